import { palette } from '../palette.ts';
import {
  Clog,
  Collar,
  Drop,
  Drum,
  Filling,
  Floor,
  Ground,
  Pipe,
  Probe,
  Rounds,
  SerraNight,
  Solid,
  Strands,
  Tube,
  Wall,
  Window,
} from '../parts.tsx';

const floor = 184;
/** Axes of the pipe that comes from the basin and of the one that leaves. */
const inlet = 240;
const outlet = 256;

export function FloorDrain() {
  return (
    <>
      <Wall width={480} height={floor} tilesFrom={104} />
      <Window x={232} y={8} width={136} height={80} bar={false}>
        <SerraNight width={120} height={64} />
      </Window>
      <Shower />
      <Grate />

      <Ground
        y={floor + 8}
        width={480}
        height={168}
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
      <Floor y={floor} from={304} to={480} />

      <Pipe d={`M-8 ${inlet}H188`} />
      <Filling d={`M-8 ${inlet}H188`} />
      <Pipe d={`M292 ${outlet}H488`} />
      <Box />
      <Filling d={`M170 ${inlet}h20`} />
      <Filling d={`M292 ${outlet}h16`} tone={palette.brand700} />
      <Puddle />
      <Siphon />
      <Collar x={112} y={inlet} run="level" />
      <Collar x={360} y={outlet} run="level" />

      <Probe
        d="M388 144H328a96 72 0 0 0-92 72v40"
        coil="M236 250v24a32 32 0 0 0 12 26"
        tip={[252, 304]}
      />
      <Drum x={384} y={floor} />
    </>
  );
}

/** The box under the grate, full to the floor. */
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
      <path d="M184 184h112v136a4 4 0 0 1-4 4H188a4 4 0 0 1-4-4z" fill={palette.brand500} />
    </>
  );
}

/** The wall before the outlet, under which the water has to pass, and the hair that does not. */
function Siphon() {
  return (
    <>
      <path d="M262 232h34v6h-28v62h-6z" fill={palette.white} />
      <path d="M268 238h28v3h-25v59h-3z" fill={palette.brand200} />
      <Clog
        d="M284 262v36a10 10 0 0 1-8 10"
        width={24}
        knobs={[
          [264, 312, 10],
          [256, 308, 6],
          [284, 252, 8],
        ]}
      />
      <Strands
        strands={[
          'M262 314c-20 8-32-8-48-2s-14 8-22 4',
          'M258 308c-12-4-20 4-26-4s-14-2-18-8',
          'M262 318c-14 4-26-2-38 2',
          'M276 312c8 6 12 2 16 6',
        ]}
      />
      <Strands
        width={2}
        tone={palette.warmSoft}
        strands={['M276 262c6 8-2 14 4 22s12 2 10 12', 'M280 296c-6 8-14 6-20 16']}
      />
      <Rounds
        of={[
          [288, 268, 3],
          [280, 290, 2.5],
          [270, 316, 2.5],
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

/** It leans on the wall while we work. */
function Grate() {
  return (
    <>
      <Solid
        x={16}
        y={136}
        width={48}
        height={48}
        radius={4}
        light={palette.brand500}
        dark={palette.brand700}
      />
      <path d="M24 144h28v5H24zM24 154h28v5H24zM24 164h28v5H24z" fill={palette.brand900} />
    </>
  );
}

function Shower() {
  return (
    <>
      <Solid
        x={40}
        y={80}
        width={16}
        height={16}
        radius={4}
        light={palette.brand500}
        dark={palette.brand700}
      />
      <Tube d="M48 84V40a16 16 0 0 1 16-16h48a16 16 0 0 1 16 16v8" width={8} shade={2} />
      <path d="M104 56a24 12 0 0 1 48 0z" fill={palette.brand700} />
      <path d="M104 56a24 12 0 0 1 40-8l-4 8z" fill={palette.brand500} />
      <Drop x={120} y={72} scale={0.6} />
      <Drop x={140} y={116} scale={0.6} />
    </>
  );
}
