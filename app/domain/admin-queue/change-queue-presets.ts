import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { QueueFilter, RefusalTemplate } from './admin-queue.ts';

type Outcome =
  | { ok: true; outcome: 'saved' | 'taken' | 'full' }
  | { ok: false; reason: DataFailure };
type Removed = { ok: true } | { ok: false; reason: DataFailure };

/** Saves the caller's view of the list; replaces one with the same name. */
export async function saveQueueView(
  { db }: { db: Db },
  view: { name: string; filter: QueueFilter },
): Promise<Outcome> {
  const { data, error, status } = await db.rpc('save_queue_view', view);
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as { outcome: 'saved' | 'full' }) };
}

export async function deleteQueueView({ db }: { db: Db }, id: string): Promise<Removed> {
  const { error, status } = await db.rpc('delete_queue_view', { view_id: id });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}

/** Adds a reason for refusals for all admins, or replaces the one with this id. */
export async function saveRefusalTemplate(
  { db }: { db: Db },
  { id, name, reason }: RefusalTemplate,
): Promise<Outcome> {
  const given = { template_id: id, name, reason };
  const { data, error, status } = await db.rpc('save_refusal_template', given);
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as { outcome: 'saved' | 'taken' | 'full' }) };
}

export async function deleteRefusalTemplate({ db }: { db: Db }, id: string): Promise<Removed> {
  const { error, status } = await db.rpc('delete_refusal_template', { template_id: id });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
