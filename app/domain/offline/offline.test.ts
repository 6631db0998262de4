import { expect, test } from 'vitest';
import { type SavedCity, formatSize, isUpdateDue } from './offline.ts';

const city: SavedCity = {
  format: 1,
  slug: 'austin-tx',
  name: 'Austin, TX',
  version: 'v1',
  listings: 3,
  bytes: 48_211,
  checkedAt: '2026-11-23T10:00:00.000Z',
  triedAt: '2026-11-23T10:00:00.000Z',
};

test('a saved city is due for an update after a day', () => {
  expect(isUpdateDue(city, new Date('2026-11-24T09:59:00Z'))).toBe(false);
  expect(isUpdateDue(city, new Date('2026-11-24T10:00:00Z'))).toBe(true);
});

test('a failed update is retried after an hour', () => {
  const tried = { ...city, triedAt: '2026-11-24T12:00:00.000Z' };
  expect(isUpdateDue(tried, new Date('2026-11-24T12:59:00Z'))).toBe(false);
  expect(isUpdateDue(tried, new Date('2026-11-24T13:00:00Z'))).toBe(true);
});

test('a size is shown in whole kilobytes', () => {
  expect([48_211, 900, 10].map(formatSize)).toEqual(['48 kB', '1 kB', '1 kB']);
});
