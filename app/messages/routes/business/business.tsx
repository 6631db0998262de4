import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

type Name = { name: string };

export const home = 'Home';
export const about = 'About';
export const removedTitle = 'Listing removed';
export const printedOn = ({ date }: { date: string }) => `As of ${date}`;
export const reachLabel = ({ name }: Name) => `Contact ${name}`;
export const call = 'Call';
export const directions = 'Directions';
export const website = 'Website';

export const outageText = 'Photos and reviews are not available right now.';
export const onMap = 'On a map';
type InPlace = { category: string; place: string };
export const categoryInPlace = ({ category, place }: InPlace) => `${category} in ${place}`;
type Summary = InPlace & { name: string; facts: string };
export const summary = ({ name, category, place, facts }: Summary) =>
  `${name}: ${category} in ${place}. ${facts}`;
export const summaryOfOpen = 'Opening hours, reviews, phone number, and directions.';

export const somethingWrong = 'Is something wrong here?';
export const suggestEdit = 'Suggest an edit';
export const reportListing = 'Report this listing';
export const whatChanged = 'Edit history';
export const editListing = 'Edit this listing';
export const suspendListing = 'Suspend';
export const fullHistory = 'Full history';
export const managed = 'Managed by its owner';
export const managedText = 'Its owner can edit this listing.';
export const unmanaged = 'Is this yours?';
export const unmanagedText = 'No owner manages this listing yet.';
export const claim = 'Claim it';
export const claimOwned = 'Is it yours? Claim it';
export const verifiedByDocuments =
  'Our admins reviewed documents that name the owner and the business.';
export const verifiedByLetter = 'The owner received our letter at the business’s address.';
export const verifiedByPhone = 'The owner received our code at the business’s phone number.';
export const verifiedByEmail = 'The owner confirmed an email address at the business’s domain.';
export const verifiedByWebsite = 'The owner confirmed access to the business’s website.';

export const removedKicker = '410 · Removed';
export const removedHeading = 'This listing has been taken down';
export const removedText =
  'This listing is no longer in the directory. Here are other places to look:';
export const searchDirectory = 'Search the directory';
export const noLongerHere = 'No longer here';
export const formerAddress = 'Former address';
export const nowAt = 'Now at';
export const newAddress = ({ name }: Name) => `${name}, new address`;

export const noMessages = ({ hasPhone }: { hasPhone: boolean }) =>
  `No owner manages this listing yet, so you cannot send a message here.${hasPhone ? ' Please call.' : ''}`;
export const messageOwner = 'Message the owner';

export const aroundTheCorner = 'Around the corner';
export const alsoNearby = 'Also in the area';
export const moreOfCategory = ({ category }: { category: string }) => `More ${category} nearby`;
export const whereInstead = 'Where to go instead';

export const share = 'Share';
export const saveContact = 'Save contact';
export const qrCode = 'QR code';
export const qrCodeAlt = ({ name }: Name) => `QR code with the link of ${name}`;
export const qrCodeHint = 'Scan it with a phone’s camera to open this page.';
export const print = 'Print';
export const addressCopied = 'Link copied.';
export const cannotShare = ({ url }: { url: string }) =>
  `This browser cannot share. Copy this link: ${url}`;

export const onThisPage = 'On this page';
export const reviewsPart = ({ count }: { count: number }) =>
  count === 0 ? 'Reviews' : `Reviews (${count})`;
export const photos = 'Photos';
export const prices = 'Prices';
export const hours = 'Hours';
export const goodToKnow = 'Good to know';
export const similar = 'Similar';
export const nearby = 'Nearby';
export const photosOf = ({ name }: Name) => `Photos of ${name}`;
type Report = { unseen: Wrap };
/** `unseen`: a part that only screen readers read. */
export const reportPhoto = ({ number, unseen }: Report & { number: number }) => (
  <>Report{unseen(` photo ${number}`)}</>
);

export const questionsTitle = 'Questions and answers';
export const noQuestions = ({ name }: Name) => `No one has asked about ${name} yet.`;
export const answersFromOthers =
  'No owner manages this listing yet, so answers come from other people.';
export const askQuestion = 'Ask a question';
export const questions = 'Questions';
export const pagesOfQuestions = 'Pages of questions';
export const firstQuestions = 'First questions';
export const moreQuestions = 'More questions';
type By = { author: ReactNode; age: ReactNode };
export const askedBy = ({ author, age }: By) => (
  <>
    {author}, {age}
  </>
);
export const answeredBy = ({ author, age }: By) => (
  <>
    {author} answered {age}
  </>
);
export const answered = ({ author }: { author: ReactNode }) => <>{author} answered</>;
export const reportAnswer = ({ answer, unseen }: Report & { answer: string }) => (
  <>Report{unseen(` the answer: ${answer}`)}</>
);
export const reportQuestion = ({ question, unseen }: Report & { question: string }) => (
  <>Report{unseen(` the question: ${question}`)}</>
);
export const answer = 'Answer';
export const allAnswers = ({ count }: { count: number }) => `All ${count} answers`;

export const reviews = 'Reviews';
export const noReviews = ({ name }: Name) => `No one has reviewed ${name} yet.`;
export const writeReview = 'Write a review';
export const reviewsHeld =
  'Many reviews came in at once. Our admins review new ones before they are published.';
export const outOf = ({ reviews: count }: { reviews: string }) => `out of 5, ${count}`;
export const reviewsByStars = 'Reviews by stars';
export const stars = ({ stars: count }: { stars: number }) =>
  `${count} ${count === 1 ? 'star' : 'stars'}`;
/** After the number, for screen readers. */
export const reviewsUnit = ({ count }: { count: number }) =>
  count === 1 ? 'review, ' : 'reviews, ';
export const newest = 'Newest';
export const highest = 'Highest';
export const lowest = 'Lowest';
export const mostHelpful = 'Most helpful';
export const orderOfReviews = 'Order of the reviews';
export const searchReviews = 'Search reviews';
export const textInReviews = 'Text in reviews';
export const inReviews = 'Search reviews';
export const find = 'Search';
export const withText = ({ text }: { text: string }) => `With “${text}”: show all`;
export const onlyStars = ({ stars: count }: { stars: number }) =>
  `Only ${count} ${count === 1 ? 'star' : 'stars'}: show all`;
export const noneToShow = 'No matches.';
export const pagesOfReviews = 'Pages of reviews';
export const firstReviews = 'First reviews';
export const moreReviews = 'More reviews';
export const reviewsHidden = ({ count }: { count: number }) =>
  count === 1
    ? '1 review is hidden because it breaks the content policy. Hidden reviews do not count toward the rating.'
    : `${count} reviews are hidden because they break the content policy. Hidden reviews do not count toward the rating.`;
export const visitedIn = ({ month }: { month: string }) => `Visited in ${month}`;
export const visitConfirmed = 'Visit confirmed by receipt';
type ByAuthor = Report & { author: string };
export const reportReview = ({ author, unseen }: ByAuthor) => (
  <>Report{unseen(` the review by ${author}`)}</>
);
export const helpful = ({ count, author, unseen }: ByAuthor & { count: number }) => (
  <>
    {count > 0 ? `Helpful (${count})` : 'Helpful'}
    {unseen(`: the review by ${author}`)}
  </>
);
