import { settle } from '#app/components/signed-in/later.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { SimilarListing } from '#app/components/submission/similar-listing.tsx';
import { SubmissionFacts } from '#app/components/submission/submission-facts.tsx';
import { findCategories } from '#app/domain/business/find-categories.ts';
import { findSimilarBusinesses } from '#app/domain/submission/find-similar-businesses.ts';
import { findSubmission } from '#app/domain/submission/find-submission.ts';
import {
  type SimilarBusiness,
  readContent,
  statusNames,
} from '#app/domain/submission/submission.ts';
import type { KindOfItem } from './kind.ts';

/** A business that somebody has added, beside the listings that are like it. */
export const submission: KindOfItem<'submission'> = {
  name: 'Submission',
  plural: 'Submissions',
  describe: () => 'Submission',
  approved: 'Becomes a listing',
  async load({ db }, id) {
    const [one, categories] = await Promise.all([
      findSubmission({ db }, id),
      findCategories({ db }),
    ]);
    if (one === null) return null;
    const content = readContent(one.content);
    const { name, phone, website, street, city, state, zip_code } = content;
    // It stands before the decision and must not push it.
    const similar = await settle(
      findSimilarBusinesses({ db }, { name, phone, website, street, city, state, zip_code }),
    );
    const category = categories.find(({ slug }) => slug === content.category)?.name ?? '';
    return {
      status: statusNames[one.status],
      isWaiting: one.status === 'pending',
      reason: one.reason,
      reasonLabel: one.status === 'rejected' ? 'Reason' : 'Refused before',
      seen: one.revision,
      own: one.is_own ? 'submission' : null,
      approve: 'Approve and publish',
      reasonHint: 'Its submitter reads it, and can mend and send it again.',
      facts: <SubmissionFacts content={content} category={category} />,
      beside: (
        <section aria-labelledby="similar">
          <h2 className="text-title" id="similar">
            Similar listings
          </h2>
          <ScreenPart of={similar.of} what="similar listings">
            {(listings) => <Similar listings={listings} />}
          </ScreenPart>
        </section>
      ),
    };
  },
};

function Similar({ listings }: { listings: SimilarBusiness[] }) {
  if (listings.length === 0) return <p className="mt-2 text-soft">None is like it.</p>;
  return (
    <ul className="mt-3 border-t border-ink">
      {listings.map((listing) => (
        <SimilarListing key={listing.id} listing={listing} isForAdmins />
      ))}
    </ul>
  );
}
