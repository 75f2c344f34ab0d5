import type { ReactNode } from 'react';
import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Collar, Filling, Pipe, Solid } from '../parts.tsx';
import { Mark, Plug, Van } from '../scene-parts.tsx';
import { beyond } from '../shapes.ts';
import { Band, Ground, Hills, Moon, NightSky, Stars } from '../surroundings.tsx';
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
      {/* Of the far hills a crop would show a slope and a wedge of sky: there they fill it. */}
      {crop !== undefined ? (
        <Band y={beyond.above} height={street - beyond.above} fill={palette.brand900} />
      ) : (
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
      )}
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
      {crop === undefined && <House />}
      <Ground y={street} />
      <Band y={street} height={8} fill={palette.brand200} />
      <Band y={street + 8} height={6} fill={palette.brand500} />
      {crop === undefined && (
        <>
          <Pipe d={`M${beyond.from} ${axis}H${beyond.to}`} />
          <Filling d={`M416 ${axis}H${beyond.to}`} />
          <Plug x={400} y={axis} />
          <Collar x={136} y={axis} run="level" />
          <Collar x={504} y={axis} run="level" />
          <Van x={16} y={street} size={3.5} />
        </>
      )}
      {/* Beside the van and the door they are as tall as people are. */}
      <g
        transform={
          crop === undefined
            ? `translate(384 ${street}) scale(.82) translate(-384 ${-street})`
            : undefined
        }
      >
        <Crew />
      </g>
    </>
  );
}

function Crew() {
  return (
    <>
      <Person x={328} broad head={<Father />}>
        <Sleeve d="M20-102c7 10 9 22 9 36" />
        <Glove x={29} y={-62} thumb="left" />
        <Sleeve d="M-20-102c-9 10-14 20-11 29 2 6 5 8 10 9" />
        <Clipboard />
        <Fingers />
      </Person>
      <g transform={`translate(432 ${street}) scale(.72)`}>
        <Drum x={-24} y={0} lit />
      </g>
      <Person x={412} head={<Daughter />}>
        <Sleeve d="M-15-102c-7 10-9 22-9 36" />
        <Glove x={-24} y={-62} thumb="right" />
        <Sleeve d="M15-102c9 6 13 13 17 24" />
        <Fist x={34.4} y={-61} />
      </Person>
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

/** One of us, in the suit of the house, feet in the middle of the point. The head comes from its neck up, the arms as children. */
function Person({
  x,
  broad = false,
  head,
  children,
}: {
  x: number;
  broad?: boolean;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${street})`}>
      <g transform={broad ? 'scale(1.25 1)' : undefined}>
        <path d="M-17-66h34l-3 62H3L0-48l-3 44h-11z" fill={palette.brand200} />
        <path d="M-5-66h5v18l-3 44h-4zM12-66h5l-3 62h-4z" fill={palette.brand500} />
        <path d="M-19 0v-3q0-6 8-6h9v9zM2 0v-9h9q8 0 8 6v3z" fill={palette.brand950} />
      </g>
      {head}
      <g transform={broad ? 'scale(1.25 1)' : undefined}>
        <path d="M-20-102c0-9 6-13 13-13q7 6 14 0c7 0 13 4 13 13v42h-40z" fill={palette.white} />
        <path d="M11-114c5 2 9 6 9 12v42H11z" fill={palette.brand200} />
        <path d="M-20-82h40v6h-40z" fill={palette.warm} />
      </g>
      <Mark x={broad ? 7 : 3} y={-95} size={11} />
      {children}
    </g>
  );
}

/** The tones of a face, none of which is in the palette: what lies over its base. */
interface Skin {
  base: string;
  tint: string;
  strength: string;
}

const olive: Skin = { base: palette.warmSoft, tint: palette.warm, strength: '.45' };
const brown: Skin = { base: palette.warm, tint: palette.brand950, strength: '.34' };

/** Neck, ears and face in two tones, the chin at -121; hair and beard are drawn around it. */
function Face({ skin: { base, tint, strength } }: { skin: Skin }) {
  const shape =
    'M-5-126H5v14q-5 4-10 0zM-12-140a12 13 0 0 1 24 0v7a12 12 0 0 1-24 0zM-12-138a3 4 0 0 0 0 8zM12-138a3 4 0 0 1 0 8z';
  return (
    <>
      <path d={shape} fill={base} />
      <path d={shape} fill={tint} fillOpacity={strength} />
      <g fill={palette.brand950}>
        <path
          d="M6-152q6 4 6 12v7q0 10-9 12 5-10 3-31zM-5-122q5 3 10 0v5q-5 3-10 0z"
          fillOpacity=".16"
        />
        <path d="M0-137l2.500 6h-3.500z" fillOpacity=".3" />
        <circle cx={-5} cy={-138} r={1.6} />
        <circle cx={5} cy={-138} r={1.6} />
        <path d="M-4.500-128q4.500 4.500 9 0q-4.500 1.500-9 0z" />
      </g>
    </>
  );
}

/** The older of the two: grey, with a beard and the cap of the house. */
function Father() {
  return (
    <>
      <Face skin={olive} />
      <path
        d="M-13-142h3v10l3 3q7-5 14 0l3-3v-10h3v9c0 8-5 14-13 14s-13-6-13-14zM-5-128q5 4 10 0-1-2-5-1-4-1-5 1z"
        fill={palette.brand200}
      />
      <path d="M-8.500-142h6v2h-6zM2.500-142h6v2h-6z" fill={palette.brand200} />
      <path d="M-14-144c0-10 6-15 14-15s14 5 14 15z" fill={palette.brand500} />
      <path d="M6-158c5 2 8 7 8 14H6z" fill={palette.brand700} />
      <path d="M-19-146h33v4h-31a2 2 0 0 1-2-4z" fill={palette.brand900} />
    </>
  );
}

/** The younger: dark hair, parted, in a braid over her shoulder. */
function Daughter() {
  return (
    <>
      <path
        d="M-14-140c0-12 6-18 14-18s14 6 14 18v12q5 4 3 9t2 9q-2 5 0 10l-4 6-4-7q3-5 0-10t0-9q-3-4-3-10h-18q-4-4-4-10z"
        fill={palette.brand950}
      />
      <Face skin={brown} />
      <path
        d="M-13-136c-2-12 4-20 13-20s15 8 13 20c-2-6-5-10-8-12-6 4-12 5-15 5-2 2-3 4-3 7zM-8-142h5v1.500h-5zM3-142h5v1.500H3z"
        fill={palette.brand950}
      />
    </>
  );
}

/** A sleeve along `d`, round at the shoulder, where it is one with the suit. */
function Sleeve({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={palette.brand200} strokeWidth={13} />
      <path d={d} stroke={palette.white} strokeWidth={10.5} transform="translate(-1.3 -.6)" />
    </g>
  );
}

/** Of a glove, across its wrist. */
function Cuff({ y }: { y: number }) {
  return (
    <Solid
      x={-8}
      y={y}
      width={16}
      height={5}
      radius={2}
      light={palette.brand500}
      dark={palette.brand900}
      strip={1.5}
    />
  );
}

/** A gloved hand that hangs from the wrist at the point, its thumb towards the `thumb`. */
function Glove({
  x,
  y,
  turn = 0,
  thumb,
}: {
  x: number;
  y: number;
  turn?: number;
  thumb: 'left' | 'right';
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-7 0H7v13q0 7-7 7t-7-7z" fill={palette.brand900} />
      <path d="M-7 0H5v12q0 7-6 7-6 0-6-6z" fill={palette.brand500} />
      <path d="M-3.800 10h1.200v8h-1.200zM.6 10h1.200v8H.6z" fill={palette.brand900} />
      <g transform={thumb === 'right' ? 'scale(-1 1)' : undefined}>
        <path
          d="M-6 1c-4 3-6 7-5.500 11a2.400 2.400 0 0 0 4.800 0l4.700-5z"
          fill={palette.brand500}
        />
      </g>
      <Cuff y={-3} />
    </g>
  );
}

/** A gloved hand around a level handle, whose middle is the point; the arm comes from the upper left. */
function Fist({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-9-14L5-16l4 12a2 2 0 0 1-2 3H-8z" fill={palette.brand900} />
      <path d="M-9-14L3-15.500l4 12-1 2.500H-8z" fill={palette.brand500} />
      <g transform="rotate(-14)">
        <Cuff y={-18} />
      </g>
      <path d="M-8-8c-4 3-5 8-2 11a2.400 2.400 0 0 0 4 0l2-6z" fill={palette.brand500} />
      {[-7, -3, 1, 5].map((left) => (
        <Solid
          key={left}
          x={left}
          y={-5}
          width={4}
          height={11}
          radius={2}
          light={palette.brand500}
          dark={palette.brand700}
          strip={0.8}
        />
      ))}
    </g>
  );
}

/** The quote, before anything begins. */
function Clipboard() {
  return (
    <g transform="translate(-24 -92)">
      <Solid
        x={0}
        y={0}
        width={26}
        height={34}
        radius={3}
        light={palette.brand700}
        dark={palette.brand900}
      />
      <path d="M3 4h17v25H3z" fill={palette.white} />
      <path d="M6 9h11v3H6zM6 15h11v3H6zM6 21h7v3H6z" fill={palette.brand200} />
    </g>
  );
}

/** Of the hand that holds the quote, around its edge. */
function Fingers() {
  return (
    <>
      <path d="M-29-72a5 5 0 0 1 5-3h3v17h-3a6 6 0 0 1-5-4z" fill={palette.brand500} />
      {[-76, -70, -64].map((y) => (
        <Solid
          key={y}
          x={-26}
          y={y}
          width={13}
          height={6}
          radius={3}
          light={palette.brand500}
          dark={palette.brand700}
          strip={1}
        />
      ))}
    </>
  );
}
