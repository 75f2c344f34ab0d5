import { edgeFunction } from '../_shared/edge-function.ts';
import { advancedUrlMonitoring } from './definition.ts';

export default edgeFunction(advancedUrlMonitoring);
