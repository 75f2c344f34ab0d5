/** Look of a link within lists and small text: at least 24 pixels high (WCAG 2.2, 2.5.8). */
export const linkStyle =
  '-my-0.75 inline-block min-w-6 py-0.75 font-medium text-link underline underline-offset-2';
