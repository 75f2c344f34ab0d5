import { createServerFn } from '@tanstack/react-start';
import { checkSitemaps } from './check.server.ts';

/** Checks both sitemaps live. What it answers is public already, in the documents themselves. */
export const getSitemapsCheck = createServerFn({ method: 'GET' }).handler(() => checkSitemaps());
