import { Link, data, useFetcher } from 'react-router';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { type ReviewedClaim, evidenceNames } from '#app/domain/claim/claim.ts';
import { findClaim } from '#app/domain/claim/find-claim.ts';
import { signDocuments } from '#app/domain/claim/sign-documents.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/review-claim';
import { ClaimFacts, Rivals } from './claim-facts.tsx';
import { approve, refuse } from './decide.ts';

export const handle = { isPrivate: true, title: 'Look at a claim' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const claim = await findClaim({ db }, params.id);
  if (claim === null) throw data(null, { status: 404 });
  const documents = await signDocuments({ db }, claim.documents);
  // By the admin's clock; the database decides by its own.
  return { claim, documents, isHeard: isOver(claim.object_until) };
}

export const clientAction = signedInForms({ approve, refuse });

/** A claim beside its listing, what the owner says to it, and then the decision. */
export default function ReviewClaim({ loaderData }: Route.ComponentProps) {
  const { claim, documents, isHeard } = loaderData;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,24rem)]">
      <div>
        <p className="kicker text-accent" role="status">
          {statusNames[claim.status]}
        </p>
        {claim.reason && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">Reason: {claim.reason}</p>
        )}
        <div className="mt-4">
          <ClaimFacts claim={claim} />
        </div>
        {claim.evidence === 'documents' && (
          <section className="mt-8" aria-labelledby="documents">
            <h2 className="mb-3 text-title" id="documents">
              Documents
            </h2>
            {documents.length > 0 ? (
              <DocumentList documents={documents} />
            ) : (
              <p className="text-soft">
                There are none. Documents are deleted thirty days after a decision.
              </p>
            )}
          </section>
        )}
        {claim.objection && (
          <section className="mt-8" aria-labelledby="objection">
            <h2 className="text-title" id="objection">
              The owner objects
            </h2>
            <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line">
              {claim.objection}
            </p>
          </section>
        )}
      </div>
      <section aria-labelledby="rivals" className="lg:col-start-2 lg:row-span-2">
        <h2 className="text-title" id="rivals">
          Who else claims it
        </h2>
        <Rivals rivals={claim.rivals} />
      </section>
      {claim.status === 'pending' ? (
        <Decision claim={claim} isHeard={isHeard} />
      ) : (
        <Link className="button-line justify-self-start" to="/dashboard">
          Back to the dashboard
        </Link>
      )}
    </div>
  );
}

const statusNames: Record<ReviewedClaim['status'], string> = {
  pending: 'Waiting for a decision',
  approved: 'Approved',
  rejected: 'Refused',
  withdrawn: 'Withdrawn',
};

function isOver(until: string | null): boolean {
  return until === null || Date.parse(until) <= Date.now();
}

/** The revision goes with it: an objection that came meanwhile is not passed over. */
function Decision({ claim, isHeard }: { claim: ReviewedClaim; isHeard: boolean }) {
  const approving = useFetcher<FormAnswer>();
  const refusing = useFetcher<FormAnswer>();
  if (claim.is_own) {
    return <p className="max-w-[60ch]">This is your own claim. Another admin decides about it.</p>;
  }
  const seen = (
    <>
      <input type="hidden" name="id" value={claim.id} />
      <input type="hidden" name="revision" value={claim.revision} />
    </>
  );
  return (
    <div className="grid max-w-2xl gap-8">
      {isHeard ? (
        <SignedInForm fetcher={approving} intent="approve" button="Approve: it is theirs">
          {seen}
          <p>
            By {evidenceNames[claim.evidence]}.{' '}
            {claim.listing.owner && 'The present owner loses the listing. '}
            Whoever else claims it is refused.
          </p>
        </SignedInForm>
      ) : (
        <p className="border-l-4 border-accent pl-3">
          The owner is heard until {formatLongDate(claim.object_until ?? '')}. It cannot be approved
          before that day is over.
        </p>
      )}
      <SignedInForm fetcher={refusing} intent="refuse" button="Refuse" look="line">
        {seen}
        <TextArea
          name="reason"
          label="Reason for refusing"
          hint="The claimant reads it, and can claim again by other evidence."
          rows={3}
          maxLength={1000}
          error={findErrors(refusing.data).reason}
        />
      </SignedInForm>
    </div>
  );
}
