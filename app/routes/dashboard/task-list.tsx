import { Link } from 'react-router';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { findOwnInvitations, type Invitation } from '#app/domain/access/access-calls.ts';
import { type ListingToConfirm, findFactsToConfirm } from '#app/domain/business/business-calls.ts';
import type { OwnClaims } from '#app/domain/claim/claim.ts';
import { findUnansweredQuestions } from '#app/domain/question/question-calls.ts';
import { findUnansweredReviews } from '#app/domain/review/review-calls.ts';
import type { OwnSubmissions } from '#app/domain/submission/submission.ts';
import { findWaitingSuggestions } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import { formatList } from '#app/messages/sentences.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { MoreLink } from './dashboard-part.tsx';

type UnansweredReviews = Awaited<ReturnType<typeof findUnansweredReviews>>;
type UnansweredQuestions = Awaited<ReturnType<typeof findUnansweredQuestions>>;
type WaitingSuggestions = Awaited<ReturnType<typeof findWaitingSuggestions>>;

/** The tasks of a person. */
type Tasks = {
  invitations: Invitation[];
  claims: OwnClaims['items'];
  submissions: OwnSubmissions['items'];
  facts: ListingToConfirm[];
  reviews: UnansweredReviews;
  questions: UnansweredQuestions;
  suggestions: WaitingSuggestions;
};

const waitingStatuses = ['rejected', 'draft'];

type TasksInput = {
  /** Data that the screen loads anyway: the first page of each. */
  claims: Promise<OwnClaims>;
  submissions: Promise<OwnSubmissions>;
  /** The id of the last unanswered question of the previous page; null on the first page. */
  questionsAfter: string | null;
};

/**
 * Returns the caller's tasks: unfinished claims, refused submissions, then drafts.
 * @throws AppError backend_unavailable
 */
export async function findTasks({ db }: { db: Db }, own: TasksInput): Promise<Tasks> {
  const [invitations, claims, submissions, facts, reviews, questions, suggestions] =
    await Promise.all([
      findOwnInvitations({ db }),
      own.claims,
      own.submissions,
      findFactsToConfirm({ db }),
      findUnansweredReviews({ db }),
      findUnansweredQuestions({ db }, own.questionsAfter),
      findWaitingSuggestions({ db }),
    ]);
  const waiting = waitingStatuses.flatMap((status) =>
    submissions.items.filter((item) => item.status === status),
  );
  const unproven = claims.items.filter(
    ({ status, sent_at }) => status === 'pending' && sent_at === null,
  );
  return {
    invitations,
    claims: unproven,
    submissions: waiting,
    facts,
    reviews,
    questions,
    suggestions,
  };
}

type TaskListProps = { tasks: Tasks };

/** The person's tasks, those that others wait for first. */
export function TaskList({ tasks }: TaskListProps) {
  const { invitations, claims, submissions, facts, reviews } = tasks;
  const { questions, suggestions } = tasks;
  const lists = Object.values({ ...tasks, questions: questions.items });
  if (lists.every((list) => list.length === 0)) {
    return <p className="text-soft">{t.noTasks}</p>;
  }
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {invitations.map((invitation) => (
          <Task
            key={invitation.id}
            what={describeInvitation(invitation)}
            todo={t.answerAll({ count: 1 })}
            to="/invitations"
          />
        ))}
        {reviews.map(({ id, name, count }) => (
          <Task
            key={`reviews ${id}`}
            what={t.unansweredReviews({ name, count })}
            todo={t.answerAll({ count })}
            to={`/business-profile/${id}/reviews`}
          />
        ))}
        {questions.items.map(({ id, body, listing }) => (
          <Task
            key={id}
            what={t.unansweredQuestion({ name: listing.name, body })}
            todo={t.answerAll({ count: 1 })}
            to={`/question/${id}`}
          />
        ))}
        {suggestions.map(({ id, name, count }) => (
          <Task
            key={`suggestions ${id}`}
            what={t.suggestedEdits({ name, count })}
            todo={t.acceptOrReject}
            to={`/business-profile/${id}/suggestions`}
          />
        ))}
        {claims.map(({ id, name, slug }) => (
          <Task
            key={id}
            what={t.claimNotVerified({ name })}
            todo={t.verify}
            to={`/business-claim/${slug}`}
          />
        ))}
        {submissions.map(({ id, name, status }) => (
          <Task
            key={id}
            what={
              status === 'draft'
                ? t.isDraft({ name: name ?? '' })
                : t.wasRejected({ name: name ?? '' })
            }
            todo={status === 'draft' ? t.continueDraft : t.seeWhy}
            to={
              status === 'draft' ? `/business-submission?draft=${id}` : `/business-submission/${id}`
            }
          />
        ))}
        {facts.length > 1 ? (
          <li className="border-b border-rule py-2">
            <Disclosure title={t.listingsToConfirm({ count: facts.length })}>
              <ul className="border-t border-rule">
                <FactTasks facts={facts} />
              </ul>
            </Disclosure>
          </li>
        ) : (
          <FactTasks facts={facts} />
        )}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="unanswered" next={questions.next} label={t.moreQuestions} />
      </div>
    </>
  );
}

function FactTasks({ facts }: Pick<Tasks, 'facts'>) {
  return facts.map((listing) => (
    <Task
      key={listing.id}
      what={describeFacts(listing)}
      todo={t.confirmOrFix}
      to={`/business-profile/${listing.id}`}
    />
  ));
}

function describeInvitation({ owner, role, listing }: Invitation): string {
  const invited = { owner, listing: listing.name };
  return role === 'owner' ? t.invitedToOwn(invited) : t.invitedToEdit(invited);
}

function describeFacts({ name, facts }: ListingToConfirm): string {
  return t.factsToConfirm({ name, facts: formatList(facts.map(({ fact }) => fact)) });
}

type TaskProps = { what: string; todo: string; to: string };

function Task({ what, todo, to }: TaskProps) {
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 border-b border-rule py-2 @lg:grid-cols-[minmax(0,1fr)_auto]">
      <span className="line-clamp-3 wrap-anywhere">{what}</span>
      <Link className="link-quiet inline-flex min-h-11 items-center font-semibold" to={to}>
        {t.todoAbout({
          todo,
          what,
          unseen: (text) => <span className="sr-only">{text}</span>,
        })}
      </Link>
    </li>
  );
}
