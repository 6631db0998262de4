import { AppError } from '#app/errors/app-error.ts';
import { TimeoutError, withTimeout } from '#app/errors/with-timeout.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { isRetryable } from './auth-failure.ts';

type Token = { token: string; timeoutMs: number };

/**
 * Whose access token this is; null when it is not valid.
 * Asymmetric keys are verified here, with Supabase's published key set; a token of a shared secret
 * costs a question to Supabase.
 * @throws AppError backend_unavailable when nobody says so in time: the token may be valid
 */
export async function findUserId(
  { db }: { db: Db },
  { token, timeoutMs }: Token,
): Promise<string | null> {
  const answer = await withTimeout(db.auth.getClaims(token), timeoutMs).catch((cause: unknown) => {
    if (cause instanceof TimeoutError) throw new AppError('backend_unavailable', { cause });
    // What is no token at all is refused by an error that is not the auth client's own.
    return null;
  });
  const error = answer?.error ?? null;
  if (error !== null && (isRetryable(error) || hasSaidNothing(error))) {
    throw new AppError('backend_unavailable', { cause: error });
  }
  return answer?.data?.claims.sub ?? null;
}

/** It asks for fewer questions, or an answer is not the auth service's. */
function hasSaidNothing({ name, status }: { name: string; status?: number | undefined }): boolean {
  return status === 429 || name === 'AuthUnknownError';
}
