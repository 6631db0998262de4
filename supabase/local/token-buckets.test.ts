import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

test('a bucket may be emptied at once and fills slowly, each for itself', () => {
  let nowMs = 0;
  const buckets = createTokenBuckets({ burst: 3, perSecond: 0.5, now: () => nowMs });
  const take = (count: number, who = 'a') => Array.from({ length: count }, () => buckets.take(who));
  expect(take(4)).toEqual([true, true, true, false]);
  expect(take(1, 'b')).toEqual([true]);
  nowMs = 1_999;
  expect(take(1)).toEqual([false]);
  nowMs = 2_000;
  expect(take(2)).toEqual([true, false]);
  nowMs = 1_000_000;
  expect(take(4)).toEqual([true, true, true, false]);
});

test('among very many callers, one with a single request is forgotten, and a limited one is not', () => {
  let nowMs = 0;
  const buckets = createTokenBuckets({ burst: 1, perSecond: 0.1, now: () => nowMs });
  for (let person = 0; person < 9_999; person += 1) buckets.take(`once-${person}`);
  nowMs = 9_000;
  buckets.take('often');
  nowMs = 10_000;
  expect(buckets.take('often')).toBe(false);
  expect(buckets.take('new')).toBe(true);
});
