import type { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';

const context = v.object({
  auth: v.optional(
    v.object({
      role: v.optional(v.string()),
      uid: v.nullish(v.string()),
      jwt: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
    }),
  ),
  storage: v.optional(v.object({ operation: v.nullish(v.string()) })),
});

const call = v.object({
  method: v.string(),
  path: v.string(),
  requestHeaders: v.optional(v.record(v.string(), v.unknown()), {}),
});

/**
 * Tells the database of a request in one query who asks and in another what. Lite would need one for each setting, which was
 * half of the work of a request. In a version of lite without these methods nothing changes.
 */
export function settingsInOneQuery(connection: { driver: PGlite }): void {
  const set = async (settings: readonly (readonly [name: string, value: string])[]) => {
    const calls = settings.map(
      (_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`,
    );
    await connection.driver.query(`select ${calls.join(', ')}`, settings.flat());
  };

  // In lite's own transaction, which has the one connection of the database.
  Reflect.set(connection, 'applyJwtSessionContext', (_transaction: unknown, given: unknown) => {
    const { auth, storage } = v.parse(context, given);
    const role = auth?.role ?? 'anon';
    const claims = auth?.jwt ?? null;
    return set([
      ['request.jwt.claim.sub', auth?.uid ?? ''],
      ['request.jwt.claim.role', role],
      ['storage.operation', storage?.operation ?? ''],
      ...(claims === null ? [] : [['request.jwt.claims', JSON.stringify(claims)] as const]),
      // Last, and all that `set local role` would do.
      ['role', role],
    ]);
  });
  Reflect.set(connection, 'applyRpcRequestGucs', (_transaction: unknown, given: unknown) => {
    const { method, path, requestHeaders } = v.parse(call, given);
    return set([
      ['response.status', ''],
      ['response.headers', ''],
      ['request.method', method],
      ['request.path', path],
      ['request.headers', JSON.stringify(requestHeaders)],
    ]);
  });
}
