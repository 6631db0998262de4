/** Why a call to the database failed; `not_allowed`: the caller may not, or not any more. */
export type DataFailure =
  | 'unreachable'
  | 'session_ended'
  | 'too_many'
  | 'not_allowed'
  | 'not_found'
  | 'refused';

const failures: Partial<Record<number, DataFailure>> = {
  0: 'unreachable',
  401: 'session_ended',
  403: 'not_allowed',
  404: 'not_found',
  429: 'too_many',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

/** @param status of PostgREST's response; 0 without one */
export function describeFailure(status: number): DataFailure {
  return failures[status] ?? 'refused';
}

/**
 * The database refused a field: the name of the constraint that its value violates. `hint` is a part of
 * the sentence, such as a slug that does not exist.
 */
export type ConstraintViolation = { ok: false; reason: 'invalid'; field: string; hint?: string };

type ErrorOfCall = { code: string; message: string; hint?: string | null };

/** Returns which field a constraint of the database refused; null if none did. */
export function findConstraintViolation({
  code,
  message,
  hint,
}: ErrorOfCall): ConstraintViolation | null {
  const field = /constraint "(\w+)"/.exec(message)?.[1];
  if (field === undefined || !['23505', '23514'].includes(code)) return null;
  return { ok: false, reason: 'invalid', field, ...(hint && { hint }) };
}
