import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Solid } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { SerraNight, Window } from '../surroundings.tsx';
import { Hand, Probe } from '../tools.tsx';
import { Paper, PaperStrip, ToiletInRoom } from './toilet-unit.tsx';

export function Toilet({ crop }: Drawn) {
  return (
    <>
      <ToiletInRoom standing={172}>
        {crop === 'tall' && (
          <Window x={144} y={4} width={104} height={76} bar={false}>
            <SerraNight width={88} height={60} />
          </Window>
        )}
        {crop !== 'tall' && crop !== 'trap' && (
          <>
            <Window x={384} y={40} width={80} height={72} bar={false}>
              <SerraNight width={64} height={56} />
            </Window>
            <Roll />
          </>
        )}
      </ToiletInRoom>
      <Unblocking hand={crop !== 'trap'} />
    </>
  );
}

/** What fills the trap, and the probe that comes to it. */
function Unblocking({ hand }: { hand: boolean }) {
  return (
    <>
      <PaperStrip />
      <Paper />
      <Probe
        d={`${hand ? 'M116 96C180 96' : `M160 ${beyond.above}V64C160 96`} 204 128 208 184`}
        coil="M206 176c4 16-4 28-2 44c0 4 1 6 3 8"
        tip={[208, 229]}
      />
      {hand && <Hand x={80} y={96} handle={72} />}
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
