import { accessEnded } from './access-ended.tsx';
import { accessGiven } from './access-given.tsx';
import { accessInvitation } from './access-invitation.tsx';
import { factsToConfirm } from './facts-to-confirm.tsx';
import { listingHandedOver } from './listing-handed-over.tsx';
import { submissionApproved } from './submission-approved.tsx';
import { submissionReceived } from './submission-received.tsx';
import { submissionRefused } from './submission-refused.tsx';
import type { Template } from './template.ts';

/** By kind, as `private.mail_kinds` has them; a test compares. */
export const templates: Record<string, Template | undefined> = {
  access_invitation: accessInvitation,
  access_given: accessGiven,
  access_ended: accessEnded,
  listing_handed_over: listingHandedOver,
  facts_to_confirm: factsToConfirm,
  submission_received: submissionReceived,
  submission_approved: submissionApproved,
  submission_refused: submissionRefused,
};
