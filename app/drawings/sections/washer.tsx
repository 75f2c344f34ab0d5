import { palette } from '../palette.ts';
import { Solid, Tube } from '../parts.tsx';
import type { Drawn } from '../drawings.ts';
import { Window } from '../surroundings.tsx';
import { BathroomFloor, DrainHair, floor } from './floor-drain-unit.tsx';

/** A washing machine empties itself faster than its drain takes. */
export function Washer({ crop }: Drawn) {
  return (
    <>
      <BathroomFloor level={176}>
        {crop === undefined && <Window x={72} y={24} width={68} height={70} />}
      </BathroomFloor>
      <DrainHair />
      <Machine x={320} />
      <Tube
        d="M324 72h-40a24 24 0 0 0-24 24v92"
        width={10}
        light={palette.brand200}
        dark={palette.brand500}
      />
      <path d="M256 186h8v24h-8z" fill={palette.brand200} />
    </>
  );
}

/** 112 wide, standing on the floor. */
function Machine({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${floor})`}>
      <path d="M8-6h12v6H8zM92-6h12v6H92z" fill={palette.brand900} />
      <Solid x={0} y={-132} width={112} height={128} radius={8} light={palette.white} strip={6} />
      <path d="M0-104h106v4H0z" fill={palette.brand200} />
      <Solid x={12} y={-124} width={36} height={14} radius={3} />
      <circle cx={72} cy={-117} r={6} fill={palette.brand500} />
      <circle cx={92} cy={-117} r={6} fill={palette.warm} />
      <circle cx={54} cy={-52} r={40} fill={palette.brand500} />
      <circle cx={53} cy={-53} r={37} fill={palette.brand200} />
      <circle cx={54} cy={-52} r={28} fill={palette.brand900} />
      <path d="M27-46c8-6 14 4 24 0s18-6 30-2a28 28 0 0 1-54 2z" fill={palette.brand500} />
      <circle cx={44} cy={-60} r={4} fill={palette.white} />
      <circle cx={58} cy={-66} r={3} fill={palette.white} />
      <circle cx={62} cy={-56} r={2.5} fill={palette.white} />
    </g>
  );
}
