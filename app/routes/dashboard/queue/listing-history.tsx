import { BeforeAndAfter } from '#app/components/editing/before-and-after.tsx';
import { fieldLabels } from '#app/components/editing/show-value.ts';
import type { QueueItem } from '#app/domain/admin-queue/admin-queue.ts';
import { formatLongDate } from '#app/domain/text/text.ts';

const roleNames: Record<QueueItem['history'][number]['role'], string> = {
  owner: 'the owner',
  editor: 'an editor',
  directory: 'the directory',
  import: 'an import',
};

/** The last changes of the listing; folded, because most decisions do not need them. */
export function ListingHistory({ history }: Pick<QueueItem, 'history'>) {
  return (
    <details>
      <summary className="link-quiet inline-flex min-h-11 cursor-pointer items-center">
        Last changes of the listing ({history.length})
      </summary>
      <ul className="mt-3 border-t border-ink">
        {history.map(({ at, field, role, before, after }) => (
          <li key={`${at} ${field}`} className="border-b border-rule py-3">
            <p className="text-sm text-soft">
              {formatLongDate(at)}, by {roleNames[role]}
            </p>
            <p className="font-semibold">{fieldLabels[field]}</p>
            {field !== 'listing' && <BeforeAndAfter field={field} before={before} after={after} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
