import { expect, test } from 'vitest';
import { owlIndex as index } from '#app/domain/metro-index/metro-index-fixture.ts';
import { type IndexQuery, searchMetroIndex } from '#app/domain/metro-index/search-metro-index.ts';
import { readTextForIndex } from './read-text-for-index.ts';

const read = (words: string, now: Date) =>
  readTextForIndex(words, {
    now,
    timeZone: 'America/Chicago',
    readsTime: true,
    takesCategory: true,
    takesPlace: true,
  });

const find = (query: IndexQuery) => searchMetroIndex(index, query).results.map(({ slug }) => slug);

test.each([
  ['coffee not blue owl', ['joes']],
  ['coffee -tacos', ['blue-owl']],
  ['coffee without kid friendly', ['blue-owl']],
  ['hey siri find me a coffee shop', ['blue-owl', 'joes']],
  ['coffee open now', ['joes']],
  ['coffee open sunday at 3 am', ['joes']],
  ['coffee with live music', ['blue-owl', 'joes']],
  ['somewhere with live music', []],
])('a sentence is read as the database reads it: "%s"', (words, slugs) => {
  const now = new Date('2026-11-25T09:00:00Z');
  expect(find({ words, text: read(words, now) })).toEqual(slugs);
});

test('a search for the nearest sorts by distance', () => {
  const near = { lat: 30.5083, lng: -97.6789 };
  const words = 'nearest owl';
  const text = read(words, new Date());
  expect(find({ words, text, near })[0]).toBe('blue-owl');
});
