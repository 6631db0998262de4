import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { findState } from '../us-state/us-state.ts';
import type { SimilarQuery } from './similar-query.ts';
import type { SimilarBusiness } from './submission.ts';

/**
 * Returns up to five listings that may be the described business, likeliest first.
 * @throws AppError backend_unavailable
 */
export function findSimilarBusinesses(
  { db }: { db: Db },
  { state, ...known }: SimilarQuery,
): Promise<SimilarBusiness[]> {
  const code = findState(state)?.code ?? '';
  return callFunction({ db }, 'find_similar_businesses', { ...known, state: code });
}
