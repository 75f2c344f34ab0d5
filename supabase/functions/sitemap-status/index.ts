import { edgeFunction } from '../_shared/edge-function.ts';
import { sitemapStatus } from './definition.ts';

export default edgeFunction(sitemapStatus);
