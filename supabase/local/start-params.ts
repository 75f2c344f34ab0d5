import { PGlite } from '@electric-sql/pglite';

/**
 * What PostgreSQL is started with. It fills its buffers with zeros first, and would take 128 MB; the system keeps what is read
 * of files anyway.
 */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
