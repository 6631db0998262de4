import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import type {
  OwnSuggestions,
  Proposal,
  QueuedEdit,
  SuggestedEdit,
  SuggestionToDecide,
} from './suggested-edit.ts';

type SuggestInput = {
  /** An id of the caller's choice: sent again, it suggests nothing twice. */
  id: string;
  businessId: string;
  proposal: Proposal;
  /** '' for none. */
  link: string;
  note: string;
};

/** Suggests an edit of a listing to its owner or the admins. */
export function suggestEdit(
  { db }: { db: Db },
  { id, businessId, proposal, link, note }: SuggestInput,
): Promise<Outcome<'suggest_edit'>> {
  return callWrite({ db }, 'suggest_edit', {
    suggestion_id: id,
    business_id: businessId,
    new_values: proposal,
    link,
    note,
  });
}

/**
 * Returns a suggestion of the caller's; null if there is none.
 * @throws AppError backend_unavailable
 */
export function findSuggestion({ db }: { db: Db }, id: string): Promise<SuggestedEdit | null> {
  return callFunction({ db }, 'get_suggestion', { suggestion_id: id });
}

/**
 * Returns a page of the caller's suggestions, newest first; `after` is the `next` of the previous
 * page.
 * @throws AppError backend_unavailable
 */
export function findOwnSuggestions(
  { db }: { db: Db },
  after: string | null,
): Promise<OwnSuggestions> {
  return callFunction({ db }, 'find_own_suggestions', after === null ? {} : { after });
}

/** Withdraws what waits of a suggestion of the caller's. */
export function withdrawSuggestion(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<Outcome<'withdraw_suggestion'>> {
  return callWrite({ db }, 'withdraw_suggestion', { suggestion_id: id });
}

/**
 * Returns the suggestions that the caller may decide for a listing, the oldest first; null for
 * everybody else.
 * @throws AppError backend_unavailable
 */
export function findSuggestionsToDecide(
  { db }: { db: Db },
  businessId: string,
): Promise<SuggestionToDecide[] | null> {
  return callFunction({ db }, 'find_suggestions_to_decide', { business_id: businessId });
}

/**
 * Returns the caller's listings with suggestions to decide.
 * @throws AppError backend_unavailable
 */
export function findWaitingSuggestions({ db }: { db: Db }) {
  return callFunction({ db }, 'find_waiting_suggestions', {});
}

type DecideInput = {
  /** Of the suggestion for one field. */
  id: string;
  isAccepted: boolean;
  /** '' if it is accepted. */
  reason: string;
};

/** Accepts or rejects a suggestion for a listing that the caller manages. */
export function decideSuggestion(
  { db }: { db: Db },
  { id, isAccepted, reason }: DecideInput,
): Promise<Outcome<'decide_suggestion'>> {
  return callWrite({ db }, 'decide_suggestion', { field_id: id, is_accepted: isAccepted, reason });
}

/**
 * Returns a suggestion for one field as an admin sees it; null if there is none, and for everybody
 * else.
 * @throws AppError backend_unavailable
 */
export function findQueuedEdit({ db }: { db: Db }, id: string): Promise<QueuedEdit | null> {
  return callFunction({ db }, 'get_queued_edit', { field_id: id });
}
