/** The brand's colour, for icons and the browser's frame. `styles.css`, `favicon.svg` and `site.webmanifest` repeat it. */
export const brandColor = '#0b4a55';

/** The browser's frame in the dark theme: the page's own surface there. */
export const nightColor = '#0a2128';
