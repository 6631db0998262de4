import { Link } from 'react-router';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import { Fact } from '#app/components/submission/submission-facts.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { describeDecided } from '#app/domain/admin-queue/admin-queue.ts';
import { formatAddress } from '#app/domain/business/business-labels.ts';
import { findClaim, signDocuments, type SignedDocument } from '#app/domain/claim/claim-calls.ts';
import {
  describeStatus,
  evidenceNames,
  isObjectionPeriodOver,
  readPaperCode,
  type ReviewedClaim,
} from '#app/domain/claim/claim.ts';
import { formatLocalDay, formatLocalDate } from '#app/domain/text/text.ts';
import { approveOrReject, type ItemToDecide, type KindOfItem } from './kind.ts';

/** In a line of the list: "Claim (website code)" */
const shortEvidenceNames: Record<ReviewedClaim['evidence'], string> = {
  email: 'email code',
  website: 'website code',
  letter: 'letter',
  phone: 'phone code',
  documents: 'documents',
};

/** A claim of a listing, with its evidence. */
export const claim: KindOfItem<'claim'> = {
  describe: ({ evidence }) => `Claim (${shortEvidenceNames[evidence]})`,
  note: ({ object_until }, now) => {
    if (object_until === null) return null;
    return isObjectionPeriodOver(object_until, now)
      ? 'The owner did not object in time'
      : `The owner can object until ${formatLocalDay(object_until)}`;
  },
  outcomes: () =>
    approveOrReject({ act: 'Approve claim', effect: 'The claimant owns the listing' }),
  bulk: { approve: 'Approve', refuse: 'Reject' },
  load: loadClaim,
};

/** A claim to which the present owner objects. */
export const objection: KindOfItem<'objection'> = {
  describe: ({ evidence }) => `Objection (${shortEvidenceNames[evidence]})`,
  note: ({ object_until }, now) => {
    if (object_until === null) return null;
    return isObjectionPeriodOver(object_until, now)
      ? 'The owner objects'
      : `The owner objects, and can add to it until ${formatLocalDay(object_until)}`;
  },
  outcomes: () =>
    approveOrReject({ act: 'Approve claim', effect: 'The claimant owns the listing' }),
  bulk: { approve: 'Approve', refuse: 'Reject' },
  load: loadClaim,
};

const statusNames: Record<ReviewedClaim['status'], string> = {
  pending: 'Awaiting review',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

async function loadClaim(
  { db }: Parameters<KindOfItem['load']>[0],
  id: string,
): Promise<ItemToDecide | null> {
  const one = await findClaim({ db }, id);
  if (one === null) return null;
  const [documents, ofOwner] = await Promise.all([
    signDocuments({ db }, one.documents),
    signDocuments({ db }, one.objection_documents),
  ]);
  return {
    name: one.listing.name,
    status: statusNames[one.status],
    isWaiting: one.status === 'pending',
    reason: one.reason,
    decision: {
      version: one.revision,
      own: one.is_own ? 'claim or listing' : null,
      approval: <Consequences claim={one} />,
      // By the admin's clock; the database checks with its own.
      obstacle:
        !isObjectionPeriodOver(one.object_until, new Date()) &&
        `The owner can object until ${formatLocalDay(one.object_until ?? '')}. The claim cannot be approved before then.`,
      reasonHint: 'The claimant sees this and can claim again with other evidence.',
    },
    facts: <ClaimInFull claim={one} documents={documents} ofOwner={ofOwner} />,
    beside: (
      <TitledSection id="rivals" title="Competing claims">
        <Rivals rivals={one.rivals} />
      </TitledSection>
    ),
  };
}

type ClaimInFullProps = {
  claim: ReviewedClaim;
  documents: SignedDocument[];
  ofOwner: SignedDocument[];
};

/** A claim with its listing, documents and the owner's objection. */
function ClaimInFull({ claim: one, documents, ofOwner }: ClaimInFullProps) {
  return (
    <>
      <ClaimFacts claim={one} />
      {one.evidence === 'documents' && (
        <TitledSection
          className="mt-8"
          id="documents"
          title="Documents"
          headingClass="mb-3 text-title"
        >
          {documents.length > 0 ? (
            <DocumentList documents={documents} />
          ) : (
            <p className="text-soft">
              {one.status === 'pending'
                ? 'None yet.'
                : 'Documents are deleted thirty days after a decision.'}
            </p>
          )}
        </TitledSection>
      )}
      {one.objection && (
        <TitledSection className="mt-8" id="objection" title="The owner objects">
          <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line">
            {one.objection}
          </p>
          {ofOwner.length > 0 && (
            <div className="mt-4">
              <DocumentList documents={ofOwner} />
            </div>
          )}
        </TitledSection>
      )}
    </>
  );
}

function Consequences({ claim: { evidence, reopened_at } }: { claim: ReviewedClaim }) {
  if (reopened_at !== null) {
    return <p>The claimant keeps the listing. If you reject the claim, they lose it.</p>;
  }
  return <p>By {evidenceNames[evidence]}. Competing claims are rejected.</p>;
}

/** The claimant beside the listing, so that similar addresses are easy to see. */
function ClaimFacts({ claim }: { claim: ReviewedClaim }) {
  const { listing, claimant, evidence, code_sent, note, sent_at } = claim;
  const { slug, name, phone, email, website, owner } = listing;
  return (
    <dl className="border-t border-ink">
      <Fact label="Listing">
        <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
          {name}
        </Link>
      </Fact>
      <Fact label="Address">{formatAddress(listing)}</Fact>
      <Fact label="Its phone">{phone}</Fact>
      <Fact label="Its email">{email}</Fact>
      <Fact label="Its website">{website}</Fact>
      <Fact label="Its owner">{owner ? <Person person={owner} /> : 'None yet'}</Fact>
      <Fact label="Claimed by">
        <Person person={claimant} />
      </Fact>
      <Fact label="Evidence">
        {evidenceNames[evidence]}
        {code_sent?.address && `, at ${code_sent.address}`}
      </Fact>
      {evidence === 'documents' && <Fact label="Paper code of photos">{readPaperCode(claim)}</Fact>}
      <Fact label="Their note">{note}</Fact>
      <Fact label="Sent on">{sent_at && formatLocalDate(sent_at)}</Fact>
    </dl>
  );
}

function Person({ person }: { person: ReviewedClaim['claimant'] }) {
  const { name, email, since, approved, rejected } = person;
  const decided = describeDecided({ approved, rejected });
  return (
    <>
      {name ?? 'No name'}, {email}
      <span className="block text-sm text-soft">
        Member since {formatLocalDate(since)}
        {decided && `; claims: ${decided}`}
      </span>
    </>
  );
}

function Rivals({ rivals }: { rivals: ReviewedClaim['rivals'] }) {
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
            By {evidenceNames[rival.evidence]} on {formatLocalDate(rival.sent_at)}.{' '}
            {describeStatus(rival)}
          </span>
        </li>
      ))}
    </ul>
  );
}
