import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fieldLabels } from '#app/components/editing/show-value.tsx';
import { contributionStatuses } from '#app/domain/admin-queue/admin-queue.ts';
import { listingStatusNames } from '#app/domain/business/business-labels.ts';
import { describeStatus as describeClaimStatus } from '#app/domain/claim/claim.ts';
import type { PersonFile } from '#app/domain/people/people-calls.ts';
import { reportReasons } from '#app/domain/report/report.ts';
import { nameSavedList } from '#app/domain/saved/saved.ts';
import { submissionStatusNames } from '#app/domain/submission/submission.ts';
import { suggestionStatusNames } from '#app/domain/suggested-edit/suggested-edit.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';
import { nouns } from '#app/messages/domain/report.ts';

const reportStatusNames: Record<PersonFile['reports']['newest'][number]['status'], string> = {
  open: 'Awaiting review',
  upheld: 'Upheld',
  dismissed: 'Dismissed',
};

/** The person's newest contributions of each kind; kinds without any are left out. */
export function Contributions({ person }: { person: PersonFile }) {
  const { listings, submissions, claims, reviews, questions } = person;
  const { suggestions, reports, conversations, lists } = person;
  const all = [
    listings,
    submissions,
    claims,
    reviews,
    questions,
    suggestions,
    reports,
    conversations,
    lists,
  ];
  if (all.every(({ count }) => count === 0)) return <p className="text-soft">No content yet.</p>;
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <Kind title="Listings" {...listings}>
        {({ id, name, city, state, status }) => (
          <>
            <Name to={`/business-profile/${id}`}>{name}</Name>, {city}, {state} ·{' '}
            {listingStatusNames[status]}
          </>
        )}
      </Kind>
      <Kind title="Reviews" {...reviews}>
        {({ id, name, rating, body, status, reason }) => (
          <>
            <Name to={`/dashboard/queue/review/${id}`}>{name}</Name>, {rating} of 5
            {status !== 'published' && ` · ${contributionStatuses[status]}`}
            <Excerpt>{body}</Excerpt>
            <Reason reason={reason} />
          </>
        )}
      </Kind>
      <Kind title="Questions and answers" {...questions}>
        {({ id, name, is_answer, body, status, reason }) => (
          <>
            <Name to={`/dashboard/queue/question/${id}`}>{name}</Name>,{' '}
            {is_answer ? 'answer' : 'question'}
            {status !== 'published' && ` · ${contributionStatuses[status]}`}
            <Excerpt>{body}</Excerpt>
            <Reason reason={reason} />
          </>
        )}
      </Kind>
      <Kind title="Suggested edits" {...suggestions}>
        {({ name, slug, fields }) => (
          <>
            <Name to={`/business/${slug}`}>{name}</Name>
            {fields.map(({ id, field, status, reason }) => (
              <span key={id} className="mt-1 block">
                <Link className="link-quiet" to={`/dashboard/queue/edit/${id}`}>
                  {fieldLabels[field] ?? field}
                </Link>
                {` · ${suggestionStatusNames[status]}`}
                <Reason reason={reason} />
              </span>
            ))}
          </>
        )}
      </Kind>
      <Kind title="Reports" {...reports}>
        {({ kind, subject_id, name, reason, details, status, outcome }) => (
          <>
            <Name to={`/dashboard/queue/${kind === 'review' ? 'review' : 'report'}/${subject_id}`}>
              {nameSavedList({ name })}
            </Name>
            , {nouns[kind]} · {reportStatusNames[status]}
            <span className="mt-1 block">{reportReasons[reason]}</span>
            {details !== null && <Excerpt>{details}</Excerpt>}
            <Reason reason={outcome} />
          </>
        )}
      </Kind>
      <Kind title="Reported conversations" {...conversations}>
        {({ id, name, is_closed }) => (
          <>
            <Name to={`/dashboard/queue/report/${id}`}>{name}</Name>
            {is_closed && ' · Closed'}
          </>
        )}
      </Kind>
      <Kind title="Shared lists" {...lists}>
        {({ id, name }) => <Name to={`/lists/${id}`}>{nameSavedList({ name })}</Name>}
      </Kind>
      <Kind title="Submissions" {...submissions}>
        {({ id, name, status }) => (
          <>
            <Name to={`/dashboard/queue/submission/${id}`}>{name}</Name> ·{' '}
            {submissionStatusNames[status]}
          </>
        )}
      </Kind>
      <Kind title="Claims" {...claims}>
        {({ id, name, status, at }) => (
          <>
            <Name to={`/dashboard/queue/claim/${id}`}>{name}</Name> ·{' '}
            {describeClaimStatus({ status, sent_at: at })}
          </>
        )}
      </Kind>
    </div>
  );
}

function Name({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link-quiet font-semibold" to={to}>
      {children}
    </Link>
  );
}

function Excerpt({ children }: { children: string }) {
  return (
    <span className="mt-1 line-clamp-3" dir="auto">
      {children}
    </span>
  );
}

/** What an admin or owner wrote with a decision. */
function Reason({ reason }: { reason: string | null }) {
  return (
    reason !== null && (
      <span className="mt-1 block text-soft">
        Reason: <bdi>{reason}</bdi>
      </span>
    )
  );
}

type KindProps<Item> = {
  title: string;
  count: number;
  newest: Item[];
  children: (item: Item) => ReactNode;
};

function Kind<Item extends { id: string; at: string }>(props: KindProps<Item>) {
  const { title, count, newest, children } = props;
  if (count === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">
        {title} <span className="font-normal text-soft">{formatCount(count)}</span>
      </h3>
      <ul className="mt-2 border-t border-rule">
        {newest.map((item) => (
          <li key={item.id} className="border-b border-rule py-2 text-sm wrap-anywhere">
            {children(item)}
            <span className="block text-soft">{formatLocalDate(item.at)}</span>
          </li>
        ))}
      </ul>
      {count > newest.length && (
        <p className="mt-2 text-sm text-soft">The newest {newest.length} are shown.</p>
      )}
    </div>
  );
}
