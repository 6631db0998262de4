import { expect, test } from 'vitest';
import { findWeek, readDemand } from './demand.server.ts';

test.each([
  ['  Ramen ', 'ramen'],
  ['Piñata\tmaker', 'piñata maker'],
  ['kids’ shoes', 'kids’ shoes'],
  ['gluten-free bread & cake', 'gluten-free bread & cake'],
])('%j counts as %j', (text, words) => {
  expect(readDemand(text)).toBe(words);
});

test.each([
  '512 555 0100',
  'call 5125550100',
  'evil.example',
  'ana@evil.example',
  'https://evil.example',
  'www dot evil dot com is the best place',
  '<b>ramen</b>',
  'ab',
  'x'.repeat(41),
  '',
  'ramen\u202e',
])('%j is not shown to others', (text) => {
  expect(readDemand(text)).toBeNull();
});

test.each([
  ['2026-11-23T00:00:00Z', '2026-11-23', 7 * 86_400],
  ['2026-11-26T12:00:00Z', '2026-11-23', 3.5 * 86_400],
  ['2026-11-29T23:59:59Z', '2026-11-23', 1],
])('%s is in the week of %s', (now, monday, secondsLeft) => {
  expect(findWeek(Date.parse(now))).toEqual({ monday, secondsLeft });
});
