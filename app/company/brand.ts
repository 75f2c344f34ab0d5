/** The brand's colour, for icons and the browser's frame. `styles.css`, `favicon.svg` and `site.webmanifest` repeat it. */
export const brandColor = '#0b4a55';
