import { data, Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { done, findErrors, type FormAnswer, invalid } from '#app/components/ui/form-answer.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { toReportHref } from '#app/domain/report/report.ts';
import { answerReview, findReviewsToAnswer } from '#app/domain/review/review-calls.ts';
import { reviewFields } from '#app/domain/review/review-rules.ts';
import type { ReviewsToAnswer } from '#app/domain/review/review.ts';
import { readIdParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import type { Route } from './+types/reviews';

export const handle = { isPrivate: true, title: t.reviews } satisfies SignedInHandle;

export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const page = await findReviewsToAnswer(context.get(signedInContext), {
    businessId: params.id,
    after: readIdParam(url.searchParams, 'after'),
  });
  if (page === null) throw data(null, { status: 404 });
  return { page };
}

const answer = signedInForm(
  z.object({ id: z.string(), expectedAnswer: z.string(), answer: reviewFields.answer }),
  async ({ db }, { expectedAnswer, ...values }) => {
    const outcome = await answerReview(
      { db },
      { ...values, expectedAnswer: expectedAnswer || null },
    );
    if (!outcome.ok) return answerRefusal(outcome);
    if (outcome.outcome === 'stale') {
      return invalid({
        answer: t.answerChanged,
      });
    }
    if (outcome.outcome === 'own') return invalid({ answer: t.ownReview });
    notify('saved');
    return done;
  },
);

export const clientAction = signedInForms({ answer });

/** The reviews of a listing, those without an answer first, each with its answer to edit. */
export default function ListingReviews({ loaderData: { page } }: Route.ComponentProps) {
  if (page.items.length === 0) {
    return <p className="mt-6 max-w-[60ch] text-soft">{t.noReviews}</p>;
  }
  return (
    <div className="mt-6 max-w-3xl">
      <p className="text-soft">
        {t.reviewsText({
          link: linkTo('/content-policy#reviews'),
        })}
      </p>
      <ul className="mt-6 border-t border-ink" aria-label={t.reviews}>
        {page.items.map((review) => (
          <li key={review.id} className="border-b border-rule py-6">
            <ReviewToAnswer review={review} />
          </li>
        ))}
      </ul>
      {page.next && (
        <Link className="mt-4 button-line" to={`?after=${page.next}`} state={keepFocus}>
          {t.older}
        </Link>
      )}
    </div>
  );
}

function ReviewToAnswer({ review }: { review: ReviewsToAnswer['items'][number] }) {
  const { id, author_name, rating, body, created_at, owner_answer } = review;
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const unseen = (text: string) => <span className="sr-only">{text}</span>;
  return (
    <article>
      <h2 className="text-base font-semibold wrap-anywhere">
        <bdi>{author_name}</bdi>
        <span className="font-normal text-soft">
          {t.rated({ rating, date: formatLocalDate(created_at) })}
        </span>
      </h2>
      <p className="mt-2 max-w-[68ch] wrap-anywhere whitespace-pre-line" dir="auto">
        {body}
      </p>
      <Disclosure
        className="mt-3"
        title={t.answer({ isNew: owner_answer === null, author: author_name, unseen })}
      >
        <div className="mt-2">
          <SignedInForm fetcher={fetcher} intent="answer" button={t.saveAnswer} variant="line">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="expectedAnswer" value={owner_answer ?? ''} />
            <TextArea
              name="answer"
              label={t.answerTo({ author: author_name })}
              hint={t.answerHint}
              rows={4}
              maxLength={5000}
              defaultValue={owner_answer ?? ''}
              error={errors.answer}
            />
          </SignedInForm>
        </div>
      </Disclosure>
      <Link
        className="link-quiet inline-flex min-h-11 items-center text-sm"
        to={toReportHref({ kind: 'review', id })}
      >
        {t.reportReview({ author: author_name, unseen })}
      </Link>
    </article>
  );
}
