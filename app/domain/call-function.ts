import type { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { SqlFunctions, answers } from './answers.ts';

/** What the function in SQL of this name answers. */
export type Answer<Name extends keyof typeof answers> = z.infer<(typeof answers)[Name]>;

/**
 * What begins with an operator in an address (`is.`, `lt.`, `fts(english).`, two dozen of them) is to
 * PostgREST a filter of the answer, and no argument.
 */
const likeFilter = /^[a-z]+[.(]/;
/** supabase-js writes the members of an array into an address as they are. */
const plainMember = /^(?!null$)\w(?:[\w -]*\w)?$/i;

/**
 * What a function in SQL that only reads answers: asked by GET, which is safe to repeat, or by POST where
 * an address would not hold the words ("lt. dan's"), and then once. The Worker does not parse it: of a page of results that
 * took 0.1 to 0.3 ms in workerd. Tests parse every answer.
 * @throws AppError backend_unavailable; what the database said is in `cause`
 */
export async function callFunction<Name extends keyof typeof answers>(
  { db }: { db: Db },
  name: Name,
  args: SqlFunctions[Name]['Args'],
): Promise<Answer<Name>> {
  const answer = await db.rpc(name, args, { get: Object.values(args).every(fitsAddress) });
  return requireData(answer) as Answer<Name>;
}

function fitsAddress(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((member) => plainMember.test(String(member)));
  return typeof value !== 'string' || !likeFilter.test(value);
}
