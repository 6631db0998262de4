import { randomUUID } from 'node:crypto';
import { compareBusiness, findDuplicate } from '#app/domain/duplicate/duplicate-calls.ts';
import type { DuplicatePair } from '#app/domain/duplicate/duplicate.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService, signInAs } from './clients.ts';
import { createListings } from './listings.ts';

/** The demo admin's client. */
export const admin = async () => (await signInAs('admin')).client;
/** Names by which two listings are one business. */
export const twins = (): [{ name: string }, { name: string }] => {
  const unique = randomUUID().slice(0, 8);
  return [{ name: `Quixotry ${unique}` }, { name: `Quixotry ${unique} Bakery` }];
};

/** Two listings of one business; `facts` of the one that is kept and of the other. */
export async function createTwins(...facts: Parameters<typeof createListings>) {
  const [a, b] = twins();
  const [kept, merged] = await createListings({ ...a, ...facts[0] }, { ...b, ...facts[1] });
  return { kept: kept!, merged: merged!, ids: [kept!.id, merged!.id] as const };
}

/** The pair of two listings as this admin sees it. */
export async function pairOf(db: Db, listing: string, other: string): Promise<DuplicatePair> {
  const answer = await compareBusiness({ db }, { listing, other });
  if (!answer.ok || answer.pair === null) throw new Error(JSON.stringify(answer));
  const pair = await findDuplicate({ db }, answer.pair);
  if (pair === null) throw new Error('There is no such pair');
  return pair;
}

/** Merges as somebody who has just looked at both; of each field the kept listing's, unless said otherwise. */
export async function mergeListings(
  db: Db,
  [keptId, mergedId]: readonly [string, string],
  choices: Record<string, 'kept' | 'merged' | 'both'> = {},
) {
  const { revision } = await pairOf(db, keptId, mergedId);
  const asked = { kept_id: keptId, merged_id: mergedId, choices, expected_revision: revision };
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
  'pending_changes',
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

/** The last merge of these two, as its pair shows it. */
export async function findMerge([keptId]: readonly [string, string]) {
  const client = await admin();
  const list = await client.rpc('find_duplicates', { state: 'merged', listing: keptId });
  const { pairs } = list.data as { pairs: { id: string }[] };
  const { data } = await client.rpc('get_duplicate', { pair_id: pairs[0]?.id ?? '' });
  return (data as { merge: { id: string } }).merge;
}
