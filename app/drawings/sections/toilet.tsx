import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Solid } from '../parts.tsx';
import { Window } from '../surroundings.tsx';
import { Hand, Probe } from '../tools.tsx';
import { FallenRoll, Paper, ToiletInRoom } from './toilet-unit.tsx';

/** Beside a page's words there is as much ground as room: there the pipe goes down to that of the street. */
const streets: Readonly<Record<string, number>> = { hero: 404, tall: 404 };

export function Toilet({ crop }: Drawn) {
  return (
    <>
      <ToiletInRoom standing={172} street={streets[crop ?? '']}>
        {crop !== 'tall' && crop !== 'trap' && (
          <>
            <Window x={392} y={32} width={76} height={84} />
            <Roll />
          </>
        )}
      </ToiletInRoom>
      <FallenRoll />
      <Paper />
      <Probe
        d="M161 83C186 60 206 104 206 178"
        coil="M206 172c2 16-4 28-3 42c0 4 1 7 3 9"
        tip={[207, 224]}
      />
      <Hand x={140} y={104} turn={-45} handle={60} />
    </>
  );
}

function Roll() {
  return (
    <>
      <Solid x={404} y={160} width={40} height={36} radius={4} light={palette.white} strip={4} />
      <path d="M404 178h36v34h-36z" fill={palette.white} />
      <path d="M404 192h36v2h-36z" fill={palette.brand200} />
      <Solid
        x={396}
        y={152}
        width={56}
        height={12}
        radius={4}
        light={palette.brand500}
        dark={palette.brand700}
      />
    </>
  );
}
