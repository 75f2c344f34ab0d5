import { footerRegions } from '#app/company/regions.ts';
import { mapPlaces as places } from './map-places.ts';
import { palette } from './palette.ts';
import { Hills, Moon, NightSky, Stars } from './surroundings.tsx';
import { Cottages } from './buildings.tsx';
import { Fir } from './plants.tsx';
import { Peak } from './scene-parts.tsx';
import type { Point } from './shapes.ts';
import { beyond, curve } from './shapes.ts';

const firs: readonly Point[] = [
  [88, 176],
  [248, 288],
  [268, 296],
  [568, 296],
  [592, 288],
  [612, 298],
  [500, 392],
  [524, 400],
  [584, 372],
  [604, 380],
  [24, 356],
];

/** From Rio up the Serra, and on towards Minas. */
const road: readonly Point[] = [
  [-140, 640],
  [24, 480],
  places.Quitandinha,
  [168, 392],
  places.Centro,
  places.Cascatinha,
  places.Corrêas,
  places.Nogueira,
  places.Itaipava,
  places['Pedro do Rio'],
  places.Posse,
  [600, 60],
  [720, 88],
  [880, 152],
  [beyond.to, 176],
];

/** From the road to the two places that lie off it. */
const branches: readonly (readonly Point[])[] = [
  [places.Araras, [232, 232], [312, 214], [396, 210]],
  [places.Bingen, [152, 344], [196, 350], places.Centro],
];

/** The Serra from above the road that climbs it, with a light for each place we serve; pages write their names on it. */
export function DrawnMap() {
  return (
    <>
      <NightSky base={beyond.below} />
      <Moon x={248} y={36} />
      <Stars
        at={[
          [136, 24],
          [56, 64],
          [392, 24],
          [456, 12],
          [24, 16],
        ]}
      />
      <Ridges />
      <Cottages
        at={[
          [40, 184],
          [300, 196],
          [568, 206],
          [528, 320],
          [404, 420],
          [32, 396],
        ]}
        asleep={[2, 4]}
      />
      {firs.map(([x, y]) => (
        <Fir key={`${x} ${y}`} x={x} y={y} size={0.5} />
      ))}
      <g fill="none" stroke={palette.brand200}>
        <path d={branches.map(curve).join('')} strokeWidth={4} />
        <path d={curve(road)} strokeWidth={6} />
      </g>
      {footerRegions.map((name) => (
        <Light key={name} at={places[name]} />
      ))}
    </>
  );
}

function Light({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <circle cx={x} cy={y} r={10} fill={palette.warm} />
      <circle cx={x - 2} cy={y - 2} r={5} fill={palette.warmSoft} />
    </>
  );
}

/** The ranges one behind the other; the first has the tone of the peaks' lit faces, which so rise from it without a seam. */
function Ridges() {
  return (
    <>
      <Peak
        lit={palette.brand500}
        ridge={[
          [176, 56],
          [184, 72],
          [176, 96],
          [192, 152],
        ]}
        left={[
          [160, 60],
          [136, 96],
          [72, 152],
        ]}
        right={[
          [192, 62],
          [224, 104],
          [288, 152],
        ]}
      />
      <Peak
        lit={palette.brand500}
        ridge={[
          [320, 40],
          [328, 64],
          [316, 96],
          [336, 160],
        ]}
        left={[
          [300, 46],
          [272, 96],
          [208, 160],
        ]}
        right={[
          [336, 46],
          [360, 88],
          [440, 160],
        ]}
      />
      <Hills
        line={[
          [0, 136],
          [104, 120],
          [232, 152],
          [352, 120],
          [448, 64],
          [544, 40],
          [640, 16],
        ]}
        base={beyond.below}
        tone="brand700"
      />
      <Hills
        line={[
          [0, 192],
          [112, 160],
          [240, 200],
          [344, 168],
          [456, 208],
          [560, 168],
          [640, 184],
        ]}
        base={beyond.below}
        tone="brand900"
      />
      <Hills
        line={[
          [0, 264],
          [96, 256],
          [208, 272],
          [320, 264],
          [464, 288],
          [560, 248],
          [640, 264],
        ]}
        base={beyond.below}
        tone="brand700"
      />
      <Hills
        line={[
          [0, 352],
          [104, 344],
          [232, 368],
          [384, 336],
          [512, 360],
          [640, 328],
        ]}
        base={beyond.below}
        tone="brand900"
      />
      <Hills
        line={[
          [0, 448],
          [96, 456],
          [240, 432],
          [360, 440],
          [480, 424],
          [640, 436],
        ]}
        base={beyond.below}
        tone="brand950"
      />
    </>
  );
}
