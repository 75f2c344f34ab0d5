import type { ReactNode } from 'react';
import { palette } from './palette.ts';
import { Collar, Pipe, Filling } from './parts.tsx';
import { Ground, Hills, Moon, NightSky, Stars, TownLights } from './surroundings.tsx';
import { JetHose } from './tools.tsx';
import type { Point } from './shapes.ts';
import { beyond, round } from './shapes.ts';

/** What the scenes of the neighbourhoods are built from, on boards of 640 × 360, lit from the upper left. */

/** The height at which people walk; what lies below is cut open. */
export const street = 248;

const width = 640;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const usualMoon: Point = [88, 60];
const none: readonly Point[] = [];
const nobody: readonly number[] = [];

/** The sky, the moon upper left, and the Serra in three layers: far, near, and the trees at its foot. */
export function SerraSky({
  stars,
  far,
  near,
  trees,
  lights = none,
  moon = usualMoon,
}: {
  stars: readonly Point[];
  far: readonly Point[];
  near: readonly Point[];
  trees?: readonly Point[];
  lights?: readonly Point[];
  moon?: Point;
}) {
  return (
    <>
      <NightSky base={street} />
      <Moon x={moon[0]} y={moon[1]} radius={20} />
      <Stars at={stars} />
      <Hills line={far} base={street} tone="brand900" />
      <Hills line={near} base={street} tone="brand700" />
      <TownLights at={lights} />
      {trees && <path d={treeTops(trees)} fill={palette.brand900} />}
    </>
  );
}

/** The rounded tops of trees in a row: each as wide as the way to the next point, its top at the point's height. */
function treeTops(points: readonly Point[]): string {
  const [first = 0] = points[0] ?? [];
  const again = (by: number) => points.map(([x, y]): Point => [x + by, y]);
  const row = [...(first === 0 ? again(-width) : []), ...points, ...again(width - first)];
  const crowns = row.map(([x, y], index) => {
    const next = row[index + 1]?.[0] ?? width * 2 - first;
    const radius = (next - x) / 2;
    return `V${y + radius}a${radius} ${radius} 0 0 1 ${next - x} 0`;
  });
  return `M${row[0]?.[0] ?? 0} ${street}${crowns.join('')}V${street}z`;
}

const corners = (points: readonly Point[]) => points.map((point) => point.join(' ')).join('L');

/** A granite peak: its lit face left of the ridge that runs down from the top, its shaded one right of it. */
export function Peak({
  ridge,
  left,
  right,
}: {
  ridge: readonly Point[];
  left: readonly Point[];
  right: readonly Point[];
}) {
  return (
    <>
      <path d={`M${corners(ridge.toReversed())}L${corners(right)}z`} fill={palette.brand900} />
      <path d={`M${corners(ridge.toReversed())}L${corners(left)}z`} fill={palette.brand700} />
    </>
  );
}

/** A wall outside, its right part in the shade. */
export function Facade({
  x,
  y,
  width: length,
  height: rise,
  shade = Math.round(length / 4),
  light = palette.brand100,
  dark = palette.brand200,
}: Box & { shade?: number; light?: string; dark?: string }) {
  return (
    <>
      <path d={`M${x} ${y}h${length}v${rise}h-${length}z`} fill={light} />
      <path d={`M${x + length - shade} ${y}h${shade}v${rise}h-${shade}z`} fill={dark} />
    </>
  );
}

/** A roof seen from the front of its gable: the left slope lit, the right one not. */
function Gable({
  x,
  y,
  width: length,
  height: rise,
  light = palette.brand500,
  dark = palette.brand700,
}: Box & { light?: string; dark?: string }) {
  const half = length / 2;
  return (
    <>
      <path d={`M${x} ${y}l${half}-${rise}v${rise}z`} fill={light} />
      <path d={`M${x + half} ${y}v-${rise}l${half} ${rise}z`} fill={dark} />
    </>
  );
}

/** A roof whose long side we see: a trapezium from the eaves at `y` up, `inset` shorter at the ridge on each side. */
export function LongRoof({
  x,
  y,
  width: length,
  height: rise,
  inset = rise,
  shade = Math.round(length / 3),
}: Box & { inset?: number; shade?: number }) {
  const edge = x + length - shade;
  return (
    <>
      <path
        d={`M${x} ${y}l${inset}-${rise}H${x + length - inset}l${inset} ${rise}z`}
        fill={palette.brand500}
      />
      <path
        d={`M${edge} ${y}v-${rise}H${x + length - inset}l${inset} ${rise}z`}
        fill={palette.brand700}
      />
    </>
  );
}

/** Equal windows in rows; `asleep` lists the dark ones, counted from the upper left. `arched` gives them round heads. */
export function Windows({
  x,
  y,
  columns,
  rows = 1,
  stepX = 16,
  stepY = 20,
  width: pane = 8,
  height: rise = 12,
  asleep = nobody,
  arched = false,
  lit = palette.warm,
}: {
  x: number;
  y: number;
  columns: number;
  rows?: number;
  stepX?: number;
  stepY?: number;
  width?: number;
  height?: number;
  asleep?: readonly number[];
  arched?: boolean;
  lit?: string;
}) {
  const path = (dark: boolean) =>
    Array.from({ length: rows * columns }, (_, index) => {
      if (asleep.includes(index) !== dark) return '';
      const left = x + (index % columns) * stepX;
      const top = y + Math.floor(index / columns) * stepY;
      return arched
        ? `M${left} ${top + rise}v-${rise - pane / 2}a${pane / 2} ${pane / 2} 0 0 1 ${pane} 0v${rise - pane / 2}z`
        : `M${left} ${top}h${pane}v${rise}h-${pane}z`;
    }).join('');
  return (
    <>
      <path d={path(false)} fill={lit} />
      {asleep.length > 0 && <path d={path(true)} fill={palette.brand700} />}
    </>
  );
}

/** Timbers of a half-timbered wall, each from one point to another. */
export function Timbers({
  lines,
  thickness = 4,
}: {
  lines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  thickness?: number;
}) {
  const path = lines
    .map(([x1, y1, x2, y2]) => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      const across = ((y1 - y2) / length) * thickness;
      const down = ((x2 - x1) / length) * thickness;
      return `M${round(x1 - across / 2)} ${round(y1 - down / 2)}L${round(x2 - across / 2)} ${round(y2 - down / 2)}l${round(across)} ${round(down)}L${round(x1 + across / 2)} ${round(y1 + down / 2)}z`;
    })
    .join('');
  return <path d={path} fill={palette.brand700} />;
}

/** A half-timbered gable with a lit attic, under slopes that overhang it. */
export function TimberGable({ x, y, width: length, height: rise }: Box) {
  const half = length / 2;
  const middle = x + half;
  const overhang = 6;
  const thick = 8;
  const reach = half + overhang;
  const drop = (reach * rise) / half;
  const collar = y - rise * 0.55;
  const quarter = half * 0.4;
  const pane = Math.round(half / 8);
  return (
    <>
      <Gable
        x={x}
        y={y}
        width={length}
        height={rise}
        light={palette.brand50}
        dark={palette.brand200}
      />
      <Timbers
        lines={[
          [middle, collar, middle, y - rise],
          [middle - quarter, y, middle - quarter, collar],
          [middle + quarter, y, middle + quarter, collar],
          [x + half * 0.55, collar, x + half * 1.45, collar],
          [x, y - 2, x + length, y - 2],
        ]}
      />
      <path
        d={`M${middle - pane} ${y - 8}v-${Math.round(rise * 0.26)}h${pane * 2}v${Math.round(rise * 0.26)}z`}
        fill={palette.warm}
      />
      <path
        d={`M${middle} ${y - rise - thick}l-${reach} ${drop}v${thick}L${middle} ${y - rise + 2}z`}
        fill={palette.brand500}
      />
      <path
        d={`M${middle} ${y - rise - thick}l${reach} ${drop}v${thick}L${middle} ${y - rise + 2}z`}
        fill={palette.brand700}
      />
    </>
  );
}

/** Small houses far up the hill, each with its lower left corner at the point: where the hill itself is, and no trees. */
export function Cottages({
  at,
  asleep = nobody,
}: {
  at: readonly Point[];
  asleep?: readonly number[];
}) {
  return at.map(([x, y], index) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <path d="M0-12h15v12H0z" fill={palette.brand200} />
      <path d="M15-12h8v12h-8zM-3-12l6-9h15l-3 9z" fill={palette.brand500} />
      <path d="M15-12l3-9 7 9z" fill={palette.brand900} />
      <path d="M5-9h5v5H5z" fill={asleep.includes(index) ? palette.brand700 : palette.warm} />
    </g>
  ));
}

interface Standing {
  x: number;
  y?: number;
  size?: number;
}

/** A tree of the garden. */
export function Tree({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-5 0c3-10 3-22 2-34h6c-1 12-1 24 2 34z" fill={palette.brand950} />
      <g fill={palette.brand950}>
        <circle cx={-16} cy={-38} r={15} />
        <circle cx={1} cy={-54} r={21} />
        <circle cx={18} cy={-38} r={15} />
        <path d="M-16-38h34v15h-34z" />
      </g>
      <g fill={palette.brand500}>
        <circle cx={-18} cy={-40} r={13} />
        <circle cx={-3} cy={-58} r={17} />
        <circle cx={-5} cy={-44} r={12} />
        <circle cx={8} cy={-50} r={11} />
      </g>
    </g>
  );
}

/** A fir. */
export function Fir({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3-12h6v12h-6z" fill={palette.brand950} />
      <path d="M0-84l-11 28h5l-11 22h5L-22-10H0z" fill={palette.brand500} />
      <path d="M0-84l11 28H6l11 22h-5l10 24H0z" fill={palette.brand950} />
    </g>
  );
}

/** An araucaria, the pine of the highlands: bare trunk, and a crown like a cup. */
export function Araucaria({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3 0l1-86h2V0z" fill={palette.brand200} />
      <path d="M0 0v-86h2l1 86z" fill={palette.brand500} />
      <path
        d="M-34-88a8 8 0 0 1 14-5 9 9 0 0 1 14-4 8 8 0 0 1 6-3v31c-18 0-32-6-34-19zM-18-54a7 7 0 0 1 12-2l6 1v13c-10 0-17-4-18-12z"
        fill={palette.brand500}
      />
      <path
        d="M34-88a8 8 0 0 0-14-5 9 9 0 0 0-14-4 8 8 0 0 0-6-3v31c18 0 32-6 34-19zM18-54a7 7 0 0 0-12-2l-6 1v13c10 0 17-4 18-12z"
        fill={palette.brand950}
      />
    </g>
  );
}

/** An imperial palm, as they stand along the avenues of Petrópolis. */
export function Palm({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3 0l1-100h2V0z" fill={palette.brand200} />
      <path d="M0 0v-100h2l1 100z" fill={palette.brand500} />
      <path
        d="M0-98c-4-10-15-15-26-7 8-1 14 2 17 6-8-1-14 5-16 16 6-7 14-11 25-11zM0-94c-9-10-9-22 0-32z"
        fill={palette.brand500}
      />
      <path
        d="M0-98c4-10 15-15 26-7-8-1-14 2-17 6 8-1 14 5 16 16-6-7-14-11-25-11zM0-94c9-10 9-22 0-32z"
        fill={palette.brand700}
      />
    </g>
  );
}

/** Our van. It is 80 long, and its hose leaves at the back, on the left. */
export function Van({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}>
      <path
        d="M0-41a4 4 0 0 1 4-4h44c9 0 14 4 18 12l4 8c6 1 10 4 10 9v8a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z"
        fill={palette.white}
      />
      <path d="M0-18h80v10a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" fill={palette.brand200} />
      <path d="M46-39h3c6 0 9 3 12 9l3 6H46z" fill={palette.brand700} />
      <path d="M46-39h3c2 0 4 1 6 2l-6 13h-3z" fill={palette.brand500} />
      <path d="M4-32h34v5H4zM77-19h3v6h-3z" fill={palette.warm} />
      {[17, 63].map((wheel) => (
        <g key={wheel}>
          <path d={`M${wheel - 10}-5a10 10 0 0 1 20 0z`} fill={palette.brand500} />
          <circle cx={wheel} cy={-8} r={8} fill={palette.brand950} />
          <circle cx={wheel} cy={-8} r={3} fill={palette.brand200} />
        </g>
      ))}
    </g>
  );
}

/**
 * The street and what it hides: the sewer comes from the left, or from the house over `inlet`; its water waits before the
 * blockage, and the hose of our van comes down the open shaft at `shaft`. `from` is where the street begins.
 */
export function UnderStreet({
  inlet,
  clog,
  shaft = 496,
  van = 540,
  from = beyond.from,
  children,
}: {
  inlet?: number;
  clog: number;
  shaft?: number;
  van?: number;
  from?: number;
  children?: ReactNode;
}) {
  const axis = 312;
  const bend = 20;
  const start =
    inlet === undefined
      ? `M-480 ${axis}`
      : `M${inlet} ${street + 3}V${axis - bend}a${bend} ${bend} 0 0 0 ${bend} ${bend}`;
  return (
    <>
      <Ground
        y={street}
        stones={[
          [72, 341],
          [200, 282],
          [248, 341],
          [376, 280],
          [440, 341],
          [584, 282],
          [612, 341],
        ]}
      />
      <path d={`M${from} ${street}H${beyond.to}v8H${from}z`} fill={palette.brand200} />
      <path d={`M${from} ${street + 8}H${beyond.to}v6H${from}z`} fill={palette.brand500} />
      {children}
      <Pipe d={`${start}H${beyond.to}M${shaft} ${street - 2}v${axis - street + 2}`} />
      <Filling d={`${start}H${clog}`} />
      {inlet !== undefined && <Collar x={inlet} y={268} run="upright" />}
      <Plug x={clog} y={axis} />
      <path d={`M${shaft + 20} ${street}v-4h18v4z`} fill={palette.brand500} />
      <JetHose
        d={`M${clog + 60} ${axis}H${shaft - 16}a16 16 0 0 0 16-16v-56a16 16 0 0 1 16-16H${van + 4}`}
        x={clog + 52}
        y={axis}
        towards="left"
      />
      <Van x={van} />
    </>
  );
}

/** What closes a bore of 20 from wall to wall, around its middle: uneven at both ends. */
export function Plug({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-24-10H20a7 7 0 0 1 6 10 6 6 0 0 1 2 10H-28a6 6 0 0 1-2-9 7 7 0 0 1 6-11z"
        fill={palette.warm}
      />
      <g fill={palette.warmSoft}>
        <circle cx={-14} cy={-3} r={3} />
        <circle cx={2} cy={4} r={2} />
        <circle cx={13} cy={-3} r={2.5} />
      </g>
    </g>
  );
}
