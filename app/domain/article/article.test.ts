import { expect, test } from 'vitest';
import { readingMinutes } from './article.ts';

test('a text takes at least a minute to read', () => {
  expect(readingMinutes({ word_count: 3 })).toBe(1);
  expect(readingMinutes({ word_count: 960 })).toBe(4);
});
