import { edgeFunction } from '../_shared/edge-function.ts';
import { googleSearchConsole } from './definition.ts';

export default edgeFunction(googleSearchConsole);
