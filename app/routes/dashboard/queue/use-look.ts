import { useEffect, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import type { Look, QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { lookAtItem } from '#app/domain/admin-queue/admin-queue-calls.ts';

/** Others see this admin within this time; the database drops viewers after a minute. */
const everyMs = 10_000;

/**
 * Tells other admins that this item is being viewed, while the page is visible; returns who else is
 * viewing it.
 */
export function useLook({ kind, id }: Pick<QueuedItem, 'kind' | 'id'>): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    let isGone = false;
    async function tell() {
      if (document.visibilityState !== 'visible') return;
      const db = await openSession().catch(() => null);
      const found = db && (await lookAtItem({ db }, { kind, id }));
      if (found && !isGone) setLook(found);
    }
    void tell();
    const timer = setInterval(() => void tell(), everyMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [kind, id]);
  return look;
}
