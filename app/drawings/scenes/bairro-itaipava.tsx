import { palette } from '../palette.ts';
import { Cottages, LongRoof, Windows } from '../buildings.tsx';
import { Araucaria } from '../plants.tsx';
import { SerraSky, UnderStreet } from '../scene-parts.tsx';

export function BairroItaipava() {
  return (
    <>
      <SerraSky
        stars={[
          [32, 24],
          [160, 32],
          [216, 72],
          [264, 24],
          [432, 40],
          [488, 72],
          [560, 32],
          [608, 64],
        ]}
        far={[
          [0, 168],
          [96, 104],
          [184, 152],
          [296, 96],
          [392, 136],
          [512, 80],
          [640, 136],
        ]}
        near={[
          [0, 208],
          [112, 172],
          [256, 200],
          [448, 196],
          [552, 160],
          [640, 180],
        ]}
        trees={[
          [0, 228],
          [40, 224],
          [72, 230],
          [96, 228],
          [480, 228],
          [512, 222],
          [552, 228],
          [584, 222],
          [616, 230],
        ]}
      />
      <Cottages
        at={[
          [36, 216],
          [160, 204],
          [540, 188],
          [596, 194],
        ]}
        asleep={[1]}
      />
      <path d="M120 248c40 0 56-36 96-36h224c40 0 56 36 96 36z" fill={palette.brand500} />
      <path d="M336 248c40-4 56-24 64-36h40c40 0 56 36 96 36z" fill={palette.brand900} />
      <path d="M288 248c16-12 24-24 24-36h40c-4 14-16 26-24 36z" fill={palette.brand200} />
      <Castle />
      <Araucaria x={72} />
      <Araucaria x={120} size={0.7} />
      <UnderStreet clog={264} />
    </>
  );
}

/** A tower of stone with its battlements: `merlons` teeth with gaps as wide. */
function Tower({
  x,
  y,
  width,
  base,
  merlons,
  shade = Math.round(width * 0.35),
}: {
  x: number;
  y: number;
  width: number;
  base: number;
  merlons: number;
  shade?: number;
}) {
  const tooth = (width + 8) / (merlons * 2 - 1);
  const edge = x + width - shade;
  const teeth = (dark: boolean) =>
    Array.from({ length: merlons }, (_, index) => Math.round((x - 4 + index * 2 * tooth) * 10) / 10)
      .filter((left) => left >= edge - tooth / 2 === dark)
      .map((left) => `M${left} ${y}v-8h${Math.round(tooth * 10) / 10}v8z`)
      .join('');
  return (
    <>
      <path
        d={`M${x - 4} ${y}h${width + 8}v10h-4V${base}h-${width}V${y + 10}h-4z${teeth(false)}`}
        fill={palette.brand100}
      />
      <path
        d={`M${edge} ${y}H${x + width + 4}v10h-4V${base}h-${shade}z${teeth(true)}`}
        fill={palette.brand500}
      />
    </>
  );
}

function Castle() {
  return (
    <>
      <LongRoof x={252} y={152} width={164} height={36} inset={20} shade={76} />
      <Tower x={296} y={72} width={44} base={212} merlons={4} />
      <Tower x={260} y={152} width={140} base={212} merlons={9} shade={36} />
      <Tower x={400} y={112} width={36} base={212} merlons={3} />
      <Tower x={220} y={128} width={40} base={212} merlons={3} />
      <path
        d="M302 84h10v5h-10zM300 124h12v5h-12zM312 136h8v5h-8zM226 140h10v5h-10zM224 180h12v5h-12zM232 196h10v5h-10zM270 200h12v5h-12zM290 164h10v5h-10zM292 190h8v5h-8zM404 128h10v5h-10zM406 168h12v5h-12zM404 192h10v5h-10z"
        fill={palette.brand200}
      />
      <Windows x={310} y={96} columns={1} width={12} height={20} arched />
      <Windows x={230} y={152} columns={1} width={10} height={16} arched />
      <Windows x={408} y={136} columns={1} width={10} height={16} arched />
      <Windows x={272} y={172} columns={1} width={10} height={16} arched />
      <Windows x={384} y={172} columns={1} width={10} height={16} arched />
      <Windows x={312} y={176} columns={1} width={40} height={36} arched lit={palette.brand500} />
      <Windows x={318} y={182} columns={1} width={28} height={30} arched lit={palette.warmSoft} />
    </>
  );
}
