import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Collar, Pipe, Rounds, Solid } from '../parts.tsx';
import { Band, Ground, Wall } from '../surroundings.tsx';
import { Bucket, Drop } from '../things.tsx';
import { Hand, Plunger } from '../tools.tsx';
import {
  sink,
  SinkBowl,
  SinkCollars,
  SinkGrease,
  SinkPipe,
  TrapWater,
  WaterAboveClog,
} from '../sections/sink-unit.tsx';

const worktop = 152;
const middle = 216;
/** The cupboard's bottom, from the worktop. */
const cupboard = 188;

/** The cupboard and the worktop; children are drawn from the middle of the bowl at the worktop's upper edge. */
function Kitchen({ children }: { children: ReactNode }) {
  return (
    <>
      <Wall base={worktop} tilesFrom={88} tile={32} />
      <Ground y={worktop} />
      <Band y={worktop + cupboard} height={20} fill={palette.brand900} />
      <Band y={worktop} height={16} fill={palette.warmSoft} />
      <Band y={worktop + 12} height={4} fill={palette.brand200} />
      <g transform={`translate(${middle} ${worktop})`}>{children}</g>
    </>
  );
}

function Blocked({ standing }: { standing: number }) {
  return (
    <>
      <SinkPipe onward="H256" />
      <SinkBowl standing={standing} />
      <WaterAboveClog />
      <TrapWater />
      <SinkGrease />
      <SinkCollars />
    </>
  );
}

export function SinkStep1() {
  return (
    <Kitchen>
      <Blocked standing={36} />
      <Bucket x={-136} y={cupboard} />
      <Mug x={16} y={-8} />
      <Hand x={-40} y={2} handle={96} />
    </Kitchen>
  );
}

/** Its handle ends on the left, at the point. */
function Mug({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Drop x={x + 20} y={y + 36} scale={0.6} />
      <Solid x={x - 8} y={y} width={48} height={34} radius={4} light={palette.white} strip={4} />
    </>
  );
}

export function SinkStep2() {
  return (
    <Kitchen>
      <Blocked standing={40} />
      <Plunger x={0} y={72} reach={64} />
    </Kitchen>
  );
}

export function SinkStep3() {
  return (
    <Kitchen>
      <Pipe d="M0 76v36" />
      <Pipe d={`M84 ${sink.axis}H288`} />
      <SinkBowl />
      <Collar x={0} y={84} run="upright" lip={8} />
      <Collar x={100} y={sink.axis} run="level" />
      <Rounds
        of={[
          [-2, 116, 9],
          [3, 134, 7],
          [-8, 150, 12],
          [8, 149, 13],
        ]}
        tone={palette.warm}
      />
      <Rounds
        of={[
          [-4, 114, 2.5],
          [8, 141, 3],
        ]}
        tone={palette.warmSoft}
      />
      <Bucket x={-28} y={cupboard} bail={false} />
      <g transform="translate(-128 8)">
        <Pipe d="M0 124v12a28 28 0 0 0 56 0v-12" />
        <SinkGrease />
      </g>
    </Kitchen>
  );
}
