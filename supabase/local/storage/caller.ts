import type { Context } from 'hono';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { GatewayEnv } from '../api-key.ts';
import type { Database } from '../database.ts';
import { jwtSecret } from '../keys.ts';
import { StorageError, explainDatabaseError } from './errors.ts';

const secretBytes = new TextEncoder().encode(jwtSecret);

const claimsSchema = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']).default('anon'),
  sub: z.string().optional(),
});

/** The role and claims that the policies see. */
export type Caller = z.infer<typeof claimsSchema>;

/** The service role, which bypasses policies: for public buckets and signed addresses. */
export const service: Caller = { role: 'service_role' };

/** Runs one query; returns rows in PostgreSQL's form. */
export type Query = <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;

/**
 * Returns the caller of the token passed on by the gateway.
 * @throws StorageError AccessDenied when it is forged, expired or has another role
 */
export async function requireCaller(c: Context<GatewayEnv>): Promise<Caller> {
  const { payload } = await jwtVerify(c.var.token, secretBytes, { algorithms: ['HS256'] }).catch(
    (error: Error) => {
      throw new StorageError('AccessDenied', error.message);
    },
  );
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw new StorageError('AccessDenied');
  return claims.data;
}

type Run<Result> = (query: Query, become: (caller: Caller) => Promise<void>) => Promise<Result>;

/**
 * Runs a transaction in which Row Level Security sees the caller as behind PostgREST. `become`
 * switches the caller within it.
 */
export async function runAs<Result>(
  database: Database,
  caller: Caller,
  run: Run<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (client) => {
      const query: Query = async <Row extends object>(sql: string, params: unknown[] = []) =>
        (await client.query<Row>(sql, params)).rows;
      const become = (next: Caller) => setCaller(query, next);
      await become(caller);
      return run(query, become);
    });
  } catch (error) {
    throw explainDatabaseError(error);
  }
}

/**
 * The last setting disables the trigger that keeps SQL from deleting rows and leaving their files.
 */
async function setCaller(query: Query, caller: Caller): Promise<void> {
  await query(
    `select
      set_config('role', $1, true),
      set_config('request.jwt.claims', $2, true),
      set_config('request.jwt.claim.sub', $3, true),
      set_config('request.jwt.claim.role', $1, true),
      set_config('storage.allow_delete_query', 'true', true)`,
    [caller.role, JSON.stringify(caller), caller.sub ?? ''],
  );
}
