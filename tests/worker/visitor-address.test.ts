import { expect, onTestFinished, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';

/** A Worker with or without Cloudflare in front, asked by each of whose callers names another address. */
async function serve(BEHIND_CLOUDFLARE: 'true' | 'false') {
  const worker = await serveTestWorker({ variables: { BEHIND_CLOUDFLARE } });
  onTestFinished(worker.stop);
  const austin = { colo: 'AUS', country: 'US', city: 'Austin', regionCode: 'TX' };
  const place = { latitude: '30.27', longitude: '-97.74' };
  let callers = 0;
  return (path: string) => {
    callers += 1;
    const headers = {
      'CF-Connecting-IP': `10.1.${callers >> 8}.${callers & 255}`,
      'MF-CF-Blob': JSON.stringify({ ...austin, ...place }),
    };
    return fetch(worker.url + path, { headers });
  };
}

/** Twice the limit: the window may end in between. */
const tooMany = Array.from({ length: rateLimits.sitemap.requests * 2 }, () => '/sitemap.xml');

test('without Cloudflare in front, a caller cannot pose as many addresses', async () => {
  const ask = await serve('false');
  const statuses = (await Promise.all(tooMany.map(ask))).map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(await (await ask('/api/place')).json()).toEqual({ place: null });
});

test('behind Cloudflare, each address counts separately, and its location is used', async () => {
  const ask = await serve('true');
  const statuses = (await Promise.all(tooMany.map(ask))).map(({ status }) => status);
  expect(statuses).not.toContain(429);
  expect(await (await ask('/api/place')).json()).toMatchObject({ place: { name: 'Austin, TX' } });
});
