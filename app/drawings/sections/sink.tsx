import type { ReactNode } from 'react';
import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Collar, Rounds, Solid } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Band, Floor, Ground, Wall, Window } from '../surroundings.tsx';
import { Bottle, Bowls, Bucket, Drop, Tap } from '../things.tsx';
import {
  sink,
  SinkBowl,
  SinkCollars,
  SinkGrease,
  SinkPipe,
  SinkProbe,
  TrapWater,
  WaterAboveClog,
} from './sink-unit.tsx';

const worktop = 152;
const middle = 232;

export function Sink({ crop }: Drawn) {
  if (crop === 'trap') return <Kitchen bucket={null} />;
  if (crop === 'tall') {
    return (
      <Kitchen bucket={144}>
        <Window x={304} y={-72} width={76} height={84} />
      </Kitchen>
    );
  }
  return (
    <Kitchen>
      <Window x={380} y={12} width={84} height={92} />
      <Bottle x={16} y={worktop} />
      <Bowls x={400} y={worktop} />
    </Kitchen>
  );
}

function Kitchen({ bucket = 64, children }: { bucket?: number | null; children?: ReactNode }) {
  return (
    <>
      <Wall base={worktop} tilesFrom={88} tile={32} />
      {children}
      <Cupboard bucket={bucket} />
      <Tap x={344} y={worktop} reach={64} rise={56} />
      <Drop x={280} y={126} scale={0.8} />
      <Band y={worktop} height={16} fill={palette.warmSoft} />
      <Band y={worktop + 12} height={4} fill={palette.brand200} />

      <g transform={`translate(${middle} ${worktop})`}>
        <SinkPipe onward={`H${beyond.to}`} />
        <SinkBowl standing={24} />
        <Rounds
          of={[
            [-40, 44, 3],
            [-28, 56, 2],
            [36, 42, 2],
            [48, 52, 3],
          ]}
          tone={palette.brand200}
        />
        <WaterAboveClog />
        <TrapWater />
        <SinkGrease />
        <SinkProbe />
        <SinkCollars />
        <Collar x={208} y={sink.axis} run="level" lip={8} />
      </g>
    </>
  );
}

/** The open cupboard under the sink, those beside it, and the floor on which they stand. */
function Cupboard({ bucket }: { bucket: number | null }) {
  return (
    <>
      <Band y={worktop} height={200} fill={palette.brand900} />
      {[-120, -248, -376].map((x) => (
        <Solid
          key={x}
          x={x}
          y={184}
          width={120}
          height={144}
          radius={4}
          light={palette.brand700}
          dark={palette.brand950}
        />
      ))}
      <path d={`M24 176h416v160H24zM456 176H${beyond.to}v160H456z`} fill={palette.brand950} />
      <Band y={344} height={52} fill={palette.brand950} />
      <Ground
        y={396}
        stones={[
          [40, 428],
          [200, 440],
          [344, 424],
        ]}
      />
      <Floor y={388} />
      {bucket !== null && <Bucket x={bucket} y={336} />}
    </>
  );
}
