import { expect, test } from 'vitest';
import { ask } from './worker.ts';

function askSimilar(known: object) {
  return ask('/api/similar-businesses', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(known),
  });
}

test('who types a name and a city sees what is listed there, and nobody keeps it', async () => {
  const answer = await askSimilar({ name: '4th street tap', city: 'Austin', state: 'texas' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toMatchObject([
    { slug: '4th-street-tap-austin-tx', reasons: ['name'] },
  ]);
});

test('what is not known may be left out', async () => {
  expect(await (await askSimilar({})).json()).toEqual([]);
});

test.each([
  { name: 7 },
  { name: 'n'.repeat(201) },
  { owner: 'me' },
  { street: '\u0000' },
  { city: '\ud800' },
  [],
])('what makes no sense is refused: %j', async (known) => {
  expect((await askSimilar(known)).status).toBe(400);
});
