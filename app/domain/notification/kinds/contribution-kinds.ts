import * as z from 'zod/mini';
import * as t from '#app/messages/notifications.ts';
import { defineKind, listing, ownListing, toListing } from '../define-kind.ts';
import { formatMailDate } from '../format-mail-date.ts';

const submission = z.object({ id: z.guid(), name: z.string() });
const toSubmission = ({ id }: { id: string }) => `/business-submission/${id}`;

const decidedField = z.object({
  status: z.string(),
  reason: z.nullable(z.string()),
  is_with_admins: z.boolean(),
});

export const contributionKinds = {
  submission_received: defineKind({
    data: submission,
    subject: t.submissionReceivedSubject,
    to: toSubmission,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.submissionReceivedBody({ name }), t.submissionReceivedNextSteps],
      button: t.viewSubmission,
    },
  }),
  submission_approved: defineKind({
    data: listing,
    subject: t.submissionApprovedSubject,
    to: toListing,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.submissionApprovedBody({ name })],
      button: t.viewListing,
      after: t.submissionApprovedClaimIt,
    },
  }),
  submission_rejected: defineKind({
    data: z.extend(submission, { reason: z.string() }),
    subject: t.submissionRejectedSubject,
    to: toSubmission,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.submissionRejectedBody({ name }), t.submissionRejectedNextSteps],
      button: t.editAndResubmit,
    },
  }),
  sender_asked: defineKind({
    data: z.extend(submission, { body: z.string() }),
    subject: t.senderAskedSubject,
    to: ({ id }) => `/admin-question/${id}`,
    reason: ({ body }) => body,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.senderAskedBody({ name })],
      button: t.answerAdmin,
      after: t.senderAskedAfter,
    },
  }),
  edit_suggested: defineKind({
    data: z.extend(ownListing, { owner_until: z.nullable(z.string()) }),
    subject: t.editSuggestedSubject,
    to: ({ business_id }) => `/business-profile/${business_id}/suggestions`,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, owner_until }) => [
        t.editSuggestedBody({ name, until: formatMailDate(owner_until ?? '') }),
      ],
      button: t.decideSuggestions,
    },
  }),
  edit_decided: defineKind({
    data: z.object({ name: z.string(), suggestion: z.guid(), fields: z.array(decidedField) }),
    subject: ({ name, fields }) => t.editDecidedSubject({ name, outcome: findOutcome(fields) }),
    to: ({ suggestion }) => `/suggested-edits/${suggestion}`,
    reason: ({ fields }) => joinReasons(fields),
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, fields }) => {
        const body = findOutcome(fields) === 'rejected' ? t.editRejectedBody : t.editAcceptedBody;
        const [intro, reasons] = [body({ name }), joinReasons(fields)];
        // An owner is a stranger to who suggested the edit.
        const isByAdmins = fields.every((field) => field.is_with_admins);
        return [reasons === '' || isByAdmins ? intro : { intro, strangersWords: reasons }];
      },
      button: t.viewSuggestion,
    },
  }),
};

type DecidedFields = z.output<typeof decidedField>[];

function findOutcome(fields: DecidedFields): 'accepted' | 'rejected' | 'part' {
  const accepted = fields.filter(({ status }) => status === 'accepted').length;
  if (accepted === 0) return 'rejected';
  return accepted === fields.length ? 'accepted' : 'part';
}

function joinReasons(fields: DecidedFields): string {
  return fields.flatMap(({ reason }) => reason ?? []).join('\n');
}
