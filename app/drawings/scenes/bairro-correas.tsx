import { palette } from '../palette.ts';
import { Strands } from '../parts.tsx';
import { Cottages, Facade } from '../buildings.tsx';
import { Fir, Tree } from '../plants.tsx';
import { Peak, SerraSky, UnderStreet } from '../scene-parts.tsx';

export function BairroCorreas() {
  return (
    <>
      <SerraSky
        stars={[
          [32, 24],
          [152, 32],
          [200, 72],
          [240, 24],
          [464, 32],
          [520, 72],
          [576, 32],
          [616, 88],
        ]}
        far={[
          [0, 176],
          [120, 160],
          [320, 152],
          [520, 160],
          [640, 152],
        ]}
        near={[
          [0, 212],
          [640, 212],
        ]}
      />
      <Peak
        ridge={[
          [128, 88],
          [136, 112],
          [124, 144],
          [140, 184],
        ]}
        left={[
          [112, 96],
          [72, 152],
          [40, 216],
        ]}
        right={[
          [144, 92],
          [176, 136],
          [232, 216],
        ]}
      />
      <Peak
        ridge={[
          [528, 80],
          [540, 112],
          [528, 152],
          [536, 216],
        ]}
        left={[
          [516, 84],
          [488, 128],
          [416, 216],
        ]}
        right={[
          [548, 88],
          [584, 136],
          [640, 172],
          [680, 216],
        ]}
      />
      <Peak
        ridge={[
          [320, 32],
          [332, 64],
          [316, 112],
          [336, 216],
        ]}
        left={[
          [296, 40],
          [272, 88],
          [240, 120],
          [192, 216],
        ]}
        right={[
          [344, 44],
          [364, 96],
          [388, 112],
          [456, 216],
        ]}
      />
      <path
        d="M-480 196c160 0 400 28 480 4 80-24 160-8 240-8 96 0 176-24 256-24 64 0 104 12 144 8s240-8 480 4v68H-480z"
        fill={palette.brand700}
      />
      <Cottages
        at={[
          [32, 214],
          [484, 200],
          [590, 196],
        ]}
        asleep={[2]}
      />
      <Fir x={232} y={236} size={0.5} />
      <Fir x={256} y={240} size={0.6} />
      <Fir x={416} y={240} size={0.6} />
      <Fir x={440} y={236} size={0.5} />
      <Gate />
      <UnderStreet clog={184}>
        <Bed />
      </UnderStreet>
      <Roots />
      <Tree x={136} size={1.5} />
    </>
  );
}

/** The tree's bed, a mound on the ground. */
function Bed() {
  return <path d="M32 248c24-10 60-14 104-14s80 4 104 14z" fill={palette.brand500} />;
}

/** What the tree seeks below: one root has found the pipe. */
function Roots() {
  return (
    <>
      <Strands
        strands={[
          'M166 303c-4 6-20 0-48 5',
          'M166 304c-6 12-22 8-40 9',
          'M164 306c-4 14-26 10-38 13',
          'M200 306c6-2 8-1 14 0',
          'M206 318c6 2 8-2 12-1',
        ]}
      />
      <path
        d="M128 248c0 20-20 26-44 36 18-4 34-8 44-16 0 10-6 18-14 26 10-6 18-14 22-22v-24z"
        fill={palette.brand200}
      />
      <path
        d="M136 248v20c4 18 24 20 28 36l6 6c2-18-20-26-22-42 8 10 28 12 50 22-16-16-46-20-54-42z"
        fill={palette.brand500}
      />
    </>
  );
}

/** The gate at the valley of Bonfim: stone pillars, a roof of timber and tiles, and the way up behind it. */
function Gate() {
  return (
    <>
      <path d="M280 248v-26c16-6 36-12 56-12s36 4 56 14v24z" fill={palette.brand900} />
      <path
        d="M296 248c8-14 40-18 44-26 2-6-10-8-6-12h4c-2 4 18 6 18 14 0 10-12 14-8 24z"
        fill={palette.brand500}
      />
      <Facade x={256} y={152} width={32} height={96} shade={10} />
      <Facade x={384} y={152} width={32} height={96} shade={10} />
      <path d="M248 236h48v12h-48zM376 236h48v12h-48z" fill={palette.brand50} />
      <path d="M280 236h16v12h-16zM408 236h16v12h-16z" fill={palette.brand200} />
      <path
        d="M260 164h10v6h-10zM264 188h10v6h-10zM258 212h12v6h-12zM388 176h10v6h-10zM392 200h10v6h-10zM386 220h12v6h-12z"
        fill={palette.brand200}
      />
      <path d="M304 152h4v8h-4zM364 152h4v8h-4z" fill={palette.brand950} />
      <path d="M292 160h88v24h-88zM236 144h200v8H236z" fill={palette.warmSoft} />
      <path d="M236 149h200v3H236zM292 181h88v3h-88z" fill={palette.warm} fillOpacity=".45" />
      <path d="M308 178l12-10 6 4 12-9 12 9 4-2 10 8z" fill={palette.brand950} />
      <path d="M224 144l112-56v56z" fill={palette.brand500} />
      <path d="M336 144V88l112 56z" fill={palette.brand700} />
    </>
  );
}
