import { palette } from '../palette.ts';
import { Solid } from '../parts.tsx';
import { SerraNight, Window } from '../surroundings.tsx';
import { Hand, Probe } from '../tools.tsx';
import { Paper, PaperStrip, ToiletInRoom } from './toilet-unit.tsx';

export function Toilet() {
  return (
    <>
      <ToiletInRoom standing={172}>
        <Window x={384} y={16} width={80} height={72} bar={false}>
          <SerraNight width={64} height={56} />
        </Window>
        <Roll />
      </ToiletInRoom>
      <PaperStrip />
      <Paper />
      <Probe
        d="M116 96C180 96 204 128 208 184"
        coil="M206 176c4 16-4 28-2 44c1 8 4 12 8 14"
        tip={[212, 234]}
      />
      <Hand x={80} y={96} />
    </>
  );
}

function Roll() {
  return (
    <>
      <Solid x={396} y={152} width={40} height={36} radius={4} light={palette.white} strip={4} />
      <path d="M396 170h36v34h-36z" fill={palette.white} />
      <path d="M396 184h36v2h-36z" fill={palette.brand200} />
      <Solid
        x={388}
        y={144}
        width={56}
        height={12}
        radius={4}
        light={palette.brand500}
        dark={palette.brand700}
      />
    </>
  );
}
