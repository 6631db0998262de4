import { z } from 'zod';
import { defineTemplate, exampleId, exampleListing, listingData } from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

const reviewData = listingData.extend({ business_id: z.guid() });
const example = { ...exampleListing, business_id: exampleId };

export const reviewReceived = defineTemplate({
  schema: reviewData.extend({ author: z.string(), rating: z.int(), body: z.string() }),
  subject: ({ name, rating }) => `${name} has a new review: ${rating} of 5 stars`,
  body: ({ name, business_id, author, rating, body }) => (
    <>
      <Paragraph>
        “{author}” gave {name} {rating} of 5 stars:
      </Paragraph>
      <Quote>{body}</Quote>
      <Paragraph>You can answer once, in public, and edit your answer at any time.</Paragraph>
      <Action path={`/business-profile/${business_id}/reviews`}>Answer it</Action>
    </>
  ),
  example: { ...example, author: 'Dana R.', rating: 4, body: 'Good soup.\nSlow on Sundays.' },
});

export const reviewAnswered = defineTemplate({
  schema: reviewData.extend({ answer: z.string() }),
  subject: ({ name }) => `${name} answered your review`,
  body: ({ name, slug, answer }) => (
    <>
      <Paragraph>{name} answered:</Paragraph>
      <Quote>{answer}</Quote>
      <Action path={`/business/${slug}#reviews`}>See it on the page</Action>
    </>
  ),
  example: { ...example, answer: 'Thank you. We have hired a second cook for Sundays.' },
});

export const reviewPublished = defineTemplate({
  schema: reviewData,
  subject: ({ name }) => `Your review of ${name} is published`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>An admin has looked at your review of {name}. Visitors see it now.</Paragraph>
      <Action path={`/business/${slug}#reviews`}>See it on the page</Action>
    </>
  ),
  example,
});

export const reviewHidden = defineTemplate({
  schema: reviewData.extend({ reason: z.string() }),
  subject: ({ name }) => `Your review of ${name} is hidden`,
  body: ({ name, slug, reason }) => (
    <>
      <Paragraph>An admin has hidden your review of {name}. The reason:</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>You can change it and send it again, or appeal once.</Paragraph>
      <Action path={`/business-review/${slug}`}>See your review</Action>
    </>
  ),
  example: { ...example, reason: 'It is about another business.' },
});

export const reportDecided = defineTemplate({
  schema: reviewData.extend({
    review: z.guid(),
    is_upheld: z.boolean(),
    reason: z.string().nullable(),
  }),
  subject: ({ name, is_upheld }) =>
    `Your report of a review of ${name} was ${is_upheld ? 'upheld' : 'dismissed'}`,
  body: ({ name, slug, is_upheld, reason }) => (
    <>
      <Paragraph>
        {is_upheld
          ? `An admin has read the review of ${name} that you reported, and hidden it.`
          : `An admin has read the review of ${name} that you reported. It follows the rules for reviews, so it stays.`}
      </Paragraph>
      {reason !== null && <Quote>{reason}</Quote>}
      <Action path={`/business/${slug}#reviews`}>See the page</Action>
    </>
  ),
  example: { ...example, review: exampleId, is_upheld: true, reason: 'It names a private person.' },
});
