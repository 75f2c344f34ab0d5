import { palette } from '../palette.ts';
import { Clog, Collar, Filling, Rounds } from '../parts.tsx';
import type { Drawn } from '../drawings.ts';
import { beyond } from '../shapes.ts';
import { Band, Ground, Hills, Moon, Stars, Wall, Window } from '../surroundings.tsx';
import { Tap } from '../things.tsx';
import { sink, SinkBowl, SinkCollars, SinkPipe, TrapWater } from './sink-unit.tsx';

const worktop = 176;

/** A cold night of the Serra: frost on the pane, and in the pipe the fat has set. */
export function Winter({ crop }: Drawn) {
  return (
    <>
      <Wall base={worktop} tilesFrom={128} tile={32} />
      <FrostyWindow />
      <Ground y={worktop} />
      <Band y={worktop} height={16} fill={palette.warmSoft} />
      <Band y={worktop + 12} height={4} fill={palette.brand200} />
      {crop === undefined && <Pan x={8} y={worktop} />}
      <Tap x={344} y={worktop} reach={64} rise={48} />
      <g transform={`translate(232 ${worktop})`}>
        <SinkPipe onward={`H${beyond.to}`} />
        <SinkBowl standing={36} />
        <Filling d="M0 71V136a28 28 0 0 0 56 0" />
        <TrapWater />
        <SetFat />
        <SinkCollars />
        <Collar x={208} y={sink.axis} run="level" />
      </g>
    </>
  );
}

/** Fat that the cold wall of the pipe has set, thicker the farther it came. */
function SetFat() {
  const axis = sink.axis;
  return (
    <>
      <Clog
        d={`M68 ${axis + 4}a24 24 0 0 1 16-4H152`}
        knobs={[
          [62, 124, 8],
          [158, axis - 2, 8],
        ]}
        lumps={[
          [76, 112, 3],
          [96, 116, 2.5],
          [116, 108, 3],
          [136, 114, 3],
          [152, 108, 2],
        ]}
      />
      <path
        d={`M160 ${axis - 10}h72v3c-24 4-48 6-72 7zM160 ${axis + 10}h88v-4c-24-2-60-6-88-5z`}
        fill={palette.warm}
      />
    </>
  );
}

/** Snow does not fall here, but frost flowers on the panes of June. */
function FrostyWindow() {
  return (
    <Window x={40} y={4} width={124} height={128}>
      <Moon x={28} y={24} radius={12} />
      <Stars
        at={[
          [84, 10],
          [100, 26],
          [68, 32],
        ]}
      />
      <Hills
        line={[
          [0, 84],
          [28, 66],
          [60, 88],
          [88, 62],
          [112, 80],
        ]}
        base={120}
        tone="brand900"
      />
      <path
        d="M0 120V84c8 6 6 14 14 16s10 6 20 4 14 4 24 2 14 2 24-2 8-6 16-8 6-12 14-14v38zM0 0h18c-2 8-10 6-12 12S4 22 0 24zM112 0v20c-6-2-4-8-10-10s-6-6-10-10z"
        fill={palette.brand100}
      />
      <g fill="none" stroke={palette.white} strokeWidth={2}>
        <path d="M12 116v-14M6 105l12 8M18 105l-12 8M100 114v-14M94 103l12 8M106 103l-12 8M38 118v-8M34 112l8 4M42 112l-8 4M78 118v-8M74 112l8 4M82 112l-8 4" />
      </g>
    </Window>
  );
}

/** A pan with the fat of the roast, set white. */
function Pan({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-26h72v18a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8zM72-24h48v6H72z" fill={palette.brand900} />
      <path d="M0-26h58v18a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill={palette.brand700} />
      <path d="M4-26c4-8 12-4 18-8s14 2 22-2 16 2 24 10z" fill={palette.warm} />
      <Rounds
        of={[
          [24, -29, 2.5],
          [46, -29, 2],
        ]}
        tone={palette.warmSoft}
      />
    </g>
  );
}
