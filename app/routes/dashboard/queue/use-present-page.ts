import { useState } from 'react';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import type { AdminQueue, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { findAdminQueue } from '#app/domain/admin-queue/admin-queue-calls.ts';

type Asked = { filter: QueueFilter; after: string | null };

/**
 * Returns the present state of the page; the shown one stays until somebody asks for the new one.
 */
export function usePresentPage(shown: AdminQueue, asked: Asked): AdminQueue {
  const [present, setPresent] = useState({ of: shown, page: shown });
  async function ask() {
    const db = await openSession().catch(() => null);
    // After a failure, the next change asks again.
    const page = db && (await findAdminQueue({ db }, asked).catch(() => null));
    if (page) setPresent({ of: shown, page });
  }
  useLiveRows(null, () => void ask());
  return present.of === shown ? present.page : shown;
}
