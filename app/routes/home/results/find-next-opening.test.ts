import { expect, test } from 'vitest';
import { findNextOpening } from './find-next-opening.ts';

const hours = {
  time_zone: 'America/Chicago',
  special_hours: [],
  temporarily_closed: false,
};
const opensAt = (slug: string, opens: string) => ({
  ...hours,
  slug,
  name: slug,
  opening_hours: [{ day_of_week: 4, opens, closes: '17:00' }],
});
/** 5 AM of a Thursday in Chicago. */
const now = new Date('2026-11-26T11:00:00Z');

test('among closed listings, the next to open is named', () => {
  const late = opensAt('late', '09:00');
  const early = opensAt('early', '06:30');
  expect(findNextOpening([late, early], now)).toMatchObject({
    slug: 'early',
    opens: { time: '06:30', inMinutes: 90 },
  });
});

test('a listing that is paused or has unknown hours is never the next to open', () => {
  const paused = { ...opensAt('paused', '06:30'), temporarily_closed: true };
  const unknown = { ...opensAt('unknown', '06:30'), opening_hours: [] };
  expect(findNextOpening([paused, unknown], now)).toBeNull();
});
