import { type ComponentProps, type ReactNode, useState } from 'react';
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
export function OwnClaimList({ page }: { page: OwnClaims }) {
  return (
    <>
      <StatusNews
        items={page.items}
        describe={(claim) => t.nameAndStatus({ name: claim.name, status: describeStatus(claim) })}
      />
      <OwnList parameter="claims" page={page}>
        {(claim) => ({
          name: claim.name,
          to: `/business-claim/${claim.slug}`,
          about: `${claim.city}, ${claim.state}`,
          children: describeStatus(claim),
        })}
      </OwnList>
    </>
  );
}

/** The person's submissions and drafts, with their status. */
export function OwnSubmissionList({ page }: { page: OwnSubmissions }) {
  return (
    <>
      <StatusNews
        items={page.items}
        describe={({ name, status }) =>
          t.nameAndStatus({ name: name || t.withoutName, status: submissionStatusNames[status] })
        }
      />
      <OwnList
        parameter="submissions"
        page={page}
        button={
          <Link className="button-line" to="/business-submission">
            {t.addBusiness}
          </Link>
        }
      >
        {({ id, status, name, city, state }) => ({
          name: name || t.withoutName,
          to:
            status === 'draft' ? `/business-submission?draft=${id}` : `/business-submission/${id}`,
          about: [city, state].filter(Boolean).join(', '),
          children: submissionStatusNames[status],
        })}
      </OwnList>
    </>
  );
}

/** The person's own reviews. */
export function OwnReviewList({ page }: { page: OwnReviews }) {
  return (
    <OwnList parameter="reviews" page={page}>
      {({ rating, status, hidden_reason, created_at, listing }) => ({
        name: listing?.name ?? t.listingNotPublic,
        to: listing && `/business-review/${listing.slug}`,
        about: <Written on={created_at} hiddenReason={hidden_reason} />,
        children: t.written({ what: t.rated({ rating }), status }),
      })}
    </OwnList>
  );
}

/** The person's own questions and answers. */
export function OwnQuestionList({ page }: { page: OwnQuestions }) {
  return (
    <OwnList parameter="questions" page={page}>
      {({ id, question_id, body, status, hidden_reason, created_at, listing }) => ({
        name: listing?.name ?? t.listingNotPublic,
        to: listing && `/question/${question_id ?? id}`,
        about: (
          <Written on={created_at} hiddenReason={hidden_reason}>
            <span className="line-clamp-2 wrap-anywhere" dir="auto">
              {body}
            </span>
          </Written>
        ),
        children: t.written({ what: question_id === null ? t.question : t.answer, status }),
      })}
    </OwnList>
  );
}

/** The edits that a person has suggested, with what became of each field. */
export function OwnSuggestionList({ page }: { page: OwnSuggestions }) {
  return (
    <OwnList parameter="suggestions" page={page}>
      {({ id, listing, created_at, fields }) => ({
        name: listing.name,
        to: `/suggested-edits/${id}`,
        about: formatLocalDate(created_at),
        children: fields
          .map(({ field, status }) =>
            t.nameAndStatus({ name: nameSuggested(field), status: suggestionStatusNames[status] }),
          )
          .join(', '),
      })}
    </OwnList>
  );
}

type OwnListProps<Item> = {
  /** Of the address of a later page. */
  parameter: string;
  page: { items: readonly Item[]; next: string | null };
  button?: ReactNode;
  children: (item: Item) => ComponentProps<typeof BusinessLine>;
};

/** A page of what a person has sent, and the link to the next. */
function OwnList<Item extends { id: string }>(props: OwnListProps<Item>) {
  const { parameter, page, button, children } = props;
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {page.items.map((item) => (
          <BusinessLine key={item.id} {...children(item)} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {button}
        <MoreLink parameter={parameter} next={page.next} label={t.older} />
      </div>
    </>
  );
}

type WrittenProps = { on: string; hiddenReason: string | null; children?: ReactNode };

function Written({ on, hiddenReason, children }: WrittenProps) {
  return (
    <>
      {formatLocalDate(on)}
      {children}
      {hiddenReason && (
        <span className="block text-ink wrap-anywhere">
          {t.hiddenBecause({ reason: hiddenReason })}
        </span>
      )}
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
