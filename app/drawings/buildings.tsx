import { palette } from './palette.ts';
import type { Point } from './shapes.ts';
import { round } from './shapes.ts';

/** The houses of the neighbourhoods' scenes, lit from the upper left. */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const nobody: readonly number[] = [];

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
