import sanitizeHtml from 'sanitize-html';
import { company } from '#app/company/company.ts';
import { storageUrl } from '#app/server/supabase.server.ts';
import { keepTogether } from '#app/ui/keep-together.ts';

/**
 * Article HTML as it may be sent: the elements of written text, pictures of the site or of the project's storage,
 * and nothing that runs, loads or styles; its figures stay with their units. A link away from the site opens with no referrer power over it; headings
 * start at h2, for the page's title is its h1.
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
      'sup',
      'sub',
      'code',
      'pre',
      'blockquote',
      'aside',
      'br',
      'hr',
      'figure',
      'figcaption',
      'img',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope'],
      ol: ['start'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: leavesSite(href) ? { href, rel: 'noopener nofollow' } : { href },
      }),
      img: (tagName, attributes) => ({ tagName, attribs: picture(attributes) }),
    },
    textFilter: (text, tagName) => (verbatim.has(tagName) ? text : keepTogether(text)),
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  });
}

/** Where each character counts. */
const verbatim = new Set(['code', 'pre']);

function leavesSite(href: string): boolean {
  if (!/^https?:/i.test(href)) return false;
  return !URL.canParse(href) || new URL(href).host !== new URL(company.siteUrl).host;
}

/** A picture's attributes; without an address where it may not come from there. */
function picture({ src = '', alt = '', width, height }: sanitizeHtml.Attributes) {
  const address = pictureAddress(src);
  return {
    ...(address !== undefined && { src: address }),
    alt,
    ...(isPixels(width) && { width }),
    ...(isPixels(height) && { height }),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** The site's own pictures by their path, those of the storage by their whole address; others undefined. */
function pictureAddress(src: string): string | undefined {
  const post = `${company.siteUrl}/blog/`;
  if (src.trim() === '' || !URL.canParse(src, post)) return undefined;
  const { origin, pathname, search, href } = new URL(src, post);
  if (origin === company.siteUrl) return pathname + search;
  return href.startsWith(storageUrl()) ? href : undefined;
}

function isPixels(length: string | undefined): length is string {
  return length !== undefined && /^[1-9]\d{0,4}$/.test(length);
}
