import type { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { SqlFunctions, answers } from './answers.ts';

export type AnsweringFunction = keyof SqlFunctions;

export type Args<Name extends AnsweringFunction> = SqlFunctions[Name]['Args'];

/** The result of the SQL function with this name: by its schema if it is JSON, else by the database. */
export type Answer<Name extends AnsweringFunction> = Name extends keyof typeof answers
  ? z.infer<(typeof answers)[Name]>
  : SqlFunctions[Name]['Returns'];

/**
 * PostgREST parses a value that begins with an operator (`is.`, `lt.`, `fts(english).`, some two
 * dozen) as a filter of the result, not as an argument.
 */
const likeFilter = /^[a-z]+[.(]/;
/** supabase-js writes array members into the URL without quoting them. */
const plainMember = /^(?!null$)\w(?:[\w -]*\w)?$/i;

/**
 * Calls a read-only SQL function: by GET, which may be retried, or by POST, which is not, if an argument
 * cannot be encoded in a query ("lt. dan's"). The Worker does not parse the answer, since that took 0.1 to
 * 0.3 ms for a page of results in workerd; the tests parse every answer.
 * @throws AppError backend_unavailable; the database's error is in `cause`
 */
export async function callFunction<Name extends AnsweringFunction>(
  { db }: { db: Db },
  name: Name,
  args: Args<Name>,
): Promise<Answer<Name>> {
  const answer = await db.rpc(name, args, { get: Object.values(args).every(fitsAddress) });
  return requireData(answer) as Answer<Name>;
}

/**
 * Defines an operation that calls a read-only SQL function; its input becomes the arguments.
 * @throws AppError backend_unavailable, when it is called
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineRead<Name extends AnsweringFunction, Input extends unknown[] = []>(
  name: Name,
  toArgs?: (...input: Input) => Args<Name>,
) {
  return ({ db }: { db: Db }, ...input: Input): Promise<Answer<Name>> =>
    callFunction({ db }, name, toArgs?.(...input) ?? {});
}

function fitsAddress(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((member) => plainMember.test(String(member)));
  return typeof value !== 'string' || !likeFilter.test(value);
}
