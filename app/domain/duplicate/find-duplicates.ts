import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { DuplicateLine, Duplicates } from './duplicate.ts';

export type DuplicatesQuery = {
  /** Null: of any state, which takes a listing. */
  state: DuplicateLine['state'] | null;
  /** Pairs of this listing alone. */
  listing: string | null;
  /** The last pair of the page before. */
  after: string | null;
};

/**
 * A page of the pairs that were decided, the latest first, or of those of one listing; what waits of all
 * listings is in the admins' queue.
 * @throws AppError backend_unavailable, also where the caller is no admin
 */
export function findDuplicates(
  { db }: { db: Db },
  { state, listing, after }: DuplicatesQuery,
): Promise<Duplicates> {
  return callFunction({ db }, 'find_duplicates', {
    ...(state && { state }),
    ...(listing && { listing }),
    ...(after && { after }),
  });
}
