import { edgeFunction } from '../_shared/edge-function.ts';
import { forceGoogleIndexing } from './definition.ts';

export default edgeFunction(forceGoogleIndexing);
