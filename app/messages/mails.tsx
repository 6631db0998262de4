import type { Wrap } from '#app/messages/wrap.ts';
import { formatList } from '#app/messages/format-list.ts';
import { type HeldField, heldFields } from './domain/listing-fields.ts';
import { type Reported, nameReported, removed, restored } from './domain/report.ts';

type Listing = { name: string };

/** Who gave access to a listing (null: an owner without a name), to do what, and through which day. */
type Access = {
  name: string;
  by?: string | null;
  role: 'owner' | 'editor' | 'hours';
  until: string | null;
};

export const greeting = ({ firstName }: { firstName: string | null }) =>
  firstName === null ? 'Hello,' : `Hello ${firstName},`;
export const signature = ({ name }: Listing) => `Your ${name} team`;
export const footerAlwaysSent =
  'You cannot turn off emails like this one: they are about who can edit a listing.';
export const footerReason = ({ label }: { label: string }) =>
  `You get this email because “${label}” is on.`;
export const footerUnsubscribeText = ({ address }: { address: string }) =>
  `Stop emails like this one: ${address}`;
export const footerUnsubscribe = ({ stop, choose }: { stop: Wrap; choose: Wrap }) => (
  <>
    {stop('Stop emails like this one')}, or {choose('choose which emails you get')}.
  </>
);

export const accessEndedSubject = ({ name }: Listing) => `You no longer edit ${name}`;
export const accessEndedBody = ({ name }: Listing) =>
  `Your access to ${name} has ended. Everything you changed stays. Thank you for your help.`;
export const accessLeftSubject = ({ leftBy, name }: { leftBy: string; name: string }) =>
  `“${leftBy}” no longer edits ${name}`;
export const accessLeftBody = ({ leftBy, name }: { leftBy: string; name: string }) =>
  `“${leftBy}” has left ${name} and can no longer edit it. Everything they changed stays.`;
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
  'To accept, sign in or create an account with this address. The link is only for you; please do not forward this email. If you do not know what this is about, you can ignore it.';

export const listingTransferredSubjectToNewOwner = ({ name }: Listing) => `You now own ${name}`;
export const listingTransferredSubjectToOldOwner = ({ name }: Listing) => `You transferred ${name}`;
export const listingTransferredBodyToNewOwner = ({ name }: Listing) =>
  `${name} has been transferred to you: you are now its owner and decide who can edit it.`;
export const listingTransferredBodyToOldOwner = ({ name }: Listing) =>
  `${name} now has another owner, as you requested. You are no longer its owner.`;
export const listingTransferredNotRequested =
  'If you did not request this, please reply to this email right away.';

export const listingLostSubject = ({ name }: Listing) => `${name} now has another owner`;
export const listingLostBody = ({ name }: Listing) =>
  `You were the owner of ${name} in the directory. Someone else claimed it, our team reviewed their evidence, and the listing is now theirs. You can no longer edit it.`;
export const listingLostAppeal = 'If this is a mistake, please reply to this email.';

export const accountDeletedSubject = 'Your account is deleted';
export const accountDeletedBody =
  'We have deleted your account, with your profile, your settings and all your sessions. The reason:';
export const accountDeletedWhatStays =
  'Listings you owned stay without an owner, and your reviews stay under the name they were shown with. If you think this is a mistake, reply to this email.';
export const accountSuspendedSubject = 'Your account is suspended';
export const accountSuspendedBody = ({ lastDay }: { lastDay: string }) =>
  `We have suspended your account through ${lastDay}. Until then you cannot sign in. The reason:`;
export const accountSuspendedWhatStays =
  'What you wrote stays as it is. If you think this is a mistake, reply to this email.';
export const suspensionLiftedSubject = 'Your account is open again';
export const suspensionLiftedBody =
  'The suspension of your account has ended. You can sign in again.';
export const roleChangedSubject = ({ role }: { role: string }) => `Your role is now: ${role}`;
export const roleChangedBody = ({ role }: { role: string }) =>
  `A super admin has changed the role of your account to “${role}”. The reason:`;

type Change = Listing & { field: HeldField };

export const changeApprovedSubject = ({ name }: Listing) => `Your change to ${name} is live`;
export const changeApprovedBody = ({ field, name }: Change) =>
  `Our team has approved the new ${heldFields[field]} of ${name}. Visitors see it now.`;
export const changePendingSubject = ({ name }: Listing) =>
  `Your change to ${name} is awaiting review`;
export const changePendingBody = ({ field, name }: Change) =>
  `You made major changes to ${name}: ${heldFields[field]}. Because the listing is verified, our team reviews them first. Until then, visitors see the previous version. Everything else you saved is live.`;
export const changeRejectedSubject = ({ name }: Listing) => `Your change to ${name} was rejected`;
export const changeRejectedBody = ({ field, name }: Change) =>
  `We have reviewed the new ${heldFields[field]} of ${name}, and kept what was there before. The reason:`;

export const listingSuspendedSubject = ({ name }: Listing) => `${name} is suspended`;
export const listingSuspendedBody = ({ name }: Listing) =>
  `We have suspended ${name}: its page is no longer public. Our reason:`;
export const listingSuspendedAppeal =
  'You can still edit the listing. To appeal, reply to this email.';
export const listingPublishedSubject = ({ name }: Listing) => `${name} is public`;
export const listingPublishedBody = ({ name }: Listing) =>
  `The page of ${name} is now public. Our note:`;

export const factsToConfirmSubject = ({ name, count }: { name: string; count: number }) =>
  `Is everything still right about ${count === 1 ? name : `your ${count} listings`}?`;
export const factsToConfirmBody = ({ names, more }: { names: string[]; more: number }) =>
  `It has been six months since anyone confirmed the hours, phone, address, or website of ${formatList(more > 0 ? [...names, `${more} more`] : names)}. Visitors see when that was.`;

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
  `${name} is no longer where the ${kind === 'guide' ? 'guide' : 'post'} “${title}” says. Readers see a note in place of its card until you edit the text.`;

export const savedSearchSubject = ({ name, count }: { name: string; count: number }) =>
  count === 1 ? `New listing for ${name}` : `${count} new listings for ${name}`;
export const savedSearchBody = ({ name, count }: { name: string; count: number }) =>
  count === 1
    ? `A new listing matches your saved search ${name}:`
    : `New listings match your saved search ${name}:`;

export const savedPlaceChangedSubject = ({
  name,
  status,
}: {
  name: string;
  status: 'closed' | 'moved';
}) => (status === 'moved' ? `${name} has moved` : `${name} has closed`);
export const savedPlaceChangedBody = ({
  name,
  status,
}: {
  name: string;
  status: 'closed' | 'moved';
}) =>
  status === 'moved'
    ? `${name}, which you saved, has moved. Its page shows where it is now.`
    : `${name}, which you saved, has closed permanently. Its page shows similar businesses nearby.`;

/** How many listings of a city, answers and saved places a digest is about. */
type Digest = { metro: string; listings: number; answers: number; places: number };

export const digestSubject = ({ metro, listings, answers, places }: Digest) => {
  const parts = [
    listings > 0 && `${listings} new in ${metro}`,
    answers > 0 && (answers === 1 ? '1 answer' : `${answers} answers`),
    places > 0 && (places === 1 ? '1 changed place' : `${places} changed places`),
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

export const claimCodeSubject = ({ name }: Listing) => `Your code for ${name}`;
export const claimCodeBody = ({ name }: Listing) =>
  `Someone asked us to send a code to this address to verify that ${name} is their business. If that was you, enter this code where you requested it:`;
export const claimCodeWarning =
  'Anyone with this code can become the owner of the listing. Do not share it; we never ask for it by phone or email. If you did not request it, you can ignore this email.';
export const claimObjectedSubject = ({ name }: Listing) =>
  `The owner of ${name} objects to your claim`;
export const claimObjectedBody = ({ name }: Listing) =>
  `The current owner of ${name} says that it is theirs. Our team will compare what both of you sent and email you the decision.`;
export const claimReceivedSubject = ({ name }: Listing) => `We received your claim of ${name}`;
export const claimReceivedBody = ({ name }: Listing) =>
  `We received your claim that ${name} is your business. Our team will review what you sent and email you the decision.`;
export const claimReceivedOwnerNotified = ({ objectUntil }: { objectUntil: string }) =>
  `The listing already has an owner. They have been notified and can object until ${objectUntil}. We decide after that.`;
export const claimRejectedSubject = ({ name }: Listing) =>
  `We could not approve your claim of ${name}`;
export const claimRejectedBody = ({ name }: Listing) =>
  `We have reviewed your claim of ${name} and could not approve it. The reason:`;
export const claimRejectedNextSteps = 'You can claim it again with other evidence.';
export const claimApprovedSubject = ({ name }: Listing) => `${name} is yours`;
export const claimApprovedBody = ({ name }: Listing) =>
  `Your claim is approved: you now own ${name} in the directory.`;
export const claimApprovedNextSteps =
  'You can now edit its hours, contact details, services and photos. Changes are live within seconds.';

export const objectionRequestedSubject = ({ name }: Listing) => `Someone else claims ${name}`;
export const objectionRequestedBody = ({ name }: Listing) =>
  `You are the owner of ${name} in the directory. Someone else has claimed it and sent us evidence.`;
export const objectionRequestedDeadline = ({ objectUntil }: { objectUntil: string }) =>
  `If that is wrong, please object by ${objectUntil}. If you do not, our team decides based on their evidence, and the listing may become theirs.`;
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
  `An admin has looked at your review of ${name}. Visitors see it now.`;
export const reviewHiddenSubject = ({ name }: Listing) => `Your review of ${name} is hidden`;
export const reviewHiddenBody = ({ name }: Listing) =>
  `An admin has hidden your review of ${name}. The reason:`;
export const reviewHiddenNextSteps = 'You can change it and send it again, or appeal once.';
export const receiptConfirmedSubject = ({ name }: Listing) => `Your visit to ${name} is confirmed`;
export const receiptConfirmedBody = ({ name }: Listing) =>
  `An admin has checked your receipt. Your review of ${name} now says “Visit confirmed by receipt”.`;
export const receiptDeclinedSubject = ({ name }: Listing) =>
  `Your receipt from ${name} was declined`;
export const receiptDeclinedBody = ({ name }: Listing) =>
  `An admin could not confirm your visit to ${name} by the receipt that you sent. Your review stays as it is, and you can send another receipt. The reason:`;
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
export const reviewReceivedHowToAnswer =
  'You can answer once, in public, and edit your answer at any time.';
export const reviewAnsweredSubject = ({ name }: Listing) => `${name} answered your review`;
export const reviewAnsweredBody = ({ name }: Listing) => `${name} answered:`;

export const messageReceivedSubject = ({ from }: { from: string }) => `A message from ${from}`;
export const messageReceivedBody = ({ from, name }: { from: string; name: string }) =>
  from === name ? `${name} wrote to you:` : `${from} wrote to ${name}:`;
export const messageReceivedHowToAnswer = 'Your email address is not shown to the other side.';

type Answerer = { name: string; author: string | null };
type Entry = { name: string; isAnswer: boolean };

export const questionReceivedSubject = ({ name }: Listing) => `A question about ${name}`;
export const questionReceivedBody = ({ name }: Listing) => `Someone asked about ${name}:`;
export const questionReceivedHowToAnswer =
  'Your answer is shown first, in the name of the business.';
export const questionAnsweredSubject = ({ name, author }: Answerer) =>
  author === null
    ? `${name} answered your question`
    : `“${author}” answered your question about ${name}`;
export const questionAnsweredBody = ({ name, author }: Answerer) =>
  author === null ? `${name} answered:` : `“${author}” answered:`;
export const questionPublishedSubject = ({ name, isAnswer }: Entry) =>
  isAnswer ? `Your answer about ${name} is published` : `Your question about ${name} is published`;
export const questionPublishedBody = 'An admin has read this, and everyone can see it now:';
export const questionHiddenSubject = ({ name, isAnswer }: Entry) =>
  isAnswer ? `Your answer about ${name} is hidden` : `Your question about ${name} is hidden`;
export const questionHiddenBody = 'An admin has hidden this:';
export const questionHiddenReason = 'The reason:';
export const questionHiddenNextSteps = 'You can change it and send it again, or appeal once.';

export const editSuggestedSubject = ({ name }: Listing) => `A neighbor suggests an edit of ${name}`;
export const editSuggestedBody = ({ name, until }: { name: string; until: string }) =>
  `A neighbor suggests corrections of ${name}. You can accept or reject each of them until ${until}. After that, our admins decide.`;
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
  `Thank you for your suggestion. What was accepted is on the page of ${name} now.`;
export const editRejectedBody = ({ name }: Listing) =>
  `Thank you for your suggestion. It was not accepted for the page of ${name}.`;
export const viewSuggestion = 'See your suggestion';
export const decideSuggestions = 'Accept or reject';

export const reportDecidedSubject = ({ isUpheld, ...data }: Reported & { isUpheld: boolean }) =>
  isUpheld
    ? `Your report of the ${nameReported(data)} was upheld`
    : `Your report of the ${nameReported(data)} was dismissed`;
export const reportUpheldBody = (data: Reported) =>
  `An admin has read your report of the ${nameReported(data)}, and ${removed(data)} it.`;
export const reportDismissedBody = (data: Reported) =>
  `An admin has read your report of the ${nameReported(data)}. It follows our content policy, so it stays.`;
export const contentRemovedSubject = (data: Reported) =>
  `Your ${nameReported(data)} is ${removed(data)}`;
export const contentRemovedBody = (data: Reported) =>
  `An admin has ${removed(data)} your ${nameReported(data)} after a report. The reason:`;
export const contentRemovedNextSteps = 'You can appeal once, and an admin looks at it again.';
type DecidedAppeal = Reported & { isRestored: boolean };
export const appealDecidedSubject = ({ isRestored, ...data }: DecidedAppeal) =>
  isRestored
    ? `Your ${nameReported(data)} is ${restored(data)} again`
    : `Your appeal for your ${nameReported(data)} was rejected`;
export const appealDecidedBody = ({ isRestored, ...data }: DecidedAppeal) =>
  isRestored
    ? `An admin has read your appeal. Your ${nameReported(data)} is ${restored(data)} again.`
    : `An admin has read your appeal. Your ${nameReported(data)} stays ${removed(data)}.`;

export const submissionReceivedSubject = ({ name }: Listing) =>
  `We received ${name} and will review it soon`;
export const submissionReceivedBody = ({ name }: Listing) =>
  `Thank you for adding ${name} to the directory. Our team reviews every new listing before it goes live.`;
export const submissionReceivedNextSteps =
  'You do not need to do anything. We will email you the decision; until then you can view or withdraw what you sent.';
export const submissionRejectedSubject = ({ name }: Listing) => `We could not add ${name}`;
export const submissionRejectedBody = ({ name }: Listing) =>
  `We reviewed ${name} and could not add it to the directory as it is. The reason:`;
export const submissionRejectedNextSteps =
  'What you entered is saved. You can edit and resubmit it at any time.';
export const submissionApprovedSubject = ({ name }: Listing) => `${name} is live`;
export const submissionApprovedBody = ({ name }: Listing) =>
  `${name} is now in the directory, where everyone can find it. Thank you for adding it.`;
export const submissionApprovedClaimIt =
  'Is it your business? Claim it on its page to manage its hours, services and photos yourself.';

export const viewListing = 'See the listing';
export const openListing = 'Open the listing';
export const viewInvitation = 'See the invitation';
export const openYourListing = 'Open your listing';
export const readContentPolicy = 'Read our content policy';
export const signIn = 'Sign in';
export const openDashboard = 'Open your dashboard';
export const viewPendingChanges = 'See what is waiting';
export const viewFactsToConfirm = 'See what to confirm';
export const editArticle = 'Edit the text';
export const viewNewListings = 'See all new listings';
export const viewSavedPlaces = 'See your saved places';
export const viewAllResults = 'See all results';
export const openPublicPage = 'Open its page';
export const editListing = 'Edit your listing';
export const viewPublicPage = 'See it as visitors do';
export const viewClaim = 'See your claim';
export const respondToClaim = 'Respond to the claim';
export const viewOtherListings = ({ count }: { count: number }) =>
  count === 1 ? 'See your other listing' : `See your other ${count} listings`;
export const answerReview = 'Answer the review';
export const answerMessage = 'Answer the message';
export const answerQuestion = 'Answer the question';
export const viewAnswers = 'See all answers';
export const viewQuestion = 'See the question';
export const viewOnPublicPage = 'See it on the page';
export const viewReview = 'See your review';
export const viewSubmission = 'See what you sent';
export const editAndResubmit = 'Edit and resubmit';
export const viewReport = 'See your report';
export const readOrAppeal = 'Read it, or appeal';
export const viewDecision = 'See the decision';
