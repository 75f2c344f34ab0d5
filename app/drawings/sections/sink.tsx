import { palette } from '../palette.ts';
import { Clog, Collar, Filling, Pipe, Probe, SerraNight, Solid, Wall, Window } from '../parts.tsx';

/** Down from the bowl, through the trap, and along the wall to the right. */
const waste = 'M232 244v32a28 28 0 0 0 56 0a20 20 0 0 1 20-20H488';

export function Sink() {
  return (
    <>
      <Wall width={480} height={160} tilesFrom={96} tile={32} />
      <Window x={112} y={24} width={240} height={112}>
        <SerraNight width={224} height={96} />
      </Window>
      <rect y={160} width={480} height={200} fill={palette.brand900} />
      <rect x={24} y={184} width={432} height={144} fill={palette.brand950} />
      <Solid
        x={0}
        y={160}
        width={480}
        height={16}
        light={palette.warmSoft}
        dark={palette.brand200}
        strip={4}
      />
      <path d="M144 156h176v56a32 32 0 0 1-32 32H176a32 32 0 0 1-32-32z" fill={palette.brand200} />
      <path d="M152 160h160v52a24 24 0 0 1-24 24H176a24 24 0 0 1-24-24z" fill={palette.brand50} />
      <path d="M152 184h160v28a24 24 0 0 1-24 24H176a24 24 0 0 1-24-24z" fill={palette.brand500} />
      <Pipe d={waste} />
      <Filling d="M232 236v40a28 28 0 0 0 16 25" />
      <Clog
        d="M250 298a28 28 0 0 0 36-14"
        lumps={[
          [258, 300],
          [274, 298],
        ]}
      />
      <Probe d="M488 256H308" coil="M308 256a20 20 0 0 0-18 14" />
      <Collar x={232} y={254} run="upright" />
      <Collar x={328} y={256} run="level" />
    </>
  );
}
