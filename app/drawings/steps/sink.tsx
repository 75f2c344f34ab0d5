import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Collar, Pipe, Rounds, Tube } from '../parts.tsx';
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
      <Mug x={-12} y={0} />
      <Hand x={-20} y={-2} handle={0} />
    </Kitchen>
  );
}

/** A mug full of water, its ear on the left at the point, seen a little from above. */
function Mug({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Drop x={x + 40} y={y + 34} scale={0.6} />
      <Tube
        d={`M${x + 16} ${y - 16}h-14a8 8 0 0 0-8 8v12a8 8 0 0 0 8 8h14`}
        width={8}
        light={palette.white}
        dark={palette.brand200}
        shade={2}
      />
      <path
        d={`M${x + 12} ${y - 26}h56v46a8 8 0 0 1-8 8H${x + 20}a8 8 0 0 1-8-8z`}
        fill={palette.brand200}
      />
      <path d={`M${x + 12} ${y - 26}h44v50H${x + 20}a8 8 0 0 1-8-8z`} fill={palette.white} />
      <ellipse cx={x + 40} cy={y - 26} rx={28} ry={8} fill={palette.white} />
      <ellipse cx={x + 40} cy={y - 25} rx={23} ry={5.5} fill={palette.brand500} />
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
