/** Numbers of a path, with as many digits as the eye can see. */
export const round = (value: number) => Math.round(value * 10) / 10;

/**
 * How far everything that has no end of its own (walls, floors, ground, sky, pipes) is drawn beyond the board. A page's box is
 * seldom shaped like the board: it shows the whole of the board, and fills what is left with what goes on around it.
 */
export const beyond = { from: -480, to: 1120, above: -640, below: 1120 } as const;

export type Point = readonly [x: number, y: number];

/** A smooth line through the points (Catmull-Rom), as the data of a path. */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? first;
  const bends = points.slice(1).map(([x, y], index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const handles = [
      from[0] + (x - before[0]) / 6,
      from[1] + (y - before[1]) / 6,
      x - (after[0] - from[0]) / 6,
      y - (after[1] - from[1]) / 6,
    ];
    return `C${[...handles, x, y].map(round).join(' ')}`;
  });
  return `M${first[0]} ${first[1]}${bends.join('')}`;
}

/** The line, and its mirror images at both ends: a range of hills that goes on beyond the board. */
export function onBothSides(line: readonly Point[]): readonly Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return line;
  const mirrored = (axis: number) => line.map(([x, y]): Point => [axis * 2 - x, y]).toReversed();
  return [...mirrored(first[0]).slice(0, -1), ...line, ...mirrored(last[0]).slice(1)];
}

/** The points, and copies of them around the board: stars, stones. `rise` is how far the next row is from this one. */
export function allAround(points: readonly Point[], rise: number): readonly Point[] {
  const rows: readonly Point[] = [
    [0, 0],
    [-640, 0],
    [640, 0],
    [-480, rise],
    [160, rise],
    [800, rise],
    [-320, rise * 2],
    [320, rise * 2],
  ];
  return rows.flatMap(([dx, dy]) => points.map(([x, y]): Point => [x + dx, y + dy]));
}

/** What lies under a smooth line, down to `base`: a hill, the surface of water. */
export function under(points: readonly Point[], base: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  return `${curve(points)}L${last[0]} ${base}H${first[0]}z`;
}

/** Joints of `thickness` between tiles of `size` that fill the box, from its upper left corner. */
export function joints(
  box: { x: number; y: number; width: number; height: number },
  size: number,
  thickness = 2,
): string {
  const { x, y, width, height } = box;
  const every = (length: number) =>
    Array.from({ length: Math.floor((length - 1) / size) }, (_, index) => (index + 1) * size);
  const upright = every(width).map((dx) => `M${x + dx} ${y}h${thickness}v${height}h-${thickness}z`);
  const level = every(height).map((dy) => `M${x} ${y + dy}h${width}v${thickness}h-${width}z`);
  return [...upright, ...level].join('');
}

/** Squares of `size` at the points, in one path: lights of a town, stars, grains. */
export function dots(points: readonly Point[], size: number): string {
  return points.map(([x, y]) => `M${x} ${y}h${size}v${size}h-${size}z`).join('');
}
