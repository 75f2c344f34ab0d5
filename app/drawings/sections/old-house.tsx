import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Collar, Filling, Pipe, Rounds, Solid, Tube } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Floor, Ground, Wall, Window } from '../surroundings.tsx';

const floor = 184;
const axis = 288;
/** Cast iron, as it was laid a century ago. */
const iron = { outer: 72, bore: 54 };
const drop = { outer: 36, bore: 24 };
const metal = { wall: palette.brand500, shade: palette.brand700, bore: palette.brand900 };

/** The bathroom of an old mansion, and under its floor the iron pipe that rust has made narrow. */
export function OldHouse({ crop }: Drawn) {
  return (
    <>
      <Wall base={floor} tilesFrom={96} tile={32} />
      {crop === undefined && <Window x={40} y={-4} width={80} height={128} />}
      <Ground
        y={floor + 8}
        stones={[
          [40, 344],
          [168, 350],
          [416, 346],
          [88, 236],
          [232, 232],
        ]}
      />
      <Floor y={floor} tile={24} />
      <Pipe d={`M${beyond.from} ${axis}H${beyond.to}`} size={iron} {...metal} />
      <Pipe d={`M264 164V${axis - 24}`} size={drop} {...metal} />
      <Filling d={`M264 164V${axis + 16}`} width={8} />
      <Filling d={`M264 ${axis + 9}H${beyond.from}`} width={14} />
      <Rust />
      <Flange x={152} />
      <Flange x={392} />
      <Collar x={264} y={228} run="upright" pipe={drop} />
      <Tub />
    </>
  );
}

/** It grows from above and below, all along. */
function Rust() {
  const bore = iron.bore / 2;
  const crust = 'c8 12 18 14 28 8s18 8 30 2 20 4 22-10';
  const times = 20;
  const start = axis - bore;
  const end = axis + bore;
  return (
    <>
      <path
        d={`M-472 ${end}${'c6-14 16-10 26-14s20 2 30-2 18-2 24 16'.repeat(times)}z`}
        fill={palette.warm}
      />
      <path d={`M-472 ${start}${crust.repeat(9)}z`} fill={palette.warm} />
      <path d={`M288 ${start}${crust.repeat(11)}z`} fill={palette.warm} />
      <path
        d={`M${beyond.from} ${end - 6}H${beyond.to}v6H${beyond.from}zM${beyond.from} ${start}H248v5H${beyond.from}zM288 ${start}H${beyond.to}v5H288z`}
        fill={palette.warm}
      />
      <Rounds
        of={[124, 172, 216, 316, 348, 420].flatMap((x) => [
          [x, start + 4, 2.5],
          [x + 22, end - 5, 3],
        ])}
        tone={palette.warmSoft}
      />
    </>
  );
}

/** Where two lengths are bolted together. */
function Flange({ x }: { x: number }) {
  return [-44, 27].map((y) => (
    <g key={y}>
      <Solid
        x={x - 10}
        y={axis + y}
        width={20}
        height={17}
        light={palette.brand500}
        dark={palette.brand700}
      />
      <path
        d={`M${x - 14} ${axis + y + 5}h4v6h-4zM${x + 10} ${axis + y + 5}h4v6h-4z`}
        fill={palette.brand200}
      />
    </g>
  ));
}

/** On four feet, with its taps at the end where it empties. */
function Tub() {
  return (
    <>
      <Tube d="M392 184V84a16 16 0 0 0-32 0v6" width={8} shade={2} />
      <path d="M348 88h24v6h-24z" fill={palette.brand700} />
      <path d="M380 120h24v6h-24z" fill={palette.brand500} />
      <path
        d="M196 158c-2 10-10 10-8 20 0 4-4 6-8 6h20c6-6 8-14 12-24zM312 160c4 10 6 18 12 24h20c-4 0-8-2-8-6 2-10-6-10-8-20z"
        fill={palette.brand700}
      />
      <path
        d="M160 104h208v8c-4 0-7 2-8 8l-4 22c-3 16-14 26-32 26H206c-20 0-34-14-38-32l-4-18c-1-4-2-6-4-6z"
        fill={palette.brand500}
      />
      <path
        d="M160 104h206v6c-5 0-10 2-11 8l-4 20c-3 14-13 24-30 24H206c-20 0-34-10-38-28l-4-16c-1-4-2-6-4-6z"
        fill={palette.white}
      />
      <path d="M156 100a6 6 0 0 1 6-6h204a6 6 0 0 1 0 12H162a6 6 0 0 1-6-6z" fill={palette.white} />
      <path
        d="M158 104q3 4 6 4h202a6 6 0 0 0 6-6v-1q-3 4-6 4H164q-4 0-6-1z"
        fill={palette.brand200}
      />
    </>
  );
}
