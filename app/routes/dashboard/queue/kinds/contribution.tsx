import { Link } from 'react-router';
import { findQueuedQuestion } from '#app/domain/question/question-calls.ts';
import { formatLocalDate, formatMoment } from '#app/domain/text/text.ts';
import { nameList } from '#app/domain/saved/saved.ts';
import { nouns } from '#app/messages/domain/report.ts';
import { findQueuedReport } from '#app/domain/report/report-calls.ts';
import {
  type QueuedReport,
  type ReceivedReport,
  reportReasons,
} from '#app/domain/report/report.ts';
import type { KindOfItem } from './kind.ts';
import { contributionStatuses } from '#app/domain/admin-queue/admin-queue.ts';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';

/** A question about a listing, or an answer to one, that was held. */
export const question: KindOfItem<'question'> = {
  name: 'Question',
  plural: 'Questions and answers',
  describe: ({ is_answer }) => (is_answer ? 'Answer' : 'Question'),
  note: ({ excerpt }) => excerpt,
  approved: 'The question or answer is public',
  async load({ db }, id) {
    const one = await findQueuedQuestion({ db }, id);
    if (one === null) return null;
    const { listing, question: asked, author_name, body, created_at } = one;
    return {
      name: listing.name,
      status: contributionStatuses[one.status],
      isWaiting: one.is_waiting,
      reason: one.hidden_reason,
      reasonLabel: 'Hidden because',
      decision: {
        version: one.version,
        own: one.is_own ? 'question, answer or listing' : null,
        approve: 'Publish',
        reasonHint: 'The author sees this.',
      },
      facts: (
        <>
          <p className="wrap-anywhere">
            <Link className="link-quiet font-semibold" to={`/business/${listing.slug}#questions`}>
              {listing.name}
            </Link>
            , {listing.city}, {listing.state}
          </p>
          {asked && (
            <div className="mt-6 border-l-[3px] border-rule-strong pl-4">
              <p className="text-sm font-semibold">
                <bdi>{asked.author_name}</bdi> asked
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
                {asked.body}
              </p>
            </div>
          )}
          <section className="mt-6" aria-labelledby="question">
            <h2 className="text-title" id="question">
              {asked ? 'Answer' : 'Question'} by <bdi>{author_name}</bdi>
            </h2>
            <p className="text-sm text-soft">Written on {formatLocalDate(created_at)}</p>
            <p className="mt-3 max-w-[68ch] wrap-anywhere whitespace-pre-line" dir="auto">
              {body}
            </p>
          </section>
        </>
      ),
    };
  },
};

/** A listing, photo, list, question, answer or conversation that people have reported, or whose author appeals against hiding it. */
export const report: KindOfItem<'report'> = {
  name: 'Report',
  plural: 'Reports',
  describe: ({ subject }) => `Reported ${nouns[subject]}`,
  sender: 'Visitors',
  approved: 'It stays, and reports of it are dismissed',
  rejected:
    'It is hidden, or closed if it is a conversation. Its author and everyone who reported it can read the reason',
  async load({ db }, id) {
    const one = await findQueuedReport({ db }, id);
    if (one === null) return null;
    return {
      name: nameList({ name: one.title }),
      status: describeStatus(one),
      isWaiting: one.is_waiting,
      reason: one.removal?.reason ?? null,
      reasonLabel: one.kind === 'conversation' ? 'Closed because' : 'Hidden because',
      decision: {
        version: one.version,
        own: one.is_own ? `report or ${nouns[one.kind]}` : null,
        approve: approveLabel(one),
        reasonHint:
          one.kind === 'conversation'
            ? 'Both sides see this.'
            : 'The author and everyone who reported it see this.',
      },
      facts: <ReportFacts report={one} />,
    };
  },
};

function describeStatus({ kind, removal }: QueuedReport): string {
  if (kind === 'conversation') return removal ? 'Closed' : 'Open';
  return removal ? 'Hidden' : 'Public';
}

function approveLabel({ kind, removal }: QueuedReport): string {
  if (kind === 'conversation') return 'Leave it open';
  return removal ? 'Make it public again' : 'Keep it public';
}

function ReportFacts({ report: one }: { report: QueuedReport }) {
  const { kind, id, title, subject, messages, removal, reports } = one;
  return (
    <>
      <p className="wrap-anywhere">
        The reported {nouns[kind]}:{' '}
        <Link
          className="link-quiet font-semibold"
          to={kind === 'list' ? `/lists/${id}` : `/business/${subject?.listing?.slug ?? id}`}
        >
          {nameList({ name: title })}
        </Link>
        {subject?.listing && `, ${subject.listing.city}, ${subject.listing.state}`}
      </p>
      {kind === 'listing' && (
        <p className="mt-2 text-soft">Rejecting suspends the listing, and we notify its owner.</p>
      )}
      {kind === 'conversation' && (
        <section aria-labelledby="messages">
          <h2 className="mt-8 text-title" id="messages">
            Messages until the report
          </h2>
          {messages.map((message) => (
            <Quoted
              key={message.id}
              title={`${message.author_name}, ${formatMoment(message.created_at)}`}
              text={message.body}
            />
          ))}
        </section>
      )}
      {subject?.photo && (
        <PhotoCover
          photo={subject.photo}
          sizes="24rem"
          alt={subject.photo.alt || 'The reported photo'}
          className="mt-4 max-w-96 rounded-control"
        />
      )}
      {removal?.photo && (
        <p className="mt-4">
          <a className="link-quiet" href={removal.photo}>
            Open the hidden photo
          </a>
        </p>
      )}
      {subject?.text && <Quoted title="Its text" text={subject.text} />}
      {removal?.text && <Quoted title="The hidden text" text={removal.text} />}
      {removal?.appeal && <Quoted title="The author’s appeal" text={removal.appeal} />}
      {removal?.appeal_decided_at && (
        <p className="mt-2 text-sm text-soft">
          The appeal was rejected on {formatLocalDate(removal.appeal_decided_at)}.
        </p>
      )}
      <ReportList reports={reports} />
    </>
  );
}

/** The newest reports of an item. */
export function ReportList({ reports }: { reports: ReceivedReport[] }) {
  if (reports.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="reports">
      <h2 className="text-title" id="reports">
        Reports
      </h2>
      <ul className="mt-2 border-t border-rule">
        {reports.map(({ id, reason, details, status, created_at, reporter }) => (
          <li key={id} className="border-b border-rule py-3 wrap-anywhere">
            <p className="font-semibold">{reportReasons[reason]}</p>
            {details && (
              <p className="whitespace-pre-line" dir="auto">
                {details}
              </p>
            )}
            <p className="text-sm text-soft">
              <bdi>{reporter ?? 'Someone'}</bdi>, {formatLocalDate(created_at)}
              {status !== 'open' && `: ${status}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text of somebody's, with whose it is. */
export function Quoted({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-4 border-l-[3px] border-rule-strong pl-4">
      <p className="text-sm font-semibold">{title}</p>
      <p className="mt-1 max-w-[66ch] wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
      </p>
    </div>
  );
}
