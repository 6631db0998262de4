import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { z } from 'zod';
import { type Answer, callFunction } from '../call-function.ts';
import type { categoryChoiceSchema } from './business-schema.ts';

type ConfirmFactsInput = { businessId: string; facts: Fact[] };
export type ConfirmFactsOutcome = { ok: true } | { ok: false; reason: DataFailure };

/** Confirms that these facts of a listing are still right. Idempotent. */
export async function confirmFacts(
  { db }: { db: Db },
  { businessId, facts }: ConfirmFactsInput,
): Promise<ConfirmFactsOutcome> {
  const { error, status } = await db.rpc('confirm_facts', { business_id: businessId, facts });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}

/** A category to choose, with its meaning and the features its listings may have. */
export type CategoryChoice = z.infer<typeof categoryChoiceSchema>;

/**
 * Returns all categories, by name.
 * @throws AppError backend_unavailable
 */
export function findCategories({ db }: { db: Db }): Promise<CategoryChoice[]> {
  return callFunction({ db }, 'find_categories', {});
}

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

/** A listing in the list of those that somebody owns or helps with. */
export type OwnListing = Answer<'find_own_listings'>[number];

/**
 * Returns the listings that the caller owns or helps with, of any status, by name; at most 100.
 * @throws AppError backend_unavailable
 */
export function findOwnListings({ db }: { db: Db }): Promise<OwnListing[]> {
  return callFunction({ db }, 'find_own_listings', {});
}
