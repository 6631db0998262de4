export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const today = 'today';
export const justNow = 'just now';
type Count = { count: number };
export const minutesAgo = ({ count }: Count) =>
  count === 1 ? '1 minute ago' : `${count} minutes ago`;
export const hoursAgo = ({ count }: Count) => (count === 1 ? '1 hour ago' : `${count} hours ago`);
export const daysAgo = ({ count }: Count) => (count === 1 ? 'yesterday' : `${count} days ago`);
export const weeksAgo = ({ count }: Count) => (count === 1 ? 'last week' : `${count} weeks ago`);
export const monthsAgo = ({ count }: Count) => (count === 1 ? 'last month' : `${count} months ago`);
export const yearsAgo = ({ count }: Count) => (count === 1 ? 'last year' : `${count} years ago`);
