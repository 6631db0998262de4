import type { ToastText } from './toasts.ts';

export const notAllowed: ToastText = {
  tone: 'error',
  title: 'Not saved',
  description: 'You cannot change this. Ask the owner of the listing for access.',
};
export const notUndone: ToastText = {
  tone: 'error',
  title: 'Not undone',
  description: 'This has changed again since. Please check the page.',
};
export const tooManyChanges: ToastText = {
  tone: 'error',
  title: 'Not saved',
  description: 'You have reached today’s limit. Please try again tomorrow.',
};
export const emailChangeFailed: ToastText = { tone: 'error', title: 'Email not changed' };
export const signOutFailed: ToastText = { tone: 'error', title: 'Not signed out' };
export const exportFailed: ToastText = {
  tone: 'error',
  title: 'Export failed',
  description: 'We could not reach the directory. Please try again.',
};
export const deletionFailed: ToastText = {
  tone: 'error',
  title: 'Account not deleted',
  description: 'Something went wrong on our side. Please try again.',
};
export const decisionNotUndone: ToastText = {
  tone: 'error',
  title: 'Not undone',
  description: 'The 30 seconds to undo are over, and the decision took effect.',
};
export const decidedMeanwhile: ToastText = {
  tone: 'error',
  title: 'This has changed',
  description:
    'This item was decided, changed or withdrawn in the meantime. Please review it again.',
};
export const alreadyListed: ToastText = {
  tone: 'error',
  title: 'Already listed',
  description: 'A listing with this name and address exists. Reject this one.',
};
export const invitationClosed: ToastText = {
  tone: 'error',
  title: 'No open invitation',
  description: 'The invitation was accepted, declined or withdrawn, or it has expired.',
};
export const tooManyInvitations: ToastText = {
  tone: 'error',
  title: 'Too many invitations',
  description: 'A listing can send 10 a day and have 20 open. Please try again tomorrow.',
};
export const changePending: ToastText = {
  tone: 'success',
  title: 'Saved and awaiting review',
  description: 'The public page does not change until then.',
};
export const changeWithdrawn: ToastText = { tone: 'success', title: 'Withdrawn' };
export const changeUndone: ToastText = { tone: 'success', title: 'Undone' };
export const keyRevoked: ToastText = {
  tone: 'success',
  title: 'Key revoked',
  description: 'Programs that use it stop working within a minute.',
};
export const emailChangeSent: ToastText = {
  tone: 'success',
  title: 'Check both mailboxes',
  description:
    'We emailed a link and a code to your current address and to the new one. Confirm both.',
};
export const emailHalfConfirmed: ToastText = {
  tone: 'success',
  title: 'One of two confirmed',
  description: 'Now open the link we emailed to your other address.',
};
export const emailChanged: ToastText = { tone: 'success', title: 'Email changed' };
export const signedOutEverywhere: ToastText = {
  tone: 'success',
  title: 'Signed Out',
  description: 'You have been signed out here and on all your other devices.',
};
export const invitationSent: ToastText = {
  tone: 'success',
  title: 'Invitation sent',
  description: 'We will email it. You can withdraw it here until it is accepted.',
};
export const invitationAccepted: ToastText = {
  tone: 'success',
  title: 'Accepted',
  description: 'The listing is under “My listings” on your dashboard.',
};
export const factConfirmed: ToastText = {
  tone: 'success',
  title: 'Confirmed',
  description: 'Visitors see today as the date of confirmation.',
};
export const accountDeleted: ToastText = {
  tone: 'success',
  title: 'Goodbye',
  description: 'Your account is deleted. Thank you for being part of this directory.',
};
export const lastSuperAdmin: ToastText = {
  tone: 'error',
  title: 'Last super admin',
  description: 'Make someone else a super admin first.',
};
export const signInFailed: ToastText = { tone: 'error', title: 'Sign In Failed' };
export const signUpFailed: ToastText = { tone: 'error', title: 'Sign Up Failed' };
export const resendFailed: ToastText = { tone: 'error', title: 'Resend failed' };
export const linkFailed: ToastText = { tone: 'error', title: 'This link does not work' };
export const mailNotSent: ToastText = { tone: 'error', title: 'Email not sent' };
export const codeFailed: ToastText = { tone: 'error', title: 'Code not accepted' };
export const passwordFailed: ToastText = { tone: 'error', title: 'Password not changed' };
export const passwordChanged: ToastText = {
  tone: 'success',
  title: 'Password changed',
  description: 'Use your new password from now on.',
};
export const accountCreated: ToastText = {
  tone: 'success',
  title: 'Account Created!',
  description:
    "Please check your email to verify your account. After clicking the confirmation link, you'll be redirected to the homepage.",
};
export const emailSent: ToastText = {
  tone: 'success',
  title: 'Email sent',
  description: 'A new confirmation link was sent to your email.',
};
export const welcomeBack: ToastText = { tone: 'success', title: 'Welcome back!' };
