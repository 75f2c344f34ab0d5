/**
 * Paths, each no longer than `length` characters and none like another: of those that begin alike the beginning is left
 * out, up to shortly before the place where they part.
 */
export function pathLabels(paths: readonly string[], length: number): string[] {
  const taken = new Set<string>();
  return paths.map((path, index) => {
    const parting = Math.max(
      0,
      ...paths.map((other, place) => (place === index ? 0 : alike(path, other))),
    );
    const short = shortened(path, parting, length);
    let label = short;
    for (let number = 2; taken.has(label); number += 1) {
      const suffix = ` (${number})`;
      label = `${short.slice(0, length - suffix.length)}${suffix}`;
    }
    taken.add(label);
    return label;
  });
}

/** Characters before the place where two paths part that are shown. */
const shownBefore = 4;

function shortened(path: string, parting: number, length: number): string {
  if (path.length <= length) return path;
  const whole = parting + shownBefore < length;
  const start = whole ? 0 : Math.min(parting - shownBefore, path.length - length + 1);
  const head = start === 0 ? '' : '…';
  const room = length - head.length;
  const rest = path.slice(start);
  return head + (rest.length <= room ? rest : `${rest.slice(0, room - 1)}…`);
}

/** How many characters two texts have in common at their beginning. */
function alike(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
