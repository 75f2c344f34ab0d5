import { edgeFunction } from '../_shared/edge-function.ts';
import { sendNotifications } from './definition.ts';

export default edgeFunction(sendNotifications);
