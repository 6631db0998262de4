import { Link } from 'react-router';
import { BeforeAndAfter, fieldLabels } from '#app/components/editing/show-value.tsx';
import { SubmissionFacts } from '#app/components/submission/submission-facts.tsx';
import {
  SuggestionEvidence,
  nameSuggested,
  SuggestedValue,
} from '#app/components/suggested-edit/suggested-value.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { findPendingChange } from '#app/domain/editing/editing-calls.ts';
import type { ChangeToDecide } from '#app/domain/editing/editing-schema.ts';
import { findSubmission } from '#app/domain/submission/submission-calls.ts';
import {
  emptyContent,
  readContent,
  submissionStatusNames,
} from '#app/domain/submission/submission.ts';
import { findQueuedEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import {
  type QueuedEdit,
  suggestionStatusNames,
} from '#app/domain/suggested-edit/suggested-edit.ts';
import { formatLocalDate, formatLongDate } from '#app/domain/text/text.ts';
import { Corrected, Correction } from './correction.tsx';
import { approveOrReject, type KindOfItem } from './kind.ts';

/** A business that somebody has added. */
export const submission: KindOfItem<'submission'> = {
  describe: () => 'Submission',
  outcomes: () => approveOrReject({ act: 'Approve and publish', effect: 'Becomes a listing' }),
  bulk: { approve: 'Approve', refuse: 'Reject' },
  async load({ db }, id) {
    const [one, categories] = await Promise.all([
      findSubmission({ db }, id),
      findCategories({ db }),
    ]);
    if (one === null) return null;
    const content = readContent(one.content);
    return {
      name: content.name,
      status: submissionStatusNames[one.status],
      isWaiting: one.status === 'pending',
      reason: one.reason,
      reasonLabel: one.status === 'rejected' ? 'Reason' : 'Rejected before',
      decision: {
        version: one.revision,
        own: one.is_own ? 'submission' : null,
        reasonHint: 'The submitter sees this and can edit and resubmit.',
      },
      facts: (
        <>
          {one.ownership && (
            <p className="mb-4 border-l-4 border-accent pl-3">{ownershipNotes[one.ownership]}</p>
          )}
          <SubmissionFacts content={content} categories={categories} />
          <Corrected sent={one.sent_content && readContent(one.sent_content)} now={content} />
          {one.status === 'pending' && !one.is_own && (
            <Correction
              kind="submission"
              id={id}
              version={one.revision}
              content={content}
              categories={categories}
            />
          )}
        </>
      ),
    };
  },
};

const ownershipNotes = {
  given:
    'The sender says that they own it, and their email is at its confirmed website: approving makes them the owner.',
  unconfirmed:
    'The sender says that they own it, and their email is at its website. Confirm below that the website belongs to it: then approving makes them the owner.',
  asked:
    'The sender says that they own it. Approving asks them to verify that: their email is not at its website.',
};

/** A change of a verified listing that could turn it into another business. */
export const change: KindOfItem<'change'> = {
  describe: ({ field }) => `Change of ${field}`,
  outcomes: () => approveOrReject({ act: 'Approve and publish', effect: 'The listing changes' }),
  bulk: { approve: 'Approve', refuse: 'Reject' },
  async load({ db }, id) {
    const change = await findPendingChange({ db }, id);
    if (change === null) return null;
    return {
      name: change.name,
      status: statusNames[change.status],
      isWaiting: change.status === 'waiting',
      reason: change.reason,
      decision: {
        version: change.now,
        own: change.is_own ? 'change or listing' : null,
        reasonHint: 'The person who requested it sees this.',
      },
      facts: <ChangeFacts change={change} />,
    };
  },
};

const statusNames = {
  waiting: 'Awaiting review',
  planned: 'Planned',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

function ChangeFacts({ change }: { change: ChangeToDecide }) {
  const {
    name,
    slug,
    city,
    state,
    requester,
    requested_at,
    field,
    now,
    before,
    after,
    status,
    moves_on,
  } = change;
  const value = (values: Record<string, unknown>) => (field === 'address' ? values : values[field]);
  const hasMoved = JSON.stringify(now) !== JSON.stringify(before);
  return (
    <>
      <p className="wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
          {name}
        </Link>
        , {city}, {state}. Requested by {requester ?? 'somebody'} on {formatLocalDate(requested_at)}
        .
      </p>
      <TitledSection className="mt-8" id="change" title={fieldLabels[field]}>
        <BeforeAndAfter field={field} before={value(before)} after={value(after)} />
        {moves_on && <p className="mt-2">The business moves on {formatLongDate(moves_on)}.</p>}
        {status === 'waiting' && hasMoved && (
          <div className="mt-4" role="note">
            <p>The listing has been changed since; this is what approving would replace:</p>
            <BeforeAndAfter field={field} before={value(now)} after={value(after)} />
          </div>
        )}
      </TitledSection>
    </>
  );
}

/** What somebody suggests for one field of a listing without an owner, or that the owner left open. */
export const edit: KindOfItem<'edit'> = {
  describe: ({ field }) => `Suggested edit: ${nameSuggested(field).toLowerCase()}`,
  outcomes: ({ field, signals }) =>
    signals?.applied
      ? {
          approve: { act: 'Keep edit', done: 'Edit kept', effect: 'It stays public' },
          refuse: {
            act: 'Undo edit',
            done: 'Edit undone',
            effect: 'The listing is as before; the person who suggested it sees the reason',
            isRemoval: true,
          },
        }
      : approveOrReject({
          act: field === 'duplicate_of' ? 'Compare the two' : 'Approve and publish',
          effect: 'The listing changes, and its history says that a neighbor suggested it',
        }),
  bulk: { approve: 'Approve', refuse: 'Reject' },
  async load({ db }, id) {
    const [one, categories] = await Promise.all([
      findQueuedEdit({ db }, id),
      findCategories({ db }),
    ]);
    if (one === null) return null;
    return {
      name: one.listing.name,
      status: one.is_applied ? 'Already public' : suggestionStatusNames[one.status],
      isWaiting: one.is_waiting,
      reason: one.reason,
      decision: {
        version: one.version,
        own: one.is_own ? 'suggestion or listing' : null,
        reasonHint: 'The person who suggested it sees this.',
      },
      facts: (
        <>
          <EditFacts edit={one} />
          <Corrected sent={one.corrected && one.after} now={one.corrected ?? {}} />
          {one.is_waiting && !one.is_own && !one.is_applied && (
            <Correction
              kind="edit"
              id={id}
              version={one.version}
              content={{ ...emptyContent, ...one.after, ...one.corrected }}
              categories={categories}
              field={one.field}
            />
          )}
        </>
      ),
      about: { field: one.field },
    };
  },
};

function EditFacts({ edit: one }: { edit: QueuedEdit }) {
  const { listing, proposer, created_at, owner_until, field, before, now, after, is_applied } = one;
  const present = is_applied ? before : ((now as typeof before) ?? before);
  return (
    <>
      <p className="wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/business/${listing.slug}`}>
          {listing.name}
        </Link>
        , {listing.city}, {listing.state}. Suggested by {proposer ?? 'somebody'} on{' '}
        {formatLocalDate(created_at)}.
      </p>
      {owner_until !== null && (
        <p className="mt-2 text-soft">
          The owner was asked, and {one.is_with_admins ? 'an admin decides now' : 'still decides'}.
        </p>
      )}
      <TitledSection className="mt-8" id="suggested" title={nameSuggested(field)}>
        <SuggestedValue
          field={field}
          before={field === 'duplicate_of' ? null : present}
          after={after}
        />
        <SuggestionEvidence link={one.link} note={one.note} />
      </TitledSection>
    </>
  );
}
