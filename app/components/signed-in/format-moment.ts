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
