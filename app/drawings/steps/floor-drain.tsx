import { palette } from '../palette.ts';
import { Rounds, Strands } from '../parts.tsx';
import { PouringJug } from '../things.tsx';
import { Hand } from '../tools.tsx';
import { BathroomFloor, DrainHair, Grate, seal } from '../sections/floor-drain-unit.tsx';

export function FloorDrainStep1() {
  return (
    <>
      <BathroomFloor level={200} />
      <DrainHair />
      <Grate x={184} y={136} />
      <Hand x={240} y={140} handle={0} />
    </>
  );
}

export function FloorDrainStep2() {
  return (
    <>
      <BathroomFloor level={256} />
      <Bundle />
      <Hand x={232} y={144} handle={0} />
    </>
  );
}

export function FloorDrainStep3() {
  return (
    <>
      <BathroomFloor level={seal} />
      <PouringJug x={208} y={136} to={seal} />
    </>
  );
}

/** Hair and soap, on their way out. */
function Bundle() {
  return (
    <>
      <path
        d="M222 152c-10 20 4 32-4 52-6 18 2 30 14 32s22-12 16-30c-6-20 6-34-2-54z"
        fill={palette.warm}
      />
      <Strands
        strands={[
          'M222 212c-10 12-2 20-12 34',
          'M230 232c0 12-8 16-4 30',
          'M240 232c6 10 0 18 8 26',
          'M246 204c10 8 4 20 12 30',
        ]}
      />
      <Strands
        width={2}
        tone={palette.warmSoft}
        strands={['M228 158c-4 20 4 32-2 52', 'M238 158c6 18-4 34 2 56']}
      />
      <Rounds
        of={[
          [226, 222, 3],
          [240, 224, 2.5],
        ]}
        tone={palette.warmSoft}
      />
    </>
  );
}
