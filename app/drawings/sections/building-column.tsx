import type { ReactNode } from 'react';
import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Clip, Clog, Collar, Filling, Pipe, Solid, Tube } from '../parts.tsx';
import {
  Band,
  Ground,
  Hills,
  Moon,
  NightSky,
  Stars,
  TownLights,
  Window,
} from '../surroundings.tsx';
import { JetHose } from '../tools.tsx';

const ground = 288;
/** Floors from above: where each stands. */
const storeys = [112, 200, 288] as const;
const left = 72;
const right = 408;
/** Axes of the column and of the pipe to the street. */
const column = 248;
const sewer = 328;
const branch = { outer: 16, bore: 10 };

const down = `M${column} 6V${sewer - 24}a24 24 0 0 0 24 24H1120`;
/** Of the water above the blockage: what comes from above leaves by the lowest sink. */
const standing = 240;

export function BuildingColumn({ crop }: Drawn) {
  return (
    <>
      <Night />
      <Ground
        y={ground}
        stones={[
          [24, 328],
          [104, 344],
          [168, 320],
          [208, 350],
          [408, 352],
        ]}
      />
      <Band y={ground} height={8} fill={palette.brand500} />
      <Building />
      {storeys.map((floor) => (
        <Kitchen key={floor} floor={floor} overflows={floor === ground} />
      ))}
      <Room floor={storeys[0]}>
        <Bed />
      </Room>
      <Room floor={storeys[1]}>
        <Table />
      </Room>
      {crop === undefined && (
        <Room floor={storeys[2]}>
          <Sofa />
        </Room>
      )}
      <Pipe d={down} />
      <Filling d={`M${column - 6} 84V${standing}`} width={5} />
      {storeys.map((floor) => (
        <Filling
          key={floor}
          d={`M${column - 20} ${floor - 28}h18`}
          width={branch.bore}
          tone={floor === ground ? palette.brand500 : palette.brand700}
        />
      ))}
      <Clip x={column - 16} y={standing} width={32} height={80}>
        <Filling d={down} />
      </Clip>
      <Clog
        d={`M${column} 302a24 24 0 0 0 24 26h16`}
        knobs={[
          [column - 2, 294, 8],
          [296, 326, 7],
        ]}
        lumps={[
          [246, 302, 3],
          [256, 316, 2],
          [266, 326, 3],
          [284, 326, 2],
        ]}
      />
      <JetHose d={`M332 ${sewer}H1120`} x={322} y={sewer} towards="left" />
      <Collar x={column} y={64} run="upright" />
      <Collar x={column} y={152} run="upright" />
      <Collar x={column} y={280} run="upright" />
      <Collar x={392} y={sewer} run="level" />
    </>
  );
}

function Night() {
  return (
    <>
      <NightSky base={ground} />
      <Moon x={36} y={44} />
      <Stars
        at={[
          [448, 32],
          [24, 96],
          [48, 144],
          [464, 96],
          [432, 136],
        ]}
      />
      <Hills
        line={[
          [0, 240],
          [48, 200],
          [240, 240],
          [440, 184],
          [480, 200],
        ]}
        base={ground}
        tone="brand900"
      />
      <Hills
        line={[
          [0, 256],
          [72, 264],
          [400, 264],
          [480, 248],
        ]}
        base={ground}
        tone="brand700"
      />
      <TownLights
        at={[
          [16, 264],
          [40, 272],
          [432, 268],
          [452, 260],
        ]}
      />
    </>
  );
}

/** Roof, walls and slabs in section; the rooms are lit. */
function Building() {
  return (
    <>
      <rect x={left} y={16} width={right - left} height={ground - 8} fill={palette.brand500} />
      <rect x={left} y={16} width={right - left - 8} height={ground - 8} fill={palette.white} />
      <Solid x={left - 8} y={16} width={right - left + 16} height={8} light={palette.white} />
      {storeys.map((floor, index) => (
        <g key={floor}>
          <rect
            x={left + 8}
            y={floor - 80}
            width={right - left - 24}
            height={80}
            fill={index === 1 ? palette.brand100 : palette.warmSoft}
          />
          <rect
            x={left + 8}
            y={floor}
            width={right - left - 24}
            height={8}
            fill={palette.brand200}
          />
        </g>
      ))}
      <rect x={column - 24} y={24} width={48} height={ground - 16} fill={palette.brand200} />
      <rect x={column + 18} y={24} width={6} height={ground - 16} fill={palette.brand500} />
    </>
  );
}

const trap = 'M184 12V26a8 8 0 0 0 16 0a6 6 0 0 1 6-6H250';

/** A small kitchen at the column, with its sink; the lowest one takes what the column gives back. */
function Kitchen({ floor, overflows }: { floor: number; overflows: boolean }) {
  const water = overflows ? palette.brand500 : palette.brand700;
  return (
    <g transform={`translate(0 ${floor - 48})`}>
      <rect x={128} width={96} height={48} fill={palette.brand900} />
      <rect x={136} y={6} width={88} height={38} fill={palette.brand950} />
      <Pipe d={trap} size={branch} />
      <Filling d={trap} width={branch.bore} tone={water} />
      <Clip x={172} y={25} width={40} height={20}>
        <Filling d={trap} width={branch.bore} />
      </Clip>
      <rect x={128} width={96} height={6} fill={palette.brand500} />
      <path d="M156-2h56v2h-4v8a8 8 0 0 1-8 8h-32a8 8 0 0 1-8-8V0h-4z" fill={palette.white} />
      <path
        d="M164 0h40v8a4 4 0 0 1-4 4h-32a4 4 0 0 1-4-4z"
        fill={overflows ? palette.brand500 : palette.brand100}
      />
      <Filling d="M184 10v8" width={branch.bore} tone={water} />
      <Tube d="M218 0v-14a8 8 0 0 0-16 0v4" width={5} shade={2} />
      {overflows ? <Overflow /> : <Fridge />}
    </g>
  );
}

/** Over the rim, along the worktop, down to the floor. */
function Overflow() {
  return (
    <>
      <path d="M120 4a8 8 0 0 1 8-8h84v4H128v44h-8z" fill={palette.brand500} />
      <path d="M84 48c0-4 4-8 10-8h34v8z" fill={palette.brand500} />
      <path d="M94 40h26v2H90zM128-4h84v2h-84z" fill={palette.brand200} />
    </>
  );
}

function Fridge() {
  return (
    <>
      <Solid x={88} y={-12} width={32} height={60} radius={2} light={palette.white} />
      <path d="M88 10h29v2H88zM110-4h2v8h-2zM110 18h2v12h-2z" fill={palette.brand500} />
    </>
  );
}

/** The room beyond the column: its window, and one thing in it. */
function Room({ floor, children }: { floor: number; children: ReactNode }) {
  return (
    <g transform={`translate(280 ${floor})`}>
      <Window x={62} y={-76} width={38} height={38} />
      {children}
    </g>
  );
}

function Bed() {
  return (
    <>
      <path d="M4-32h6V0H4zM96-16h6V0h-6z" fill={palette.brand700} />
      <path d="M10-20h86v12H10z" fill={palette.brand500} />
      <path d="M10-12h86v4H10z" fill={palette.brand700} />
      <rect x={12} y={-26} width={24} height={8} rx={3} fill={palette.white} />
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M8-30h56v5H8zM14-25h5V0h-5zM53-25h5V0h-5z" fill={palette.brand700} />
      <path d="M76-34h5V0h-5zM81-18h16v5H81zM92-13h5V0h-5z" fill={palette.brand500} />
      <path d="M28-38h16l-3 8H31z" fill={palette.white} />
      <path d="M35-80h2v18h-2z" fill={palette.brand900} />
      <path d="M24-54c0-6 6-10 12-10s12 4 12 10z" fill={palette.brand700} />
    </>
  );
}

function Sofa() {
  return (
    <>
      <path d="M8-30a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v16H8z" fill={palette.brand500} />
      <path d="M0-18a6 6 0 0 1 12 0v4h72v-4a6 6 0 0 1 12 0v14H0z" fill={palette.brand700} />
      <path d="M6-4h6v4H6zM84-4h6v4h-6z" fill={palette.brand900} />
    </>
  );
}
