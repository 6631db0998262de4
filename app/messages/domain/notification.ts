import { type ReviewedField, reviewedFields } from './listing-fields.ts';
import { type Reported, nameReported, removed, restored } from './report.ts';

type Name = { name: string };
type ByName = Name & { by: string };
type Written = Name & { isAnswer: boolean };
type Listed = { count: number; counted: string };

export const submissionApproved = ({ name }: Name) => `${name} is now in the directory`;
export const submissionRejected = ({ name }: Name) => `Your submission of ${name} was rejected`;
export const claimApproved = ({ name }: Name) => `${name} is yours: your claim was approved`;
export const claimRejected = ({ name }: Name) => `Your claim of ${name} was rejected`;
export const claimObjection = ({ name, until }: Name & { until: string }) =>
  `Someone claimed ${name}; you can object until ${until}`;
export const claimObjected = ({ name }: Name) => `The owner of ${name} objects to your claim`;
export const claimReopened = ({ name }: Name) => `A claim to ${name} is reviewed again`;
export const listingLost = ({ name }: Name) => `${name} now has another owner`;
export const transferOffered = ({ name, by }: ByName) => `${by} wants to transfer ${name} to you`;
export const invitation = ({ name, by }: ByName) => `${by} invites you to edit ${name}`;
export const theOwner = 'The owner';
export const accessGiven = ({ name }: Name) => `You can now edit ${name}`;
export const accessLeft = ({ name, by }: ByName) => `${by} no longer edits ${name}`;
export const accessEnded = ({ name }: Name) => `You can no longer edit ${name}`;
export const listingReceived = ({ name }: Name) => `You now own ${name}`;
export const listingTransferred = ({ name }: Name) => `You transferred ${name}`;
export const listingSuspended = ({ name }: Name) => `${name} is suspended`;
export const listingPublic = ({ name }: Name) => `${name} is public`;
type Change = { change: string };
export const changeTo = ({ name, field }: Name & { field: ReviewedField }) =>
  `Your change to the ${reviewedFields[field]} of ${name}`;
export const changePending = ({ change }: Change) => `${change} is awaiting review`;
export const changeApproved = ({ change }: Change) => `${change} was approved`;
export const changeRejected = ({ change }: Change) => `${change} was rejected`;
export const reviewReceived = ({ name, by, rating }: ByName & { rating: string }) =>
  `${by} gave ${name} ${rating} of 5 stars`;
export const reviewAnswered = ({ name }: Name) => `${name} answered your review`;
export const reviewPublished = ({ name }: Name) => `Your review of ${name} is published`;
export const receiptDecided = ({ name, isConfirmed }: Name & { isConfirmed: boolean }) =>
  isConfirmed
    ? `Your visit to ${name} is confirmed by your receipt`
    : `Your visit to ${name} was not confirmed by your receipt`;
export const reviewHidden = ({ name }: Name) => `Your review of ${name} is hidden`;
export const messageReceived = ({ by }: { by: string }) => `A message from ${by}`;
export const questionReceived = ({ name }: Name) => `Someone asked about ${name}`;
export const questionAnsweredBy = ({ name, by }: ByName) =>
  `${by} answered your question about ${name}`;
export const questionAnswered = ({ name }: Name) => `${name} answered your question`;
export const questionPublished = ({ name, isAnswer }: Written) =>
  `Your ${isAnswer ? 'answer' : 'question'} about ${name} is published`;
export const questionHidden = ({ name, isAnswer }: Written) =>
  `Your ${isAnswer ? 'answer' : 'question'} about ${name} is hidden`;
export const editSuggested = ({ name, isOne }: Name & { isOne: boolean }) =>
  `A neighbor suggested ${isOne ? 'an edit' : 'edits'} to ${name}`;
export const editAccepted = ({ name }: Name) => `Your suggestion for ${name} was accepted`;
export const editAcceptedInPart = ({ name }: Name) =>
  `Your suggestion for ${name} was accepted in part`;
export const editRejected = ({ name }: Name) => `Your suggestion for ${name} was rejected`;
export const reportDecided = ({ isUpheld, ...reported }: Reported & { isUpheld: boolean }) =>
  isUpheld
    ? `We agreed with your report: the ${nameReported(reported)} is ${removed(reported)}`
    : `We dismissed your report of the ${nameReported(reported)}: it stays`;
export const contentRemoved = (reported: Reported) =>
  `An admin has ${removed(reported)} your ${nameReported(reported)}`;
export const contentRestored = (reported: Reported) =>
  `Your ${nameReported(reported)} is ${restored(reported)} again`;
export const appealRejected = (reported: Reported) =>
  `After your appeal, your ${nameReported(reported)} stays ${removed(reported)}`;
export const factsToConfirm = ({ name }: Name) => `Is everything still right about ${name}?`;
export const factsOfListings = ({ count }: { count: string }) =>
  `Is everything still right about your ${count} listings?`;
export const holidayHours = ({ holiday }: { holiday: string }) =>
  `What are your hours on ${holiday}?`;
export const articleOutdated = ({ name, title }: Name & { title: string }) =>
  `${name} is no longer listed, and “${title}” still shows it`;
export const savedSearchMatches = ({ count, counted }: Listed) =>
  count === 1
    ? '1 new listing matches your saved searches'
    : `${counted} new listings match your saved searches`;
export const savedPlaceHours = ({ name }: Name) => `${name}, which you saved, has new hours`;
export const savedPlaceMoved = ({ name }: Name) => `${name}, which you saved, has moved`;
export const savedPlaceClosed = ({ name }: Name) =>
  `${name}, which you saved, has closed permanently`;
export const roleChanged = ({ role }: { role: string }) => `Your role is now: ${role}`;
export const news = 'You have a notification';
/** People choose their names, so texts quote them. */
export const quoted = ({ by }: { by: string }) => `“${by}”`;

// The emails and notifications that people choose.
export const listingReviewsChoice = 'Reviews of my listings';
export const listingReviewsAbout = 'When someone reviews my business or asks about it.';
export const reviewAnswersChoice = 'Answers to my reviews';
export const reviewAnswersAbout = 'When someone answers my review or question.';
export const submissionUpdatesChoice = 'My submissions and claims';
export const submissionUpdatesAbout =
  'When one is received or decided. Also decisions on my reviews, questions and reports.';
export const changeUpdatesChoice = 'Changes to my listings';
export const changeUpdatesAbout = 'When one is awaiting review or decided.';
export const accessUpdatesChoice = 'Access to listings';
export const accessUpdatesAbout = 'When I get or lose access to a listing.';
export const factRemindersChoice = 'Facts to confirm';
export const factRemindersAbout =
  'Twice a year, to confirm the facts of my listing; before holidays, to confirm its hours.';
export const articleUpdatesChoice = 'My guides and posts';
export const articleUpdatesAbout = 'When a business shown in one of them is no longer listed.';
export const savedPlaceUpdatesChoice = 'My saved places';
export const savedPlaceUpdatesAbout = 'When one closes, moves or has new hours.';
export const savedSearchAlertsChoice = 'Saved searches';
export const savedSearchAlertsAbout =
  'When something new matches a saved search. One email a day at most.';
export const messagesChoice = 'Messages';
export const messagesAbout = 'When someone writes to my business, or a business writes to me.';
export const digestChoice = 'Weekly digest';
export const digestAbout =
  'On Thursdays, if there is news: new in my city, answers to my questions, and changes to my saved places.';
