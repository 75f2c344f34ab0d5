import { palette } from '../palette.ts';
import { Clip, Clog, Collar, Filling, Pipe } from '../parts.tsx';
import { Hand, Probe } from '../tools.tsx';

/**
 * A kitchen sink in section, and the trap beneath it. The worktop's upper edge is at 0, the middle of the bowl at 0, the pipe
 * that leaves the trap at 112 down.
 */
export const sink = {
  /** The axis of the pipe that leaves. */
  axis: 112,
  /** From the bowl through the trap to the beginning of the pipe that leaves. */
  trap: 'M0 76V136a28 28 0 0 0 56 0a24 24 0 0 1 24-24',
  bowl: 'M-80 0H80V48a24 24 0 0 1-24 24H-56A24 24 0 0 1-80 48z',
} as const;

/** The lower edge of the trap's outlet: a trap keeps water up to here. */
const outlet = 122;

/** Pipe from the bowl through the trap, then on along `onward`. It lies behind the bowl. */
export function SinkPipe({ onward }: { onward: string }) {
  return <Pipe d={`${sink.trap}${onward}`} />;
}

/** Steel bowl with its rim, cut open; `standing` is how far under the worktop the water stands in it, if it does. */
export function SinkBowl({ standing }: { standing?: number }) {
  return (
    <>
      <path
        d="M-96-4H96V4H88V48a32 32 0 0 1-32 32H-56A32 32 0 0 1-88 48V4H-96z"
        fill={palette.brand500}
      />
      <path
        d="M-96-4H92V0H84V44a32 32 0 0 1-32 32H-56A32 32 0 0 1-88 44V4H-96z"
        fill={palette.white}
      />
      <path d={sink.bowl} fill={palette.brand100} />
      {standing !== undefined && (
        <>
          <Clip x={-80} y={standing} width={160} height={72}>
            <path d={sink.bowl} fill={palette.brand200} />
          </Clip>
          <Clip x={-80} y={standing + 4} width={160} height={72}>
            <path d={sink.bowl} fill={palette.brand500} />
          </Clip>
        </>
      )}
    </>
  );
}

/** The water that a trap keeps at all times, in both its legs. */
export function TrapWater() {
  return (
    <Clip x={-16} y={outlet} width={112} height={56}>
      <Filling d={sink.trap} />
    </Clip>
  );
}

/** The water that stands above the blockage, from the bowl down. */
export function WaterAboveClog() {
  return <Filling d="M0 71V136a28 28 0 0 0 16 25" />;
}

/** Grease in the bend. */
export function SinkGrease() {
  return (
    <Clog
      d="M16 161a28 28 0 0 0 38-12"
      knobs={[
        [9, 152, 6],
        [56, 142, 7],
      ]}
      lumps={[
        [18, 163, 3.5],
        [32, 158, 2],
        [45, 159, 3],
        [56, 145, 2],
      ]}
    />
  );
}

/** The probe at the grease: the hand above the bowl pushes its cable through the drain. */
export function SinkProbe() {
  return (
    <>
      <Probe d="M-26-77C-6-92 0-64 0-28V128" coil="M0 96V136a28 28 0 0 0 5 13" tip={[6, 150]} />
      <Hand x={-52} y={-62} turn={-30} handle={60} />
    </>
  );
}

export function SinkCollars() {
  return (
    <>
      <Collar x={0} y={84} run="upright" lip={8} />
      <Collar x={0} y={112} run="upright" />
      <Collar x={100} y={112} run="level" />
    </>
  );
}
