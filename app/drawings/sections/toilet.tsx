import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Solid } from '../parts.tsx';
import { SerraNight, Window } from '../surroundings.tsx';
import { Hand, Probe } from '../tools.tsx';
import { Paper, PaperStrip, ToiletInRoom } from './toilet-unit.tsx';

/** Beside a page's words there is as much ground as room, and the pipe goes down into it. */
const axes: Readonly<Record<string, number>> = { hero: 424, tall: 456 };

export function Toilet({ crop }: Drawn) {
  return (
    <>
      <ToiletInRoom standing={172} axis={axes[crop ?? '']} low={crop === 'trap'}>
        {crop === 'tall' && (
          <Window x={148} y={20} width={96} height={68} bar={false}>
            <SerraNight width={80} height={52} />
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
      <PaperStrip />
      <Paper />
      {crop === 'trap' ? (
        <>
          <Cable from="M196 112C198 140 206 156 208 184" />
          <Hand x={196} y={112} turn={90} handle={0} />
        </>
      ) : (
        <>
          <Cable from="M116 96C180 96 204 128 208 184" />
          <Hand x={84} y={96} handle={64} />
        </>
      )}
    </>
  );
}

/** The probe at the paper; its cable comes along `from`. */
function Cable({ from }: { from: string }) {
  return <Probe d={from} coil="M206 176c4 16-4 28-2 44c0 4 1 6 3 8" tip={[208, 229]} />;
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
