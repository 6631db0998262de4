import { type DataFailure, describeFailure } from './describe-failure.ts';

/** Why a listing was not changed. */
export type EditFailure = { ok: false; reason: DataFailure | 'too-many' | 'not-found' };

/** @param status of PostgREST's response; 0 if there was none */
export function describeEditFailure(status: number): EditFailure {
  if (status === 429) return { ok: false, reason: 'too-many' };
  if (status === 404) return { ok: false, reason: 'not-found' };
  return { ok: false, reason: describeFailure(status) };
}
