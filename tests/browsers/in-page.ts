// Functions that run in the page: their text is sent to it, so each has to stand alone.

/** What a visitor sees and hears of each element that `selector` finds, or of those of a name. */
export function look(selector: string, wanted: string | null) {
  const text = (node: Node | null | undefined) =>
    (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    // Not `labels`: WebKitGTK 2.50 aborts when it clears away such a live list after the page that it was of.
    const label = isField ? document.querySelector(`label[for="${element.id}"]`) : element;
    const name = element.getAttribute('aria-label') ?? text(label);
    if (wanted !== null && name !== wanted) return [];
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const visible = element.checkVisibility({ visibilityProperty: true }) && width * height > 0;
    return {
      name,
      visible,
      inView: visible && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
      focused: element === document.activeElement,
      value: isField ? element.value : '',
      href: element.getAttribute('href') ?? '',
      description: text(document.getElementById(element.getAttribute('aria-describedby') ?? '')),
      left,
      right,
      top,
    };
  });
}

/**
 * The middle of the first element that is shown, brought into view where it is not; nothing while something else lies
 * there.
 */
export function reach(selector: string, wanted: string | null) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? document.querySelector(`label[for="${element.id}"]`)
        : element;
    const name =
      element.getAttribute('aria-label') ?? label?.textContent?.replaceAll(/\s+/g, ' ').trim();
    if (wanted !== null && name !== wanted) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const isUncovered = ({ x, y }: { x: number; y: number }) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    if (!isUncovered(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return isUncovered(middle()) ? middle() : null;
  }
  return null;
}

/** Keeps what the browser would tell a developer, from now on. */
export function keepProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      problems.push(words.map(String).join(' '));
      say(...words);
    };
  }
}

/** What was kept; nothing on a document where nobody listened. */
export function keptProblems(): unknown {
  return Reflect.get(window, 'problems') ?? [];
}

/** Comes back when the page has painted twice, and what waits to be run was run. */
export async function painted(): Promise<void> {
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
  await new Promise((done) => {
    setTimeout(done);
  });
}

/** The part of the page that reaches out of the screen at a side, and so makes it scroll sideways. */
export function widerThanScreen(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** Whether all that the page names has come, and its first script has run. */
export function isComplete(): boolean {
  return document.readyState === 'complete';
}
