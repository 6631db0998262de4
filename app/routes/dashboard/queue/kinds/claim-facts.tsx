import { Link } from 'react-router';
import { Fact } from '#app/components/ui/fact.tsx';
import { describeDecided } from '#app/domain/admin-queue/admin-queue.ts';
import { type ReviewedClaim, describeStatus, evidenceNames } from '#app/domain/claim/claim.ts';
import { formatLongDate } from '#app/domain/text/text.ts';

/** The claimant beside the listing, so that similar addresses are easy to see. */
export function ClaimFacts({ claim }: { claim: ReviewedClaim }) {
  const { listing, claimant, evidence, code_sent, note, sent_at } = claim;
  const { slug, name, street, city, state, zip_code, phone, email, website, owner } = listing;
  return (
    <dl className="border-t border-ink">
      <Fact label="Listing">
        <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
          {name}
        </Link>
      </Fact>
      <Fact label="Address">
        {[street, city, `${state} ${zip_code}`].filter(Boolean).join(', ')}
      </Fact>
      <Fact label="Its phone">{phone}</Fact>
      <Fact label="Its email">{email}</Fact>
      <Fact label="Its website">{website}</Fact>
      <Fact label="Its owner">{owner ? <Person person={owner} /> : 'None yet'}</Fact>
      <Fact label="Claimed by">
        <Person person={claimant} />
      </Fact>
      <Fact label="Evidence">
        {evidenceNames[evidence]}
        {evidence === 'email' && code_sent && `, at ${code_sent.address}`}
      </Fact>
      <Fact label="Their note">{note}</Fact>
      <Fact label="Sent on">{sent_at && formatLongDate(sent_at)}</Fact>
    </dl>
  );
}

function Person({ person }: { person: ReviewedClaim['claimant'] }) {
  const { name, email, since, approved, rejected: refused } = person;
  const decided = describeDecided({ approved, refused });
  return (
    <>
      {name ?? 'No name'}, {email}
      <span className="block text-sm text-soft">
        Here since {formatLongDate(since)}
        {decided && `; claims: ${decided}`}
      </span>
    </>
  );
}

export function Rivals({ rivals }: { rivals: ReviewedClaim['rivals'] }) {
  if (rivals.length === 0) return <p className="mt-2 text-soft">No one.</p>;
  return (
    <ul className="mt-3 border-t border-ink">
      {rivals.map((rival) => (
        <li key={rival.id} className="border-b border-rule py-3">
          <Link className="link-quiet font-semibold" to={`/dashboard/queue/claim/${rival.id}`}>
            {rival.claimant.name ?? 'Someone'}
          </Link>
          <span className="block text-sm text-soft wrap-anywhere">{rival.claimant.email}</span>
          <span className="block text-sm">
            By {evidenceNames[rival.evidence]} on {formatLongDate(rival.sent_at)}.{' '}
            {describeStatus(rival)}
          </span>
        </li>
      ))}
    </ul>
  );
}
