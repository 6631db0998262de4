/**
 * Formats a day: 'November 29, 2026'. For an instant the day is right across the country except for
 * an hour or two, when it is a day early.
 */
export function formatMailDate(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    // A plain date stays that day; an instant is formatted in Pacific time, so that no reader is
    // late.
    timeZone: instant.includes('T') ? 'America/Los_Angeles' : 'UTC',
  }).format(new Date(instant));
}
