import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Solid, Tube } from '../parts.tsx';
import { Window } from '../surroundings.tsx';
import { Bottle } from '../things.tsx';
import { Drum, Hand, Probe } from '../tools.tsx';
import { BathroomFloor, DrainHair, floor } from './floor-drain-unit.tsx';

export function FloorDrain({ crop }: Drawn) {
  if (crop === 'trap') {
    return (
      <>
        <BathroomFloor level={176} />
        <DrainHair />
        <Probe d="M210 95C230 80 236 108 236 144V256" coil={coil} tip={tip} />
        <Hand x={184} y={110} turn={-30} handle={60} />
      </>
    );
  }
  if (crop === 'tall') {
    return (
      <>
        <BathroomFloor level={176}>
          <Window x={264} y={-24} width={92} height={96} />
          <g transform="translate(72 8)">
            <Shower />
          </g>
        </BathroomFloor>
        <AtWork drum={320} />
      </>
    );
  }
  return (
    <>
      <BathroomFloor level={176}>
        <Window x={208} y={16} width={92} height={100} />
        <Shower />
        <Bottle x={16} y={floor} />
      </BathroomFloor>
      <AtWork drum={384} />
    </>
  );
}

/** Of the probe in the box. */
const coil = 'M236 250v24a32 32 0 0 0 12 26';
const tip = [252, 304] as const;

/** The hair, and the probe that comes to it from the drum. */
function AtWork({ drum }: { drum: number }) {
  return (
    <>
      <DrainHair />
      <Probe
        d={`M${drum + 4} 144h-4a${drum - 236} 72 0 0 0-${drum - 236} 72v40`}
        coil={coil}
        tip={tip}
      />
      <Drum x={drum} y={floor} />
    </>
  );
}

function Shower() {
  return (
    <>
      <Solid
        x={40}
        y={80}
        width={16}
        height={16}
        radius={4}
        light={palette.brand500}
        dark={palette.brand700}
      />
      <Tube d="M48 84V40a16 16 0 0 1 16-16h48a16 16 0 0 1 16 16v8" width={8} shade={2} />
      <path d="M104 56a24 12 0 0 1 48 0z" fill={palette.brand700} />
      <path d="M104 56a24 12 0 0 1 40-8l-4 8z" fill={palette.brand500} />
    </>
  );
}
