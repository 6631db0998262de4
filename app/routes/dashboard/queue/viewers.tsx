import { useEffect, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import type { Look, QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { lookAtItem } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { formatList } from '#app/messages/format-list.ts';
import { describeDecision } from './decision-outcomes.ts';

/** Others see this admin within this time; the database drops viewers after a minute. */
const everyMs = 10_000;

/**
 * Tells other admins that this item is being viewed, while the page is visible; returns who else is
 * viewing it.
 */
function useLook({ kind, id }: Pick<QueuedItem, 'kind' | 'id'>): Look | null {
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

/** Says who else is viewing an item, and when somebody has decided it. */
export function Onlookers({ item }: { item: Pick<QueuedItem, 'kind' | 'id'> }) {
  const look = useLook(item);
  const others = (look?.others ?? []).map((name) => name ?? 'Another admin');
  const isDecided = look !== null && !look.is_waiting;
  return (
    <div className="mt-2 empty:mt-0" role="status">
      {others.length > 0 && (
        <p className="border-l-4 border-soon pl-3">
          {formatList(others)} {others.length === 1 ? 'looks' : 'look'} at this, too.
        </p>
      )}
      {isDecided && (
        <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere">
          {describeDecision(look.decision) ?? 'It is no longer awaiting review.'}
        </p>
      )}
    </div>
  );
}
