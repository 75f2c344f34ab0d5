import { edgeFunction } from '../_shared/edge-function.ts';
import { generateSitemap } from './definition.ts';

export default edgeFunction(generateSitemap);
