/** Why a call to the database failed. */
export type DataFailure = 'unreachable' | 'session-ended' | 'refused';

/** @param status of PostgREST's response; 0 without one */
export function describeFailure(status: number): DataFailure {
  if ([0, 502, 503, 504].includes(status)) return 'unreachable';
  return status === 401 ? 'session-ended' : 'refused';
}

/**
 * The database refused a field: the name of the constraint that its value violates. `hint` is a part of
 * the sentence, such as a slug that does not exist.
 */
export type Refusal = { ok: false; reason: 'invalid'; field: string; hint?: string };

type ErrorOfCall = { code: string; message: string; hint?: string | null };

/** Returns which field a constraint of the database refused; null if none did. */
export function findRefusal({ code, message, hint }: ErrorOfCall): Refusal | null {
  const field = /constraint "(\w+)"/.exec(message)?.[1];
  if (field === undefined || !['23505', '23514'].includes(code)) return null;
  return { ok: false, reason: 'invalid', field, ...(hint && { hint }) };
}

/** Why a listing was not changed; 'not-allowed': the caller may not, or not any more. */
export type EditFailure =
  | { ok: false; reason: DataFailure | 'too-many' | 'not-found' | 'not-allowed' }
  | Refusal;

/** @param status of PostgREST's response; 0 without one */
export function describeEditFailure(status: number, error: ErrorOfCall): EditFailure {
  const refusal = findRefusal(error);
  if (refusal !== null) return refusal;
  if (status === 429) return { ok: false, reason: 'too-many' };
  if (status === 403) return { ok: false, reason: 'not-allowed' };
  if (status === 404) return { ok: false, reason: 'not-found' };
  return { ok: false, reason: describeFailure(status) };
}
