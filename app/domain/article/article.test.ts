import { expect, test } from 'vitest';
import { formatDay, readingMinutes } from './article.ts';

test('a text takes at least a minute to read', () => {
  expect(readingMinutes({ word_count: 3 })).toBe(1);
  expect(readingMinutes({ word_count: 960 })).toBe(4);
});

test('days are written out, and the same everywhere', () => {
  expect(formatDay('2026-03-12T17:00:00+00:00')).toBe('March 12, 2026');
});
