import { palette } from '../palette.ts';
import { Clip, Collar, Filling, Rounds, Solid } from '../parts.tsx';
import type { Drawn } from '../drawings.ts';
import { beyond } from '../shapes.ts';
import { Band, Wall, Window } from '../surroundings.tsx';
import { sink, SinkBowl, SinkCollars, SinkPipe } from './sink-unit.tsx';

const worktop = 176;

/** What soda does in a clogged pipe: it lies hot on the grease and turns it to stone. */
export function Soda({ crop }: Drawn) {
  return (
    <>
      <Wall base={worktop} tilesFrom={112} tile={32} />
      {crop === undefined && <Window x={20} y={12} width={84} height={88} />}
      <Band y={worktop + 8} height={beyond.below} fill={palette.brand950} />
      <Band y={worktop} height={16} fill={palette.warmSoft} />
      <Band y={worktop + 12} height={4} fill={palette.brand200} />
      <Bottle x={312} y={worktop} />
      <g transform={`translate(192 ${worktop})`}>
        <SinkPipe onward={`H${beyond.to}`} />
        <SinkBowl standing={28} />
        <Filling d="M0 71V128" />
        <Stone />
        <SinkCollars />
        <Collar x={176} y={sink.axis} run="level" />
      </g>
      <Fumes />
    </>
  );
}

/** A bottle of the hardest kind: its cap is on the worktop. */
function Bottle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-92c0-14 16-16 20-28h32c4 12 20 14 20 28V0H0z" fill={palette.brand900} />
      <path d="M0-92c0-14 16-16 20-28h14c2 12 22 14 22 28V0H0z" fill={palette.brand700} />
      <Solid x={18} y={-132} width={36} height={14} radius={2} light={palette.white} />
      <path d="M0-84h72v60H0z" fill={palette.white} />
      <path d="M56-84h16v60H56z" fill={palette.brand200} />
      <path d="M32-78L58-32H6z" fill={palette.warm} />
      <path d="M29.500-63h5l-1 15h-3z" fill={palette.brand950} />
      <circle cx={32} cy={-42} r={3} fill={palette.brand950} />
      <Solid
        x={92}
        y={-14}
        width={32}
        height={14}
        radius={3}
        light={palette.brand500}
        dark={palette.brand700}
      />
    </g>
  );
}

/** Grease that soda has made hard: corners instead of drops, from wall to wall. */
function Stone() {
  return (
    <>
      <Filling d="M0 124V136a28 28 0 0 0 56 0a24 24 0 0 1 6-17" tone={palette.warm} />
      <path
        d="M-10 120l6-5 7 4 7-5v16l-8 6-7-4-5 6zM52 118l8-8 10 4 4 10-8 2-4 8z"
        fill={palette.warm}
      />
      <path
        d="M-6 132l8-4 5 8-7 6zM8 150l9-2 2 9-8 2zM30 158l9-4 4 7-9 5zM48 142l8-6 3 7-7 6z"
        fill={palette.warmSoft}
      />
      <Clip x={-10} y={112} width={20} height={8}>
        <Filling d="M0 108v16" />
      </Clip>
    </>
  );
}

/** What rises from it burns eyes and lungs. */
function Fumes() {
  return (
    <>
      <g fill="none" stroke={palette.warm} strokeWidth={5} strokeLinecap="round">
        <path d="M152 160c0-12 10-14 10-26s-10-14-10-26M192 160c0-12 10-14 10-26s-10-14-10-26M232 160c0-12 10-14 10-26s-10-14-10-26" />
      </g>
      <Rounds
        of={[
          [164, 216, 4],
          [184, 228, 3],
          [212, 218, 5],
          [232, 230, 3],
          [176, 210, 2.5],
          [224, 208, 2.5],
        ]}
        tone={palette.warmSoft}
      />
    </>
  );
}
