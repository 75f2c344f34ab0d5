import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Collar, Filling, Pipe, Solid } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Floor, Ground, Hills, Moon, NightSky, Stars } from '../surroundings.tsx';
import { Lamp, Plant } from '../things.tsx';
import { Drum, Probe } from '../tools.tsx';
import { Plug } from '../scene-parts.tsx';

const floor = 200;
const axis = 288;

export function WholeFloor({ crop }: Drawn) {
  return (
    <>
      <Night />
      <path d={`M216 ${beyond.above}H${beyond.to}V${floor}H216z`} fill={palette.brand100} />
      {crop === undefined && <Lamp x={392} y={48} light={floor} />}
      <rect x={216} y={192} width={beyond.to} height={8} fill={palette.brand200} />
      {crop === undefined && <Frame />}
      <Armchair />
      <Table />

      <Ground
        y={floor}
        stones={[
          [24, 248],
          [144, 240],
          [176, 328],
          [264, 252],
          [328, 336],
          [424, 250],
          [440, 330],
        ]}
      />
      <path d={`M${beyond.from} ${floor}H200v8H${beyond.from}z`} fill={palette.brand500} />
      <path d={`M${beyond.from} ${floor + 8}H200v6H${beyond.from}z`} fill={palette.brand700} />
      <Floor y={floor} from={216} />
      <Solid x={200} y={beyond.above} width={16} height={248 - beyond.above} strip={6} />

      <Pipe d={`M-480 ${axis + 8}H64M96 ${axis}H1120`} />
      <Filling d={`M344 ${axis}H1120`} />
      <InspectionBox />
      <Collar x={176} y={axis} run="level" />
      <Collar x={416} y={axis} run="level" />
      <Plug x={328} y={axis} />
      <Probe
        d={`M118 160h-14a24 24 0 0 0-24 24v80a24 24 0 0 0 24 24H254`}
        coil={`M254 ${axis}h34`}
        tip={[292, axis]}
      />
      <Drum x={112} y={floor} />
    </>
  );
}

/** What lies outside the house. */
function Night() {
  return (
    <>
      <NightSky base={floor} />
      <Moon x={48} y={48} />
      <Stars
        at={[
          [104, 24],
          [152, 48],
          [88, 72],
          [176, 20],
          [128, 88],
        ]}
      />
      <Hills
        line={[
          [0, 136],
          [48, 120],
          [112, 168],
          [216, 200],
        ]}
        base={floor}
        tone="brand900"
      />
    </>
  );
}

/** The box in the yard, through which we work; its lid lies beside it. */
function InspectionBox() {
  return (
    <>
      <path d={`M48 ${floor}h64v120a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4z`} fill={palette.brand200} />
      <path d={`M48 ${floor}h61v121H52a4 4 0 0 1-4-4z`} fill={palette.white} />
      <path d={`M56 ${floor}h48v115H56z`} fill={palette.brand700} />
      <path d={`M46 ${axis - 2}h12v20H46zM102 ${axis - 10}h12v20h-12z`} fill={palette.brand700} />
      <Solid x={4} y={192} width={40} height={8} radius={2} />
    </>
  );
}

function Frame() {
  return (
    <>
      <Solid
        x={248}
        y={40}
        width={56}
        height={48}
        radius={2}
        light={palette.brand500}
        dark={palette.brand700}
      />
      <path d="M254 46h41v33h-41z" fill={palette.brand50} />
      <path d="M254 79v-9l12-14 12 12 6-6 11 12v5z" fill={palette.brand700} />
    </>
  );
}

function Armchair() {
  return (
    <>
      <path d="M244 192h6v8h-6zM318 192h6v8h-6z" fill={palette.brand950} />
      <path d="M248 176v-56a14 14 0 0 1 14-14h44a14 14 0 0 1 14 14v56z" fill={palette.brand700} />
      <path d="M248 176v-56a14 14 0 0 1 14-14h34a14 14 0 0 1 14 14v56z" fill={palette.brand500} />
      <path d="M240 168h88v24h-88z" fill={palette.brand700} />
      <path d="M254 156h60a6 6 0 0 1 6 6v10h-72v-10a6 6 0 0 1 6-6z" fill={palette.brand200} />
      <path
        d="M232 152a8 8 0 0 1 8-8h4a8 8 0 0 1 8 8v42h-16a4 4 0 0 1-4-4zM316 152a8 8 0 0 1 8-8h4a8 8 0 0 1 8 8v38a4 4 0 0 1-4 4h-16z"
        fill={palette.brand700}
      />
      <path
        d="M232 152a8 8 0 0 1 8-8 8 8 0 0 1 8 8v38h-12a4 4 0 0 1-4-4zM316 152a8 8 0 0 1 8-8 8 8 0 0 1 8 8v38h-16z"
        fill={palette.brand500}
      />
    </>
  );
}

function Table() {
  return (
    <>
      <Plant x={388} y={160} />
      <path d="M372 160h72v6h-72z" fill={palette.brand500} />
      <path d="M372 166h72v4h-72zM384 170h6v30h-6zM426 170h6v30h-6z" fill={palette.brand700} />
    </>
  );
}
