import { palette } from '../palette.ts';
import { Clip, Clog, Collar, Filling, Pipe, Rounds, Solid, Tube } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import {
  Band,
  Ground,
  Hills,
  Moon,
  NightSky,
  Stars,
  TownLights,
  Window,
} from '../surroundings.tsx';

/** The yard behind a kitchen, and the box in it that keeps grease from the sewer. */
export const yard = 144;
/** Axes of the pipe from the kitchen and of the one to the street. */
const inlet = 208;
export const outlet = 216;
/** The lower edge of the outlet: where the water stands when all is well. */
export const calm = 226;

/** From the middle of the box under the surface to the street: grease, which floats, stays in the box. */
const elbow = 'M288 280V240a24 24 0 0 1 24-24H1120';
const fromKitchen = `M-480 112H32a24 24 0 0 1 24 24V${inlet - 24}a24 24 0 0 0 24 24H176`;

/** Yard and box, with water up to `level`; what floats in it comes from `GreaseCrust`. */
export function GreaseBoxInYard({
  level,
  crust = 'none',
}: {
  level: number;
  crust?: 'none' | 'half' | 'whole';
}) {
  return (
    <>
      <Night />
      <House />
      <Ground
        y={yard}
        stones={[
          [24, 264],
          [72, 312],
          [40, 340],
          [120, 264],
          [376, 288],
          [432, 256],
          [408, 336],
        ]}
      />
      <Band y={yard} height={10} fill={palette.brand500} />
      <Band y={yard + 10} height={6} fill={palette.brand700} />
      <Pipe d={fromKitchen} />
      <Solid x={152} y={yard} width={184} height={184} strip={4} />
      <rect x={168} y={yard} width={152} height={168} fill={palette.brand900} />
      <Filling d={`M144 ${inlet}h24`} tone={palette.brand700} />
      <Clip x={beyond.from} y={level} width={320 - beyond.from} height={312 - level}>
        <Filling d={fromKitchen} />
        <rect x={168} y={yard} width={152} height={168} fill={palette.brand500} />
      </Clip>
      <rect x={168} y={level} width={152} height={4} fill={palette.brand200} />
      <path d="M168 300c24-8 40 4 64 0s56-8 88 2v10H168z" fill={palette.brand900} />
      {crust === 'whole' && <Crust />}
      {crust === 'half' && <RestOfCrust />}
      <Pipe d={elbow} />
      <Clip x={272} y={level} width={32} height={280 - level}>
        <Filling d={elbow} />
      </Clip>
      {crust !== 'none' && <Plug />}
      <Collar x={56} y={160} run="upright" />
      <Collar x={112} y={inlet} run="level" />
      <Collar x={408} y={outlet} run="level" />
    </>
  );
}

/** Grease that has gone into the elbow. */
function Plug() {
  return (
    <Clog
      d="M288 262V240a24 24 0 0 1 24-24h8"
      knobs={[
        [286, 270, 8],
        [326, 218, 7],
      ]}
      lumps={[
        [284, 252, 3],
        [292, 236, 2],
        [302, 224, 3],
        [318, 216, 2],
      ]}
    />
  );
}

function Night() {
  return (
    <>
      <NightSky base={yard} />
      <Moon x={208} y={40} />
      <Stars
        at={[
          [416, 32],
          [264, 48],
          [320, 16],
          [368, 64],
          [456, 80],
          [400, 64],
        ]}
      />
      <Hills
        line={[
          [152, 120],
          [224, 88],
          [288, 112],
          [360, 72],
          [424, 104],
          [480, 88],
        ]}
        base={yard}
        tone="brand900"
      />
      <Hills
        line={[
          [152, 128],
          [256, 120],
          [368, 128],
          [480, 112],
        ]}
        base={yard}
        tone="brand700"
      />
      <TownLights
        at={[
          [376, 112],
          [464, 124],
        ]}
      />
    </>
  );
}

/** The kitchen's outer wall, its window lit, and the pipe that comes down from the sink. */
function House() {
  return (
    <>
      <path
        d={`M${beyond.from} ${beyond.above}H152V${yard}H${beyond.from}z`}
        fill={palette.brand200}
      />
      <path d={`M144 ${beyond.above}h8V${yard}h-8z`} fill={palette.brand500} />
      <Window x={32} y={8} width={76} height={80} lit={palette.warmSoft} />
    </>
  );
}

/** What years of cooking leave: it floats, and grows downwards. */
function Crust() {
  return (
    <>
      <path
        d="M168 180c12-8 24 2 36-3s24-7 36 0 24-6 40-2 28-5 40 1v46c-10 8-14-6-24-2s-8 22-16 22-8-20-18-20-10 16-20 18-10-18-20-18-10 10-18 10-8-10-16-8-12 6-20 2z"
        fill={palette.warm}
      />
      <Rounds
        of={[
          [184, 192, 5],
          [204, 206, 3],
          [224, 190, 3.5],
          [246, 204, 5],
          [264, 188, 3],
          [308, 190, 4],
        ]}
        tone={palette.warmSoft}
      />
    </>
  );
}

/** What is left of it when a good part has been taken out. */
function RestOfCrust() {
  return (
    <>
      <path
        d="M228 190c-6-10 8-15 16-11s24-4 36-2 28-5 40 1v46c-10 8-14-6-24-2s-8 14-20 16-12-14-24-14-14 12-24 6 4-10-4-16 8-14 4-24z"
        fill={palette.warm}
      />
      <Rounds
        of={[
          [246, 200, 4],
          [264, 188, 3],
          [308, 190, 4],
        ]}
        tone={palette.warmSoft}
      />
    </>
  );
}

/** The cover, 176 wide, lying on `y`: on the opening, or wherever it was put. */
export function Cover({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Solid x={x} y={y - 12} width={176} height={12} radius={2} />
      <Tube d={`M${x + 76} ${y - 12}v-4a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v4`} width={4} shade={1} />
    </>
  );
}
