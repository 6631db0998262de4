import { submissionReceived } from './submission-received.tsx';
import type { Template } from './template.ts';

/** By kind, as `private.mail_kinds` has them; a test compares. */
export const templates: Record<string, Template | undefined> = {
  submission_received: submissionReceived,
};
