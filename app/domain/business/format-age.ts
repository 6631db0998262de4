const dayMs = 86_400_000;

/** Returns '6 days ago', 'yesterday', '3 months ago'; future moments count as today. */
export function formatAge(moment: string, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / dayMs));
  if (days < 14) return countBack(days, 'day');
  if (days < 60) return countBack(Math.floor(days / 7), 'week');
  if (days < 730) return countBack(Math.floor(days / 30.44), 'month');
  return countBack(Math.floor(days / 365.25), 'year');
}

function countBack(count: number, unit: string): string {
  if (count > 1) return `${count} ${unit}s ago`;
  if (unit !== 'day') return `last ${unit}`;
  return count === 1 ? 'yesterday' : 'today';
}
