import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const listingsTitle = 'My listings';
export const ownersOnly =
  'This screen is for people who manage a listing. Claim yours, or ask its owner to invite you.';
export const title = 'Listing';
export const ourTeam = 'An admin';
export const someone = 'Someone';
export const hoursOnly = ({ part }: { part: string }) =>
  `${part}: you can change only the hours of this listing. For anything else, ask its owner.`;
export const changeHours = 'Edit hours';
export const seePublicPage = 'See the public page';
export const partsLabel = 'Parts of this listing';
export const save = 'Save';
export const unsaved = 'Unsaved';
export const unsavedCount = ({ count }: { count: number }) =>
  count === 1 ? '1 unsaved change' : `${count} unsaved changes`;
export const discardChanges = 'Discard changes';

export const overview = 'Overview';
export const completenessNotLoaded = 'We could not load what is missing from the listing.';
export const factsNotLoaded = 'We could not load the facts to confirm.';
export const changesWaiting = ({ count }: { count: number }) =>
  count === 1 ? 'One change is awaiting review.' : `${count} changes are awaiting review.`;
export const seeWaiting = 'See pending changes';
export const details = 'Details';
export const detailsAbout = 'Name, categories, description, address, contact, links, and parking.';
export const hours = 'Hours';
export const hoursAbout = 'Every week, holidays, and other special days.';
export const services = 'Services';
export const servicesAbout = 'What customers can buy or book, and what it costs.';
export const features = 'Features';
export const featuresAbout = 'What people want to know before they visit.';
export const photos = 'Photos';
export const photosAbout = 'Up to twelve, in your order; the first is the cover.';
export const status = 'Status';
export const statusAbout = 'Open, temporarily closed, permanently closed, or moved.';
export const reviews = 'Reviews';
export const reviewsAbout = 'Reviews of your listing, and your answers.';
export const suggestedEdits = 'Suggested edits';
export const suggestedEditsAbout = 'Edits that neighbors suggested, for you to accept or reject.';
export const statistics = 'Statistics';
export const statisticsAbout = 'Views, calls and other taps, by day.';
export const access = 'Access';
export const accessAbout = 'Who else can edit it, until when, and who owns it.';
export const history = 'History';
export const historyAbout = 'Who changed what and when, and how to undo it.';

export const alreadyListed = 'Another listing has this name at this address';
export const noSuggestions =
  'No suggested edits right now. When there is one, we notify you, and you have seven days to accept or reject it.';
export const suggestionsText =
  'The history of your page shows which edits a neighbor suggested and you accepted. Edits you do not decide in time go to our admins.';
export const suggestedOn = ({ date }: { date: string }) => `A neighbor, ${date}.`;
export const decideBy = ({ date }: { date: string }) => `Please decide by ${date}.`;
export const accept = 'Accept';
type RejectField = { field: string; unseen: Wrap };
/** `unseen`: a part that only screen readers read. */
export const reject = ({ field, unseen }: RejectField) => <>Reject{unseen(` ${field}`)}</>;
export const rejectIt = 'Reject edit';
export const whyWrong = ({ field }: { field: string }) => `Why is it wrong? (${field})`;
export const whyWrongHint = 'The person who suggested it sees this.';

export const servicesText =
  'What customers can buy or book, in the order of your page. Drag to reorder, or use the arrow keys.';

export const answerChanged =
  'A colleague changed this answer in the meantime. Copy yours, and reload the page.';
export const ownReview = 'You cannot answer your own review';
export const noReviews = 'No one has reviewed your listing yet.';
export const reviewsText = ({ link }: { link: Wrap }) => (
  <>
    Answers are public and shown below the review. You can edit them at any time. If a review breaks
    the {link('rules')}, report it.
  </>
);
export const older = 'Older';
type Rated = { rating: number; date: string };
/** After the name of who wrote it. */
export const rated = ({ rating, date }: Rated) => `, ${rating} of 5 stars, ${date}`;
type Answer = { isNew: boolean; author: string; unseen: Wrap };
export const answer = ({ isNew, author, unseen }: Answer) => (
  <>
    {isNew ? 'Answer' : 'Your answer'}
    {unseen(` to ${author}`)}
  </>
);
export const saveAnswer = 'Save answer';
export const answerTo = ({ author }: { author: string }) => `Answer to ${author}`;
export const answerHint = 'Anyone can read this. Do not share private facts about a customer.';
export const reportReview = ({ author, unseen }: { author: string; unseen: Wrap }) => (
  <>Report this review{unseen(` by ${author}`)}</>
);

export const photosUploading = 'Photos that are still uploading are not saved yet.';
export const photosFailed = 'Photos that could not be uploaded are not saved.';
export const photosText =
  'The first photo is the cover: it appears in results, on the map, and where the page is shared. Good light and a single subject matter more than the camera.';

export const openingHours = 'Opening hours';
export const openingHoursText =
  'Your weekly hours. A closing time before the opening time is on the next day.';
export const specialDays = 'Special days';
export const specialDaysText =
  'Holidays and other dates with different hours, with a note saying why.';

export const historyText = 'No one can change or remove these entries.';
export const historyVisitors = ({ link }: { link: Wrap }) => (
  <>Visitors see {link('what changed')} and the role of the person who changed it, but no names.</>
);
export const you = 'you';
export const editorAndAge = ({ editor, age }: { editor: string; age: string }) =>
  `${editor}, ${age}`;
export const undo = 'Undo';
export const tooLateToUndo =
  'You can no longer undo this: removed photos are deleted after a week.';

export const publishListing = 'Publish listing';
export const publishListingAbout = 'The listing appears in search, and its page is public.';
export const owner = 'Owner';
export const suspendListing = 'Suspend listing';
export const suspendPublishedAbout =
  'The listing no longer appears publicly. Its owner can still edit it.';
export const suspendClosedAbout = 'The public page shows that the listing was removed.';
export const restoreListing = 'Restore listing';
export const restoreListingAbout = 'The listing is public again.';
export const moderation = 'Moderation';
export const listingIs = ({ status: now }: { status: ReactNode }) => <>This listing is: {now}</>;
export const undoInTime = 'If you undo within 30 seconds, the owner gets no email.';
export const reason = 'Reason';
export const reasonHint = 'We email this to the owner and store it in the audit log.';

export const newPlace = 'New location';
export const newAddress = 'A new address';
export const isListed = 'Already listed';
export const newListing = 'The other listing';
export const newListingHint = 'Its name, or the address of its page';
export const newPlaceText =
  'Reviews, photos, followers, and the link of the page stay. The history keeps the old address.';
export const movesOn = 'Moving on (optional)';
export const movesOnHint = 'Empty: you have already moved. The address changes on that day.';

export const confirmClosed = 'Please confirm that it is permanently closed';
export const notPublic = ({ status: now }: { status: string }) =>
  `This listing is not public (${now.toLowerCase()}). You can open, close, or move it once it is public.`;
export const ownerReopens = 'Only its owner can open this listing again.';
export const saveStatus = 'Save status';
export const open = 'Open for business';
export const openAbout = 'Visitors see its hours and contact details.';
export const paused = 'Temporarily closed';
export const pausedAbout =
  'For a vacation, a renovation, the off-season. You do not appear under “Open now”.';
export const moved = 'Moved';
export const movedAbout = 'To a new address, or to another listing.';
export const closed = 'Permanently closed';
export const closedAbout =
  'You do not appear in search. People with the link see that you have closed.';
export const reopensOn = 'Reopening on (optional)';
export const reopensOnHint = 'The listing reopens automatically on that day.';
export const isClosed = 'Yes, it is permanently closed';
type Conflict = { strong: Wrap; editor: string; status: string };
export const statusConflict = ({ strong, editor, status: now }: Conflict) => (
  <>
    {strong('Nothing is saved yet.')} {editor} has set the status to “{now}”. Save again to replace
    it, or reload the page to keep it.
  </>
);

export const featuresText =
  'What people want to know before they visit. Choose only what is always true.';

export const name = 'Name';
export const nameAbout = 'Without slogans, cities or what you sell.';
export const category = 'Category';
export const categoryAbout =
  'The main one: searches for it show you first, and it decides your picture.';
export const specialtyAbout = 'What the category does not say: “Ramen”, “Beekeeper”.';
export const moreCategories = 'More categories';
export const moreCategoriesAbout = 'What else you are. People find you by each of them.';
export const description = 'Description';
export const descriptionAbout = 'What you do, and what people come back for.';
export const address = 'Address';
export const addressAbout = 'Where people find you. If you will move on a day to come, use Status.';
export const location = 'Location';
export const locationAbout = 'Where directions lead.';
export const contact = 'Contact';
export const contactAbout = 'How people can reach you.';
export const links = 'Links';
export const linksAbout = 'Where people can see the menu, book, or order.';
export const social = 'Social pages';
export const socialAbout = 'Your pages on social networks.';
export const area = 'Service area';
export const areaAbout = 'For businesses that come to their customers: towns, or a distance.';
export const openingAbout = 'If you have not opened yet.';
export const parking = 'Parking';
export const parkingAbout = 'Where to park, and what it costs.';
type Pending = { strong: Wrap; value: string };
export const rejected = ({ strong, value }: Pending) => (
  <>
    {strong('Rejected:')} {value}
  </>
);
export const awaitingReview = ({ strong, value, date }: Pending & { date: string }) => (
  <>
    {strong('Awaiting review')} since {date}: {value}
  </>
);
export const awaitingReviewText =
  'Our admins review major changes to verified listings. The public page does not change until then.';
export const fromDay = ({ value, day }: { value: string; day: string }) => `${value}, on ${day}`;
export const plannedMove = ({ strong, value }: Pending) => (
  <>
    {strong('Moving')} to {value}.
  </>
);
export const withdraw = 'Withdraw';
