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
import { DrainObjects } from './sections/drain-objects.tsx';
import { FloorDrain } from './sections/floor-drain.tsx';
import { GreaseBox } from './sections/grease-box.tsx';
import { HolidayHouse } from './sections/holiday-house.tsx';
import { JobDone } from './sections/job-done.tsx';
import { DrainAbove, SinkFront, ToiletFront } from './sections/objects.tsx';
import { OldHouse } from './sections/old-house.tsx';
import { Quote } from './sections/quote.tsx';
import { Roots } from './sections/roots.tsx';
import { Soda } from './sections/soda.tsx';
import { Washer } from './sections/washer.tsx';
import { Winter } from './sections/winter.tsx';
import { ToiletObject } from './sections/toilet-object.tsx';
import { OnTheWay } from './scenes/on-the-way.tsx';
import { Team } from './scenes/team.tsx';
import { Sink } from './sections/sink.tsx';
import { Toilet } from './sections/toilet.tsx';
import { WholeFloor } from './sections/whole-floor.tsx';
import { YardDrain } from './sections/yard-drain.tsx';
import { FloorDrainStep1, FloorDrainStep2, FloorDrainStep3 } from './steps/floor-drain.tsx';
import { GreaseBoxStep1, GreaseBoxStep2, GreaseBoxStep3 } from './steps/grease-box.tsx';
import { SinkStep1, SinkStep2, SinkStep3 } from './steps/sink.tsx';
import { SmellStep1, SmellStep2, SmellStep3 } from './steps/smell.tsx';
import { ToiletStep1, ToiletStep2, ToiletStep3 } from './steps/toilet.tsx';

/** A crop may place things otherwise than the whole, and leaves out what its edge would cut. */
export interface Drawn {
  crop?: string | undefined;
}

/** What draws each board: the shapes alone, from its upper left corner, without the `<svg>` around them. */
export const drawings: Record<DrawingName, ComponentType<Drawn>> = {
  sink: Sink,
  'floor-drain': FloorDrain,
  'drain-objects': DrainObjects,
  toilet: Toilet,
  'grease-box': GreaseBox,
  'building-column': BuildingColumn,
  roots: Roots,
  'yard-drain': YardDrain,
  'whole-floor': WholeFloor,
  quote: Quote,
  'job-done': JobDone,
  'toilet-object': ToiletObject,
  soda: Soda,
  winter: Winter,
  washer: Washer,
  'holiday-house': HolidayHouse,
  'old-house': OldHouse,
  team: Team,
  'on-the-way': OnTheWay,
  choices: Choices,
  'sink-front': SinkFront,
  'drain-above': DrainAbove,
  'toilet-front': ToiletFront,
  'kitchen-at-night': KitchenAtNight,
  'step-sink-1': SinkStep1,
  'step-sink-2': SinkStep2,
  'step-sink-3': SinkStep3,
  'step-toilet-1': ToiletStep1,
  'step-toilet-2': ToiletStep2,
  'step-toilet-3': ToiletStep3,
  'step-floor-drain-1': FloorDrainStep1,
  'step-floor-drain-2': FloorDrainStep2,
  'step-floor-drain-3': FloorDrainStep3,
  'step-grease-box-1': GreaseBoxStep1,
  'step-grease-box-2': GreaseBoxStep2,
  'step-grease-box-3': GreaseBoxStep3,
  'step-smell-1': SmellStep1,
  'step-smell-2': SmellStep2,
  'step-smell-3': SmellStep3,
  'bairro-centro': BairroCentro,
  'bairro-quitandinha': BairroQuitandinha,
  'bairro-correas': BairroCorreas,
  'bairro-itaipava': BairroItaipava,
  'bairro-cascatinha': BairroCascatinha,
  'bairro-bingen': BairroBingen,
  map: DrawnMap,
};
