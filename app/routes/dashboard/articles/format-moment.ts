/** "Nov 22, 2026, 5:30 PM", by the reader's own clock. */
export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/** A moment as an input of the type datetime-local has it, by the reader's own clock; '' of none. */
export function toLocalInput(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
