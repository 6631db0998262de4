import { expect, test } from 'vitest';
import { rateLimits, siteAllowance } from '#app/config/limits.ts';
import { createRateLimiter, createLocalLimiter } from './rate-limiter.ts';

const twoASecond = { requests: 2, windowSeconds: 1 };

/** A limiter of this isolate alone: nothing listens where it reports to. */
function createLimiter() {
  return createRateLimiter({
    url: 'http://127.0.0.1:9',
    token: 'token',
    settings: { read: async () => ({ limits: {}, numbers: {}, flags: {} }) as never } as never,
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

test('an address may ask so often in a window, and again in the next', () => {
  let nowMs = 0;
  const limiter = createLocalLimiter(() => nowMs);
  const ask = (who: string) => limiter.count(who, twoASecond).allowed;
  expect([ask('a'), ask('a'), ask('a'), ask('b')]).toEqual([true, true, false, true]);
  nowMs = 1_000;
  expect(ask('a')).toBe(true);
});

test('a caller over the limit is recognized without being counted', () => {
  let nowMs = 0;
  const limiter = createLocalLimiter(() => nowMs);
  expect(limiter.findEnd('a', twoASecond)).toBeNull();
  limiter.count('a', twoASecond);
  expect(limiter.findEnd('a', twoASecond)).toBeNull();
  limiter.count('a', twoASecond);
  expect([1, 2].map(() => limiter.findEnd('a', twoASecond))).toEqual([1_000, 1_000]);
  nowMs = 1_000;
  expect(limiter.findEnd('a', twoASecond)).toBeNull();
});

test('a caller blocked by Redis stays blocked until the given time', () => {
  let nowMs = 0;
  const limiter = createLocalLimiter(() => nowMs);
  limiter.block('a', 5_000);
  expect(limiter.count('a', twoASecond)).toMatchObject({ allowed: false, resetAtMs: 5_000 });
  expect(limiter.countIfPlain('a', twoASecond)).toBe(false);
  nowMs = 5_000;
  expect(limiter.count('a', twoASecond).allowed).toBe(true);
});

test('a request that counts as several reports the parts it fills, and may be the last one allowed', () => {
  const limiter = createLocalLimiter(() => 0);
  const limit = { requests: 10, windowSeconds: 1, part: 2 };
  expect(limiter.count('a', limit, 5)).toMatchObject({ allowed: true, due: 4 });
  expect(limiter.count('a', limit)).toMatchObject({ allowed: true, due: 2 });
  expect(limiter.count('a', limit, 20)).toMatchObject({ allowed: true, due: 20 });
  expect(limiter.count('a', limit).allowed).toBe(false);
});

test('the last request of each part of a limit is due for reporting', () => {
  const limiter = createLocalLimiter(() => 0);
  const limit = { requests: 5, windowSeconds: 1, part: 2 };
  expect(limiter.countIfPlain('a', limit)).toBe(true);
  expect(limiter.countIfPlain('a', limit)).toBe(false);
  expect(limiter.count('a', limit).due).toBe(2);
  expect(limiter.count('a', limit).due).toBe(0);
  expect(limiter.count('a', limit).due).toBe(2);
  expect(limiter.countIfPlain('a', limit)).toBe(true);
  expect(limiter.countIfPlain('a', limit)).toBe(false);
  expect(limiter.count('a', limit).allowed).toBe(false);
});
