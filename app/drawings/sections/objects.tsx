import { palette } from '../palette.ts';
import { Rounds, Solid, Strands } from '../parts.tsx';
import { beyond, joints } from '../shapes.ts';
import { Band, Floor, Ground, Wall } from '../surroundings.tsx';
import { Drop, Tap } from '../things.tsx';

/**
 * The three things that clog, as a visitor sees them: no section, nothing small, told apart at the size of a thumbnail. Each is 224
 * wide and 168 high.
 */

/** A kitchen sink from the front, running over. */
export function SinkFront() {
  return (
    <>
      <Wall base={88} tilesFrom={16} tile={36} />
      <Tap x={140} y={70} reach={48} rise={26} />
      <Band y={84} height={beyond.below - 84} fill={palette.brand900} />
      {[-232, -116, 0, 116, 232, 348].map((x) => (
        <Solid
          key={x}
          x={x}
          y={104}
          width={108}
          height={120}
          radius={4}
          light={palette.brand700}
          dark={palette.brand950}
        />
      ))}
      <Band y={80} height={16} fill={palette.warmSoft} />
      <Band y={92} height={4} fill={palette.brand200} />
      <Solid x={34} y={84} width={156} height={66} radius={8} light={palette.white} strip={6} />
      <path d="M50 66h124l16 24a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4z" fill={palette.white} />
      <path d="M57 71h110l12 18H45z" fill={palette.brand500} />
      <path d="M60 74h34v3H58z" fill={palette.brand200} />
      <path
        d="M45 88h134v30a5 5 0 0 1-10 0v-12a5 5 0 0 0-10 0v6a6 6 0 0 1-12 0v-8a5 5 0 0 0-10 0V190h-16v-76a5 5 0 0 0-10 0v6a6 6 0 0 1-12 0v-14a5 5 0 0 0-10 0v8a5 5 0 0 1-10 0v-8a5 5 0 0 0-10 0V190H57v-80a4 4 0 0 0-8 0h-4z"
        fill={palette.brand500}
      />
      <path
        d="M118 84q4-8 11-5 6-6 12-1 7-4 10 2 7 0 7 5-5 5-12 3-7 3-13 0-9 2-15-4z"
        fill={palette.warm}
      />
      <Rounds
        of={[
          [104, 84, 4],
          [168, 85, 3],
        ]}
        tone={palette.warm}
      />
      <path d="M126 82l6-2 4 3-6 2zM142 81l6 1 3 3-7 1z" fill={palette.warmSoft} />
      <Drop x={92} y={60} scale={0.5} />
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
      <path d="M70 90V58c0-22 18-34 42-34s42 12 42 34v32z" fill={palette.brand500} />
      <path d="M70 90V58c0-22 18-34 40-34s38 12 38 34v32z" fill={palette.brand200} />
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
        d="M72 92h80v24a6 6 0 0 1-12 0v-2a5 5 0 0 0-10 0v32h-16v-20a5 5 0 0 0-10 0v6a6 6 0 0 1-12 0v-12a5 5 0 0 0-10 0v6a5 5 0 0 1-10 0z"
        fill={palette.brand500}
      />
      <path d="M52 144c-8-8 8-8 16-8h92c8 0 24 0 16 8z" fill={palette.brand500} />
      <path
        d="M86 88q6-9 14-5 8-8 16-2 8-4 12 2 8 0 10 7-6 6-14 4-8 4-14 1-8 3-13-1-8 0-11-6z"
        fill={palette.warm}
      />
      <path d="M96 87l9-2 6 4-8 4zM118 86l8 1 4 4-9 2z" fill={palette.warmSoft} />
    </>
  );
}
