import type { Db } from '#app/services/supabase/client.ts';
import {
  type DataFailure,
  describeFailure,
  findRefusal,
  type Refusal,
} from '#app/services/supabase/describe-failure.ts';
import type { Answer } from '../call-function.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { ApiKey } from './api-key.ts';

export type CreateKeyOutcome =
  | ({ ok: true } & Answer<'create_api_key'>)
  | { ok: false; reason: DataFailure }
  | Refusal;

/** Creates an API key for the caller; this response is the only one that contains it. */
export async function createKey(
  { db }: { db: Db },
  { name }: { name: string },
): Promise<CreateKeyOutcome> {
  const { data, error, status } = await db.rpc('create_api_key', { name });
  if (error) return findRefusal(error) ?? { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<'create_api_key'>) };
}

/**
 * Returns a person's keys that are not revoked, the oldest first.
 * @throws AppError backend_unavailable
 */
export async function findOwnKeys({ db }: { db: Db }, userId: string): Promise<ApiKey[]> {
  const answer = await db
    .from('api_keys')
    .select('id, name, prefix, created_at, last_used_at')
    .eq('owner_id', userId)
    .is('revoked_at', null)
    .order('created_at');
  return requireData(answer);
}

export type RevokeKeyOutcome = { ok: true } | { ok: false; reason: DataFailure };

/** Revokes a key of the caller for good; succeeds also if it is already revoked. */
export async function revokeKey(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<RevokeKeyOutcome> {
  const { error, status } = await db.rpc('revoke_api_key', { key_id: id });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
