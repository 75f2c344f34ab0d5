import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Clip, Collar, Filling, Pipe, Rounds, Solid, Strands } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Floor, Ground, Wall } from '../surroundings.tsx';

/** A bathroom's floor, and the trapped box under it that takes the water of shower and basin. */
export const floor = 184;
/** The lower edge of the pipe that leaves: where the water stands when all is well. */
export const seal = 266;
/** Axes of the pipe that comes from the basin and of the one that leaves. */
const inlet = 240;
const outlet = 256;

/** Wall, floor and box, with water up to `level`; above the floor it is a puddle. */
export function BathroomFloor({ level, children }: { level: number; children?: ReactNode }) {
  return (
    <>
      <Wall base={floor} tilesFrom={104} />
      {children}
      <Ground
        y={floor + 8}
        stones={[
          [56, 296],
          [104, 328],
          [136, 280],
          [376, 312],
          [424, 336],
          [448, 296],
        ]}
      />
      <Floor y={floor} to={176} />
      <Floor y={floor} from={304} />
      <Pipe d={`M-480 ${inlet}H188`} />
      <Pipe d={`M292 ${outlet}H1120`} />
      <Box />
      <Filling d={`M170 ${inlet}h20`} tone={palette.brand700} />
      <Filling d={`M292 ${outlet}h16`} tone={palette.brand700} />
      <Clip x={beyond.from} y={level} width={296 - beyond.from} height={324 - level}>
        <path d={inside} fill={palette.brand500} />
        <Filling d={`M-480 ${inlet}H190`} />
      </Clip>
      {level < floor ? (
        <Puddle />
      ) : (
        <rect x={184} y={level} width={112} height={4} fill={palette.brand200} />
      )}
      <path d="M262 232h34v6h-28v62h-6z" fill={palette.white} />
      <path d="M268 238h28v3h-25v59h-3z" fill={palette.brand200} />
      <Collar x={112} y={inlet} run="level" />
      <Collar x={360} y={outlet} run="level" />
    </>
  );
}

const inside = 'M184 184h112v136a4 4 0 0 1-4 4H188a4 4 0 0 1-4-4z';

/** The box under the grate, in section. */
function Box() {
  return (
    <>
      <path
        d="M168 184h144v8h-8v136a8 8 0 0 1-8 8H184a8 8 0 0 1-8-8V192h-8z"
        fill={palette.brand200}
      />
      <path
        d="M168 184h140v4h-8v136a8 8 0 0 1-8 8H184a8 8 0 0 1-8-8V192h-8z"
        fill={palette.white}
      />
      <path d={inside} fill={palette.brand700} />
    </>
  );
}

/** Hair and soap that fill the outlet's chamber from wall to wall, and lie under the wall that the water has to pass. */
export function DrainHair() {
  return (
    <>
      <path
        d="M271 244l5-3 4 3 6-4 5 4 5-3v5h10l-3 5 4 5-4 5 3 5h-10v54a4 4 0 0 1-4 4h-78l7-7 3-8 9-2 4-9 8 1 6-8 7-2 4-8v19h9z"
        fill={palette.warm}
      />
      <Strands
        width={2.4}
        strands={[
          'M224 312c-14-8-18 6-30 2M230 305c-10-10-22-2-18 5s14 2 10-6M244 297c-4-12-18-10-18-2s12 8 14 0M252 290c2-10-8-14-14-10',
        ]}
      />
      <Strands
        width={1.6}
        tone={palette.brand900}
        strands={[
          'M273 252c8-6 18 2 12 9s-14-2-6-8 16 2 14 12M292 272c-12-8-22 4-14 10s18-4 12-10-20 8-12 18M274 300c6-10 20-6 18 2s-16 4-12-6M290 312c-14 6-24-8-14-14M270 306c-12-4-20 6-12 10s18-4 10-9M252 306c-8 2-14 10-22 8M262 318c-12-6-22 4-34 1M282 320c-6-8-14-4-18-10',
        ]}
      />
      <Rounds
        of={[
          [289, 255, 3.5],
          [278, 286, 3],
          [288, 302, 2.5],
          [249, 315, 3],
        ]}
        tone={palette.warmSoft}
      />
    </>
  );
}

/** What has come up through the opening. */
function Puddle() {
  return (
    <>
      <path d="M96 184c4-6 8-8 16-8h248c8 0 12 2 16 8z" fill={palette.brand500} />
      <path d="M108 176h256a12 12 0 0 1 6 3H102a12 12 0 0 1 6-3z" fill={palette.white} />
    </>
  );
}

/** The grate in section, 112 wide, with its upper left corner at the point. */
export function Grate({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Solid x={x} y={y} width={112} height={10} radius={2} />
      <path
        d={[12, 30, 48, 66, 84].map((left) => `M${x + left} ${y}h12v10h-12z`).join('')}
        fill={palette.brand700}
      />
    </>
  );
}
