import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Facade, LongRoof, Windows } from '../buildings.tsx';
import { SerraSky, UnderStreet } from '../scene-parts.tsx';

/** Where a crop has the van and the shaft of its hose: its edge would cut them. */
const aside = { shaft: 900, van: 944 };

export function BairroCascatinha({ crop }: Drawn) {
  return (
    <>
      <SerraSky
        moon={[224, 56]}
        stars={[
          [32, 24],
          [104, 40],
          [160, 32],
          [304, 24],
          [376, 48],
          [520, 40],
          [576, 80],
          [616, 32],
        ]}
        far={[
          [0, 72],
          [88, 72],
          [192, 128],
          [336, 88],
          [440, 120],
          [560, 88],
          [640, 112],
        ]}
        near={[
          [0, 104],
          [72, 112],
          [144, 176],
          [288, 168],
          [432, 180],
          [544, 160],
          [640, 164],
        ]}
        trees={[
          [160, 222],
          [472, 222],
          [496, 218],
          [520, 226],
          [544, 222],
          [580, 218],
          [612, 224],
        ]}
      />
      {crop === undefined && (
        <>
          <Terrace x={476} y={200} homes={4} />
          <Terrace x={560} y={186} homes={4} />
        </>
      )}
      <Mill />
      <UnderStreet inlet={232} clog={328} from={168} {...(crop !== undefined && aside)}>
        <River />
      </UnderStreet>
      <Fall />
    </>
  );
}

/** Homes that the mill built for its weavers, wall to wall. */
function Terrace({ x, y, homes }: { x: number; y: number; homes: number }) {
  const width = homes * 16;
  return (
    <>
      <Facade
        x={x}
        y={y - 12}
        width={width}
        height={12}
        light={palette.brand200}
        dark={palette.brand500}
        shade={6}
      />
      <LongRoof x={x - 3} y={y - 12} width={width + 6} height={8} inset={5} shade={16} />
      <Windows x={x + 4} y={y - 9} columns={homes} width={5} height={5} asleep={[1]} />
    </>
  );
}

/** Weaving halls side by side, each under its gable, and the chimney of the boiler house. */
function Mill() {
  return (
    <>
      <path d="M448 64h7v184h-11z" fill={palette.brand100} />
      <path d="M455 64h7l4 184h-11z" fill={palette.brand500} />
      <path d="M444 54h11v10h-11z" fill={palette.brand50} />
      <path d="M455 54h11v10h-11z" fill={palette.brand500} />
      {[184, 248, 312, 376].map((x) => (
        <g key={x}>
          <path d={`M${x} 248v-76l32-28 32 28v76z`} fill={palette.brand100} />
          <path d={`M${x + 48} 248v-90l16 14v76z`} fill={palette.brand200} />
          <path d={`M${x - 2} 174v-6l34-30v8z`} fill={palette.brand500} />
          <path d={`M${x + 66} 174v-6l-34-30v8z`} fill={palette.brand700} />
          <circle cx={x + 32} cy={168} r={6} fill={palette.warmSoft} />
          <Windows
            x={x + 8}
            y={184}
            columns={4}
            rows={2}
            stepX={13}
            stepY={30}
            height={18}
            arched
            asleep={[x === 248 ? 3 : 1, x === 376 ? 4 : 6]}
          />
        </g>
      ))}
    </>
  );
}

/** The Piabanha falls in two steps over its rocks, beside the mill. */
function Fall() {
  return (
    <>
      <path d="M-480 96H84l8 32 16 8 4 36 20 4 8 32 20 8v32h-4v8h-636z" fill={palette.brand950} />
      <path d="M108 248c0-16 12-26 24-26s22 10 26 26z" fill={palette.brand900} />
      <path d="M108 248c0-16 12-26 24-26 6 0 10 4 8 12-2 6-6 8-8 14z" fill={palette.brand700} />
      <path
        d="M-480 92H60c8 0 12 4 12 12l4 72H20l4-72c0-4-4-6-10-6h-490z"
        fill={palette.brand200}
      />
      <path d="M60 92c8 0 12 4 12 12l4 72H60l-2-72z" fill={palette.brand500} />
      <path
        d="M-480 92H48c-6 4-4 10-4 20l2 64h-8l-1-64c0-10 2-12-7-12h-483z"
        fill={palette.white}
      />
      <path d="M12 176h84c8 0 10 4 11 12l5 60H8l2-60z" fill={palette.brand200} />
      <path d="M92 176h4c8 0 10 4 11 12l5 60H92l-2-60z" fill={palette.brand500} />
      <path d="M24 188h8l-2 60h-8zM48 184h6l1 64h-8zM70 188h7l3 60h-8z" fill={palette.white} />
      <path
        d="M10 184a7 7 0 0 1 10-10 9 9 0 0 1 16-3 9 9 0 0 1 16 0 9 9 0 0 1 16 0 9 9 0 0 1 16 3 7 7 0 0 1 8 10z"
        fill={palette.white}
      />
      <path
        d="M-14 256a10 10 0 0 1 14-11a10 10 0 0 1 18-1 12 12 0 0 1 20-2 12 12 0 0 1 22 0 12 12 0 0 1 22 0 11 11 0 0 1 20 2 9 9 0 0 1 16 12z"
        fill={palette.white}
      />
    </>
  );
}

/** Its bed in section, walled on the side of the street. */
function River() {
  return (
    <>
      <path d="M-480 248h636v36c-40 8-96 8-156 4h-480z" fill={palette.brand700} />
      <path d="M-480 256h636v24c-40 8-96 8-156 4h-480z" fill={palette.brand500} />
      <path d="M112 264h32v3h-32zM88 272h28v3H88zM16 268h40v3H16z" fill={palette.brand200} />
      <path d="M156 248h8v44h-8z" fill={palette.brand200} />
      <path d="M164 248h8v44h-8z" fill={palette.brand500} />
    </>
  );
}
