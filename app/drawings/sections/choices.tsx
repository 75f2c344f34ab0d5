import { DrainAbove, SinkFront, ToiletFront } from './objects.tsx';

/** Of what stands between a third and the next one, so that none shows a hair of its neighbour. */
const gap = 8;

export function Choices() {
  return [SinkFront, DrainAbove, ToiletFront].map((Thing, index) => (
    <svg
      key={Thing.name}
      x={index * (224 + gap * 2)}
      width={224 + gap * 2}
      height={168}
      viewBox={`${-index * gap} 0 ${224 + gap * 2} 168`}
    >
      <Thing />
    </svg>
  ));
}
