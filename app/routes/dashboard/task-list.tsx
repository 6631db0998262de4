import { Link } from 'react-router';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { findOwnInvitations, type Invitation } from '#app/domain/access/access-calls.ts';
import { type ListingToConfirm, findFactsToConfirm } from '#app/domain/business/business-calls.ts';
import type { OwnClaims } from '#app/domain/claim/claim.ts';
import { findMessageThreads } from '#app/domain/message/message-calls.ts';
import type { MessageThreads } from '#app/domain/message/message.ts';
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
  /** Unread ones of the first page. */
  messages: MessageThreads['items'];
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
  const [invitations, claims, submissions, facts, reviews, questions, suggestions, threads] =
    await Promise.all([
      findOwnInvitations({ db }),
      own.claims,
      own.submissions,
      findFactsToConfirm({ db }),
      findUnansweredReviews({ db }),
      findUnansweredQuestions({ db }, own.questionsAfter),
      findWaitingSuggestions({ db }),
      findMessageThreads({ db }, null),
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
    messages: threads.items.filter(({ is_unread }) => is_unread),
  };
}

type TaskListProps = { tasks: Tasks };

/** The person's tasks, those that others wait for first; several of a kind are one line that opens. */
export function TaskList({ tasks }: TaskListProps) {
  const { questions } = tasks;
  const groups = listGroups(tasks).filter(({ items }) => items.length > 0);
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {groups.map(({ title, items }) =>
          title === null || items.length === 1 ? (
            items.map(({ key, ...task }) => <Task key={key} {...task} />)
          ) : (
            <li key={items[0]?.key} className="border-b border-rule py-2">
              <Disclosure title={title({ count: items.length })}>
                <ul className="border-t border-rule">
                  {items.map(({ key, ...task }) => (
                    <Task key={key} {...task} />
                  ))}
                </ul>
              </Disclosure>
            </li>
          ),
        )}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="unanswered" next={questions.next} label={t.moreQuestions} />
      </div>
    </>
  );
}

type TaskGroup = {
  /** Of the line for several; null if each is a line. */
  title: ((many: { count: number }) => string) | null;
  items: (TaskProps & { key: string })[];
};

/** The tasks by kind, in their order: what others wait for, what the person has begun, what is to be confirmed. */
function listGroups(tasks: Tasks): TaskGroup[] {
  const { invitations, messages, questions, reviews, suggestions } = tasks;
  const { claims, submissions, facts } = tasks;
  return [
    {
      title: null,
      items: invitations.map((invitation) => ({
        key: invitation.id,
        what: describeInvitation(invitation),
        todo: t.answerAll({ count: 1 }),
        to: '/invitations',
      })),
    },
    {
      title: t.newMessages,
      items: messages.map(({ id, listing, with: name }) => ({
        key: id,
        what: t.newMessage({ name: listing.name, from: name }),
        todo: t.answerAll({ count: 1 }),
        to: `/messages/${id}`,
      })),
    },
    {
      title: t.questionsToAnswer,
      items: questions.items.map(({ id, body, listing }) => ({
        key: id,
        what: t.unansweredQuestion({ name: listing.name, body }),
        todo: t.answerAll({ count: 1 }),
        to: `/question/${id}`,
      })),
    },
    {
      title: t.listingsWithReviews,
      items: reviews.map(({ id, name, count }) => ({
        key: `reviews ${id}`,
        what: t.unansweredReviews({ name, count }),
        todo: t.answerAll({ count }),
        to: `/business-profile/${id}/reviews`,
      })),
    },
    {
      title: t.listingsWithEdits,
      items: suggestions.map(({ id, name, count }) => ({
        key: `suggestions ${id}`,
        what: t.suggestedEdits({ name, count }),
        todo: t.acceptOrReject,
        to: `/business-profile/${id}/suggestions`,
      })),
    },
    {
      title: null,
      items: claims.map(({ id, name, slug }) => ({
        key: id,
        what: t.claimNotVerified({ name }),
        todo: t.verify,
        to: `/business-claim/${slug}`,
      })),
    },
    {
      title: null,
      items: submissions.map(({ id, name, status }) => ({
        key: id,
        ...(status === 'draft'
          ? {
              what: t.isDraft({ name: name ?? '' }),
              todo: t.continueDraft,
              to: `/business-submission?draft=${id}`,
            }
          : {
              what: t.wasRejected({ name: name ?? '' }),
              todo: t.seeWhy,
              to: `/business-submission/${id}`,
            }),
      })),
    },
    {
      title: t.listingsToConfirm,
      items: facts.map((listing) => ({
        key: listing.id,
        what: describeFacts(listing),
        todo: t.confirmOrFix,
        to: `/business-profile/${listing.id}`,
      })),
    },
  ];
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
