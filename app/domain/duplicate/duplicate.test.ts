import { expect, test } from 'vitest';
import { describeLikeness } from './duplicate.ts';

test.each([
  [0.86, ['name', 'phone', 'near'], '86% match', 'Similar in name, phone, and location'],
  [0.6, ['name', 'phone'], '60% match', 'Similar in name and phone'],
  [0.5, ['phone'], '50% match', 'Similar in phone'],
  [0, [], null, 'Paired by an admin'],
] as const)('%d by %j', (score, reasons, words, inWhat) => {
  expect(describeLikeness({ score, reasons: [...reasons] })).toEqual({
    score: words,
    reasons: inWhat,
  });
});
