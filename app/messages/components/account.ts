export const codeLabel = 'Code from the email';
export const codeHint = ({ codeLength }: { codeLength: number }) => `${codeLength} digits.`;
export const accountOf = ({ name }: { name: string }) => `Account of ${name}`;
export const menuLabel = 'Account';
export const dashboard = 'Dashboard';
export const messages = 'Messages';
export const savedPlaces = 'Saved places';
export const myListings = 'My listings';
export const people = 'People';
export const accountSettings = 'Account settings';
export const unreadNotifications = ({ count }: { count: number }) =>
  count === 1 ? '1 unread notification' : `${count} unread notifications`;
export const signOut = 'Sign out';
export const passwordHint = ({ minPasswordLength }: { minPasswordLength: number }) =>
  `At least ${minPasswordLength} characters.`;
export const sendAgainIn = ({ secondsLeft }: { secondsLeft: number }) =>
  `Send it again in ${secondsLeft} s`;
export const sendAgain = 'Send it again';
export const dashboardHint = 'Your dashboard';
export const signIn = 'Sign in';
export const notifications = 'Notifications';
