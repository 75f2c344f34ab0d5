import type { ComponentType } from 'react';
import type { DrawingName } from './boards.ts';
import { DrawnMap } from './map.tsx';
import { BairroBingen } from './scenes/bairro-bingen.tsx';
import { BairroCascatinha } from './scenes/bairro-cascatinha.tsx';
import { BairroCentro } from './scenes/bairro-centro.tsx';
import { BairroCorreas } from './scenes/bairro-correas.tsx';
import { BairroItaipava } from './scenes/bairro-itaipava.tsx';
import { BairroQuitandinha } from './scenes/bairro-quitandinha.tsx';
import { KitchenAtNight } from './scenes/kitchen-at-night.tsx';
import { BuildingColumn } from './sections/building-column.tsx';
import { Choices } from './sections/choices.tsx';
import { FloorDrain } from './sections/floor-drain.tsx';
import { GreaseBox } from './sections/grease-box.tsx';
import { Roots } from './sections/roots.tsx';
import { Sink } from './sections/sink.tsx';
import { Toilet } from './sections/toilet.tsx';
import { YardDrain } from './sections/yard-drain.tsx';

/** What draws each board: the shapes alone, from its upper left corner, without the `<svg>` around them. */
export const drawings: Record<DrawingName, ComponentType> = {
  sink: Sink,
  'floor-drain': FloorDrain,
  toilet: Toilet,
  'grease-box': GreaseBox,
  'building-column': BuildingColumn,
  roots: Roots,
  'yard-drain': YardDrain,
  choices: Choices,
  'kitchen-at-night': KitchenAtNight,
  'bairro-centro': BairroCentro,
  'bairro-quitandinha': BairroQuitandinha,
  'bairro-correas': BairroCorreas,
  'bairro-itaipava': BairroItaipava,
  'bairro-cascatinha': BairroCascatinha,
  'bairro-bingen': BairroBingen,
  map: DrawnMap,
};
