import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Answer } from '../call-function.ts';

export type CreateKeyOutcome =
  | ({ ok: true } & Answer<'create_api_key'>)
  | { ok: false; reason: DataFailure };

/** Creates an API key for the caller; this response is the only one that contains it. */
export async function createKey(
  { db }: { db: Db },
  { name }: { name: string },
): Promise<CreateKeyOutcome> {
  const { data, error, status } = await db.rpc('create_api_key', { name });
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<'create_api_key'>) };
}
