import { expect, test } from 'vitest';
import { formatMomentsAgo } from './format-moment.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

test.each([
  ['2026-11-22T12:00:00Z', 'just now'],
  ['2026-11-22T11:59:00.001Z', 'just now'],
  // The clock of the database is ahead of this one.
  ['2026-11-22T12:00:30Z', 'just now'],
  ['2026-11-22T11:59:00.000000Z', '1 minute ago'],
  ['2026-11-22T11:58:00Z', '2 minutes ago'],
  ['2026-11-22T11:00:00.001Z', '59 minutes ago'],
  ['2026-11-22T11:00:00Z', '1 hour ago'],
  ['2026-11-21T12:00:00.001Z', '23 hours ago'],
  ['2026-11-21T12:00:00Z', 'on November 21, 2026'],
  ['2025-01-02T03:04:05.123456Z', 'on January 2, 2025'],
])('%s was %s', (at, words) => {
  expect(formatMomentsAgo(at, now)).toBe(words);
});
