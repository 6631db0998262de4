import { useState } from 'react';
import { Link } from 'react-router';
import { nameSuggested } from '#app/components/suggested-edit/suggested-value.tsx';
import { describeStatus, type OwnClaims } from '#app/domain/claim/claim.ts';
import type { OwnQuestions } from '#app/domain/question/question-schema.ts';
import type { OwnReviews } from '#app/domain/review/review.ts';
import { type OwnSubmissions, submissionStatusNames } from '#app/domain/submission/submission.ts';
import {
  type OwnSuggestions,
  suggestionStatusNames,
} from '#app/domain/suggested-edit/suggested-edit.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import { BusinessLine, MoreLink } from './dashboard-part.tsx';

// What a person has sent, list by list, each with what became of it.

/** The person's own claims and their status. */
export function OwnClaimList({ page: { items, next } }: { page: OwnClaims }) {
  return (
    <>
      <StatusNews
        items={items}
        describe={(claim) => t.nameAndStatus({ name: claim.name, status: describeStatus(claim) })}
      />
      <ul className="max-w-3xl border-t border-ink">
        {items.map((claim) => (
          <BusinessLine
            key={claim.id}
            name={claim.name}
            to={`/business-claim/${claim.slug}`}
            about={`${claim.city}, ${claim.state}`}
          >
            {describeStatus(claim)}
          </BusinessLine>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="claims" next={next} label={t.older} />
      </div>
    </>
  );
}

/** The person's submissions and drafts, with their status. */
export function OwnSubmissionList({ page: { items, next } }: { page: OwnSubmissions }) {
  return (
    <>
      <StatusNews
        items={items}
        describe={({ name, status }) =>
          t.nameAndStatus({ name: name || t.withoutName, status: submissionStatusNames[status] })
        }
      />
      <ul className="max-w-3xl border-t border-ink">
        {items.map(({ id, status, name, city, state }) => (
          <BusinessLine
            key={id}
            name={name || t.withoutName}
            to={
              status === 'draft' ? `/business-submission?draft=${id}` : `/business-submission/${id}`
            }
            about={[city, state].filter(Boolean).join(', ')}
          >
            {submissionStatusNames[status]}
          </BusinessLine>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link className="button-line" to="/business-submission">
          {t.addBusiness}
        </Link>
        <MoreLink parameter="submissions" next={next} label={t.older} />
      </div>
    </>
  );
}

/** The person's own reviews. */
export function OwnReviewList({ page: { items, next } }: { page: OwnReviews }) {
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map(({ id, rating, status, hidden_reason, created_at, listing }) => (
          <BusinessLine
            key={id}
            name={listing?.name ?? t.listingNotPublic}
            to={listing && `/business-review/${listing.slug}`}
            about={
              <>
                {formatLocalDate(created_at)}
                {hidden_reason && (
                  <span className="block text-ink wrap-anywhere">
                    {t.hiddenBecause({ reason: hidden_reason })}
                  </span>
                )}
              </>
            }
          >
            {t.written({ what: t.rated({ rating }), status })}
          </BusinessLine>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="reviews" next={next} label={t.older} />
      </div>
    </>
  );
}

/** The person's own questions and answers. */
export function OwnQuestionList({ page: { items, next } }: { page: OwnQuestions }) {
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map(({ id, question_id, body, status, hidden_reason, created_at, listing }) => (
          <BusinessLine
            key={id}
            name={listing?.name ?? t.listingNotPublic}
            to={listing && `/question/${question_id ?? id}`}
            about={
              <>
                {formatLocalDate(created_at)}
                <span className="line-clamp-2 wrap-anywhere" dir="auto">
                  {body}
                </span>
                {hidden_reason && (
                  <span className="block text-ink wrap-anywhere">
                    {t.hiddenBecause({ reason: hidden_reason })}
                  </span>
                )}
              </>
            }
          >
            {t.written({ what: question_id === null ? t.question : t.answer, status })}
          </BusinessLine>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="questions" next={next} label={t.older} />
      </div>
    </>
  );
}

/** The edits that a person has suggested, with what became of each field. */
export function OwnSuggestionList({ page: { items, next } }: { page: OwnSuggestions }) {
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

type StatusNewsProps<Item> = {
  /** The items of a list. */
  items: readonly Item[];
  /** "The Corner Bakery: Published" */
  describe: (item: Item) => string;
};

/** Announces changes of a list's items to screen readers, without interrupting. */
function StatusNews<Item extends { id: string }>({ items, describe }: StatusNewsProps<Item>) {
  const [before, setBefore] = useState(items);
  const [news, setNews] = useState('');
  if (before !== items) {
    const known = new Map(before.map((item) => [item.id, describe(item)]));
    const changed = items.filter(
      (item) => known.has(item.id) && known.get(item.id) !== describe(item),
    );
    setBefore(items);
    if (changed.length > 0) setNews(changed.map((item) => `${describe(item)}.`).join(' '));
  }
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}
