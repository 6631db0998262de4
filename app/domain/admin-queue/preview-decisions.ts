import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { DecisionPreview, QueueFilter } from './admin-queue.ts';

type Asked = { filter: QueueFilter; isApproved: boolean };
type Outcome =
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
  { filter, isApproved }: Asked,
): Promise<Outcome> {
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
