import { Link, data } from 'react-router';
import { settle } from '#app/components/signed-in/later.ts';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { SimilarListing } from '#app/components/submission/similar-listing.tsx';
import { SubmissionFacts } from '#app/components/submission/submission-facts.tsx';
import { findCategories } from '#app/domain/business/find-categories.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { decideSubmission } from '#app/domain/submission/decide-submission.ts';
import { findSimilarBusinesses } from '#app/domain/submission/find-similar-businesses.ts';
import { findSubmission } from '#app/domain/submission/find-submission.ts';
import {
  type Submission,
  type SimilarBusiness,
  readContent,
  statusNames,
} from '#app/domain/submission/submission.ts';
import type { Route } from './+types/review';
import { decisionForms } from '../queue/decision-forms.ts';
import { DecisionHead } from '../queue/decision-head.tsx';
import { Decision } from '../queue/decision.tsx';

export const handle = { isPrivate: true, title: 'Look at a submission' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const [submission, categories] = await Promise.all([
    findSubmission({ db }, params.id),
    findCategories({ db }),
  ]);
  if (submission === null) throw data(null, { status: 404 });
  const content = readContent(submission.content);
  const { name, phone, website, street, city, state, zip_code } = content;
  // It stands before the decision and must not push it.
  const similar = await settle(
    findSimilarBusinesses({ db }, { name, phone, website, street, city, state, zip_code }),
  );
  const category = categories.find(({ slug }) => slug === content.category)?.name ?? '';
  return { submission, content, category, similar };
}

export const clientAction = signedInForms(
  decisionForms(({ db }, { seen, ...decision }) =>
    decideSubmission({ db }, { ...decision, revision: Number(seen) }),
  ),
);

/** A submission as an admin reads it, with what is like it, and then the decision. */
export default function ReviewSubmission({ loaderData }: Route.ComponentProps) {
  const { submission, content, category, similar } = loaderData;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,24rem)]">
      <div>
        <DecisionHead
          status={statusNames[submission.status]}
          reason={submission.reason}
          reasonLabel={submission.status === 'rejected' ? 'Reason' : 'Refused before'}
        />
        <div className="mt-4">
          <SubmissionFacts content={content} category={category} />
        </div>
      </div>
      <div className="grid content-start gap-10">
        <section aria-labelledby="similar">
          <h2 className="text-title" id="similar">
            Similar listings
          </h2>
          <ScreenPart of={similar.of} what="similar listings">
            {(listings) => <Similar listings={listings} />}
          </ScreenPart>
        </section>
        {submission.status === 'pending' ? (
          <Decision
            id={submission.id}
            seen={String(submission.revision)}
            own={submission.is_own ? 'submission' : null}
            approve="Approve and publish"
            reasonHint="Its submitter reads it, and can mend and send it again."
          />
        ) : (
          <Link className="button-line justify-self-start" to={toNext(submission)}>
            {submission.listing ? 'See the listing' : 'Back to the dashboard'}
          </Link>
        )}
      </div>
    </div>
  );
}

function toNext({ listing }: Submission): string {
  return listing ? `/business/${listing}` : '/dashboard';
}

function Similar({ listings }: { listings: SimilarBusiness[] }) {
  if (listings.length === 0) return <p className="mt-2 text-soft">None is like it.</p>;
  return (
    <ul className="mt-3 border-t border-ink">
      {listings.map((listing) => (
        <SimilarListing key={listing.id} listing={listing} />
      ))}
    </ul>
  );
}
