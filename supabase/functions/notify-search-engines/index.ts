import { edgeFunction } from '../_shared/edge-function.ts';
import { notifySearchEngines } from './definition.ts';

export default edgeFunction(notifySearchEngines);
