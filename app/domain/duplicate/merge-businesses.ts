import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type EditFailure, describeEditFailure } from '#app/services/supabase/edit-failure.ts';
import { type Choices, type DuplicatePair, type Side, mergeFields } from './duplicate.ts';

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
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as Answer<'merge_businesses'>) };
}

function toRole(choice: Choices[keyof Choices], kept: Side): 'kept' | 'merged' | 'both' {
  if (choice === 'both') return 'both';
  return choice === kept ? 'kept' : 'merged';
}
