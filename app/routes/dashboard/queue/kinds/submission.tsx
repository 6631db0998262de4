import { SubmissionFacts } from '#app/components/submission/submission-facts.tsx';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { findSubmission } from '#app/domain/submission/submission-calls.ts';
import { readContent, submissionStatusNames } from '#app/domain/submission/submission.ts';
import type { KindOfItem } from './kind.ts';

/** A business that somebody has added. */
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
    const category = categories.find(({ slug }) => slug === content.category)?.name ?? '';
    return {
      name: content.name,
      status: submissionStatusNames[one.status],
      isWaiting: one.status === 'pending',
      reason: one.reason,
      reasonLabel: one.status === 'rejected' ? 'Reason' : 'Rejected before',
      decision: {
        seen: one.revision,
        own: one.is_own ? 'submission' : null,
        approve: 'Approve and publish',
        reasonHint: 'The submitter sees this and can edit and resubmit.',
      },
      facts: <SubmissionFacts content={content} category={category} />,
    };
  },
};
