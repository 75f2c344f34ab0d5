import type { ReactNode } from 'react';
import { palette } from './palette.ts';
import { Collar, Pipe, Filling } from './parts.tsx';
import { Ground, Hills, Moon, NightSky, Stars } from './surroundings.tsx';
import { JetHose } from './tools.tsx';
import type { Point } from './shapes.ts';
import { beyond } from './shapes.ts';

/** What the scenes of the neighbourhoods are built from, on boards of 640 × 360, lit from the upper left. */

/** The height at which people walk; what lies below is cut open. */
export const street = 248;

const width = 640;

const usualMoon: Point = [88, 60];

/** The sky, the moon upper left, and the Serra in three layers: far, near, and the trees at its foot. */
export function SerraSky({
  stars,
  far,
  near,
  trees,
  moon = usualMoon,
}: {
  stars: readonly Point[];
  far: readonly Point[];
  near: readonly Point[];
  trees?: readonly Point[];
  moon?: Point;
}) {
  return (
    <>
      <NightSky base={street} />
      <Moon x={moon[0]} y={moon[1]} radius={20} />
      <Stars at={stars} />
      <Hills line={far} base={street} tone="brand900" />
      <Hills line={near} base={street} tone="brand700" />
      {trees && <path d={treeTops(trees)} fill={palette.brand900} />}
    </>
  );
}

/** Of a tree's crown: where the next tree is further away, there is a clearing. */
const widest = 48;

/** The rounded tops of trees in a row: each as wide as the way to the next point, its top at the point's height. */
function treeTops(points: readonly Point[]): string {
  const [first = 0] = points[0] ?? [];
  const again = (by: number) => points.map(([x, y]): Point => [x + by, y]);
  const row = [...(first === 0 ? again(-width) : []), ...points, ...again(width - first)];
  const crowns = row.map(([x, y], index) => {
    const next = row[index + 1]?.[0] ?? width * 2 - first;
    const across = Math.min(next - x, widest);
    const radius = across / 2;
    return `V${y + radius}a${radius} ${radius} 0 0 1 ${across} 0${across < next - x ? `V${street}H${next}` : ''}`;
  });
  return `M${row[0]?.[0] ?? 0} ${street}${crowns.join('')}V${street}z`;
}

const corners = (points: readonly Point[]) => points.map((point) => point.join(' ')).join('L');

/** A granite peak: its lit face left of the ridge that runs down from the top, its shaded one right of it. */
export function Peak({
  ridge,
  left,
  right,
  lit = palette.brand700,
}: {
  ridge: readonly Point[];
  left: readonly Point[];
  right: readonly Point[];
  lit?: string;
}) {
  return (
    <>
      <path d={`M${corners(ridge.toReversed())}L${corners(right)}z`} fill={palette.brand900} />
      <path d={`M${corners(ridge.toReversed())}L${corners(left)}z`} fill={lit} />
    </>
  );
}

/** Where something stands, on the street unless said otherwise. */
export interface Standing {
  x: number;
  y?: number;
  size?: number;
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
      <path d="M0-21h42v3H0zM77-19h3v6h-3z" fill={palette.warm} />
      <Mark x={21} y={-31} size={15} />
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

/** Our mark, as it is in the head of each page, around its middle. */
export function Mark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64}) translate(-32 -32)`}>
      <rect width={64} height={64} rx={15} fill={palette.brand900} />
      <path
        d="M32 9c8 10 16 18.500 16 28a16 16 0 0 1-32 0C16 27.500 24 19 32 9z"
        fill={palette.white}
      />
      <path
        d="M18 41c4-6 7-10 11-10 4.500 0 5.500 5 9 5 2.500 0 4.500-1 7-3l2 4c-3 2-6 3-9 3-4.500 0-6-5-9-5-2.500 0-5 3-8 8z"
        fill={palette.brand700}
      />
      <circle cx={50} cy={14} r={6} fill={palette.warm} />
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
