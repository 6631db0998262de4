import type { ReactNode } from 'react';

export const passwordTitle = 'Sign in to send';
export const usePassword = 'I have a password';
export const signUpTitle = 'Create an account';
export const useSignUp = 'I am new here';
export const codeTitle = 'Sign in with a code';
export const useCode = 'Email me a code instead';
export const signInAndSend = 'Sign in and send';
export const signUpButton = 'Create account';
export const sendMeACode = 'Email me a code';
export const confirmAndSend = 'Confirm and send';
export const emailLabel = 'Your email';
export const passwordLabel = 'Password';
export const accountWhy = 'What you entered stays here. We email the decision to your account.';
export const notNow = 'Not now';
export const codeSent = ({ email }: { email: ReactNode }) => (
  <>
    If an account uses {email}, we emailed it a code. It may take a minute. Check your spam folder,
    too.
  </>
);
export const codeSentTitle = 'Check your email.';
export const submittedTitle = 'Submitted';
export const stepKicker = ({ number, count }: { number: number; count: number }) =>
  `Add a business, ${number} of ${count}`;
export const draftWithoutName = 'Draft without a name';
export const title = 'Add a business';
export const alreadySubmitted = 'This business is already awaiting review or in the directory.';
export const viewStatus = 'See its status';
export const back = 'Back';
export const addAnother = 'Add another business';
export const javascriptNeeded =
  'Adding a business needs JavaScript. Search and listings work without it.';
export const otherDraftsTitle = 'Your other drafts';
export const hoursInvalid = 'Please enter hours like mon-fri 9-5, or fill in the days';
export const submit = 'Submit';
export const publishNow = 'Publish now';
export const alreadyListed = 'A listing with this name at this address exists already.';
export const notSubmittedOffline =
  'You are offline. What you entered is saved on this device. Please submit it when you are online again.';
export const notSubmittedLimit =
  'You have submitted five businesses in the last hour. This one is saved. Please submit it later.';
export const notSubmittedUnreachable =
  'We could not reach the directory. What you entered is saved. Please check your connection and submit it again.';
export const notSubmitted =
  'We could not submit this. What you entered is saved. Please try again.';
export const problemsTitle = 'Before you can submit';
export const photosSaved = 'Saved on this device, and submitted with the rest.';
export const photosText =
  'Photos are optional, but people look at them first. Use your own photos, of the place or of your work.';
export const similarCount = ({ count }: { count: number }) =>
  `${count} similar ${count === 1 ? 'listing' : 'listings'}, below the form`;
export const similarTitle = 'Is it one of these?';
export const similarText = 'If so, it is already in the directory.';
export const draftSavedHere = 'Draft saved on this device.';
export const draftSaving = 'Saving to your account…';
export const draftSaved = 'Saved to your account.';
export const draftNotSynced =
  'Draft saved on this device. We could not reach your account, and will try again.';
export const draftsFull = 'Draft saved on this device only: your account already has fifty drafts.';
export const continueButton = 'Continue';
export const conflictTitle = 'This was changed on another device';
export const you = 'You';
export const keepChosen = 'Keep what is chosen';
export const nameStep = 'Which business is it?';
export const aboutStep = 'About';
export const featuresStep = 'Features';
export const featuresStepHint =
  'Choose only what is always true. If you are not sure, leave it out.';
export const servicesStep = 'Services and prices';
export const servicesStepHint = 'What customers can buy or book, with prices. Optional.';
export const contactStep = 'How do people reach it, and when?';
export const specialDaysStep = 'Special days';
export const specialDaysStepHint = 'Holidays and other dates with different hours. Optional.';
export const photosStep = 'Photos';
export const checkStep = 'Is everything right?';
export const submissionTitle = 'Your submission';
export const draftContents = 'Draft so far';
export const submittedContents = 'What you submitted';
export const editAndResubmit = 'Edit and resubmit';
export const withdraw = 'Withdraw';
export const statusPending = ({ date }: { date: string }) =>
  `Submitted on ${date}. An admin will review it, and we will email you the decision. If it is rejected, you will see here what to fix.`;
export const statusPublished = 'This business is in the directory. Thank you for adding it.';
export const statusRejected = 'An admin rejected this submission. The reason:';
export const statusWithdrawn = 'You withdrew this submission. You can edit and resubmit it.';
export const statusDraft = 'You have not submitted this draft yet. Only you can see it.';
export const viewListing = 'See the listing';
export const claimBusiness = 'Claim this business';

export const hoursMissing = 'Enter the hours, or choose “I’ll add hours later”.';
export const hoursLater = 'I’ll add hours later';
export const linksStep = 'More ways to reach it';
export const linksStepHint = 'All optional.';
export const edit = 'Edit';
export const save = 'Save';
export const resubmit = 'Resubmit';
export const rejectedBecause = ({ reason }: { reason: string }) => `Rejected: ${reason}`;
export const discardDraft = 'Discard draft';
export const discardForGood = 'Discard for good';
export const keepDraft = 'Keep it';
export const notDiscarded = {
  title: 'Draft not discarded',
  description: 'We could not reach your account. Please try again.',
};
export const nextStepsTitle = 'Next steps';
export const nextStepsText =
  'Complete listings are found more often. Add these while we review it.';
export const laterStepNames = {
  photos: 'Add photos',
  about: 'Describe it',
  features: 'Choose features',
  services: 'List services and prices',
  special: 'Set holiday hours',
  links: 'Add more ways to reach it',
};
export const isMineLabel = 'This is my business';
export const isMineHint =
  'Once it is approved, you manage its page. We may ask you to verify that it is yours.';
export const seeClaim = 'See your claim';
