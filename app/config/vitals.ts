/**
 * The web vitals with Google's thresholds at the 75th percentile (https://web.dev/articles/vitals).
 * Milliseconds; CLS has no unit. INP has replaced FID, which most browsers still report.
 */
export const vitals = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
  FID: { good: 100, poor: 300 },
} as const;

export type VitalName = keyof typeof vitals;

/**
 * Returns the upper bound of plausible values; larger ones come from sleeping computers or fakes.
 */
export function largestBelieved(metric: VitalName): number {
  return metric === 'CLS' ? 20 : 60_000;
}

export const devices = ['phone', 'tablet', 'desktop', 'unknown'] as const;

export type Device = (typeof devices)[number];

/**
 * Upper bounds of Prometheus's buckets, in the database's units (milliseconds, CLS none); each is a
 * bound of `private.vital_buckets`, so that its counts are exact.
 */
export const vitalBounds = {
  seconds: [50, 100, 200, 300, 400, 500, 800, 1000, 1250, 1800, 2500, 4000, 6300, 10_000],
  score: [0, 0.01, 0.025, 0.05, 0.1, 0.16, 0.25, 0.5, 1],
} as const;
