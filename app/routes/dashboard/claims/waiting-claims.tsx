import { Link } from 'react-router';
import { type WaitingClaims as Page, evidenceNames } from '#app/domain/claim/claim.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { MoreLink } from '../submissions/more-link.tsx';

/** The claims that wait for an admin, the longest waiting first. */
export function WaitingClaims({ page: { items, next } }: { page: Page }) {
  if (items.length === 0) return <p className="text-soft">Nothing waits.</p>;
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map((claim) => (
          <li
            key={claim.id}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_19rem]"
          >
            <span>
              <Link
                className="link-quiet font-semibold wrap-anywhere"
                to={`/dashboard/claims/${claim.id}`}
              >
                {claim.name}
              </Link>
              <span className="block text-sm text-soft">
                {claim.city}, {claim.state}; by {evidenceNames[claim.evidence]}
              </span>
            </span>
            <span className="text-sm">
              {claim.claimant.name ?? 'Somebody'} on {formatLongDate(claim.sent_at)}
              <span className="block text-soft">
                Earlier ones: {claim.claimant.approved} approved, {claim.claimant.rejected} refused
              </span>
              {claim.object_until && (
                <span className="block">
                  {claim.has_objection ? 'The owner objects; ' : 'The owner may object; '}
                  until {formatLongDate(claim.object_until)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="waiting-claims" next={next} label="The next ones" />
      </div>
    </>
  );
}
