import { Link, data, useFetcher } from 'react-router';
import { settle } from '#app/components/signed-in/later.ts';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { SimilarListing } from '#app/components/submission/similar-listing.tsx';
import { SubmissionFacts } from '#app/components/submission/submission-facts.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { findCategories } from '#app/domain/business/find-categories.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { findSimilarBusinesses } from '#app/domain/submission/find-similar-businesses.ts';
import { findSubmission } from '#app/domain/submission/find-submission.ts';
import {
  type Submission,
  type SimilarBusiness,
  readContent,
  statusNames,
} from '#app/domain/submission/submission.ts';
import type { Route } from './+types/review';
import { approve, refuse } from './decide.ts';

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

export const clientAction = signedInForms({ approve, refuse });

/** A submission as an admin reads it, with what is like it, and then the decision. */
export default function ReviewSubmission({ loaderData }: Route.ComponentProps) {
  const { submission, content, category, similar } = loaderData;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,24rem)]">
      <div>
        <p className="kicker text-accent" role="status">
          {statusNames[submission.status]}
        </p>
        {submission.reason && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">
            {submission.status === 'rejected' ? 'Reason' : 'Refused before'}: {submission.reason}
          </p>
        )}
        <div className="mt-4">
          <SubmissionFacts content={content} category={category} />
        </div>
      </div>
      <section aria-labelledby="similar" className="lg:col-start-2 lg:row-span-2">
        <h2 className="text-title" id="similar">
          Similar listings
        </h2>
        <ScreenPart of={similar.of} what="similar listings">
          {(listings) => <Similar listings={listings} />}
        </ScreenPart>
      </section>
      {submission.status === 'pending' ? (
        <Decision submission={submission} />
      ) : (
        <Link className="button-line justify-self-start" to={toNext(submission)}>
          {submission.listing ? 'See the listing' : 'Back to the dashboard'}
        </Link>
      )}
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

/** The revision goes with it: what its submitter changes meanwhile is not decided unseen. */
function Decision({ submission: { id, revision } }: { submission: Submission }) {
  const approving = useFetcher<FormAnswer>();
  const refusing = useFetcher<FormAnswer>();
  const seen = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
    </>
  );
  return (
    <div className="grid gap-8">
      <SignedInForm fetcher={approving} intent="approve" button="Approve and publish">
        {seen}
      </SignedInForm>
      <SignedInForm fetcher={refusing} intent="refuse" button="Refuse" look="line">
        {seen}
        <TextArea
          name="reason"
          label="Reason for refusing"
          hint="Its submitter reads it, and can mend and send it again."
          rows={3}
          maxLength={1000}
          error={findErrors(refusing.data).reason}
        />
      </SignedInForm>
    </div>
  );
}
