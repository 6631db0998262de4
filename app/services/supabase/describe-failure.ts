/** Why a database call failed. */
export type DataFailure = 'unreachable' | 'session-ended' | 'refused';

/** @param status of PostgREST's response; 0 if there was none */
export function describeFailure(status: number): DataFailure {
  if ([0, 502, 503, 504].includes(status)) return 'unreachable';
  return status === 401 ? 'session-ended' : 'refused';
}
