import { palette } from '../palette.ts';
import { Cottages } from '../buildings.tsx';
import { Palm } from '../plants.tsx';
import { SerraSky, UnderStreet } from '../scene-parts.tsx';

export function BairroCentro() {
  return (
    <>
      <SerraSky
        stars={[
          [32, 24],
          [160, 32],
          [240, 64],
          [304, 24],
          [456, 40],
          [520, 80],
          [568, 32],
          [616, 64],
        ]}
        far={[
          [0, 160],
          [96, 112],
          [168, 144],
          [264, 72],
          [336, 128],
          [464, 88],
          [544, 136],
          [640, 112],
        ]}
        near={[
          [0, 200],
          [120, 176],
          [264, 200],
          [416, 180],
          [536, 160],
          [640, 164],
        ]}
        trees={[
          [0, 228],
          [24, 224],
          [56, 224],
          [272, 224],
          [312, 228],
          [336, 228],
          [424, 224],
          [456, 220],
          [488, 228],
          [512, 222],
          [544, 226],
          [572, 220],
          [608, 226],
        ]}
      />
      <Cottages
        at={[
          [484, 194],
          [540, 184],
          [600, 188],
        ]}
        asleep={[1]}
      />
      <g transform="translate(80)">
        <Cathedral />
      </g>
      <Palm x={40} size={0.9} />
      <g transform="translate(48)">
        <CrystalPalace />
      </g>
      <Palm x={312} size={1.1} />
      <Palm x={455} size={0.62} />
      <UnderStreet inlet={128} clog={264} />
    </>
  );
}

/** One tower before the nave, its spire as high as the walls below it. */
function Cathedral() {
  return (
    <>
      <path d="M264 184l44-44v44z" fill={palette.brand500} />
      <path d="M308 184v-44l44 44z" fill={palette.brand900} />
      <path d="M264 184h44v64h-44z" fill={palette.brand100} />
      <path d="M308 184h44v64h-44z" fill={palette.brand200} />
      <path d="M260 176l4-14 4 14v72h-8z" fill={palette.brand50} />
      <path d="M348 176l4-14 4 14v72h-8z" fill={palette.brand500} />
      <path d="M288 104h20v144h-20z" fill={palette.brand50} />
      <path d="M308 104h20v144h-20z" fill={palette.brand200} />
      <path d="M291 104l17-80v80z" fill={palette.brand100} />
      <path d="M308 104V24l17 80z" fill={palette.brand500} />
      <path d="M284 100l4-18 4 18v12h-8z" fill={palette.white} />
      <path d="M324 100l4-18 4 18v12h-8z" fill={palette.brand500} />
      <path d="M307 8h2v18h-2zM303 13h10v2h-10z" fill={palette.brand100} />
      <path
        d="M294 148v-24c0-4 2-8 5-10 3 2 5 6 5 10v24zM312 148v-24c0-4 2-8 5-10 3 2 5 6 5 10v24z"
        fill={palette.brand900}
      />
      <path d="M286 154h44v4h-44z" fill={palette.brand500} />
      <circle cx={308} cy={180} r={14} fill={palette.brand500} />
      <circle cx={308} cy={180} r={11} fill={palette.warmSoft} />
      <path
        d="M307 169h2v22h-2zM297 179h22v2h-22zM300 171.700l1.500-1.500 15.500 15.500-1.500 1.500zM315.500 170.200l1.500 1.500-15.500 15.500-1.500-1.500z"
        fill={palette.brand500}
      />
      <path d="M292 248v-24c0-9 6-17 16-22 10 5 16 13 16 22v24z" fill={palette.brand500} />
      <path d="M297 248v-22c0-7 4-13 11-18 7 5 11 11 11 18v22z" fill={palette.brand900} />
      <path
        d="M274 232v-20c0-4 2-7 4-9 2 2 4 5 4 9v20zM334 232v-20c0-4 2-7 4-9 2 2 4 5 4 9v20z"
        fill={palette.warmSoft}
      />
    </>
  );
}

/** The hall of iron and glass, lit from within. */
function CrystalPalace() {
  const bars = [47, 62, 77, 179, 194, 209].map((x) => `M${x - 1} 184h2v56h-2z`).join('');
  return (
    <>
      <path d="M30 184l18-28h160l18 28z" fill={palette.brand100} />
      <path d="M128 156h80l18 28h-98z" fill={palette.brand500} />
      <path d="M46 153h164v4H46z" fill={palette.brand700} />
      <path d="M32 184h192v56H32z" fill={palette.warmSoft} />
      <path d="M168 184h56v56h-56z" fill={palette.warm} fillOpacity=".45" />
      <path
        d={`${bars}M32 204h192v2H32zM28 182h200v4H28zM30 184h4v56h-4zM222 184h4v56h-4z`}
        fill={palette.brand700}
      />
      <path d="M84 164l44-40v40z" fill={palette.brand200} />
      <path d="M128 164v-40l44 40z" fill={palette.brand500} />
      <path d="M92 164h72v76H92zM104 160a24 20 0 0 1 48 0z" fill={palette.warmSoft} />
      <path
        d="M128 164h36v76h-36zM128 140a24 20 0 0 1 24 20h-24z"
        fill={palette.warm}
        fillOpacity=".45"
      />
      <path
        d="M82 162h92v4H82zM127 112h2v128h-2zM109 166h2v74h-2zM145 166h2v74h-2zM90 164h4v76h-4zM162 164h4v76h-4zM92 196h72v2H92z"
        fill={palette.brand700}
      />
      <path d="M24 240h208v8H24z" fill={palette.brand50} />
      <path d="M172 240h60v8h-60zM24 245h208v3H24z" fill={palette.brand200} />
    </>
  );
}
