import { expect, test } from 'vitest';
import type { SearchAnswer, Suggestions } from '#app/domain/search/search.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

async function search(query: string): Promise<SearchAnswer & { notices: string[] }> {
  const response = await fetchWorker(`/api/search?${query}`);
  expect(response.status).toBe(200);
  return await response.json();
}

test('a search answers results, facets, a total and a cursor to the next page', async () => {
  const first = await search('q=pizza');
  expect(first.results).toHaveLength(20);
  expect(first.total).toBeGreaterThan(20);
  expect(first.facets.category.length).toBeGreaterThan(0);
  expect(first.results[0]).toMatchObject({
    id: expect.any(String),
    slug: expect.any(String),
    name: expect.any(String),
  });
  const second = await search(`q=pizza&cursor=${first.next_cursor}`);
  const seen = new Set(first.results.map(({ id }) => id));
  expect(second.results.some(({ id }) => seen.has(id))).toBe(false);
});

test('a typo is corrected and reported', async () => {
  const { corrected_query, total } = await search('q=resturant');
  expect(corrected_query).toBe('restaurant');
  expect(total).toBeGreaterThan(0);
});

test('praise left out is no correction, and can be searched as typed', async () => {
  const { corrected_query, as_typed } = await search('q=the+best+pizza&near=Austin,%20TX');
  expect([corrected_query, as_typed]).toEqual([null, '"the best pizza"']);
  for (const q of ['the best pizza', 'the best pizza spot in town', 'best pizza in austin']) {
    const { notices } = await search(`q=${encodeURIComponent(q)}&near=Austin,%20TX`);
    expect([q, ...notices].join()).not.toContain('Nothing matches');
  }
  expect((await search('q=best+piza&near=Austin,%20TX')).corrected_query).toBe('pizza');
});

test('where a category takes the place of the words, the heading names it and no excluded word', async () => {
  const { corrected_query, excluded, results } = await search('q=braces+not+kfc&near=Austin,%20TX');
  expect([corrected_query, excluded]).toEqual(['', ['kfc']]);
  expect(results[0]?.category.slug).toBe('dentists');
});

test('a place in words becomes distances', async () => {
  const { place, results, sort } = await search('near=Austin,%20TX');
  expect(place).toMatchObject({ name: 'Austin, TX' });
  expect(sort).toBe('distance');
  const distances = results.map(({ distance_miles }) => distance_miles ?? -1);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

test('an unrecognized place has no match', async () => {
  const { place } = await search('q=pizza&near=Zzyzxqq');
  expect(place).toBeNull();
});

test('the second time an answer comes from the cache', async () => {
  const path = `/api/search?q=${crypto.randomUUID().slice(0, 8)}`;
  const states = [];
  for (let request = 0; request < 2; request += 1) {
    const response = await fetchWorker(path);
    states.push(/cache;desc=(\w+)/.exec(response.headers.get('Server-Timing') ?? '')?.[1]);
  }
  expect(states).toEqual(['miss', 'hit']);
});

test('HEAD answers like GET, without a body', async () => {
  const response = await fetchWorker('/api/search?q=pizza', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('suggestions answer businesses, categories and places', async () => {
  await createListings({ name: 'Vexillology Corner' });
  const response = await fetchWorker('/api/suggest?q=vexill');
  const suggestions: Suggestions = await response.json();
  expect(suggestions.businesses).toMatchObject([{ name: 'Vexillology Corner' }]);
  const austin: Suggestions = await (await fetchWorker('/api/suggest?q=austi')).json();
  expect(austin.places[0]).toEqual({ kind: 'metro', name: 'Austin, TX' });
});

test('the search form of a visitor without JavaScript remembers the last place', async () => {
  const first = await fetchWorker('/search?q=pizza&near=Austin%2C+TX&category=');
  expect(first.status).toBe(303);
  expect(first.headers.get('Location')).toBe('/?q=pizza&near=Austin%2C+TX');
  const cookie = first.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/^place=Austin%2C%20TX; Path=\/; Max-Age=31536000; SameSite=Lax/);

  const visitor = { headers: { Cookie: cookie.split(';')[0] ?? '' } };
  // The words may name another place: the page decides.
  for (const form of ['/search?q=vet', '/search?q=vet&near=Austin%2C+TX']) {
    const later = await fetchWorker(form, visitor);
    expect(later.headers.get('Location')).toBe('/?q=vet');
    expect(later.headers.get('Set-Cookie')).toBeNull();
  }
  const everywhere = await fetchWorker('/search?q=vet&near=', visitor);
  expect(everywhere.headers.get('Location')).toBe('/?q=vet&near=Anywhere');
});

test('a chosen category without listings keeps its name among the filters', async () => {
  const html = await (await fetchWorker('/?near=Austin%2C+TX&category=electronics-stores')).text();
  expect(html).toContain('No matches');
  const removed = html.matchAll(/Remove filter:<!-- --> <\/span>([^<]+)/g);
  const name = 'Phones &amp; Electronics';
  expect(Array.from(removed, ([, label]) => label)).toEqual([name, name]);
});
