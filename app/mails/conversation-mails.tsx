import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import { defineTemplate, exampleId, exampleListing, listingData } from './template.ts';
import { Action, Paragraph, Quote, StrangersWords } from './parts.tsx';
import { makeReplyAddress } from '#app/domain/message/message.server.ts';

const reviewData = listingData.extend({ business_id: z.guid() });
const exampleReview = { ...exampleListing, business_id: exampleId };

export const reviewReceived = defineTemplate({
  schema: reviewData.extend({ author: z.string(), rating: z.int(), body: z.string() }),
  subject: ({ name, rating }) => t.reviewReceivedSubject({ name, rating }),
  body: ({ name, business_id, author, rating, body }) => (
    <>
      <StrangersWords intro={t.reviewReceivedBody({ author, name, rating })}>{body}</StrangersWords>
      <Paragraph>{t.reviewReceivedHowToAnswer}</Paragraph>
      <Action path={`/business-profile/${business_id}/reviews`}>{t.answerReview}</Action>
    </>
  ),
  example: { ...exampleReview, author: 'Dana R.', rating: 4, body: 'Good soup.\nSlow on Sundays.' },
});

export const reviewAnswered = defineTemplate({
  schema: reviewData.extend({ answer: z.string() }),
  subject: ({ name }) => t.reviewAnsweredSubject({ name }),
  body: ({ name, slug, answer }) => (
    <>
      <StrangersWords intro={t.reviewAnsweredBody({ name })}>{answer}</StrangersWords>
      <Action path={`/business/${slug}#reviews`}>{t.viewOnPublicPage}</Action>
    </>
  ),
  example: { ...exampleReview, answer: 'Thank you. We have hired a second cook for Sundays.' },
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
  example: exampleReview,
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
  example: { ...exampleReview, reason: 'It is about another business.' },
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
  example: { ...exampleReview, is_confirmed: false, reason: 'The date cannot be read.' },
});

const questionData = listingData.extend({ question: z.guid(), body: z.string() });
const exampleQuestion = {
  ...exampleListing,
  question: exampleId,
  body: 'Is there a ramp at the door?',
};

const decidedData = questionData.extend({ is_answer: z.boolean(), reason: z.string().nullable() });

export const questionReceived = defineTemplate({
  schema: questionData,
  subject: ({ name }) => t.questionReceivedSubject({ name }),
  body: ({ name, question, body }) => (
    <>
      <StrangersWords intro={t.questionReceivedBody({ name })}>{body}</StrangersWords>
      <Paragraph>{t.questionReceivedHowToAnswer}</Paragraph>
      <Action path={`/question/${question}`}>{t.answerQuestion}</Action>
    </>
  ),
  example: exampleQuestion,
});

export const questionAnswered = defineTemplate({
  schema: questionData.extend({ author: z.string().nullable() }),
  subject: t.questionAnsweredSubject,
  body: ({ name, question, author, body }) => (
    <>
      <StrangersWords intro={t.questionAnsweredBody({ name, author })}>{body}</StrangersWords>
      <Action path={`/question/${question}`}>{t.viewAnswers}</Action>
    </>
  ),
  example: { ...exampleQuestion, author: null, body: 'Yes, at the side door.' },
});

export const questionPublished = defineTemplate({
  schema: decidedData,
  subject: ({ name, is_answer }) => t.questionPublishedSubject({ name, isAnswer: is_answer }),
  body: ({ question, body }) => (
    <>
      <Paragraph>{t.questionPublishedBody}</Paragraph>
      <Quote>{body}</Quote>
      <Action path={`/question/${question}`}>{t.viewAnswers}</Action>
    </>
  ),
  example: { ...exampleQuestion, is_answer: false, reason: null },
});

export const questionHidden = defineTemplate({
  schema: decidedData,
  subject: ({ name, is_answer }) => t.questionHiddenSubject({ name, isAnswer: is_answer }),
  body: ({ question, body, reason }) => (
    <>
      <Paragraph>{t.questionHiddenBody}</Paragraph>
      <Quote>{body}</Quote>
      <Paragraph>{t.questionHiddenReason}</Paragraph>
      <Quote>{reason ?? ''}</Quote>
      <Paragraph>{t.questionHiddenNextSteps}</Paragraph>
      <Action path={`/question/${question}`}>{t.viewQuestion}</Action>
    </>
  ),
  example: { ...exampleQuestion, is_answer: false, reason: 'It is about another business.' },
});

const addressData = z.object({ alias: z.string(), side: z.enum(['person', 'business']) });

/** Answered by mail, the answer goes to an address that shows neither side's. */
export const messageReceived = defineTemplate({
  schema: addressData.extend({
    thread: z.guid(),
    name: z.string(),
    from: z.string(),
    body: z.string(),
    reply_address: z.string(),
  }),
  async sign(data, { secret }) {
    const reply_address = await makeReplyAddress(secret, addressData.parse(data));
    return { ...data, reply_address };
  },
  subject: t.messageReceivedSubject,
  body: ({ thread, from, name, body }) => (
    <>
      <StrangersWords intro={t.messageReceivedBody({ from, name })}>{body}</StrangersWords>
      <Paragraph>{t.messageReceivedHowToAnswer}</Paragraph>
      <Action path={`/messages/${thread}`}>{t.answerMessage}</Action>
    </>
  ),
  replyAddress: ({ reply_address }) => reply_address,
  example: {
    thread: exampleId,
    alias: 'd4f8227e0a5d0eb8b522',
    side: 'business',
    name: 'Joe’s Café & Bar',
    from: 'Dana R.',
    body: 'Can you cater for twenty?',
    reply_address: '',
  },
});

/** Says to the sender of an answer by mail why it was not taken, and where to write instead. */
export const messageRefused = defineTemplate({
  schema: z.object({
    reason: z.enum(['empty', 'too_long', 'too_many', 'blocked', 'gone']),
  }),
  subject: () => t.messageRefusedSubject,
  body: ({ reason }) => (
    <>
      <Paragraph>{t.messageRefusedReasons[reason]}</Paragraph>
      <Paragraph>{t.messageRefusedNextSteps}</Paragraph>
      <Action path="/messages">{t.viewMessages}</Action>
    </>
  ),
  example: { reason: 'too_long' },
});
