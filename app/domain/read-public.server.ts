import { noteTopics } from '#app/services/kv/read-topics.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, type AnsweringFunction, type Args, callFunction } from './call-function.ts';

/**
 * Calls a SQL function that anybody may read. The Worker's operations use this instead of
 * `callFunction`, so that caches learn the topics (cache tags) of each answer: they check whether
 * one of them changed since. The topic names are those of the migration `changes`.
 * @param topics what the answer depends on, also as a function of the answer
 * @throws AppError backend_unavailable; `cause` has the database's error
 */
export async function readPublic<Name extends AnsweringFunction>(
  { db }: { db: Db },
  name: Name,
  args: Args<Name>,
  topics: readonly string[] | ((answer: Answer<Name>) => readonly string[]),
): Promise<Answer<Name>> {
  const answer = await callFunction({ db }, name, args);
  noteTopics(['everything', ...(typeof topics === 'function' ? topics(answer) : topics)]);
  return answer;
}

/** The topics of an answer that contains these listings. */
export function nameListings(listings: readonly { slug: string }[] = []): string[] {
  return ['listings', ...listings.map(({ slug }) => `listing:${slug}`)];
}
