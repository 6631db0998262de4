import { expect, test } from 'vitest';
import { createSlug, pickFreeSlug } from './create-slug.ts';

test.each([
  ['Joe’s Café-Bar', 'joes-cafe-bar-austin-tx'],
  ['Smith & Sons, Inc.', 'smith-and-sons-inc-austin-tx'],
  ['Øl & Brød', 'ol-and-brod-austin-tx'],
  ['日本', 'austin-tx'],
])('%s is found under %s', (name, slug) => {
  expect(createSlug({ name, city: 'Austin', state: 'TX' })).toBe(slug);
});

test('a long name leaves room for its place and a number', () => {
  const slug = createSlug({ name: 'word '.repeat(40), city: 'City '.repeat(20), state: 'TX' });
  expect(slug.length).toBeLessThanOrEqual(114);
  expect(slug).toMatch(/^word-.*-city/);
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('a slug that is taken gets the first free number', () => {
  const taken = new Set(['oak', 'oak-2']);
  expect(pickFreeSlug('oak', (slug) => taken.has(slug))).toBe('oak-3');
  expect(pickFreeSlug('elm', (slug) => taken.has(slug))).toBe('elm');
});
