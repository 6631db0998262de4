import { claimReceived } from './claim-received.tsx';
import { claimCode } from './claim-code.tsx';
import { claimApproved } from './claim-approved.tsx';
import { claimRefused } from './claim-refused.tsx';
import { claimObjectionAsked } from './claim-objection-asked.tsx';
import { claimObjected } from './claim-objected.tsx';
import { listingLost } from './listing-lost.tsx';
import { submissionApproved } from './submission-approved.tsx';
import { submissionReceived } from './submission-received.tsx';
import { submissionRefused } from './submission-refused.tsx';
import type { Template } from './template.ts';

/** By kind, as `private.mail_kinds` has them; a test compares. */
export const templates: Record<string, Template | undefined> = {
  submission_received: submissionReceived,
  submission_approved: submissionApproved,
  submission_refused: submissionRefused,
  claim_received: claimReceived,
  claim_code: claimCode,
  claim_approved: claimApproved,
  claim_refused: claimRefused,
  claim_objection_asked: claimObjectionAsked,
  claim_objected: claimObjected,
  listing_lost: listingLost,
};
