import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Failure, type Outcome } from '../call-write.ts';
import type {
  AdminQueue,
  DecisionPreview,
  StoredTemplate,
  Heartbeat,
  QueueFilter,
  QueueItem,
  QueueKind,
  QueuePresets,
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
export function confirmEvidence(
  { db }: { db: Db },
  { listingId, field, value, isConfirmed }: ConfirmEvidenceInput,
): Promise<Outcome<'confirm_evidence'>> {
  const args = { business_id: listingId, field, value, is_confirmed: isConfirmed };
  return callWrite({ db }, 'confirm_evidence', args);
}

type PageRequest = {
  filter: QueueFilter;
  /** The `next` of the previous page. */
  after: string | null;
};

/**
 * Returns a page of the queue, the longest waiting first unless the filter sorts it otherwise.
 * @throws AppError backend_unavailable
 */
export function findAdminQueue(
  { db }: { db: Db },
  { filter, after }: PageRequest,
): Promise<AdminQueue> {
  // GET parameters are text.
  const args = { filter: JSON.stringify(filter) };
  return callFunction({ db }, 'find_admin_queue', after === null ? args : { ...args, after });
}

type ItemRequest = {
  kind: QueueKind;
  id: string;
  /** Of the list that it was opened from. */
  filter: QueueFilter;
};

/**
 * Returns what an admin reads about an item before deciding, and its neighbors in the list.
 * @throws AppError backend_unavailable
 */
export function findQueueItem(
  { db }: { db: Db },
  { kind, id, filter }: ItemRequest,
): Promise<QueueItem> {
  return callFunction({ db }, 'get_queue_item', { kind, id, filter: JSON.stringify(filter) });
}

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
  /** Up to 500; `versionion` names the state that the admin saw, as defined for the kind. */
  items: { kind: QueueKind; id: string; version: Json }[];
  isApproved: boolean;
  /** '' for approvals. */
  reason: string;
};

/**
 * Decides items of the queue. They leave the lists at once; for 30 seconds `undoDecisions` can undo
 * the decision, then the server executes it.
 */
export function decideQueueItems(
  { db }: { db: Db },
  { items, isApproved, reason }: Decision,
): Promise<Outcome<'decide_queue_items'>> {
  return callWrite({ db }, 'decide_queue_items', {
    items,
    is_approved: isApproved,
    reason,
  });
}

type PreviewRequest = { filter: QueueFilter; isApproved: boolean };
type PreviewOutcome =
  | { ok: true; items: DecisionPreview['items']; /** More wait than those. */ isCut: boolean }
  | Failure;

/** Pages of twenty. */
const maxPages = 25;

/**
 * Returns what a decision about all items of a filter would do, for the first five hundred; decides
 * nothing.
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

/** Undoes the caller's decisions that are not executed yet; returns how many. */
export function undoDecisions(
  { db }: { db: Db },
  ids: string[],
): Promise<Outcome<'undo_decisions'>> {
  return callWrite({ db }, 'undo_decisions', { decision_ids: ids });
}

/**
 * Returns the caller's saved views, and the reasons for refusals of all admins.
 * @throws AppError backend_unavailable
 */
export function findQueuePresets({ db }: { db: Db }): Promise<QueuePresets> {
  return callFunction({ db }, 'get_queue_presets', {});
}

/**
 * Returns the reasons of all admins, and those removed last, with their earlier versions.
 * @throws AppError backend_unavailable
 */
export function findRefusalTemplates({ db }: { db: Db }): Promise<StoredTemplate[]> {
  return callFunction({ db }, 'get_refusal_templates', {});
}

/** Saves the caller's view of the list; replaces one with the same name. */
export function saveQueueView(
  { db }: { db: Db },
  view: { name: string; filter: QueueFilter },
): Promise<Outcome<'save_queue_view'>> {
  return callWrite({ db }, 'save_queue_view', view);
}

export function deleteQueueView(
  { db }: { db: Db },
  id: string,
): Promise<Outcome<'delete_queue_view'>> {
  return callWrite({ db }, 'delete_queue_view', { view_id: id });
}

/** Adds a reason for refusals for all admins, or replaces the one with this id. */
export function saveRefusalTemplate(
  { db }: { db: Db },
  { id, ...text }: RefusalTemplate,
): Promise<Outcome<'save_refusal_template'>> {
  const template = { template_id: id, ...text };
  return callWrite({ db }, 'save_refusal_template', template);
}

export function deleteRefusalTemplate(
  { db }: { db: Db },
  id: string,
): Promise<Outcome<'delete_refusal_template'>> {
  return callWrite({ db }, 'delete_refusal_template', { template_id: id });
}

/**
 * Returns a short version of what the caller's dashboard follows live; it differs if the state
 * differs.
 * @throws AppError backend_unavailable
 */
export function getDashboardVersion({ db }: { db: Db }): Promise<string> {
  return callFunction({ db }, 'get_dashboard_version', {});
}
