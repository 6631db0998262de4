import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import { defineTemplate, exampleId, exampleListing, listingData } from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

const reviewData = listingData.extend({ business_id: z.guid() });
const example = { ...exampleListing, business_id: exampleId };

export const reviewReceived = defineTemplate({
  schema: reviewData.extend({ author: z.string(), rating: z.int(), body: z.string() }),
  subject: ({ name, rating }) => t.reviewReceivedSubject({ name, rating }),
  body: ({ name, business_id, author, rating, body }) => (
    <>
      <Paragraph>{t.reviewReceivedBody({ author, name, rating })}</Paragraph>
      <Quote>{body}</Quote>
      <Paragraph>{t.reviewReceivedHowToAnswer}</Paragraph>
      <Action path={`/business-profile/${business_id}/reviews`}>{t.answerReview}</Action>
    </>
  ),
  example: { ...example, author: 'Dana R.', rating: 4, body: 'Good soup.\nSlow on Sundays.' },
});

export const reviewAnswered = defineTemplate({
  schema: reviewData.extend({ answer: z.string() }),
  subject: ({ name }) => t.reviewAnsweredSubject({ name }),
  body: ({ name, slug, answer }) => (
    <>
      <Paragraph>{t.reviewAnsweredBody({ name })}</Paragraph>
      <Quote>{answer}</Quote>
      <Action path={`/business/${slug}#reviews`}>{t.viewOnPublicPage}</Action>
    </>
  ),
  example: { ...example, answer: 'Thank you. We have hired a second cook for Sundays.' },
});

export const reviewPublished = defineTemplate({
  schema: reviewData,
  subject: ({ name }) => t.reviewPublishedSubject({ name }),
  body: ({ name, slug }) => (
    <>
      <Paragraph>{t.reviewPublishedBody({ name })}</Paragraph>
      <Action path={`/business/${slug}#reviews`}>{t.viewOnPublicPage}</Action>
    </>
  ),
  example,
});

export const reviewHidden = defineTemplate({
  schema: reviewData.extend({ reason: z.string() }),
  subject: ({ name }) => t.reviewHiddenSubject({ name }),
  body: ({ name, slug, reason }) => (
    <>
      <Paragraph>{t.reviewHiddenBody({ name })}</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>{t.reviewHiddenNextSteps}</Paragraph>
      <Action path={`/business-review/${slug}`}>{t.viewReview}</Action>
    </>
  ),
  example: { ...example, reason: 'It is about another business.' },
});

export const receiptDecided = defineTemplate({
  schema: reviewData.extend({ is_confirmed: z.boolean(), reason: z.string().nullable() }),
  subject: ({ name, is_confirmed }) =>
    is_confirmed ? t.receiptConfirmedSubject({ name }) : t.receiptRejectedSubject({ name }),
  body: ({ name, slug, is_confirmed, reason }) => (
    <>
      <Paragraph>
        {is_confirmed ? t.receiptConfirmedBody({ name }) : t.receiptRejectedBody({ name })}
      </Paragraph>
      {reason !== null && <Quote>{reason}</Quote>}
      <Action path={`/business-review/${slug}`}>{t.viewReview}</Action>
    </>
  ),
  example: { ...example, is_confirmed: false, reason: 'The date cannot be read.' },
});
