import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, callFunction } from '../call-function.ts';

/** A listing in the list of those that somebody owns or helps with. */
export type OwnListing = Answer<'find_own_listings'>[number];

/**
 * Returns the listings that the caller owns or helps with, of any status, by name; at most 100.
 * @throws AppError backend_unavailable
 */
export function findOwnListings({ db }: { db: Db }): Promise<OwnListing[]> {
  return callFunction({ db }, 'find_own_listings', {});
}
