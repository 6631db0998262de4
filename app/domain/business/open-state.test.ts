import { expect, test } from 'vitest';
import type { Hours } from './business.ts';
import { formatOpenState } from './format-hours.ts';
import { getLocalDate, getOpenState, isoWeekday } from './open-state.ts';

type Case = {
  name: string;
  hours: Partial<Hours>;
  /** With an offset, so that the case does not depend on the code under test. */
  at: string;
  says: string;
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const weekdays = [1, 2, 3, 4, 5];

// 2026-11-18 is a Wednesday; New York is at -05:00. In 2026 the US clocks change on March 8 and November 1.
const cases: Case[] = [
  { name: 'open in the middle of the day', hours: daily(weekdays, '09:00-17:00'), at: '2026-11-18T12:00-05:00', says: 'Open · closes at 5 PM' },
  { name: 'the opening minute counts as open', hours: daily(weekdays, '09:00-17:00'), at: '2026-11-18T09:00-05:00', says: 'Open · closes at 5 PM' },
  { name: 'the closing minute counts as closed', hours: daily(weekdays, '09:00-17:00'), at: '2026-11-18T17:00-05:00', says: 'Closed · opens tomorrow at 9 AM' },
  { name: 'closing soon is said in minutes', hours: daily(weekdays, '09:00-17:00'), at: '2026-11-18T16:35-05:00', says: 'Open · closes in 25 min' },
  { name: 'the last half minute is one minute', hours: daily(weekdays, '09:00-17:00'), at: '2026-11-18T16:59:30-05:00', says: 'Open · closes in 1 min' },
  { name: 'opening soon is said in minutes', hours: daily(weekdays, '09:00-17:00'), at: '2026-11-18T08:50-05:00', says: 'Closed · opens in 10 min' },
  { name: 'opening later today', hours: daily(weekdays, '09:30-17:00'), at: '2026-11-18T06:00-05:00', says: 'Closed · opens at 9:30 AM' },
  { name: 'closed over the weekend', hours: daily(weekdays, '09:00-17:00'), at: '2026-11-20T18:00-05:00', says: 'Closed · opens Monday at 9 AM' },
  { name: 'one day a week, just missed', hours: daily([3], '09:00-10:00'), at: '2026-11-18T11:00-05:00', says: 'Closed · opens Wed, Nov 25 at 9 AM' },
  { name: 'midday break', hours: daily(everyDay, '09:00-12:00', '14:00-18:00'), at: '2026-11-18T12:30-05:00', says: 'Closed · opens at 2 PM' },
  { name: 'after the midday break', hours: daily(everyDay, '14:00-18:00', '09:00-12:00'), at: '2026-11-18T15:00-05:00', says: 'Open · closes at 6 PM' },
  { name: 'spans that touch are one', hours: daily(everyDay, '09:00-12:00', '12:00-18:00'), at: '2026-11-18T11:50-05:00', says: 'Open · closes at 6 PM' },
  { name: 'spans that overlap are one', hours: daily(everyDay, '09:00-14:00', '12:00-18:00'), at: '2026-11-18T10:00-05:00', says: 'Open · closes at 6 PM' },
  { name: 'a bar before midnight', hours: daily([5, 6], '18:00-02:00'), at: '2026-11-20T23:00-05:00', says: 'Open · closes tomorrow at 2 AM' },
  { name: 'a bar after midnight, on a day without hours of its own', hours: daily([5], '18:00-02:00'), at: '2026-11-21T00:30-05:00', says: 'Open · closes at 2 AM' },
  { name: 'a bar after closing', hours: daily([5, 6], '18:00-02:00'), at: '2026-11-21T02:00-05:00', says: 'Closed · opens at 6 PM' },
  { name: 'Sunday night runs into Monday', hours: daily([7], '20:00-03:00'), at: '2026-11-23T01:00-05:00', says: 'Open · closes at 3 AM' },
  { name: 'until midnight, written 24:00', hours: daily(everyDay, '17:00-24:00'), at: '2026-11-18T20:00-05:00', says: 'Open · closes at 12 AM' },
  { name: 'until midnight, written 00:00', hours: daily(everyDay, '17:00-00:00'), at: '2026-11-18T20:00-05:00', says: 'Open · closes at 12 AM' },
  { name: 'round the clock, written 00:00-24:00', hours: daily(everyDay, '00:00-24:00'), at: '2026-11-18T23:59-05:00', says: 'Open 24 hours' },
  { name: 'round the clock, written 00:00-00:00', hours: daily(everyDay, '00:00-00:00'), at: '2026-11-18T00:00-05:00', says: 'Open 24 hours' },
  { name: 'round the clock, written 06:00-06:00', hours: daily(everyDay, '06:00-06:00'), at: '2026-11-18T05:59-05:00', says: 'Open 24 hours' },
  { name: 'round the clock on weekdays only', hours: daily(weekdays, '00:00-24:00'), at: '2026-11-18T12:00-05:00', says: 'Open · closes Saturday at 12 AM' },
  { name: 'round the clock with a holiday ahead', hours: { ...daily(everyDay, '00:00-24:00'), ...special('2026-11-26', null) }, at: '2026-11-24T12:00-05:00', says: 'Open · closes Thursday at 12 AM' },
  { name: 'no hours are not "closed"', hours: {}, at: '2026-11-18T12:00-05:00', says: 'Hours not listed' },
  { name: 'an unknown time zone is not guessed', hours: { ...daily(everyDay, '09:00-17:00'), time_zone: 'Mars/Olympus' }, at: '2026-11-18T12:00-05:00', says: 'Hours not listed' },
  { name: 'temporarily closed wins', hours: { ...daily(everyDay, '00:00-24:00'), temporarily_closed: true }, at: '2026-11-18T12:00-05:00', says: 'Temporarily closed' },

  { name: 'a holiday is closed', hours: { ...daily(everyDay, '09:00-17:00'), ...special('2026-11-26', null) }, at: '2026-11-26T12:00-05:00', says: 'Closed · opens tomorrow at 9 AM' },
  { name: 'the day before a holiday looks past it', hours: { ...daily(everyDay, '09:00-17:00'), ...special('2026-11-26', null) }, at: '2026-11-25T18:00-05:00', says: 'Closed · opens Friday at 9 AM' },
  { name: 'a holiday with other hours', hours: { ...daily(everyDay, '09:00-17:00'), ...special('2026-11-26', '10:00-13:00') }, at: '2026-11-26T12:30-05:00', says: 'Open · closes in 30 min' },
  { name: 'a special opening on a day otherwise closed', hours: { ...daily(weekdays, '09:00-17:00'), ...special('2026-11-29', '12:00-16:00') }, at: '2026-11-29T13:00-05:00', says: 'Open · closes at 4 PM' },
  { name: 'several special spans', hours: { ...daily(everyDay, '09:00-17:00'), ...special('2026-11-26', '08:00-10:00', '15:00-16:30') }, at: '2026-11-26T11:00-05:00', says: 'Closed · opens at 3 PM' },
  { name: "yesterday's special night runs past midnight", hours: { ...daily(weekdays, '09:00-17:00'), ...special('2026-12-31', '20:00-04:00') }, at: '2027-01-01T02:00-05:00', says: 'Open · closes at 4 AM' },
  { name: "yesterday's night runs into a closed holiday", hours: { ...daily(everyDay, '18:00-02:00'), ...special('2026-12-25', null) }, at: '2026-12-25T01:30-05:00', says: 'Open · closes in 30 min' },
  { name: "a special day replaces yesterday's night span", hours: { ...daily(everyDay, '18:00-02:00'), ...special('2026-12-24', '18:00-20:00') }, at: '2026-12-25T01:00-05:00', says: 'Closed · opens at 6 PM' },
  { name: 'only special days, the next in two weeks', hours: special('2026-12-02', '10:00-12:00'), at: '2026-11-18T12:00-05:00', says: 'Closed · opens Wed, Dec 2 at 10 AM' },
  { name: 'nothing within a month', hours: special('2027-05-01', '10:00-12:00'), at: '2026-11-18T12:00-05:00', says: 'Closed' },

  { name: 'the listing lives on its own clock', hours: { ...daily(weekdays, '09:00-17:00'), time_zone: 'America/Los_Angeles' }, at: '2026-11-18T11:00-05:00', says: 'Closed · opens in 60 min' },
  { name: 'another calendar day over there', hours: { ...daily([2], '09:00-20:00'), time_zone: 'Pacific/Honolulu' }, at: '2026-11-18T00:30-05:00', says: 'Open · closes in 30 min' },
  { name: 'a zone without summer time', hours: { ...daily(everyDay, '09:00-17:00'), time_zone: 'America/Phoenix' }, at: '2026-07-01T16:30-07:00', says: 'Open · closes in 30 min' },
  { name: 'summer time shifts the instant, not the clock', hours: daily(everyDay, '09:00-17:00'), at: '2026-07-01T16:30-04:00', says: 'Open · closes in 30 min' },
  { name: 'open through the spring change: the night is an hour shorter', hours: daily(everyDay, '22:00-04:00'), at: '2026-03-08T01:30-05:00', says: 'Open · closes at 4 AM' },
  { name: 'a closing time that the spring change skips', hours: daily(everyDay, '20:00-02:30'), at: '2026-03-08T01:50-05:00', says: 'Open · closes in 40 min' },
  { name: 'after the spring change', hours: daily(everyDay, '09:00-17:00'), at: '2026-03-08T08:30-04:00', says: 'Closed · opens in 30 min' },
  { name: 'open through the autumn change', hours: daily(everyDay, '22:00-04:00'), at: '2026-11-01T01:30-05:00', says: 'Open · closes at 4 AM' },
  { name: 'a closing time that occurs twice is the first', hours: daily([6], '20:00-01:30'), at: '2026-11-01T01:10-04:00', says: 'Open · closes in 20 min' },
  { name: 'and closed when it occurs again', hours: daily([6], '20:00-01:30'), at: '2026-11-01T01:10-05:00', says: 'Closed · opens Saturday at 8 PM' },
  { name: 'tomorrow is tomorrow on a 25-hour day', hours: daily([1], '00:30-09:00'), at: '2026-11-01T00:15-04:00', says: 'Closed · opens tomorrow at 12:30 AM' },
];

test.each(cases)('$name', ({ hours, at, says }) => {
  expect(words(hours, new Date(at))).toBe(says);
});

test('minutes until closing count the hour that a change of clocks takes or gives', () => {
  const hours = withDefaults(daily(everyDay, '22:00-04:00'));
  const spring = getOpenState(hours, new Date('2026-03-08T00:00-05:00'));
  const autumn = getOpenState(hours, new Date('2026-11-01T00:00-04:00'));
  expect(spring).toMatchObject({ kind: 'open', closesInMinutes: 180 });
  expect(autumn).toMatchObject({ kind: 'open', closesInMinutes: 300 });
});

test('the next opening carries its date', () => {
  const hours = withDefaults(daily(weekdays, '09:00-17:00'));
  expect(getOpenState(hours, new Date('2026-11-20T18:00-05:00'))).toEqual({
    kind: 'closed',
    opens: { date: '2026-11-23', time: '09:00', inDays: 3, inMinutes: 63 * 60 },
  });
});

test('dates are those of the listing', () => {
  expect(getLocalDate('Pacific/Honolulu', new Date('2026-11-18T05:00Z'))).toBe('2026-11-17');
  expect(getLocalDate('Mars/Olympus', new Date())).toBeNull();
  expect(isoWeekday('2026-11-22')).toBe(7);
});

function words(hours: Partial<Hours>, now: Date): string {
  const { label, detail } = formatOpenState(getOpenState(withDefaults(hours), now));
  return [label, detail].filter(Boolean).join(' · ');
}

function withDefaults(hours: Partial<Hours>): Hours {
  return {
    time_zone: 'America/New_York',
    opening_hours: [],
    special_hours: [],
    temporarily_closed: false,
    ...hours,
  };
}

function daily(days: number[], ...spans: string[]): Pick<Hours, 'opening_hours'> {
  const opening_hours = days.flatMap((day_of_week) =>
    spans.map((span) => {
      const [opens = '', closes = ''] = span.split('-');
      return { day_of_week, opens, closes };
    }),
  );
  return { opening_hours };
}

function special(date: string, ...spans: (string | null)[]): Pick<Hours, 'special_hours'> {
  const special_hours = spans.map((span) => {
    const [opens = null, closes = null] = span?.split('-') ?? [];
    return { date, opens, closes, note: null };
  });
  return { special_hours };
}
