import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { DuplicateLine, Duplicates } from './duplicate.ts';

export type DuplicatesQuery = {
  state: DuplicateLine['state'];
  /** The code of a state of the country. */
  usState: string | null;
  /** A metro's slug. */
  metro: string | null;
  leastScore: number | null;
  reason: DuplicateLine['reasons'][number] | null;
  /** Pairs of this listing alone. */
  listing: string | null;
  /** The last pair of the page before. */
  after: string | null;
};

/**
 * A page of the pairs that wait, the likeliest first, or of those that were decided, the latest first.
 * @throws AppError backend_unavailable, also where the caller is no admin
 */
export function findDuplicates({ db }: { db: Db }, query: DuplicatesQuery): Promise<Duplicates> {
  const { state, usState, metro, leastScore, reason, listing, after } = query;
  return callFunction({ db }, 'find_duplicates', {
    state,
    ...(usState && { us_state: usState }),
    ...(metro && { metro }),
    ...(leastScore && { least_score: leastScore }),
    ...(reason && { reason }),
    ...(listing && { listing }),
    ...(after && { after }),
  });
}
