type Kind = 'listing' | 'photo' | 'list' | 'review' | 'question' | 'conversation' | 'answer';

export const title = 'Report';
export const titles: Record<Kind, string> = {
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
export const detailsRequired = 'Please say what is wrong';

/** `noun`: "listing". */
type Noun = { noun: string };
export const isYours = ({ noun }: Noun) => `This ${noun} is yours. You can edit or delete it.`;
export const ratedBy = ({ rating }: { rating: number }) => `, ${rating} of 5 stars`;
export const photoAlt = 'The reported photo';
export const reason = 'What is wrong with it?';
export const detailsHint =
  'Facts that help an admin decide. Required if you choose “Something else”.';
export const reportNotes: Record<Kind, string> = {
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

export const reportedOn = ({ noun, date }: Noun & { date: string }) =>
  `You reported this ${noun} on ${date}.`;
export const reportOpen = 'An admin will review it, and we will tell you the outcome.';
/** `removed`: "hidden" or "closed". */
type Removed = { removed: string };
export const reportUpheld = ({ removed }: Removed) => `An admin has ${removed} it.`;
export const reportDismissed = 'An admin found that it follows our rules, so it stays.';

export const removedOn = ({ noun, removed, date }: Noun & Removed & { date: string }) =>
  `Your ${noun} was ${removed} by an admin on ${date}. The reason:`;
export const appealAwaiting =
  'You have appealed. An admin will decide, and we will tell you the outcome.';
export const appealRejected = 'Your appeal was rejected.';
/** `restored`: "public" or "open". */
export const appealLabel = ({ restored }: { restored: string }) => `Why should it be ${restored}?`;
export const appealHint = 'You can appeal once. An admin decides.';
