import { useState } from 'react';
import { useLiveRows } from '#app/browser/live/use-live-rows.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import type { AdminQueue, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { findAdminQueue } from '#app/domain/admin-queue/find-admin-queue.ts';

type Asked = { filter: QueueFilter; after: string | null };

/** The page of the list as it stands by now; what is shown stays until somebody asks for it. */
export function usePresentPage(shown: AdminQueue, asked: Asked): AdminQueue {
  const [present, setPresent] = useState({ of: shown, page: shown });
  async function ask() {
    const db = await openSession().catch(() => null);
    // Who cannot be reached is asked again with the next change.
    const page = db && (await findAdminQueue({ db }, asked).catch(() => null));
    if (page) setPresent({ of: shown, page });
  }
  useLiveRows([{ table: 'queue_news' }], () => void ask());
  return present.of === shown ? present.page : shown;
}
