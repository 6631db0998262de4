import { expect, test } from 'vitest';
import { fetchWorker } from './worker.ts';

function locate(address: object) {
  return fetchWorker('/api/locate-address', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(address),
  });
}

test('an address gets its location and time zone, and the answer is not cached', async () => {
  const address = { street: '304 4th St', city: 'Austin', state: 'texas', zip_code: '78705' };
  const answer = await locate(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    place: { lat: expect.closeTo(30.3, 0), lng: expect.closeTo(-97.7, 0) },
    precision: 'street',
    time_zone: 'America/Chicago',
    time_zones: [],
    usual_city: null,
  });
});

test('an unrecognized address gets no location', async () => {
  expect(await (await locate({})).json()).toMatchObject({ place: null });
});

test.each([
  { street: 7 },
  { street: 's'.repeat(251) },
  { owner: 'me' },
  { street: '\u0000' },
  { city: '\ud800' },
  [],
])('an invalid address is rejected: %j', async (address) => {
  expect((await locate(address)).status).toBe(400);
});
