import type { ReactNode } from 'react';
import { palette } from './palette.ts';
import { Solid, Tube } from './parts.tsx';
import type { Point } from './shapes.ts';

/** What we come with: it is white, and comes towards the blockage. */

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

/** The machine that holds the probe's cable, standing on `y`, 80 wide; the cable leaves it on the left at `y - 40`. It is `lit` before what is dark. */
export function Drum({ x, y, lit = false }: { x: number; y: number; lit?: boolean }) {
  const light = lit ? palette.brand200 : palette.brand700;
  const shade = lit ? palette.brand500 : palette.brand900;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M20-8h48v8H20z" fill={shade} />
      <path d="M30-24h28l6 24H24z" fill={light} />
      <Tube d="M28-62v-24h32v24" width={6} light={light} dark={shade} shade={2} />
      <circle cx={44} cy={-40} r={34} fill={light} />
      <circle cx={42} cy={-42} r={31} fill={palette.brand500} />
      <circle cx={44} cy={-40} r={20} fill={palette.brand900} />
      <circle cx={44} cy={-40} r={7} fill={palette.white} />
      <Solid x={0} y={-46} width={16} height={12} radius={2} />
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

/**
 * A gloved hand around the level handle of a tool whose middle is the point. Its arm comes from above, or from where `turn` turns
 * it.
 */
export function Hand({
  x,
  y,
  turn = 0,
  handle = 88,
  children,
}: {
  x: number;
  y: number;
  turn?: number;
  handle?: number;
  /** The rest of the tool, from the middle of its handle. */
  children?: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`}>
      <path d="M-20-60V-800h40V-60z" fill={palette.brand700} />
      <path d="M8-60V-800h12V-60z" fill={palette.brand900} />
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

/** A plunger, its rubber at the point, and the hand that holds it; its arm comes from one side. */
export function Plunger({
  x,
  y,
  reach,
  width = 48,
  from = 'right',
}: {
  x: number;
  y: number;
  reach: number;
  width?: number;
  from?: 'left' | 'right';
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
      <Hand x={x} y={y - 20 - reach} turn={from === 'left' ? -90 : 90} handle={72} />
    </>
  );
}
