import { Link, useFetcher } from 'react-router';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import {
  type Claim,
  type Claiming,
  describeStatus,
  isObjectionPeriodOver,
} from '#app/domain/claim/claim.ts';
import { describeClaimRejection } from '#app/domain/claim/claim.ts';
import type { SignedDocument } from '#app/domain/claim/claim-calls.ts';
import { formatLocalDay, formatLocalDate } from '#app/domain/text/text.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import * as t from '#app/messages/routes/claim.tsx';

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
                {t.sentDocumentsTitle}
              </h2>
              <DocumentList documents={documents} />
              {claim.note && <p className="mt-3 wrap-anywhere whitespace-pre-line">{claim.note}</p>}
            </section>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <Link className="button-line" to={`/business/${listing.slug}`}>
              {t.viewListing}
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
    return <p className="mt-3">{t.approvedForOther}</p>;
  }
  if (status === 'withdrawn') {
    return <p className="mt-3">{t.withdrawn}</p>;
  }
  if (status === 'rejected') {
    return (
      <>
        <p className="mt-3">{t.rejected}</p>
        <p className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line">
          {describeClaimRejection(reason)}
        </p>
        <p className="mt-3">{t.rejectedNextSteps}</p>
      </>
    );
  }
  return (
    <>
      <p className="mt-3">
        {t.claimSent[evidence](formatLocalDate(sent_at ?? ''))}{' '}
        {object_until === null || isObjectionPeriodOver(object_until, now)
          ? t.reviewedNext
          : t.ownerCanObject({ until: formatLocalDay(object_until) })}
      </p>
      {has_objection && <p className="mt-3 font-medium">{t.ownerHasObjected}</p>}
    </>
  );
}

export function WithdrawForm({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="withdraw" button={t.withdraw} look="line">
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}
