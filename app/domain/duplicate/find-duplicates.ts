import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { DuplicateLine, Duplicates } from './duplicate.ts';

export type DuplicatesQuery = {
  /** Null: any state; then `listing` is required. */
  state: DuplicateLine['state'] | null;
  /** Only pairs of this listing. */
  listing: string | null;
  /** The last pair of the previous page. */
  after: string | null;
};

/**
 * Returns a page of the decided pairs, the latest first, or of those of one listing; undecided
 * pairs are in the admins' queue.
 * @throws AppError backend_unavailable, also if the caller is no admin
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
