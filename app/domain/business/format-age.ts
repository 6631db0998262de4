const dayMs = 86_400_000;
const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** '6 days ago', 'yesterday', '3 months ago'; a moment still to come counts as today. */
export function formatAge(moment: string, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / dayMs));
  if (days < 14) return words.format(-days, 'day');
  if (days < 60) return words.format(-Math.floor(days / 7), 'week');
  if (days < 730) return words.format(-Math.floor(days / 30.44), 'month');
  return words.format(-Math.floor(days / 365.25), 'year');
}
