type Text = { title: string; description?: string };

/** Toasts of what failed. */
export const errors = {
  connectionError: {
    title: 'Connection Error',
    description: 'We could not reach the directory. Please check your connection and try again.',
  },
  profileError: { title: 'Profile Error', description: 'Failed to load profile' },
  networkError: {
    title: 'Network Error',
    description: 'Your profile could not be created. Please check your connection and reload.',
  },
  profileCreationFailed: {
    title: 'Profile Creation Failed',
    description: 'Your account works, but your profile is missing. Please contact support.',
  },
  signInFailed: { title: 'Sign In Failed' },
  emailNotConfirmed: {
    title: 'Email not confirmed',
    description:
      'Please confirm your email. You can resend the confirmation link from the sign-in page.',
  },
  signUpFailed: { title: 'Sign Up Failed' },
  resendFailed: { title: 'Resend failed' },
  linkFailed: { title: 'This link does not work' },
  mailNotSent: { title: 'Email not sent' },
  codeFailed: { title: 'Code not accepted' },
  passwordFailed: { title: 'Password not changed' },
  saveFailed: {
    title: 'Not saved',
    description: 'What you entered is still here. Please try again.',
  },
  notAllowed: {
    title: 'Not saved',
    description: 'You cannot change this. Ask the owner of the listing for access.',
  },
  notUndone: {
    title: 'Not undone',
    description: 'This has been changed again since. Please check its current state.',
  },
  tooManyChanges: {
    title: 'Not saved',
    description: 'You have reached today’s limit. Please try again tomorrow.',
  },
  emailChangeFailed: { title: 'Email not changed' },
  signOutFailed: { title: 'Not signed out' },
  exportFailed: {
    title: 'Export failed',
    description: 'We could not reach the directory. Please try again.',
  },
  deletionFailed: {
    title: 'Account not deleted',
    description: 'Something went wrong on our side. Please try again.',
  },
  ownReview: { title: 'This is your own review' },
  tooMuchToday: {
    title: 'Daily limit reached',
    description: 'You have reached the daily limit for this. Please try again tomorrow.',
  },
  decidedMeanwhile: {
    title: 'This has changed',
    description:
      'It has been decided, changed or withdrawn in the meantime. Please review it again.',
  },
  decisionPrevented: {
    title: 'Not decided',
    description: 'This item cannot be decided that way. Please look at it again.',
  },
  notAllDecided: {
    title: 'Some items were not decided',
    description:
      'Some were decided or changed in the meantime, or could not be reached. Please review them again.',
  },
  decisionNotUndone: {
    title: 'Not undone',
    description: 'The 30 seconds were over, and the decision took effect.',
  },
  personChanged: {
    title: 'This has changed',
    description: 'This account has changed in the meantime. Please reload the page.',
  },
  savedFull: { title: 'No room left' },
  listGone: { title: 'This list was deleted or is no longer shared' },
  listRemoved: { title: 'Not shared: an admin has hidden this list' },
  notSaved: { title: 'Not saved' },
  settingChanged: {
    title: 'Not saved',
    description:
      'Someone else changed it in the meantime. See their change below; what you entered is still here.',
  },
  notWhileSuspended: {
    title: 'Not while suspended',
    description: 'End the suspension before you make them an admin.',
  },
  lastSuperAdmin: {
    title: 'The last super admin',
    description: 'Make someone else a super admin first.',
  },
  notASuperAdmin: {
    title: 'Not a super admin',
    description: 'Take the role of super admin first.',
  },
  notOneself: {
    title: 'Not your own account',
    description: 'Another super admin has to do this for your account.',
  },
  ownerIsHeard: {
    title: 'The owner can still object',
    description: 'It cannot be approved until the seven-day objection period is over.',
  },
  notListedAnyMore: {
    title: 'No longer listed',
    description: 'The listing is not in the directory right now, so it cannot get an owner.',
  },
  ownersFirst: {
    title: 'Two owners',
    description:
      'The owners have to settle this with a claim first. Then the listings can be merged.',
  },
  changesFirst: {
    title: 'A change is pending',
    description: 'A change to one of the listings is awaiting review. Decide that first.',
  },
  pairNotListed: {
    title: 'No longer listed',
    description: 'One of the two is not in the directory right now.',
  },
  laterMergeFirst: {
    title: 'Not undone',
    description: 'Another listing has been merged into it since. Undo that merge first.',
  },
  thirdListing: {
    title: 'Not done',
    description:
      'Another listing already has that name and address. Choose differently, or merge that one first.',
  },
  alreadyListed: {
    title: 'Already listed',
    description:
      'A listing with this name and address exists. Reject this one, or ask what is different.',
  },
  invitationClosed: {
    title: 'No open invitation',
    description: 'It was answered or withdrawn, or it has expired.',
  },
  tooManyInvitations: {
    title: 'Too many invitations',
    description: 'A listing can send 10 a day and have 20 open. Please try again tomorrow.',
  },
} as const satisfies Record<string, Text>;

/** Toasts of what was done. */
export const successes = {
  welcomeBack: { title: 'Welcome back!' },
  accountCreated: {
    title: 'Account Created!',
    description:
      "Please check your email to verify your account. After clicking the confirmation link, you'll be redirected to the homepage.",
  },
  emailSent: {
    title: 'Email sent',
    description: 'A new confirmation link was sent to your email.',
  },
  signedOut: {
    title: 'Signed Out',
    description: 'You have been successfully signed out.',
  },
  signedOutElsewhere: {
    title: 'Signed Out',
    description: 'You signed out in another tab.',
  },
  welcome: { title: 'Welcome!', description: 'Your account is now active.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'Use your new password from now on.',
  },
  saved: { title: 'Saved' },
  arrived: {
    title: 'Done',
    description: 'This was saved the first time. Only our reply was lost.',
  },
  changePending: {
    title: 'Saved and awaiting review',
    description: 'The public page does not change until then.',
  },
  changeWithdrawn: { title: 'Withdrawn' },
  changeUndone: { title: 'Undone' },
  keyRevoked: {
    title: 'Key revoked',
    description: 'Programs that use it stop working within a minute.',
  },
  emailChangeSent: {
    title: 'Check both mailboxes',
    description:
      'We sent a link and a code to your current address, and others to the new one. Confirm both.',
  },
  emailHalfConfirmed: {
    title: 'One of two confirmed',
    description: 'Now open the link we emailed to your other address.',
  },
  emailChanged: { title: 'Email changed' },
  signedOutEverywhere: {
    title: 'Signed Out',
    description: 'You have been signed out here and on all your other devices.',
  },
  decisionUndone: { title: 'Undone', description: 'The item is back in the queue.' },
  personDeleted: {
    title: 'Account deleted',
    description: 'They will be notified by email.',
  },
  placeSaved: {
    title: 'Saved on this device',
    description: 'Sign in to see your saved places on all your devices.',
  },
  searchSaved: {
    title: 'Search saved',
    description: 'We email you when something new matches.',
  },
  listCopied: { title: 'Copied to your lists' },
  citySaved: { title: 'Saved for offline use' },
  settingSaved: {
    title: 'Saved',
    description: 'The setting takes effect everywhere within a minute.',
  },
  pageArranged: {
    title: 'Saved',
    description: 'Visitors see the page like this within seconds.',
  },
  invitationSent: {
    title: 'Invitation sent',
    description: 'They will get it by email. It stays here until they respond.',
  },
  invitationAccepted: {
    title: 'Accepted',
    description: 'It is now one of your listings.',
  },
  factConfirmed: {
    title: 'Confirmed',
    description: 'Visitors see that it was confirmed today.',
  },
  accountDeleted: {
    title: 'Goodbye',
    description: 'Your account is deleted. Thank you for being part of Mainstreet.',
  },
} as const satisfies Record<string, Text>;

export const sessionOver = 'Your session has ended. Please ask for a new link or sign in again.';
export const tooManySearches = 'You can have 50 saved searches. Delete one first.';
export const listFull = 'A list has at most 500 places. Make another list.';
