import type { QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { describeDecision } from './decision-outcomes.ts';
import { useLook } from './use-look.ts';

/** Says who else is viewing an item, and when somebody has decided it. */
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
          {describeDecision(look.decision) ?? 'It is no longer awaiting review.'}
        </p>
      )}
    </div>
  );
}
