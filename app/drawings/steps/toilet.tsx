import { Bucket, Pour } from '../things.tsx';
import { Hand, Plunger } from '../tools.tsx';
import { crest, Paper, ToiletInRoom, Valve } from '../sections/toilet-unit.tsx';

export function ToiletStep1() {
  return (
    <>
      <ToiletInRoom standing={168}>
        <Valve />
      </ToiletInRoom>
      <Paper />
      <Hand x={388} y={214} turn={90} handle={40} />
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
      <Plunger x={201} y={214} reach={88} width={32} from="left" />
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
