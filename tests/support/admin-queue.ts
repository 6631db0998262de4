import { findAdminQueue } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** All pages of what waits for an admin. */
export async function readAdminQueue(db: Db): Promise<QueuedItem[]> {
  const items: QueuedItem[] = [];
  let after: string | null = null;
  do {
    const page = await findAdminQueue({ db }, { filter: {}, after });
    items.push(...page.items);
    after = page.next;
  } while (after !== null);
  return items;
}
