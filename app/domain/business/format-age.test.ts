import { expect, test } from 'vitest';
import { formatAge } from './format-age.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:00:00Z', 'today'],
  ['2026-11-22T11:00:00Z', 'today'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-15T11:00:00Z', '6 days ago'],
  ['2026-11-01T11:00:00Z', '2 weeks ago'],
  ['2026-08-20T11:00:00Z', '3 months ago'],
  ['2025-11-20T11:00:00Z', '12 months ago'],
  ['2024-01-08T11:00:00Z', '2 years ago'],
])('%s was %s', (moment, words) => {
  expect(formatAge(moment, now)).toBe(words);
});
