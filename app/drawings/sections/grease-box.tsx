import { palette } from '../palette.ts';
import {
  Clip,
  Clog,
  Collar,
  Filling,
  Ground,
  Hills,
  JetHose,
  Moon,
  Pipe,
  Rounds,
  Solid,
  Stars,
  TownLights,
  Tube,
} from '../parts.tsx';

const yard = 144;
/** Axes of the pipe from the kitchen and of the one to the street. */
const inlet = 208;
const outlet = 216;
/** Of the water, which cannot leave; without the blockage it would stand at the outlet. */
const standing = 184;

/** From the middle of the box under the surface to the street: grease, which floats, stays in the box. */
const elbow = 'M288 280V240a24 24 0 0 1 24-24H488';
const fromKitchen = `M-8 112H32a24 24 0 0 1 24 24V${inlet - 24}a24 24 0 0 0 24 24H176`;

export function GreaseBox() {
  return (
    <>
      <Night />
      <House />
      <Ground
        y={yard}
        width={480}
        height={216}
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
      <rect y={yard} width={480} height={10} fill={palette.brand500} />
      <rect y={yard + 10} width={480} height={6} fill={palette.brand700} />
      <Pipe d={fromKitchen} />
      <Clip x={32} y={standing} width={160} height={48}>
        <Filling d={fromKitchen} />
      </Clip>
      <Chamber />
      <Filling d={`M144 ${inlet}h26`} />
      <Crust />
      <Pipe d={elbow} />
      <Filling d="M288 280v-16" />
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
      <JetHose d={`M366 ${outlet}H488`} x={356} y={outlet} towards="left" />
      <Collar x={56} y={160} run="upright" />
      <Collar x={112} y={inlet} run="level" />
      <Collar x={408} y={outlet} run="level" />
      <Cover />
    </>
  );
}

function Night() {
  return (
    <>
      <rect width={480} height={yard} fill={palette.brand950} />
      <Moon x={416} y={40} />
      <Stars
        at={[
          [208, 24],
          [264, 48],
          [320, 16],
          [368, 64],
          [456, 80],
          [232, 72],
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
          [232, 128],
          [248, 132],
          [320, 130],
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
      <rect width={152} height={yard} fill={palette.brand200} />
      <rect x={144} width={8} height={yard} fill={palette.brand500} />
      <Solid x={24} y={16} width={96} height={64} radius={4} light={palette.white} />
      <rect x={32} y={24} width={77} height={45} fill={palette.warmSoft} />
      <rect x={68} y={24} width={5} height={45} fill={palette.white} />
    </>
  );
}

/** Walls, what settles on the bottom, and the water. */
function Chamber() {
  return (
    <>
      <Solid x={152} y={yard} width={184} height={184} strip={4} />
      <rect x={168} y={yard} width={152} height={168} fill={palette.brand900} />
      <rect x={168} y={standing} width={152} height={128} fill={palette.brand500} />
      <path d="M168 300c24-8 40 4 64 0s56-8 88 2v10H168z" fill={palette.brand900} />
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

/** Lifted off, it lies beside the opening. */
function Cover() {
  return (
    <>
      <Solid x={344} y={132} width={112} height={12} radius={2} />
      <Tube d="M388 132v-4a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v4" width={4} shade={1} />
    </>
  );
}
