import {
  type AdminQueue as Page,
  type QueuedItem,
  describeDecided,
} from '#app/domain/admin-queue/admin-queue.ts';
import { evidenceNames, isHeard } from '#app/domain/claim/claim.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { BusinessLine } from '../business-line.tsx';
import { MoreLink } from '../more-link.tsx';

/** Where each kind is decided. */
const screens: Record<QueuedItem['kind'], string> = {
  submission: '/dashboard/submissions',
  claim: '/dashboard/claims',
  objection: '/dashboard/claims',
  change: '/dashboard/changes',
};

/** What waits for an admin's word, the longest waiting first. */
export function AdminQueue({ page: { items, next }, now }: { page: Page; now: Date }) {
  if (items.length === 0) return <p className="text-soft">Nobody waits for a decision.</p>;
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map((item) => (
          <BusinessLine
            key={item.id}
            kind={describeKind(item)}
            name={item.name}
            to={`${screens[item.kind]}/${item.id}`}
            about={`${item.city}, ${item.state}`}
          >
            {item.sender ?? 'Somebody'} on {formatLongDate(item.sent_at)}
            <Earlier item={item} />
            <span className="block">{describeHearing(item, now)}</span>
          </BusinessLine>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="queue" next={next} label="The next ones" />
      </div>
    </>
  );
}

function Earlier({ item }: { item: QueuedItem }) {
  const decided = describeDecided(item);
  return decided && <span className="block text-soft">Earlier ones: {decided}</span>;
}

/** "Claim by documents", "Change of category" */
function describeKind(item: QueuedItem): string {
  switch (item.kind) {
    case 'submission':
      return 'Submission';
    case 'claim':
      return `Claim by ${evidenceNames[item.evidence]}`;
    case 'objection':
      return `Objection to a claim by ${evidenceNames[item.evidence]}`;
    case 'change':
      return `Change of ${item.field}`;
  }
}

/** What the sitting owner says to a claim, or may still say; null where nobody owns the listing. */
function describeHearing(item: QueuedItem, now: Date): string | null {
  if (!('object_until' in item) || item.object_until === null) return null;
  const objects = item.kind === 'objection';
  if (isHeard(item.object_until, now)) {
    return objects ? 'The owner objects' : 'The owner has not objected in time';
  }
  return `The owner ${objects ? 'objects, and is heard' : 'may object'} until ${formatLongDate(item.object_until)}`;
}
