import { Link } from 'react-router';
import { type OwnSubmissions as Page, statusNames } from '#app/domain/submission/submission.ts';
import { MoreLink } from '../more-link.tsx';

/** What somebody has added or begun to add, with how each stands. */
export function OwnSubmissions({ page: { items, next } }: { page: Page }) {
  return (
    <>
      {items.length === 0 && <p className="text-soft">You have not added a business yet.</p>}
      {items.length > 0 && (
        <ul className="max-w-3xl border-t border-ink">
          {items.map(({ id, status, name, city, state }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
            >
              <span className="min-w-0">
                <Link
                  className="link-quiet font-semibold wrap-anywhere"
                  to={
                    status === 'draft'
                      ? `/business-submission?draft=${id}`
                      : `/business-submission/${id}`
                  }
                >
                  {name || 'Without a name yet'}
                </Link>
                <span className="block text-sm text-soft">
                  {[city, state].filter(Boolean).join(', ')}
                </span>
              </span>
              <span className="text-sm">{statusNames[status]}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Link className="button-line" to="/business-submission">
          Add a business
        </Link>
        <MoreLink parameter="submissions" next={next} label="Older ones" />
      </div>
    </>
  );
}
