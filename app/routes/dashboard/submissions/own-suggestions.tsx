import { nameSuggested } from '#app/components/suggested-edit/suggested-value.tsx';
import {
  type OwnSuggestions as SuggestionPage,
  suggestionStatusNames,
} from '#app/domain/suggested-edit/suggested-edit.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import { BusinessLine, MoreLink } from '../dashboard-part.tsx';

/** The edits that a person has suggested, with what became of each field. */
export function OwnSuggestions({ page: { items, next } }: { page: SuggestionPage }) {
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
