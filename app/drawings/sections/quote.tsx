import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Collar, Filling, Pipe, Solid } from '../parts.tsx';
import { Band, Floor, Ground, Wall, Window } from '../surroundings.tsx';
import { Bowls } from '../things.tsx';
import { Plug } from '../scene-parts.tsx';

const worktop = 184;
const axis = 272;

/** Nothing begins before the price is approved: above the paper, below the blockage that waits. */
export function Quote({ crop }: Drawn) {
  return (
    <>
      <Wall base={worktop} tilesFrom={104} />
      {crop === undefined && (
        <>
          <Window x={32} y={16} width={76} height={80} />
          <Bowls x={40} y={worktop} />
        </>
      )}
      <Paper />
      <Pen />
      <Ground y={392} />
      <Band y={worktop + 8} height={172} fill={palette.brand900} />
      <Band y={worktop + 36} height={116} fill={palette.brand950} />
      <Band y={worktop + 160} height={48} fill={palette.brand950} />
      <Band y={worktop} height={20} fill={palette.warmSoft} />
      <Band y={worktop + 16} height={4} fill={palette.brand200} />
      <Floor y={384} />
      <Pipe d={`M-480 ${axis}H1120`} />
      <Filling d={`M-480 ${axis}H224`} />
      <Plug x={240} y={axis} />
      <Collar x={96} y={axis} run="level" />
      <Collar x={384} y={axis} run="level" />
    </>
  );
}

/** The quote on its board, which leans on the wall. Its words are bars, since a file has not the font of the pages. */
function Paper() {
  return (
    <g transform="translate(54 36.8) scale(.8)">
      <Solid
        x={200}
        y={24}
        width={136}
        height={160}
        radius={8}
        light={palette.brand500}
        dark={palette.brand700}
        strip={5}
      />
      <path d="M212 40h107v132H212z" fill={palette.white} />
      <path d="M311 40h8v132h-8z" fill={palette.brand100} />
      <Solid
        x={240}
        y={16}
        width={52}
        height={20}
        radius={4}
        light={palette.brand200}
        dark={palette.brand700}
      />
      <path d="M222 50h64v8h-64z" fill={palette.brand950} />
      {[76, 98, 120].map((y) => (
        <g key={y}>
          <path d={`M222 ${y}h14v14h-14z`} fill={palette.brand100} />
          <path d={`M224 ${y + 7}l3-3 3 3 7-8 3 3-10 11z`} fill={palette.brand500} />
          <path
            d={`M244 ${y + 4}h${y === 98 ? 44 : 56}v6h-${y === 98 ? 44 : 56}z`}
            fill={palette.brand200}
          />
        </g>
      ))}
      <path d="M222 160h80v3h-80z" fill={palette.brand500} />
      <path
        d="M228 158c2-10 8-14 10-10s-6 10-2 10 6-10 10-10-2 10 2 10 4-6 8-6 2 6 8 4l-1 3c-8 2-6-4-8-4s-4 6-9 6-2-8-3-8-4 9-8 9-2-8-2-9-3 2-3 5z"
        fill={palette.brand700}
      />
    </g>
  );
}

function Pen() {
  return (
    <>
      <path d="M348 176h44a4 4 0 0 1 0 8h-44l-12-4z" fill={palette.brand700} />
      <path d="M348 176h44a4 4 0 0 1 4 4h-60z" fill={palette.brand500} />
      <path d="M372 176h8v8h-8z" fill={palette.warm} />
    </>
  );
}
