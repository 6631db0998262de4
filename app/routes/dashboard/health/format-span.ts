const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Formats a duration in the largest unit that fits: '3 hours', '1 minute', 'under a second'. */
export function formatSpan(ms: number): string {
  const [unit, size] = units.find(([, each]) => ms >= each) ?? ['', 0];
  if (unit === '') return 'under a second';
  const count = Math.floor(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns the milliseconds between two moments; never negative, even if clocks differ. */
export function spanOf(since: string, until: string): number {
  return Math.max(0, Date.parse(until) - Date.parse(since));
}
