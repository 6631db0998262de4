import { expect, test } from 'vitest';
import {
  daily,
  everyDay,
  type OpenStateCase,
  special,
  weekdays,
  withDefaults,
  words,
} from './business-fixture.ts';
import { getOpenState } from './open-state.ts';

// 2026-11-18 is a Wednesday; New York is at -05:00.
const cases: OpenStateCase[] = [
  {
    name: 'open in the middle of the day',
    hours: daily(weekdays, '09:00-17:00'),
    at: '2026-11-18T12:00-05:00',
    says: 'Open · closes at 5 PM',
  },
  {
    name: 'the opening minute counts as open',
    hours: daily(weekdays, '09:00-17:00'),
    at: '2026-11-18T09:00-05:00',
    says: 'Open · closes at 5 PM',
  },
  {
    name: 'the closing minute counts as closed',
    hours: daily(weekdays, '09:00-17:00'),
    at: '2026-11-18T17:00-05:00',
    says: 'Closed · opens tomorrow at 9 AM',
  },
  {
    name: 'closing soon is said in minutes',
    hours: daily(weekdays, '09:00-17:00'),
    at: '2026-11-18T16:35-05:00',
    says: 'Open · closes in 25 min',
  },
  {
    name: 'the last half minute is one minute',
    hours: daily(weekdays, '09:00-17:00'),
    at: '2026-11-18T16:59:30-05:00',
    says: 'Open · closes in 1 min',
  },
  {
    name: 'opening soon is said in minutes',
    hours: daily(weekdays, '09:00-17:00'),
    at: '2026-11-18T08:50-05:00',
    says: 'Closed · opens in 10 min',
  },
  {
    name: 'opening later today',
    hours: daily(weekdays, '09:30-17:00'),
    at: '2026-11-18T06:00-05:00',
    says: 'Closed · opens at 9:30 AM',
  },
  {
    name: 'closed over the weekend',
    hours: daily(weekdays, '09:00-17:00'),
    at: '2026-11-20T18:00-05:00',
    says: 'Closed · opens Monday at 9 AM',
  },
  {
    name: 'one day a week, just missed',
    hours: daily([3], '09:00-10:00'),
    at: '2026-11-18T11:00-05:00',
    says: 'Closed · opens Wed, Nov 25 at 9 AM',
  },
  {
    name: 'midday break',
    hours: daily(everyDay, '09:00-12:00', '14:00-18:00'),
    at: '2026-11-18T12:30-05:00',
    says: 'Closed · opens at 2 PM',
  },
  {
    name: 'after the midday break',
    hours: daily(everyDay, '14:00-18:00', '09:00-12:00'),
    at: '2026-11-18T15:00-05:00',
    says: 'Open · closes at 6 PM',
  },
  {
    name: 'spans that touch are one',
    hours: daily(everyDay, '09:00-12:00', '12:00-18:00'),
    at: '2026-11-18T11:50-05:00',
    says: 'Open · closes at 6 PM',
  },
  {
    name: 'spans that overlap are one',
    hours: daily(everyDay, '09:00-14:00', '12:00-18:00'),
    at: '2026-11-18T10:00-05:00',
    says: 'Open · closes at 6 PM',
  },
  {
    name: 'a bar before midnight',
    hours: daily([5, 6], '18:00-02:00'),
    at: '2026-11-20T23:00-05:00',
    says: 'Open · closes at 2 AM',
  },
  {
    name: 'a bar that closes at half past',
    hours: daily(everyDay, '11:00-02:30'),
    at: '2026-11-18T12:00-05:00',
    says: 'Open · closes at 2:30 AM',
  },
  {
    name: 'a place that is open again a little after it closed: 5 AM today has gone by',
    hours: daily(everyDay, '06:00-05:30'),
    at: '2026-11-18T06:10-05:00',
    says: 'Open · closes tomorrow at 5:30 AM',
  },
  {
    name: 'the whole night and into the morning',
    hours: daily(everyDay, '18:00-10:00'),
    at: '2026-11-18T20:00-05:00',
    says: 'Open · closes tomorrow at 10 AM',
  },
  {
    name: 'a bar after midnight, on a day without hours of its own',
    hours: daily([5], '18:00-02:00'),
    at: '2026-11-21T00:30-05:00',
    says: 'Open · closes at 2 AM',
  },
  {
    name: 'a bar after closing',
    hours: daily([5, 6], '18:00-02:00'),
    at: '2026-11-21T02:00-05:00',
    says: 'Closed · opens at 6 PM',
  },
  {
    name: 'Sunday night runs into Monday',
    hours: daily([7], '20:00-03:00'),
    at: '2026-11-23T01:00-05:00',
    says: 'Open · closes at 3 AM',
  },
  {
    name: 'until midnight, written 24:00',
    hours: daily(everyDay, '17:00-24:00'),
    at: '2026-11-18T20:00-05:00',
    says: 'Open · closes at midnight',
  },
  {
    name: 'until midnight, written 00:00',
    hours: daily(everyDay, '17:00-00:00'),
    at: '2026-11-18T20:00-05:00',
    says: 'Open · closes at midnight',
  },
  {
    name: 'round the clock, written 00:00-24:00',
    hours: daily(everyDay, '00:00-24:00'),
    at: '2026-11-18T23:59-05:00',
    says: 'Open 24 hours',
  },
  {
    name: 'round the clock, written 00:00-00:00',
    hours: daily(everyDay, '00:00-00:00'),
    at: '2026-11-18T00:00-05:00',
    says: 'Open 24 hours',
  },
  {
    name: 'round the clock, written 06:00-06:00',
    hours: daily(everyDay, '06:00-06:00'),
    at: '2026-11-18T05:59-05:00',
    says: 'Open 24 hours',
  },
  {
    name: 'round the clock on weekdays only',
    hours: daily(weekdays, '00:00-24:00'),
    at: '2026-11-18T12:00-05:00',
    says: 'Open · closes Friday at midnight',
  },
  {
    name: 'round the clock with a holiday ahead',
    hours: { ...daily(everyDay, '00:00-24:00'), ...special('2026-11-26', null) },
    at: '2026-11-24T12:00-05:00',
    says: 'Open · closes tomorrow at midnight',
  },
  {
    name: 'hours within the hour that the clocks skip do not take place',
    hours: daily([7], '02:00-03:00'),
    at: '2026-03-08T01:00-05:00',
    says: 'Closed · opens Sun, Mar 15 at 2 AM',
  },
  {
    name: 'no hours are not "closed"',
    hours: {},
    at: '2026-11-18T12:00-05:00',
    says: 'Hours not listed',
  },
  {
    name: 'an unknown time zone is not guessed',
    hours: { ...daily(everyDay, '09:00-17:00'), time_zone: 'Mars/Olympus' },
    at: '2026-11-18T12:00-05:00',
    says: 'Hours not listed',
  },
  {
    name: 'temporarily closed wins',
    hours: { ...daily(everyDay, '00:00-24:00'), temporarily_closed: true },
    at: '2026-11-18T12:00-05:00',
    says: 'Temporarily closed',
  },
];

test.each(cases)('$name', ({ hours, at, says }) => {
  expect(words(hours, new Date(at))).toBe(says);
});

test('the next opening carries its date', () => {
  const hours = withDefaults(daily(weekdays, '09:00-17:00'));
  expect(getOpenState(hours, new Date('2026-11-20T18:00-05:00'))).toEqual({
    kind: 'closed',
    opens: { date: '2026-11-23', time: '09:00', inDays: 3, inMinutes: 63 * 60 },
  });
});
