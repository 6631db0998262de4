import type { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import { postFunction } from '../post-function.ts';
import type { businessesToManageSchema, categoryChoiceSchema } from './business-schema.ts';
import type { Business, ListingFilter, ListingStatus } from './business.ts';

/** Confirms that these facts of a listing are still right. Idempotent. */
export const confirmFacts = defineWrite(
  'confirm_facts',
  ({ businessId, facts }: { businessId: string; facts: FactName[] }) => ({
    business_id: businessId,
    facts,
  }),
);

/** A category to choose, with its meaning and the features its listings may have. */
export type CategoryChoice = z.infer<typeof categoryChoiceSchema>;

/** Returns all categories, by name. */
export const findCategories = defineRead('find_categories');

/** Facts of a listing that nobody has confirmed for half a year, with their values. */
export type ListingToConfirm = Answer<'find_facts_to_confirm'>[number];
export type FactName = ListingToConfirm['facts'][number]['fact'];

/** Returns the facts that the caller may confirm and that nobody has confirmed for half a year. */
export const findFactsToConfirm = defineRead('find_facts_to_confirm');

/** Confirms all facts of up to 200 listings of the caller's; the value is how many listings. */
export const confirmListings = defineWrite('confirm_listings', (businessIds: string[]) => ({
  business_ids: businessIds,
}));

type Confirmed = { id: string; confirmations: Business['confirmations'] };

/** Takes back what was confirmed just now, by how it was before; the value is how many facts. */
export const undoConfirmations = defineWrite('undo_confirmations', (before: Confirmed[]) => ({
  listings: before.map(({ id, confirmations }) => ({ id, confirmations })),
}));

/** A listing in the list of those that somebody owns or helps with. */
export type OwnListing = Answer<'find_own_listings'>[number];

/** Returns the listings that the caller owns or helps with, of any status, by name; at most 1,000. */
export const findOwnListings = defineRead('find_own_listings');

export type BusinessesToManage = z.infer<typeof businessesToManageSchema>;
export type BusinessToManage = BusinessesToManage['businesses'][number];

/**
 * Returns listings of any status by name, 50 at once, for an admin; `after` is the `next` of the previous page.
 * @throws AppError backend_unavailable
 */
export async function findBusinessesToManage(
  { db }: { db: Db },
  { after, ...filter }: ListingFilter & { after?: string },
): Promise<BusinessesToManage> {
  return postFunction({ db }, 'find_businesses_to_manage', { filter, ...(after && { after }) });
}

type ModerateInput = {
  businessId: string;
  /** The status as the admin saw it. */
  expectedStatus: ListingStatus;
  newStatus: ListingStatus;
  /** Not needed to undo a change of the last 30 seconds. */
  reason?: string;
};

/** Suspends, restores or publishes a listing, or undoes that; its owner is notified. */
export const moderateBusiness = defineWrite(
  'moderate_business',
  ({ businessId, expectedStatus, newStatus, reason }: ModerateInput) => ({
    business_id: businessId,
    expected_status: expectedStatus,
    new_status: newStatus,
    ...(reason !== undefined && { reason }),
  }),
);
