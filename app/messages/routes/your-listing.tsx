export const title = 'Your listing';
export const javascriptNeeded = 'Checking a listing needs JavaScript.';
export const codeText =
  'Enter the code of our letter or email to check the listing of your business, correct it or claim it.';
export const codeLabel = 'Code';
export const codeHint = '12 letters and digits';
export const open = 'Open';
export const notLoaded = 'We could not load the listing.';
export const codeVoid =
  'This code is not valid any more. It works for 30 days, and once for a claim. Please check it, or find your business with the search.';
export const isItRight = 'Is everything right?';
export const address = 'Address';
export const phone = 'Phone';
export const website = 'Website';
export const hours = 'Hours';
export const none = 'None yet';
export const hoursKnown = 'On the listing';
export const allCorrect = 'All correct';
export const claim = 'Claim it';
export const suggest = 'Suggest a correction';
export const claimText =
  'Claim it to edit hours, photos and contact details yourself. It is free; you need an account, and this code.';
export const otherwise = 'Something else?';
export const decline = 'No more invitations';
export const remove = 'Take it down';
export const answered = {
  correct: 'Thank you. The listing now says that its details were confirmed today.',
  declined: 'We will not write to this business again.',
  removal: 'We will look at it soon. An admin decides, because public facts may stay listed.',
};
export const closed = 'This listing has an owner by now, so only they can change it.';
export const notSaved = 'Not saved. Please try again.';
