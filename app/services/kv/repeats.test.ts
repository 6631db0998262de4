import { expect, test } from 'vitest';
import { cacheLifetimes } from '#app/config/limits.ts';
import { type IsolateMemory, isYoung } from './cache.ts';
import { failing, kept, madeOf, setUp } from './cache-fixture.ts';

const { freshSeconds } = cacheLifetimes.page;
const pauseMs = 5_000;

test('bytes come from KV as they went there, and the rest of the answer with them', async () => {
  const { open, settle } = setUp();
  const page = {
    status: 200,
    headers: [['ETag', '"é\n"']],
    body: new Uint8Array([10, 0, 255, 10]),
  };
  await open().read('page', 'pizza', async () => ({ value: page, isCacheable: true }));
  await settle();
  expect(await open().read('page', 'pizza', failing)).toEqual(page);
});

test('what was young may be repeated until it is old, touched, renewed or failed', async () => {
  const { open, clock, touched, changes, settle } = setUp();
  const memory: IsolateMemory = { entries: new Map(), refreshingSinceMs: new Map() };
  const read = async (load = madeOf('listing:a', 'answer')) => {
    const cache = open(memory);
    await cache.read('page', 'pizza', load);
    await settle();
    return cache.youngCopy();
  };
  expect(await read()).toBeNull();
  const copy = await read();
  const mayRepeat = (one = copy) =>
    one !== null && isYoung(one, { memory, ...changes }, clock.nowMs);
  expect(mayRepeat()).toBe(true);
  Object.assign(touched, { tag: 'listing:a', atMs: clock.nowMs + 1 });
  expect(mayRepeat()).toBe(false);
  Object.assign(touched, { tag: '' });
  clock.nowMs += freshSeconds * 1000;
  expect(mayRepeat()).toBe(false);
  expect(await read(failing)).toBeNull();
  expect(mayRepeat()).toBe(false);
  clock.nowMs += pauseMs;
  await read();
  const renewed = await read();
  expect([mayRepeat(), mayRepeat(renewed)]).toEqual([false, true]);
});

test('what was made of two copies is not repeated by one of them', async () => {
  const { open, settle } = setUp();
  const memory: IsolateMemory = { entries: new Map(), refreshingSinceMs: new Map() };
  for (const key of ['pizza', 'pasta']) await open(memory).read('page', key, kept('answer'));
  await settle();
  const cache = open(memory);
  await cache.read('page', 'pizza', failing);
  expect(cache.youngCopy()).not.toBeNull();
  await cache.read('page', 'pasta', failing);
  expect(cache.youngCopy()).toBeNull();
});
