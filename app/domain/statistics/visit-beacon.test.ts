import { expect, test } from 'vitest';
import { findDay } from './visit-beacon.ts';

test.each([
  ['America/New_York', '2026-11-21', 3_600 * 5 - 1_800],
  ['Pacific/Honolulu', '2026-11-21', 3_600 * 10 - 1_800],
  ['Pacific/Guam', '2026-11-22', 3_600 * 14 - 1_800],
])('half past midnight in UTC it is, in %s, %s', (timeZone, day, secondsLeft) => {
  const nowMs = Date.parse('2026-11-22T00:30:00Z');
  expect(findDay(timeZone, nowMs)).toEqual({ timeZone, day, secondsLeft });
});

test.each(['America/Nowhere', '+05:00', '', 'americas'])('"%s" is no time zone', (name) => {
  expect(findDay(name, 0)).toBeNull();
});
