import type { ComponentType } from 'react';
import { boards } from '../boards.ts';
import { FloorDrain } from './floor-drain.tsx';
import { Sink } from './sink.tsx';
import { Toilet } from './toilet.tsx';

const sections: [ComponentType, readonly number[]][] = [
  [Sink, boards.sink.crops.trap],
  [FloorDrain, boards['floor-drain'].crops.trap],
  [Toilet, boards.toilet.crops.trap],
];

export function Choices() {
  return sections.map(([Section, viewBox], index) => (
    <svg
      key={viewBox.join(' ')}
      x={index * 224}
      width={224}
      height={168}
      viewBox={viewBox.join(' ')}
    >
      <Section />
    </svg>
  ));
}
