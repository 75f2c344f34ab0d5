import { inject } from 'vitest';
import type { ProductionPackages } from './packages.ts';
import type { Postgres } from './postgres.ts';
import { postgresAt } from './postgres.ts';

/** The parts of production that run for the tests of this step. */
export function production(): { packages: ProductionPackages; postgres: Postgres } {
  const provided = inject('production');
  if (provided === undefined) throw new Error('Only the step "production" starts its parts.');
  return { packages: provided.packages, postgres: postgresAt(provided.postgresPort) };
}
