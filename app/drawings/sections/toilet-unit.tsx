import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Clip, Clog, Collar, Filling, Pipe, Solid, Tube } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Floor, Ground, Wall } from '../surroundings.tsx';

const floor = 272;
/** Axis of the pipe under the floor. */
const usualAxis = 324;
const soil = { outer: 40, bore: 28 };
const sewer = { outer: 64, bore: 48 };
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
  /** Axis of the street's pipe, where so much ground is seen that the toilet's goes down to it. */
  street?: number | undefined;
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

function Toilet({ standing, flowing = false, street }: Shown) {
  const out = flowing ? palette.brand500 : palette.brand700;
  return (
    <>
      {street === undefined ? (
        <>
          <Pipe
            d={`M296 272V${usualAxis - 28}a28 28 0 0 0 28 28H${beyond.to}`}
            size={soil}
            bore={out}
          />
          <Collar x={348} y={usualAxis} run="level" pipe={soil} />
        </>
      ) : (
        <Sewer axis={street} />
      )}
      <Collar x={296} y={floor + 26} run="upright" pipe={soil} />
      <Cistern />
      <path d={body} fill={palette.brand500} />
      <Clip x={108} y={144} width={256} height={124}>
        <path d={body} fill={palette.white} transform="translate(-4)" />
      </Clip>
      <Seat />
      <Lid />
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

/** The pipe of the street, in which the water of other houses runs, and the toilet's own down to it. */
function Sewer({ axis }: { axis: number }) {
  const along = `M${beyond.from} ${axis}H${beyond.to}`;
  return (
    <>
      <Pipe d={along} size={sewer} />
      <Clip x={beyond.from} y={axis + 6} width={beyond.to - beyond.from} height={sewer.bore}>
        <Filling d={along} width={sewer.bore} />
      </Clip>
      <Pipe d={`M296 272V${axis - sewer.bore / 2}`} size={soil} />
      {[136, 400].map((x) => (
        <Collar key={x} x={x} y={axis} run="level" pipe={sewer} />
      ))}
      <Collar x={296} y={axis - 38} run="upright" pipe={soil} />
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

/** The roll itself, which floats in the bowl, and its sheets on their way into the bend. */
export function FallenRoll() {
  const sheets = 'M184 184C193 191 197 204 203 222';
  return (
    <>
      <g fill="none" strokeWidth={12}>
        <path d={sheets} stroke={palette.warmSoft} />
        <path d={sheets} stroke={palette.brand200} strokeDasharray="2 13" strokeDashoffset={-9} />
      </g>
      <g transform="translate(160 174) rotate(14)">
        <path d="M0-14h26a6 14 0 0 1 0 28H0z" fill={palette.brand200} />
        <path d="M0-14h26a6 14 0 0 1 5 7Q14-2 0 6z" fill={palette.warmSoft} />
        <ellipse rx={7} ry={14} fill={palette.white} />
        <ellipse rx={3} ry={6} fill={palette.brand700} />
      </g>
    </>
  );
}

/** Of the sheets in the trap: their middles and how they are turned. */
const sheets = [
  [203, 226, 24],
  [214, 239, -38],
  [232, 231, 12],
  [243, 210, -24],
  [256, 192, 40],
] as const;

/** Paper in the rising part of the trap: sheets, and between them the pulp of those before, from wall to wall. */
export function Paper() {
  return (
    <>
      <Clog
        d="M206 229C212 242 230 240 238 224C243 213 246 202 253 195"
        width={24}
        knobs={[
          [203, 226, 7],
          [262, 194, 8],
          [252, 186, 6],
        ]}
      />
      {sheets.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-9-6q5-5 9-1 5-3 9 1v12q-5-3-9 1-5-4-9 0z" fill={palette.warmSoft} />
          <path d="M0-7l2 2v4L0 7l-1-3v-8z" fill={palette.warm} />
        </g>
      ))}
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
