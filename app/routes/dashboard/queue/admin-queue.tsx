import { fieldLabels } from '#app/components/editing/show-value.ts';
import type { AdminQueue as Page, QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { evidenceNames, isHeard } from '#app/domain/claim/claim.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { BusinessLine } from '../business-line.tsx';
import { MoreLink } from '../more-link.tsx';

/** What of each kind is called, and where it is decided. */
const kinds: Record<QueuedItem['kind'], { name: string; screens: string }> = {
  submission: { name: 'Submission', screens: 'submissions' },
  claim: { name: 'Claim', screens: 'claims' },
  objection: { name: 'Objection to a claim', screens: 'claims' },
  change: { name: 'Change', screens: 'changes' },
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
            kind={kinds[item.kind].name}
            name={item.name}
            to={`/dashboard/${kinds[item.kind].screens}/${item.id}`}
            about={`${item.city}, ${item.state}${describe(item)}`}
          >
            {item.sender ?? 'Somebody'} on {formatLongDate(item.sent_at)}
            <span className="block text-soft">
              Earlier ones: {item.approved} approved, {item.refused} refused
            </span>
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

/** "; by documents", "; Category" */
function describe(item: QueuedItem): string {
  if (item.kind === 'submission') return '';
  return item.kind === 'change'
    ? `; ${fieldLabels[item.field]}`
    : `; by ${evidenceNames[item.evidence]}`;
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
