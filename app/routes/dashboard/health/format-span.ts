const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How long it has been, in the largest unit that fits: '3 hours', '1 minute', 'under a second'. */
export function formatSpan(ms: number): string {
  const [unit, size] = units.find(([, each]) => ms >= each) ?? ['', 0];
  if (unit === '') return 'under a second';
  const count = Math.floor(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The span between two moments, in milliseconds; never negative, whatever clocks say. */
export function spanOf(since: string, until: string): number {
  return Math.max(0, Date.parse(until) - Date.parse(since));
}
