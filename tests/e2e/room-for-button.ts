/**
 * Scrolls the page from its start to its end, so many pixels at a time, and tells where the floating WhatsApp button
 * lies on a text or control, and whether the end of the page can be read. A button inside an opaque bar, as wide as the
 * page, at the bottom edge lies on nothing: what is under it is hidden whole, as under the header. Runs in the page.
 */
export function roomForButton(pixels: number) {
  const aside = document.querySelector('aside[aria-label="Contato rápido"]');
  const button = aside?.querySelector('a[href^="https://wa.me/"]');
  if (!aside || !button) throw new Error('The page has no floating WhatsApp button.');

  scrollTo({ top: 0, behavior: 'instant' });
  const pageWidth = document.documentElement.clientWidth;
  const isBar = (element: Element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(element);
    return (
      left <= 0 &&
      right >= pageWidth &&
      bottom > innerHeight - 1 &&
      backgroundColor.startsWith('rgb(')
    );
  };
  let bar: Element | undefined;
  for (let part = button.parentElement; part && part !== document.body; part = part.parentElement)
    if (isBar(part)) bar = part;

  const texts: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || aside.contains(node)) continue;
    if (node.parentElement?.checkVisibility() !== true) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push(range);
  }
  const controls = [
    ...document.querySelectorAll('a, button, input, textarea, select, summary, iframe'),
  ].filter((element) => !aside.contains(element) && element.checkVisibility());
  const overlaps = new Set<string>();
  let positions = 0;
  for (let top = 0; ; top += pixels) {
    scrollTo({ top, behavior: 'instant' });
    positions += 1;
    const place = button.getBoundingClientRect();
    const middle = document.elementFromPoint(
      (place.left + place.right) / 2,
      (place.top + place.bottom) / 2,
    );
    if (!middle || !button.contains(middle)) overlaps.add('Something lies on the button.');
    if (!bar || !isBar(bar)) {
      for (const thing of [...texts, ...controls]) {
        for (const { left, right, top: start, bottom } of thing.getClientRects()) {
          const apart =
            right <= place.left ||
            left >= place.right ||
            bottom <= place.top ||
            start >= place.bottom;
          if (!apart)
            overlaps.add(
              `at ${top}: ${(thing instanceof Range ? thing.toString() : thing.outerHTML).slice(0, 80)}`,
            );
        }
      }
    }
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
  }
  const lastLine = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
  return {
    positions,
    overlaps: [...overlaps],
    barHeight: bar ? bar.getBoundingClientRect().height : 0,
    hiddenAtEnd: bar ? Math.max(0, lastLine - bar.getBoundingClientRect().top) : 0,
  };
}
