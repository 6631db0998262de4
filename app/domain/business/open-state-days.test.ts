import { expect, test } from 'vitest';
import { isoWeekday } from '../text/text.ts';
import {
  daily,
  everyDay,
  type OpenStateCase,
  special,
  weekdays,
  withDefaults,
  words,
} from './business-fixture.ts';
import { formatOpenState } from './format-hours.ts';
import { findLocalDate, getOpenState } from './open-state.ts';

const specialDays: OpenStateCase[] = [
  {
    name: 'a holiday is closed',
    hours: { ...daily(everyDay, '09:00-17:00'), ...special('2026-11-26', null) },
    at: '2026-11-26T12:00-05:00',
    says: 'Closed · opens tomorrow at 9 AM',
  },
  {
    name: 'the day before a holiday looks past it',
    hours: { ...daily(everyDay, '09:00-17:00'), ...special('2026-11-26', null) },
    at: '2026-11-25T18:00-05:00',
    says: 'Closed · opens Friday at 9 AM',
  },
  {
    name: 'a holiday with other hours',
    hours: { ...daily(everyDay, '09:00-17:00'), ...special('2026-11-26', '10:00-13:00') },
    at: '2026-11-26T12:30-05:00',
    says: 'Open · closes in 30 min',
  },
  {
    name: 'a special opening on a day otherwise closed',
    hours: { ...daily(weekdays, '09:00-17:00'), ...special('2026-11-29', '12:00-16:00') },
    at: '2026-11-29T13:00-05:00',
    says: 'Open · closes at 4 PM',
  },
  {
    name: 'several special spans',
    hours: {
      ...daily(everyDay, '09:00-17:00'),
      ...special('2026-11-26', '08:00-10:00', '15:00-16:30'),
    },
    at: '2026-11-26T11:00-05:00',
    says: 'Closed · opens at 3 PM',
  },
  {
    name: "yesterday's special night runs past midnight",
    hours: { ...daily(weekdays, '09:00-17:00'), ...special('2026-12-31', '20:00-04:00') },
    at: '2027-01-01T02:00-05:00',
    says: 'Open · closes at 4 AM',
  },
  {
    name: "yesterday's night runs into a closed holiday",
    hours: { ...daily(everyDay, '18:00-02:00'), ...special('2026-12-25', null) },
    at: '2026-12-25T01:30-05:00',
    says: 'Open · closes in 30 min',
  },
  {
    name: "a special day replaces yesterday's night span",
    hours: { ...daily(everyDay, '18:00-02:00'), ...special('2026-12-24', '18:00-20:00') },
    at: '2026-12-25T01:00-05:00',
    says: 'Closed · opens at 6 PM',
  },
  {
    name: 'only special days, the next in two weeks',
    hours: special('2026-12-02', '10:00-12:00'),
    at: '2026-11-18T12:00-05:00',
    says: 'Closed · opens Wed, Dec 2 at 10 AM',
  },
  {
    name: 'nothing within a month',
    hours: special('2027-05-01', '10:00-12:00'),
    at: '2026-11-18T12:00-05:00',
    says: 'Closed',
  },
];

test.each(specialDays)('$name', ({ hours, at, says }) => {
  expect(words(hours, new Date(at))).toBe(says);
});

// In 2026 the US clocks change on March 8 and November 1.
const clocks: OpenStateCase[] = [
  {
    name: 'the listing lives on its own clock',
    hours: { ...daily(weekdays, '09:00-17:00'), time_zone: 'America/Los_Angeles' },
    at: '2026-11-18T11:00-05:00',
    says: 'Closed · opens in 60 min',
  },
  {
    name: 'another calendar day over there',
    hours: { ...daily([2], '09:00-20:00'), time_zone: 'Pacific/Honolulu' },
    at: '2026-11-18T00:30-05:00',
    says: 'Open · closes in 30 min',
  },
  {
    name: 'a zone without summer time',
    hours: { ...daily(everyDay, '09:00-17:00'), time_zone: 'America/Phoenix' },
    at: '2026-07-01T16:30-07:00',
    says: 'Open · closes in 30 min',
  },
  {
    name: 'summer time shifts the instant, not the clock',
    hours: daily(everyDay, '09:00-17:00'),
    at: '2026-07-01T16:30-04:00',
    says: 'Open · closes in 30 min',
  },
  {
    name: 'open through the spring change: the night is an hour shorter',
    hours: daily(everyDay, '22:00-04:00'),
    at: '2026-03-08T01:30-05:00',
    says: 'Open · closes at 4 AM',
  },
  {
    name: 'a closing time that the spring change skips',
    hours: daily(everyDay, '20:00-02:30'),
    at: '2026-03-08T01:50-05:00',
    says: 'Open · closes in 40 min',
  },
  {
    name: 'after the spring change',
    hours: daily(everyDay, '09:00-17:00'),
    at: '2026-03-08T08:30-04:00',
    says: 'Closed · opens in 30 min',
  },
  {
    name: 'open through the autumn change',
    hours: daily(everyDay, '22:00-04:00'),
    at: '2026-11-01T01:30-05:00',
    says: 'Open · closes at 4 AM',
  },
  {
    name: 'a closing time that occurs twice is the first',
    hours: daily([6], '20:00-01:30'),
    at: '2026-11-01T01:10-04:00',
    says: 'Open · closes in 20 min',
  },
  {
    name: 'and closed when it occurs again',
    hours: daily([6], '20:00-01:30'),
    at: '2026-11-01T01:10-05:00',
    says: 'Closed · opens Saturday at 8 PM',
  },
  {
    name: 'tomorrow is tomorrow on a 25-hour day',
    hours: daily([1], '00:30-09:00'),
    at: '2026-11-01T00:15-04:00',
    says: 'Closed · opens tomorrow at 12:30 AM',
  },
];

test.each(clocks)('$name', ({ hours, at, says }) => {
  expect(words(hours, new Date(at))).toBe(says);
});

test('minutes until closing count the hour that a change of clocks takes or gives', () => {
  const hours = withDefaults(daily(everyDay, '22:00-04:00'));
  const spring = getOpenState(hours, new Date('2026-03-08T00:00-05:00'));
  const autumn = getOpenState(hours, new Date('2026-11-01T00:00-04:00'));
  expect(spring).toMatchObject({ kind: 'open', closesInMinutes: 180 });
  expect(autumn).toMatchObject({ kind: 'open', closesInMinutes: 300 });
});

test('dates are those of the listing', () => {
  expect(findLocalDate('Pacific/Honolulu', new Date('2026-11-18T05:00Z'))).toBe('2026-11-17');
  expect(findLocalDate('Mars/Olympus', new Date())).toBeNull();
  expect(isoWeekday('2026-11-22')).toBe(7);
});

test.each([
  ['Tuesday', '2026-11-22T12:00-05:00', 'opens Tue 9 AM'],
  ['the next day', '2026-11-23T12:00-05:00', 'opens tomorrow 9 AM'],
])('a line of a list says shortly that it opens %s', (_day, at, detail) => {
  const hours = withDefaults(daily([2], '09:00-17:00'));
  expect(formatOpenState(getOpenState(hours, new Date(at)), true).detail).toBe(detail);
});
