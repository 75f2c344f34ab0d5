import { palette } from './palette.ts';
import { Hills, TownLights } from './parts.tsx';

export function DrawnMap() {
  return (
    <>
      <rect width={640} height={480} fill={palette.brand950} />
      <Hills
        line={[
          [0, 200],
          [160, 120],
          [320, 200],
          [480, 96],
          [640, 184],
        ]}
        base={480}
        tone="brand900"
      />
      <Hills
        line={[
          [0, 320],
          [200, 256],
          [400, 336],
          [640, 272],
        ]}
        base={480}
        tone="brand700"
      />
      <TownLights
        at={[
          [160, 216],
          [320, 280],
          [440, 360],
        ]}
        size={8}
      />
    </>
  );
}
