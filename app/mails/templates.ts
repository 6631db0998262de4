import {
  accountDeleted,
  accountSuspended,
  roleChanged,
  suspensionLifted,
} from './account-mails.tsx';
import {
  accessEnded,
  accessGiven,
  accessInvitation,
  listingLost,
  listingTransferred,
} from './access-mails.tsx';
import {
  articleOutdated,
  changeApproved,
  changePending,
  changeRejected,
  factsToConfirm,
  listingStatusChanged,
  savedPlaceChanged,
  savedSearchMatches,
} from './change-mails.tsx';
import {
  claimApproved,
  claimCode,
  claimObjected,
  claimObjectionRequested,
  claimReceived,
  claimRejected,
} from './claim-mails.tsx';
import { weeklyDigest } from './digest-mail.tsx';
import { holidayHours } from './holiday-mail.tsx';
import { messageReceived } from './message-mail.tsx';
import {
  questionAnswered,
  questionHidden,
  questionPublished,
  questionReceived,
} from './question-mails.tsx';
import { editDecided, editSuggested } from './suggested-edit-mails.tsx';
import { appealDecided, contentRemoved, reportDecided } from './report-mails.tsx';
import {
  receiptDecided,
  reviewAnswered,
  reviewHidden,
  reviewPublished,
  reviewReceived,
} from './review-mails.tsx';
import { submissionApproved, submissionReceived, submissionRejected } from './submission-mails.tsx';
import type { Template } from './template.ts';

/** By kind, as in `private.mail_kinds`; a test compares the two. */
export const mailTemplates: Record<string, Template | undefined> = {
  submission_received: submissionReceived,
  submission_approved: submissionApproved,
  submission_rejected: submissionRejected,
  claim_received: claimReceived,
  claim_code: claimCode,
  claim_approved: claimApproved,
  claim_rejected: claimRejected,
  claim_objection_asked: claimObjectionRequested,
  claim_objected: claimObjected,
  listing_lost: listingLost,
  access_invitation: accessInvitation,
  access_given: accessGiven,
  access_ended: accessEnded,
  listing_transferred: listingTransferred,
  listing_status_changed: listingStatusChanged,
  saved_search_matches: savedSearchMatches,
  saved_place_changed: savedPlaceChanged,
  weekly_digest: weeklyDigest,
  change_pending: changePending,
  change_approved: changeApproved,
  change_rejected: changeRejected,
  review_received: reviewReceived,
  review_answered: reviewAnswered,
  review_published: reviewPublished,
  review_hidden: reviewHidden,
  receipt_decided: receiptDecided,
  message_received: messageReceived,
  question_received: questionReceived,
  question_answered: questionAnswered,
  question_published: questionPublished,
  question_hidden: questionHidden,
  edit_suggested: editSuggested,
  edit_decided: editDecided,
  report_decided: reportDecided,
  content_removed: contentRemoved,
  appeal_decided: appealDecided,
  facts_to_confirm: factsToConfirm,
  holiday_hours: holidayHours,
  article_outdated: articleOutdated,
  role_changed: roleChanged,
  account_suspended: accountSuspended,
  suspension_lifted: suspensionLifted,
  account_deleted: accountDeleted,
};
