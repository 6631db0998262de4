import type { Db } from '#app/services/supabase/client.ts';

type Token = { token: string; timeoutMs: number };

/**
 * Whose access token this is; null when it is not valid, or when that cannot be found out in time.
 * Asymmetric keys are verified here, with Supabase's published key set; a token of a shared secret
 * costs a question to Supabase.
 */
export async function findUserId({ db }: { db: Db }, { token, timeoutMs }: Token) {
  const claims = db.auth.getClaims(token).then(({ data }) => data?.claims.sub ?? null);
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  return Promise.race([claims, tooLate]).catch(() => null);
}
