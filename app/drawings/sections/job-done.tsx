import { palette } from '../palette.ts';
import { Collar, Filling, Solid } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Band, Floor, Ground, Wall, Window } from '../surroundings.tsx';
import { Bottle, Tap } from '../things.tsx';
import { Drum } from '../tools.tsx';
import { Paper } from './quote.tsx';
import { sink, SinkBowl, SinkCollars, SinkPipe } from './sink-unit.tsx';

const worktop = 176;
const middle = 184;
const floor = 376;
/** From the trap through the bottom of the open cabinet. */
const down = `H108a24 24 0 0 1 24 24V${beyond.below}`;

/** What we leave: water that runs off, the signed paper on the worktop, and the machine ready to go. */
export function JobDone() {
  return (
    <>
      <Wall base={worktop} tilesFrom={96} tile={32} />
      <Window x={40} y={-20} width={80} height={92} />
      <Bottle x={32} y={worktop} />
      <Tap x={248} y={worktop} reach={64} rise={56} />
      <Ground y={worktop} />
      <Band y={worktop} height={floor - worktop} fill={palette.brand900} />
      <path d="M56 192h320v184H56z" fill={palette.brand950} />
      {[-328, -200, -72, 384, 512, 640].map((x) => (
        <Solid
          key={x}
          x={x}
          y={200}
          width={120}
          height={164}
          radius={4}
          light={palette.brand700}
          dark={palette.brand950}
        />
      ))}
      <Floor y={floor} />
      <Band y={worktop} height={16} fill={palette.warmSoft} />
      <Band y={worktop + 12} height={4} fill={palette.brand200} />
      <g transform="translate(264 104) scale(.42)">
        <Paper />
      </g>
      <g transform={`translate(${middle} ${worktop})`}>
        <SinkPipe onward={down} />
        <SinkBowl />
        <Filling d="M0 68V76" />
        <Filling d={`${sink.trap}${down}`} width={14} />
        <Filling d={sink.trap} />
        <SinkCollars />
        <Collar x={132} y={148} run="upright" />
        <Collar x={132} y={192} run="upright" lip={8} />
      </g>
      <path d="M179 140h10l-1.500 92q0 9 6.500 14h-20q6.500-5 6.500-14z" fill={palette.brand500} />
      <path d="M181 140h2l-.5 84h-1z" fill={palette.brand200} />
      <Drum x={72} y={floor} lit />
    </>
  );
}
