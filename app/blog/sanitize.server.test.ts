import { describe, expect, it } from 'vitest';
import { sanitizeArticle } from './sanitize.server.ts';

const storage = 'https://project.supabase.co/storage/v1/';

describe('sanitizeArticle', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a picture from elsewhere', '<p>a<img src="https://example.com/x.png" /></p>', '<p>a</p>'],
    ['a picture without an address', '<p>a<img alt="b" /></p>', '<p>a</p>'],
    ['a picture in its own address', '<img src="data:image/png;base64,AAAA" />', ''],
    ['a picture behind two slashes', '<img src="//example.com/x.png" />', ''],
    ['a picture behind a path of two slashes', '<img src="/.//example.com/x.png" />', ''],
    ['what is not of the storage', `<img src="${storage}../../auth/v1/x" />`, ''],
    ['another project', '<img src="https://project.supabase.co.example.com/storage/v1/x" />', ''],
    ['a frame', '<iframe src="https://example.com"></iframe>', ''],
    ['a style', '<p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['a protocol-relative address', '<a href="//example.com">a</a>', '<a>a</a>'],
  ])('drops %s', (_what, html, clean) => {
    expect(sanitizeArticle(html)).toBe(clean);
  });

  it('keeps the elements that articles are written with', () => {
    const html =
      '<h2>Um</h2><p>a <strong>b</strong> <a href="/servicos/pia">c</a></p><ol start="2"><li>d</li></ol>';
    expect(sanitizeArticle(html)).toBe(html);
  });

  it('keeps a price and a time in one line, and code as it was written', () => {
    expect(
      sanitizeArticle(
        '<p>De R$ 80 a <em>R$ 200</em>, em 2 horas &amp; 5 dias: <code>2 h</code></p>',
      ),
    ).toBe(
      '<p>De R$\u00a080 a <em>R$\u00a0200</em>, em 2\u00a0horas &amp; 5\u00a0dias: <code>2 h</code></p>',
    );
  });

  it('turns a second h1 into h2', () => {
    expect(sanitizeArticle('<h1>a</h1>')).toBe('<h2>a</h2>');
  });

  it.each([
    '<p>m<sup>2</sup>, H<sub>2</sub>O, <code>a</code></p>',
    '<pre><code>a\nb</code></pre>',
    '<figure><figcaption>a</figcaption></figure>',
    '<aside><p><strong>a</strong></p></aside>',
  ])('keeps %s', (html) => {
    expect(sanitizeArticle(html)).toBe(html);
  });

  it.each([
    ['/fotos/pia.webp?v=2', '/fotos/pia.webp?v=2'],
    ['http://localhost:3000/fotos/pia.webp', '/fotos/pia.webp'],
    [`${storage}object/public/fotos/pia.webp`, `${storage}object/public/fotos/pia.webp`],
  ])('keeps the picture %s, loaded when it is needed', (src, kept) => {
    const html = `<figure><img src="${src}" alt="Pia" width="800" height="600" srcset="x" onerror="x" loading="eager" /></figure>`;
    expect(sanitizeArticle(html)).toBe(
      `<figure><img src="${kept}" alt="Pia" width="800" height="600" loading="lazy" decoding="async" /></figure>`,
    );
  });

  it('gives a picture an empty description and takes only pixels for its size', () => {
    expect(sanitizeArticle('<img src="/a.png" width="100%" height="0">')).toBe(
      '<img src="/a.png" alt="" loading="lazy" decoding="async" />',
    );
  });

  it.each(['/contato', '#fotos', 'http://localhost:3000/contato', 'tel:+5524900000000'])(
    'lets a search engine follow %s',
    (href) => {
      expect(sanitizeArticle(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`);
    },
  );

  it('marks links that leave the site', () => {
    expect(sanitizeArticle('<a href="https://example.com/">a</a>')).toBe(
      '<a href="https://example.com/" rel="noopener nofollow">a</a>',
    );
  });
});
