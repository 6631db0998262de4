/** One toast is shown at a time. */
export const toastRules = {
  durationMs: 5000,
  swipeThresholdPx: 50,
  swipeDirection: 'right',
  /** Counted from its dismissal. */
  removalDelayMs: 1_000_000,
  hotkey: ['F8'],
} as const;

export type ToastText = { tone: 'error' | 'success'; title: string; description?: string };

/** All toasts. Those without a description get one when shown, usually the server's message. */
export const toastTexts = {
  connectionError: {
    tone: 'error',
    title: 'Connection Error',
    description: 'We could not reach the directory. Please check your connection and try again.',
  },
  profileError: { tone: 'error', title: 'Profile Error', description: 'Failed to load profile' },
  networkError: {
    tone: 'error',
    title: 'Network Error',
    description: 'Your profile could not be created. Please check your connection and reload.',
  },
  profileCreationFailed: {
    tone: 'error',
    title: 'Profile Creation Failed',
    description: 'Your account works, but your profile is missing. Please contact support.',
  },
  signInFailed: { tone: 'error', title: 'Sign In Failed' },
  emailNotConfirmed: {
    tone: 'error',
    title: 'Email not confirmed',
    description:
      'Please confirm your email. You can resend the confirmation link from the sign-in page.',
  },
  signUpFailed: { tone: 'error', title: 'Sign Up Failed' },
  resendFailed: { tone: 'error', title: 'Resend failed' },
  welcomeBack: { tone: 'success', title: 'Welcome back!' },
  accountCreated: {
    tone: 'success',
    title: 'Account Created!',
    description:
      "Please check your email to verify your account. After clicking the confirmation link, you'll be redirected to the homepage.",
  },
  emailSent: {
    tone: 'success',
    title: 'Email sent',
    description: 'A new confirmation link was sent to your email.',
  },
  signedOut: {
    tone: 'success',
    title: 'Signed Out',
    description: 'You have been successfully signed out.',
  },
  signedOutElsewhere: {
    tone: 'success',
    title: 'Signed Out',
    description: 'You signed out in another tab, and with it in this one.',
  },
  welcome: { tone: 'success', title: 'Welcome!', description: 'Your account is now active.' },
  linkFailed: { tone: 'error', title: 'This link does not work' },
  mailNotSent: { tone: 'error', title: 'Email not sent' },
  codeFailed: { tone: 'error', title: 'Code not accepted' },
  passwordFailed: { tone: 'error', title: 'Password not changed' },
  passwordChanged: {
    tone: 'success',
    title: 'Password changed',
    description: 'Use your new password from now on.',
  },
  saved: { tone: 'success', title: 'Saved' },
  arrived: {
    tone: 'success',
    title: 'Done',
    description: 'It was done the first time. Only our answer to you was lost.',
  },
  saveFailed: {
    tone: 'error',
    title: 'Not saved',
    description: 'What you entered is still here. Please try again.',
  },
  notAllowed: {
    tone: 'error',
    title: 'Not saved',
    description: 'You may not change this. Ask the owner of the listing for access.',
  },
  changeHeld: {
    tone: 'success',
    title: 'Saved, and waits for an admin',
    description: 'The page stays as it is until then.',
  },
  changeWithdrawn: { tone: 'success', title: 'Withdrawn' },
  changeUndone: { tone: 'success', title: 'Undone' },
  notUndone: {
    tone: 'error',
    title: 'Not undone',
    description: 'Somebody has changed it again since. Please look at what stands there now.',
  },
  tooManyChanges: {
    tone: 'error',
    title: 'Not saved',
    description: 'That is a lot for one day. Please come back tomorrow.',
  },
  keyRevoked: {
    tone: 'success',
    title: 'Key revoked',
    description: 'Programs that use it are refused within a minute.',
  },
  emailChangeSent: {
    tone: 'success',
    title: 'Check both mailboxes',
    description:
      'A link and a code went to your present address, and others to the new one. Use both.',
  },
  emailChangeFailed: { tone: 'error', title: 'Email not changed' },
  emailHalfConfirmed: {
    tone: 'success',
    title: 'One of two confirmed',
    description: 'Now open the link in the email to your other address.',
  },
  emailChanged: { tone: 'success', title: 'Email changed' },
  signOutFailed: { tone: 'error', title: 'Not signed out' },
  signedOutEverywhere: {
    tone: 'success',
    title: 'Signed Out',
    description: 'You have been signed out here and on all your other devices.',
  },
  exportFailed: {
    tone: 'error',
    title: 'Export failed',
    description: 'We could not reach the directory. Please try again.',
  },
  deletionFailed: {
    tone: 'error',
    title: 'Account not deleted',
    description: 'Something went wrong on our side. Please try again.',
  },
  tooMuchToday: {
    tone: 'error',
    title: 'That was a lot for a day',
    description: 'Claims and their codes are limited. Please try again tomorrow.',
  },
  decidedMeanwhile: {
    tone: 'error',
    title: 'Not as you saw it',
    description: 'It has been decided, changed or taken back meanwhile. Please look again.',
  },
  decisionPrevented: {
    tone: 'error',
    title: 'Not decided',
    description: 'This item cannot be decided that way. Please look at it again.',
  },
  notAllDecided: {
    tone: 'error',
    title: 'Not all are decided',
    description:
      'Some have been decided or changed meanwhile, or could not be reached. Please look again.',
  },
  decisionUndone: { tone: 'success', title: 'Undone', description: 'It waits again.' },
  decisionNotUndone: {
    tone: 'error',
    title: 'Not taken back',
    description: 'The 30 seconds were over, and the decision took effect.',
  },
  personChanged: {
    tone: 'error',
    title: 'Not as you saw it',
    description: 'This account has changed meanwhile. Please reload the screen and look again.',
  },
  personDeleted: {
    tone: 'success',
    title: 'Account deleted',
    description: 'They are told by email.',
  },
  cityKept: { tone: 'success', title: 'Kept for offline' },
  cityNotKept: { tone: 'error', title: 'Not kept' },
  settingSaved: {
    tone: 'success',
    title: 'Saved',
    description: 'It counts everywhere within a minute.',
  },
  settingChanged: {
    tone: 'error',
    title: 'Not saved',
    description:
      'Somebody has changed it meanwhile. Look at their change below it; what you entered is still here.',
  },
  notWhileSuspended: {
    tone: 'error',
    title: 'Not while suspended',
    description: 'End the suspension before you make them an admin.',
  },
  lastSuperAdmin: {
    tone: 'error',
    title: 'The last super admin',
    description: 'Make somebody else one first, so that the directory has one.',
  },
  notASuperAdmin: {
    tone: 'error',
    title: 'Not a super admin',
    description: 'Take the role of super admin first.',
  },
  notOneself: {
    tone: 'error',
    title: 'Not yourself',
    description: 'Another super admin does this with your account.',
  },
  ownerIsHeard: {
    tone: 'error',
    title: 'The owner is heard first',
    description: 'It cannot be approved before the seven days for an objection are over.',
  },
  notListedAnyMore: {
    tone: 'error',
    title: 'Not listed any more',
    description: 'The listing is not in the directory at present. Nobody can be made its owner.',
  },
  ownersFirst: {
    tone: 'error',
    title: 'Two owners',
    description: 'They settle it by a claim first. Then it can be merged.',
  },
  changesFirst: {
    tone: 'error',
    title: 'A change waits',
    description: 'A change of one of the listings waits for a decision. Decide it first.',
  },
  pairNotListed: {
    tone: 'error',
    title: 'Not listed any more',
    description: 'One of the two is not in the directory at present.',
  },
  laterMergeFirst: {
    tone: 'error',
    title: 'Not taken back',
    description: 'Another listing was merged with it since. Take that back first.',
  },
  thirdListing: {
    tone: 'error',
    title: 'Not done',
    description:
      'Another listing has that name at that address. Choose otherwise, or merge that one first.',
  },
  alreadyListed: {
    tone: 'error',
    title: 'Listed already',
    description: 'A listing has this name at this address. Refuse it, or ask for what differs.',
  },
  invitationSent: {
    tone: 'success',
    title: 'Invitation sent',
    description: 'They get it by email, and it stands here until they answer.',
  },
  invitationAccepted: {
    tone: 'success',
    title: 'Accepted',
    description: 'It is among your listings now.',
  },
  invitationClosed: {
    tone: 'error',
    title: 'No open invitation',
    description: 'It was answered or taken back meanwhile, or its time is over.',
  },
  factConfirmed: {
    tone: 'success',
    title: 'Confirmed',
    description: 'Visitors see that it was confirmed today.',
  },
  tooManyInvitations: {
    tone: 'error',
    title: 'Too many invitations',
    description: 'A listing can send 10 a day and have 20 open. Please try again tomorrow.',
  },
  accountDeleted: {
    tone: 'success',
    title: 'Goodbye',
    description: 'Your account is deleted. Thank you for having been here.',
  },
} as const satisfies Record<string, ToastText>;

export type ToastName = keyof typeof toastTexts;
