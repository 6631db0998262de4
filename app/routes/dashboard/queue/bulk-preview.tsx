import type { PreviewedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { obstacles } from './decision-outcomes.ts';
import { kindOf } from './kinds/kinds.ts';

type BulkPreviewProps = {
  isApproved: boolean;
  items: PreviewedItem[];
  isCut: boolean;
  isBusy: boolean;
  onDecide: () => void;
  onBack: () => void;
};

/** What a bulk decision would do, item by item. */
export function BulkPreview({
  isApproved,
  items,
  isCut,
  isBusy,
  onDecide,
  onBack,
}: BulkPreviewProps) {
  const count = items.filter(isPossible).length;
  return (
    <div className="mt-3 max-w-3xl">
      <p role="status">
        {count} of {items.length} would be {isApproved ? 'approved' : 'rejected'}.
        {isCut && ' These are the first; more are waiting.'}
      </p>
      <ul className="mt-3 border-t border-ink" aria-label="What would change">
        {items.map(({ item, ...tried }) => (
          <li key={`${item.kind}/${item.id}`} className="border-b border-rule py-2">
            <span className="font-semibold wrap-anywhere">{item.name}</span>{' '}
            <span className="text-sm text-soft">
              {kindOf(item).describe(item as never)}, {item.city}, {item.state}
            </span>
            <span className="block text-sm">{describePreview({ item, ...tried }, isApproved)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {count > 0 && (
          <button
            className="button-solid"
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onDecide()}
          >
            {isBusy ? 'One moment…' : `${isApproved ? 'Approve' : 'Reject'} ${count}`}
          </button>
        )}
        <button className="button-line" type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  );
}

/** Returns whether it would be decided. */
export function isPossible({ outcome }: PreviewedItem): boolean {
  return outcome === 'decided';
}

function describePreview({ item, outcome, errors }: PreviewedItem, isApproved: boolean): string {
  if (outcome === 'decided') {
    const { approved, refused = 'The sender sees the reason' } = kindOf(item);
    return isApproved ? approved : refused;
  }
  return ['Stays', obstacles[outcome], ...Object.values(errors ?? {})].join('. ');
}
