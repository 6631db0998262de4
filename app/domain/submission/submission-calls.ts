import type { Db } from '#app/services/supabase/client.ts';
import { callFunction, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import { findState } from '../us-state/us-state.ts';
import type { AddressQuery, SimilarQuery } from './submission-queries.ts';
import type { Content, AddressOnMap, SimilarBusiness } from './submission.ts';

/**
 * Returns a page of the caller's submissions, the last changed first; `after` is the `next` of the
 * previous page.
 */
export const findOwnSubmissions = defineRead('find_own_submissions', (after: string | null) =>
  after === null ? {} : { after },
);

/**
 * Returns up to five listings that may be the described business, likeliest first.
 * @throws AppError backend_unavailable
 */
export function findSimilarBusinesses(
  { db }: { db: Db },
  { state, ...known }: SimilarQuery,
): Promise<SimilarBusiness[]> {
  const code = findState(state)?.code ?? '';
  return callFunction({ db }, 'find_similar_businesses', { ...known, state: code });
}

/**
 * Returns a submission that the caller may read: their own, or for admins any that was sent. Null
 * if there is none.
 */
export const findSubmission = defineRead('get_submission', (id: string) => ({ submission_id: id }));

/**
 * Locates an address from the directory's own listings.
 * @throws AppError backend_unavailable
 */
export function locateAddress(
  { db }: { db: Db },
  { state, ...address }: AddressQuery,
): Promise<AddressOnMap> {
  const code = findState(state)?.code ?? '';
  return callFunction({ db }, 'locate_address', { ...address, state: code });
}

/**
 * Saves a draft to the caller's account. `revision` is the one last seen, 0 for a draft never
 * saved; if the stored revision differs, writes nothing and returns the stored draft (`stale`).
 */
export const saveDraft = defineWrite(
  'save_draft',
  ({ id, revision, content }: { id: string; revision: number; content: Content }) => ({
    submission_id: id,
    revision,
    content,
  }),
);

type SendInput = {
  id: string;
  revision: number;
  content: Content;
  /** Of an admin: publishes it at once. */
  isLive?: boolean;
};

/**
 * Saves a submission and sends it to the admins; sending twice creates one. The database refuses
 * what it cannot store.
 */
export const sendSubmission = defineWrite(
  'send_submission',
  ({ id, revision, content, isLive = false }: SendInput) => ({
    submission_id: id,
    revision,
    content,
    ...(isLive && { is_live: true }),
  }),
);

/** Withdraws a submission, to edit it or for good; deletes a draft. */
export const withdrawSubmission = defineWrite('withdraw_submission', ({ id }: { id: string }) => ({
  submission_id: id,
}));
