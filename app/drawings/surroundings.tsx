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

/** The upright bar of a window's frame and the level one, which leaves small panes above large ones. */
const bar = 4;
const frame = 6;
/** Part of the height that the small panes take. */
const fanlight = 0.36;

/**
 * A casement window in its reveal: two wings of a small pane above a large one, on a thin sill. Behind them is the Serra at night,
 * or what the children draw from the upper left corner of the panes, or the light of the room when it is seen from outside. It is at
 * least as high as wide, or it would pass for a screen.
 */
export function Window({
  x,
  y,
  width,
  height,
  lit,
  children,
}: Box & { lit?: string; children?: ReactNode }) {
  const pane = { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame };
  const middle = x + width / 2;
  const level = Math.round(pane.y + pane.height * fanlight);
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill={palette.white} />
      <rect {...pane} fill={lit ?? palette.brand950} />
      {lit === undefined && (
        <svg {...pane}>{children ?? <SerraNight width={pane.width} height={pane.height} />}</svg>
      )}
      <path
        d={`M${x + frame} ${y + frame}h${pane.width}v3h-${pane.width - 3}v${pane.height - 3}h-3zM${middle + bar / 2} ${pane.y}h3v${pane.height}h-3zM${pane.x} ${level + bar}h${pane.width}v2h-${pane.width}z`}
        fill={palette.brand500}
      />
      <path
        d={`M${middle - bar} ${pane.y}h${bar * 1.5}v${pane.height}h-${bar * 1.5}zM${pane.x} ${level}h${pane.width}v${bar}h-${pane.width}z`}
        fill={palette.white}
      />
      <path d={`M${x - 5} ${y + height}h${width + 10}v4h-${width + 10}z`} fill={palette.white} />
      <path
        d={`M${x - 2} ${y + height + 4}h${width + 7}v3h-${width + 7}z`}
        fill={palette.brand500}
      />
    </>
  );
}

/** What a window of the Serra shows at night, in a pane of that size; moon and town keep clear of its bars. */
function SerraNight({ width, height }: { width: number; height: number }) {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [Math.round(x * width), Math.round(y * height)]);
  return (
    <>
      <Moon
        x={Math.round(width * 0.24)}
        y={Math.round(height * 0.18)}
        radius={Math.round(Math.min(width / 9, height / 10))}
      />
      <path
        d={dots(
          at([
            [0.66, 0.08],
            [0.84, 0.22],
            [0.6, 0.28],
            [0.1, 0.46],
            [0.36, 0.5],
            [0.9, 0.46],
          ]),
          2,
        )}
        fill={palette.warmSoft}
      />
      <Hills
        line={at([
          [0, 0.74],
          [0.24, 0.56],
          [0.4, 0.7],
          [0.68, 0.5],
          [0.84, 0.64],
          [1, 0.6],
        ])}
        base={height}
        tone="brand900"
      />
      <Hills
        line={at([
          [0, 0.8],
          [0.22, 0.76],
          [0.48, 0.86],
          [0.74, 0.74],
          [1, 0.82],
        ])}
        base={height}
        tone="brand700"
      />
      <TownLights
        at={at([
          [0.12, 0.86],
          [0.24, 0.84],
          [0.36, 0.9],
          [0.62, 0.88],
          [0.76, 0.84],
          [0.88, 0.9],
        ])}
        size={3}
      />
    </>
  );
}
