import { expect, test, vi } from 'vitest';
import { purges } from '#app/config/limits.ts';
import { choosePurge, toCacheTag, type PurgeState, purgeEdgeCache } from './edge-cache.ts';
import type { Changes } from './kv/change-watch.ts';

const many = Array.from({ length: purges.tagsPerCall + 1 }, (_, index) => `listing:place-${index}`);

test('the Cache-Tag header lists an answer’s tags except the one for everything', () => {
  expect(toCacheTag(['everything', 'listings', 'listing:ada-s-diner'])).toBe(
    'listings,listing:ada-s-diner',
  );
  expect(toCacheTag(['everything'])).toBe('');
});

test('an answer of too many tags has no tag rather than some', () => {
  expect(toCacheTag(many)).toBeNull();
});

test('a purge names what was invalidated, and all where that is too much or is anywhere', () => {
  expect(choosePurge([])).toBeNull();
  expect(choosePurge(['articles', 'metro:austin-tx'])).toEqual({
    tags: ['articles', 'metro:austin-tx'],
  });
  for (const invalidated of [many, ['articles', 'everything'], ['settings']]) {
    expect(choosePurge(invalidated)).toEqual({ purgeEverything: true });
  }
});

function setUp(state: PurgeState | null) {
  const stored: { state: PurgeState | null } = { state };
  const clock = { nowMs: 1_000_000_000 };
  const answer = { position: '2:2:', since_seconds: null as number | null, tags: {} };
  const findChanges = vi.fn(async (_after: string | null): Promise<Changes> => answer);
  const purge = vi.fn(async (_what: object): Promise<CachePurgeResult> => ({
    success: true,
    errors: [],
  }));
  const run = () =>
    purgeEdgeCache({
      edgeCache: { purge },
      findChanges,
      memory: {
        read: async () => stored.state,
        write: async (next) => {
          stored.state = next;
        },
      },
      now: () => clock.nowMs,
      sleep: async (ms) => {
        clock.nowMs += ms;
      },
    });
  return { stored, clock, answer, findChanges, purge, run };
}

const before = { position: '1:1:', requestedAtMs: 999_999_000, purgedAtMs: 0 };

test('invalidated tags are purged once every isolate has seen them', async () => {
  const { run, findChanges, purge, answer, stored, clock } = setUp(before);
  const startedAtMs = clock.nowMs;
  answer.tags = { 'listing:a': 1, 'metro:b': 1 };
  expect(await run()).toBeNull();
  expect(findChanges).toHaveBeenCalledWith('1:1:');
  expect(purge.mock.calls).toEqual([[{ tags: ['listing:a', 'metro:b'] }]]);
  const purgedAtMs = startedAtMs + purges.settleMs;
  expect(stored.state).toEqual({ position: '2:2:', requestedAtMs: startedAtMs, purgedAtMs });
});

test('a run without invalidations purges no tags, and the next run continues from there', async () => {
  const { run, purge, stored } = setUp(before);
  expect(await run()).toBeNull();
  expect(purge).not.toHaveBeenCalled();
  expect(stored.state?.position).toBe('2:2:');
});

test('purges stay within Cloudflare’s limit per minute, and a waiting one makes no request', async () => {
  const { run, answer, purge, findChanges, clock } = setUp(before);
  answer.tags = { articles: 1 };
  const untilMs = clock.nowMs + 10 * 60_000;
  let waits = 0;
  while (clock.nowMs < untilMs) {
    const wait = await run();
    waits += wait === null ? 0 : 1;
    clock.nowMs += (wait?.seconds ?? 0) * 1_000;
  }
  expect(purge.mock.calls.length).toBeLessThanOrEqual(50);
  expect(purge.mock.calls.length).toBeGreaterThan(30);
  expect(waits).toBeGreaterThan(30);
  expect(findChanges).toHaveBeenCalledTimes(purge.mock.calls.length);
});

test('a purge that Cloudflare rejects is tried again', async () => {
  const { run, answer, purge, stored } = setUp(before);
  answer.tags = { articles: 1 };
  purge.mockResolvedValueOnce({ success: false, errors: [{ code: 1134, message: 'Too many' }] });
  await expect(run()).rejects.toThrow('1134');
  expect(stored.state).toEqual(before);
  expect(await run()).toBeNull();
  expect(purge).toHaveBeenCalledTimes(2);
});

test.each([
  ['nothing is remembered', null, null],
  ['the last time is too long ago', { ...before, requestedAtMs: 0 }, null],
  ['the log does not reach back to it', before, '1:1:'],
])('all is purged where %s', async (_why, state, after) => {
  const { run, answer, findChanges, purge } = setUp(state);
  answer.since_seconds = 3_600;
  expect(await run()).toBeNull();
  expect(findChanges).toHaveBeenCalledWith(after);
  expect(purge.mock.calls).toEqual([[{ purgeEverything: true }]]);
});
