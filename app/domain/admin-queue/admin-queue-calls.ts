import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { callFunction } from '../call-function.ts';
import type {
  AdminQueue,
  DecidedItem,
  DecisionPreview,
  StoredTemplate,
  Look,
  QueueFilter,
  QueueItem,
  QueueKind,
  QueuePresets,
  RefusalTemplate,
} from './admin-queue.ts';

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
export async function lookAtItem(
  { db }: { db: Db },
  { kind, id }: { kind: QueueKind; id: string },
): Promise<Look | null> {
  const { data, error } = await db.rpc('look_at_item', { kind, id });
  return error ? null : (data as Look);
}

type Decision = {
  /** Up to 500; `seen` names the state that the admin saw, as defined for the kind. */
  items: { kind: QueueKind; id: string; seen: Json }[];
  isApproved: boolean;
  /** '' for approvals. */
  reason: string;
};
type DecisionOutcome = { ok: true; items: DecidedItem[] } | { ok: false; reason: DataFailure };

/**
 * Decides items of the queue. They leave the lists at once; for 30 seconds `undoDecisions` can undo
 * the decision, then the server executes it.
 */
export async function decideQueueItems(
  { db }: { db: Db },
  { items, isApproved, reason }: Decision,
): Promise<DecisionOutcome> {
  const { data, error, status } = await db.rpc('decide_queue_items', {
    items,
    is_approved: isApproved,
    reason,
  });
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, items: data as DecidedItem[] };
}

type PreviewRequest = { filter: QueueFilter; isApproved: boolean };
type PreviewOutcome =
  | { ok: true; items: DecisionPreview['items']; /** More wait than those. */ isCut: boolean }
  | { ok: false; reason: DataFailure };

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
    const { data, error, status } = await db.rpc('preview_decisions', {
      filter,
      is_approved: isApproved,
      ...(after !== null && { after }),
    });
    if (error) return { ok: false, reason: describeFailure(status) };
    const found = data as DecisionPreview;
    items.push(...found.items);
    after = found.next;
    if (after === null) break;
  }
  return { ok: true, items, isCut: after !== null };
}

type UndoOutcome = { ok: true; undone: number } | { ok: false; reason: DataFailure };

/** Undoes the caller's decisions that are not executed yet; returns how many. */
export async function undoDecisions({ db }: { db: Db }, ids: string[]): Promise<UndoOutcome> {
  const { data, error, status } = await db.rpc('undo_decisions', { decision_ids: ids });
  return error
    ? { ok: false, reason: describeFailure(status) }
    : { ok: true, undone: data as number };
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

type SaveOutcome =
  | { ok: true; outcome: 'saved' | 'taken' | 'full' }
  | { ok: false; reason: DataFailure };
type DeleteOutcome = { ok: true } | { ok: false; reason: DataFailure };

/** Saves the caller's view of the list; replaces one with the same name. */
export async function saveQueueView(
  { db }: { db: Db },
  view: { name: string; filter: QueueFilter },
): Promise<SaveOutcome> {
  const { data, error, status } = await db.rpc('save_queue_view', view);
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as { outcome: 'saved' | 'full' }) };
}

export async function deleteQueueView({ db }: { db: Db }, id: string): Promise<DeleteOutcome> {
  const { error, status } = await db.rpc('delete_queue_view', { view_id: id });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}

/** Adds a reason for refusals for all admins, or replaces the one with this id. */
export async function saveRefusalTemplate(
  { db }: { db: Db },
  { id, name, reason }: RefusalTemplate,
): Promise<SaveOutcome> {
  const template = { template_id: id, name, reason };
  const { data, error, status } = await db.rpc('save_refusal_template', template);
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as { outcome: 'saved' | 'taken' | 'full' }) };
}

export async function deleteRefusalTemplate(
  { db }: { db: Db },
  id: string,
): Promise<DeleteOutcome> {
  const { error, status } = await db.rpc('delete_refusal_template', { template_id: id });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
