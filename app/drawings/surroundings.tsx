import type { ReactNode } from 'react';
import { palette } from './palette.ts';
import type { Box } from './parts.tsx';
import type { Point } from './shapes.ts';
import { allAround, beyond, dots, joints, onBothSides, under } from './shapes.ts';

/** Earth, floors, walls, and the night outside. */

/** A level stretch of one tone, from edge to edge of whatever box shows it. */
export function Band({ y, height, fill }: { y: number; height: number; fill: string }) {
  return <rect x={beyond.from} y={y} width={beyond.to - beyond.from} height={height} fill={fill} />;
}

/** How far a back goes on under what stands before it, so that no hair of the page is seen between them. */
const overlap = 8;

/** The night sky, down to `base`. */
export function NightSky({ base }: { base: number }) {
  return <Band y={beyond.above} height={base + overlap - beyond.above} fill={palette.brand950} />;
}

/** Soil in section, with stones at the points. */
export function Ground({ y, stones }: { y: number; stones?: readonly Point[] }) {
  return (
    <>
      <Band y={y} height={beyond.below - y} fill={palette.brand950} />
      {stones !== undefined && (
        <path
          d={allAround(stones, 152)
            .map(
              ([left, top], index) =>
                `M${left} ${top}${index % 2 === 0 ? 'l3-6 8-2 7 3 2 6-6 3h-9z' : 'l4-4 6 1 3 4-3 3h-8z'}`,
            )
            .join('')}
          fill={palette.brand900}
        />
      )}
    </>
  );
}

/** A tiled floor cut open from `from` to `to`: tiles of `tile`, the mortar they lie in, the slab. It is 32 thick. */
export function Floor({
  from = beyond.from,
  to = beyond.to,
  y,
  tile = 40,
}: {
  from?: number;
  to?: number;
  y: number;
  tile?: number;
}) {
  const width = to - from;
  return (
    <>
      <rect x={from} y={y} width={width} height={8} fill={palette.brand50} />
      <path d={joints({ x: from, y, width, height: 8 }, tile)} fill={palette.brand500} />
      <rect x={from} y={y + 8} width={width} height={4} fill={palette.brand500} />
      <rect x={from} y={y + 12} width={width} height={20} fill={palette.brand900} />
    </>
  );
}

/** A lit wall down to `base`; from `tilesFrom` down it is tiled. */
export function Wall({
  base,
  tilesFrom,
  tile = 40,
}: {
  base: number;
  tilesFrom?: number;
  tile?: number;
}) {
  const { from: x, to, above } = beyond;
  return (
    <>
      <Band y={above} height={base + overlap - above} fill={palette.brand100} />
      {tilesFrom !== undefined && (
        <>
          <Band y={tilesFrom} height={base - tilesFrom} fill={palette.brand200} />
          <path
            d={joints({ x, y: tilesFrom, width: to - x, height: base - tilesFrom }, tile)}
            fill={palette.brand100}
          />
          <Band y={tilesFrom - 4} height={4} fill={palette.white} />
        </>
      )}
    </>
  );
}

/** The moon, a crescent lit from the upper left, around its middle. */
export function Moon({ x, y, radius = 16 }: { x: number; y: number; radius?: number }) {
  const scale = radius / 16;
  return (
    <path
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
      d="M-2-16A16 16 0 1 0 15 6 15 15 0 0 1-2-16z"
      fill={palette.warmSoft}
    />
  );
}

/** Stars at the points, and around the board wherever its sky goes on. */
export function Stars({ at }: { at: readonly Point[] }) {
  return <path d={dots(allAround(at, -168), 2)} fill={palette.warmSoft} />;
}

/** Lit windows of a town far away. */
export function TownLights({ at, size = 4 }: { at: readonly Point[]; size?: number }) {
  return <path d={dots(at, size)} fill={palette.warm} />;
}

/** One layer of hills: what lies under the smooth line through the points, and its mirror image on both sides. */
export function Hills({
  line,
  base,
  tone,
}: {
  line: readonly Point[];
  base: number;
  tone: 'brand950' | 'brand900' | 'brand700' | 'brand500';
}) {
  return <path d={under(onBothSides(line), base)} fill={palette[tone]} />;
}

/** A window at night: a white frame on a sill, and outside what the children draw from its pane's upper left corner. */
export function Window({
  x,
  y,
  width,
  height,
  bar = true,
  children,
}: Box & { bar?: boolean; children: ReactNode }) {
  const frame = 8;
  const pane = { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame };
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={4} fill={palette.white} />
      <rect {...pane} fill={palette.brand950} />
      <svg {...pane}>{children}</svg>
      {bar && (
        <rect
          x={x + width / 2 - 3}
          y={y + frame}
          width={6}
          height={pane.height}
          fill={palette.white}
        />
      )}
      <rect
        x={x - 8}
        y={y + height - 4}
        width={width + 16}
        height={8}
        rx={2}
        fill={palette.white}
      />
      <rect x={x - 4} y={y + height + 4} width={width + 12} height={4} fill={palette.brand500} />
    </>
  );
}

/** What a window of the Serra shows at night, in a pane of that size. */
export function SerraNight({ width, height }: { width: number; height: number }) {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [Math.round(x * width), Math.round(y * height)]);
  return (
    <>
      <Moon
        x={Math.round(width * 0.18)}
        y={Math.round(height * 0.28)}
        radius={height > 90 ? 16 : 11}
      />
      <path
        d={dots(
          at([
            [0.34, 0.16],
            [0.42, 0.34],
            [0.62, 0.12],
            [0.9, 0.2],
            [0.84, 0.4],
            [0.06, 0.5],
          ]),
          2,
        )}
        fill={palette.warmSoft}
      />
      <Hills
        line={at([
          [0, 0.72],
          [0.2, 0.5],
          [0.33, 0.62],
          [0.5, 0.34],
          [0.62, 0.58],
          [0.76, 0.46],
          [1, 0.68],
        ])}
        base={height}
        tone="brand900"
      />
      <Hills
        line={at([
          [0, 0.8],
          [0.22, 0.72],
          [0.48, 0.84],
          [0.74, 0.7],
          [1, 0.8],
        ])}
        base={height}
        tone="brand700"
      />
      <TownLights
        at={at([
          [0.14, 0.84],
          [0.2, 0.88],
          [0.36, 0.86],
          [0.56, 0.86],
          [0.8, 0.8],
          [0.87, 0.84],
        ])}
        size={3}
      />
    </>
  );
}
