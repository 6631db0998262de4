import { Link } from 'react-router';
import { type OwnSubmissions, submissionStatusNames } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import { nameSuggested } from '#app/components/suggested-edit/suggested-value.tsx';
import {
  type OwnSuggestions,
  suggestionStatusNames,
} from '#app/domain/suggested-edit/suggested-edit.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import { BusinessLine, MoreLink, StatusNews } from '../dashboard-part.tsx';

/** The person's submissions and drafts, with their status. */
export function SubmissionList({ page: { items, next } }: { page: OwnSubmissions }) {
  return (
    <>
      <StatusNews
        items={items}
        describe={({ name, status }) =>
          t.nameAndStatus({ name: name || t.withoutName, status: submissionStatusNames[status] })
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
              {submissionStatusNames[status]}
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

/** The edits that a person has suggested, with what became of each field. */
export function SuggestionList({ page: { items, next } }: { page: OwnSuggestions }) {
  if (items.length === 0) {
    return <p className="max-w-[60ch] text-soft">{t.noSuggestions}</p>;
  }
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map(({ id, listing, created_at, fields }) => (
          <BusinessLine
            key={id}
            name={listing.name}
            to={`/suggested-edits/${id}`}
            about={formatLocalDate(created_at)}
          >
            {fields
              .map(({ field, status }) =>
                t.nameAndStatus({
                  name: nameSuggested(field),
                  status: suggestionStatusNames[status],
                }),
              )
              .join(', ')}
          </BusinessLine>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="suggestions" next={next} label={t.older} />
      </div>
    </>
  );
}
