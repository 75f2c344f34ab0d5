import { palette } from '../palette.ts';
import { Cottages, Facade, LongRoof, TimberGable, Timbers, Windows } from '../buildings.tsx';
import { Fir } from '../plants.tsx';
import { SerraSky, UnderStreet } from '../scene-parts.tsx';

export function BairroBingen() {
  return (
    <>
      <SerraSky
        stars={[
          [32, 24],
          [160, 32],
          [248, 48],
          [296, 24],
          [456, 40],
          [520, 64],
          [576, 24],
          [616, 72],
        ]}
        far={[
          [0, 144],
          [96, 88],
          [208, 128],
          [328, 72],
          [448, 120],
          [560, 88],
          [640, 120],
        ]}
        near={[
          [0, 200],
          [128, 184],
          [304, 204],
          [432, 188],
          [536, 156],
          [640, 172],
        ]}
        trees={[
          [0, 224],
          [40, 228],
          [128, 224],
          [232, 228],
          [432, 224],
          [464, 220],
          [496, 228],
          [528, 222],
          [560, 228],
          [592, 222],
          [620, 228],
        ]}
      />
      <Cottages
        at={[
          [480, 196],
          [532, 182],
          [596, 194],
        ]}
        asleep={[2]}
      />
      <Fir x={440} size={1.2} />
      <Fir x={24} size={0.9} />
      <GableHouse x={48} eaves={180} width={96} rise={60} />
      <LongHouse />
      <GableHouse x={304} eaves={168} width={112} rise={80} />
      <UnderStreet inlet={120} clog={264} />
    </>
  );
}

/** A house of two floors whose timbers show, its gable to the street. */
function GableHouse({
  x,
  eaves,
  width,
  rise,
}: {
  x: number;
  eaves: number;
  width: number;
  rise: number;
}) {
  const floor = eaves + (248 - eaves) / 2 - 2;
  const third = width / 3;
  return (
    <>
      <Facade x={x} y={eaves} width={width} height={248 - eaves} />
      <Timbers
        lines={[
          [x + 2, eaves, x + 2, 248],
          [x + width - 2, eaves, x + width - 2, 248],
          [x + third, eaves, x + third, 248],
          [x + third * 2, eaves, x + third * 2, 248],
          [x, floor, x + width, floor],
          [x + 2, floor, x + third, 248],
          [x + width - 2, floor, x + third * 2, 248],
        ]}
      />
      <Windows
        x={Math.round(x + third / 2 - 6)}
        y={eaves + 8}
        columns={3}
        stepX={third}
        width={12}
        height={16}
        asleep={[1]}
      />
      <path d={`M${x + width / 2 - 8} 248v-26h16v26z`} fill={palette.brand900} />
      <TimberGable x={x} y={eaves} width={width} height={rise} />
    </>
  );
}

/** The house between: its eaves to the street, two windows in its roof. */
function LongHouse() {
  return (
    <>
      <Facade x={160} y={192} width={128} height={56} />
      <Timbers
        lines={[
          [162, 192, 162, 248],
          [286, 192, 286, 248],
          [192, 192, 192, 248],
          [256, 192, 256, 248],
          [160, 222, 192, 222],
          [256, 222, 288, 222],
          [162, 248, 192, 222],
          [286, 248, 256, 222],
          [160, 194, 288, 194],
        ]}
      />
      <Windows x={170} y={200} columns={2} stepX={96} width={12} height={16} />
      <Windows x={199} y={202} columns={2} stepX={38} width={12} height={20} />
      <path d="M216 248v-36h16v36z" fill={palette.brand900} />
      <path d="M248 128h10v28h-10z" fill={palette.brand200} />
      <path d="M258 128h6v28h-6z" fill={palette.brand500} />
      <LongRoof x={152} y={192} width={144} height={52} inset={20} shade={48} />
      <path d="M188 182v-18l12-10v28zM236 182v-18l12-10v28z" fill={palette.brand50} />
      <path d="M200 182v-28l12 10v18zM248 182v-28l12 10v18z" fill={palette.brand200} />
      <path d="M196 166h8v12h-8zM244 166h8v12h-8z" fill={palette.warm} />
    </>
  );
}
