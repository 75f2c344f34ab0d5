import { Hills, Moon, Stars, StreetSection, TownLights } from '../parts.tsx';
import { palette } from '../palette.ts';

export function BairroQuitandinha() {
  return (
    <>
      <rect width={640} height={360} fill={palette.brand950} />
      <Moon x={96} y={64} />
      <Stars
        at={[
          [176, 40],
          [264, 72],
          [400, 32],
          [520, 64],
          [592, 40],
        ]}
      />
      <Hills
        line={[
          [0, 168],
          [112, 112],
          [208, 152],
          [336, 80],
          [456, 144],
          [544, 104],
          [640, 144],
        ]}
        base={240}
        tone="brand900"
      />
      <Hills
        line={[
          [0, 192],
          [152, 168],
          [304, 208],
          [464, 168],
          [640, 200],
        ]}
        base={240}
        tone="brand700"
      />
      <TownLights
        at={[
          [88, 200],
          [120, 208],
          [328, 216],
          [472, 192],
          [512, 204],
        ]}
      />
      <StreetSection y={240} width={640} height={360} />
    </>
  );
}
