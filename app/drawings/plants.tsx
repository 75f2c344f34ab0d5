import { palette } from './palette.ts';
import type { Standing } from './scene-parts.tsx';
import { street } from './scene-parts.tsx';

/** What grows in the scenes of the neighbourhoods, lit from the upper left. */

/** A tree of the garden. */
export function Tree({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-5 0c3-10 3-22 2-34h6c-1 12-1 24 2 34z" fill={palette.brand900} />
      <path d="M-5 0c3-10 3-22 2-34h3c-1 12 0 24 1 34z" fill={palette.brand200} />
      <g fill={palette.brand900}>
        <circle cx={-16} cy={-38} r={15} />
        <circle cx={1} cy={-54} r={21} />
        <circle cx={18} cy={-38} r={15} />
        <path d="M-16-42h34v17q-17-5-34 0z" />
      </g>
      <g fill={palette.brand500}>
        <circle cx={-18} cy={-40} r={13} />
        <circle cx={-3} cy={-58} r={17} />
        <circle cx={-5} cy={-44} r={12} />
        <circle cx={8} cy={-50} r={11} />
      </g>
    </g>
  );
}

/** A fir. */
export function Fir({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3-12h6v12h-6z" fill={palette.brand950} />
      <path d="M0-84l-11 28h5l-11 22h5L-22-10H0z" fill={palette.brand500} />
      <path d="M0-84l11 28H6l11 22h-5l10 24H0z" fill={palette.brand950} />
    </g>
  );
}

/** An araucaria, the pine of the highlands: bare trunk, and a crown like a cup. */
export function Araucaria({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3 0l1-86h2V0z" fill={palette.brand200} />
      <path d="M0 0v-86h2l1 86z" fill={palette.brand500} />
      <path
        d="M-34-88a8 8 0 0 1 14-5 9 9 0 0 1 14-4 8 8 0 0 1 6-3v31c-18 0-32-6-34-19zM-18-54a7 7 0 0 1 12-2l6 1v13c-10 0-17-4-18-12z"
        fill={palette.brand500}
      />
      <path
        d="M34-88a8 8 0 0 0-14-5 9 9 0 0 0-14-4 8 8 0 0 0-6-3v31c18 0 32-6 34-19zM18-54a7 7 0 0 0-12-2l-6 1v13c10 0 17-4 18-12z"
        fill={palette.brand950}
      />
    </g>
  );
}

/** An imperial palm, as they stand along the avenues of Petrópolis. */
export function Palm({ x, y = street, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3 0l1-100h2V0z" fill={palette.brand200} />
      <path d="M0 0v-100h2l1 100z" fill={palette.brand500} />
      <path
        d="M0-98c-4-10-15-15-26-7 8-1 14 2 17 6-8-1-14 5-16 16 6-7 14-11 25-11zM0-94c-9-10-9-22 0-32z"
        fill={palette.brand500}
      />
      <path
        d="M0-98c4-10 15-15 26-7-8-1-14 2-17 6 8-1 14 5 16 16-6-7-14-11-25-11zM0-94c9-10 9-22 0-32z"
        fill={palette.brand700}
      />
    </g>
  );
}
