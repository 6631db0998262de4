import { Link, data } from 'react-router';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type ReviewedClaim, evidenceNames, isHeard } from '#app/domain/claim/claim.ts';
import { decideClaim } from '#app/domain/claim/decide-claim.ts';
import { findClaim } from '#app/domain/claim/find-claim.ts';
import { signDocuments } from '#app/domain/claim/sign-documents.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/review-claim';
import { decisionForms } from '../queue/decision-forms.ts';
import { DecisionHead } from '../queue/decision-head.tsx';
import { Decision } from '../queue/decision.tsx';
import { ClaimFacts, Rivals } from './claim-facts.tsx';

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
  return { claim, documents, isHeard: isHeard(claim.object_until, new Date()) };
}

export const clientAction = signedInForms(
  decisionForms(({ db }, { seen, ...decision }) =>
    decideClaim({ db }, { ...decision, revision: Number(seen) }),
  ),
);

/** A claim beside its listing, what the owner says to it, and then the decision. */
export default function ReviewClaim({ loaderData }: Route.ComponentProps) {
  const { claim, documents, isHeard } = loaderData;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,24rem)]">
      <div>
        <DecisionHead status={statusNames[claim.status]} reason={claim.reason} />
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
                {claim.status === 'pending'
                  ? 'None has arrived.'
                  : 'There are none any more: they are deleted thirty days after a decision.'}
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
      <div className="grid content-start gap-10">
        <section aria-labelledby="rivals">
          <h2 className="text-title" id="rivals">
            Who else claims it
          </h2>
          <Rivals rivals={claim.rivals} />
        </section>
        {claim.status === 'pending' ? (
          <Decision
            id={claim.id}
            seen={String(claim.revision)}
            own={claim.is_own ? 'claim or listing' : null}
            approve="Approve: it is theirs"
            approval={<Consequences claim={claim} />}
            obstacle={
              !isHeard &&
              `The owner is heard until ${formatLongDate(claim.object_until ?? '')}. It cannot be approved before that day is over.`
            }
            reasonHint="The claimant reads it, and can claim again by other evidence."
          />
        ) : (
          <Link className="button-line justify-self-start" to="/dashboard">
            Back to the dashboard
          </Link>
        )}
      </div>
    </div>
  );
}

const statusNames: Record<ReviewedClaim['status'], string> = {
  pending: 'Waiting for a decision',
  approved: 'Approved',
  rejected: 'Refused',
  withdrawn: 'Withdrawn',
};

function Consequences({ claim: { evidence, listing } }: { claim: ReviewedClaim }) {
  return (
    <p>
      By {evidenceNames[evidence]}. {listing.owner && 'The present owner loses the listing. '}
      Whoever else claims it is refused.
    </p>
  );
}
