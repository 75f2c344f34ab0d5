import { describe, expect, it } from 'vitest';
import { sanitizeArticle } from './sanitize.server.ts';

describe('sanitizeArticle', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['an image', '<p>a<img src="https://example.com/x.png" /></p>', '<p>a</p>'],
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

  it('turns a second h1 into h2', () => {
    expect(sanitizeArticle('<h1>a</h1>')).toBe('<h2>a</h2>');
  });

  it('marks links that leave the site', () => {
    expect(sanitizeArticle('<a href="https://example.com/">a</a>')).toBe(
      '<a href="https://example.com/" rel="noopener nofollow">a</a>',
    );
  });
});
