import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Clip, Collar, Filling, Pipe, Solid, Tube } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Floor, Ground, Wall } from '../surroundings.tsx';

const floor = 272;
/** Axis of the pipe under the floor. */
const usualAxis = 368;
const soil = { outer: 40, bore: 28 };
/** The trap's crest: water stands up to here when all is well, and behind a blockage. */
export const crest = 200;

/** From the sump under the water, up over the crest, and down to the floor. */
const trapway =
  'M200 212C198 242 226 250 238 224C246 206 250 188 268 188C288 188 296 200 296 224V276';
const bowl = 'M140 160H252C250 182 228 192 214 214L186 214C178 196 144 198 140 160z';
const body =
  'M116 152H352V172C352 188 328 192 328 216V256L336 272H176L186 258C194 236 176 228 158 216C136 202 120 188 118 168z';

interface Shown {
  standing: number;
  flowing?: boolean;
  /** Axis of the pipe under the floor: as deep as the ground that is seen. */
  axis?: number | undefined;
  /** Flushed from a pipe on the wall, without lid, for what shows the bowl and has no room above it. */
  low?: boolean;
}

/** A toilet cut open in its bathroom, with water up to `standing` in the bowl; `flowing` when it leaves. */
export function ToiletInRoom({ children, ...shown }: Shown & { children?: ReactNode }) {
  return (
    <>
      <Wall base={floor} tilesFrom={112} />
      {children}
      <Ground
        y={floor + 8}
        stones={[
          [40, 328],
          [120, 356],
          [216, 340],
          [408, 324],
        ]}
      />
      <Floor y={floor} />
      <Toilet {...shown} />
    </>
  );
}

function Toilet({ standing, flowing = false, low = false, axis = low ? 308 : usualAxis }: Shown) {
  const out = flowing ? palette.brand500 : palette.brand700;
  return (
    <>
      <Pipe d={`M296 272V${axis - 28}a28 28 0 0 0 28 28H${beyond.to}`} size={soil} bore={out} />
      {!low && <Collar x={296} y={floor + 26} run="upright" pipe={soil} />}
      <Collar x={low ? 372 : 348} y={axis} run="level" pipe={soil} />
      {low ? <FlushPipe /> : <Cistern />}
      <path d={body} fill={palette.brand500} />
      <Clip x={108} y={144} width={256} height={124}>
        <path d={body} fill={palette.white} transform="translate(-4)" />
      </Clip>
      <Seat />
      {!low && <Lid />}
      <path d={bowl} fill={palette.brand100} />
      <Clip x={136} y={standing} width={136} height={72}>
        <path d={bowl} fill={palette.brand200} />
      </Clip>
      <Clip x={136} y={standing + 4} width={136} height={72}>
        <path d={bowl} fill={palette.brand500} />
      </Clip>
      <Filling d={trapway} width={24} tone={out} />
      <Clip x={180} y={crest} width={70} height={64}>
        <Filling d={trapway} width={24} />
      </Clip>
    </>
  );
}

function Cistern() {
  return (
    <>
      <Solid x={288} y={56} width={68} height={100} radius={4} light={palette.white} strip={5} />
      <Solid x={284} y={46} width={76} height={14} radius={4} light={palette.white} />
      <Solid x={312} y={40} width={18} height={6} radius={2} />
    </>
  );
}

/** From a valve in the wall above. */
function FlushPipe() {
  return (
    <>
      <Tube d={`M332 152V${beyond.above}`} width={14} shade={4} />
      <Solid
        x={320}
        y={142}
        width={24}
        height={12}
        radius={2}
        light={palette.brand500}
        dark={palette.brand700}
      />
    </>
  );
}

function Seat() {
  return (
    <>
      <path d="M116 140H268a4 4 0 0 1 0 12H116a6 6 0 0 1 0-12z" fill={palette.brand500} />
      <path d="M110 147H272a4 4 0 0 1-4 5H116a6 6 0 0 1-6-5z" fill={palette.brand700} />
    </>
  );
}

/** It leans on the cistern. */
function Lid() {
  return (
    <>
      <path d="M262 146L270 56a4 4 0 0 1 4-4h6l-4 94z" fill={palette.brand500} />
      <path d="M270 146L276 52h4l-4 94z" fill={palette.brand700} />
    </>
  );
}

/** The sheets of the roll that are still behind the wad, torn off in the water. */
export function PaperStrip() {
  const sheets = 'M209 236L190 214L176 211L160 184';
  return (
    <g fill="none" strokeWidth={12}>
      <path d={sheets} stroke={palette.warm} />
      <path d={sheets} stroke={palette.warmSoft} strokeDasharray="2 13" strokeDashoffset={-12} />
    </g>
  );
}

/** Crumpled paper in the rising part of the trap: it fills the bore, and its creases have corners. */
export function Paper() {
  return (
    <>
      <path
        d="M208 229L198 234L199 243L209 250L219 250L230 247L240 239L249 229L254 216L260 205L255 194L243 188L239 196L233 204L228 218L222 227L214 228z"
        fill={palette.warm}
      />
      <path
        d="M208 229l-10 5 11 6 5-12zM233 204l-5 14 13-4zM243 188l-4 8 12 8 4-10zM219 250l3-14-13 4z"
        fill={palette.warmSoft}
      />
      <path
        d="M222 227l4 9 4 11-6-10-15 4v-2l13-4zM241 214l8 15-10-13-13 4v-2l13-4z"
        fill={palette.white}
        fillOpacity=".7"
      />
    </>
  );
}

/** The tap on the wall, and the hose from it to the cistern. */
export function Valve() {
  return (
    <>
      <Tube d="M350 136h14a12 12 0 0 1 12 12v60" width={6} shade={2} />
      <Solid x={368} y={200} width={16} height={32} radius={4} light={palette.white} />
      <Solid x={360} y={208} width={32} height={12} radius={4} light={palette.white} />
    </>
  );
}
