import { edgeFunction } from '../_shared/edge-function.ts';
import { checkNotifications } from './definition.ts';

export default edgeFunction(checkNotifications);
