import { palette } from '../palette.ts';
import { Solid, Strands } from '../parts.tsx';
import { beyond, joints } from '../shapes.ts';
import { Band, Floor, Ground, Wall } from '../surroundings.tsx';
import { Tap } from '../things.tsx';

/**
 * The three things that clog, as a visitor sees them: no section, nothing small, told apart at the size of a thumbnail. Each is 224
 * wide and 168 high.
 */

/** A kitchen sink from the front, running over. */
export function SinkFront() {
  return (
    <>
      <Wall base={64} tilesFrom={16} tile={36} />
      <Band y={88} height={beyond.below - 88} fill={palette.brand900} />
      {[-232, -116, 0, 116, 232, 348].map((x) => (
        <Solid
          key={x}
          x={x}
          y={128}
          width={108}
          height={120}
          radius={4}
          light={palette.brand700}
          dark={palette.brand950}
        />
      ))}
      <Band y={58} height={48} fill={palette.warmSoft} />
      <Band y={106} height={10} fill={palette.brand200} />
      <Tap x={132} y={62} reach={40} rise={34} />
      <path d="M46 60h132l26 42v42a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8v-42z" fill={palette.brand500} />
      <path d="M46 62h128l24 40v40a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6v-40z" fill={palette.white} />
      <path d="M24 104h174v3H24z" fill={palette.brand200} />
      <path d="M54 67h112l18 32H36z" fill={palette.brand700} />
      <path d="M52 71h116l16 28H36z" fill={palette.brand500} />
      <path d="M60 76h40l-3 4H57zM134 88h30l2 4h-34z" fill={palette.brand200} />
      <path
        d="M90 96h46v8c6 0 6 6 4 10l-6 20v22a9 9 0 0 1-18 0v-8a4 4 0 0 0-8 0v20a7 7 0 0 1-14 0v-34l-8-20c-2-4-2-10 4-10z"
        fill={palette.brand500}
      />
      <path d="M94 106h6l3 28v30h-4v-30z" fill={palette.brand200} />
    </>
  );
}

const above = { x: -168, y: -168, width: 560, height: 504 };

/** The drain of a bathroom from above: water stands around its grate, and hair lies on it. */
export function DrainAbove() {
  return (
    <>
      <rect {...above} fill={palette.brand100} />
      <path d={joints(above, 56)} fill={palette.brand200} />
      <path
        d="M40 20c22-14 42-4 66-8s48-8 70 8 36 26 32 54 8 46-20 64-48 10-72 14-56 6-78-12-30-34-26-60 6-46 28-60z"
        fill={palette.brand500}
      />
      <path
        d="M38 40c5-4 10-5 16-6v5c-6 1-10 3-14 6-5 4-8 10-9 16h-5c1-9 5-16 12-21z"
        fill={palette.white}
      />
      <Solid x={60} y={32} width={104} height={104} radius={10} light={palette.white} strip={6} />
      <circle cx={109} cy={81} r={42} fill={palette.brand500} />
      <circle cx={109} cy={81} r={39} fill={palette.brand200} />
      <path
        d="M90 52h38v7H90zM80 65h58v7H80zM76 78h66v7H76zM80 91h58v7H80zM90 104h38v7H90z"
        fill={palette.brand950}
      />
      <Strands
        width={3.4}
        strands={[
          'M88 74c10-16 34-14 38 2s-14 26-26 18-4-26 10-24 22 18 10 26-24-2-18-16 24-14 26 0-18 24-30 14M92 64c14 4 10 16 24 14s14 18 4 26-22-4-14-12M96 96c-12 0-16 14-28 12M128 78c12-2 14-14 26-12M112 100c0 12 12 10 14 24M96 72c-2-10-14-8-16-20M124 92c10 4 10 14 20 14M104 66c6-8 2-14 8-20',
        ]}
      />
    </>
  );
}

/** A toilet from the front, its lid up, full to the brim. */
export function ToiletFront() {
  return (
    <>
      <Wall base={140} tilesFrom={0} tile={36} />
      <Ground y={148} />
      <Floor y={136} />
      <Solid x={64} y={14} width={96} height={64} radius={6} light={palette.white} strip={6} />
      <Solid x={58} y={6} width={108} height={14} radius={4} light={palette.white} />
      <path d="M70 90V58c0-22 18-34 42-34s42 12 42 34v32z" fill={palette.brand900} />
      <path d="M70 90V58c0-22 18-34 40-34s38 12 38 34v32z" fill={palette.brand700} />
      <path
        d="M52 90h120c0 20-10 28-20 34-6 4-6 10-2 20H74c4-10 4-16-2-20-10-6-20-14-20-34z"
        fill={palette.brand500}
      />
      <path
        d="M52 90h112c0 20-10 28-20 34-6 4-6 10-2 20H74c4-10 4-16-2-20-10-6-20-14-20-34z"
        fill={palette.white}
      />
      <ellipse cx={112} cy={93} rx={64} ry={18} fill={palette.brand500} />
      <ellipse cx={112} cy={89} rx={64} ry={18} fill={palette.white} />
      <ellipse cx={112} cy={90} rx={52} ry={12} fill={palette.brand500} />
      <path
        d="M88 98h48c0 10-4 14-6 18v14a7 7 0 0 1-14 0v-8a4 4 0 0 0-8 0v14a7 7 0 0 1-14 0v-20c-2-6-6-8-6-18z"
        fill={palette.brand500}
      />
      <path d="M52 144c-8-8 8-8 16-8h92c8 0 24 0 16 8z" fill={palette.brand500} />
      <path d="M95 104h5l2 10v28h-4v-28z" fill={palette.brand200} />
      <path d="M126 80l26 6 4 8-14-2-6 4-14-6z" fill={palette.brand200} />
      <path d="M124 80l26 4 4 8-14-2-6 4-14-6z" fill={palette.white} />
      <path d="M96 66h30a8 13 0 0 1 0 26H96z" fill={palette.brand200} />
      <path d="M96 66h28a8 12 0 0 1 2 18c-6 4-20 2-30 4z" fill={palette.warmSoft} />
      <ellipse cx={96} cy={79} rx={10} ry={13} fill={palette.white} />
      <ellipse cx={96} cy={79} rx={4} ry={5.5} fill={palette.brand700} />
      <path d="M78 93q18-8 38 1 8-4 14 0-24 8-52-1z" fill={palette.brand500} />
    </>
  );
}
