import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../call-function.ts';

type FindManagedInput = { ids: string[]; token: string };

/**
 * Returns which of these listings the access token's user may edit.
 * @throws AppError backend_unavailable, also for an invalid token
 */
export async function findManaged(
  { db }: { db: Db },
  { ids, token }: FindManagedInput,
): Promise<Answer<'find_managed'>> {
  const answer = await db
    .rpc('find_managed', { business_ids: ids }, { get: true })
    .setHeader('Authorization', `Bearer ${token}`);
  return requireData(answer) as Answer<'find_managed'>;
}
