import { expect, test } from 'vitest';
import { cacheLifetimes } from '#app/config/limits.ts';
import { type CachedCopy, createIsolateMemory, putResponse } from './cache-entries.ts';
import { failing, cacheable, madeOf, setUp } from './cache-fixture.ts';
import { isFresh } from './cache.ts';

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

/** A memory of pages, and the prepared response of one of them at `url`. */
function setUpResponses() {
  const { open, clock, invalidated, changes, settle } = setUp();
  const memory = createIsolateMemory();
  const read = async (key: string, load = madeOf('listing:a', 'answer')) => {
    const cache = open(memory);
    await cache.read('page', key, load);
    await settle();
    return cache.freshCopy();
  };
  const prepare = (url: string, copy: CachedCopy | null) => {
    if (copy === null) throw new Error('There is no fresh copy');
    const rest = { headers: new Headers(), unchanged: null, limit: null, banner: null };
    putResponse(memory, url, { copy, bytes: new Uint8Array(), ...rest, bannerEndsAtMs: Infinity });
  };
  const maySend = (url: string) => {
    const response = memory.responses.get(url);
    return response !== undefined && isFresh(response.copy, { memory, ...changes }, clock.nowMs);
  };
  return { memory, clock, invalidated, read, prepare, maySend };
}

test('a prepared response is sent until its copy is old, invalidated, renewed or failed', async () => {
  const { clock, invalidated, read, prepare, maySend } = setUpResponses();
  expect(await read('pizza')).toBeNull();
  prepare('/?q=pizza', await read('pizza'));
  expect(maySend('/?q=pizza')).toBe(true);
  Object.assign(invalidated, { tag: 'listing:a', atMs: clock.nowMs + 1 });
  expect(maySend('/?q=pizza')).toBe(false);
  Object.assign(invalidated, { tag: '' });
  clock.nowMs += freshSeconds * 1000;
  expect(maySend('/?q=pizza')).toBe(false);
  expect(await read('pizza', failing)).toBeNull();
  expect(maySend('/?q=pizza')).toBe(false);
  clock.nowMs += pauseMs;
  await read('pizza');
  const renewed = await read('pizza');
  expect(maySend('/?q=pizza')).toBe(false);
  prepare('/?q=pizza', renewed);
  expect(maySend('/?q=pizza')).toBe(true);
});

test('a prepared response is dropped when its copy is replaced, deleted, or evicted', async () => {
  const { memory, clock, read, prepare } = setUpResponses();
  const removed = async () => ({ value: 'gone', isCacheable: false });
  for (const end of [madeOf('listing:a', 'new'), removed]) {
    await read('pizza');
    const copy = await read('pizza');
    prepare('/?q=pizza', copy);
    clock.nowMs += cacheLifetimes.page.staleSeconds * 1000;
    await read('pizza', end);
    expect([...memory.responses.keys()]).toEqual([]);
    // Made of what is no longer in memory.
    prepare('/?q=pizza', copy);
    expect([...memory.responses.keys()]).toEqual([]);
  }
  await read('pizza');
  prepare('/?q=pizza', await read('pizza'));
  for (let number = 0; number < 200; number += 1) await read(`other ${number}`);
  expect([...memory.responses.keys()]).toEqual([]);
});

test('one copy has the responses of its last four URLs', async () => {
  const { memory, read, prepare } = setUpResponses();
  await read('pizza');
  const copy = await read('pizza');
  for (const url of ['a', 'b', 'c', 'd', 'e']) prepare(url, copy);
  expect([...memory.responses.keys()]).toEqual(['b', 'c', 'd', 'e']);
});

test('no response is prepared of two copies', async () => {
  const { open, settle } = setUp();
  const memory = createIsolateMemory();
  for (const key of ['pizza', 'pasta']) await open(memory).read('page', key, cacheable('answer'));
  await settle();
  const cache = open(memory);
  await cache.read('page', 'pizza', failing);
  expect(cache.freshCopy()).not.toBeNull();
  await cache.read('page', 'pasta', failing);
  expect(cache.freshCopy()).toBeNull();
});
