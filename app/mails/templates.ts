import { submissionApproved } from './submission-approved.tsx';
import { submissionReceived } from './submission-received.tsx';
import { submissionRefused } from './submission-refused.tsx';
import type { Template } from './template.ts';

/** By kind, as `private.mail_kinds` has them; a test compares. */
export const templates: Record<string, Template | undefined> = {
  submission_received: submissionReceived,
  submission_approved: submissionApproved,
  submission_refused: submissionRefused,
};
