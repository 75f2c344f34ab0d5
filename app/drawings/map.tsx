import { footerRegions } from '#app/company/regions.ts';
import { palette } from './palette.ts';
import { Hills, Moon, Stars } from './surroundings.tsx';
import { Cottages, Fir, Peak } from './scene-parts.tsx';
import type { Point } from './shapes.ts';
import { curve } from './shapes.ts';

/** North is up; distances are not to scale, so that each name has its room. */
const places: Record<(typeof footerRegions)[number], Point> = {
  Posse: [504, 80],
  'Pedro do Rio': [424, 132],
  Itaipava: [404, 186],
  Nogueira: [384, 238],
  Araras: [168, 216],
  Corrêas: [352, 288],
  Cascatinha: [304, 340],
  Bingen: [128, 324],
  Centro: [232, 384],
  Quitandinha: [104, 420],
};

const firs: readonly Point[] = [
  [96, 182],
  [248, 296],
  [268, 304],
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
  [32, 488],
  places.Quitandinha,
  [168, 392],
  places.Centro,
  places.Cascatinha,
  places.Corrêas,
  places.Nogueira,
  places.Itaipava,
  places['Pedro do Rio'],
  places.Posse,
  [600, 40],
  [648, 36],
];

/** The Serra from above the road that climbs it, with a light for each place we serve. */
export function DrawnMap() {
  return (
    <>
      <rect width={640} height={480} fill={palette.brand950} />
      <Moon x={64} y={44} />
      <Stars
        at={[
          [136, 24],
          [216, 40],
          [296, 16],
          [392, 24],
          [456, 12],
        ]}
      />
      <Ridges />
      <Cottages
        at={[
          [40, 184],
          [300, 200],
          [568, 206],
          [528, 320],
          [404, 420],
          [40, 396],
        ]}
        asleep={[2, 4]}
      />
      {firs.map(([x, y]) => (
        <Fir key={`${x} ${y}`} x={x} y={y} size={0.5} />
      ))}
      <path d={curve(road)} fill="none" stroke={palette.brand200} strokeWidth={6} />
      {footerRegions.map((name) => (
        <Place key={name} name={name} at={places[name]} />
      ))}
      <g fontFamily="Figtree, system-ui, sans-serif" fontSize={20} fill={palette.brand200}>
        <text x={24} y={274}>
          Mapa esquemático,
        </text>
        <text x={24} y={297}>
          sem escala
        </text>
      </g>
    </>
  );
}

function Place({ name, at: [x, y] }: { name: string; at: Point }) {
  return (
    <>
      <circle cx={x} cy={y} r={10} fill={palette.warm} />
      <circle cx={x - 2} cy={y - 2} r={5} fill={palette.warmSoft} />
      <text
        x={x + 20}
        y={y + 18}
        fontFamily="Figtree, system-ui, sans-serif"
        fontSize={26}
        fontWeight={600}
        fill={palette.white}
      >
        {name}
      </text>
    </>
  );
}

/** The ranges one behind the other. */
function Ridges() {
  return (
    <>
      <Peak
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
        base={480}
        tone="brand900"
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
        base={480}
        tone="brand700"
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
        base={480}
        tone="brand900"
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
        base={480}
        tone="brand700"
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
        base={480}
        tone="brand950"
      />
    </>
  );
}
