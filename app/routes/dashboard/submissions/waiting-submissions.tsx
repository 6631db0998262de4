import { Link } from 'react-router';
import type { WaitingSubmissions as Page } from '#app/domain/submission/submission.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { MoreLink } from './more-link.tsx';

/** What waits for an admin, the longest waiting first. */
export function WaitingSubmissions({ page: { items, next } }: { page: Page }) {
  if (items.length === 0) return <p className="text-soft">Nothing waits.</p>;
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map(({ id, name, city, state, sent_at, submitter, published, rejected }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_19rem]"
          >
            <span>
              <Link
                className="link-quiet font-semibold wrap-anywhere"
                to={`/dashboard/submissions/${id}`}
              >
                {name}
              </Link>
              <span className="block text-sm text-soft">
                {city}, {state}
              </span>
            </span>
            <span className="text-sm">
              {submitter ?? 'Somebody'} on {formatLongDate(sent_at)}
              <span className="block text-soft">
                Earlier ones: {published} published, {rejected} refused
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="waiting" next={next} label="The next ones" />
      </div>
    </>
  );
}
