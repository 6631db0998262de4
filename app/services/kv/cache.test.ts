import { expect, test, vi } from 'vitest';
import { cacheLifetimes } from '#app/config/limits.ts';
import { createIsolateMemory } from './cache-entries.ts';
import { failing, cacheable, madeOf, setUp } from './cache-fixture.ts';

const { freshSeconds, staleSeconds } = cacheLifetimes.page;
const pauseMs = 5_000;

test('a fresh answer comes from KV to another isolate', async () => {
  const { open, settle } = setUp();
  await open().read('page', 'pizza', cacheable('answer'));
  await settle();
  const other = open();
  expect(await other.read('page', 'pizza', cacheable('newer'))).toBe('answer');
  expect(other.state()).toBe('hit');
});

test('a stale answer is served at once and refreshed behind it', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', cacheable('old'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  expect(await cache.read('page', 'pizza', cacheable('new'))).toBe('old');
  expect(cache.state()).toBe('stale');
  await settle();
  expect(await cache.read('page', 'pizza', cacheable('newest'))).toBe('new');
});

test('only one refresh runs at a time, unless it seems lost', async () => {
  const { open, clock } = setUp();
  const memory = createIsolateMemory();
  await open(memory).read('page', 'pizza', cacheable('old'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  const never = vi.fn(() => new Promise<never>(() => undefined));
  await open(memory).read('page', 'pizza', never);
  await open(memory).read('page', 'pizza', never);
  expect(never).toHaveBeenCalledTimes(1);
  clock.nowMs += 20_000;
  await open(memory).read('page', 'pizza', never);
  expect(never).toHaveBeenCalledTimes(2);
});

test('an answer past its stale time is loaded again, and served only if the source fails', async () => {
  const { open, clock } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', cacheable('last good'));
  clock.nowMs += (staleSeconds + 1) * 1000;
  expect(await cache.read('page', 'pizza', failing)).toBe('last good');
  expect(cache.state()).toBe('outage');
  clock.nowMs += pauseMs;
  expect(await cache.read('page', 'pizza', cacheable('new'))).toBe('new');
});

test('a source that failed is not called for a while, and requests do not wait for it', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  const ask = vi.fn(failing);
  await cache.read('page', 'pizza', cacheable('last good'));
  for (const ageSeconds of [freshSeconds + 1, staleSeconds + 1]) {
    clock.nowMs += ageSeconds * 1000;
    for (let request = 0; request < 3; request += 1) {
      expect(await cache.read('page', 'pizza', ask)).toBe('last good');
      await settle();
    }
    expect(cache.state()).toBe('outage');
  }
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a stale answer is marked as such until it can be renewed', async () => {
  const { open, clock, settle } = setUp();
  const memory = createIsolateMemory();
  const stateOf = async (load: () => Promise<{ value: string; isCacheable: boolean }>) => {
    const cache = open(memory);
    await cache.read('page', 'pizza', load);
    await settle();
    return cache.state();
  };
  await stateOf(cacheable('last good'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  expect(await stateOf(failing)).toBe('stale');
  expect(await stateOf(failing)).toBe('outage');
  clock.nowMs += pauseMs;
  expect(await stateOf(cacheable('new'))).toBe('outage');
  expect(await stateOf(cacheable('newer'))).toBe('hit');
});

test('an uncacheable answer is not cached, and removes the cached one', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', cacheable('page'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  await cache.read('page', 'pizza', async () => ({ value: 'gone', isCacheable: false }));
  await settle();
  expect(await cache.read('page', 'pizza', cacheable('asked again'))).toBe('asked again');
  expect(await open().read('page', 'pizza', cacheable('elsewhere'))).toBe('asked again');
});

test('an answer that was never cached costs no deletion', async () => {
  const { kv, open } = setUp();
  const nothing = async () => ({ value: null, isCacheable: false });
  expect(await open().read('page', 'no such page', nothing)).toBeNull();
  expect(kv.delete).not.toHaveBeenCalled();
});

test('an asker who is refused changes nothing for others', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', cacheable('answer'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  const refused = async () => ({ value: 'too many requests', isCacheable: null });
  expect(await cache.read('page', 'pizza', refused)).toBe('answer');
  await settle();
  expect(await cache.read('page', 'pizza', refused)).toBe('answer');
  expect(cache.state()).toBe('stale');
});

test('a failure is not cached', async () => {
  const { open } = setUp();
  const cache = open();
  await expect(cache.read('page', 'pizza', failing)).rejects.toThrow('database away');
  expect(await cache.read('page', 'pizza', cacheable('answer'))).toBe('answer');
});

test('KV that fails costs speed and nothing else', async () => {
  const { kv, open, settle } = setUp();
  kv.get.mockRejectedValue(new Error('KV away'));
  kv.put.mockRejectedValue(new Error('KV away'));
  expect(await open().read('page', 'pizza', cacheable('answer'))).toBe('answer');
  await settle();
});

test('namespaces and keys do not mix', async () => {
  const { open } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', cacheable('page'));
  expect(await cache.read('feed', 'pizza', cacheable('feed'))).toBe('feed');
  expect(await cache.read('page', 'pasta', cacheable('other'))).toBe('other');
});

test('an answer to an unbounded query goes to KV on its second request', async () => {
  const { kv, open, settle } = setUp();
  const cache = open();
  await cache.read('queryPage', 'q=made-up', cacheable('answer'));
  await settle();
  expect(kv.put).not.toHaveBeenCalled();
  await cache.read('queryPage', 'q=made-up', cacheable('newer'));
  await cache.read('queryPage', 'q=made-up', cacheable('newer'));
  await settle();
  expect(kv.put).toHaveBeenCalledTimes(1);
  expect(await open().read('queryPage', 'q=made-up', cacheable('elsewhere'))).toBe('answer');
});

test('an answer to an unbounded query goes to KV when it is renewed', async () => {
  const { kv, open, clock, settle } = setUp();
  const cache = open();
  await cache.read('queryPage', 'q=made-up', cacheable('old'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  await cache.read('queryPage', 'q=made-up', cacheable('new'));
  await settle();
  expect(kv.put).toHaveBeenCalledTimes(1);
  expect(await open().read('queryPage', 'q=made-up', cacheable('elsewhere'))).toBe('new');
});

test('an answer is loaded again once one of its tags is invalidated, however new it is', async () => {
  const { open, clock, invalidated } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', madeOf('listing:a', 'old'));
  await cache.read('page', 'pasta', madeOf('listing:b', 'old'));
  clock.nowMs += 1;
  Object.assign(invalidated, { tag: 'listing:a', atMs: clock.nowMs });
  expect(await cache.read('page', 'pizza', madeOf('listing:a', 'new'))).toBe('new');
  expect(await cache.read('page', 'pizza', madeOf('listing:a', 'newer'))).toBe('new');
  expect(await cache.read('page', 'pasta', madeOf('listing:b', 'new'))).toBe('old');
  expect(cache.state()).toBe('hit');
});

test('an invalidated answer of another isolate is not served', async () => {
  const { open, clock, invalidated, settle } = setUp();
  await open().read('page', 'pizza', madeOf('listing:a', 'old'));
  await settle();
  clock.nowMs += 1;
  Object.assign(invalidated, { tag: 'listing:a', atMs: clock.nowMs });
  expect(await open().read('page', 'pizza', madeOf('listing:a', 'new'))).toBe('new');
  await settle();
  expect(await open().read('page', 'pizza', madeOf('listing:a', 'newer'))).toBe('new');
});

test('an answer that was loading during an invalidation counts as older than it', async () => {
  const { open, clock, invalidated } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', async () => {
    clock.nowMs += 50;
    Object.assign(invalidated, { tag: 'listing:a', atMs: clock.nowMs - 10 });
    return madeOf('listing:a', 'old')();
  });
  expect(await cache.read('page', 'pizza', madeOf('listing:a', 'new'))).toBe('new');
});

test('a slow answer does not replace one to a later request', async () => {
  const { open, clock, settle } = setUp();
  const memory = createIsolateMemory();
  const slow = Promise.withResolvers<{ value: string; isCacheable: boolean }>();
  const load = vi.fn(() => slow.promise);
  const first = open(memory).read('page', 'pizza', load);
  await expect.poll(() => load.mock.calls).not.toEqual([]);
  clock.nowMs += 1;
  await open(memory).read('page', 'pizza', cacheable('new'));
  slow.resolve({ value: 'old', isCacheable: true });
  expect(await first).toBe('old');
  await settle();
  expect(await open(memory).read('page', 'pizza', cacheable('newest'))).toBe('new');
  expect(await open().read('page', 'pizza', cacheable('newest'))).toBe('new');
});

test('an invalidated answer is served with a notice during an outage', async () => {
  const { open, clock, invalidated } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', madeOf('listing:a', 'last good'));
  clock.nowMs += 1;
  Object.assign(invalidated, { tag: 'listing:a', atMs: clock.nowMs });
  const ask = vi.fn(failing);
  expect(await cache.read('page', 'pizza', ask)).toBe('last good');
  expect(await cache.read('page', 'pizza', ask)).toBe('last good');
  expect([cache.state(), ask.mock.calls.length]).toEqual(['outage', 1]);
});

test('while a request waits for the new answer, others get the old one, for a short time', async () => {
  const { open, clock, invalidated } = setUp();
  const memory = createIsolateMemory();
  await open(memory).read('page', 'pizza', madeOf('listing:a', 'old'));
  clock.nowMs += 1;
  Object.assign(invalidated, { tag: 'listing:a', atMs: clock.nowMs });
  void open(memory).read('page', 'pizza', () => new Promise<never>(() => undefined));
  await expect.poll(() => memory.refreshingSinceMs.size).toBe(1);
  expect(await open(memory).read('page', 'pizza', madeOf('listing:a', 'new'))).toBe('old');
  clock.nowMs += 500;
  expect(await open(memory).read('page', 'pizza', madeOf('listing:a', 'new'))).toBe('new');
});

test('an answer that holds another cached one is made of the same', async () => {
  const { open, clock, invalidated } = setUp();
  const memory = createIsolateMemory();
  const cache = open(memory);
  await cache.read('feed', 'hit', madeOf('articles', 'old'));
  await cache.read('page', 'page hit', async () => {
    return { value: await cache.read('feed', 'hit', failing), isCacheable: true };
  });
  expect([...memory.entries.values()].map(({ tags }) => tags)).toEqual([
    ['articles'],
    ['articles'],
  ]);
  clock.nowMs += 1;
  Object.assign(invalidated, { tag: 'articles', atMs: clock.nowMs });
  expect(await cache.read('page', 'page hit', cacheable('new'))).toBe('new');
});

test('an answer without tags does not check for invalidations', async () => {
  const { open, changes } = setUp();
  const cache = open();
  await cache.read('page', 'about', cacheable('text'));
  changes.catchUp.mockClear();
  await cache.read('page', 'about', cacheable('text'));
  expect(changes.catchUp).not.toHaveBeenCalled();
});

test.each([
  ['behind the answer', freshSeconds + 1],
  ['before the answer', staleSeconds + 1],
])('a refresh %s that fails late leaves what was loaded meanwhile', async (_when, ageSeconds) => {
  const { open, clock, settle } = setUp();
  const memory = createIsolateMemory();
  await open(memory).read('page', 'pizza', cacheable('old'));
  clock.nowMs += ageSeconds * 1000;
  const slow = Promise.withResolvers<never>();
  const first = open(memory).read('page', 'pizza', () => slow.promise);
  await Promise.resolve();
  memory.entries.set('page:pizza', { value: 'new', requestedAtMs: clock.nowMs, tags: [] });
  slow.reject(new Error('database away'));
  await first;
  await settle();
  const later = open(memory);
  expect(await later.read('page', 'pizza', cacheable('unasked'))).toBe('new');
  expect(later.state()).toBe('hit');
});
