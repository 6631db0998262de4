import type { Db } from '#app/services/supabase/client.ts';
import { defineRead } from '../call-function.ts';
import { callWrite, type Outcome, defineWrite } from '../call-write.ts';
import {
  type MergeChoices,
  type DuplicateLine,
  type DuplicatePair,
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
export const compareBusiness = defineWrite(
  'compare_business',
  ({ listing, other }: CompareBusinessInput) => ({
    listing,
    ...(other !== null && { other }),
  }),
);

/** Returns a pair as admins see it; null if there is none, or the caller is no admin. */
export const findDuplicate = defineRead('get_duplicate', (id: string) => ({ pair_id: id }));

export type DuplicatesQuery = {
  /** Null: any state; then `listing` is required. */
  state: DuplicateLine['state'] | null;
  /** Only pairs of this listing. */
  listing: string | null;
  /** The last pair of the previous page. */
  after: string | null;
};

/**
 * Returns a page of the pairs of a state, the latest decided and the likeliest first, or of those of one listing.
 * @throws AppError backend_unavailable, also if the caller is no admin
 */
export const findDuplicates = defineRead(
  'find_duplicates',
  ({ state, listing, after }: DuplicatesQuery) => ({
    ...(state && { state }),
    ...(listing && { listing }),
    ...(after && { after }),
  }),
);

type MarkDifferentInput = {
  /** The pair. */
  id: string;
  /** False undoes that, and the pair waits again. */
  areDifferent: boolean;
};

/** Marks the listings of a pair as two businesses, permanently. */
export const markDifferent = defineWrite(
  'mark_different',
  ({ id, areDifferent }: MarkDifferentInput) => ({ pair_id: id, are_different: areDifferent }),
);

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
export const unmergeBusinesses = defineWrite('unmerge_businesses', (mergeId: string) => ({
  merge_id: mergeId,
}));
