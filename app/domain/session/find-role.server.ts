import type { Role } from '#app/domain/profile/profile.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { findUserId } from './find-user-id.server.ts';

type Token = { token: string; timeoutMs: number };

/**
 * Returns the role of an access token's user, read under that token; null when the token is
 * invalid, its session has ended or the user has no profile.
 * @throws AppError backend_unavailable
 */
export async function findRole({ db }: { db: Db }, { token, timeoutMs }: Token) {
  const userId = await findUserId({ db }, { token, timeoutMs, needsSession: true });
  if (userId === null) return null;
  const answer = await db
    .from('profiles')
    .select('role')
    .eq('user_id', userId)
    .maybeSingle()
    .setHeader('Authorization', `Bearer ${token}`);
  return requireData<{ role: Role } | null>(answer)?.role ?? null;
}
