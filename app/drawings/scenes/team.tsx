import type { ReactNode } from 'react';
import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Collar, Filling, Pipe, Solid, Tube } from '../parts.tsx';
import { Plug, Van } from '../scene-parts.tsx';
import { beyond } from '../shapes.ts';
import { Band, Ground, Hills, Moon, NightSky, Stars, TownLights } from '../surroundings.tsx';
import { Drum } from '../tools.tsx';

const street = 288;
const axis = 348;

/** Who comes: two of us with the machine, out of the van and up to a lit door. */
export function Team({ crop }: Drawn) {
  return (
    <>
      <NightSky base={street} />
      <Moon x={56} y={56} radius={20} />
      <Stars
        at={[
          [120, 32],
          [176, 72],
          [232, 24],
          [296, 56],
          [352, 20],
          [24, 104],
        ]}
      />
      <Hills
        line={[
          [0, 168],
          [96, 112],
          [208, 152],
          [328, 96],
          [448, 144],
          [560, 112],
        ]}
        base={street}
        tone="brand900"
      />
      <Hills
        line={[
          [0, 216],
          [128, 192],
          [296, 216],
          [432, 192],
          [560, 208],
        ]}
        base={street}
        tone="brand700"
      />
      <TownLights at={[[24, 232]]} />
      <House />
      <Ground
        y={street}
        stones={[
          [72, 388],
          [224, 392],
          [344, 386],
          [496, 390],
        ]}
      />
      <Band y={street} height={8} fill={palette.brand200} />
      <Band y={street + 8} height={6} fill={palette.brand500} />
      {crop === undefined && (
        <>
          <Pipe d={`M${beyond.from} ${axis}H${beyond.to}`} />
          <Filling d={`M416 ${axis}H${beyond.to}`} />
          <Plug x={400} y={axis} />
          <Collar x={136} y={axis} run="level" />
          <Collar x={504} y={axis} run="level" />
          <Van x={24} y={street} size={3.2} />
        </>
      )}
      <Person x={324}>
        <Arm d="M16-106c8 14 10 26 10 40" hand={[26, -62]} />
        <Arm d="M-16-106c-8 12-8 22 0 32l10 6" hand={[-4, -68]} />
        <Clipboard />
      </Person>
      <Person x={412} braid>
        <Arm d="M-16-106c-8 14-10 26-10 40" hand={[-26, -62]} />
        <Arm d="M16-106c8 14 12 26 18 36" hand={[34, -68]} />
      </Person>
      <g transform={`translate(432 ${street}) scale(.72)`}>
        <Drum x={-24} y={0} />
      </g>
    </>
  );
}

/** The house that called: its door is open, and light falls out of it. */
function House() {
  return (
    <>
      <path d={`M488 96H${beyond.to}V${street}H488z`} fill={palette.brand200} />
      <path d={`M472 96l40-48H${beyond.to}v48z`} fill={palette.brand700} />
      <path d={`M472 92H${beyond.to}v8H472z`} fill={palette.brand900} />
      <Solid x={516} y={136} width={80} height={152} light={palette.white} />
      <path d="M524 144h61v144h-61z" fill={palette.warmSoft} />
      <path d="M585 144l-20 12v128l20 4z" fill={palette.brand500} />
      <path d="M568 216h5v12h-5z" fill={palette.white} />
      <path d="M496 132h12v-10h-12z" fill={palette.warm} />
      <path d="M494 116h16l-3 6h-10z" fill={palette.brand900} />
    </>
  );
}

const skin = { fill: palette.warm, fillOpacity: '.5' };

/** One of us, in the suit of the house, feet in the middle of the point. The arms come as children. */
function Person({
  x,
  braid = false,
  children,
}: {
  x: number;
  braid?: boolean;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${street})`}>
      <path d="M-17-66h34l-3 62H3L0-48l-3 44h-11z" fill={palette.brand500} />
      <path d="M3-48l3 44h8l3-62H6z" fill={palette.brand900} />
      <path d="M-18-8h16v8h-16zM2-8h16v8H2z" fill={palette.brand950} />
      {braid && <path d="M6-136c12 0 14 12 12 28l-6 2c0-12-2-20-8-22z" fill={palette.brand950} />}
      <path d="M-5-126H5v12H-5z" fill={palette.warmSoft} />
      <path d="M-5-126H5v12H-5z" {...skin} />
      <path d="M-20-106c0-8 6-12 12-12H8c6 0 12 4 12 12v46h-40z" fill={palette.white} />
      <path d="M10-118c6 1 10 5 10 12v46H10z" fill={palette.brand200} />
      <path d="M-20-84h40v6h-40z" fill={palette.warm} />
      <circle cy={-134} r={13} fill={palette.warmSoft} />
      <circle cy={-134} r={13} {...skin} />
      <path d="M-14-136c0-10 6-15 14-15s14 5 14 15z" fill={palette.brand500} />
      <path d="M6-150c5 2 8 7 8 14H6zM-18-138h30a2 2 0 0 1 0 4h-30z" fill={palette.brand900} />
      {children}
    </g>
  );
}

function Arm({ d, hand: [x, y] }: { d: string; hand: readonly [x: number, y: number] }) {
  return (
    <>
      <Tube d={d} width={12} light={palette.white} dark={palette.brand200} />
      <circle cx={x} cy={y} r={7} fill={palette.brand500} />
    </>
  );
}

/** The quote, before anything begins. */
function Clipboard() {
  return (
    <g transform="translate(-8 -92)">
      <Solid
        x={0}
        y={0}
        width={26}
        height={34}
        radius={3}
        light={palette.brand500}
        dark={palette.brand700}
      />
      <path d="M3 4h17v25H3z" fill={palette.white} />
      <path d="M6 9h11v3H6zM6 15h11v3H6zM6 21h7v3H6z" fill={palette.brand200} />
    </g>
  );
}
