/** Numbers of a path, with as many digits as the eye can see. */
export const round = (value: number) => Math.round(value * 10) / 10;

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
