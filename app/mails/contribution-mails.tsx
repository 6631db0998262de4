import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import {
  defineTemplate,
  exampleId,
  exampleListing,
  listingData,
  formatMailDate,
} from './template.ts';
import { Action, Paragraph, Quote, StrangersWords } from './parts.tsx';

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

const suggestionData = listingData.extend({
  business_id: z.guid(),
  suggestion: z.guid(),
  owner_until: z.string().nullable(),
  fields: z.array(
    z.object({
      field: z.string(),
      status: z.string(),
      reason: z.string().nullable(),
      is_with_admins: z.boolean(),
    }),
  ),
});

const exampleSuggestion = {
  ...exampleListing,
  business_id: exampleId,
  suggestion: exampleId,
  owner_until: '2026-12-03T12:00:00Z',
  fields: [
    { field: 'phone', status: 'accepted', reason: null, is_with_admins: false },
    {
      field: 'website',
      status: 'rejected',
      reason: 'That is another shop.',
      is_with_admins: false,
    },
  ],
};

export const editSuggested = defineTemplate({
  schema: suggestionData,
  subject: t.editSuggestedSubject,
  body: ({ name, business_id, owner_until }) => (
    <>
      <Paragraph>
        {t.editSuggestedBody({ name, until: formatMailDate(owner_until ?? '') })}
      </Paragraph>
      <Action path={`/business-profile/${business_id}/suggestions`}>{t.decideSuggestions}</Action>
    </>
  ),
  example: exampleSuggestion,
});

export const editDecided = defineTemplate({
  schema: suggestionData.transform(({ fields, ...data }) => {
    const statuses = new Set(fields.map(({ status }) => status));
    const only = statuses.has('accepted') ? ('accepted' as const) : ('rejected' as const);
    return {
      ...data,
      outcome: statuses.size === 1 ? only : ('part' as const),
      reasons: fields.flatMap(({ reason }) => reason ?? []).join('\n'),
      isByAdmins: fields.every((field) => field.is_with_admins),
    };
  }),
  subject: t.editDecidedSubject,
  body: ({ name, outcome, reasons, isByAdmins, suggestion }) => {
    const intro =
      outcome === 'rejected' ? t.editRejectedBody({ name }) : t.editAcceptedBody({ name });
    return (
      <>
        {reasons === '' || isByAdmins ? (
          <Paragraph>{intro}</Paragraph>
        ) : (
          <StrangersWords intro={intro}>{reasons}</StrangersWords>
        )}
        {reasons !== '' && isByAdmins && <Quote>{reasons}</Quote>}
        <Action path={`/suggested-edits/${suggestion}`}>{t.viewSuggestion}</Action>
      </>
    );
  },
  example: exampleSuggestion,
});
