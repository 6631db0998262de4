import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import {
  type MergeChoices,
  type DuplicateLine,
  type DuplicatePair,
  type Duplicates,
  mergeFields,
  type Side,
} from './duplicate.ts';

type CompareBusinessInput = {
  /** A uuid, a slug or a former slug. */
  listing: string;
  /** The listing that it may duplicate; null to look for any. */
  other: string | null;
};

/** Looks for duplicates of a listing now, or adds a pair of it and another one. */
export function compareBusiness(
  { db }: { db: Db },
  { listing, other }: CompareBusinessInput,
): Promise<Outcome<'compare_business'>> {
  return callWrite({ db }, 'compare_business', {
    listing,
    ...(other !== null && { other }),
  });
}

/**
 * Returns a pair as admins see it; null if there is none, or the caller is no admin.
 * @throws AppError backend_unavailable
 */
export function findDuplicate({ db }: { db: Db }, id: string): Promise<DuplicatePair | null> {
  return callFunction({ db }, 'get_duplicate', { pair_id: id });
}

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

type MarkDifferentInput = {
  /** The pair. */
  id: string;
  /** False undoes that, and the pair waits again. */
  areDifferent: boolean;
};

/** Marks the listings of a pair as two businesses, permanently. */
export function markDifferent(
  { db }: { db: Db },
  { id, areDifferent }: MarkDifferentInput,
): Promise<Outcome<'mark_different'>> {
  const requested = { pair_id: id, are_different: areDifferent };
  return callWrite({ db }, 'mark_different', requested);
}

type MergeBusinessesInput = {
  pair: Pick<DuplicatePair, 'revision'> & Record<Side, { id: string }>;
  /** The side whose address is kept. */
  kept: Side;
  choices: MergeChoices;
};

/** Merges the listings of a pair as the admin saw it; `stale` if one was written since. */
export function mergeBusinesses(
  { db }: { db: Db },
  { pair, kept, choices }: MergeBusinessesInput,
): Promise<Outcome<'merge_businesses'>> {
  const merged = kept === 'first' ? 'second' : 'first';
  return callWrite({ db }, 'merge_businesses', {
    kept_id: pair[kept].id,
    merged_id: pair[merged].id,
    choices: Object.fromEntries(mergeFields.map((field) => [field, toRole(choices[field], kept)])),
    expected_revision: pair.revision,
  });
}

function toRole(choice: MergeChoices[keyof MergeChoices], kept: Side): 'kept' | 'merged' | 'both' {
  if (choice === 'both') return 'both';
  return choice === kept ? 'kept' : 'merged';
}

/** Undoes a merge, except for what people changed since; the response's `merge` lists that. */
export function unmergeBusinesses(
  { db }: { db: Db },
  mergeId: string,
): Promise<Outcome<'unmerge_businesses'>> {
  return callWrite({ db }, 'unmerge_businesses', { merge_id: mergeId });
}
