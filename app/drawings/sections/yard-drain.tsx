import { palette } from '../palette.ts';
import { Clip, Clog, Collar, Filling, Pipe, Solid } from '../parts.tsx';
import { Band, Ground, Hills, NightSky, TownLights, Window } from '../surroundings.tsx';
import { JetHose } from '../tools.tsx';
import type { Point } from '../shapes.ts';
import { allAround, beyond } from '../shapes.ts';

const yard = 176;
const outlet = 272;
const main = { outer: 40, bore: 28 };
/** From the roof's gutter into the box. */
const downpipe = `M168 60V208a24 24 0 0 0 24 24H216`;

/** Where a drop of rain falls. */
const rain: Point[] = [
  [192, 16],
  [240, 40],
  [288, 8],
  [336, 48],
  [392, 24],
  [448, 56],
  [208, 80],
  [264, 104],
  [312, 88],
  [368, 112],
  [424, 96],
  [464, 128],
  [336, 136],
  [400, 144],
];

export function YardDrain() {
  return (
    <>
      <Night />
      <Ground
        y={yard}
        stones={[
          [24, 264],
          [72, 320],
          [128, 296],
          [152, 344],
          [376, 328],
          [432, 232],
          [344, 224],
          [448, 344],
        ]}
      />
      <House />
      <Band y={yard} height={16} fill={palette.brand700} />
      <Band y={yard} height={10} fill={palette.brand500} />
      <Pipe d={downpipe} />
      <Clip x={152} y={166} width={72} height={96}>
        <Filling d={downpipe} />
      </Clip>
      <Gutter />
      <Pipe d={`M328 ${outlet}H1120`} size={main} />
      <Box />
      <Filling d={`M200 232h28`} />
      <Filling d={`M324 ${outlet}h24`} width={main.bore} tone={palette.brand700} />
      <Leaves />
      <JetHose d={`M400 ${outlet}H1120`} x={390} y={outlet} towards="left" />
      <Collar x={168} y={112} run="upright" />
      <Collar x={448} y={outlet} run="level" pipe={main} />
    </>
  );
}

function Night() {
  return (
    <>
      <NightSky base={yard} />
      <Hills
        line={[
          [144, 128],
          [224, 80],
          [304, 120],
          [384, 64],
          [480, 112],
        ]}
        base={yard}
        tone="brand900"
      />
      <Hills
        line={[
          [144, 160],
          [256, 136],
          [360, 152],
          [480, 128],
        ]}
        base={yard}
        tone="brand700"
      />
      <TownLights
        at={[
          [216, 144],
          [232, 152],
          [376, 152],
          [440, 140],
        ]}
      />
      <path
        d={allAround(rain, -160)
          .map(([x, y]) => `M${x} ${y}l-6 18h3l6-18z`)
          .join('')}
        fill={palette.brand500}
      />
    </>
  );
}

/** The wall and the eaves of the house. */
function House() {
  return (
    <>
      <rect x={beyond.from} y={40} width={152 - beyond.from} height={136} fill={palette.brand200} />
      <rect x={144} y={40} width={8} height={136} fill={palette.brand500} />
      <path d={`M${beyond.from}-8H96l96 48H${beyond.from}z`} fill={palette.brand700} />
      <path d={`M${beyond.from} 40H196v8H${beyond.from}z`} fill={palette.brand900} />
      <Window x={24} y={72} width={60} height={68} lit={palette.warm} />
    </>
  );
}

/** In section, at the edge of the roof; the pipe begins in it. */
function Gutter() {
  return (
    <>
      <path d="M148 48h40v4a20 20 0 0 1-40 0z" fill={palette.brand500} />
      <path d="M176 48h12v4a20 20 0 0 1-20 20 16 16 0 0 0 8-20z" fill={palette.brand700} />
    </>
  );
}

/** A box of masonry under a grate, full to the yard and over. */
function Box() {
  return (
    <>
      <Solid x={208} y={yard} width={136} height={152} strip={4} />
      <rect x={224} y={yard} width={104} height={136} fill={palette.brand500} />
      <path d="M224 300c16-6 32 2 52 0s36-4 52-2v14H224z" fill={palette.brand700} />
      <path d={`M188 ${yard}c4-8 12-10 20-10h168c8 0 16 2 20 10z`} fill={palette.brand500} />
      <path d="M208 166h168a16 16 0 0 1 12 3H196a16 16 0 0 1 12-3z" fill={palette.brand200} />
      {[224, 247, 271, 295, 318].map((x) => (
        <Solid key={x} x={x} y={yard} width={10} height={12} light={palette.white} />
      ))}
    </>
  );
}

function Leaf({ x, y, turn, scale = 1 }: { x: number; y: number; turn: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d="M-14 0C-8-9 6-9 14 0 6 9-8 9-14 0z" fill={palette.warm} />
      <path d="M-14-1H8v2h-22z" fill={palette.warmSoft} />
    </g>
  );
}

/** On the grate, in the box, and where the pipe begins. */
function Leaves() {
  return (
    <>
      <Leaf x={300} y={256} turn={-64} scale={0.9} />
      <Clog
        d={`M330 ${outlet}h24`}
        width={28}
        knobs={[
          [320, outlet + 6, 12],
          [322, outlet - 8, 8],
          [364, outlet + 3, 9],
        ]}
      />
      <Leaf x={312} y={284} turn={32} scale={0.9} />
      <path
        d="M318 262l16 6M334 280l18-8M346 264l14 4"
        fill="none"
        stroke={palette.warmSoft}
        strokeWidth={2}
      />
      <Leaf x={236} y={168} turn={-14} scale={1.2} />
      <Leaf x={262} y={170} turn={22} scale={1.2} />
      <Leaf x={310} y={167} turn={-24} scale={1.2} />
      <Leaf x={286} y={166} turn={6} scale={1.3} />
      <Leaf x={368} y={168} turn={12} />
    </>
  );
}
