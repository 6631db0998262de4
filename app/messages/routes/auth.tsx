import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const passwordTooShort = ({ min }: { min: number }) =>
  `Password should be at least ${min} characters.`;
export const codeInvalid = 'This code is wrong, was used before, or has expired';
export const directoryUnreachable =
  'We could not reach the directory. Please check your connection and try again.';
export const confirmEmailButton = 'Confirm my email';
export const signIn = 'Sign in';
export const newPasswordTitle = 'Choose a new password';
export const continueButton = 'Continue';
export const changeAddress = 'Use another address';
export const signInByEmailTitle = 'Sign in by email';
export const signUpTitle = 'Create an account';
export const resetPasswordTitle = 'Reset your password';
export const resendConfirmationTitle = 'Resend the confirmation link';
export const checkMailTitle = 'Check your email';
export const metaDescription = ({ title }: { title: string }) =>
  `${title}. An account is free: review places, or manage your own listing.`;
export const saveNewPassword = 'Save the new password';
export const newPasswordLabel = 'New password';
export const sendResetLink = 'Email me a link';
export const resendConfirmation = 'Resend the link';
export const sendSignInLink = 'Email me a link';
export const javascriptNeeded = 'Accounts need JavaScript. Search and listings work without it.';
export const newPasswordNeedsLink =
  'To choose a new password, use the link or the code from our email. Each works once, for a limited time.';
export const requestNewLink = 'Get a new link';
export const confirmEmailTitle = 'Confirm your email';
export const confirmEmailEffect = 'This activates your account and signs you in on this device.';
export const acceptInvitationTitle = 'Accept your invitation';
export const acceptInvitationEffect =
  'This signs you in on this device. Then you choose a password.';
export const acceptInvitationButton = 'Accept the invitation';
export const signInByEmailEffect = 'This signs you in on this device, without a password.';
export const recoveryTitle = 'Set a new password';
export const recoveryEffect = 'This signs you in on this device. Then you choose a new password.';
export const changeEmailTitle = 'Confirm your new email';
export const changeEmailEffect =
  'Your account moves to this address once you have confirmed both emails: the one to your old address and the one to the new.';
export const changeEmailButton = 'Confirm the change';
export const oneMoment = 'One moment…';
export const anotherAccount = 'another account';
export const staySignedIn = 'Stay signed in';
export const otherAccountTitle = 'Switch to another account?';
export const otherAccountText = ({ here, account }: { here: ReactNode; account: ReactNode }) => (
  <>
    You are signed in as {here}, and this link is for {account}.
  </>
);
export const linkBrokenTitle = 'This link does not work';
export const linkOfOtherAccount =
  'This link belongs to a different account than it says. Nothing has changed.';
export const linkExpired = 'This link has expired or was used before.';
export const linkExpiredSignedIn =
  'This link has expired or was used before. You are signed in already.';
export const confirmTitle = 'Confirm';
export const linkLost = ({ link }: { link: Wrap }) => (
  <>Please open the link in our email again, or {link('sign in')}.</>
);
export const communityTitle = 'Community member';
export const communitySummary = 'For people who live, eat and shop here.';
export const benefitAddBusiness = 'Add a missing business, and follow its status';
export const benefitDownloadData = 'Download your data at any time';
export const benefitAsk = 'Ask questions, and message owners';
export const benefitCorrect = 'Suggest edits, and report what breaks the rules';
export const joinCommunity = 'Join as a member';
export const businessTitle = 'Business owner';
export const businessSummary = 'For owners and the people who work with them.';
export const benefitAllOfCommunity = 'Everything a community member has';
export const benefitManageListing =
  'Claim your listing and manage its facts: hours, photos, prices, closures and moves';
export const benefitShareAccess = 'Invite colleagues, or transfer the listing';
export const benefitStatistics = 'See how often people view it, call and get directions';
export const benefitAnswerReviews = 'Answer reviews in public';
export const benefitAnswerQuestions = 'Answer questions and messages';
export const joinBusiness = 'Join as an owner';
export const joinTitle = 'Join now';
export const joinKicker = 'Membership';
export const joinHeading = 'Join your main street';
export const joinSummary =
  'No account needed to search. Join for free to save places, review and manage your business.';
export const joinFormTitle = 'Create your account';
export const joinFormNote =
  'We email you a link and a code; use either one to activate your account. No card, nothing to cancel. Your name is optional and shown next to your reviews.';
export const joinHasAccount = 'You already have an account.';
export const aboutStoredData = 'What we store about you';
export const openDashboard = 'Open your dashboard';
export const emailLabel = 'Email';
export const forgotPassword = 'Forgot your password?';
export const aboutSuspensions = 'About suspensions and appeals';
export const signInByEmailInstead = 'Email me a link instead';
export const signUpInstead = 'New here? Create an account';
export const passwordLabel = 'Password';
export const codeSentAgain = 'Sent again. Only the code of the newest email works.';
export const backToSignIn = 'Back to sign in';
export const signUpButton = 'Create account';
export const signInInstead = 'Have an account? Sign in';
export const firstNameLabel = 'First name (optional)';
export const lastNameLabel = 'Last name (optional)';
export const roleCommunity = 'find and review places';
export const roleBusiness = 'list my own business';
export const roleLegend = 'I am here to';
export const accountNeeded = 'The page you requested needs an account. Sign in to open it.';
export const ownerAccountNeeded =
  'The page you requested is for business owners. Sign in with a business owner’s account.';
export const adminAccountNeeded =
  'The page you requested is for admins. Sign in with an admin’s account.';
export const superAdminAccountNeeded =
  'The page you requested is for super admins. Sign in with a super admin’s account.';
export const sessionEnded = 'Your session has ended. Sign in again to continue where you were.';
export const accountOptional =
  'No account needed to search. Sign in to save places, review and manage your business.';
export const benefitReview = 'Review places, and edit or delete what you wrote';
export const benefitSave = 'Save places and searches, and share lists';
export const joinMetaDescription =
  'Membership is free: add a business, claim yours and keep its facts up to date. Save and review places.';
export const confirmEmailLeaveButton = 'Switch accounts and confirm my email';
export const acceptInvitationLeaveButton = 'Switch accounts and accept the invitation';
export const signInLeaveButton = 'Switch accounts and sign in';
export const newPasswordLeaveButton = 'Switch accounts and choose a new password';
export const changeEmailLeaveButton = 'Switch accounts and confirm the change';
export const checkMailUnknown = 'If an account uses this address, we emailed it a link and a code:';
export const checkMailSignUp =
  'If an account uses this address, we emailed it a link and a code to confirm it:';
export const checkMailSignIn =
  'If an account uses this address, we emailed it a link and a code to sign in:';
export const checkMailRecover =
  'If an account uses this address, we emailed it a link and a code for a new password:';
export const checkMailNote = 'It may take a minute. Check your spam folder, too.';
