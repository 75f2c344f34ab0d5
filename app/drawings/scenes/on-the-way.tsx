import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { SerraSky, street, Van } from '../scene-parts.tsx';
import { beyond } from '../shapes.ts';
import { Band, TownLights } from '../surroundings.tsx';

const van = { x: 208, size: 1.9 };
/** Of its lights. */
const nose = { x: van.x + 79 * van.size, y: street - 16 * van.size };

/** The van comes through the Serra at night. What is under the street is a tone lighter than the foot of a page, which may follow it. */
export function OnTheWay({ crop }: Drawn) {
  return (
    <>
      <SerraSky
        moon={crop === 'tall' ? [236, 80] : [148, 112]}
        stars={[
          [208, 96],
          [264, 116],
          [336, 92],
          [476, 104],
          [516, 124],
        ]}
        far={[
          [0, 176],
          [96, 148],
          [208, 176],
          [352, 124],
          [448, 160],
          [560, 132],
          [640, 168],
        ]}
        near={[
          [0, 208],
          [120, 192],
          [248, 204],
          [416, 180],
          [528, 200],
          [640, 196],
        ]}
      />
      <TownLights
        at={[
          [116, 214],
          [136, 206],
          [152, 218],
          [176, 210],
          [400, 200],
          [416, 208],
          [436, 198],
          [452, 210],
          [504, 214],
          [524, 206],
        ]}
        size={3}
      />
      <path
        d={`M${nose.x} ${nose.y}L${nose.x + 80} ${street}H${nose.x + 24}z`}
        fill={palette.warmSoft}
      />
      <Band y={street} height={beyond.below - street} fill={palette.brand900} />
      <Band y={street} height={8} fill={palette.brand200} />
      <Band y={street + 8} height={6} fill={palette.brand500} />
      <Van {...van} />
    </>
  );
}
