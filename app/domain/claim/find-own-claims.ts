import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { OwnClaims } from './claim.ts';

/**
 * Returns a page of the caller's claims, the last changed first; `after` is the `next` of the
 * previous page.
 * @throws AppError backend_unavailable
 */
export function findOwnClaims({ db }: { db: Db }, after: string | null): Promise<OwnClaims> {
  return callFunction({ db }, 'find_own_claims', after === null ? {} : { after });
}
