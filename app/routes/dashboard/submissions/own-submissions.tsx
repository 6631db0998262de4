import { Link } from 'react-router';
import { type OwnSubmissions as Page, statusNames } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import { BusinessLine, MoreLink, StatusNews } from '../dashboard-part.tsx';

/** The person's submissions and drafts, with their status. */
export function OwnSubmissions({ page: { items, next } }: { page: Page }) {
  return (
    <>
      <StatusNews
        items={items}
        describe={({ name, status }) =>
          t.nameAndStatus({ name: name || t.withoutName, status: statusNames[status] })
        }
      />
      {items.length === 0 && <p className="text-soft">{t.noSubmissions}</p>}
      {items.length > 0 && (
        <ul className="max-w-3xl border-t border-ink">
          {items.map(({ id, status, name, city, state }) => (
            <BusinessLine
              key={id}
              name={name || t.withoutName}
              to={
                status === 'draft'
                  ? `/business-submission?draft=${id}`
                  : `/business-submission/${id}`
              }
              about={[city, state].filter(Boolean).join(', ')}
            >
              {statusNames[status]}
            </BusinessLine>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Link className="button-line" to="/business-submission">
          {t.addBusiness}
        </Link>
        <MoreLink parameter="submissions" next={next} label={t.older} />
      </div>
    </>
  );
}
