import type { ReactNode } from 'react';
import { palette } from './palette.ts';
import type { Point } from './shapes.ts';
import { dots, joints, under } from './shapes.ts';

/**
 * What the drawings are made of. Light comes from the upper left, so each part has a lighter tone and, on its right and
 * underneath, a darker one. Coordinates are those of the board.
 */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Outer and inner diameter of a pipe. */
export interface PipeSize {
  outer: number;
  bore: number;
}

export const pipeSizes = {
  /** Of a fixture. */
  branch: { outer: 32, bore: 20 },
  /** Of a building, a toilet, a street. */
  main: { outer: 48, bore: 34 },
} as const satisfies Record<string, PipeSize>;

/** A pipe cut open along its axis `d`: wall, and an empty bore. */
export function Pipe({
  d,
  size = pipeSizes.branch,
  wall = palette.white,
  shade = palette.brand200,
  bore = palette.brand700,
}: {
  d: string;
  size?: PipeSize;
  wall?: string;
  shade?: string;
  bore?: string;
}) {
  return (
    <g fill="none">
      <path d={d} stroke={shade} strokeWidth={size.outer} />
      <path d={d} stroke={wall} strokeWidth={size.outer - 3} transform="translate(-1.5 -1.5)" />
      <path d={d} stroke={bore} strokeWidth={size.bore} />
    </g>
  );
}

/** What fills the bore along the axis `d`: water, unless another tone is given. */
export function Filling({
  d,
  width = pipeSizes.branch.bore,
  tone = palette.brand500,
  round = false,
}: {
  d: string;
  width?: number;
  tone?: string;
  round?: boolean;
}) {
  return (
    <path
      d={d}
      fill="none"
      stroke={tone}
      strokeWidth={width}
      strokeLinecap={round ? 'round' : 'butt'}
    />
  );
}

/** The nut or socket around a pipe, cut open with it; `run` says which way the pipe runs there. */
export function Collar({
  x,
  y,
  run,
  pipe = pipeSizes.branch,
  lip = 4,
  length = 12,
}: {
  x: number;
  y: number;
  run: 'level' | 'upright';
  pipe?: PipeSize;
  /** How far it stands out from the pipe. */
  lip?: number;
  length?: number;
}) {
  const thickness = (pipe.outer - pipe.bore) / 2 + lip;
  return [-pipe.outer / 2 - lip, pipe.bore / 2].map((offset) =>
    run === 'level' ? (
      <Solid
        key={offset}
        x={x - length / 2}
        y={y + offset}
        width={length}
        height={thickness}
        radius={2}
      />
    ) : (
      <Solid
        key={offset}
        x={x + offset}
        y={y - length / 2}
        width={thickness}
        height={length}
        radius={2}
      />
    ),
  );
}

/** A box in two tones: the darker one as a strip on its right and underneath. */
export function Solid({
  x,
  y,
  width,
  height,
  radius = 0,
  light = palette.brand200,
  dark = palette.brand500,
  strip = 3,
}: Box & { radius?: number; light?: string; dark?: string; strip?: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={radius} fill={dark} />
      <rect x={x} y={y} width={width - strip} height={height - strip} rx={radius} fill={light} />
    </>
  );
}

/** The blockage: what closes the bore along the axis `d`, with `knobs` that make its ends uneven and lumps of light. */
export function Clog({
  d,
  width = pipeSizes.branch.bore,
  knobs,
  lumps,
}: {
  d: string;
  width?: number;
  knobs?: readonly Round[];
  lumps?: readonly Round[];
}) {
  return (
    <>
      <Filling d={d} width={width} tone={palette.warm} round />
      <Rounds of={knobs} tone={palette.warm} />
      <Rounds of={lumps} tone={palette.warmSoft} />
    </>
  );
}

/** A circle: its middle and its radius. */
export type Round = readonly [x: number, y: number, radius: number];

export function Rounds({ of, tone }: { of: readonly Round[] | undefined; tone: string }) {
  return of?.map(([x, y, radius]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={tone} />
  ));
}

/** The probe: a cable along `d`, then a coil along `coil`, with its tip at the end of that. */
export function Probe({ d, coil, tip: [x, y] }: { d: string; coil: string; tip: Point }) {
  return (
    <>
      <path
        d={d}
        fill="none"
        stroke={palette.brand500}
        strokeWidth={5}
        transform="translate(1.5 2)"
      />
      <g fill="none" stroke={palette.white}>
        <path d={d} strokeWidth={5} strokeLinecap="round" />
        <path d={coil} strokeWidth={5} />
        <path d={coil} strokeWidth={14} strokeDasharray="3 4" />
      </g>
      <circle cx={x} cy={y} r={5} fill={palette.white} />
    </>
  );
}

/** The machine that holds the probe's cable, standing on `y`, 80 wide; the cable leaves it on the left at `y - 40`. */
export function Drum({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M20-8h48v8H20z" fill={palette.brand900} />
      <path d="M30-24h28l6 24H24z" fill={palette.brand700} />
      <Tube
        d="M44-72v-12h24"
        width={6}
        light={palette.brand700}
        dark={palette.brand900}
        shade={2}
      />
      <circle cx={44} cy={-40} r={34} fill={palette.brand700} />
      <circle cx={42} cy={-42} r={31} fill={palette.brand500} />
      <circle cx={44} cy={-40} r={20} fill={palette.brand900} />
      <circle cx={44} cy={-40} r={7} fill={palette.white} />
      <Solid x={0} y={-46} width={16} height={12} radius={2} />
    </g>
  );
}

/** Hair, roots, creases: what is as thin as a cable. */
export function Strands({
  strands,
  width = 3,
  tone = palette.warm,
}: {
  strands: readonly string[];
  width?: number;
  tone?: string;
}) {
  return (
    <path
      d={strands.join('')}
      fill="none"
      stroke={tone}
      strokeWidth={width}
      strokeLinecap="round"
    />
  );
}

/** The hose of the water jet along the level axis at `y`, its nozzle at `x`, its jets towards the left or the right. */
export function JetHose({
  d,
  x,
  y,
  towards,
}: {
  d: string;
  x: number;
  y: number;
  towards: 'left' | 'right';
}) {
  const way = towards === 'left' ? 1 : -1;
  return (
    <g transform={`translate(${x} ${y}) scale(${way} 1)`}>
      <g fill="none" stroke={palette.white} strokeLinecap="round" strokeWidth={2}>
        <path d="M-2 0h-18M-2-4l-14-4M-2 4l-14 4" />
      </g>
      <path d="M0-4l4-3h10v14H4L0 4z" fill={palette.white} />
      <path d="M0 4l4 3h10V3H0z" fill={palette.brand200} />
      <g transform={`scale(${way} 1) translate(${-x} ${-y})`} fill="none">
        <path d={d} stroke={palette.white} strokeWidth={8} />
      </g>
    </g>
  );
}

/** Soil in section, with stones at the points. */
export function Ground({
  x = 0,
  y,
  width,
  height,
  stones,
}: Omit<Box, 'x'> & { x?: number; stones?: readonly Point[] }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={palette.brand950} />
      {stones?.map(([left, top], index) => (
        <path
          key={`${left} ${top}`}
          d={`M${left} ${top}${index % 2 === 0 ? 'l3-6 8-2 7 3 2 6-6 3h-9z' : 'l4-4 6 1 3 4-3 3h-8z'}`}
          fill={palette.brand900}
        />
      ))}
    </>
  );
}

/** A tiled floor cut open from `from` to `to`: tiles of `tile`, the mortar they lie in, the slab. It is 32 thick. */
export function Floor({
  from = 0,
  to,
  y,
  tile = 40,
}: {
  from?: number;
  to: number;
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

/** A lit wall; from `tilesFrom` down it is tiled. */
export function Wall({
  width,
  height,
  tilesFrom,
  tile = 40,
}: {
  width: number;
  height: number;
  tilesFrom?: number;
  tile?: number;
}) {
  return (
    <>
      <rect width={width} height={height} fill={palette.brand100} />
      {tilesFrom !== undefined && (
        <>
          <rect y={tilesFrom} width={width} height={height - tilesFrom} fill={palette.brand200} />
          <path
            d={joints({ x: 0, y: tilesFrom, width, height: height - tilesFrom }, tile)}
            fill={palette.brand100}
          />
          <rect y={tilesFrom - 4} width={width} height={4} fill={palette.white} />
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

export function Stars({ at }: { at: readonly Point[] }) {
  return <path d={dots(at, 2)} fill={palette.warmSoft} />;
}

/** Lit windows of a town far away. */
export function TownLights({ at, size = 4 }: { at: readonly Point[]; size?: number }) {
  return <path d={dots(at, size)} fill={palette.warm} />;
}

/** One layer of hills: what lies under the smooth line through the points. */
export function Hills({
  line,
  base,
  tone,
}: {
  line: readonly Point[];
  base: number;
  tone: 'brand950' | 'brand900' | 'brand700' | 'brand500';
}) {
  return <path d={under(line, base)} fill={palette[tone]} />;
}

/** A round bar or hose along `d`: a tap, a handle, a cord. */
export function Tube({
  d,
  width,
  light = palette.brand500,
  dark = palette.brand700,
  shade = 3,
}: {
  d: string;
  width: number;
  light?: string;
  dark?: string;
  shade?: number;
}) {
  return (
    <g fill="none">
      <path d={d} stroke={dark} strokeWidth={width} />
      <path
        d={d}
        stroke={light}
        strokeWidth={width - shade}
        transform={`translate(${-shade / 2} ${-shade / 2})`}
      />
    </g>
  );
}

/** Draws of its children what lies in a box of the board: water below its level, a view in a frame. */
export function Clip({ x, y, width, height, children }: Box & { children: ReactNode }) {
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
      {children}
    </svg>
  );
}

/** Draws its children inside a box and nothing of them outside; their coordinates begin at its upper left corner. */
function Inside({ x, y, width, height, children }: Box & { children: ReactNode }) {
  return (
    <svg x={x} y={y} width={width} height={height}>
      {children}
    </svg>
  );
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
      <Inside {...pane}>{children}</Inside>
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
      <Stars
        at={at([
          [0.34, 0.16],
          [0.42, 0.34],
          [0.62, 0.12],
          [0.9, 0.2],
          [0.84, 0.4],
          [0.06, 0.5],
        ])}
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

/** A tap that stands at the point, its spout to the left at `reach`. */
export function Tap({
  x,
  y,
  reach,
  rise = 64,
}: {
  x: number;
  y: number;
  reach: number;
  rise?: number;
}) {
  const radius = reach / 2;
  return (
    <>
      <Tube
        d={`M${x} ${y}v${-rise}a${radius} ${radius} 0 0 0 ${-reach} 0v12`}
        width={14}
        shade={4}
      />
      <Solid
        x={x - reach - 11}
        y={y - rise + 12}
        width={22}
        height={8}
        radius={2}
        light={palette.brand500}
        dark={palette.brand700}
      />
      <Tube d={`M${x + 6} ${y - 24}h26`} width={8} shade={2} />
      <Solid
        x={x - 16}
        y={y - 8}
        width={32}
        height={8}
        radius={2}
        light={palette.brand500}
        dark={palette.brand700}
      />
    </>
  );
}

/** A bottle with a label, standing on `y`. */
export function Bottle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-32a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v32H0z" fill={palette.brand700} />
      <path d="M24-40a8 8 0 0 1 8 8v32h-8z" fill={palette.brand900} />
      <path d="M11-52h10v12H11zM4-58h17v6H4z" fill={palette.brand900} />
      <path d="M4-26h20v16H4z" fill={palette.white} />
    </g>
  );
}

/** A stack of two bowls, 64 wide, standing on `y`. */
export function Bowls({ x, y }: { x: number; y: number }) {
  const upper = 'M8-26h48c0 8-6 14-14 16H22c-8-2-14-8-14-16z';
  const lower = 'M0-14h64c0 8-8 12-18 14H18C8-2 0-6 0-14z';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`${upper}${lower}`} fill={palette.brand500} />
      <Clip x={0} y={-28} width={57} height={26}>
        <path d={upper} fill={palette.white} transform="translate(-4)" />
        <path d={lower} fill={palette.white} />
      </Clip>
    </g>
  );
}

/** A lamp that hangs at the point, over a cone of light that reaches down to `light`. */
export function Lamp({ x, y, light }: { x: number; y: number; light: number }) {
  const reach = (light - y) * 0.6;
  return (
    <>
      <path d={`M${x - 28} ${y}h56L${x + reach} ${light}H${x - reach}z`} fill={palette.warmSoft} />
      <rect x={x - 2} width={4} height={y - 24} fill={palette.brand900} />
      <circle cx={x} cy={y} r={10} fill={palette.warm} />
      <path d={`M${x - 36} ${y}c0-20 16-32 36-32s36 12 36 32z`} fill={palette.brand900} />
      <path d={`M${x - 36} ${y}c0-20 16-32 36-32 8 0 12 12 12 32z`} fill={palette.brand700} />
    </>
  );
}

/** A jar with a lid, 24 wide, standing on `y`. */
export function Jar({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Solid
        x={x}
        y={y - 28}
        width={24}
        height={28}
        radius={4}
        light={palette.white}
        dark={palette.brand500}
      />
      <Solid
        x={x - 1}
        y={y - 34}
        width={26}
        height={8}
        radius={2}
        light={palette.brand500}
        dark={palette.brand700}
        strip={2}
      />
    </>
  );
}

/** A herb in its pot, 32 wide, standing on `y`. */
export function Plant({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M16-16C14-30 4-34-4-34c0 12 8 20 20 18zM16-16c0-18 4-30 16-34 2 16-4 30-16 34z"
        fill={palette.brand700}
      />
      <path d="M16-16C10-30 10-44 16-52c6 10 6 24 0 36z" fill={palette.brand500} />
      <path d="M4-18h24l-4 18H8z" fill={palette.white} />
      <path d="M20-18h8l-4 18h-6z" fill={palette.brand500} />
    </g>
  );
}

/** A bucket, 56 wide and 44 high, standing on `y`. */
export function Bucket({ x, y, bail = true }: { x: number; y: number; bail?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {bail && (
        <Tube
          d="M4-40a24 22 0 0 1 48 0"
          width={4}
          light={palette.brand200}
          dark={palette.brand500}
          shade={1}
        />
      )}
      <path d="M0-42h56l-6 42H6z" fill={palette.brand700} />
      <path d="M40-42h16l-6 42H38z" fill={palette.brand900} />
      <path d="M-2-44h60v8H-2z" fill={palette.brand500} />
    </g>
  );
}

/** A drop whose tip is at the point. */
export function Drop({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <path d="M0 0C5 8 8 12 8 17A8 8 0 0 1-8 17C-8 12-5 8 0 0z" fill={palette.brand500} />
    </g>
  );
}

/**
 * A gloved hand around the level handle of a tool whose middle is the point. Its arm comes from above, or from where `turn` turns
 * it.
 */
export function Hand({
  x,
  y,
  arm = 160,
  turn = 0,
  handle = 88,
  children,
}: {
  x: number;
  y: number;
  arm?: number;
  turn?: number;
  handle?: number;
  /** The rest of the tool, from the middle of its handle. */
  children?: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`}>
      <path d={`M-20-60V${-arm}h40V-60z`} fill={palette.brand700} />
      <path d={`M8-60V${-arm}h12V-60z`} fill={palette.brand900} />
      <Solid x={-24} y={-64} width={48} height={14} radius={4} light={palette.white} />
      <path d="M-22-50h44v44h-44z" fill={palette.brand500} />
      <path d="M14-50h8v44h-8z" fill={palette.brand700} />
      <path d="M-22-46c-8 4-12 14-12 26a6 6 0 0 0 12 0z" fill={palette.brand500} />
      {children}
      {handle > 0 && (
        <Solid
          x={-handle / 2}
          y={-8}
          width={handle}
          height={16}
          radius={4}
          light={palette.white}
          strip={4}
        />
      )}
      {[-22, -11, 0, 11].map((left) => (
        <Solid
          key={left}
          x={left}
          y={-16}
          width={11}
          height={32}
          radius={5}
          light={palette.brand500}
          dark={palette.brand700}
          strip={2}
        />
      ))}
    </g>
  );
}

/** A plunger, its rubber at the point, and the hand that holds it; the arm comes from the right. */
export function Plunger({
  x,
  y,
  reach,
  width = 48,
}: {
  x: number;
  y: number;
  reach: number;
  width?: number;
}) {
  const half = width / 2;
  return (
    <>
      <Tube
        d={`M${x} ${y - 20}v${-reach}`}
        width={10}
        light={palette.white}
        dark={palette.brand200}
      />
      <path
        d={`M${x - half} ${y}c0-16 ${half - 14}-24 ${half - 6}-26h12c10 2 ${half - 6} 10 ${half - 6} 26z`}
        fill={palette.brand700}
      />
      <path
        d={`M${x + 4} ${y - 26}h2c10 2 ${half - 6} 10 ${half - 6} 26h${-half / 2}c0-12-${half / 4}-22-${half / 2 - 4}-26z`}
        fill={palette.brand900}
      />
      <Hand x={x} y={y - 20 - reach} turn={90} arm={360} handle={72} />
    </>
  );
}

/** Water that falls from the point down to `to`. */
export function Pour({
  x,
  y,
  to,
  width = 10,
}: {
  x: number;
  y: number;
  to: number;
  width?: number;
}) {
  return (
    <path
      d={`M${x - 6} ${y - 1}c${width}-4 ${width + 6} 2 ${width + 6} 12V${to}h${-width}V${y + 12}c0-6-2-10-6-9z`}
      fill={palette.brand500}
    />
  );
}

/** A jug tilted to pour from its spout, which is the point, down to `to`. */
export function PouringJug({ x, y, to }: { x: number; y: number; to: number }) {
  return (
    <>
      <Pour x={x} y={y} to={to} />
      <g transform={`translate(${x} ${y}) rotate(55)`}>
        <Tube d="M-48 12h-10a8 8 0 0 0-8 8v20a8 8 0 0 0 8 8h10" width={7} shade={2} />
        <path d="M4-6L-12 4H-54l4 64h36l2-56z" fill={palette.brand500} />
        <path d="M4-6L-12 4H-36l-2 64h24l2-56z" fill={palette.white} />
      </g>
    </>
  );
}
