import { useState } from 'react';
import { Link } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { formatAddress } from '#app/domain/business/business-labels.ts';
import { findMissingListings } from '#app/domain/import/import-calls.ts';
import {
  canDecideMissing,
  type ImportJob,
  type MissingListing,
} from '#app/domain/import/import.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { Act } from './decisions.tsx';
import { MoreButton, usePages } from './outcome-rows.tsx';

type MissingListingsProps = {
  job: ImportJob;
  /** Called when all of them have been decided. */
  onDecided: () => void;
};

/** The listings of the source that the file no longer has: each is closed or kept. */
export function MissingListings({ job, onDecided }: MissingListingsProps) {
  const { id, missing } = job;
  const { items, isLoading, hasMore, loadMore } = usePages<MissingListing, string>(
    async (after) => {
      const page = await findMissingListings({ db: await openSession() }, id, after);
      return { items: page.listings, next: page.next };
    },
  );
  const mayDecide = canDecideMissing(job);
  return (
    <>
      {mayDecide && missing.undecided > 0 && (
        <div className="mb-4 flex flex-wrap gap-3">
          {(['close', 'keep'] as const).map((decision) => (
            <Act
              key={decision}
              intent="decide-missing"
              button={`${decision === 'close' ? 'Close' : 'Keep'} ${describeUndecided(missing.undecided)}`}
              fields={{ id, decision }}
              onDone={onDecided}
            />
          ))}
        </div>
      )}
      <ul className="border-t border-ink text-sm">
        {items.map((listing) => (
          <li
            key={listing.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              <Link className="link-quiet font-semibold" to={`/business/${listing.slug}`}>
                {listing.name}
              </Link>
              <span className="block text-soft">{formatAddress(listing)}</span>
            </span>
            <MissingDecision job={job} listing={listing} mayDecide={mayDecide} />
          </li>
        ))}
      </ul>
      <MoreButton isLoading={isLoading} onMore={hasMore ? loadMore : null} />
    </>
  );
}

function describeUndecided(count: number): string {
  return count === 1 ? 'the undecided listing' : `all ${formatCount(count)} undecided`;
}

type MissingDecisionProps = { job: ImportJob; listing: MissingListing; mayDecide: boolean };

function MissingDecision({ job, listing, mayDecide }: MissingDecisionProps) {
  const [decision, setDecision] = useState(listing.decision);
  const isBefore = job.started_at === null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {decision !== null && (
        <p className="font-semibold" role="status">
          {decision === 'keep' && 'Kept.'}
          {decision === 'close' && (isBefore ? 'Will be closed.' : 'Closed.')}
        </p>
      )}
      {mayDecide &&
        !listing.is_closed &&
        (['close', 'keep'] as const)
          .filter((choice) => choice !== decision && (isBefore || decision !== 'close'))
          .map((choice) => (
            <Act
              key={choice}
              intent="decide-missing"
              button={choice === 'close' ? 'Close' : 'Keep'}
              fields={{ id: job.id, decision: choice, business_id: listing.id }}
              subject={listing.name}
              onDone={() => setDecision(choice)}
            />
          ))}
    </div>
  );
}
