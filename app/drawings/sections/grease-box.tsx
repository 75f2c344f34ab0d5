import { JetHose } from '../tools.tsx';
import { Cover, GreaseBoxInYard, outlet, yard } from './grease-box-unit.tsx';

export function GreaseBox() {
  return (
    <>
      <GreaseBoxInYard level={184} crust="whole" />
      <JetHose d={`M366 ${outlet}H1120`} x={356} y={outlet} towards="left" />
      <Cover x={344} y={yard} />
    </>
  );
}
