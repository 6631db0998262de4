import type { Db } from '#app/services/supabase/client.ts';
import {
  type DataFailure,
  describeFailure,
  findConstraintViolation,
  type ConstraintViolation,
} from '#app/services/supabase/describe-failure.ts';
import type { Answer, AnsweringFunction, Args } from './call-function.ts';

/** Why nothing was written; after `unreachable` it may have been. */
export type Failure = { ok: false; reason: DataFailure } | ConstraintViolation;

/** The fields of an object are added to `ok`; a number, a text or a list is the `value`. */
type Success<T> = T extends null | undefined
  ? { ok: true }
  : T extends readonly unknown[] | boolean | number | string
    ? { ok: true; value: T }
    : { ok: true } & T;

/** A refusal that is counted: an answer, because an error would take the count back. */
type Refusal = { outcome: 'invalid'; field: string };

/** The outcome of the changing SQL function with this name. */
export type Outcome<Name extends AnsweringFunction> =
  | Success<Exclude<Answer<Name>, Refusal>>
  | Failure;

/** The outcome of a change that answers nothing. */
export type Done = { ok: true } | Failure;

type Response = {
  data: unknown;
  error: { code: string; message: string; hint?: string | null } | null;
  status: number;
};

/** Calls a SQL function that changes something, by POST. */
export async function callWrite<Name extends AnsweringFunction>(
  { db }: { db: Db },
  name: Name,
  args: Args<Name>,
): Promise<Outcome<Name>> {
  return readOutcome<Exclude<Answer<Name>, Refusal>>(await db.rpc(name, args));
}

/** Defines an operation that calls a SQL function that changes something; its input becomes the arguments. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWrite<Name extends AnsweringFunction, Input extends unknown[] = []>(
  name: Name,
  toArgs?: (...input: Input) => Args<Name>,
) {
  return ({ db }: { db: Db }, ...input: Input): Promise<Outcome<Name>> =>
    callWrite({ db }, name, toArgs?.(...input) ?? {});
}

/** Reads PostgREST's response to a change. */
export function readOutcome<T = null>({ data, error, status }: Response): Success<T> | Failure {
  if (error)
    return findConstraintViolation(error) ?? { ok: false, reason: describeFailure(status) };
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (isObject && isRefusal(data)) return { ok: false, reason: 'invalid', field: data.field };
  if (isObject) return { ok: true, ...data } as Success<T>;
  return { ok: true, ...(data !== null && { value: data }) } as Success<T>;
}

function isRefusal(data: object): data is Refusal {
  return 'outcome' in data && data.outcome === 'invalid' && 'field' in data;
}
