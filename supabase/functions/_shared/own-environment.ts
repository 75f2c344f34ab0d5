import type { VariableReader } from './environment.ts';

/** The functions' own environment, which only Deno has. */
export const ownEnvironment: VariableReader = (name) => Deno.env.get(name)?.trim() || undefined;
