import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, callFunction } from '../call-function.ts';

/** Facts of a listing that nobody has confirmed for half a year, with their values. */
export type FactsToConfirm = Answer<'find_facts_to_confirm'>[number];
export type Fact = FactsToConfirm['facts'][number]['fact'];

/**
 * Returns the facts that the caller may confirm and that nobody has confirmed for half a year.
 * @throws AppError backend_unavailable
 */
export function findFactsToConfirm({ db }: { db: Db }): Promise<FactsToConfirm[]> {
  return callFunction({ db }, 'find_facts_to_confirm', {});
}
