import { Link, useFetcher } from 'react-router';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import {
  type Claim,
  type Claiming,
  describeStatus,
  evidenceNames,
  isHeard,
} from '#app/domain/claim/claim.ts';
import { describeRejection } from '#app/domain/claim/claim.ts';
import type { SignedDocument } from '#app/domain/claim/claim-calls.ts';
import { formatDeadline, formatLocalDate } from '#app/domain/text/text.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';

type ClaimStatusProps = { claiming: Claiming; documents: SignedDocument[]; now: Date };

/** The status of a claim, and what happens next. */
export function ClaimStatus({ claiming: { claim, listing }, documents, now }: ClaimStatusProps) {
  if (claim === null) return null;
  return (
    <div className="mt-6 max-w-2xl">
      <div className="rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
        <p className="kicker text-accent">{describeStatus(claim)}</p>
        <NextStep claim={claim} now={now} />
      </div>
      {claim.status === 'pending' && (
        <>
          {documents.length > 0 && (
            <section className="mt-8" aria-labelledby="sent">
              <h2 className="mb-3 text-title" id="sent">
                What you sent
              </h2>
              <DocumentList documents={documents} />
              {claim.note && <p className="mt-3 wrap-anywhere whitespace-pre-line">{claim.note}</p>}
            </section>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <Link className="button-line" to={`/business/${listing.slug}`}>
              See the listing
            </Link>
            <WithdrawForm id={claim.id} />
          </div>
        </>
      )}
    </div>
  );
}

function NextStep({ claim, now }: { claim: Claim; now: Date }) {
  const { status, evidence, sent_at, object_until, has_objection, reason } = claim;
  if (status === 'approved') {
    return <p className="mt-3">Your claim was approved. Someone else owns the listing now.</p>;
  }
  if (status === 'withdrawn') {
    return <p className="mt-3">You withdrew this claim. You can claim the listing again below.</p>;
  }
  if (status === 'rejected') {
    return (
      <>
        <p className="mt-3">Your claim was rejected:</p>
        <p className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line">
          {describeRejection(reason)}
        </p>
        <p className="mt-3">If you can verify it another way, you can claim it again below.</p>
      </>
    );
  }
  return (
    <>
      <p className="mt-3">
        We have your claim by {evidenceNames[evidence]} of {formatLocalDate(sent_at ?? '')}.{' '}
        {object_until === null || isHeard(object_until, now)
          ? 'An admin reviews it next, usually within two days. We will email you the decision.'
          : `The listing has an owner, who can object until ${formatDeadline(object_until)}. Then an admin decides, and we email you.`}
      </p>
      {has_objection && (
        <p className="mt-3 font-medium">
          The owner has objected. An admin reviews both sides before deciding.
        </p>
      )}
    </>
  );
}

export function WithdrawForm({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="withdraw" button="Withdraw the claim" look="line">
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}
