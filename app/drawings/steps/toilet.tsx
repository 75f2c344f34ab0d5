import { palette } from '../palette.ts';
import { Solid, Tube } from '../parts.tsx';
import { Bucket, Pour } from '../things.tsx';
import { Hand, Plunger } from '../tools.tsx';
import { crest, Paper, PaperStrip, ToiletInRoom } from '../sections/toilet-unit.tsx';

/** The tap on the wall, and the hose from it to the cistern. */
function Valve() {
  return (
    <>
      <Tube d="M350 136h14a12 12 0 0 1 12 12v60" width={6} shade={2} />
      <Solid x={368} y={200} width={16} height={32} radius={4} light={palette.white} />
      <Solid x={360} y={208} width={32} height={12} radius={4} light={palette.white} />
    </>
  );
}

export function ToiletStep1() {
  return (
    <>
      <ToiletInRoom standing={168}>
        <Valve />
      </ToiletInRoom>
      <PaperStrip />
      <Paper />
      <Hand x={388} y={214} turn={90} arm={96} handle={40} />
    </>
  );
}

export function ToiletStep2() {
  return (
    <>
      <ToiletInRoom standing={176}>
        <Valve />
      </ToiletInRoom>
      <Paper />
      <Plunger x={201} y={214} reach={72} width={32} />
    </>
  );
}

export function ToiletStep3() {
  return (
    <>
      <ToiletInRoom standing={crest - 4} flowing>
        <Valve />
      </ToiletInRoom>
      <Pour x={192} y={136} to={crest} width={14} />
      <g transform="translate(192 136) rotate(75) translate(-58 44)">
        <Bucket x={0} y={0} bail={false} />
      </g>
    </>
  );
}
