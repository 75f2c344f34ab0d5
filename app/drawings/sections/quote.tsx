import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Collar, Solid } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Band, Floor, Ground, Wall, Window } from '../surroundings.tsx';
import { Tap } from '../things.tsx';
import { Hand } from '../tools.tsx';
import {
  SinkBowl,
  SinkCollars,
  SinkGrease,
  SinkPipe,
  TrapWater,
  WaterAboveClog,
} from './sink-unit.tsx';

const worktop = 176;
const middle = 136;

/** Nothing begins before the price is approved: our hand holds out the paper, and under the sink the grease waits. */
export function Quote({ crop }: Drawn) {
  return (
    <>
      <Wall base={worktop} tilesFrom={104} tile={32} />
      <Window x={56} y={12} width={88} height={96} />
      {crop === undefined && <Tap x={256} y={worktop} reach={64} rise={56} />}
      <Cabinets />
      <Band y={worktop} height={16} fill={palette.warmSoft} />
      <Band y={worktop + 12} height={4} fill={palette.brand200} />
      {crop === undefined && <Clogged />}
      <Paper />
      <Hand x={400} y={80} turn={82} handle={0} />
    </>
  );
}

function Clogged() {
  return (
    <g transform={`translate(${middle} ${worktop})`}>
      <SinkPipe onward={`H108a24 24 0 0 1 24 24V232a24 24 0 0 0 24 24H${beyond.to}`} />
      <SinkBowl standing={24} />
      <WaterAboveClog />
      <TrapWater />
      <SinkGrease />
      <SinkCollars />
      <Collar x={132} y={148} run="upright" />
      <Collar x={132} y={192} run="upright" lip={8} />
      <Collar x={272} y={256} run="level" />
    </g>
  );
}

/** Doors beside the open place under the sink, on a plinth. */
function Cabinets() {
  return (
    <>
      <Ground y={worktop} />
      <Band y={worktop} height={196} fill={palette.brand900} />
      <Band y={356} height={16} fill={palette.brand950} />
      <Floor y={372} />
      <path d="M24 192h272v160H24z" fill={palette.brand950} />
      {[-376, -248, -120, 304, 432, 560, 688, 816].map((x, index) => (
        <g key={x}>
          <Solid
            x={x}
            y={200}
            width={120}
            height={148}
            radius={4}
            light={palette.brand700}
            dark={palette.brand950}
          />
          <Solid x={x + (index % 2 === 0 ? 12 : 100)} y={212} width={8} height={32} radius={4} />
        </g>
      ))}
    </>
  );
}

/** The quote on its board. Its words are bars, since a file has not the font of the pages. */
function Paper() {
  return (
    <g transform="translate(84 6) scale(.86) rotate(-4 330 96)">
      <Solid
        x={268}
        y={16}
        width={124}
        height={156}
        radius={8}
        light={palette.brand500}
        dark={palette.brand700}
        strip={5}
      />
      <path d="M279 30h96v130h-96z" fill={palette.white} />
      <path d="M368 30h7v130h-7z" fill={palette.brand100} />
      <Solid
        x={304}
        y={8}
        width={48}
        height={18}
        radius={4}
        light={palette.brand200}
        dark={palette.brand700}
      />
      <path d="M288 38h56v8h-56z" fill={palette.brand950} />
      {[62, 84, 106].map((y) => (
        <g key={y}>
          <path d={`M288 ${y}h14v14h-14z`} fill={palette.brand100} />
          <path d={`M290 ${y + 7}l3-3 3 3 7-8 3 3-10 11z`} fill={palette.brand500} />
          <path
            d={`M310 ${y + 4}h${y === 84 ? 34 : 48}v6h-${y === 84 ? 34 : 48}z`}
            fill={palette.brand200}
          />
        </g>
      ))}
      <path d="M288 150h72v3h-72z" fill={palette.brand500} />
      <path
        d="M294 148c2-10 8-14 10-10s-6 10-2 10 6-10 10-10-2 10 2 10 4-6 8-6 2 6 8 4l-1 3c-8 2-6-4-8-4s-4 6-9 6-2-8-3-8-4 9-8 9-2-8-2-9-3 2-3 5z"
        fill={palette.brand700}
      />
    </g>
  );
}
