import { expect, test } from 'vitest';
import { createValueMemory, createValueWatch, type WatchedValue } from './value-watch.ts';

type Words = { version: string };
const isWords = (found: unknown): found is Words => (found as Words | null)?.version !== undefined;

test('a large value is fetched by the version that is known, and goes to KV only when it has changed', async () => {
  let nowMs = 0;
  let inDatabase: Words = { version: '1' };
  const stored: string[] = [];
  const known: string[] = [];
  let readKv = 0;
  const watched: WatchedValue<Words> = {
    name: 'vocabulary',
    memory: createValueMemory<Words>({ version: '' }),
    times: {
      everyMs: 25_000,
      waitAfterMs: 45_000,
      longestWaitMs: 400,
      timeoutMs: 60_000,
      pauseMs: 5_000,
    },
    isLarge: true,
    fetch: async ({ known: present }) => {
      known.push(present.version);
      return present.version === inDatabase.version ? present : inDatabase;
    },
    parse: (found) => (isWords(found) ? found : null),
  };
  const kv = {
    get: async () => {
      readKv += 1;
      return null;
    },
    put: async (_: string, text: string) => void stored.push(text),
  };
  async function read(afterMs: number) {
    nowMs += afterMs;
    const behind: Promise<unknown>[] = [];
    const watch = createValueWatch(watched, {
      getDb: () => ({}) as never,
      kv: kv as never,
      wereInvalidatedSince: () => false,
      waitUntil: (work) => void behind.push(work),
      now: () => nowMs,
      sleep: () => new Promise(() => undefined),
    });
    const value = await watch.read();
    await Promise.all(behind);
    return value;
  }
  expect(await read(0)).toEqual({ version: '1' });
  await read(60_000);
  expect([known, stored.length, readKv]).toEqual([['', '1'], 1, 1]);
  inDatabase = { version: '2' };
  expect(await read(60_000)).toEqual({ version: '2' });
  expect([known.length, stored.length, readKv]).toEqual([3, 2, 1]);
});
