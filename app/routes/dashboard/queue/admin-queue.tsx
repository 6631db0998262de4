import { Link } from 'react-router';
import { fieldLabels } from '#app/components/editing/show-value.ts';
import type { AdminQueue as Page, QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { evidenceNames } from '#app/domain/claim/claim.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { MoreLink } from '../more-link.tsx';

/** What of each kind is called, and where it is decided. */
const kinds: Record<QueuedItem['kind'], { name: string; screens: string }> = {
  submission: { name: 'Submission', screens: 'submissions' },
  claim: { name: 'Claim', screens: 'claims' },
  objection: { name: 'Objection to a claim', screens: 'claims' },
  change: { name: 'Change', screens: 'changes' },
};

/** What waits for an admin's word, the longest waiting first. */
export function AdminQueue({ page: { items, next } }: { page: Page }) {
  if (items.length === 0) return <p className="text-soft">Nobody waits for a decision.</p>;
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="queue" next={next} label="The next ones" />
      </div>
    </>
  );
}

function Item({ item }: { item: QueuedItem }) {
  const { kind, id, name, city, state, sent_at, sender, approved, refused } = item;
  return (
    <li className="grid items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_19rem]">
      <span>
        <span className="block text-sm font-semibold text-accent">{kinds[kind].name}</span>
        <Link
          className="link-quiet font-semibold wrap-anywhere"
          to={`/dashboard/${kinds[kind].screens}/${id}`}
        >
          {name}
        </Link>
        <span className="block text-sm text-soft">
          {city}, {state}
          {describe(item)}
        </span>
      </span>
      <span className="text-sm">
        {sender ?? 'Somebody'} on {formatLongDate(sent_at)}
        <span className="block text-soft">
          Earlier ones: {approved} approved, {refused} refused
        </span>
        {'object_until' in item && item.object_until && (
          <span className="block">
            The owner {kind === 'objection' ? 'objects' : 'may object'}; until{' '}
            {formatLongDate(item.object_until)}
          </span>
        )}
      </span>
    </li>
  );
}

/** "; by documents", "; Category" */
function describe(item: QueuedItem): string {
  if (item.kind === 'submission') return '';
  return item.kind === 'change'
    ? `; ${fieldLabels[item.field]}`
    : `; by ${evidenceNames[item.evidence]}`;
}
