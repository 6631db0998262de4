import type { DuplicatePair } from '#app/domain/duplicate/duplicate.ts';
import { compareBusiness } from '#app/domain/duplicate/compare-business.ts';
import { findDuplicate } from '#app/domain/duplicate/find-duplicate.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService } from './clients.ts';

/** The pair of two listings as this admin sees it. */
export async function pairOf(db: Db, listing: string, other: string): Promise<DuplicatePair> {
  const answer = await compareBusiness({ db }, { listing, other });
  if (!answer.ok || answer.pair === null) throw new Error(JSON.stringify(answer));
  const pair = await findDuplicate({ db }, answer.pair);
  if (pair === null) throw new Error('There is no such pair');
  return pair;
}

/** Merges as somebody who has just looked at both; of each field the kept listing's, unless said otherwise. */
export async function merge(
  db: Db,
  [keptId, mergedId]: readonly [string, string],
  choices: Record<string, 'kept' | 'merged' | 'both'> = {},
) {
  const { revision } = await pairOf(db, keptId, mergedId);
  const asked = { kept_id: keptId, merged_id: mergedId, choices, seen: revision };
  const { data, error } = await db.rpc('merge_businesses', asked);
  return { outcome: null, ...(data as { outcome: string; pair: DuplicatePair } | null), error };
}

const tables = [
  'opening_hours',
  'special_hours',
  'services',
  'reviews',
  'fact_confirmations',
  'business_members',
  'business_invitations',
  'claims',
  'submissions',
  'held_changes',
  'business_statistics',
  'business_search_words',
  'business_slugs',
] as const;

/** All rows of these listings, but their histories, which only grow, and when they were last written. */
export async function readAllRows(ids: readonly string[]) {
  const service = asService();
  const { data: listings } = await service.from('businesses').select().in('id', ids).order('id');
  const rows: Record<string, unknown> = {
    businesses: listings?.map(({ updated_at: _written, ...listing }) => listing),
  };
  for (const table of tables) {
    const { data } = await service.from(table).select().in('business_id', ids);
    rows[table] = data?.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}
