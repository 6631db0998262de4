export const title = ({ name }: { name: string }) => `${name}: suggest an edit`;
export const metaTitle = ({ name }: { name: string }) => `Suggest an edit to ${name}`;
export const ownerDecides =
  'The owner has seven days to accept or reject your suggestion. After that, an admin decides.';
export const adminDecides = 'An admin reviews your suggestion before the page changes.';
export const javascriptNeeded = 'Turn on JavaScript to suggest an edit.';
export const backToListing = 'Back to the listing';
export const whatIsWrong = 'What is wrong?';
export const wayFields = 'Details on the page';
export const wayClosed = 'It is permanently closed';
export const wayMoved = 'It moved to another address';
export const wayDuplicate = 'It is listed twice';
export const newAddress = 'New address';
export const otherListingLabel = 'The other listing';
export const linkLabel = 'Link to a source (optional)';
export const linkHint = 'For example, the business’s website or a social media post.';
export const noteLabel = 'How do you know? (optional)';
export const noteHint = 'The owner and our admins read this. The owner does not see your name.';
export const send = 'Send suggestion';
export const chooseOther = 'Please choose the other listing';
export const pleaseCorrect = 'Please correct this';
export const nothingChanged = 'Choose a detail and change it, then send.';
export const sameAsPage = 'The page already says this. Change what is wrong, then send.';
export const ownListing = 'You manage this listing, so you can edit it yourself.';
export const unlisted = 'This listing has closed or moved since you opened this page.';
export const tooMany =
  'You have sent many suggestions today, or many for this listing are awaiting review. Please try again tomorrow.';
export const unreachable =
  'We could not send your suggestion. Everything you entered is still here. Please check your connection and try again.';
export const ownTitle = 'Your suggestion';
export const sentOn = ({ date }: { date: string }) => `Sent on ${date}.`;
export const fieldsLabel = 'Suggested changes';
export const withdraw = 'Withdraw';
export const withdrawn = 'The changes awaiting review have been withdrawn.';
export const adminWillDecide = 'An admin will review it, and we will notify you of the outcome.';
export const ownerWillDecide = ({ date }: { date: string }) =>
  `The owner can decide by ${date}; after that, an admin will. We will notify you of the outcome.`;
