import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, callFunction } from '../call-function.ts';

/** What of a listing nobody has confirmed for half a year, with what it says. */
export type FactsToConfirm = Answer<'find_facts_to_confirm'>[number];
export type Fact = FactsToConfirm['facts'][number]['fact'];

/**
 * The facts of the caller's listings that they may confirm and nobody has for half a year.
 * @throws AppError backend_unavailable
 */
export function findFactsToConfirm({ db }: { db: Db }): Promise<FactsToConfirm[]> {
  return callFunction({ db }, 'find_facts_to_confirm', {});
}
