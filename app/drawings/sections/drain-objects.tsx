import { palette } from '../palette.ts';
import { Rounds, Strands } from '../parts.tsx';
import { Bottle } from '../things.tsx';
import { BathroomFloor, DrainHair, floor, Grate } from './floor-drain-unit.tsx';

const level = 202;

/** What a shower leaves in its drain, close up: hair in the grate, soap on the water and the walls, and a cap before the way out. */
export function DrainObjects() {
  return (
    <>
      <BathroomFloor level={level} />
      <Bottle x={136} y={floor} />
      <SoapScum />
      <DrainHair />
      <Cap />
      <Grate x={184} y={floor} />
      <HairInGrate />
    </>
  );
}

/** It floats, and its crust grows on the bottom. */
function SoapScum() {
  return (
    <>
      <path
        d="M184 203a7 7 0 0 1 12-3 9 9 0 0 1 15-1 6 6 0 0 1 10 1 10 10 0 0 1 17-1 7 7 0 0 1 12 1 9 9 0 0 1 15-1 6 6 0 0 1 11 1 8 8 0 0 1 14-1 6 6 0 0 1 6 2v12c-8 3-16-1-24 1s-20 3-28 0-14 3-24 1-18-2-26 0-6 2-10 0z"
        fill={palette.warmSoft}
      />
      <Rounds
        of={[
          [190, 207, 3],
          [205, 204, 4],
          [231, 205, 5],
          [218, 208, 2],
          [258, 205, 4],
          [246, 208, 2],
          [283, 205, 3.5],
          [270, 208, 2],
        ]}
        tone={palette.white}
      />
      <path
        d="M184 256c5 2 7 8 6 14s5 10 5 18 6 10 10 14 8 4 12 8h20v14h-49a4 4 0 0 1-4-4z"
        fill={palette.warm}
      />
      <path
        d="M184 264c2 4 0 10 2 16s4 10 4 16-6 2-6 2zM194 300c4 6 10 8 12 14-6 0-14-6-12-14z"
        fill={palette.warmSoft}
      />
    </>
  );
}

/** Of a bottle of shampoo, on edge under the wall that the water has to pass. */
function Cap() {
  return (
    <g transform="translate(240 296) rotate(20)">
      <path d="M-18-8a6 6 0 0 1 6-6H12a6 6 0 0 1 6 6V10h-36z" fill={palette.brand200} />
      <path d="M-18-8a6 6 0 0 1 6-6H5a6 6 0 0 1 6 6V10h-29z" fill={palette.white} />
      <path d="M-11-7h2.500V8H-11zM-4-7h2.500V8H-4zM3-7h2.500V8H3z" fill={palette.brand500} />
      <path d="M-20 10h40v4a3 3 0 0 1-3 3h-34a3 3 0 0 1-3-3z" fill={palette.brand200} />
      <path d="M-20 10h30v7h-27a3 3 0 0 1-3-3z" fill={palette.white} />
    </g>
  );
}

/** Wound around the bars, and down into the water. */
function HairInGrate() {
  return (
    <>
      <Strands
        width={1.6}
        strands={[
          'M200 184c6-9 16-6 24-4s16-5 28 0 18 4 26-1',
          'M206 181c12 6 20-5 32 1s20 3 36-1',
          'M210 185c10-10 22-4 34-6s14 6 28 4',
          'M203 179c8-2 14 6 26 3s24-3 40 3',
        ]}
      />
      <Strands
        width={1.6}
        strands={[
          'M209 184c-4 20 6 26 0 44s6 22-2 42',
          'M213 182c-4 24 8 30 0 50s4 20 0 36',
          'M216 184c6 16-6 30 2 46s-4 24 6 46',
          'M220 182c2 18-8 30 0 52s-6 26 0 40',
          'M223 184c-6 16 4 26-2 42s4 16 2 28',
          'M236 184c-6 22 6 30 0 50s4 18-4 40',
          'M240 182c4 18-6 30 2 48s-6 18 0 30',
          'M244 184c4 18-4 26 2 42s-2 12 2 20',
          'M248 182c-6 14 6 24 0 38',
          'M264 184c2 12-4 16 0 30',
        ]}
      />
    </>
  );
}
