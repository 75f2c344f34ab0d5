import type { ComponentType } from 'react';
import { boards } from '../boards.ts';
import type { Drawn } from '../drawings.ts';
import { FloorDrain } from './floor-drain.tsx';
import { Sink } from './sink.tsx';
import { Toilet } from './toilet.tsx';

const sections: [
  ComponentType<Drawn>,
  readonly [x: number, y: number, width: number, height: number],
][] = [
  [Sink, boards.sink.crops.trap],
  [FloorDrain, boards['floor-drain'].crops.trap],
  [Toilet, boards.toilet.crops.trap],
];

/** Of what stands between a third and the next one, so that none shows a hair of its neighbour. */
const gap = 8;

export function Choices() {
  return sections.map(([Section, [x, y, width, height]], index) => {
    const unit = width / 224;
    return (
      <svg
        key={x}
        x={index * (224 + gap * 2)}
        width={224 + gap * 2}
        height={168}
        viewBox={[x - index * gap * unit, y, width + gap * 2 * unit, height].join(' ')}
      >
        <Section crop="trap" />
      </svg>
    );
  });
}
