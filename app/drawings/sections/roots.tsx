import { palette } from '../palette.ts';
import { Clip, Filling, Pipe, Rounds, Solid, Strands, pipeSizes } from '../parts.tsx';
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
import { Probe } from '../tools.tsx';

const garden = 168;
const axis = 272;
/** Where two lengths of clay pipe meet, and a root has found the gap. */
const joint = 224;

export function Roots() {
  return (
    <>
      <Night />
      <House />
      <Ground
        y={garden}
        stones={[
          [24, 232],
          [112, 216],
          [88, 328],
          [184, 340],
          [320, 224],
          [416, 208],
          [352, 336],
          [440, 328],
        ]}
      />
      <Band y={garden} height={10} fill={palette.brand700} />
      <Band y={garden} height={4} fill={palette.brand500} />
      <Tree />
      <Pipe d={`M-480 ${axis}H1120`} size={pipeSizes.main} />
      <Filling d={`M-480 ${axis}H${joint + 8}`} width={34} />
      <Clip x={joint} y={axis + 9} width={beyond.to - joint} height={8}>
        <Filling d={`M${joint} ${axis}H1120`} width={34} />
      </Clip>
      <Socket x={80} />
      <Socket x={joint} />
      <Socket x={416} />
      <RootsInside />
      <Probe d={`M${beyond.to} ${axis}H392`} coil={`M396 ${axis}H336`} tip={[332, axis]} />
    </>
  );
}

/** The wide end of a length of clay pipe, around the narrow end of the next. */
function Socket({ x }: { x: number }) {
  return (
    <>
      <Solid x={x - 12} y={axis - 32} width={24} height={15} radius={2} />
      <Solid x={x - 12} y={axis + 17} width={24} height={15} radius={2} />
    </>
  );
}

/** A crown in two tones, and roots that go for water. */
function Tree() {
  return (
    <>
      <path d={`M200 ${garden}c8-24 8-48 4-72h28c-4 24-2 48 8 72z`} fill={palette.brand500} />
      <path d={`M220 96h12c-4 24-2 48 8 72h-16c-6-24-6-48-4-72z`} fill={palette.brand700} />
      <Rounds
        of={[
          [256, 72, 40],
          [224, 96, 24],
          [232, 48, 36],
        ]}
        tone={palette.brand700}
      />
      <Rounds
        of={[
          [184, 80, 36],
          [208, 44, 36],
          [232, 72, 36],
        ]}
        tone={palette.brand500}
      />
      <path
        d={`M204 ${garden}c-8 24-40 20-56 44 24-14 44-8 60-28 0 20-2 34 6 56h12c-6-20-4-36 0-56 16 24 36 16 60 36-16-28-44-28-50-52z`}
        fill={palette.brand500}
      />
      <path
        d={`M224 ${garden}h16c6 20 30 24 46 52-24-20-44-12-60-36-4 20-6 36 0 56h-6c-4-24-2-48 4-72z`}
        fill={palette.brand700}
      />
    </>
  );
}

/** In the pipe they find water all year, and grow into a beard. */
function RootsInside() {
  return (
    <g transform={`translate(220 ${axis})`}>
      <path
        d="M-6-36H7C8-20 18-12 23 2C26 12 16 17 3 17S-18 14-17 5C-15-4-6-18-6-36z"
        fill={palette.warm}
      />
      <Strands
        width={5}
        strands={[
          'M2-26C4-8 24-16 60-12S84-8 92-12',
          'M2-26C2 0 28-8 62-2S88 2 100-1',
          'M2-22C0 8 26 2 58 7S80 4 92 8',
          'M0-20C-4 14 20 12 50 14',
          'M-2-24C-4-8-20-15-40-13',
          'M-2-20C-4 2-20-6-48-1S-64 2-72 0',
          'M-2-18C-8 10-20 8-40 13',
        ]}
      />
      <Strands
        width={2.5}
        strands={[
          'M40-14C56-18 60-4 76-7S92-4 104-6',
          'M40 4C56 0 64 14 80 13',
          'M30 10C44 4 56 2 72 5',
          'M-24-12C-36-6-48-14-64-8',
          'M-24-4C-36 6-48 4-60 8',
          'M-30 10C-44 14-52 8-68 14',
        ]}
      />
      <Strands
        width={2}
        tone={palette.warmSoft}
        strands={[
          'M0-32C2-8 20-14 52-12',
          'M2-14C8 4 26 0 54 2',
          'M4 0C12 12 26 9 44 11',
          'M-4-18C-8-2-20-8-40-4',
          'M-8-4C-12 6-20 6-32 9',
        ]}
      />
    </g>
  );
}

function Night() {
  return (
    <>
      <NightSky base={garden} />
      <Moon x={72} y={48} />
      <Stars
        at={[
          [24, 88],
          [120, 24],
          [144, 72],
          [304, 24],
          [328, 72],
          [456, 32],
        ]}
      />
      <Hills
        line={[
          [0, 136],
          [72, 104],
          [136, 136],
          [272, 96],
          [352, 120],
          [480, 96],
        ]}
        base={garden}
        tone="brand900"
      />
      <TownLights
        at={[
          [32, 144],
          [48, 150],
          [112, 146],
          [288, 140],
        ]}
      />
    </>
  );
}

function House() {
  return (
    <>
      <path d="M320 88L392 40L464 88z" fill={palette.brand700} />
      <rect x={336} y={96} width={112} height={72} fill={palette.brand200} />
      <path d="M440 96h8v72h-8zM320 88h144v8H320z" fill={palette.brand500} />
      <Window x={352} y={106} width={38} height={42} lit={palette.warm} />
      <Solid
        x={404}
        y={112}
        width={32}
        height={56}
        light={palette.brand700}
        dark={palette.brand900}
      />
    </>
  );
}
