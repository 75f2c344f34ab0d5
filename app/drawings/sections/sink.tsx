import { palette } from '../palette.ts';
import { Collar, Rounds } from '../parts.tsx';
import { SerraNight, Wall, Window } from '../surroundings.tsx';
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

export function Sink() {
  return (
    <>
      <Wall width={480} height={worktop} tilesFrom={88} tile={32} />
      <Window x={64} y={16} width={192} height={104}>
        <SerraNight width={176} height={88} />
      </Window>
      <Bottle x={16} y={worktop} />
      <Bowls x={392} y={worktop} />
      <Tap x={344} y={worktop} reach={64} rise={56} />
      <Drop x={280} y={126} scale={0.8} />

      <rect y={worktop} width={480} height={208} fill={palette.brand900} />
      <rect x={24} y={176} width={416} height={160} fill={palette.brand950} />
      <Bucket x={64} y={336} />
      <rect y={worktop} width={480} height={16} fill={palette.warmSoft} />
      <rect y={worktop + 12} width={480} height={4} fill={palette.brand200} />

      <g transform={`translate(${middle} ${worktop})`}>
        <SinkPipe onward="H256" />
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
        <SinkProbe from={`M256 ${sink.axis}H84`} />
        <SinkCollars />
        <Collar x={208} y={sink.axis} run="level" lip={8} />
      </g>
    </>
  );
}
