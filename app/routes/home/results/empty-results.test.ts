import { expect, test } from 'vitest';
import type { Rescue, SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { describeRescue } from './empty-results.tsx';

const query: SearchQuery = {
  q: 'zeppelin',
  sort: 'relevance',
  open: 'now',
  day: 'fri',
  time: '21:00',
  min_rating: 4.5,
  category: 'cafes',
  city: 'Hutto, TX',
};
const answer = { category: { slug: 'cafes', name: 'Cafés & Coffee' } } as SearchAnswer;

test.each<[Partial<Rescue>, string, object]>([
  [{ kind: 'radius_miles', miles: 50, total: 3 }, '3 within 50 miles', { radius_miles: 50 }],
  [{ kind: 'open', total: 12 }, '12 without “open now”', { open: null }],
  [
    { kind: 'day', total: 1 },
    '1 without “Open Friday at 9 PM”',
    { day: null, time: null, date: null },
  ],
  [{ kind: 'q', total: 97 }, '97 without “zeppelin”', { q: null }],
  [{ kind: 'category', total: 2 }, '2 without “Cafés & Coffee”', { category: null }],
  [{ kind: 'min_rating', total: 2 }, '2 without “rated 4.5 and up”', { min_rating: null }],
  [
    { kind: 'near', total: 1000, total_capped: true },
    '1,000+ everywhere',
    { near: null, lat: null, lng: null, radius_miles: null, sort: null },
  ],
])('%o is offered as “%s”', (rescue, label, changes) => {
  const whole: Rescue = {
    kind: 'open',
    miles: null,
    total: 0,
    total_capped: false,
    ...rescue,
  };
  expect(describeRescue(whole, { query, answer })).toEqual({ label, changes });
});

test('all listings of a place are offered as such only where nothing else narrows them', () => {
  const rescue: Rescue = { kind: 'q', miles: null, total: 97, total_capped: false };
  const near = { q: 'zeppelin', sort: 'relevance', near: 'Hutto, TX' } as const;
  const found = { place: { kind: 'city', name: 'Hutto, TX', radius_miles: 25 } } as SearchAnswer;
  const label = (more: Partial<SearchQuery>) =>
    describeRescue(rescue, { query: { ...near, ...more }, answer: found }).label;
  expect(label({})).toBe('All 97 listings near Hutto, TX');
  expect(label({ open: 'now' })).toBe('97 without “zeppelin”');
});
