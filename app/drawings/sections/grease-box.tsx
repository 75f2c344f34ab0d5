import { palette } from '../palette.ts';
import {
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
} from '../parts.tsx';

const yard = 144;
/** Axes of the pipe from the kitchen and of the one to the street. */
const inlet = 208;
const outlet = 216;
/** The lower edge of the outlet, and so the level of the water. */
const level = 226;

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
      <Pipe d={`M56 ${yard - 40}V${inlet - 24}a24 24 0 0 0 24 24H160`} />
      <Pipe d={`M320 ${outlet}H488`} />
      <Chamber />
      <Filling d={`M120 ${inlet}H176`} tone={palette.brand700} />
      <Collar x={56} y={168} run="upright" />
      <Collar x={120} y={inlet} run="level" />
      <Collar x={384} y={outlet} run="level" />
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
          [376, 132],
          [432, 124],
          [444, 130],
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

/** Walls, cover and water; the crust of grease, and the elbow under which the water should pass. */
function Chamber() {
  return (
    <>
      <path d="M152 152H336V328H152z" fill={palette.brand500} />
      <path d="M152 152H332V324H152z" fill={palette.brand200} />
      <path d="M168 160H320V308H168z" fill={palette.brand700} />
      <path d={`M168 ${level}H320V308H168z`} fill={palette.brand500} />
    </>
  );
}
