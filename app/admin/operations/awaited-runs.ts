/**
 * The runs that this tab started and whose end it has not told yet. They outlive the page, not the tab, so that
 * the toast comes even when the operator has left and come back.
 */
const key = 'operacoes-aguardadas';
const separator = ' ';

function read(): string[] {
  return (sessionStorage.getItem(key) ?? '').split(separator);
}

/** Remembers a run whose end this tab shows in a toast. */
export function awaitRun(id: string): void {
  sessionStorage.setItem(key, [...read(), id].join(separator));
}

/** Forgets a run, because its toast is shown now. False when this tab does not await it (any more). */
export function stopAwaiting(id: string): boolean {
  const awaited = read();
  if (!awaited.includes(id)) return false;
  sessionStorage.setItem(key, awaited.filter((other) => other !== id).join(separator));
  return true;
}
