import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const title = 'Your review';
export const ownListing = 'You manage this listing, so you cannot review it.';
export const unlisted = 'This listing has closed or moved, so you cannot review it.';
export const chooseMonth = 'Please choose a month of the last two years';
export const changedElsewhere =
  'You changed this review in another window. Copy your text, and reload the page.';

type Published = { date: string; link: Wrap };
export const publishedOn = ({ date, link }: Published) => (
  <>
    Published on {date}. {link('See it on the page')}
  </>
);
export const awaitingReview = 'An admin will check your review before it is published.';
export const hidden = 'Your review is hidden:';
export const managesListing = 'You manage the listing now, so you cannot review it.';
export const editOrAppeal = ({ link }: { link: Wrap }) => (
  <>
    You can edit it below and resubmit it. An admin will check it before it is published. If it
    follows the rules, leave it unchanged and {link('appeal')}.
  </>
);

export const publish = 'Publish review';
export const saveChanges = 'Save changes';
export const rating = 'Your rating';
/** Names the rating in the list of errors. */
export const stars = 'Stars';
export const starNames = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];
export const bodyHint =
  'What went well, what did not, and what others should know. Up to 5,000 characters.';
export const visitedOn = 'When were you there? (optional)';
export const noMonth = 'Prefer not to say';
type ShownAs = { name: ReactNode; account: Wrap; rules: Wrap };
export const shownAs = ({ name, account, rules }: ShownAs) => (
  <>
    Shown as “{name}”, from the name in your {account('account settings')}. The{' '}
    {rules('rules for reviews')} apply.
  </>
);

export const photos = 'Photos';
export const photosHint = 'Show what you ate, bought or saw. Please leave out strangers’ faces.';
export const savePhotos = 'Save photos';

export const receipt = 'Receipt';
export const receiptHint = ({ days }: { days: number }) =>
  `With a photo of a receipt, your review can say “Visit confirmed by receipt”. The name of the business and the date must be readable; please cover card numbers. Only you and admins can see it, and it is deleted ${days} days after their decision.`;
export const chooseReceipt = 'Choose a photo of the receipt';
export const sendingReceipt = 'Uploading…';
export const receiptNotSent = 'The receipt could not be sent. Please try again.';
export const receiptOverLimit = 'You have sent too many receipts today. Please try again tomorrow.';
export const receiptAwaiting = 'An admin will check your receipt.';
export const receiptConfirmed = 'Visit confirmed by receipt.';
export const receiptRejected = 'An admin could not confirm your visit by this receipt:';
export const openReceipt = (unseen: Wrap) => <>Open the receipt{unseen(' (opens in a new tab)')}</>;
export const deleteReceipt = 'Delete receipt';

export const deleteReview = 'Delete your review';
export const deleteText =
  'This removes your review and the owner’s answer to it from the page. You can write a new review.';
export const confirmDelete = 'Delete';
