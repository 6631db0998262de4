/** Why a call to the database failed. */
export type DataFailure = 'unreachable' | 'session-ended' | 'refused';

/** @param status of PostgREST's response; 0 without one */
export function describeFailure(status: number): DataFailure {
  if ([0, 502, 503, 504].includes(status)) return 'unreachable';
  return status === 401 ? 'session-ended' : 'refused';
}

/** Why a listing was not changed; 'not-allowed': the caller may not, or not any more. */
export type EditFailure = {
  ok: false;
  reason: DataFailure | 'too-many' | 'not-found' | 'not-allowed';
};

/** @param status of PostgREST's response; 0 without one */
export function describeEditFailure(status: number): EditFailure {
  if (status === 429) return { ok: false, reason: 'too-many' };
  if (status === 403) return { ok: false, reason: 'not-allowed' };
  if (status === 404) return { ok: false, reason: 'not-found' };
  return { ok: false, reason: describeFailure(status) };
}
