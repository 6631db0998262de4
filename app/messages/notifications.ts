import { formatList } from '#app/messages/sentences.ts';
import { type ReviewedField, reviewedFields } from './domain/listing-fields.ts';
import { type Reported, nameReported, removed, restored } from './domain/report.ts';

// Of each kind: its subject, which is also the line of the bell, and the text of its mail. Its declaration in
// `domain/notification/kinds` says how they go together.

type Listing = { name: string };

/** Who gave access to a listing (null: an owner without a name), to do what, and through which day. */
type Access = {
  name: string;
  by?: string | null | undefined;
  role: 'owner' | 'editor' | 'hours';
  until: string | null;
};

/** Stands for a link in what people wrote. */
export const linkLeftOut = '[link: see it on the site]';

export const accessEndedSubject = ({ name }: Listing) => `You can no longer edit ${name}`;
export const accessEndedBody = ({ name }: Listing) =>
  `Your access to ${name} has ended. Your changes stay. Thank you for your help.`;
export const accessLeftSubject = ({ name }: Listing) => `A colleague no longer edits ${name}`;
export const accessLeftBody = ({ leftBy, name }: { leftBy: string; name: string }) =>
  `“${leftBy}” has left ${name} and can no longer edit it. Their changes stay.`;
export const accessGivenSubject = ({ name }: Listing) => `You can now edit ${name}`;
export const accessGivenBody = ({ name, by, role, until }: Access) =>
  `The owner of “${name}”${by ? `, “${by}”,` : ''} gave you access to the listing: you can edit ${role === 'hours' ? 'its opening hours' : 'everything on it'}${until ? `, until ${until}` : ''}.`;
export const accessGivenHowToLeave = 'You can also give up your access there at any time.';

export const ownerInvitationSubject = ({ name }: Listing) => `You are invited to take over ${name}`;
export const ownerInvitationBody = ({ name, by }: Pick<Access, 'name' | 'by'>) =>
  `The owner of “${name}”${by ? `, “${by}”,` : ''} wants to transfer the listing to you. If you accept, you become its owner and they no longer are.`;
export const editorInvitationSubject = ({ name }: Listing) => `You are invited to edit ${name}`;
export const editorInvitationBody = ({ name, by, role, until }: Access) =>
  `The owner of “${name}”${by ? `, “${by}”,` : ''} invites you to help with the listing: you can edit ${role === 'hours' ? 'its opening hours' : 'everything on it'}${until ? `, until ${until}` : ''}.`;
export const invitationHowToAccept =
  'To accept, sign in or create an account with this address. The link is only for you: please do not forward this email. If you did not expect this invitation, you can ignore it.';

export const listingTransferredSubjectToNewOwner = ({ name }: Listing) => `You now own ${name}`;
export const listingTransferredSubjectToOldOwner = ({ name }: Listing) => `You transferred ${name}`;
export const listingTransferredBodyToNewOwner = ({ name }: Listing) =>
  `${name} has been transferred to you: you are now its owner and decide who can edit it.`;
export const listingTransferredBodyToOldOwner = ({ name }: Listing) =>
  `${name} now has another owner, as you requested. You are no longer its owner.`;
export const listingTransferredByAdmin = ({ name }: Listing) =>
  `Our admins moved ${name} to another account, so you are no longer its owner and can no longer edit it.`;
export const listingTransferredNotRequested =
  'If you did not request this, please reply to this email right away.';

export const listingLostSubject = ({ name }: Listing) => `${name} now has another owner`;
export const listingLostBody = ({ name }: Listing) =>
  `Someone else claimed ${name}. Our admins reviewed the evidence and approved the claim, so you are no longer the owner of the listing and can no longer edit it.`;
export const listingLostAppeal = 'If this is a mistake, please reply to this email.';

export const accountDeletedSubject = 'Your account is deleted';
export const accountDeletedBody =
  'We have deleted your account, with your profile, your settings and all your sessions. The reason:';
export const accountDeletedWhatStays =
  'Listings you owned stay without an owner, and your reviews, questions and answers stay under the name they were shown with. If you think this is a mistake, reply to this email.';
export const accountSuspendedSubject = 'Your account is suspended';
export const accountSuspendedBody = ({ lastDay }: { lastDay: string }) =>
  `We have suspended your account through ${lastDay}. Until then you cannot sign in. The reason:`;
export const accountBlockedBody =
  'We have blocked your account. You can no longer sign in. The reason:';
export const accountSuspendedWhatStays =
  'Your listings and reviews stay; others cannot see your profile and shared lists. If you think this is a mistake, reply to this email.';
export const suspensionLiftedSubject = 'Your account is no longer suspended';
export const suspensionLiftedBody =
  'The suspension of your account has ended. You can sign in again.';
export const roleChangedSubject = ({ role }: { role: string }) => `Your role is now: ${role}`;
export const roleChangedBody = ({ role }: { role: string }) =>
  `A super admin has changed the role of your account to “${role}”. The reason:`;

type Change = Listing & { field: ReviewedField };

const nameChange = ({ name, field }: Change) =>
  `Your change to the ${reviewedFields[field]} of ${name}`;
export const changeApprovedSubject = (change: Change) => `${nameChange(change)} was approved`;
export const changeApprovedBody = ({ field, name }: Change) =>
  `An admin has approved your change to the ${reviewedFields[field]} of ${name}. Visitors can see it now.`;
export const senderAskedSubject = ({ name }: { name: string }) => `A question about ${name}`;
export const senderAskedBody = ({ name }: { name: string }) =>
  `An admin has a question about what you sent for ${name}:`;
export const answerAdmin = 'Answer';
export const senderAskedAfter = 'It is decided after your answer, or after a week without one.';

export const changePendingSubject = (change: Change) => `${nameChange(change)} is awaiting review`;
export const changePendingBody = ({ field, name }: Change) =>
  `You made major changes to ${name}: ${reviewedFields[field]}. Because the listing is verified, an admin reviews them first. Until then, visitors see the previous version. Everything else you saved is live.`;
export const changeRejectedSubject = (change: Change) => `${nameChange(change)} was rejected`;
export const changeRejectedBody = ({ field, name }: Change) =>
  `An admin has rejected your change to the ${reviewedFields[field]} of ${name}, so the previous version stays. The reason:`;

export const listingSuspendedSubject = ({ name }: Listing) => `${name} is suspended`;
export const listingSuspendedBody = ({ name }: Listing) =>
  `An admin has suspended ${name}: its page is no longer public. The reason:`;
export const listingSuspendedAppeal =
  'You can still edit the listing. To appeal, reply to this email.';
export const listingPublishedSubject = ({ name }: Listing) => `${name} is public`;
export const listingPublishedBody = ({ name }: Listing) =>
  `An admin has published ${name}: its page is now public. The reason:`;

export const listingClosedSubject = ({ name }: Listing) => `${name} is marked as closed`;
export const listingClosedBody = ({ name }: Listing) =>
  `An admin has marked ${name} as permanently closed, and its page says so. The reason:`;
export const listingClosedAppeal = 'If it is open, change its status in your listing.';

export const factsToConfirmSubject = ({ name, count }: { name: string; count: number }) =>
  `Confirm the details of ${count === 1 ? name : `your ${count} listings`}`;
export const factsToConfirmBody = ({ names, more }: { names: string[]; more: number }) =>
  `It has been six months since anyone confirmed the hours, phone, address, or website of ${formatList(more > 0 ? [...names, `${more} more`] : names)}. Visitors see how long ago that was.`;

export const articleOutdatedSubject = ({ name, title }: { name: string; title: string }) =>
  `${name} is no longer listed, and “${title}” still shows it`;
export const articleOutdatedBody = ({
  name,
  kind,
  title,
}: {
  name: string;
  kind: 'guide' | 'post';
  title: string;
}) =>
  `${name} is no longer listed at the address in the ${kind === 'guide' ? 'guide' : 'post'} “${title}”. Readers see a note in place of its card until you edit the text.`;

export const savedSearchSubject = ({ count }: { count: number }) =>
  count === 1
    ? '1 new listing matches your saved searches'
    : `${count} new listings match your saved searches`;
export const savedPlaceHoursSubject = ({ name }: Listing) =>
  `${name}, which you saved, has new hours`;
export const savedPlaceHoursBody = ({ name }: Listing) =>
  `${name} has changed its hours. Check them before your next visit.`;

type Gone = { status: 'closed' | 'moved' };
export const savedPlaceChangedSubject = ({ name, status }: Listing & Gone) =>
  `${name}, which you saved, has ${status === 'moved' ? 'moved' : 'closed permanently'}`;
export const savedPlaceChangedBody = ({ status }: Gone) =>
  status === 'moved'
    ? 'Its page shows where it is now.'
    : 'Its page shows similar businesses nearby.';

/** How many listings of a city, answers and saved places a digest is about. */
type Digest = { metro: string; listings: number; answers: number; places: number };

export const digestSubject = ({ metro, listings, answers, places }: Digest) => {
  const parts = [
    listings > 0 && `${listings} new in ${metro}`,
    answers > 0 && (answers === 1 ? '1 answer' : `${answers} answers`),
    places > 0 && (places === 1 ? '1 saved place changed' : `${places} saved places changed`),
  ].filter((part) => part !== false);
  return `Your week: ${formatList(parts)}`;
};
export const digestListingsTitle = ({ metro }: { metro: string }) => `New in ${metro}`;
export const digestAnswersTitle = 'Answers to your questions';
export const digestPlacesTitle = 'Changes to your saved places';
export const digestChange = ({
  change,
}: {
  change: 'closed' | 'moved' | 'temporarily_closed' | 'address' | 'hours';
}) =>
  ({
    closed: 'closed permanently',
    moved: 'moved',
    temporarily_closed: 'closed temporarily',
    address: 'new address',
    hours: 'new hours',
  })[change];

type InvitedListing = Listing & { city: string; site: string };
export const inviteOwnerSubject = ({ name, city, site }: InvitedListing) =>
  `${name} in ${city} is on ${site}: is everything right?`;
export const inviteOwnerReminder = ({ name }: Listing) =>
  `Reminder: is the listing of ${name} right?`;
export const inviteOwnerBody = ({ name, city, state, site }: InvitedListing & { state: string }) =>
  `${site} lists ${name} in ${city}, ${state}, and this is the email address that we have for it.`;
export const inviteOwnerChoices =
  'Please check the listing: confirm it in one tap without an account, suggest a correction, or claim it and manage it yourself. This is free. The link works for 30 days; only share it with people who run the business.';
export const checkListing = 'Check your listing';
export const inviteOwnerOut =
  'If you do not want to be listed or to hear from us again, say so at the same address.';
export const claimCodeSubject = ({ name }: Listing) => `Your code for ${name}`;
export const claimCodeBody = ({ name }: Listing) =>
  `Someone requested a code at this address to verify that ${name} is their business. If that was you, enter this code where you requested it:`;
export const claimCodeWarning =
  'Anyone with this code can become the owner of the listing. Do not share it; we never ask for it by phone or email. If you did not request it, you can ignore this email.';
export const claimReopenedSubject = ({ name }: Listing) => `A claim to ${name} is reviewed again`;
export const claimReopenedBody = ({ name, field }: Listing & { field: string }) =>
  `The approved claim to ${name} rested on its ${field}, which was changed or is not the business’s. An admin reviews the claim again.`;
export const claimReopenedOwner =
  'Until then the listing stays yours. If you have documents that show it is your business, reply to this email.';
export const claimReopenedOthers = 'If it is your business, you can claim the listing.';
export const claimObjectedSubject = ({ name }: Listing) =>
  `The owner of ${name} objects to your claim`;
export const claimObjectedBody = ({ name }: Listing) =>
  `The current owner of ${name} says that it is theirs. An admin will review both sides, and we will email you the decision.`;
export const claimReceivedSubject = ({ name }: Listing) => `We received your claim to ${name}`;
export const claimReceivedBody = ({ name }: Listing) =>
  `We received your claim that ${name} is your business. An admin will review it, and we will email you the decision.`;
export const claimReceivedOwnerNotified = ({ objectUntil }: { objectUntil: string }) =>
  `The listing already has an owner. They have been notified and can object until ${objectUntil}. Then an admin decides.`;
export const claimRejectedSubject = ({ name }: Listing) => `Your claim to ${name} was rejected`;
export const claimRejectedBody = ({ name }: Listing) =>
  `An admin has reviewed your claim to ${name} and rejected it. The reason:`;
export const claimRejectedNextSteps = 'You can claim it again with other evidence.';
export const callMissedSubject = ({ name }: Listing) => `We could not reach ${name} by phone`;
export const callMissedBody = ({ name }: Listing) =>
  `You asked us to call ${name} with a code for your claim. We did not reach anyone who could take it:`;
export const callMissedNext = 'You can ask for another call, or verify the business another way.';
export const claimApprovedSubject = ({ name }: Listing) =>
  `${name} is yours: your claim was approved`;
export const claimApprovedBody = ({ name }: Listing) =>
  `Your claim was approved: you now own the listing of ${name}.`;
export const claimApprovedNextSteps =
  'You can now edit its hours, contact details, services and photos. Changes are live within seconds.';

export const objectionRequestedSubject = ({ name }: Listing) => `Someone else claims ${name}`;
export const objectionRequestedBody = ({ name }: Listing) =>
  `You own the listing of ${name}. Someone else has claimed it and sent us evidence.`;
export const objectionRequestedDeadline = ({ objectUntil }: { objectUntil: string }) =>
  `If that is wrong, please object by ${objectUntil}. If you do not, an admin decides based on their evidence, and the listing may become theirs.`;
export const objectionNotNeeded =
  'If you have sold the business or passed it on, you do not need to do anything.';

export const holidayHoursSubject = ({
  name,
  count,
  holiday,
}: {
  name: string;
  count: number;
  holiday: string;
}) => `Is ${count === 1 ? name : 'your business'} open on ${holiday}?`;
export const holidayHoursBody = ({ holiday, date }: { holiday: string; date: string }) =>
  `${holiday} is on ${date}. Visitors see that your hours may differ until you choose one of these. You do not need to sign in.`;
export const holidayHoursClosed = 'Closed';
export const holidayHoursUsual = 'As usual';
export const holidayHoursUntil2PM = 'Until 2 PM';

export const reviewPublishedSubject = ({ name }: Listing) => `Your review of ${name} is published`;
export const reviewPublishedBody = ({ name }: Listing) =>
  `An admin has approved your review of ${name}. Visitors can see it now.`;
export const reviewHiddenSubject = ({ name }: Listing) => `Your review of ${name} is hidden`;
export const reviewHiddenBody = ({ name }: Listing) =>
  `An admin has hidden your review of ${name}. The reason:`;
export const receiptConfirmedSubject = ({ name }: Listing) => `Your visit to ${name} is confirmed`;
export const receiptConfirmedBody = ({ name }: Listing) =>
  `An admin has checked your receipt. Your review of ${name} now says “Visit confirmed by receipt”.`;
export const receiptRejectedSubject = ({ name }: Listing) =>
  `Your visit to ${name} was not confirmed`;
export const receiptRejectedBody = ({ name }: Listing) =>
  `An admin could not confirm your visit to ${name} by your receipt. Your review stays as it is, and you can send another receipt. The reason:`;
export const reviewReceivedSubject = ({ name, rating }: { name: string; rating: number }) =>
  `${name} has a new review: ${rating} of 5 stars`;
export const reviewReceivedBody = ({
  author,
  name,
  rating,
}: {
  author: string;
  name: string;
  rating: number;
}) => `“${author}” gave ${name} ${rating} of 5 stars:`;
export const reviewReceivedHowToAnswer = 'Your answer is public, and you can edit it at any time.';
export const reviewAnsweredSubject = ({ name }: Listing) => `${name} answered your review`;
export const reviewAnsweredBody = ({ name }: Listing) => `${name} answered:`;

type Side = { side: 'person' | 'business' };

export const messageReceivedSubject = ({ name, side }: Listing & Side) =>
  side === 'business' ? `A message about ${name}` : `A message from ${name}`;
export const messageReceivedBody = ({ from, name }: { from: string; name: string }) =>
  from === name ? `${name} wrote to you:` : `“${from}” wrote to ${name}:`;
export const messageReceivedHowToAnswer = 'The other side does not see your email address.';

export const messageRefusedSubject = 'Your reply was not delivered';
export const messageRefusedReasons = {
  empty: 'We found no text of your own in the reply that you sent by email.',
  too_long: 'The reply that you sent by email is longer than 3,000 characters.',
  too_many: 'You have sent more messages today than the daily limit allows.',
  held: 'An admin reads the reply that you sent by email before the business does, because it has a link, a phone number or an address, or is like other messages.',
  blocked: 'This conversation is blocked, so the reply that you sent by email was not delivered.',
  gone: 'The reply that you sent by email came from an address that is not part of the conversation, or the conversation has ended.',
};
export const messageRefusedNextSteps =
  'Sign in to see the conversation and to write there. Please do not reply to this email.';

type Answerer = { name: string; author: string | null };
type Entry = { name: string; is_answer: boolean };

export const questionReceivedSubject = ({ name }: Listing) => `A question about ${name}`;
export const questionReceivedBody = ({ name }: Listing) => `Someone asked about ${name}:`;
export const questionReceivedHowToAnswer =
  'Your answer is shown first, under the name of the business.';
export const questionAnsweredSubject = ({ name, author }: Answerer) =>
  author === null
    ? `${name} answered your question`
    : `Somebody answered your question about ${name}`;
export const questionAnsweredBody = ({ name, author }: Answerer) =>
  author === null ? `${name} answered:` : `“${author}” answered:`;
export const questionPublishedSubject = ({ name, is_answer }: Entry) =>
  is_answer ? `Your answer about ${name} is published` : `Your question about ${name} is published`;
export const questionPublishedBody = 'An admin has approved this. Everyone can see it now:';
export const questionHiddenSubject = ({ name, is_answer }: Entry) =>
  is_answer ? `Your answer about ${name} is hidden` : `Your question about ${name} is hidden`;
export const questionHiddenBody = 'An admin has hidden what you wrote. The reason:';
export const questionHiddenText = 'You wrote:';
/** Of a review, a question and an answer. */
export const hiddenNextSteps = 'You can edit and resubmit it, or appeal once.';

export const editSuggestedSubject = ({ name }: Listing) =>
  `A neighbor suggested an edit to ${name}`;
export const editSuggestedBody = ({ name, until }: { name: string; until: string }) =>
  `A neighbor suggested edits to ${name}. You can accept or reject each of them by ${until}. After that, an admin decides.`;
export const editDecidedSubject = ({
  name,
  outcome,
}: {
  name: string;
  outcome: 'accepted' | 'rejected' | 'part';
}) =>
  ({
    accepted: `Your suggestion for ${name} was accepted`,
    rejected: `Your suggestion for ${name} was rejected`,
    part: `Your suggestion for ${name} was accepted in part`,
  })[outcome];
export const editAcceptedBody = ({ name }: Listing) =>
  `Thank you for your suggestion. The accepted edits are now on the page of ${name}.`;
export const editRejectedBody = ({ name }: Listing) =>
  `Thank you for your suggestion. It was rejected, so the page of ${name} stays as it is.`;
export const viewSuggestion = 'See your suggestion';
export const decideSuggestions = 'Accept or reject';

/** People name their lists. */
const nameInSubject = (data: Reported) => (data.kind === 'list' ? 'list' : nameReported(data));
export const reportDecidedSubject = ({ is_upheld, ...data }: Reported & { is_upheld: boolean }) =>
  is_upheld
    ? `We agreed with your report: the ${nameInSubject(data)} is ${removed(data)}`
    : `We dismissed your report of the ${nameInSubject(data)}`;
export const reportUpheldBody = (data: Reported) =>
  `An admin has agreed with your report of the ${nameReported(data)} and ${removed(data)} it.`;
export const reportDismissedBody = (data: Reported) =>
  `An admin has dismissed your report: the ${nameReported(data)} follows our content policy, so it stays.`;
export const contentRemovedSubject = (data: Reported) =>
  `Your ${nameInSubject(data)} is ${removed(data)}`;
export const contentRemovedBody = (data: Reported) =>
  `An admin has ${removed(data)} your ${nameReported(data)} after a report. The reason:`;
export const contentRemovedNextSteps = 'You can appeal once. An admin decides.';
type DecidedAppeal = Reported & { is_restored: boolean };
export const appealDecidedSubject = ({ is_restored, ...data }: DecidedAppeal) =>
  is_restored
    ? `Your ${nameInSubject(data)} is ${restored(data)} again`
    : `Your ${nameInSubject(data)} stays ${removed(data)}`;
export const appealDecidedBody = ({ is_restored, ...data }: DecidedAppeal) =>
  is_restored
    ? `An admin has agreed with your appeal. Your ${nameReported(data)} is ${restored(data)} again.`
    : `An admin has not agreed with your appeal. Your ${nameReported(data)} stays ${removed(data)}.`;

export const submissionReceivedSubject = ({ name }: Listing) =>
  `We received your submission of ${name}`;
export const submissionReceivedBody = ({ name }: Listing) =>
  `Thank you for adding ${name} to the directory. An admin reviews every new listing before it is published.`;
export const submissionReceivedNextSteps =
  'We will email you the decision. Until then you can view or withdraw your submission.';
export const submissionRejectedSubject = ({ name }: Listing) =>
  `Your submission of ${name} was rejected`;
export const submissionRejectedBody = ({ name }: Listing) =>
  `An admin has reviewed your submission of ${name} and rejected it. The reason:`;
export const submissionRejectedNextSteps =
  'Your submission is saved. You can edit and resubmit it at any time.';
export const submissionApprovedSubject = ({ name }: Listing) => `${name} is live`;
export const submissionApprovedBody = ({ name }: Listing) =>
  `${name} is now in the directory. Thank you for adding it.`;
export const submissionApprovedClaimIt =
  'Is this your business? Claim the listing to manage its hours, services and photos yourself.';

export const viewListing = 'See the listing';
export const openListing = 'Open the listing';
export const viewInvitation = 'See the invitation';
export const openYourListing = 'Open your listing';
export const openYourListings = 'Open your listings';
export const readContentPolicy = 'Read our content policy';
export const signIn = 'Sign in';
export const openDashboard = 'Open your dashboard';
export const viewPendingChanges = 'See pending changes';
export const viewFactsToConfirm = 'Confirm or fix';
export const editArticle = 'Edit the text';
export const viewNewListings = 'See all new listings';
export const viewSavedPlaces = 'See your saved places';
export const viewAllResults = 'See all results';
export const openPublicPage = 'See its page';
export const editListing = 'Edit your listing';
export const viewClaim = 'See your claim';
export const respondToClaim = 'Respond to the claim';
export const viewOtherListings = ({ count }: { count: number }) =>
  count === 1 ? 'See your other listing' : `See your other ${count} listings`;
export const answerReview = 'Answer the review';
export const viewMessages = 'View your messages';
export const answerMessage = 'Answer the message';
export const answerQuestion = 'Answer the question';
export const viewAnswers = 'See all answers';
export const viewQuestion = 'See the question';
export const viewOnPublicPage = 'See it on the page';
export const viewReview = 'See your review';
export const viewSubmission = 'See your submission';
export const editAndResubmit = 'Edit and resubmit';
export const viewReport = 'See your report';
export const readOrAppeal = 'Read it, or appeal';
export const viewDecision = 'See the decision';
