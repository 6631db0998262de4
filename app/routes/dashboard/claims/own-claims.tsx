import { Link } from 'react-router';
import { type OwnClaims as Page, describeStatus } from '#app/domain/claim/claim.ts';
import { MoreLink } from '../more-link.tsx';

/** What somebody has claimed, with how each stands. */
export function OwnClaims({ page: { items, next } }: { page: Page }) {
  if (items.length === 0) {
    return (
      <p className="max-w-[60ch] text-soft">
        You have claimed no listing yet. Find yours, and choose “Claim it” on its page.
      </p>
    );
  }
  return (
    <>
      <ul className="max-w-3xl border-t border-ink">
        {items.map((claim) => (
          <li
            key={claim.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
          >
            <span className="min-w-0">
              <Link
                className="link-quiet font-semibold wrap-anywhere"
                to={`/business-claim/${claim.slug}`}
              >
                {claim.name}
              </Link>
              <span className="block text-sm text-soft">
                {claim.city}, {claim.state}
              </span>
            </span>
            <span className="text-sm">{describeStatus(claim)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="claims" next={next} label="Older ones" />
      </div>
    </>
  );
}
