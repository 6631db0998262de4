import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import { defineTemplate, exampleId, exampleListing, listingData } from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

const questionData = listingData.extend({ question: z.guid(), body: z.string() });
const example = { ...exampleListing, question: exampleId, body: 'Is there a ramp at the door?' };

const decidedData = questionData.extend({ is_answer: z.boolean(), reason: z.string().nullable() });

export const questionReceived = defineTemplate({
  schema: questionData,
  subject: ({ name }) => t.questionReceivedSubject({ name }),
  body: ({ name, question, body }) => (
    <>
      <Paragraph>{t.questionReceivedBody({ name })}</Paragraph>
      <Quote>{body}</Quote>
      <Paragraph>{t.questionReceivedHowToAnswer}</Paragraph>
      <Action path={`/question/${question}`}>{t.answerQuestion}</Action>
    </>
  ),
  example,
});

export const questionAnswered = defineTemplate({
  schema: questionData.extend({ author: z.string().nullable() }),
  subject: ({ name, author }) => t.questionAnsweredSubject({ name, author }),
  body: ({ name, question, author, body }) => (
    <>
      <Paragraph>{t.questionAnsweredBody({ name, author })}</Paragraph>
      <Quote>{body}</Quote>
      <Action path={`/question/${question}`}>{t.viewAnswers}</Action>
    </>
  ),
  example: { ...example, author: null, body: 'Yes, at the side door.' },
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
  example: { ...example, is_answer: false, reason: null },
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
  example: { ...example, is_answer: false, reason: 'It is about another business.' },
});
