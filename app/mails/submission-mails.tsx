import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import { defineTemplate, exampleId, exampleListing, listingData } from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

export const submissionApproved = defineTemplate({
  schema: listingData,
  subject: ({ name }) => t.submissionApprovedSubject({ name }),
  body: ({ name, slug }) => (
    <>
      <Paragraph>{t.submissionApprovedBody({ name })}</Paragraph>
      <Action path={`/business/${slug}`}>{t.viewListing}</Action>
      <Paragraph>{t.submissionApprovedClaimIt}</Paragraph>
    </>
  ),
  example: exampleListing,
});

export const submissionReceived = defineTemplate({
  schema: z.object({ id: z.guid(), name: z.string() }),
  subject: ({ name }) => t.submissionReceivedSubject({ name }),
  body: ({ id, name }) => (
    <>
      <Paragraph>{t.submissionReceivedBody({ name })}</Paragraph>
      <Paragraph>{t.submissionReceivedNextSteps}</Paragraph>
      <Action path={`/business-submission/${id}`}>{t.viewSubmission}</Action>
    </>
  ),
  example: { id: exampleId, name: 'Joe’s Café & Bar' },
});

export const submissionRejected = defineTemplate({
  schema: z.object({ id: z.guid(), name: z.string(), reason: z.string() }),
  subject: ({ name }) => t.submissionRejectedSubject({ name }),
  body: ({ id, name, reason }) => (
    <>
      <Paragraph>{t.submissionRejectedBody({ name })}</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>{t.submissionRejectedNextSteps}</Paragraph>
      <Action path={`/business-submission/${id}`}>{t.editAndResubmit}</Action>
    </>
  ),
  example: {
    id: exampleId,
    name: 'Joe’s Café & Bar',
    reason: 'The phone number belongs to another business.\nPlease look at the street, too.',
  },
});
