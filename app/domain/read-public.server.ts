import { recordTags } from '#app/services/kv/read-tags.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, type AnsweringFunction, type Args, callFunction } from './call-function.ts';

/**
 * Calls a SQL function that anybody may read. The Worker's operations use this instead of
 * `callFunction`, so that caches learn the cache tags of each answer: they check whether
 * one of them changed since. The tag names are those of the migration `changes`.
 * @param tags what the answer depends on, also as a function of the answer
 * @throws AppError backend_unavailable; `cause` has the database's error
 */
export async function readPublic<Name extends AnsweringFunction>(
  { db }: { db: Db },
  name: Name,
  args: Args<Name>,
  tags: readonly string[] | ((answer: Answer<Name>) => readonly string[]),
): Promise<Answer<Name>> {
  const answer = await callFunction({ db }, name, args);
  recordTags(['everything', ...(typeof tags === 'function' ? tags(answer) : tags)]);
  return answer;
}

/** The tags of an answer that contains these listings. */
export function nameListings(listings: readonly { slug: string }[] = []): string[] {
  return ['listings', ...listings.map(({ slug }) => `listing:${slug}`)];
}
