import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/wrap.ts';

export const listingsTitle = 'My listings';
export const ownersOnly =
  'This screen is for business owners. You become one when your claim of a listing is approved.';
export const title = 'Listing';
export const ourTeam = 'Our team';
export const someone = 'Someone';
export const hoursOnly = ({ part }: { part: string }) =>
  `You can change the hours of this listing. To change anything else, ask its owner. (${part})`;
export const changeHours = 'Change the hours';
export const seePublicPage = 'See the public page';
export const partsLabel = 'Parts of this listing';
export const saveSection = ({ title: section }: { title: string }) =>
  `Save ${section.toLowerCase()}`;

export const changedMeanwhile = 'Someone else changed this in the meantime. Nothing is saved yet.';
export const chooseAndSave = 'Choose, and save again.';
type ChangedBy = { field: ReactNode; editor: string; age: string | null };
/** `age`: "2 hours ago"; null if unknown. */
export const changedBy = ({ field, editor, age }: ChangedBy) => (
  <>
    {field}: {age === null ? `${editor} changed this.` : `${editor} changed this ${age}.`}
  </>
);
export const keepYours = 'Keep yours, as shown above';
export const keepTheirs = ({ value }: { value: ReactNode }) => <>Keep theirs: {value}</>;

export const overview = 'Overview';
export const completenessNotLoaded = 'We could not load what the listing still lacks.';
export const factsNotLoaded = 'We could not load the facts to confirm.';
export const changesWaiting = ({ count }: { count: number }) =>
  count === 1 ? 'One change is awaiting review.' : `${count} changes are awaiting review.`;
export const seeWaiting = 'See what is waiting';
export const details = 'Details';
export const detailsAbout = 'Name, category, description, address, contact, links, and parking.';
export const hours = 'Hours';
export const hoursAbout = 'Every week, holidays, and other special days.';
export const services = 'Services';
export const servicesAbout = 'What customers can buy or book, and what it costs.';
export const features = 'Features';
export const featuresAbout = 'What is good to know before a visit.';
export const photos = 'Photos';
export const photosAbout = 'Up to twelve, in your order; the first is the cover.';
export const status = 'Status';
export const statusAbout = 'Open, temporarily closed, permanently closed, or moved.';
export const reviews = 'Reviews';
export const reviewsAbout = 'What visitors wrote, and your answers.';
export const suggestedEdits = 'Suggested edits';
export const suggestedEditsAbout = 'What neighbors want to correct, for you to accept or reject.';
export const statistics = 'Statistics';
export const statisticsAbout = 'How often the page is viewed and used, by day.';
export const access = 'Access';
export const accessAbout = 'Who else can edit it, until when, and who owns it.';
export const history = 'History';
export const historyAbout = 'Who changed what and when, and how to undo it.';

export const alreadyListed = 'Another listing has this name at this address';
export const noSuggestions =
  'No one suggests an edit at the moment. When someone does, we notify you, and you have seven days to accept or reject it.';
export const suggestionsText =
  'What you accept is public at once, and the history says that a neighbor suggested it. What you have not decided in time goes to our admins.';
export const suggestedOn = ({ date }: { date: string }) => `A neighbor, ${date}.`;
export const decideBy = ({ date }: { date: string }) => `Please decide by ${date}.`;
export const accept = 'Accept';
type RejectField = { field: string; unseen: Wrap };
/** `unseen`: a part that only screen readers read. */
export const reject = ({ field, unseen }: RejectField) => <>Reject{unseen(` ${field}`)}</>;
export const rejectIt = 'Reject it';
export const whyWrong = ({ field }: { field: string }) => `Why is it wrong? (${field})`;
export const whyWrongHint = 'The person who suggested it sees this.';

export const servicesText =
  'What people can buy or book, in the order of your page. Drag to reorder, or use the arrow keys.';
export const servicesPreview = 'What visitors will see';
export const servicesPreviewEmpty =
  'What you add is previewed here as on your page: what it is, and what it costs.';

export const answerChanged =
  'A colleague changed this answer in the meantime. Copy yours, and reload the page.';
export const ownReview = 'You cannot answer your own review';
export const noReviews = 'No one has reviewed your listing yet.';
export const reviewsText = ({ link }: { link: Wrap }) => (
  <>
    Everyone can read your answer below the review. You can edit it at any time. If a review breaks
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
export const answerHint = 'Everyone can read it. Do not share private facts about a customer.';
export const reportReview = ({ author, unseen }: { author: string; unseen: Wrap }) => (
  <>Report this review{unseen(` by ${author}`)}</>
);

export const savePhotos = 'Save photos';
export const photosUploading = 'Photos that are still uploading are not saved with the others yet.';
export const photosFailed = 'Photos that could not be uploaded are not saved with the others.';
export const photosText =
  'The first one is the cover: it appears on every card, on the map, and where the page is shared. Good light and a single subject matter more than the camera.';

export const openingHours = 'Opening hours';
export const openingHoursText =
  'Every week. If a closing time is earlier than the opening time, it is on the next day.';
export const specialDays = 'Special days';
export const specialDaysText =
  'Holidays and other dates with different hours, with a note saying why.';

export const historyText = 'These entries cannot be changed or removed.';
export const historyVisitors = ({ link }: { link: Wrap }) => (
  <>Visitors see {link('what changed')} and the role of the person who changed it, never a name.</>
);
export const you = 'you';
export const editorAndAge = ({ editor, age }: { editor: string; age: string }) =>
  `${editor}, ${age}`;
export const undo = 'Undo';
export const tooLateToUndo =
  'This can no longer be undone: removed photos are deleted after a week.';

export const publishListing = 'Publish listing';
export const publishListingAbout = 'Everyone can find the listing.';
export const suspendListing = 'Suspend listing';
export const suspendPublishedAbout =
  'The listing no longer appears publicly. Its owner can still edit it.';
export const suspendClosedAbout = 'The public page says that the listing was removed.';
export const restoreListing = 'Restore listing';
export const restoreListingAbout = 'The listing is public again.';
export const moderation = 'Moderation';
export const listingIs = ({ status: now }: { status: ReactNode }) => <>This listing is: {now}</>;
export const undoInTime = 'If you undo within 30 seconds, the owner gets no email.';
export const reason = 'Reason';
export const reasonHint = 'The owner gets it by email, and it is stored in the audit log.';

export const newPlace = 'The new place';
export const newAddress = 'A new address';
export const isListed = 'It is already listed';
export const linkOfPage = 'Link of its page';
export const linkOfPageHint = 'As in the browser’s address line: …/business/name-city-state';
export const newPlaceText =
  'We create a listing there with everything from here except reviews and photos. It needs to be verified again.';

export const confirmClosed = 'Please confirm that it is permanently closed';
export const notPublic = ({ status: now }: { status: string }) =>
  `This listing is not public: ${now.toLowerCase()}. You can open, close, or move it once it is public.`;
export const ownerReopens = 'Only its owner can open this listing again.';
export const saveStatus = 'Save status';
export const open = 'Open for business';
export const openAbout = 'People see your hours and how to reach you.';
export const paused = 'Temporarily closed';
export const pausedAbout =
  'Vacation, renovation, the off season. You do not appear in searches for what is open.';
export const moved = 'Moved';
export const movedAbout = 'The old page stays and leads to the new location.';
export const closed = 'Permanently closed';
export const closedAbout =
  'You do not appear in searches. People with the link see that you have closed.';
export const reopensOn = 'Open again on (optional)';
export const reopensOnHint = 'On that day the listing opens again automatically.';
export const isClosed = 'Yes, it is permanently closed';
type Conflict = { strong: Wrap; editor: string; status: string };
export const statusConflict = ({ strong, editor, status: now }: Conflict) => (
  <>
    {strong('Nothing is saved yet.')} {editor} has set it to: {now}. Save again to replace that, or
    reload the page to keep it.
  </>
);

export const featuresText =
  'What people want to know before they visit. Choose only what is always true.';

export const name = 'Name';
export const nameAbout = 'As it appears on your sign.';
export const businessName = 'Business name';
export const category = 'Category';
export const categoryAbout = 'Helps people find you who do not know your name.';
export const description = 'Description';
export const descriptionAbout = 'What makes a visit worth it.';
export const descriptionLabel = 'Description (optional)';
export const descriptionHint =
  'What would you tell a neighbor about it? Keep it plain, no advertising.';
export const address = 'Address';
export const addressAbout =
  'Where people go. If you have moved, use Status instead, and the old page will lead to the new one.';
export const location = 'Place on the map';
export const locationAbout =
  'Where directions lead. Drag the pin to the door, or choose it and use the arrow keys.';
export const contact = 'Contact';
export const contactAbout = 'How people can reach you.';
export const links = 'Links';
export const linksAbout = 'Where people see the menu, book, or order.';
export const parking = 'Parking';
export const parkingAbout = 'What people who come by car should know.';
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
  'Our team reviews large changes to verified listings. The public page does not change until then.';
export const withdraw = 'Withdraw';
