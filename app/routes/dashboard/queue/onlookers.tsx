import type { QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { describeDecision } from './decision-outcomes.ts';
import { useLook } from './use-look.ts';

/** Who else looks at what waits, and that somebody has decided meanwhile; said once it is so. */
export function Onlookers({ item }: { item: Pick<QueuedItem, 'kind' | 'id'> }) {
  const look = useLook(item);
  const others = look?.others ?? [];
  const isDecided = look !== null && !look.is_waiting;
  return (
    <div className="mt-2 empty:mt-0" role="status">
      {others.length > 0 && (
        <p className="border-l-4 border-soon pl-3">
          {new Intl.ListFormat('en-US').format(others)} {others.length === 1 ? 'looks' : 'look'} at
          this, too.
        </p>
      )}
      {isDecided && (
        <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere">
          {describeDecision(look.decision) ?? 'It waits no more.'}
        </p>
      )}
    </div>
  );
}
