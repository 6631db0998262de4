import { useEffect, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import type { AdminQueue, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { findAdminQueue } from '#app/domain/admin-queue/find-admin-queue.ts';

const everyMs = 25_000;

type Asked = { filter: QueueFilter; after: string | null };

/**
 * The page of the list as it stands by now, asked for while somebody looks; what is shown stays until
 * they ask for it. By the clock: realtime tells of tables that Row Level Security opens, and what
 * waits is open to nobody.
 */
export function usePresentPage(shown: AdminQueue, asked: Asked): AdminQueue {
  const [present, setPresent] = useState({ of: shown, page: shown });
  const key = JSON.stringify(asked);
  useEffect(() => {
    let isGone = false;
    async function ask() {
      if (document.visibilityState !== 'visible') return;
      const db = await openSession().catch(() => null);
      // Who cannot be reached is asked again by the next one.
      const page = db && (await findAdminQueue({ db }, JSON.parse(key) as Asked).catch(() => null));
      if (page && !isGone) setPresent({ of: shown, page });
    }
    const timer = setInterval(() => void ask(), everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [shown, key]);
  return present.of === shown ? present.page : shown;
}
