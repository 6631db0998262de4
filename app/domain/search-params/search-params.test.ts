import { expect, test } from 'vitest';
import { isMoment, readDay, readIdParam, readTextParam } from './search-params.ts';

const address = (value: string) => new URLSearchParams({ value });

test.each([
  ['  Ana Ruiz ', 'Ana Ruiz'],
  ['Ana\u0000Ruiz', 'AnaRuiz'],
  ['\u0000', ''],
])('a text is what can be looked for: %j', (value, expected) => {
  expect(readTextParam(address(value), 'value')).toBe(expected);
});

test('a missing parameter reads as empty', () => {
  const none = new URLSearchParams();
  expect([
    readTextParam(none, 'value'),
    readIdParam(none, 'value'),
    readDay(none, 'value'),
  ]).toEqual(['', null, '']);
});

test.each(['2026-11-01', '1900-01-01', '2999-12-31'])('%s is a day', (day) => {
  expect(readDay(address(day), 'value')).toBe(day);
});

test.each([
  '0000-01-01',
  '9999-12-31',
  '2026-13-01',
  '2026-11-41',
  'yesterday',
  '2026-11-01T10:00',
])('%s is none', (day) => {
  expect(readDay(address(day), 'value')).toBe('');
});

test.each(['2026-11-01T10:00:00.123456+00:00', '2026-11-01T10:00:00Z'])(
  '%s is a moment',
  (text) => {
    expect(isMoment(text)).toBe(true);
  },
);

test.each([
  '2026-11-01',
  '2026-13-01T10:00:00Z',
  '2026-11-01T99:00:00Z',
  '9999-01-01T10:00:00Z',
  '',
])('%j is none', (text) => {
  expect(isMoment(text)).toBe(false);
});

test('an id is one that the database can have', () => {
  const id = '6f0c2a4e-9d1b-4c3a-8e57-0123456789ab';
  expect(readIdParam(address(id), 'value')).toBe(id);
  expect(readIdParam(address('-'.repeat(36)), 'value')).toBeNull();
});
