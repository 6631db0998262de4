import { Link } from 'react-router';
import {
  SuggestionEvidence,
  nameSuggested,
  SuggestedValue,
} from '#app/components/suggested-edit/suggested-value.tsx';
import { findQueuedEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import {
  type QueuedEdit,
  suggestionStatusNames,
} from '#app/domain/suggested-edit/suggested-edit.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import type { KindOfItem } from './kind.ts';

/** What somebody suggests for one field of a listing without an owner, or that the owner left open. */
export const edit: KindOfItem<'edit'> = {
  name: 'Suggested edit',
  plural: 'Suggested edits',
  describe: ({ field }) => `Suggested edit: ${nameSuggested(field).toLowerCase()}`,
  approved: 'The listing changes, and its history says that a neighbor suggested it',
  async load({ db }, id) {
    const one = await findQueuedEdit({ db }, id);
    if (one === null) return null;
    return {
      name: one.listing.name,
      status: one.is_applied ? 'Already public' : suggestionStatusNames[one.status],
      isWaiting: one.is_waiting,
      reason: one.reason,
      decision: {
        seen: one.seen,
        own: one.is_own ? 'suggestion or listing' : null,
        approve: approveLabel(one),
        reasonHint: 'The person who suggested it sees this.',
      },
      facts: <EditFacts edit={one} />,
    };
  },
};

function approveLabel({ field, is_applied }: QueuedEdit): string {
  if (is_applied) return 'Keep it';
  return field === 'duplicate_of' ? 'Compare the two' : 'Approve and publish';
}

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
      <section className="mt-8" aria-labelledby="suggested">
        <h2 className="text-title" id="suggested">
          {nameSuggested(field)}
        </h2>
        <SuggestedValue
          field={field}
          before={field === 'duplicate_of' ? null : present}
          after={after}
        />
        <SuggestionEvidence link={one.link} note={one.note} />
      </section>
    </>
  );
}
