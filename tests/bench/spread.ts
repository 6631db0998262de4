export type Spread = { medianMs: number; p95Ms: number };

/** The median and the 95th percentile of some times in milliseconds. */
export function spread(times: number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Number((sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(2));
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}
