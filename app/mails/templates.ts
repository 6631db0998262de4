import { accountDeleted } from './account-deleted.tsx';
import { accountSuspended } from './account-suspended.tsx';
import { accessEnded } from './access-ended.tsx';
import { accessGiven } from './access-given.tsx';
import { accessInvitation } from './access-invitation.tsx';
import { articleOutdated } from './article-outdated.tsx';
import { changeApproved } from './change-approved.tsx';
import { changeHeld } from './change-held.tsx';
import { changeRefused } from './change-refused.tsx';
import { claimApproved } from './claim-approved.tsx';
import { claimCode } from './claim-code.tsx';
import { claimObjected } from './claim-objected.tsx';
import { claimObjectionAsked } from './claim-objection-asked.tsx';
import { claimReceived } from './claim-received.tsx';
import { claimRefused } from './claim-refused.tsx';
import { factsToConfirm } from './facts-to-confirm.tsx';
import { listingTransferred } from './listing-transferred.tsx';
import { listingLost } from './listing-lost.tsx';
import { listingStatusChanged } from './listing-status-changed.tsx';
import { roleChanged } from './role-changed.tsx';
import { submissionApproved } from './submission-approved.tsx';
import { submissionReceived } from './submission-received.tsx';
import { submissionRefused } from './submission-refused.tsx';
import { suspensionLifted } from './suspension-lifted.tsx';
import type { Template } from './template.ts';

/** By kind, as in `private.mail_kinds`; a test compares the two. */
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
  access_invitation: accessInvitation,
  access_given: accessGiven,
  access_ended: accessEnded,
  listing_transferred: listingTransferred,
  listing_status_changed: listingStatusChanged,
  change_held: changeHeld,
  change_approved: changeApproved,
  change_refused: changeRefused,
  facts_to_confirm: factsToConfirm,
  article_outdated: articleOutdated,
  role_changed: roleChanged,
  account_suspended: accountSuspended,
  suspension_lifted: suspensionLifted,
  account_deleted: accountDeleted,
};
