import type { ToastText } from './toasts.ts';

export const decisionPrevented: ToastText = {
  tone: 'error',
  title: 'Not decided',
  description: 'This item cannot be decided that way. Please look at it again.',
};
export const nothingCorrected: ToastText = {
  tone: 'error',
  title: 'Nothing has changed',
  description: 'Change a field, then save the correction.',
};
export const nothingLeft: ToastText = {
  tone: 'error',
  title: 'Nothing to do',
  description: 'All of these were decided or changed in the meantime.',
};
export const personChanged: ToastText = {
  tone: 'error',
  title: 'This has changed',
  description: 'This account has changed in the meantime. Please reload the page.',
};
export const settingChanged: ToastText = {
  tone: 'error',
  title: 'Not saved',
  description:
    'Someone else changed it in the meantime. See their change below; what you entered is still here.',
};
export const senderAsked: ToastText = {
  tone: 'success',
  title: 'Question sent',
  description: 'The item waits for the answer. You can still decide it.',
};
export const alarmTestSent: ToastText = {
  tone: 'success',
  title: 'Test sent',
  description: 'The email and the webhook follow within a minute.',
};
export const notWhileSuspended: ToastText = {
  tone: 'error',
  title: 'Account suspended',
  description: 'End the suspension before you make this person an admin.',
};
export const notASuperAdmin: ToastText = {
  tone: 'error',
  title: 'Super admin',
  description: 'Change this person’s role first: super admins cannot be suspended or deleted.',
};
export const notOneself: ToastText = {
  tone: 'error',
  title: 'Not your own account',
  description: 'Another super admin has to do this for your account.',
};
export const ownerIsHeard: ToastText = {
  tone: 'error',
  title: 'The owner can still object',
  description: 'The claim cannot be approved until the owner’s seven days to object are over.',
};
export const notListedAnyMore: ToastText = {
  tone: 'error',
  title: 'No longer listed',
  description: 'The listing is not in the directory right now, so it cannot get an owner.',
};
export const ownersFirst: ToastText = {
  tone: 'error',
  title: 'Two owners',
  description:
    'The owners have to settle this with a claim first. Then the listings can be merged.',
};
export const changesFirst: ToastText = {
  tone: 'error',
  title: 'A change is pending',
  description: 'A change to one of the listings is awaiting review. Decide that first.',
};
export const pairNotListed: ToastText = {
  tone: 'error',
  title: 'No longer listed',
  description: 'One of the two is not in the directory right now.',
};
export const laterMergeFirst: ToastText = {
  tone: 'error',
  title: 'Not undone',
  description: 'Another listing has been merged into it since. Undo that merge first.',
};
export const thirdListing: ToastText = {
  tone: 'error',
  title: 'Not done',
  description:
    'Another listing already has that name and address. Choose differently, or merge that one first.',
};
export const decisionUndone: ToastText = {
  tone: 'success',
  title: 'Undone',
  description: 'The item is back in the queue.',
};
export const personSignedOut: ToastText = {
  tone: 'success',
  title: 'Signed out everywhere',
  description: 'They can sign in again.',
};
export const personDeleted: ToastText = {
  tone: 'success',
  title: 'Account deleted',
  description: 'We will email this person the reason.',
};
export const settingSaved: ToastText = {
  tone: 'success',
  title: 'Saved',
  description: 'The setting takes effect everywhere within a minute.',
};
export const pageArranged: ToastText = {
  tone: 'success',
  title: 'Saved',
  description: 'Visitors see the page like this within seconds.',
};
export const keyBlocked: ToastText = {
  tone: 'error',
  title: 'Not possible here',
  description: 'This key cannot do anything here.',
};
