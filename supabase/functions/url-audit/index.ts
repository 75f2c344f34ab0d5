import { edgeFunction } from '../_shared/edge-function.ts';
import { urlAudit } from './definition.ts';

export default edgeFunction(urlAudit);
