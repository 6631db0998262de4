import { expect, test } from 'vitest';
import { fetchWorker } from './worker.ts';

function askSimilar(known: object) {
  return fetchWorker('/api/similar-businesses', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(known),
  });
}

test('a name and a city find the similar listing, and the answer is not cached', async () => {
  const answer = await askSimilar({ name: '4th street tap', city: 'Austin', state: 'texas' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toMatchObject([
    { slug: '4th-street-tap-austin-tx', reasons: ['name'] },
  ]);
});

test('a description without any facts finds no similar listings', async () => {
  expect(await (await askSimilar({})).json()).toEqual([]);
});

test.each([
  { name: 7 },
  { name: 'n'.repeat(201) },
  { owner: 'me' },
  { street: '\u0000' },
  { city: '\ud800' },
  [],
])('an invalid description is rejected: %j', async (known) => {
  expect((await askSimilar(known)).status).toBe(400);
});
