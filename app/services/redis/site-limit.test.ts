import { expect, test } from 'vitest';
import { rateLimits, siteAllowance } from '#app/config/limits.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** A limiter of this isolate alone: nothing listens where it reports to. */
function createLimiter() {
  return createRateLimiter({
    url: 'http://127.0.0.1:9',
    token: 'token',
    settings: { read: async () => ({ limits: {}, flags: {} }) as never } as never,
    waitUntil: () => undefined,
  });
}

test('networks of one IPv6 site share ten times the limit of one network', async () => {
  const limiter = createLimiter();
  const { requests } = rateLimits.pages;
  let allowed = 0;
  for (let time = 0; time < requests * (siteAllowance + 2); time += 1) {
    const network = `2001:db8:1:${(time % 256).toString(16)}`;
    if ((await limiter.limit('pages', network)).allowed) allowed += 1;
  }
  expect(allowed).toBe(requests * siteAllowance);
  expect((await limiter.limit('pages', '2001:db8:2:0')).allowed).toBe(true);
});
