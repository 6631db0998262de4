export type ToastText = { tone: 'error' | 'success'; title: string; description?: string };
type Text = Omit<ToastText, 'tone'>;

// Those that any page may show. The others are loaded with their screens: account-toasts.ts, admin-toasts.ts.

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
  emailNotConfirmed: {
    title: 'Email not confirmed',
    description:
      'Please confirm your email. You can resend the confirmation link from the sign-in page.',
  },
  saveFailed: {
    title: 'Not saved',
    description: 'What you entered is still here. Please try again.',
  },
  ownReview: { title: 'This is your own review' },
  tooMuchToday: {
    title: 'Daily limit reached',
    description: 'You have reached the daily limit for this. Please try again tomorrow.',
  },
  savedFull: { title: 'Limit reached' },
  listGone: { title: 'This list was deleted or is no longer shared' },
  listRemoved: { title: 'Not shared: an admin has hidden this list' },
  notSaved: { title: 'Not saved' },
} as const satisfies Record<string, Text>;

/** Toasts of what was done. */
export const successes = {
  signedOut: {
    title: 'Signed Out',
    description: 'You have been successfully signed out.',
  },
  signedOutElsewhere: {
    title: 'Signed Out',
    description: 'You signed out in another tab.',
  },
  welcome: { title: 'Welcome!', description: 'Your account is now active.' },
  saved: { title: 'Saved' },
  arrived: {
    title: 'Done',
    description: 'Your first try was saved; only our reply was lost.',
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
} as const satisfies Record<string, Text>;

export const codeMissing =
  'Part of this page did not load. Please check your connection and reload the page.';
export const sessionOver = 'Your session has ended. Please request a new link or sign in again.';
export const tooManySearches = 'You can have 50 saved searches. Delete one first.';
export const listFull = 'A list can have 500 places. Create another list.';
