import { nouns, type ReportKind, removed, restored } from '../domain/report.ts';

export const title = 'Report';
export const titles: Record<ReportKind, string> = {
  listing: 'Report a listing',
  photo: 'Report a photo',
  list: 'Report a list',
  review: 'Report a review',
  question: 'Report a question',
  conversation: 'Report a conversation',
  answer: 'Report an answer',
};
export const details = 'Details';
export const appeal = 'Appeal';
export const detailsRequired = 'Please describe what is wrong';

type Kind = { kind: ReportKind };
export const ownTitle = ({ kind }: Kind) => `Your ${nouns[kind]}`;
export const isYours = ({ kind }: Kind) =>
  `This ${nouns[kind]} is yours. You can edit or delete it.`;
export const ratedBy = ({ rating }: { rating: number }) => `, ${rating} of 5 stars`;
export const photoAlt = 'The reported photo';
export const reason = 'What is wrong with it?';
export const chooseReason = 'Choose a reason';
export const reasonRequired = 'Please choose what is wrong';
export const detailsHint =
  'Facts that help an admin decide. Required if you choose “Something else”.';
export const reportNotes: Record<ReportKind, string> = {
  listing: 'To correct a phone number, hours or other details, suggest an edit instead.',
  photo: 'The person who added it will not see who reported it.',
  list: 'Its owner will not see who reported it.',
  review: 'We do not remove reviews for being negative. The author will not see who reported it.',
  conversation: 'Admins will be able to read everything that both of you have written so far.',
  question: 'The person who asked will not see who reported it.',
  answer:
    'If the answer is only wrong, write a better one instead. The author will not see who reported it.',
};
export const send = 'Report';

export const reportedOn = ({ kind, date }: Kind & { date: string }) =>
  `You reported this ${nouns[kind]} on ${date}.`;
export const reportOpen = 'An admin will review it, and we will notify you of the outcome.';
export const reportUpheld = (reported: Kind) =>
  `An admin agreed with your report and has ${removed(reported)} it.`;
export const reportDismissed =
  'An admin dismissed your report: this follows our rules, so it stays.';

export const removedOn = ({ kind, date }: Kind & { date: string }) =>
  `Your ${nouns[kind]} was ${removed({ kind })} by an admin on ${date}. The reason:`;
export const appealAwaiting =
  'You have appealed. An admin will decide, and we will notify you of the outcome.';
export const appealRejected = (reported: Kind) =>
  `An admin has decided your appeal: it stays ${removed(reported)}.`;
export const appealLabel = (reported: Kind) => `Why should it be ${restored(reported)}?`;
export const appealHint = 'You can appeal once. An admin decides.';
