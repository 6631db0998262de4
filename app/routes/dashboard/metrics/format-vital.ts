import type { VitalName } from '#app/config/vitals.ts';
import type { VitalRating } from '#app/domain/metric/summary.ts';

const shares = new Intl.NumberFormat('en-US', { style: 'percent' });
const hours = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' });
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const regions = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'code' });

export const vitalTitles: Record<VitalName, { name: string; meaning: string }> = {
  LCP: { name: 'Largest paint', meaning: 'until the main content is visible' },
  INP: { name: 'Response', meaning: 'from a tap until the page responds' },
  CLS: { name: 'Layout shift', meaning: 'how much the layout shifts' },
  TTFB: { name: 'First byte', meaning: 'until the server starts to respond' },
  FID: { name: 'First input', meaning: 'from the first tap until it is handled' },
};

/** Classes by rating; the rating is also written beside the color. */
export const ratingColors: Record<VitalRating, { text: string; fill: string }> = {
  good: { text: 'text-open', fill: 'fill-open' },
  'needs improvement': { text: 'text-soon', fill: 'fill-soon' },
  poor: { text: 'text-accent', fill: 'fill-accent' },
};

/** Returns '180 ms', '1.45 s'; for CLS '0.08'. */
export function formatVital(metric: VitalName, value: number): string {
  if (metric === 'CLS') {
    return value.toFixed(2);
  }
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}

/** Formats a round number of the axis, or a threshold: '0', '200 ms', '2.5 s'; for CLS '0.1'. */
export function formatRound(metric: VitalName, value: number): string {
  const rounded = Number(value.toFixed(2));
  if (metric === 'CLS' || rounded === 0) {
    return String(rounded);
  }
  return value < 1000 ? `${rounded} ms` : `${rounded / 1000} s`;
}

export function formatShare(part: number, whole: number): string {
  return shares.format(whole === 0 ? 0 : part / whole);
}

/**
 * Formats a key of the dimension 'hour' or 'day': hours in this browser's time zone, days in UTC.
 */
export function formatTimeKey(key: string): string {
  return key.includes('T') ? hours.format(new Date(key)) : days.format(new Date(key));
}

const oddCountries: Record<string, string> = { XX: 'Unknown', T1: 'Tor' };

export function formatCountry(code: string): string {
  return oddCountries[code] ?? regions.of(code) ?? code;
}
