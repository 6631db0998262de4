import { contributionStatuses } from '#app/domain/admin-queue/describe-signal.ts';
import { Link } from 'react-router';
import { findQueuedQuestion } from '#app/domain/question/question-calls.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import type { KindOfItem } from './kind.ts';

/** A question about a listing, or an answer to one, that was held. */
export const question: KindOfItem<'question'> = {
  name: 'Question',
  plural: 'Questions and answers',
  describe: ({ is_answer }) => (is_answer ? 'Answer' : 'Question'),
  note: ({ excerpt }) => excerpt,
  approved: 'The question or answer is public',
  async load({ db }, id) {
    const one = await findQueuedQuestion({ db }, id);
    if (one === null) return null;
    const { listing, question: asked, author_name, body, created_at } = one;
    return {
      name: listing.name,
      status: contributionStatuses[one.status],
      isWaiting: one.is_waiting,
      reason: one.hidden_reason,
      reasonLabel: 'Hidden because',
      decision: {
        seen: one.seen,
        own: one.is_own ? 'question, answer or listing' : null,
        approve: 'Publish',
        reasonHint: 'The author sees this.',
      },
      facts: (
        <>
          <p className="wrap-anywhere">
            <Link className="link-quiet font-semibold" to={`/business/${listing.slug}#questions`}>
              {listing.name}
            </Link>
            , {listing.city}, {listing.state}
          </p>
          {asked && (
            <div className="mt-6 border-l-[3px] border-rule-strong pl-4">
              <p className="text-sm font-semibold">
                <bdi>{asked.author_name}</bdi> asked
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
                {asked.body}
              </p>
            </div>
          )}
          <section className="mt-6" aria-labelledby="question">
            <h2 className="text-title" id="question">
              {asked ? 'Answer' : 'Question'} by <bdi>{author_name}</bdi>
            </h2>
            <p className="text-sm text-soft">Written on {formatLocalDate(created_at)}</p>
            <p className="mt-3 max-w-[68ch] wrap-anywhere whitespace-pre-line" dir="auto">
              {body}
            </p>
          </section>
        </>
      ),
    };
  },
};
