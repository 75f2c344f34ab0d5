import type { ReactNode } from 'react';
import type { Drawn } from '../drawings.ts';
import { palette } from '../palette.ts';
import { Collar, Solid } from '../parts.tsx';
import { beyond } from '../shapes.ts';
import { Band, Floor, Ground, Wall, Window } from '../surroundings.tsx';
import { Bottle, Bowls, Jar, Lamp, Plant, Tap } from '../things.tsx';
import {
  sink,
  SinkBowl,
  SinkCollars,
  SinkGrease,
  SinkPipe,
  SinkProbe,
  TrapWater,
  WaterAboveClog,
} from '../sections/sink-unit.tsx';

const worktop = 192;
const middle = 384;
const floor = 392;

/** From the trap's outlet, under the sink's own origin: along the wall, down through the floor, out to the street. */
const onward = `H152a24 24 0 0 1 24 24V232a24 24 0 0 0 24 24H${beyond.to}`;

/** Longer than the pipe from the bowl to the street, so that one dash is all the water in it, or none. */
const flowLength = 980;

/**
 * Once, the grease goes, the probe is drawn back, and the bowl runs empty; then the picture is again what it was, so that whoever
 * comes later, or wants no motion, sees what the probe has come for.
 */
const draining = `
@media (prefers-reduced-motion:no-preference){
.clog,.probe,.flow,.above,.level{animation:8s 1.4s}
.clog{animation-name:clog}
.probe{animation-name:probe}
.flow{animation-name:flow;animation-timing-function:linear}
.above{animation-name:above}
.level{animation-name:level}
}
@keyframes clog{4%,95%{opacity:0}}
@keyframes probe{7%{opacity:1}11%,95%{opacity:0}}
@keyframes flow{5%{stroke-dashoffset:${flowLength}}18%,45%{stroke-dashoffset:0}60%,to{stroke-dashoffset:-${flowLength}}}
@keyframes above{32%{opacity:1}37%,95%{opacity:0}}
@keyframes level{8%{transform:none}38%,95%{transform:translateY(52px)}}
`;

export function KitchenAtNight({ crop }: Drawn) {
  if (crop === 'tall') {
    return (
      <Kitchen>
        <Lamp x={360} y={48} light={worktop} />
        <Window x={472} y={-28} width={88} height={96} />
        <Bottle x={552} y={worktop} />
      </Kitchen>
    );
  }
  return (
    <Kitchen>
      <Lamp x={384} y={56} light={worktop} />
      <Window x={120} y={20} width={112} height={120} />
      <Shelf />
      <Bowls x={144} y={worktop} />
      <Bottle x={568} y={worktop} />
    </Kitchen>
  );
}

function Kitchen({ children }: { children: ReactNode }) {
  return (
    <>
      <style>{draining.replaceAll('\n', '')}</style>
      <Wall base={worktop} tilesFrom={112} />
      {children}
      <Tap x={504} y={worktop} reach={80} rise={56} />

      <Cabinets />
      <Ground
        y={floor}
        stones={[
          [56, 456],
          [168, 440],
          [264, 464],
          [400, 448],
          [488, 470],
          [616, 488],
        ]}
      />
      <Floor y={floor} />
      <Band y={worktop} height={16} fill={palette.warmSoft} />
      <Band y={worktop + 12} height={4} fill={palette.brand200} />

      <g transform={`translate(${middle} ${worktop})`}>
        <SinkPipe onward={onward} />
        <SinkBowl />
        <clipPath id="bowl">
          <path d={sink.bowl} />
        </clipPath>
        <g clipPath="url(#bowl)">
          <g className="level">
            <path d="M-80 20H80V72H-80z" fill={palette.brand500} />
            <path d="M-80 20H80v4H-80z" fill={palette.brand200} />
          </g>
        </g>
        <path
          className="flow"
          d={`${sink.trap}${onward}`}
          fill="none"
          stroke={palette.brand500}
          strokeWidth={20}
          strokeDasharray={flowLength}
          strokeDashoffset={flowLength}
        />
        <TrapWater />
        <g className="above">
          <WaterAboveClog />
        </g>
        <g className="clog">
          <SinkGrease />
        </g>
        <g className="probe">
          <SinkProbe />
        </g>
        <SinkCollars />
        <Collar x={176} y={160} run="upright" />
        <Collar x={176} y={196} run="upright" lip={8} />
        <Collar x={208} y={256} run="level" />
      </g>
    </>
  );
}

function Shelf() {
  return (
    <>
      <Solid
        x={472}
        y={80}
        width={120}
        height={8}
        light={palette.warmSoft}
        dark={palette.warm}
        strip={2}
      />
      <Jar x={488} y={80} />
      <Jar x={520} y={80} />
      <Plant x={552} y={80} />
    </>
  );
}

/** Doors left and drawers right of the open place under the sink, on a plinth. */
function Cabinets() {
  return (
    <>
      <Band y={worktop} height={208} fill={palette.brand900} />
      <Band y={384} height={16} fill={palette.brand950} />
      {[-368, -240, -112, 16, 144, 608, 736, 864].map((x, index) => (
        <g key={x}>
          <Solid
            x={x}
            y={224}
            width={120}
            height={152}
            radius={4}
            light={palette.brand700}
            dark={palette.brand950}
          />
          <Solid x={x + (index % 2 === 0 ? 12 : 100)} y={288} width={8} height={32} radius={4} />
        </g>
      ))}
      <rect x={272} y={208} width={328} height={176} fill={palette.brand950} />
    </>
  );
}
