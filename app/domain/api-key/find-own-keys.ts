import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { ApiKey } from './api-key.ts';

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
