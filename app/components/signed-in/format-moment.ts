import { formatLongDate } from '#app/domain/text/text.ts';

/** Returns "Nov 22, 2026, 5:30 PM" in the reader's time zone. */
export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/**
 * Returns the value for an input of type datetime-local, in the reader's time zone; '' for null.
 */
export function toLocalInput(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const minuteMs = 60_000;

/** Formats a time: 'just now', '2 minutes ago', '3 hours ago', 'on November 3, 2026'. */
export function formatMomentsAgo(at: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / minuteMs));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
  return `on ${formatLongDate(at)}`;
}
