import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daily, special, withDefaults } from '#app/domain/business/business-fixture.ts';
import { findLocalDate, getOpenState } from '#app/domain/business/open-state.ts';
import { isoWeekday } from '#app/domain/text/text.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import { howMany } from '../../supabase/local/testing/how-many.ts';

const minuteMs = 60_000;
const zones = [...new Set(usStates.map(({ time_zone }) => time_zone))];

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const span = fc.tuple(time, time).map(([opens, closes]) => `${opens}-${closes}`);
const week = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 7 }), span), { maxLength: 10 })
  .map((spans) => ({
    opening_hours: spans.flatMap(([day, one]) => daily([day], one).opening_hours),
  }));

const walls = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** Whole minutes of two years; every third one within a day of a change of clocks in the States. */
const changes = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'].map((day) =>
  Date.parse(day),
);
const instant = fc
  .oneof(
    {
      weight: 2,
      arbitrary: fc.integer({
        min: Date.parse('2026-01-01') / minuteMs,
        max: Date.parse('2028-01-01') / minuteMs,
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -1440, max: 2880 }))
        .map(([day, minutes]) => day / minuteMs + minutes),
    },
  )
  .map((minutes) => new Date(minutes * minuteMs));

const listing = fc.record({ time_zone: fc.constantFrom(...zones), hours: week });
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minuteMs);

test('a closed listing opens exactly at the minute that it announces', () => {
  fc.assert(
    fc.property(listing, instant, ({ time_zone, hours }, now) => {
      const given = withDefaults({ time_zone, ...hours });
      const state = getOpenState(given, now);
      fc.pre(state.kind === 'closed' && state.opens !== null);
      const minutes = state.opens?.inMinutes ?? 0;
      expect(minutes).toBeGreaterThan(0);
      expect(getOpenState(given, after(now, minutes)).kind).toMatch(/^open/);
      expect(getOpenState(given, after(now, minutes - 1)).kind).toBe('closed');
    }),
    { numRuns: howMany({ short: 100, long: 5_000 }) },
  );
});

test('an open listing closes exactly at the minute that it announces', () => {
  fc.assert(
    fc.property(listing, instant, ({ time_zone, hours }, now) => {
      const given = withDefaults({ time_zone, ...hours });
      const state = getOpenState(given, now);
      fc.pre(state.kind === 'open');
      const minutes = state.kind === 'open' ? state.closesInMinutes : 0;
      expect(minutes).toBeGreaterThan(0);
      expect(getOpenState(given, after(now, minutes)).kind).toBe('closed');
      expect(getOpenState(given, after(now, minutes - 1)).kind).toBe('open');
    }),
    { numRuns: howMany({ short: 100, long: 5_000 }) },
  );
});

test('a listing is open when its local time is within one of its spans', () => {
  fc.assert(
    fc.property(listing, instant, ({ time_zone, hours }, now) => {
      // The hour that comes twice belongs to its first time, and what is skipped to the hour after it.
      fc.pre(!isNearChange(time_zone, now));
      const isOpen = getOpenState(withDefaults({ time_zone, ...hours }), now).kind.startsWith(
        'open',
      );
      expect(isOpen).toBe(isOpenByWall(hours.opening_hours, time_zone, now));
    }),
    { numRuns: howMany({ short: 100, long: 5_000 }) },
  );
});

test('on a day of its own hours the week does not matter', () => {
  fc.assert(
    fc.property(listing, instant, week, ({ time_zone, hours }, now, other) => {
      const date = findLocalDate(time_zone, now) ?? '';
      const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
      const closed = [...special(date, null).special_hours, ...special(before, null).special_hours];
      const kinds = [hours, other].map(
        (one) => getOpenState(withDefaults({ time_zone, ...one, special_hours: closed }), now).kind,
      );
      expect(kinds).toEqual(['closed', 'closed']);
    }),
  );
});

function isNearChange(time_zone: string, now: Date): boolean {
  const clocks = [-120, 0, 120].map((minutes) => {
    const at = after(now, minutes);
    return Math.round((Date.parse(`${wall(time_zone, at)}Z`) - at.getTime()) / minuteMs);
  });
  return new Set(clocks).size > 1;
}

/** 'YYYY-MM-DD HH:MM' by the platform's own calendar, not by the code under test. */
function wall(timeZone: string, at: Date): string {
  return walls.get(timeZone)?.format(at) ?? '';
}

function isOpenByWall(
  spans: ReturnType<typeof daily>['opening_hours'],
  zone: string,
  now: Date,
): boolean {
  const [date = '', clock = ''] = wall(zone, now).split(' ');
  const today = isoWeekday(date);
  const yesterday = today === 1 ? 7 : today - 1;
  return spans.some(({ day_of_week, opens, closes }) => {
    const isPastMidnight = closes <= opens;
    if (day_of_week === today && opens <= clock && (isPastMidnight || clock < closes)) return true;
    return day_of_week === yesterday && isPastMidnight && clock < closes;
  });
}
