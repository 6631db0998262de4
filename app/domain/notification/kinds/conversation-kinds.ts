import * as z from 'zod/mini';
import * as t from '#app/messages/notifications.ts';
import { defineKind, listing, toListing } from '../define-kind.ts';

const review = z.extend(listing, { business_id: z.guid() });
const toReviews = (data: { slug: string }) => `${toListing(data)}#reviews`;
const toOwnReview = ({ slug }: { slug: string }) => `/business-review/${slug}`;

const question = z.extend(listing, { question: z.guid(), body: z.string() });
const decided = z.extend(question, { is_answer: z.boolean(), reason: z.nullable(z.string()) });
const toQuestion = (data: { question: string }) => `/question/${data.question}`;

export const conversationKinds = {
  review_received: defineKind({
    data: z.extend(review, { author: z.string(), rating: z.int(), body: z.string() }),
    subject: t.reviewReceivedSubject,
    to: ({ business_id }) => `/business-profile/${business_id}/reviews`,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ body, ...data }) => [
        { intro: t.reviewReceivedBody(data), strangersWords: body },
        t.reviewReceivedHowToAnswer,
      ],
      button: t.answerReview,
    },
  }),
  review_answered: defineKind({
    data: z.extend(review, { answer: z.string() }),
    subject: t.reviewAnsweredSubject,
    to: toReviews,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, answer }) => [
        { intro: t.reviewAnsweredBody({ name }), strangersWords: answer },
      ],
      button: t.viewOnPublicPage,
    },
  }),
  review_published: defineKind({
    data: review,
    subject: t.reviewPublishedSubject,
    to: toReviews,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.reviewPublishedBody({ name })],
      button: t.viewOnPublicPage,
    },
  }),
  review_hidden: defineKind({
    data: z.extend(review, { reason: z.string() }),
    subject: t.reviewHiddenSubject,
    to: toOwnReview,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.reviewHiddenBody({ name }), t.hiddenNextSteps],
      button: t.viewReview,
    },
  }),
  receipt_decided: defineKind({
    data: z.extend(review, { is_confirmed: z.boolean(), reason: z.nullable(z.string()) }),
    subject: ({ name, is_confirmed }) =>
      is_confirmed ? t.receiptConfirmedSubject({ name }) : t.receiptRejectedSubject({ name }),
    to: toOwnReview,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, is_confirmed }) => [
        is_confirmed ? t.receiptConfirmedBody({ name }) : t.receiptRejectedBody({ name }),
      ],
      button: t.viewReview,
    },
  }),
  question_received: defineKind({
    data: question,
    subject: t.questionReceivedSubject,
    to: toQuestion,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, body }) => [
        { intro: t.questionReceivedBody({ name }), strangersWords: body },
        t.questionReceivedHowToAnswer,
      ],
      button: t.answerQuestion,
    },
  }),
  question_answered: defineKind({
    data: z.extend(question, { author: z.nullable(z.string()) }),
    subject: t.questionAnsweredSubject,
    to: toQuestion,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ body, ...data }) => [
        { intro: t.questionAnsweredBody(data), strangersWords: body },
      ],
      button: t.viewAnswers,
    },
  }),
  question_published: defineKind({
    data: decided,
    subject: t.questionPublishedSubject,
    to: toQuestion,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ body }) => [t.questionPublishedBody, { quote: body }],
      button: t.viewAnswers,
    },
  }),
  question_hidden: defineKind({
    data: decided,
    subject: t.questionHiddenSubject,
    to: toQuestion,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ body }) => [
        t.questionHiddenBody,
        t.questionHiddenText,
        { quote: body },
        t.hiddenNextSteps,
      ],
      button: t.viewQuestion,
    },
  }),
  /** Answered by mail, the answer goes to an address that shows neither side's. */
  message_received: defineKind({
    data: z.object({
      side: z.enum(['person', 'business']),
      thread: z.guid(),
      name: z.string(),
      from: z.string(),
      body: z.optional(z.string()),
    }),
    subject: t.messageReceivedSubject,
    to: ({ thread }) => `/messages/${thread}`,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ from, name, body = '' }) => [
        { intro: t.messageReceivedBody({ from, name }), strangersWords: body },
        t.messageReceivedHowToAnswer,
      ],
      button: t.answerMessage,
    },
  }),
  /** Says to the sender of an answer by mail why it was not taken, and where to write instead. */
  message_refused: defineKind({
    data: z.object({
      reason: z.enum(['empty', 'too_long', 'too_many', 'held', 'blocked', 'gone']),
    }),
    subject: () => t.messageRefusedSubject,
    to: () => '/messages',
    reason: () => null,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ reason }) => [t.messageRefusedReasons[reason], t.messageRefusedNextSteps],
      button: t.viewMessages,
    },
  }),
};
