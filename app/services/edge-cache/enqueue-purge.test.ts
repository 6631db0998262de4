import { expect, test } from 'vitest';
import { purges } from '#app/config/limits.ts';
import { choosePurge, toCacheTag } from './enqueue-purge.ts';

const many = Array.from({ length: purges.tagsPerCall + 1 }, (_, index) => `listing:place-${index}`);

test('the Cache-Tag header lists an answer’s tags except the one for everything', () => {
  expect(toCacheTag(['everything', 'listings', 'listing:ada-s-diner'])).toBe(
    'listings,listing:ada-s-diner',
  );
  expect(toCacheTag(['everything'])).toBe('');
});

test('an answer of too many tags has no tag rather than some', () => {
  expect(toCacheTag(many)).toBeNull();
});

test('a purge names what was touched, and all where that is too much or is anywhere', () => {
  expect(choosePurge([])).toBeNull();
  expect(choosePurge(['articles', 'metro:austin-tx'])).toEqual({
    tags: ['articles', 'metro:austin-tx'],
  });
  for (const touched of [many, ['articles', 'everything'], ['settings']]) {
    expect(choosePurge(touched)).toEqual({ purgeEverything: true });
  }
});
