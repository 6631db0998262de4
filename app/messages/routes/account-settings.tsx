import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const emailUnchanged = 'This is already your address';
export const emailTaken = 'Another account has this address.';
export const emailUnusable = 'We cannot send email to this address. Please check it for typos.';
export const title = 'Account settings';
export const nameTitle = 'Your name';
export const nameAbout = 'Shown next to what you write here, and at the top of the page.';
export const membershipTitle = 'Membership';
export const membershipAbout = 'What you use this directory for.';
export const emailTitle = 'Email';
export const emailAbout = 'You sign in with this address, and we send our emails to it.';
export const passwordTitle = 'Password';
export const passwordAbout = 'Changing it signs you out on all your other devices.';
export const notificationsTitle = 'Notifications';
export const notificationsAbout = 'Choose for each kind: by email, or under the bell at the top.';
export const choicesNotLoaded = 'We could not load your choices.';
export const keysTitle = 'API keys';
export const keysAbout = 'For programs that need more requests than the open limits allow.';
export const keysNotLoaded = 'We could not load your keys.';
export const dataTitle = 'Your data';
export const dataAbout = 'Everything the directory stores about you, in one file.';
export const devicesTitle = 'Devices';
export const devicesAbout =
  'For when you are still signed in on a shared computer, or lost your phone.';
export const deleteTitle = 'Delete account';
export const deleteAbout = 'Permanently, right away.';
export const changeEmail = 'Change email';
export const newEmailLabel = 'New email';
export const newEmailHint =
  'We email both addresses. Your address changes once you have confirmed both emails.';
export const emailPasswordLabel = 'Password for this change';
export const currentEmail = ({ email }: { email: ReactNode }) => <>Your address is {email}.</>;
export const deletePermanently = 'Delete my account permanently';
export const deletePasswordLabel = 'Your password';
export const deletePasswordHint = 'To confirm that this is you.';
export const deleteConfirmationLabel = ({ word }: { word: string }) => `Type ${word} to confirm`;
export const deleteLastSuperAdmin =
  'You are the last super admin. Make someone else a super admin first.';
export const deleteConfirmationMissing = ({ word }: { word: string }) =>
  `Please type ${word} in this field`;
export const deleteOpen = 'Delete my account…';
export const deleteEffect =
  'Your profile, settings, saved lists, messages to businesses and sessions are deleted. This cannot be undone.';
export const deleteListingsStay =
  'Listings you own stay in the directory with their photos, without an owner.';
type OwnTexts = { reviews: number; photos: number; questions: number; answers: number };
const counted = (count: number, noun: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${noun}` : `${count} ${noun}s`];
/** "You have added 3 reviews, 2 questions, 5 photos." */
export const ownTexts = ({ reviews, photos, questions, answers }: OwnTexts) =>
  `You have added ${[
    ...counted(reviews, 'review'),
    ...counted(questions, 'question'),
    ...counted(answers, 'answer'),
    ...counted(photos, 'photo'),
  ].join(', ')}.`;
export const keepTexts = 'Keep them, signed “A neighbor”';
export const deleteTexts = 'Delete them, with the answers to your questions';
export const textsNotCounted = 'We could not load what you have written.';
export const deleteHistoryStays =
  'The record of changes to listings and roles stays, including changes to your profile. Only super admins can read it.';
export const codeInvalid = 'This code is wrong, was used before, or has expired';
export const confirmCode = 'Confirm';
export const codeSentTo = ({ email }: { email: string }) => `Code sent to ${email}`;
export const waitingFor = ({ to }: { to: ReactNode }) => <>Waiting for {to}</>;
export const emailChangeHowTo =
  'Open the links in both emails, or enter their codes here. They work for an hour. To keep your address, do nothing.';
export const emailConfirmed = ({ email }: { email: ReactNode }) => <>{email} is confirmed.</>;
export const downloadData = 'Download my data';
export const downloadContents =
  'What we store about you, as JSON: your account, profile and settings; API keys without their secrets; listings you own, submissions and claims; reviews, questions, messages, saved places and searches, suggested edits and reports; emails and notifications; and what your browsers measured in the last 30 days. Your browser makes the file. It does not include the audit log, which only super admins can read, or your sessions, which only the sign-in service has.';
export const createKey = 'Create key';
export const keyNameLabel = 'Name of the key';
export const keyNameHint = 'What it is for, for example “Nightly import”.';
export const revokeKeyTitle = 'Revoke this key?';
export const revokeKeyButton = 'Revoke key';
export const keyNotCopied = 'Your browser blocked copying. Please select the key and copy it.';
export const keysFull = 'You have five keys. Revoke one first.';
export const keysLimitReached = 'You have created too many keys today. Please try again tomorrow.';
export const keysText = ({ link }: { link: Wrap }) => (
  <>
    A key raises {link('the open limits')} for your program and gives access to nothing else. You
    can have five.
  </>
);
export const keyLost =
  'The key was created, but our reply was lost, and the key cannot be shown again. Revoke it and create another.';
export const keyDates = ({
  prefix,
  created,
  lastUsed,
}: {
  prefix: ReactNode;
  created: string;
  lastUsed: string | null;
}) => (
  <>
    {prefix}, created {created}, {lastUsed === null ? 'never used' : `last used ${lastUsed}`}
  </>
);
export const revokeKey = 'Revoke';
export const revokeKeyEffect = ({ name }: { name: string }) =>
  `Programs that use “${name}” stop working within a minute. This cannot be undone.`;
export const notNow = 'Not now';
export const newKeyTitle = 'Your new key';
export const newKeyText =
  'Copy it now: we cannot show it again. Store it on a server, never in a page or an app that others can read.';
export const copyKey = 'Copy key';
export const loading = 'Loading…';
export const membershipUnknown = 'We could not load your membership. Please try again later.';
export const becomeOwner = 'Become a business owner';
export const currentRole = ({ role }: { role: ReactNode }) => <>Your role: {role}</>;
export const communityRole = ({ role, link }: { role: ReactNode; link: Wrap }) => (
  <>
    Your role: {role}. Do you run a business? Become a business owner, and then{' '}
    {link('claim your listing')}.
  </>
);
export const saveNames = 'Save name';
export const firstNameLabel = 'First name';
export const lastNameLabel = 'Last name';
export const digestMetroLabel = 'City of the weekly digest';
export const digestMetroOfSavedPlaces = 'The city of most of my saved places';
export const saveChoices = 'Save choices';
export const onScreen = 'On screen';
export const byEmail = 'By email';
export const alwaysSent =
  'You cannot turn off notifications about your account, who can edit a listing, and what we removed of yours.';
export const changePassword = 'Change password';
export const currentPasswordLabel = 'Current password';
export const newPasswordLabel = 'New password';
export const passwordWrong = 'Your current password is not correct';
export const passwordForgotten = 'Forgot your password?';
export const passwordCodeByEmail = 'Get a code by email';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutEverywhereEffect = 'This signs you out on all devices, including this one.';
export const keyCopied = 'Copied.';
export const profileTitle = 'Your profile';
export const profileAbout =
  'Others see your name, when you joined, your reviews, and the lists you show on your profile. They do not see your email address or your other lists.';
export const visibilityNotLoaded = 'We could not load who can see your profile.';
export const saveVisibility = 'Save';
export const profileHidden = 'Your reviews show your name without a link.';
export const profileShownLabel = 'Others can see my profile';
export const profileShown = ({ link }: { link: Wrap }) => (
  <>The name on your reviews links to {link('your profile')}.</>
);
