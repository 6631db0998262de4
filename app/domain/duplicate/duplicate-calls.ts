import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, callFunction } from '../call-function.ts';
import { describeEditFailure, type EditFailure } from '#app/services/supabase/describe-failure.ts';
import {
  type Choices,
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
export type CompareOutcome = ({ ok: true } & Answer<'compare_business'>) | EditFailure;

/** Looks for duplicates of a listing now, or adds a pair of it and another one. */
export async function compareBusiness(
  { db }: { db: Db },
  { listing, other }: CompareBusinessInput,
): Promise<CompareOutcome> {
  const { data, error, status } = await db.rpc('compare_business', {
    listing,
    ...(other !== null && { other }),
  });
  if (error) return describeEditFailure(status, error);
  return { ok: true, ...(data as Answer<'compare_business'>) };
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
export type MarkDifferentOutcome = ({ ok: true } & Answer<'mark_different'>) | EditFailure;

/** Marks the listings of a pair as two businesses, permanently. */
export async function markDifferent(
  { db }: { db: Db },
  { id, areDifferent }: MarkDifferentInput,
): Promise<MarkDifferentOutcome> {
  const asked = { pair_id: id, are_different: areDifferent };
  const { data, error, status } = await db.rpc('mark_different', asked);
  if (error) return describeEditFailure(status, error);
  return { ok: true, ...(data as Answer<'mark_different'>) };
}

type MergeBusinessesInput = {
  pair: Pick<DuplicatePair, 'revision'> & Record<Side, { id: string }>;
  /** The side whose address is kept. */
  kept: Side;
  choices: Choices;
};
export type MergeOutcome = ({ ok: true } & Answer<'merge_businesses'>) | EditFailure;

/** Merges the listings of a pair as the admin saw it; `stale` if one was written since. */
export async function mergeBusinesses(
  { db }: { db: Db },
  { pair, kept, choices }: MergeBusinessesInput,
): Promise<MergeOutcome> {
  const merged = kept === 'first' ? 'second' : 'first';
  const { data, error, status } = await db.rpc('merge_businesses', {
    kept_id: pair[kept].id,
    merged_id: pair[merged].id,
    choices: Object.fromEntries(mergeFields.map((field) => [field, toRole(choices[field], kept)])),
    seen: pair.revision,
  });
  if (error) return describeEditFailure(status, error);
  return { ok: true, ...(data as Answer<'merge_businesses'>) };
}

function toRole(choice: Choices[keyof Choices], kept: Side): 'kept' | 'merged' | 'both' {
  if (choice === 'both') return 'both';
  return choice === kept ? 'kept' : 'merged';
}

export type UnmergeOutcome = ({ ok: true } & Answer<'unmerge_businesses'>) | EditFailure;

/** Undoes a merge, except for what people changed since; the response's `merge` lists that. */
export async function unmergeBusinesses(
  { db }: { db: Db },
  mergeId: string,
): Promise<UnmergeOutcome> {
  const { data, error, status } = await db.rpc('unmerge_businesses', { merge_id: mergeId });
  if (error) return describeEditFailure(status, error);
  return { ok: true, ...(data as Answer<'unmerge_businesses'>) };
}
