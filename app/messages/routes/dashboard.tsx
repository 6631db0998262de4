import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';
import { change, compared } from './business-profile/statistics.tsx';

export const title = 'Dashboard';
export const queueNotLoaded = 'We could not load what is awaiting review.';
export const tasks = 'Your tasks';
export const tasksNotLoaded = 'We could not load your tasks.';
export const objectionsNotLoaded = 'We could not load claims of your listings.';
export const listings = 'Your listings';
export const listingsNotLoaded = 'We could not load your listings.';
export const claims = 'Your claims';
export const claimsNotLoaded = 'We could not load your claims.';
export const submissions = 'Your submissions';
export const submissionsNotLoaded = 'We could not load your submissions.';
export const reviews = 'Your reviews';
export const reviewsNotLoaded = 'We could not load your reviews.';
export const questions = 'Your questions and answers';
export const questionsNotLoaded = 'We could not load your questions and answers.';
export const suggestions = 'Your suggested edits';
export const suggestionsNotLoaded = 'We could not load your suggested edits.';
export const older = 'Older';

export const othersClaim = 'Claims on your listings';
type OthersClaim = { city: string; state: string; evidence: string };
export const othersClaimAbout = ({ city, state, evidence }: OthersClaim) =>
  `${city}, ${state}. Evidence: ${evidence}`;
export const youObjected = 'You have objected';
export const objectBy = ({ date }: { date: string }) => `Object by ${date}`;
export const adminDecides = 'An admin decides';
type Status = { name: string; status: string };
export const nameAndStatus = ({ name, status }: Status) => `${name}: ${status}`;
export const listingNotPublic = 'A listing that is no longer public';
export const hiddenBecause = ({ reason: why }: { reason: string }) => `Hidden: ${why}`;
/** A review, question or answer of the person. */
type Written = { what: string; status: 'published' | 'held' | 'hidden' };
export const written = ({ what, status }: Written) => {
  if (status === 'published') return what;
  return status === 'held' ? `${what}, awaiting review` : `${what}, hidden`;
};
export const rated = ({ rating }: { rating: number }) => `${rating} of 5`;
export const question = 'Question';
export const answer = 'Answer';
export const addBusiness = 'Add a business';
export const profileNotLoaded = 'We could not load whether you have a public profile.';
export const profileQuestion = 'Do you want a public profile?';
export const profileQuestionAbout =
  'It shows your name, when you joined, your reviews, and lists you choose to show. Until you say yes, nobody sees one. You can change this in your settings.';
export const profileYes = 'Show my profile';
export const profileNo = 'No profile';
export const withoutName = 'Draft without a name';

type Listing = { name: string };
/** `owner`: null if the name is not known. */
type Invited = { owner: string | null; listing: string };
export const invitedToOwn = ({ owner, listing }: Invited) =>
  `${owner === null ? 'The owner' : `“${owner}”`} wants to transfer ${listing} to you`;
export const invitedToEdit = ({ owner, listing }: Invited) =>
  `${owner === null ? 'The owner' : `“${owner}”`} invites you to edit ${listing}`;
export const claimNotVerified = ({ name }: Listing) => `Your claim to ${name} is not verified yet`;
export const verify = 'Verify';
export const isDraft = ({ name }: Listing) =>
  name === '' ? 'Draft without a name' : `Draft of ${name}`;
export const continueDraft = 'Continue';
export const wasRejected = ({ name }: Listing) =>
  name === '' ? 'A business was rejected' : `${name} was rejected`;
export const seeWhy = 'See why and fix';
export const factsToConfirm = ({ name, facts }: Listing & { facts: string }) =>
  `${name}: confirm the ${facts}`;
export const listingsToConfirm = ({ count }: { count: number }) => `${count} listings to confirm`;
export const listingsWithReviews = ({ count }: { count: number }) =>
  `${count} listings with reviews to answer`;
export const listingsWithEdits = ({ count }: { count: number }) =>
  `${count} listings with suggested edits`;
export const questionsToAnswer = ({ count }: { count: number }) => `${count} questions to answer`;
export const newMessages = ({ count }: { count: number }) => `${count} conversations to answer`;
export const newMessage = ({ name, from }: Listing & { from: string }) =>
  `${from} wrote about ${name}`;
export const confirmOrFix = 'Confirm or fix';
type Counted = Listing & { count: number };
export const unansweredReviews = ({ name, count }: Counted) =>
  `${name} has ${count === 1 ? 'a new review' : `${count} new reviews`} without an answer`;
export const unansweredQuestion = ({ name, body }: Listing & { body: string }) =>
  `Question about ${name}: “${body}”`;
export const moreQuestions = 'More questions';
export const answerAll = ({ count }: { count: number }) => (count === 1 ? 'Answer' : 'Answer all');
export const suggestedEdits = ({ name, count }: Counted) =>
  `${name} has ${count === 1 ? 'a suggested edit' : `${count} suggested edits`}`;
export const acceptOrReject = 'Accept or reject';
type Todo = { todo: string; what: string; unseen: Wrap };
/** `unseen`: a part that only screen readers read. */
export const todoAbout = ({ todo, what, unseen }: Todo) => (
  <>
    {todo}
    {unseen(`: ${what}`)}
  </>
);

export const listsTitle = 'Your lists';
export const noLists = 'No saved places yet';
export const noListsText =
  'Tap the heart on a business to save it, or make a list for a trip or a project.';
export const findBusiness = 'Find a business';
export const newList = 'New list';
export const createList = 'Create list';
export const name = 'Name';
export const savedSearches = 'Saved searches';
export const savedSearchesText = ({ link }: { link: Wrap }) => (
  <>We email you when something new matches, once a day at most. {link('Notification settings')}</>
);
export const deleteSearch = 'Delete';
type List = { count: number; formatted: string; date: string };
const sharings = {
  none: '',
  link: ', shared by link',
  public: ', on your profile',
  held: ', awaiting review',
};
type ListAbout = List & { sharing: keyof typeof sharings };
export const listAbout = ({ count, formatted, sharing, date }: ListAbout) =>
  `${count === 1 ? '1 place' : `${formatted} places`}${sharings[sharing]} · ${date}`;
export const enterName = 'Enter a name.';
export const tooLong = ({ max }: { max: number }) => `Use at most ${max} characters.`;
export const tooManyLists = 'You can have 50 lists. Delete one first.';
export const listTitle = 'Saved list';
export const goToLists = 'All lists';
export const emptyList =
  'This list has no places yet. Add one by name, or tap the heart on a business and choose this list.';
export const addPlace = 'Add a place by name';
export const addPlaceHint = 'The name of a business, or the address of its page here.';
export const addToList = 'Add to this list';
export const choosePlace = 'Choose a business from the list.';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';
export const share = 'Share';
export const cannotCopy = 'Your browser does not allow this. Select the link above and copy it.';
export const placesGone = ({ count }: { count: number }) =>
  count === 1
    ? '1 place is no longer in the directory.'
    : `${count} places are no longer in the directory.`;
type Tools = { hasNote: boolean; place: string; unseen: Wrap };
export const placeTools = ({ hasNote, place, unseen }: Tools) => (
  <>
    {hasNote ? 'Edit note or remove' : 'Add a note or remove'}
    {unseen(`: ${place}`)}
  </>
);
export const saveNote = 'Save note';
export const note = 'Note';
export const noteHint = 'People with the link to a shared list can read it.';
export const removeFromList = 'Remove from this list';
export const nameAndSharing = 'Name and sharing';
export const saveList = 'Save list';
export const shareByLink = 'Anyone with the link can read this list';
export const showOnProfile = 'Show this list on my profile, with my name';
export const heldList =
  'Awaiting review: an admin reads this list before others do, because it has a link, a phone number or an address, or is like other texts.';
export const linkTo = ({ link }: { link: ReactNode }) => <>Link: {link}</>;
export const order = 'Order';
type PlaceInOrder = { place: string; number: number; count: number };
export const placeInOrder = ({ place, number, count }: PlaceInOrder) =>
  `${place}, ${number} of ${count}`;
export const saveOrder = 'Save order';
export const deleteThisList = 'Delete this list';
export const emptyListDeleted = 'This list has no places.';
export const listDeleted =
  'This deletes the list and its notes. Places in your other lists stay there.';
export const deleteList = 'Delete list';

export const objectionTitle = 'Someone else claims your listing';
export const claimedByEmail = 'They confirmed an email address at the business’s domain.';
export const claimedByWebsite = 'They added our code to its website.';
export const claimedByLetter = 'They have the code of a letter to the business’s address.';
export const claimedByPhone = 'They received a code at the business’s phone number.';
export const claimedByDocuments = 'They submitted documents for our admins to review.';
type Claimed = { date: string; listing: ReactNode; city: string; state: string };
export const claimedOn = ({ date, listing, city, state }: Claimed) => (
  <>
    On {date} someone claimed that {listing} in {city}, {state} is theirs.
  </>
);
export const claimWithdrawn = 'They withdrew the claim. The listing stays yours.';
export const claimRejected = 'The claim was rejected. The listing stays yours.';
export const bothSidesRead =
  'An admin will review both sides and decide. We will email you the decision.';
export const objectionOver = 'The seven days to object are over. An admin will decide.';
export const objectionText = ({ date }: { date: ReactNode }) => (
  <>
    If the business is still yours, tell us why by {date}. Nothing changes before then; an admin
    decides afterward. If you have sold it or passed it on, you do not need to do anything.
  </>
);
export const objectionDocuments = 'Documents (optional)';
export const objectionDocumentsText =
  'A lease, a license, or a bill that names you and the business. Only our admins see them, once you object.';
export const object = 'Object';
export const reason = 'Reason';
export const reasonHint =
  'Only our admins see this. Tell us who runs the business, since when, and what they can check.';

export const holidayUnsaid = ({ count }: { count: number }) =>
  count === 1
    ? 'Your listing has only its usual hours.'
    : `${count} of your listings have only their usual hours.`;
export const holidayClosed = 'Closed that day';
export const holidayUsual = 'Open as usual';
export const holidaySaid = ({ said, listings }: { said: number; listings: number }) =>
  said === listings ? 'Visitors see it now.' : `Saved for ${said} of ${listings} listings.`;
export const holidayUndo = 'Undo';
export const holidayNotLoaded = 'We could not load the next holiday.';

export const ownStatistics = ({ days, listings }: { days: number; listings: number }) =>
  `Last ${days} days${listings > 1 ? `, all ${listings} listings` : ''}`;
export const statisticsKinds = {
  view: 'Views',
  call: 'Calls',
  directions: 'Directions',
  website: 'Website clicks',
  search: 'From search',
  email: 'Emails',
  share: 'Shares',
};
export const shortChange = ({ change: by, count }: { change: number; count: string }) =>
  change({ change: by, count, percent: null });
export const statisticsChange = ({
  days,
  ...by
}: Parameters<typeof change>[0] & { days: number }) => `${change(by)} ${compared({ days })}`;
export const eachListing = ({ count }: { count: number }) =>
  count === 1 ? 'The listing with visits' : `The ${count} listings with most views`;
export const viewsByDay = ({ max }: { max: string }) => `Views by day, at most ${max}`;
export const statisticsNotLoaded = 'We could not load your statistics.';
