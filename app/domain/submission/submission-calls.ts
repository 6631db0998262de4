import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import { findState } from '../us-state/us-state.ts';
import type {
  Content,
  LocatedAddress,
  OwnSubmissions,
  SimilarBusiness,
  Submission,
} from './submission.ts';
import type { AddressQuery, SimilarQuery } from './submission-queries.ts';

/**
 * Returns a page of the caller's submissions, the last changed first; `after` is the `next` of the
 * previous page.
 * @throws AppError backend_unavailable
 */
export function findOwnSubmissions(
  { db }: { db: Db },
  after: string | null,
): Promise<OwnSubmissions> {
  return callFunction({ db }, 'find_own_submissions', after === null ? {} : { after });
}

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
 * @throws AppError backend_unavailable
 */
export function findSubmission({ db }: { db: Db }, id: string): Promise<Submission | null> {
  return callFunction({ db }, 'get_submission', { submission_id: id });
}

/**
 * Locates an address from the directory's own listings.
 * @throws AppError backend_unavailable
 */
export function locateAddress(
  { db }: { db: Db },
  { state, ...address }: AddressQuery,
): Promise<LocatedAddress> {
  const code = findState(state)?.code ?? '';
  return callFunction({ db }, 'locate_address', { ...address, state: code });
}

type SaveDraftInput = { id: string; revision: number; content: Content };

/**
 * Saves a draft to the caller's account. `revision` is the one last seen, 0 for a draft never
 * saved; if the stored revision differs, writes nothing and returns the stored draft (`stale`).
 */
export function saveDraft(
  { db }: { db: Db },
  { id, revision, content }: SaveDraftInput,
): Promise<Outcome<'save_draft'>> {
  return callWrite({ db }, 'save_draft', {
    submission_id: id,
    revision,
    content,
  });
}

type SendSubmissionInput = { id: string; revision: number; content: Content };

/**
 * Saves a submission and sends it to the admins; sending twice creates one. The database refuses
 * what it cannot store.
 */
export function sendSubmission(
  { db }: { db: Db },
  { id, revision, content }: SendSubmissionInput,
): Promise<Outcome<'send_submission'>> {
  return callWrite({ db }, 'send_submission', {
    submission_id: id,
    revision,
    content,
  });
}

type WithdrawSubmissionInput = { id: string };

/** Withdraws a submission, to edit it or for good; deletes a draft. */
export function withdrawSubmission(
  { db }: { db: Db },
  { id }: WithdrawSubmissionInput,
): Promise<Outcome<'withdraw_submission'>> {
  return callWrite({ db }, 'withdraw_submission', { submission_id: id });
}
