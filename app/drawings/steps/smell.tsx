import { Strands } from '../parts.tsx';
import { PouringJug } from '../things.tsx';
import { BathroomFloor, floor, Grate, seal } from '../sections/floor-drain-unit.tsx';

export function SmellStep1() {
  return (
    <>
      <BathroomFloor level={312} />
      <Strands
        width={5}
        strands={[
          'M420 256c-12-8-24 8-36 0s-24 8-36 0-24 8-36 0',
          'M312 256c-8 6-12 0-18 0-14 0-12 8-12 16v20c0 22-36 22-36 0s8-20 8-36-8-16-8-32 8-16 8-32-8-16-8-32 8-12 8-24',
          'M212 176c0-10 8-14 8-28s-8-14-8-28',
          'M284 176c0-10 8-14 8-28s-8-14-8-28',
        ]}
      />
      <Grate x={184} y={floor} />
    </>
  );
}

export function SmellStep2() {
  return (
    <>
      <BathroomFloor level={292} />
      <Strands width={5} strands={['M420 256c-12-8-24 8-36 0s-24 8-36 0-24 8-36 0']} />
      <PouringJug x={208} y={136} to={292} />
    </>
  );
}

export function SmellStep3() {
  return (
    <>
      <BathroomFloor level={seal} />
      <Strands width={5} strands={['M420 252c-12-6-24 6-36 0s-24 6-36 0-24 6-36 0']} />
      <Grate x={184} y={floor} />
    </>
  );
}
