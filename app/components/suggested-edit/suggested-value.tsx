import { Link } from 'react-router';
import { BeforeAndAfter, fieldLabels } from '#app/components/editing/show-value.tsx';
import { readHistoryValue } from '#app/domain/suggested-edit/suggested-edit.ts';
import * as t from '#app/messages/components/dashboard.tsx';

type Suggested = {
  field: string;
  after: Record<string, unknown>;
  /** The present values, or those when it was suggested. */
  before: Record<string, unknown> | null;
};

/** Returns what a suggestion changes: 'Phone', 'Duplicate'. */
export function nameSuggested(field: string): string {
  return field === 'duplicate_of' ? t.duplicate : (fieldLabels[field] ?? field);
}

/** A suggested value below the present one. */
export function SuggestedValue({ field, before, after }: Suggested) {
  if (field === 'duplicate_of') {
    const { slug, name, city, state } = after as Record<'slug' | 'name' | 'city' | 'state', string>;
    return (
      <p className="mt-1 wrap-anywhere">
        {t.sameBusiness({
          city,
          state,
          name: (
            <Link className="link-quiet" to={`/business/${slug}`}>
              {name}
            </Link>
          ),
        })}
      </p>
    );
  }
  return (
    <BeforeAndAfter
      field={field}
      before={readHistoryValue(field, before)}
      after={field === 'status' ? toStatus(after) : readHistoryValue(field, after)}
    />
  );
}

/** Returns a suggested status in the form of the history. */
function toStatus({ kind, place, moved_to }: Record<string, unknown>) {
  const address = place as { street: string; city: string; state: string } | undefined;
  return {
    status: kind,
    temporarily_closed: false,
    reopens_on: null,
    moved_to: address ? `${address.street}, ${address.city}, ${address.state}` : moved_to,
  };
}

type SuggestionEvidenceProps = { link: string | null; note: string | null };

/** The link and the note that came with a suggestion. */
export function SuggestionEvidence({ link, note }: SuggestionEvidenceProps) {
  if (link === null && note === null) return null;
  return (
    <div className="mt-3 border-l-[3px] border-rule-strong pl-4 wrap-anywhere">
      {note !== null && (
        <p className="whitespace-pre-line" dir="auto">
          {note}
        </p>
      )}
      {link !== null && (
        <a className="link-quiet" href={link} rel="nofollow noreferrer" target="_blank">
          {link}
        </a>
      )}
    </div>
  );
}
