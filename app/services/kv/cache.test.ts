import { expect, test, vi } from 'vitest';
import { cacheLifetimes } from '#app/config/limits.ts';
import { type IsolateMemory, createCache } from './cache.ts';

const { freshSeconds, staleSeconds } = cacheLifetimes.page;
const pauseMs = 5_000;

function setUp() {
  const stored = new Map<string, string>();
  const kv = {
    get: vi.fn(async (name: string) => JSON.parse(stored.get(name) ?? 'null') as unknown),
    put: vi.fn(async (name: string, value: string) => void stored.set(name, value)),
    delete: vi.fn(async (name: string) => void stored.delete(name)),
  };
  const clock = { nowMs: 1_000_000 };
  const background: Promise<unknown>[] = [];
  const open = (memory: IsolateMemory = { entries: new Map(), refreshingSinceMs: new Map() }) =>
    createCache({
      kv: kv as never,
      memory,
      waitUntil: (work) => void background.push(work),
      now: () => clock.nowMs,
    });
  return { kv, clock, open, settle: () => Promise.all(background) };
}

const kept = (value: string) => async () => ({ value, isKept: true });
const failing = async () => Promise.reject(new Error('database away'));

test('a fresh answer comes from KV to another isolate', async () => {
  const { open, settle } = setUp();
  await open().read('page', 'pizza', kept('answer'));
  await settle();
  const other = open();
  expect(await other.read('page', 'pizza', kept('newer'))).toBe('answer');
  expect(other.state()).toBe('hit');
});

test('a stale answer is served at once and refreshed behind it', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', kept('old'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  expect(await cache.read('page', 'pizza', kept('new'))).toBe('old');
  expect(cache.state()).toBe('stale');
  await settle();
  expect(await cache.read('page', 'pizza', kept('newest'))).toBe('new');
});

test('while a refresh is under way nobody begins another, unless it seems lost', async () => {
  const { open, clock } = setUp();
  const memory = { entries: new Map(), refreshingSinceMs: new Map() };
  await open(memory).read('page', 'pizza', kept('old'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  const never = vi.fn(() => new Promise<never>(() => undefined));
  await open(memory).read('page', 'pizza', never);
  await open(memory).read('page', 'pizza', never);
  expect(never).toHaveBeenCalledTimes(1);
  clock.nowMs += 20_000;
  await open(memory).read('page', 'pizza', never);
  expect(never).toHaveBeenCalledTimes(2);
});

test('an answer too old to serve is loaded anew, and stands in only when the source fails', async () => {
  const { open, clock } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', kept('last good'));
  clock.nowMs += (staleSeconds + 1) * 1000;
  expect(await cache.read('page', 'pizza', failing)).toBe('last good');
  expect(cache.state()).toBe('outage');
  clock.nowMs += pauseMs;
  expect(await cache.read('page', 'pizza', kept('new'))).toBe('new');
});

test('a source that has failed is left alone for a while, and nobody waits for it', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  const ask = vi.fn(failing);
  await cache.read('page', 'pizza', kept('last good'));
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

test('a stale answer that could not be renewed says so until it could', async () => {
  const { open, clock, settle } = setUp();
  const memory = { entries: new Map(), refreshingSinceMs: new Map() };
  const stateOf = async (load: () => Promise<{ value: string; isKept: boolean }>) => {
    const cache = open(memory);
    await cache.read('page', 'pizza', load);
    await settle();
    return cache.state();
  };
  await stateOf(kept('last good'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  expect(await stateOf(failing)).toBe('stale');
  expect(await stateOf(failing)).toBe('outage');
  clock.nowMs += pauseMs;
  expect(await stateOf(kept('new'))).toBe('outage');
  expect(await stateOf(kept('newer'))).toBe('hit');
});

test('what may not be kept is not, and takes what was kept along', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', kept('page'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  await cache.read('page', 'pizza', async () => ({ value: 'gone', isKept: false }));
  await settle();
  expect(await cache.read('page', 'pizza', kept('asked again'))).toBe('asked again');
  expect(await open().read('page', 'pizza', kept('elsewhere'))).toBe('asked again');
});

test('what was never kept costs no deletion', async () => {
  const { kv, open } = setUp();
  const nothing = async () => ({ value: null, isKept: false });
  expect(await open().read('page', 'no such page', nothing)).toBeNull();
  expect(kv.delete).not.toHaveBeenCalled();
});

test('an asker who is refused changes nothing for others', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', kept('answer'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  const refused = async () => ({ value: 'too many requests', isKept: null });
  expect(await cache.read('page', 'pizza', refused)).toBe('answer');
  await settle();
  expect(await cache.read('page', 'pizza', refused)).toBe('answer');
  expect(cache.state()).toBe('stale');
});

test('a failure is not cached', async () => {
  const { open } = setUp();
  const cache = open();
  await expect(cache.read('page', 'pizza', failing)).rejects.toThrow('database away');
  expect(await cache.read('page', 'pizza', kept('answer'))).toBe('answer');
});

test('KV that fails costs speed and nothing else', async () => {
  const { kv, open, settle } = setUp();
  kv.get.mockRejectedValue(new Error('KV away'));
  kv.put.mockRejectedValue(new Error('KV away'));
  expect(await open().read('page', 'pizza', kept('answer'))).toBe('answer');
  await settle();
});

test('namespaces and keys do not mix', async () => {
  const { open } = setUp();
  const cache = open();
  await cache.read('page', 'pizza', kept('page'));
  expect(await cache.read('feed', 'pizza', kept('feed'))).toBe('feed');
  expect(await cache.read('page', 'pasta', kept('other'))).toBe('other');
});

test('what people can make up goes to KV when it is asked for again', async () => {
  const { kv, open, settle } = setUp();
  const cache = open();
  await cache.read('queryPage', 'q=made-up', kept('answer'));
  await settle();
  expect(kv.put).not.toHaveBeenCalled();
  await cache.read('queryPage', 'q=made-up', kept('newer'));
  await cache.read('queryPage', 'q=made-up', kept('newer'));
  await settle();
  expect(kv.put).toHaveBeenCalledTimes(1);
  expect(await open().read('queryPage', 'q=made-up', kept('elsewhere'))).toBe('answer');
});

test('what people can make up and is asked for late goes to KV with its renewal', async () => {
  const { kv, open, clock, settle } = setUp();
  const cache = open();
  await cache.read('queryPage', 'q=made-up', kept('old'));
  clock.nowMs += (freshSeconds + 1) * 1000;
  await cache.read('queryPage', 'q=made-up', kept('new'));
  await settle();
  expect(kv.put).toHaveBeenCalledTimes(1);
  expect(await open().read('queryPage', 'q=made-up', kept('elsewhere'))).toBe('new');
});
