import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Facade, LongRoof, TimberGable, Windows } from '../buildings.tsx';
import { SerraSky, UnderStreet, street } from '../scene-parts.tsx';
import { Band } from '../surroundings.tsx';

export function BairroQuitandinha({ crop }: Drawn) {
  return (
    <>
      <SerraSky
        moon={[112, 56]}
        stars={[
          [32, 24],
          [176, 48],
          [216, 24],
          [288, 48],
          [440, 32],
          [504, 64],
          [568, 24],
          [616, 72],
        ]}
        far={[
          [0, 128],
          [96, 100],
          [184, 120],
          [304, 64],
          [416, 112],
          [536, 72],
          [640, 112],
        ]}
        near={[
          [0, 168],
          [88, 148],
          [232, 176],
          [424, 172],
          [560, 148],
          [640, 164],
        ]}
        trees={[
          [0, 176],
          [40, 168],
          [72, 176],
          [500, 174],
          [536, 168],
          [576, 174],
          [608, 170],
        ]}
      />
      <g transform="translate(56)">
        <Palace />
      </g>
      <Lake />
      {/* Close up, the lake's end, the shaft and the van are beyond the edge. */}
      {crop === undefined && <Garden />}
      <UnderStreet clog={264} {...(crop === 'landmark' && { shaft: 816, van: 860 })} />
    </>
  );
}

/** The grand hotel: a long front of half-timbered gables, the dome of its round hall behind. */
function Palace() {
  return (
    <>
      <path d="M268 132a56 52 0 0 1 56-52v52z" fill={palette.brand200} />
      <path d="M324 80a56 52 0 0 1 56 52h-56z" fill={palette.brand500} />
      <path d="M317 82V70l7-6v18z" fill={palette.brand50} />
      <path d="M324 82V64l7 6v12z" fill={palette.brand700} />
      <LongRoof x={64} y={152} width={352} height={28} inset={16} shade={120} />
      <Facade x={72} y={152} width={336} height={48} shade={0} />
      <path d="M72 152h336v4H72z" fill={palette.brand200} />
      <Windows x={102} y={160} columns={4} rows={2} stepX={18} asleep={[1, 6]} />
      <Windows x={316} y={160} columns={4} rows={2} stepX={18} asleep={[2, 4]} />
      <Dormers at={[112, 148, 308, 344]} />
      {[40, 384].map((x) => (
        <g key={x}>
          <Facade x={x} y={144} width={56} height={56} shade={12} />
          <TimberGable x={x} y={144} width={56} height={40} />
          <Windows x={x + 8} y={156} columns={3} rows={2} asleep={x > 40 ? [0, 5] : [4]} />
        </g>
      ))}
      <LongRoof x={176} y={128} width={128} height={44} inset={18} shade={64} />
      <Facade x={184} y={128} width={112} height={72} shade={24} />
      <TimberGable x={190} y={128} width={44} height={32} />
      <TimberGable x={246} y={128} width={44} height={32} />
      <Windows x={196} y={140} columns={6} asleep={[4]} />
      <path d="M176 172h128v28H176z" fill={palette.brand50} />
      <path d="M276 172h28v28h-28zM172 164h136v4H172z" fill={palette.brand200} />
      <path d="M172 168h136v4H172z" fill={palette.brand500} />
      <Windows
        x={184}
        y={178}
        columns={5}
        stepX={24}
        width={16}
        height={22}
        arched
        lit={palette.warmSoft}
      />
    </>
  );
}

/** Windows that stand out of the roof. */
function Dormers({ at }: { at: readonly number[] }) {
  return (
    <>
      <path d={at.map((x) => `M${x} 150v-10l8-8v18z`).join('')} fill={palette.brand50} />
      <path d={at.map((x) => `M${x + 8} 150v-18l8 8v10z`).join('')} fill={palette.brand200} />
      <path d={at.map((x) => `M${x + 5} 140h6v8h-6z`).join('')} fill={palette.warm} />
    </>
  );
}

/** Where the lake ends on the right: its bank, and a hedge along the street. */
function Garden() {
  return (
    <>
      <path d="M490 199l-14 49H1120V199z" fill={palette.brand900} />
      <path
        d={`M532 248v-18${'a13 13 0 0 1 26 0a9 9 0 0 1 18 0'.repeat(14)}V248z`}
        fill={palette.brand950}
      />
    </>
  );
}

/** The lake before it, its small lighthouse on the left, the lights of the front in the water. */
function Lake() {
  return (
    <>
      <Band y={200} height={8} fill={palette.brand200} />
      <Band y={204} height={4} fill={palette.brand500} />
      <Band y={208} height={street - 208} fill={palette.brand700} />
      <path
        d="M24 214h64v3H24zM224 213h144v3H224zM416 214h104v3H416zM8 232h56v3H8zM120 226h96v3h-96zM392 232h72v3h-72zM264 238h104v3H264zM288 221h64v3h-64z"
        fill={palette.brand500}
      />
      <path
        d="M244 218h12v2h-12zM292 226h16v2h-16zM340 219h12v2h-12zM120 217h10v2h-10zM460 220h10v2h-10zM252 232h8v2h-8zM156 220h10v2h-10z"
        fill={palette.warm}
      />
      <g transform="translate(-28)">
        <path d="M52 200l3-44h5v44z" fill={palette.brand50} />
        <path d="M60 200v-44h5l3 44z" fill={palette.brand500} />
        <path d="M54 146h12v8H54z" fill={palette.warm} />
        <path d="M51 153h18v4H51zM53 146l7-8 7 8z" fill={palette.brand200} />
        <path d="M60 153h9v4h-9zM60 138l7 8h-7z" fill={palette.brand500} />
        <path d="M46 200h26v8H46z" fill={palette.brand500} />
      </g>
    </>
  );
}
