import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/wrap.ts';

export const passwordShouldBeAtLeastCharacters = ({
  minPasswordLength,
}: {
  minPasswordLength: number;
}) => `Password should be at least ${minPasswordLength} characters.`;
export const thisCodeIsWrong = 'This code is wrong, was used before, or has expired';
export const weCouldNotReachTheDirectory =
  'We could not reach the directory. Please check your connection and try again.';
export const aLinkAndACodeToConfirm = 'a link and a code to confirm it';
export const confirmMyEmail = 'Confirm my email';
export const aLinkAndACodeToSign = 'a link and a code to sign in';
export const signIn = 'Sign in';
export const aLinkAndACode = 'a link and a code for a new password';
export const chooseANewPassword = 'Choose a new password';
export const aLinkAndACode2 = 'a link and a code';
export const goOn = 'Go on';
export const anotherAddress = 'Use another address';
export const signInByEmail = 'Sign in by email';
export const createAnAccount = 'Create an account';
export const resetYourPassword = 'Reset your password';
export const resendTheConfirmationLink = 'Resend the confirmation link';
export const checkYourEmail = 'Check your email';
export const aMainstreetAccountIsFree = ({ title }: { title: string }) =>
  `${title}. A Mainstreet account is free: review places, or manage your own listing.`;
export const saveTheNewPassword = 'Save the new password';
export const newPassword = 'New password';
export const sendMeALink = 'Send me a link';
export const resendTheLink = 'Resend the link';
export const emailMeALink = 'Email me a link';
export const ifAnAccountUses = ({ what, email }: { what: string; email: ReactNode }) => (
  <>
    If an account uses it, {what} went to {email}It may take a minute; check your spam folder, too.
  </>
);
export const accountsNeedJavascript =
  'Accounts need JavaScript. Search and listings work without it.';
export const thisWorksWithTheLink =
  'This works with the link or the code from our email, once and for a limited time.';
export const getANewLink = 'Get a new link';
export const confirmYourEmail = 'Confirm your email';
export const yourAccountBecomesActive =
  'Your account becomes active, and you are signed in on this device.';
export const acceptYourInvitation = 'Accept your invitation';
export const youAreSignedInOnThisDevice = 'You are signed in on this device and choose a password.';
export const acceptTheInvitation = 'Accept the invitation';
export const youAreSignedInOnThisDeviceWithout =
  'You are signed in on this device, without a password.';
export const setANewPassword = 'Set a new password';
export const youAreSignedInOnThisDeviceAnd =
  'You are signed in on this device and choose a new password.';
export const confirmYourNewEmail = 'Confirm your new email';
export const yourAccountMovesToThisAddressOnce =
  'Your account moves to this address once the emails to the old and to the new one have both been confirmed.';
export const confirmTheChange = 'Confirm the change';
export const oneMoment = 'One moment…';
export const leaveThatAccount = ({ button }: { button: string }) => `Leave that account: ${button}`;
export const anotherAccount = 'another account';
export const staySignedInAsIAm = 'Stay signed in as I am';
export const changeToAnotherAccount = 'Change to another account?';
export const youAreSigned = ({ here, part }: { here: ReactNode; part: ReactNode }) => (
  <>
    You are signed in as {here}, and this link is for {part}.
  </>
);
export const thisLinkDoesNotWork = 'This link does not work';
export const itBelongsToADifferentAccount =
  'It belongs to a different account than it says. Nothing has changed here.';
export const itHasExpiredOrWasUsedBefore = 'It has expired or was used before.';
export const itWasUsedBeforeOrHasExpired =
  'It was used before or has expired. You are signed in already.';
export const confirm = 'Confirm';
export const pleaseOpenTheLinkInOurEmail = ({ link }: { link: Wrap }) => (
  <>
    Please open the link in our email again: this page does not store it. Or go to{' '}
    {link('signing in')}.
  </>
);
export const communityMember = 'Community member';
export const forPeopleWhoLive = 'For people who live, eat and shop here.';
export const addAMissingBusiness = 'Add a missing business, and follow its status';
export const downloadYourDataAtAnyTime = 'Download your data at any time';
export const reportWrongFacts = 'Report wrong facts';
export const joinAsANeighbor = 'Join as a neighbor';
export const businessMember = 'Business member';
export const forOwnersAndThePeopleWhoWork = 'For owners and the people who work with them.';
export const everythingACommunityMemberHas = 'Everything a community member has';
export const claimYourListingAndManageItsFacts =
  'Claim your listing and manage its facts: hours, photos, prices, closures and moves';
export const inviteColleaguesOrTransferTheListing = 'Invite colleagues, or transfer the listing';
export const seeHowOftenPeopleView = 'See how often people view it, call and get directions';
export const answerReviewsInPublic = 'Answer reviews in public';
export const answerQuestionsAndMessages = 'Answer questions and messages';
export const joinAsABusiness = 'Join as a business';
export const joinNow = 'Join now';
export const membership = 'Membership';
export const joinYourMainStreet = 'Join your main street';
export const youCanSearchAndReadEverythingWithout =
  'You can search and read everything without joining. Members take part, for free.';
export const createYourAccount = 'Create your account';
export const weEmailYouALink =
  'We email you a link and a code; use either one to activate your account. No card, nothing to cancel. Your name is optional and shown next to your reviews.';
export const youHaveAnAccountAlready = 'You have an account already.';
export const today = 'Today';
export const notThereYet = 'Not there yet';
export const whatWeStoreAboutYou = 'What we store about you';
export const openYourDashboard = 'Open your dashboard';
export const email = 'Email';
export const forgotYourPassword = 'Forgot your password?';
export const aboutSuspensionsAndWhat = 'About suspensions, and what you can do';
export const emailMeALinkInstead = 'Email me a link instead';
export const newHereCreateAnAccount = 'New here? Create an account';
export const password = 'Password';
export const sentAgainOnlyTheCode = 'Sent again. Only the code of the newest email works.';
export const backToSignIn = 'Back to sign in';
export const createAccount = 'Create account';
export const haveAnAccount = 'Have an account? Sign in';
export const firstNameOptional = 'First name (optional)';
export const lastNameOptional = 'Last name (optional)';
export const findAndReviewPlaces = 'find and review places';
export const listMyOwnBusiness = 'list my own business';
export const iAmHereTo = 'I am here to';
export const thePageYouRequestedNeedsAnAccount =
  'The page you requested needs an account. Sign in to open it.';
export const thePageYouRequestedIsForBusiness =
  'The page you requested is for business owners. Sign in with a business owner’s account.';
export const thePageYouRequestedIsForAdmins =
  'The page you requested is for admins. Sign in with an admin’s account.';
export const thePageYouRequestedIsForSuper =
  'The page you requested is for super admins. Sign in with a super admin’s account.';
export const yourSessionHasEnded =
  'Your session has ended. Sign in again to continue where you were.';
export const youCanSearchAndReadEverythingWithoutAn =
  'You can search and read everything without an account. An account lets you take part.';
export const reviewPlacesAndEdit = 'Review places, and edit or delete what you wrote';
export const savePlaces = 'Save places and searches, and share lists';
export const mainstreetMembershipIsFreeAdd =
  'Mainstreet membership is free: add a business, claim yours and keep its facts up to date. Save and review places.';
