import { palette } from './palette.ts';
import { Clip, Solid, Tube } from './parts.tsx';
import { beyond } from './shapes.ts';

/** What stands about in a house. */

/** A tap that stands at the point, its spout to the left at `reach`. */
export function Tap({
  x,
  y,
  reach,
  rise = 64,
}: {
  x: number;
  y: number;
  reach: number;
  rise?: number;
}) {
  const radius = reach / 2;
  return (
    <>
      <Tube
        d={`M${x} ${y}v${-rise}a${radius} ${radius} 0 0 0 ${-reach} 0v12`}
        width={14}
        shade={4}
      />
      <Solid
        x={x - reach - 11}
        y={y - rise + 12}
        width={22}
        height={8}
        radius={2}
        light={palette.brand500}
        dark={palette.brand700}
      />
      <Tube d={`M${x + 6} ${y - 24}h26`} width={8} shade={2} />
      <Solid
        x={x - 16}
        y={y - 8}
        width={32}
        height={8}
        radius={2}
        light={palette.brand500}
        dark={palette.brand700}
      />
    </>
  );
}

/** A bottle with a label, standing on `y`. */
export function Bottle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-32a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v32H0z" fill={palette.brand700} />
      <path d="M24-40a8 8 0 0 1 8 8v32h-8z" fill={palette.brand900} />
      <path d="M11-52h10v12H11zM4-58h17v6H4z" fill={palette.brand900} />
      <path d="M4-26h20v16H4z" fill={palette.white} />
    </g>
  );
}

/** A stack of two bowls, 64 wide, standing on `y`. */
export function Bowls({ x, y }: { x: number; y: number }) {
  const upper = 'M8-26h48c0 8-6 14-14 16H22c-8-2-14-8-14-16z';
  const lower = 'M0-14h64c0 8-8 12-18 14H18C8-2 0-6 0-14z';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`${upper}${lower}`} fill={palette.brand500} />
      <Clip x={0} y={-28} width={57} height={26}>
        <path d={upper} fill={palette.white} transform="translate(-4)" />
        <path d={lower} fill={palette.white} />
      </Clip>
    </g>
  );
}

/** A lamp that hangs at the point, over a cone of light that reaches down to `light`. */
export function Lamp({ x, y, light }: { x: number; y: number; light: number }) {
  const reach = (light - y) * 0.6;
  return (
    <>
      <path d={`M${x - 28} ${y}h56L${x + reach} ${light}H${x - reach}z`} fill={palette.warmSoft} />
      <path d={`M${x - 2} ${beyond.above}h4V${y - 24}h-4z`} fill={palette.brand900} />
      <circle cx={x} cy={y} r={10} fill={palette.warm} />
      <path d={`M${x - 36} ${y}c0-20 16-32 36-32s36 12 36 32z`} fill={palette.brand900} />
      <path d={`M${x - 36} ${y}c0-20 16-32 36-32 8 0 12 12 12 32z`} fill={palette.brand700} />
    </>
  );
}

/** A jar with a lid, 24 wide, standing on `y`. */
export function Jar({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Solid
        x={x}
        y={y - 28}
        width={24}
        height={28}
        radius={4}
        light={palette.white}
        dark={palette.brand500}
      />
      <Solid
        x={x - 1}
        y={y - 34}
        width={26}
        height={8}
        radius={2}
        light={palette.brand500}
        dark={palette.brand700}
        strip={2}
      />
    </>
  );
}

/** A herb in its pot, 32 wide, standing on `y`. */
export function Plant({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M16-16C14-30 4-34-4-34c0 12 8 20 20 18zM16-16c0-18 4-30 16-34 2 16-4 30-16 34z"
        fill={palette.brand700}
      />
      <path d="M16-16C10-30 10-44 16-52c6 10 6 24 0 36z" fill={palette.brand500} />
      <path d="M4-18h24l-4 18H8z" fill={palette.white} />
      <path d="M20-18h8l-4 18h-6z" fill={palette.brand500} />
    </g>
  );
}

/** A bucket, 56 wide and 44 high, standing on `y`. */
export function Bucket({ x, y, bail = true }: { x: number; y: number; bail?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {bail && (
        <Tube
          d="M4-40a24 22 0 0 1 48 0"
          width={4}
          light={palette.brand200}
          dark={palette.brand500}
          shade={1}
        />
      )}
      <path d="M0-42h56l-6 42H6z" fill={palette.brand700} />
      <path d="M40-42h16l-6 42H38z" fill={palette.brand900} />
      <path d="M-2-44h60v8H-2z" fill={palette.brand500} />
    </g>
  );
}

/** A drop whose tip is at the point. */
export function Drop({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <path d="M0 0C5 8 8 12 8 17A8 8 0 0 1-8 17C-8 12-5 8 0 0z" fill={palette.brand500} />
    </g>
  );
}

/** Water that falls from the point down to `to`. */
export function Pour({
  x,
  y,
  to,
  width = 10,
}: {
  x: number;
  y: number;
  to: number;
  width?: number;
}) {
  return (
    <path
      d={`M${x - 6} ${y - 1}c${width}-4 ${width + 6} 2 ${width + 6} 12V${to}h${-width}V${y + 12}c0-6-2-10-6-9z`}
      fill={palette.brand500}
    />
  );
}

/** A jug tilted to pour from its spout, which is the point, down to `to`. */
export function PouringJug({ x, y, to }: { x: number; y: number; to: number }) {
  return (
    <>
      <Pour x={x} y={y} to={to} />
      <g transform={`translate(${x} ${y}) rotate(55)`}>
        <Tube d="M-48 12h-10a8 8 0 0 0-8 8v20a8 8 0 0 0 8 8h10" width={7} shade={2} />
        <path d="M4-6L-12 4H-54l4 64h36l2-56z" fill={palette.brand500} />
        <path d="M4-6L-12 4H-36l-2 64h24l2-56z" fill={palette.white} />
      </g>
    </>
  );
}
