import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { useSignedPhotos } from '#app/browser/photos/use-signed-photos.ts';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerWrite } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { contributionStatuses } from '#app/domain/admin-queue/admin-queue.ts';
import { describePhoto } from '#app/domain/photo/photo.ts';
import {
  findQueuedReceipt,
  findQueuedReview,
  holdReviews,
  signReceipt,
} from '#app/domain/review/review-calls.ts';
import { reviewFields } from '#app/domain/review/review-rules.ts';
import type { QueuedReceipt, QueuedReview, Receipt } from '#app/domain/review/review.ts';
import { formatLocalDate, formatMonth } from '#app/domain/text/text.ts';
import * as t from '#app/messages/domain/report.ts';
import { outcomesOfAppeal, Quoted, ReportList } from './contribution.tsx';
import type { KindOfItem } from './kind.ts';

/** A review that was held, reported, or hidden and appealed. */
export const review: KindOfItem<'review'> = {
  describe: ({ rating, status }) =>
    `${status === 'published' ? 'Published review' : 'Review'}, ${rating} of 5 stars`,
  note: ({ excerpt }) => excerpt,
  outcomes: ({ status, signals }) => {
    const isHeld = status === 'held';
    const hide = {
      act: t.remove({ kind: 'review' }),
      done: 'Review hidden',
      effect: 'The review is hidden; its author and everyone who reported it see the reason',
      isRemoval: true,
    };
    if (signals?.appealed) return outcomesOfAppeal('review');
    return {
      approve: {
        act: isHeld ? 'Publish review' : 'Keep review',
        done: isHeld ? 'Review published' : 'Review kept',
        effect: 'The review is public, and reports of it are dismissed',
      },
      refuse: hide,
    };
  },
  bulk: { approve: 'Keep or publish reviews', refuse: 'Hide reviews' },
  record: { approved: 'published', rejected: 'hidden' },
  async load({ db }, id) {
    const one = await findQueuedReview({ db }, id);
    if (one === null) return null;
    return {
      name: one.listing.name,
      status: contributionStatuses[one.status],
      isWaiting: one.is_waiting,
      reason: one.hidden_reason,
      reasonLabel: 'Hidden because',
      decision: {
        version: one.version,
        own: one.is_own ? 'review, report or listing' : null,
        reasonHint: 'The author and everyone who reported it see this.',
      },
      facts: (
        <ReviewFacts
          review={one}
          address={one.receipt && (await signReceipt({ db }, one.receipt.path))}
        />
      ),
      beside: <HoldForm key={one.listing.notice ?? ''} review={one} />,
    };
  },
  forms: {
    hold: signedInForm(
      z.object({ businessId: z.string(), notice: reviewFields.notice }),
      async ({ db }, values) => answerWrite(await holdReviews({ db }, values), 'saved'),
    ),
  },
};

/** The receipt of a review, which confirms its visit. */
export const receipt: KindOfItem<'receipt'> = {
  describe: ({ rating }) => `Receipt for a review, ${rating} of 5 stars`,
  note: ({ visited_on }) => visited_on && `Visited in ${formatMonth(visited_on)}`,
  outcomes: () => ({
    approve: {
      act: 'Confirm visit',
      done: 'Visit confirmed',
      effect: 'The review says that the visit is confirmed by a receipt',
    },
    refuse: {
      act: 'Not confirmed',
      done: 'Visit not confirmed',
      effect: 'The review stays as it is; its author sees the reason',
    },
  }),
  bulk: { approve: 'Confirm visits', refuse: 'Not confirmed' },
  record: { approved: 'confirmed', rejected: 'not confirmed' },
  async load({ db }, id) {
    const one = await findQueuedReceipt({ db }, id);
    if (one === null) return null;
    return {
      name: one.listing.name,
      status: describeReceipt(one.receipt),
      isWaiting: one.is_waiting,
      reason: one.receipt.reason,
      reasonLabel: 'Not confirmed because',
      decision: {
        version: one.version,
        own: one.is_own ? 'review or listing' : null,
        reasonHint: 'The author sees this, and can send another receipt.',
      },
      facts: <ReceiptFacts receipt={one} address={await signReceipt({ db }, one.receipt.path)} />,
    };
  },
};

function describeReceipt({ is_confirmed }: Receipt): string {
  if (is_confirmed === null) return 'Awaiting review';
  return is_confirmed ? 'Visit confirmed' : 'Not confirmed';
}

type ReceiptFactsProps = { receipt: QueuedReceipt; address: string | null };

function ReceiptFacts({ receipt: one, address }: ReceiptFactsProps) {
  const { listing, visited_on } = one;
  return (
    <>
      <p className="wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/business/${listing.slug}#reviews`}>
          {listing.name}
        </Link>
        , {listing.city}, {listing.state}
      </p>
      <p className="mt-4">
        <ReceiptLink address={address} />
      </p>
      <p className="text-sm text-soft">
        Confirm it if it names this business and{' '}
        {visited_on ? `a day in ${formatMonth(visited_on)}` : 'the day of a visit'}.
      </p>
      <ReviewText review={one} />
    </>
  );
}

function ReceiptLink({ address }: { address: string | null }) {
  if (address === null) return <span className="text-soft">The receipt was deleted.</span>;
  return (
    <a
      className="link-quiet inline-flex min-h-11 items-center font-semibold"
      href={address}
      target="_blank"
      rel="noreferrer"
    >
      Open the receipt<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

type ReviewFactsProps = { review: QueuedReview; address: string | null };

function ReviewFacts({ review: one, address }: ReviewFactsProps) {
  const { listing, owner_answer } = one;
  const photos = useSignedPhotos(one.photos);
  return (
    <>
      <p className="wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/business/${listing.slug}#reviews`}>
          {listing.name}
        </Link>
        , {listing.city}, {listing.state}: {listing.rating?.toFixed(1) ?? 'no rating'},{' '}
        {listing.review_count === 1 ? '1 review' : `${listing.review_count} reviews`}.
      </p>
      {(one.proof === 'receipt' || one.receipt) && (
        <p className="mt-4 font-semibold">
          {one.proof === 'receipt' ? 'Visit confirmed by receipt.' : 'A receipt was sent.'}{' '}
          <ReceiptLink address={address} />
        </p>
      )}
      <ReviewText review={one}>
        {photos.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2" aria-label="Photos">
            {photos.map((photo, index) => (
              <li key={photo.url}>
                <a className="block rounded-control" href={photo.url}>
                  <PhotoCover
                    photo={photo}
                    sizes="9rem"
                    alt={describePhoto(photo, listing.name, index + 1)}
                    className="size-36 rounded-control"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {owner_answer && <Quoted title="The owner’s answer" text={owner_answer} />}
        {one.appeal && <Quoted title="The author’s appeal" text={one.appeal} />}
      </ReviewText>
      <ReportList reports={one.reports} />
    </>
  );
}

type ReviewTextProps = {
  review: Pick<QueuedReview, 'author_name' | 'rating' | 'body' | 'visited_on' | 'created_at'>;
  children?: ReactNode;
};

function ReviewText({ review, children }: ReviewTextProps) {
  const { author_name, rating, body, visited_on, created_at } = review;
  return (
    <TitledSection
      className="mt-8"
      id="review"
      title={
        <>
          {rating} of 5 stars, by <bdi>{author_name}</bdi>
        </>
      }
    >
      <p className="text-sm text-soft">
        Written on {formatLocalDate(created_at)}
        {visited_on && `, about a visit in ${formatMonth(visited_on)}`}
      </p>
      <p className="mt-3 max-w-[68ch] wrap-anywhere whitespace-pre-line" dir="auto">
        {body}
      </p>
      {children}
    </TitledSection>
  );
}

/** Holds all new reviews of the listing, after the news or against threats. */
function HoldForm({ review: { listing } }: { review: QueuedReview }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <Disclosure
      className="mt-8 border-y border-rule"
      open={listing.notice !== null}
      title={listing.notice === null ? 'Hold all new reviews' : 'All new reviews are on hold'}
    >
      <div className="pb-4">
        <SignedInForm fetcher={fetcher} intent="hold" button="Save" variant="line">
          <input type="hidden" name="businessId" value={listing.id} />
          <TextArea
            name="notice"
            label="Notice on the page"
            hint="Visitors see it above the reviews. Without a notice, new reviews are public right away."
            rows={3}
            maxLength={300}
            defaultValue={
              listing.notice === '' ? 'Many reviews arrived at once.' : (listing.notice ?? '')
            }
            error={errors.notice}
          />
        </SignedInForm>
      </div>
    </Disclosure>
  );
}
