import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Solid, Strands, Tube } from '../parts.tsx';
import { BathroomFloor, floor, Grate } from './floor-drain-unit.tsx';

/** A house that was closed for weeks: its shutters still are, the suitcase has come, and the drain has dried out. */
export function HolidayHouse({ crop }: Drawn) {
  return (
    <>
      <BathroomFloor level={314}>{crop === undefined && <Shutters />}</BathroomFloor>
      <Strands
        width={4}
        strands={[
          'M1120 256H330c-10 0-10-4-18 0s-12 0-18 0c-14 0-14 8-14 16v22c0 22-34 22-34 0s8-20 8-36-8-16-8-32 8-14 8-30 8-18 8-34-8-16-8-30',
          'M212 244c0-18-8-18-8-34s8-16 8-30-8-16-8-34 6-12 6-24',
          'M280 226c0-14 6-18 6-34s-8-16-8-32 6-12 6-24',
        ]}
      />
      <Grate x={184} y={floor} />
      <Suitcase x={328} y={floor} />
    </>
  );
}

/** Two wings of slats, shut. */
function Shutters() {
  return (
    <g transform="translate(48 8)">
      <path d="M0 0h96v120H0z" fill={palette.white} />
      {[6, 49].map((x) => (
        <g key={x}>
          <path d={`M${x} 6h41v108h-41z`} fill={palette.brand500} />
          <path d={`M${x + 37} 6h4v108h-4z`} fill={palette.brand700} />
          <path
            d={Array.from(
              { length: 10 },
              (_, slat) => `M${x + 5} ${12 + slat * 10}h29v5h-29z`,
            ).join('')}
            fill={palette.brand900}
          />
        </g>
      ))}
      <Solid
        x={44}
        y={56}
        width={9}
        height={12}
        radius={2}
        light={palette.warm}
        dark={palette.warm}
      />
      <path d="M-5 120H101v4H-5z" fill={palette.white} />
      <path d="M-2 124H103v3H-2z" fill={palette.brand500} />
    </g>
  );
}

function Suitcase({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Tube
        d="M22-80v-28h28v28"
        width={5}
        light={palette.brand700}
        dark={palette.brand900}
        shade={2}
      />
      <path d="M8-6h10v6H8zM54-6h10v6H54z" fill={palette.brand950} />
      <Solid
        x={0}
        y={-84}
        width={72}
        height={80}
        radius={8}
        light={palette.brand700}
        dark={palette.brand900}
        strip={5}
      />
      <path d="M14-84h7v75h-7zM46-84h7v75h-7z" fill={palette.brand500} />
      <path d="M26-60h16v20H26z" fill={palette.warmSoft} />
      <path d="M26-52h16v4H26z" fill={palette.warm} />
    </g>
  );
}
