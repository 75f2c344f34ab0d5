import { edgeFunction } from '../_shared/edge-function.ts';
import { connectionCheck } from './definition.ts';

export default edgeFunction(connectionCheck);
