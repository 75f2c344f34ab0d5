import { palette } from '../palette.ts';
import { Solid } from '../parts.tsx';
import { ToiletInRoom, Valve } from './toilet-unit.tsx';

/** What is no paper: it lies across the bend, and the paper of many flushes waits behind it. */
export function ToiletObject() {
  return (
    <>
      <ToiletInRoom standing={176}>
        <Valve />
      </ToiletInRoom>
      <Duck />
      <Wipe />
      <Toothbrush />
    </>
  );
}

/** A toy, which swims where it was flushed. */
function Duck() {
  return (
    <g transform="translate(166 152)">
      <path
        d="M-2 18c10 4 14 0 14-6a14 13 0 1 1 26 2c10 0 18 2 24 8 0 16-14 24-32 24S-4 34-2 18z"
        fill={palette.warm}
      />
      <path d="M12 8L0 12l12 5z" fill={palette.warmSoft} />
      <path d="M30 26c10-4 18-4 26 0-4 10-20 12-26 0z" fill={palette.warmSoft} />
      <circle cx={22} cy={7} r={2.5} fill={palette.brand950} />
    </g>
  );
}

/** Stuck in the rising part, from wall to wall. */
function Toothbrush() {
  return (
    <g transform="translate(216 236) rotate(-54)">
      <Solid
        x={-6}
        y={-5}
        width={54}
        height={8}
        radius={4}
        light={palette.warm}
        dark={palette.warm}
      />
      <path d="M30 3h16v9H30z" fill={palette.warmSoft} />
      <path d="M33 3h2v9h-2zM38 3h2v9h-2zM43 3h2v9h-2z" fill={palette.warm} />
    </g>
  );
}

/** Cloth that no water dissolves, in folds behind the brush. */
function Wipe() {
  return (
    <>
      <path
        d="M199 212c8-4 13 2 19-2s12 0 14 5-2 10-1 16-7 15-17 15-17-9-18-18-1-12 3-16z"
        fill={palette.warmSoft}
      />
      <path
        d="M200 221c6 5 10 1 15 3M201 231c5 5 9 2 13 4"
        fill="none"
        stroke={palette.warm}
        strokeWidth={2}
      />
    </>
  );
}
