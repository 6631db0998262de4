import { AppError } from '#app/errors/app-error.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { isRetryable } from './auth-failure.ts';

type Token = { token: string; timeoutMs: number };

/**
 * Returns the id of the user of an access token, or null if the token is not valid. Tokens with
 * asymmetric keys are verified here, by Supabase's published key set; for one with a shared secret
 * Supabase is asked.
 * @throws AppError backend_unavailable if Supabase fails or does not respond within `timeoutMs`
 */
export async function findUserId({ db }: { db: Db }, { token, timeoutMs }: Token) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('backend_unavailable')), timeoutMs);
  });
  // What is no JWT at all throws other errors.
  const claims = db.auth.getClaims(token).catch(() => ({ data: null, error: null }));
  const { data, error } = await Promise.race([claims, timeout]).finally(() => clearTimeout(timer));
  if (error && isRetryable(error)) {
    throw new AppError('backend_unavailable', { cause: error });
  }
  return data?.claims.sub ?? null;
}
