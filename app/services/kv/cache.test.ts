import { expect, test, vi } from 'vitest';
import { cacheLifetimes } from '#app/config/limits.ts';
import { createCache } from './cache.ts';

const { freshSeconds } = cacheLifetimes.search;

function setUp() {
  const stored = new Map<string, string>();
  const kv = {
    get: vi.fn(async (name: string) => JSON.parse(stored.get(name) ?? 'null') as unknown),
    put: vi.fn(async (name: string, value: string) => void stored.set(name, value)),
  };
  const clock = { nowMs: 1_000_000 };
  const background: Promise<unknown>[] = [];
  const open = () =>
    createCache({
      kv: kv as never,
      memory: new Map(),
      waitUntil: (work) => void background.push(work),
      now: () => clock.nowMs,
    });
  return { kv, clock, open, settle: () => Promise.all(background) };
}

test('a missing answer is loaded once, however many ask at that moment', async () => {
  const { open } = setUp();
  const cache = open();
  const load = vi.fn(async () => 'answer');
  const answers = await Promise.all([1, 2, 3].map(() => cache.read('search', 'pizza', load)));
  expect(answers).toEqual(['answer', 'answer', 'answer']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a fresh answer comes from KV to another isolate', async () => {
  const { open, settle } = setUp();
  await open().read('search', 'pizza', async () => 'answer');
  await settle();
  const other = open();
  expect(await other.read('search', 'pizza', async () => 'newer')).toBe('answer');
  expect(other.state()).toBe('hit');
});

test('a stale answer is served at once and refreshed behind it', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  await cache.read('search', 'pizza', async () => 'old');
  clock.nowMs += (freshSeconds + 1) * 1000;
  expect(await cache.read('search', 'pizza', async () => 'new')).toBe('old');
  expect(cache.state()).toBe('stale');
  await settle();
  expect(await cache.read('search', 'pizza', async () => 'newest')).toBe('new');
});

test('a stale answer outlives a source that fails', async () => {
  const { open, clock, settle } = setUp();
  const cache = open();
  await cache.read('search', 'pizza', async () => 'last good');
  clock.nowMs += (freshSeconds + 1) * 1000;
  const failing = async () => Promise.reject(new Error('database away'));
  expect(await cache.read('search', 'pizza', failing)).toBe('last good');
  await settle();
  expect(await cache.read('search', 'pizza', failing)).toBe('last good');
});

test('a failure is not cached', async () => {
  const { open } = setUp();
  const cache = open();
  const failing = async () => Promise.reject(new Error('database away'));
  await expect(cache.read('search', 'pizza', failing)).rejects.toThrow('database away');
  expect(await cache.read('search', 'pizza', async () => 'answer')).toBe('answer');
});

test('KV that fails costs speed and nothing else', async () => {
  const { kv, open, settle } = setUp();
  kv.get.mockRejectedValue(new Error('KV away'));
  kv.put.mockRejectedValue(new Error('KV away'));
  expect(await open().read('search', 'pizza', async () => 'answer')).toBe('answer');
  await settle();
});

test('namespaces and keys do not mix', async () => {
  const { open } = setUp();
  const cache = open();
  await cache.read('search', 'pizza', async () => 'search');
  expect(await cache.read('suggest', 'pizza', async () => 'suggest')).toBe('suggest');
  expect(await cache.read('search', 'pasta', async () => 'other')).toBe('other');
});
