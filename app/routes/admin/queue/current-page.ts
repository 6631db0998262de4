import { useState } from 'react';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { findAdminQueue } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { AdminQueue, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';

type PageRequest = { filter: QueueFilter; after: string | null };

/** Returns the present state of a page of the queue, which may be newer than the loaded one. */
export function useCurrentPage(shown: AdminQueue, requested: PageRequest): AdminQueue {
  const [present, setPresent] = useState({ of: shown, page: shown });
  async function checkForNew() {
    const db = await openSession().catch(() => null);
    // After a failure, the next change asks again.
    const page = db && (await findAdminQueue({ db }, requested).catch(() => null));
    if (page) setPresent({ of: shown, page });
  }
  useLiveRows(null, () => void checkForNew());
  return present.of === shown ? present.page : shown;
}
