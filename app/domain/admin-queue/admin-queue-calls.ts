import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { defineRead } from '../call-function.ts';
import { callWrite, type Failure, type Outcome, defineWrite } from '../call-write.ts';
import type {
  DecisionPreview,
  Heartbeat,
  QueueFilter,
  QueueItem,
  QueueKind,
  RefusalTemplate,
} from './admin-queue.ts';

type ConfirmEvidenceInput = {
  listingId: string;
  field: QueueItem['evidence'][number]['field'];
  value: string;
  /** False: takes it back. */
  isConfirmed: boolean;
};

/** Records that an admin checked that a value belongs to the business, so that it counts as evidence. */
export const confirmEvidence = defineWrite(
  'confirm_evidence',
  ({ listingId, field, value, isConfirmed }: ConfirmEvidenceInput) => ({
    business_id: listingId,
    field,
    value,
    is_confirmed: isConfirmed,
  }),
);

type PageRequest = {
  filter: QueueFilter;
  /** The `next` of the previous page. */
  after: string | null;
};

/**
 * Returns a page of the queue, the longest waiting first unless the filter sorts it otherwise.
 */
export const findAdminQueue = defineRead('find_admin_queue', ({ filter, after }: PageRequest) => ({
  // GET parameters are text.
  filter: JSON.stringify(filter),
  ...(after !== null && { after }),
}));

type ItemRequest = {
  kind: QueueKind;
  id: string;
  /** Of the list that it was opened from. */
  filter: QueueFilter;
};

/** Returns what an admin reads about an item before deciding, and its neighbors in the list. */
export const findQueueItem = defineRead('get_queue_item', ({ kind, id, filter }: ItemRequest) => ({
  kind,
  id,
  filter: JSON.stringify(filter),
}));

/**
 * Tells other admins that the caller is viewing an item, and returns who else is; null if the
 * request fails.
 */
export async function sendHeartbeat(
  { db }: { db: Db },
  { kind, id }: { kind: QueueKind; id: string },
): Promise<Heartbeat | null> {
  const { data, error } = await db.rpc('record_heartbeat', { kind, id });
  return error ? null : (data as Heartbeat);
}

type Decision = {
  /** Up to 500; `version` names the state that the admin saw, as defined for the kind. */
  items: { kind: QueueKind; id: string; version: Json }[];
  isApproved: boolean;
  /** '' for approvals. */
  reason: string;
};

/**
 * Decides items of the queue. They leave the lists at once; for 30 seconds `undoDecisions` can undo
 * the decision, then the server executes it.
 */
export const decideQueueItems = defineWrite(
  'decide_queue_items',
  ({ items, isApproved, reason }: Decision) => ({
    items,
    is_approved: isApproved,
    reason,
  }),
);

type PreviewRequest = { filter: QueueFilter; isApproved: boolean };
type PreviewOutcome =
  | { ok: true; items: DecisionPreview['items']; /** More wait than those. */ isCut: boolean }
  | Failure;

/** Pages of twenty. */
const maxPages = 5;

/**
 * Returns what a decision about all items of a filter would do, for the first hundred; decides nothing.
 */
export async function previewDecisions(
  { db }: { db: Db },
  { filter, isApproved }: PreviewRequest,
): Promise<PreviewOutcome> {
  const items: DecisionPreview['items'] = [];
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    // One after the other: each page starts where the previous one ended.
    const found: Outcome<'preview_decisions'> = await callWrite({ db }, 'preview_decisions', {
      filter,
      is_approved: isApproved,
      ...(after !== null && { after }),
    });
    if (!found.ok) return found;
    items.push(...found.items);
    after = found.next;
    if (after === null) break;
  }
  return { ok: true, items, isCut: after !== null };
}

type SenderQuestionInput = { questionId: string; kind: QueueKind; id: string; body: string };

/** Asks the sender of an item by mail and bell; until the answer, for a week at most, it is in no list. */
export const askSender = defineWrite(
  'ask_sender',
  ({ questionId, ...question }: SenderQuestionInput) => ({ question_id: questionId, ...question }),
);

/** Returns an admin's question to the caller; null for everybody else. */
export const findSenderQuestion = defineRead('get_sender_question', (id: string) => ({
  question_id: id,
}));

export const answerSenderQuestion = defineWrite(
  'answer_sender_question',
  ({ id, answer }: { id: string; answer: string }) => ({ question_id: id, answer }),
);

type Correction = { kind: 'submission' | 'edit'; id: string; version: Json; newValues: Json };

/** Changes values of a waiting submission or suggested edit, which approving publishes. */
export const correctQueueItem = defineWrite(
  'correct_queue_item',
  ({ newValues, ...item }: Correction) => ({ ...item, new_values: newValues }),
);

/** Undoes the caller's decisions that are not executed yet; returns how many. */
export const undoDecisions = defineWrite('undo_decisions', (ids: string[]) => ({
  decision_ids: ids,
}));

/** Returns the reasons for refusals of all admins. */
export const findQueuePresets = defineRead('get_queue_presets');

/** Returns the reasons of all admins, and those removed last, with their earlier versions. */
export const findRefusalTemplates = defineRead('get_refusal_templates');

/** Adds a reason for refusals for all admins, or replaces the one with this id. */
export const saveRefusalTemplate = defineWrite(
  'save_refusal_template',
  ({ id, ...text }: RefusalTemplate) => ({ template_id: id, ...text }),
);

export const deleteRefusalTemplate = defineWrite('delete_refusal_template', (id: string) => ({
  template_id: id,
}));

/**
 * Returns a short version of what the caller's dashboard follows live; it differs if the state
 * differs.
 */
export const getDashboardVersion = defineRead('get_dashboard_version');
