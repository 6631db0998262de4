import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { Proposal } from './suggested-edit.ts';

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
export const suggestEdit = defineWrite(
  'suggest_edit',
  ({ id, businessId, proposal, link, note }: SuggestInput) => ({
    suggestion_id: id,
    business_id: businessId,
    new_values: proposal,
    link,
    note,
  }),
);

/** Returns a suggestion of the caller's; null if there is none. */
export const findSuggestion = defineRead('get_suggestion', (id: string) => ({ suggestion_id: id }));

/**
 * Returns a page of the caller's suggestions, newest first; `after` is the `next` of the previous
 * page.
 */
export const findOwnSuggestions = defineRead('find_own_suggestions', (after: string | null) =>
  after === null ? {} : { after },
);

/** Withdraws what waits of a suggestion of the caller's. */
export const withdrawSuggestion = defineWrite('withdraw_suggestion', ({ id }: { id: string }) => ({
  suggestion_id: id,
}));

/**
 * Returns the suggestions that the caller may decide for a listing, the oldest first; null for
 * everybody else.
 */
export const findSuggestionsToDecide = defineRead(
  'find_suggestions_to_decide',
  (businessId: string) => ({ business_id: businessId }),
);

/** Returns the caller's listings with suggestions to decide. */
export const findWaitingSuggestions = defineRead('find_waiting_suggestions');

type DecideInput = {
  /** Of the suggestion for one field. */
  id: string;
  isAccepted: boolean;
  /** '' if it is accepted. */
  reason: string;
};

/** Accepts or rejects a suggestion for a listing that the caller manages. */
export const decideSuggestion = defineWrite(
  'decide_suggestion',
  ({ id, isAccepted, reason }: DecideInput) => ({ field_id: id, is_accepted: isAccepted, reason }),
);

/**
 * Returns a suggestion for one field as an admin sees it; null if there is none, and for everybody
 * else.
 */
export const findQueuedEdit = defineRead('get_queued_edit', (id: string) => ({ field_id: id }));
