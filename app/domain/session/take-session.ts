import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';
import type { LinkSession } from './verify-link.ts';

/** Signs in with the session of a mail's link, replacing any current session. */
export async function takeSession(
  { db }: { db: Db },
  { access_token, refresh_token }: LinkSession,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.setSession({ access_token, refresh_token }));
}
