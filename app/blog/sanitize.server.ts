import sanitizeHtml from 'sanitize-html';

/**
 * Article HTML as it may be sent: the elements of written text and nothing that runs, loads or styles.
 * A link away from the site opens with no referrer power over it; headings start at h2, for the page's
 * title is its h1.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'a',
      'strong',
      'em',
      'blockquote',
      'br',
      'hr',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attributes) => {
        const { href = '' } = attributes;
        const external = /^https?:/i.test(href);
        return { tagName, attribs: external ? { href, rel: 'noopener nofollow' } : { href } };
      },
    },
  });
}
