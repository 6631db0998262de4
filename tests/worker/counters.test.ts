import { expect, test } from 'vitest';
import { fetchAsAdmin } from '../support/fetch-as-admin.ts';
import { fetchWorker } from './worker.ts';

/** What is counted is told to Redis in pieces, some seconds later. */
const told = { interval: 500 };

test('requests are counted with how the cache answered, in pieces and not one by one', async () => {
  for (let request = 0; request < 20; request += 1) await fetchWorker('/about');
  const sumUp = async () => {
    const { traffic } = await fetchAsAdmin<{ traffic: Record<string, number>[] | null }>(
      '/api/health/parts',
    );
    // A Redis that took too long says nothing.
    return (traffic ?? []).reduce((sum, hour) => sum + (hour.requests ?? 0), 0);
  };
  await expect.poll(sumUp, told).toBeGreaterThanOrEqual(20);
});

test('a search that finds nothing is counted by its place, and without its words', async () => {
  const search = '/?q=zzyzxquuxvv&near=Austin,+TX';
  const readPlaces = async () => {
    const found = await fetchAsAdmin<{
      searches: { places: { name: string; searches: number }[] };
    }>('/api/health/counts');
    expect(JSON.stringify(found)).not.toMatch(/zzyzx/i);
    return new Map(found.searches.places.map(({ name, searches }) => [name, searches]));
  };
  const before = await readPlaces();
  for (let request = 0; request < 3; request += 1)
    expect((await fetchWorker(search)).status).toBe(200);
  await expect
    .poll(async () => {
      const after = await readPlaces();
      return Array.from(after, ([name, searches]) => [
        name,
        searches - (before.get(name) ?? 0),
      ]).filter(([, more]) => more !== 0);
    }, told)
    .toEqual([[expect.stringContaining('Austin'), 3]]);
});

test('only admins read them', async () => {
  for (const path of ['/api/health/parts', '/api/health/counts']) {
    expect((await fetchWorker(path)).status).toBe(401);
  }
});
