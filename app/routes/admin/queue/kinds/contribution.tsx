import { Link } from 'react-router';
import { useSignedPhotos } from '#app/browser/photos/use-signed-photos.ts';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { contributionStatuses } from '#app/domain/admin-queue/admin-queue.ts';
import { findQueuedQuestion } from '#app/domain/question/question-calls.ts';
import { findQueuedReport } from '#app/domain/report/report-calls.ts';
import {
  type QueuedReport,
  type ReportKind,
  type ReceivedReport,
  reportReasons,
} from '#app/domain/report/report.ts';
import { nameSavedList } from '#app/domain/saved/saved.ts';
import { upperFirst, formatLocalDate, formatMoment } from '#app/domain/text/text.ts';
import * as t from '#app/messages/domain/report.ts';
import type { KindOfItem, Outcome, Outcomes } from './kind.ts';

/** A question about a listing, or an answer to one, that was held. */
export const question: KindOfItem<'question'> = {
  describe: ({ is_answer }) => (is_answer ? 'Answer' : 'Question'),
  note: ({ excerpt }) => excerpt,
  outcomes: ({ is_answer = false }) => {
    const kind = is_answer ? 'answer' : 'question';
    return {
      approve: {
        act: `Publish ${kind}`,
        done: `${upperFirst(kind)} published`,
        effect: `The ${kind} is public`,
      },
      refuse: {
        act: t.remove({ kind }),
        done: `${upperFirst(kind)} hidden`,
        effect: `The ${kind} is hidden; its author sees the reason`,
        isRemoval: true,
      },
    };
  },
  bulk: { approve: 'Publish', refuse: 'Hide' },
  record: { approved: 'published', rejected: 'hidden' },
  async load({ db }, id) {
    const one = await findQueuedQuestion({ db }, id);
    if (one === null) return null;
    const { listing, question: answered, author_name, body, created_at } = one;
    return {
      name: listing.name,
      status: contributionStatuses[one.status],
      isWaiting: one.is_waiting,
      reason: one.hidden_reason,
      reasonLabel: 'Hidden because',
      decision: {
        version: one.version,
        own: one.is_own ? 'question, answer or listing' : null,
        reasonHint: 'The author sees this.',
      },
      about: { is_answer: answered !== null },
      facts: (
        <>
          <p className="wrap-anywhere">
            <Link className="link-quiet font-semibold" to={`/business/${listing.slug}#questions`}>
              {listing.name}
            </Link>
            , {listing.city}, {listing.state}
          </p>
          {answered && (
            <div className="mt-6 border-l-[3px] border-rule-strong pl-4">
              <p className="text-sm font-semibold">
                <bdi>{answered.author_name}</bdi> asked
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
                {answered.body}
              </p>
            </div>
          )}
          <TitledSection
            className="mt-6"
            id="question"
            title={
              <>
                {answered ? 'Answer' : 'Question'} by <bdi>{author_name}</bdi>
              </>
            }
          >
            <p className="text-sm text-soft">Written on {formatLocalDate(created_at)}</p>
            <p className="mt-3 max-w-[68ch] wrap-anywhere whitespace-pre-line" dir="auto">
              {body}
            </p>
          </TitledSection>
        </>
      ),
    };
  },
};

/** The outcome that lets others see a held text. People who reported it are notified, too. */
const releases: Partial<Record<ReportKind, Outcome>> = {
  list: { act: 'Show list', done: 'List shown', effect: 'Others can read the list' },
  conversation: {
    act: 'Deliver message',
    done: 'Message delivered',
    effect: 'The business gets the message',
  },
};

/**
 * A listing, photo, list, question, answer or conversation that people have reported, or whose author
 * appeals against hiding it; a list or message that was held because of its signals.
 */
export const report: KindOfItem<'report'> = {
  describe: ({ subject, signals }) =>
    signals.reported || signals.appealed
      ? `Reported ${t.nouns[subject]}`
      : `Held ${subject === 'list' ? 'list' : 'message'}`,
  sender: 'Visitors',
  outcomes: ({ subject = 'listing', signals }) => {
    const kind = subject;
    if (signals?.appealed) return outcomesOfAppeal(kind);
    const isHeld = signals?.link ?? signals?.contact ?? signals?.same_words;
    return {
      approve: (isHeld && releases[kind]) ?? {
        act: 'Dismiss report',
        done: 'Report dismissed',
        effect: `The ${t.nouns[kind]} stays, and everyone who reported it is notified`,
      },
      refuse: {
        act: t.remove({ kind }),
        done: `${upperFirst(t.nouns[kind])} ${t.removed({ kind })}`,
        effect: `The ${t.nouns[kind]} is ${t.removed({ kind })}; its author and everyone who reported it see the reason`,
        isRemoval: true,
      },
    };
  },
  bulk: { approve: 'Dismiss reports, release what is held', refuse: 'Take down what was reported' },
  async load({ db }, id) {
    const one = await findQueuedReport({ db }, id);
    if (one === null) return null;
    return {
      name: nameSavedList({ name: one.title }),
      status: describeStatus(one),
      isWaiting: one.is_waiting,
      reason: one.removal?.reason ?? null,
      reasonLabel: `${upperFirst(t.removed(one))} because`,
      decision: {
        version: one.version,
        own: one.is_own ? `report or ${t.nouns[one.kind]}` : null,
        reasonHint:
          one.kind === 'conversation'
            ? 'Both sides see this.'
            : wasReported(one)
              ? 'The author and everyone who reported it see this.'
              : 'The author sees this.',
      },
      facts: <ReportFacts report={one} />,
      about: { subject: one.kind },
    };
  },
};

function describeStatus(one: QueuedReport): string {
  if (isHeld(one)) return contributionStatuses.held;
  return upperFirst((one.removal ? t.removed : t.restored)(one));
}

/** Whether others cannot read it, or its last messages, until an admin has. */
function isHeld({ removal, reports }: QueuedReport): boolean {
  return (
    removal === null &&
    reports.some(({ reason, status }) => reason === 'signals' && status === 'open')
  );
}

/** Whether a person has reported it, too. */
const wasReported = ({ reports }: QueuedReport) =>
  reports.some(({ reason }) => reason !== 'signals');

/** What an admin took down, and whose author appeals. */
export function outcomesOfAppeal(kind: ReportKind): Outcomes {
  const noun = t.nouns[kind];
  return {
    approve: {
      act: t.restore({ kind }),
      done: `${upperFirst(noun)} restored`,
      effect: `The ${noun} is ${t.restored({ kind })} again, and its author is notified`,
    },
    refuse: {
      act: `Keep it ${t.removed({ kind })}`,
      done: `${upperFirst(noun)} stays ${t.removed({ kind })}`,
      effect: `The ${noun} stays ${t.removed({ kind })}; its author sees the reason`,
    },
  };
}

const heldTitles: Partial<Record<ReportKind, string>> = {
  list: 'The held list:',
  conversation: 'A message to',
};

function ReportFacts({ report: one }: { report: QueuedReport }) {
  const { kind, id, title, subject, messages, reports } = one;
  const removal = useSignedPhotos(one.removal);
  return (
    <>
      <p className="wrap-anywhere">
        {isHeld(one) ? heldTitles[kind] : `The reported ${t.nouns[kind]}:`}{' '}
        {kind === 'list' && isHeld(one) ? (
          // Its address answers 404 until then.
          <strong>{nameSavedList({ name: title })}</strong>
        ) : (
          <Link
            className="link-quiet font-semibold"
            to={kind === 'list' ? `/lists/${id}` : `/business/${subject?.listing?.slug ?? id}`}
          >
            {nameSavedList({ name: title })}
          </Link>
        )}
        {subject?.listing && `, ${subject.listing.city}, ${subject.listing.state}`}
      </p>
      {kind === 'conversation' && (
        <TitledSection
          id="messages"
          title={wasReported(one) ? 'Messages until the report, and held ones' : 'Held messages'}
          headingClass="mt-8 text-title"
        >
          {messages.map((message) => (
            <Quoted
              key={message.id}
              title={`${message.author_name}, ${formatMoment(message.created_at)}`}
              text={message.body}
            />
          ))}
        </TitledSection>
      )}
      {subject?.photo && (
        <PhotoCover
          photo={subject.photo}
          isWhole
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
          An admin decided against the appeal on {formatLocalDate(removal.appeal_decided_at)}.
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
    <TitledSection className="mt-8" id="reports" title="Reports">
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
              <bdi>{reporter ?? (reason === 'signals' ? 'The directory' : 'Someone')}</bdi>,{' '}
              {formatLocalDate(created_at)}
              {status !== 'open' && `: ${status}`}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
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
