import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { OwnClaims } from './claim.ts';

/**
 * A page of the caller's claims, the last changed first; `after` is the `next` of the page before.
 * @throws AppError backend_unavailable
 */
export function findOwnClaims({ db }: { db: Db }, after: string | null): Promise<OwnClaims> {
  return callFunction({ db }, 'find_own_claims', after === null ? {} : { after });
}
