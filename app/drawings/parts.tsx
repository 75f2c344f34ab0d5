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

/** The nut or socket around a pipe at its axis; `across` says which way the pipe runs there. */
export function Collar({
  x,
  y,
  run,
  size = 40,
  length = 12,
}: {
  x: number;
  y: number;
  run: 'level' | 'upright';
  size?: number;
  length?: number;
}) {
  const [width, height] = run === 'level' ? [length, size] : [size, length];
  return <Solid x={x - width / 2} y={y - height / 2} width={width} height={height} radius={2} />;
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

/** The blockage: what closes the bore along the axis `d`, with lumps of light. */
export function Clog({
  d,
  width = pipeSizes.branch.bore,
  lumps,
}: {
  d: string;
  width?: number;
  lumps?: readonly Point[];
}) {
  return (
    <>
      <Filling d={d} width={width} tone={palette.warm} round />
      {lumps?.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={index % 2 === 0 ? 3 : 2}
          fill={palette.warmSoft}
        />
      ))}
    </>
  );
}

/** The probe: a cable along `d`, with a coil along `coil`, whose end is the tip. */
export function Probe({ d, coil }: { d: string; coil: string }) {
  return (
    <g fill="none" stroke={palette.white} strokeLinecap="round">
      <path d={d} strokeWidth={5} />
      <path d={coil} strokeWidth={5} />
      <path d={coil} strokeWidth={13} strokeDasharray="3 4" strokeLinecap="butt" />
    </g>
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
      {stones?.map(([cx, cy], index) => (
        <ellipse
          key={`${cx} ${cy}`}
          cx={cx}
          cy={cy}
          rx={index % 3 === 0 ? 8 : 5}
          ry={index % 3 === 0 ? 5 : 3}
          fill={palette.brand900}
        />
      ))}
    </>
  );
}

/** A tiled floor cut open: tiles of `tile`, the mortar they lie in, the slab. */
export function Floor({
  x = 0,
  y,
  width,
  tile = 40,
  slab = 24,
}: Omit<Box, 'x' | 'height'> & { x?: number; tile?: number; slab?: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={8} fill={palette.brand50} />
      <path d={joints({ x, y, width, height: 8 }, tile)} fill={palette.brand500} />
      <rect x={x} y={y + 8} width={width} height={6} fill={palette.brand500} />
      <rect x={x} y={y + 14} width={width} height={slab} fill={palette.brand900} />
    </>
  );
}

/** A lit wall; from `tilesFrom` down it is tiled. */
export function Wall({
  x = 0,
  y = 0,
  width,
  height,
  tilesFrom,
  tile = 40,
}: Partial<Box> & { width: number; height: number; tilesFrom?: number; tile?: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={palette.brand100} />
      {tilesFrom !== undefined && (
        <>
          <rect x={x} y={tilesFrom - 4} width={width} height={4} fill={palette.brand200} />
          <path
            d={joints({ x, y: tilesFrom, width, height: y + height - tilesFrom }, tile)}
            fill={palette.brand200}
          />
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

/** Draws its children inside a box and nothing of them outside; their coordinates begin at its upper left corner. */
export function Inside({ x, y, width, height, children }: Box & { children: ReactNode }) {
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
      <rect x={x - 4} y={y + height + 4} width={width + 12} height={4} fill={palette.brand200} />
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

/** A drop whose tip is at the point. */
export function Drop({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <path d="M0 0C5 8 8 12 8 17A8 8 0 0 1-8 17C-8 12-5 8 0 0z" fill={palette.brand500} />
    </g>
  );
}

/** A glove that holds a tool: its grip is at the point, the sleeve comes from the right or the left. */
export function Hand({ x, y, from }: { x: number; y: number; from: 'left' | 'right' }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${from === 'right' ? 1 : -1} 1)`}>
      <path
        d="M-12-10a8 8 0 0 1 8-8h24l12 4v28l-12 4H0a12 12 0 0 1-12-12z"
        fill={palette.brand500}
      />
      <path d="M-12 6a12 12 0 0 0 12 12h20l12-4V6z" fill={palette.brand700} />
      <path d="M32-16h12v32H32z" fill={palette.white} />
      <path d="M32 6h12v10H32z" fill={palette.brand200} />
      <path d="M44-20h80v40H44z" fill={palette.brand700} />
      <path d="M44 6h80v14H44z" fill={palette.brand900} />
    </g>
  );
}

/** The sewer under a street: kerb and asphalt at `y`, soil, and the main pipe with a blockage and the jet that reaches it. */
export function StreetSection({ y, width, height }: { y: number; width: number; height: number }) {
  const axis = y + Math.round((height - y) * 0.56);
  const clog = Math.round(width * 0.42);
  return (
    <>
      <Ground
        y={y}
        width={width}
        height={height - y}
        stones={[
          [width * 0.1, axis - 36],
          [width * 0.28, axis + 40],
          [width * 0.55, axis - 38],
          [width * 0.72, axis + 42],
          [width * 0.92, axis - 34],
        ]}
      />
      <rect y={y} width={width} height={10} fill={palette.brand500} />
      <rect y={y + 10} width={width} height={6} fill={palette.brand700} />
      <Pipe d={`M-8 ${axis}H${width + 8}`} />
      <Filling d={`M-8 ${axis}H${clog}`} />
      <Clog
        d={`M${clog - 12} ${axis}h28`}
        lumps={[
          [clog - 8, axis - 3],
          [clog + 8, axis + 2],
        ]}
      />
      <JetHose d={`M${clog + 60} ${axis}H${width + 8}`} x={clog + 48} y={axis} towards="left" />
      <Collar x={Math.round(width * 0.16)} y={axis} run="level" />
      <Collar x={Math.round(width * 0.8)} y={axis} run="level" />
    </>
  );
}
