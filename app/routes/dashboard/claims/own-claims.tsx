import { type OwnClaims as Page, describeStatus } from '#app/domain/claim/claim.ts';
import { BusinessLine } from '../business-line.tsx';
import { MoreLink } from '../more-link.tsx';
import { StatusNews } from '../status-news.tsx';

/** The person's own claims and their status. */
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
      <StatusNews items={items} describe={(claim) => `${claim.name}: ${describeStatus(claim)}`} />
      <ul className="max-w-3xl border-t border-ink">
        {items.map((claim) => (
          <BusinessLine
            key={claim.id}
            name={claim.name}
            to={`/business-claim/${claim.slug}`}
            about={`${claim.city}, ${claim.state}`}
          >
            {describeStatus(claim)}
          </BusinessLine>
        ))}
      </ul>
      <div className="mt-4">
        <MoreLink parameter="claims" next={next} label="Older ones" />
      </div>
    </>
  );
}
