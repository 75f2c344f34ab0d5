import type { ReactNode } from 'react';
import { palette } from './palette.ts';

/**
 * What the drawings are made of. Light comes from the upper left, so each part has a lighter tone and, on its right and
 * underneath, a darker one. Coordinates are those of the board.
 */

export interface Box {
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
