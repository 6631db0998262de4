import { expect, test } from 'vitest';
import { AppError } from '#app/errors/app-error.ts';
import { businessWith } from './business-fixture.ts';
import type { Business } from './business.ts';
import { describeOpenState } from './describe-open-state.ts';

// Monday, 23 November 2026, 10:30 in Austin.
const now = new Date('2026-11-23T16:30:00Z');
const url = 'https://mainstreet.example/business/golden-cafe';
const ask = (at?: string, facts: Partial<Business> = {}) =>
  describeOpenState({ business: businessWith(facts), at, now, url });

test('without a moment it is now, on the clock of the listing', () => {
  expect(ask()).toMatchObject({
    at: '2026-11-23T10:30',
    state: 'open',
    is_open: true,
    closes_at: '2026-11-23T17:00',
    opens_at: null,
  });
});

test('a moment without an offset is on the clock of the listing, another is anywhere', () => {
  expect(ask('2026-11-23T17:30')).toMatchObject({ state: 'closed', opens_at: '2026-11-24T00:00' });
  expect(ask('2026-11-23T17:30Z')).toMatchObject({ state: 'open', at: '2026-11-23T11:30' });
  expect(ask('2026-11-23T17:30-06:00').at).toBe('2026-11-23T17:30');
});

test('a special day counts, and a place that is closed for a while is open once it is back', () => {
  const thursday = { day_of_week: 4, opens: '09:00', closes: '17:00' };
  expect(ask('2026-11-26T12:00', { opening_hours: [thursday] }).is_open).toBe(false);
  const away = { temporarily_closed: true, reopens_on: '2026-11-30' };
  expect(ask('2026-11-24T12:00', away)).toMatchObject({
    state: 'temporarily_closed',
    reopens_on: '2026-11-30',
  });
  expect(ask('2026-11-30T12:00', away).is_open).toBe(true);
});

test('on a holiday it says whether the listing has said its hours of that day', () => {
  expect(ask('2026-11-26T12:00')).toMatchObject({
    holiday: 'Thanksgiving',
    is_holiday_confirmed: true,
    notices: [],
  });
  const friday = { day_of_week: 5, opens: '09:00', closes: '17:00' };
  expect(ask('2026-12-25T12:00', { opening_hours: [friday] })).toMatchObject({
    is_open: true,
    holiday: 'Christmas Day',
    is_holiday_confirmed: false,
    notices: ['Hours may differ on Christmas Day'],
  });
  expect(ask('2027-07-05T12:00').holiday).toBe('Independence Day (observed)');
  expect(ask('2026-11-24T12:00')).toMatchObject({ holiday: null, is_holiday_confirmed: null });
  const closed = ask('2026-12-25T12:00', { status: 'closed' });
  expect(closed.notices).toEqual([]);
});

test('a closed or moved listing is not open, and one without hours is unknown', () => {
  expect(ask(undefined, { status: 'closed' }).state).toBe('closed_for_good');
  expect(ask(undefined, { status: 'moved' }).state).toBe('moved');
  const unknown = ask(undefined, { opening_hours: [], special_hours: [] });
  expect(unknown).toMatchObject({ state: 'unknown', is_open: null });
});

test.each(['2026-11-21T09:00', '2028-01-01T00:00', '2026-11-21T09:00Z'])(
  'the open state at %s cannot be determined',
  (at) => {
    expect(() => ask(at)).toThrow(AppError);
  },
);
