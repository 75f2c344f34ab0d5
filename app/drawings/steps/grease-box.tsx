import { palette } from '../palette.ts';
import { Rounds, Tube } from '../parts.tsx';
import { Bucket } from '../things.tsx';
import { Hand } from '../tools.tsx';
import { calm, Cover, GreaseBoxInYard, yard } from '../sections/grease-box-unit.tsx';

export function GreaseBoxStep1() {
  return (
    <>
      <GreaseBoxInYard level={184} crust="whole" />
      <Cover x={168} y={140} />
      <Hand x={256} y={122} handle={0} />
    </>
  );
}

export function GreaseBoxStep2() {
  return (
    <>
      <GreaseBoxInYard level={184} crust="half" />
      <path d="M346 104c2-10 10-6 16-10s14-2 18 4 14-2 18 6z" fill={palette.warm} />
      <Rounds of={[[366, 99, 2.5]]} tone={palette.warmSoft} />
      <Bucket x={344} y={yard} bail={false} />
      <Scoop x={200} y={184} />
    </>
  );
}

export function GreaseBoxStep3() {
  return (
    <>
      <GreaseBoxInYard level={calm} />
      <Cover x={156} y={yard} />
    </>
  );
}

/** A ladle full of grease, its cup at the point, and the hand that holds it; the arm comes from the left. */
function Scoop({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x - 16} ${y}c-2-10 8-14 14-12s14-2 18 12z`} fill={palette.warm} />
      <Rounds of={[[x - 4, y - 5, 2.5]]} tone={palette.warmSoft} />
      <path d={`M${x - 18} ${y - 2}h36a18 16 0 0 1-36 0z`} fill={palette.white} />
      <path
        d={`M${x + 6} ${y - 2}h12a18 16 0 0 1-18 16 20 20 0 0 0 6-16z`}
        fill={palette.brand200}
      />
      <Tube
        d={`M${x - 16} ${y}v-60`}
        width={6}
        light={palette.white}
        dark={palette.brand200}
        shade={2}
      />
      <Hand x={x - 16} y={y - 64} turn={-90} handle={64} />
    </>
  );
}
