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
    description: 'You signed out in another tab.',
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
    description: 'This was saved the first time. Only our reply was lost.',
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
  changePending: {
    tone: 'success',
    title: 'Saved and awaiting review',
    description: 'The public page does not change until then.',
  },
  changeWithdrawn: { tone: 'success', title: 'Withdrawn' },
  changeUndone: { tone: 'success', title: 'Undone' },
  notUndone: {
    tone: 'error',
    title: 'Not undone',
    description: 'It has been changed again since. Please check its current state.',
  },
  tooManyChanges: {
    tone: 'error',
    title: 'Not saved',
    description: 'You have reached today’s limit. Please try again tomorrow.',
  },
  keyRevoked: {
    tone: 'success',
    title: 'Key revoked',
    description: 'Programs that use it stop working within a minute.',
  },
  emailChangeSent: {
    tone: 'success',
    title: 'Check both mailboxes',
    description:
      'We sent a link and a code to your current address, and others to the new one. Confirm both.',
  },
  emailChangeFailed: { tone: 'error', title: 'Email not changed' },
  emailHalfConfirmed: {
    tone: 'success',
    title: 'One of two confirmed',
    description: 'Now open the link we emailed to your other address.',
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
  ownReview: { tone: 'error', title: 'This is your own review' },
  tooMuchToday: {
    tone: 'error',
    title: 'Daily limit reached',
    description: 'You have sent as many of these as one can in a day. Please try again tomorrow.',
  },
  decidedMeanwhile: {
    tone: 'error',
    title: 'This has changed',
    description:
      'It has been decided, changed or withdrawn in the meantime. Please review it again.',
  },
  decisionPrevented: {
    tone: 'error',
    title: 'Not decided',
    description: 'This item cannot be decided that way. Please look at it again.',
  },
  notAllDecided: {
    tone: 'error',
    title: 'Some items were not decided',
    description:
      'Some were decided or changed in the meantime, or could not be reached. Please review them again.',
  },
  decisionUndone: { tone: 'success', title: 'Undone', description: 'It is back in the queue.' },
  decisionNotUndone: {
    tone: 'error',
    title: 'Not undone',
    description: 'The 30 seconds were over, and the decision took effect.',
  },
  personChanged: {
    tone: 'error',
    title: 'This has changed',
    description: 'This account has changed in the meantime. Please reload the page.',
  },
  personDeleted: {
    tone: 'success',
    title: 'Account deleted',
    description: 'They will be notified by email.',
  },
  placeSaved: {
    tone: 'success',
    title: 'Saved on this device',
    description: 'Sign in to see your saved places on all your devices.',
  },
  searchSaved: {
    tone: 'success',
    title: 'Search saved',
    description: 'We email you when something new matches.',
  },
  savedFull: { tone: 'error', title: 'No room left' },
  listCopied: { tone: 'success', title: 'Copied to your lists' },
  listGone: { tone: 'error', title: 'This list was deleted or is not shared any more' },
  listRemoved: { tone: 'error', title: 'Not shared: an admin has hidden this list' },
  citySaved: { tone: 'success', title: 'Saved for offline use' },
  notSaved: { tone: 'error', title: 'Not saved' },
  settingSaved: {
    tone: 'success',
    title: 'Saved',
    description: 'It takes effect everywhere within a minute.',
  },
  pageArranged: {
    tone: 'success',
    title: 'Saved',
    description: 'Visitors see the page like this within seconds.',
  },
  settingChanged: {
    tone: 'error',
    title: 'Not saved',
    description:
      'Someone else changed it in the meantime. See their change below; what you entered is still here.',
  },
  notWhileSuspended: {
    tone: 'error',
    title: 'Not while suspended',
    description: 'End the suspension before you make them an admin.',
  },
  lastSuperAdmin: {
    tone: 'error',
    title: 'The last super admin',
    description: 'Make someone else a super admin first.',
  },
  notASuperAdmin: {
    tone: 'error',
    title: 'Not a super admin',
    description: 'Take the role of super admin first.',
  },
  notOneself: {
    tone: 'error',
    title: 'Not your own account',
    description: 'Another super admin has to do this for your account.',
  },
  ownerIsHeard: {
    tone: 'error',
    title: 'The owner can still object',
    description: 'It cannot be approved until the seven-day objection period is over.',
  },
  notListedAnyMore: {
    tone: 'error',
    title: 'No longer listed',
    description: 'The listing is not in the directory right now, so it cannot get an owner.',
  },
  ownersFirst: {
    tone: 'error',
    title: 'Two owners',
    description:
      'The owners have to settle this with a claim first. Then the listings can be merged.',
  },
  changesFirst: {
    tone: 'error',
    title: 'A change is pending',
    description: 'A change to one of the listings is awaiting review. Decide that first.',
  },
  pairNotListed: {
    tone: 'error',
    title: 'No longer listed',
    description: 'One of the two is not in the directory right now.',
  },
  laterMergeFirst: {
    tone: 'error',
    title: 'Not undone',
    description: 'Another listing has been merged into it since. Undo that merge first.',
  },
  thirdListing: {
    tone: 'error',
    title: 'Not done',
    description:
      'Another listing already has that name and address. Choose differently, or merge that one first.',
  },
  alreadyListed: {
    tone: 'error',
    title: 'Already listed',
    description:
      'A listing with this name and address exists. Reject this one, or ask what is different.',
  },
  invitationSent: {
    tone: 'success',
    title: 'Invitation sent',
    description: 'They will get it by email. It stays here until they respond.',
  },
  invitationAccepted: {
    tone: 'success',
    title: 'Accepted',
    description: 'It is now one of your listings.',
  },
  invitationClosed: {
    tone: 'error',
    title: 'No open invitation',
    description: 'It was answered or withdrawn, or it has expired.',
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
    description: 'Your account is deleted. Thank you for being part of Mainstreet.',
  },
} as const satisfies Record<string, ToastText>;

export type ToastName = keyof typeof toastTexts;
