import { vi } from 'vitest';
import { createIsolateMemory } from './cache-entries.ts';
import { createCache } from './cache.ts';
import { recordTags } from './read-tags.ts';

/** Creates a cache over an in-memory KV, with a clock and changes that the test controls. */
export function setUp() {
  const stored = new Map<string, ArrayBuffer>();
  const kv = {
    get: vi.fn(async (name: string) => stored.get(name) ?? null),
    put: vi.fn(async (name: string, value: Uint8Array<ArrayBuffer>) => {
      stored.set(name, value.slice().buffer);
    }),
    delete: vi.fn(async (name: string) => void stored.delete(name)),
  };
  const clock = { nowMs: 1_000_000 };
  const background: Promise<unknown>[] = [];
  /** When anything was invalidated last. */
  const invalidated = { tag: '', atMs: 0 };
  const changes = {
    catchUp: vi.fn(() => null),
    wereInvalidatedSince: (tags: readonly string[], sinceMs: number) =>
      tags.includes(invalidated.tag) && invalidated.atMs > sinceMs,
  };
  const open = (memory = createIsolateMemory()) =>
    createCache({
      kv: kv as never,
      memory,
      changes,
      waitUntil: (work) => void background.push(work),
      now: () => clock.nowMs,
    });
  /** Waits until no background work is left, including work started meanwhile. */
  const settle = async () => {
    while (background.length > 0) await background.shift();
  };
  return { kv, clock, changes, invalidated, open, settle };
}

export const cacheable = (value: string) => async () => ({ value, isCacheable: true });
export const failing = async () => Promise.reject(new Error('database away'));

/** Returns a source whose response depends on one listing. */
export const madeOf = (tag: string, value: string) => async () => {
  recordTags([tag]);
  return { value, isCacheable: true };
};
