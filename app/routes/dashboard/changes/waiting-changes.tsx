import { Link } from 'react-router';
import { fieldLabels } from '#app/components/editing/show-value.ts';
import type { WaitingChanges as Page } from '#app/domain/editing/editing.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { MoreLink } from '../submissions/more-link.tsx';

/** Changes of verified listings that wait for an admin, the longest waiting first. */
export function WaitingChanges({ page: { items, next } }: { page: Page }) {
  if (items.length === 0) return <p className="text-soft">Nothing waits.</p>;
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map(({ id, name, city, state, field, sent_at }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_19rem]"
          >
            <span>
              <Link
                className="link-quiet font-semibold wrap-anywhere"
                to={`/dashboard/changes/${id}`}
              >
                {name}
              </Link>
              <span className="block text-sm text-soft">
                {city}, {state}
              </span>
            </span>
            <span className="text-sm">
              {fieldLabels[field]}, since {formatLongDate(sent_at)}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="changes" next={next} label="The next ones" />
      </div>
    </>
  );
}
