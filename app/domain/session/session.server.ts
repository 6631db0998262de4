import type { Role } from '#app/domain/profile/profile.ts';
import { AppError } from '#app/errors/app-error.ts';
import { TimeoutError, withTimeout } from '#app/errors/promises.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { isRetryable } from './auth-failure.ts';

type UserToken = {
  token: string;
  timeoutMs: number;
  /** Also refuses the token of a session that has ended, which Supabase is asked about. */
  needsSession?: boolean;
};

/**
 * Returns the id of the user of an access token, or null if the token is not valid. Without
 * `needsSession` tokens with asymmetric keys are verified here, by Supabase's published key set;
 * for one with a shared secret Supabase is asked.
 * @throws AppError backend_unavailable if Supabase fails or does not respond within `timeoutMs`
 */
export async function findUserId(
  { db }: { db: Db },
  { token, timeoutMs, needsSession = false }: UserToken,
): Promise<string | null> {
  const request = needsSession ? fetchUser(db, token) : readClaims(db, token);
  const answer = await withTimeout(request, timeoutMs).catch((cause: unknown) => {
    if (cause instanceof TimeoutError) throw new AppError('backend_unavailable', { cause });
    // A string that is no JWT throws an error that is not the auth client's own.
    return null;
  });
  const error = answer?.error ?? null;
  if (error !== null && (isRetryable(error) || isInconclusive(error))) {
    throw new AppError('backend_unavailable', { cause: error });
  }
  return answer?.id ?? null;
}

async function fetchUser(db: Db, token: string) {
  const { data, error } = await db.auth.getUser(token);
  return { id: data.user?.id, error };
}

async function readClaims(db: Db, token: string) {
  const { data, error } = await db.auth.getClaims(token);
  return { id: data?.claims.sub, error };
}

/** The request was rate limited, or the response was not the auth service's. */
function isInconclusive({ name, status }: { name: string; status?: number | undefined }): boolean {
  return status === 429 || name === 'AuthUnknownError';
}

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
