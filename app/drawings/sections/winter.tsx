import { palette } from '../palette.ts';
import { Clog, Collar, Filling, Rounds, Solid } from '../parts.tsx';
import type { Drawn } from '../drawings.ts';
import { beyond } from '../shapes.ts';
import { Band, Ground, Hills, Moon, Stars, Wall } from '../surroundings.tsx';
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
      {crop === undefined && <Pan x={24} y={worktop} />}
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
    <>
      <Solid x={40} y={8} width={224} height={112} radius={4} light={palette.white} strip={4} />
      <svg x={50} y={18} width={200} height={88} viewBox="0 0 200 88">
        <rect width={200} height={88} fill={palette.brand950} />
        <Moon x={40} y={30} />
        <Stars
          at={[
            [72, 14],
            [124, 24],
            [164, 12],
            [92, 38],
          ]}
        />
        <Hills
          line={[
            [0, 64],
            [48, 48],
            [104, 68],
            [152, 44],
            [200, 60],
          ]}
          base={88}
          tone="brand900"
        />
        <path
          d="M0 88V50c10 8 8 20 20 22s16 10 32 8 20 6 36 2 24 4 40 0 14-8 30-10 12-12 22-14 8-14 20-16v46z"
          fill={palette.brand100}
        />
        <path
          d="M0 0h26c-4 10-14 8-16 16S4 26 0 30zM200 0v26c-6-4-4-12-12-14s-8-10-14-12z"
          fill={palette.brand100}
        />
        <g fill="none" stroke={palette.white} strokeWidth={2}>
          <path d="M22 82v-16M15 70l14 8M29 70l-14 8M178 80v-16M171 68l14 8M185 68l-14 8M64 86v-8M60 80l8 4M68 80l-8 4M132 86v-8M128 80l8 4M136 80l-8 4" />
        </g>
        <rect x={97} width={6} height={88} fill={palette.white} />
      </svg>
      <Solid x={32} y={116} width={240} height={8} radius={2} light={palette.white} />
    </>
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
