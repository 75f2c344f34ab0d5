import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Clip, Clog, Collar, Filling, Pipe, Solid, Strands } from '../parts.tsx';
import { Floor, Ground, Wall } from '../surroundings.tsx';

const floor = 272;
const soil = { outer: 40, bore: 28 };
/** The trap's crest: water stands up to here when all is well, and behind a blockage. */
export const crest = 200;

/** From the sump under the water, up over the crest, and down to the floor. */
const trapway =
  'M200 212C198 242 226 250 238 224C246 206 250 188 268 188C288 188 296 200 296 224V276';
const soilPipe = 'M296 272v24a28 28 0 0 0 28 28H488';
const bowl = 'M144 160H250C248 182 226 192 213 214L187 214C180 196 146 196 144 160z';
const body =
  'M120 152H352V172C352 188 324 192 324 216V260L332 272H176L184 260C192 236 176 228 160 216C140 200 128 188 126 168H120z';

/** A toilet cut open in its bathroom, with water up to `standing` in the bowl; `flowing` when it leaves. */
export function ToiletInRoom({
  standing,
  flowing = false,
  children,
}: {
  standing: number;
  flowing?: boolean;
  children?: ReactNode;
}) {
  const out = flowing ? palette.brand500 : palette.brand700;
  return (
    <>
      <Wall width={480} height={floor} tilesFrom={112} />
      {children}
      <Ground
        y={floor + 8}
        width={480}
        height={80}
        stones={[
          [40, 328],
          [120, 344],
          [216, 330],
          [408, 312],
        ]}
      />
      <Floor y={floor} to={480} />
      <Pipe d={soilPipe} size={soil} bore={out} />
      <Collar x={384} y={324} run="level" pipe={soil} />
      <Cistern />
      <path d={body} fill={palette.brand500} />
      <Clip x={112} y={144} width={256} height={124}>
        <path d={body} fill={palette.white} transform="translate(-4)" />
      </Clip>
      <Seat />
      <path d={bowl} fill={palette.brand100} />
      <Clip x={136} y={standing} width={136} height={72}>
        <path d={bowl} fill={palette.brand200} />
      </Clip>
      <Clip x={136} y={standing + 4} width={136} height={72}>
        <path d={bowl} fill={palette.brand500} />
      </Clip>
      <Filling d={trapway} width={24} tone={out} />
      <Clip x={180} y={crest} width={80} height={64}>
        <Filling d={trapway} width={24} />
      </Clip>
    </>
  );
}

function Cistern() {
  return (
    <>
      <Solid x={288} y={56} width={64} height={96} radius={4} light={palette.white} strip={4} />
      <Solid x={284} y={48} width={72} height={12} radius={4} light={palette.white} />
      <Solid x={312} y={42} width={16} height={6} radius={2} />
    </>
  );
}

/** The seat on the rim, and the lid, which leans on the cistern. */
function Seat() {
  return (
    <>
      <path d="M116 144H272v8H116z" fill={palette.brand500} />
      <path d="M116 149H272v3H116z" fill={palette.brand700} />
      <path d="M264 148L272 48h8l-4 104h-12z" fill={palette.brand500} />
      <path d="M272 148L276 48h4l-4 104h-4z" fill={palette.brand700} />
    </>
  );
}

/** The strip of the roll that is still behind the wad. */
export function PaperStrip() {
  return (
    <>
      <path
        d="M214 236C196 232 200 216 186 210S168 206 160 186"
        fill="none"
        stroke={palette.warm}
        strokeWidth={12}
      />
      <Strands
        width={2}
        tone={palette.warmSoft}
        strands={['M192 208l-6 12', 'M177 201l-8 9', 'M163 184l-9 5']}
      />
    </>
  );
}

/** A wad in the rising part of the trap. */
export function Paper() {
  return (
    <>
      <Clog
        d="M216 236C226 240 234 232 238 224L244 210"
        width={24}
        knobs={[
          [246, 202, 9],
          [238, 208, 8],
          [226, 242, 6],
        ]}
      />
      <Strands
        width={2.5}
        tone={palette.warmSoft}
        strands={['M216 243c6-8 12 0 14-12', 'M228 226c8 4 6-8 14-6', 'M238 208c4 4 8 0 9-5']}
      />
    </>
  );
}
