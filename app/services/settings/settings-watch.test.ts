import { expect, test, vi } from 'vitest';
import type { EdgeSettings } from '#app/config/edge-settings.ts';
import { withTags } from '#app/services/kv/read-tags.ts';
import { createValueWatch } from '../kv/value-watch.ts';
import { createSettingsMemory, watchedSettings } from './settings-watch.ts';

const minute = 60_000;
const none: EdgeSettings = {
  limits: {},
  numbers: {},
  flags: {},
  banner: null,
  site: {},
  frame_hosts: [],
};
const withLimit = (search: number): EdgeSettings => ({ ...none, limits: { search } });

/** An edge whose clock is moved by hand, with a KV that all isolates share. */
function createEdge() {
  const edge = {
    nowMs: 0,
    inDatabase: none as unknown,
    isDatabaseUnavailable: false,
    isKvUnavailable: false,
    wereInvalidated: false,
    stored: new Map<string, string>(),
    requested: 0,
    readKv: 0,
  };
  const kv = {
    get: async (name: string) => {
      edge.readKv += 1;
      if (edge.isKvUnavailable) throw new Error('KV is away');
      return JSON.parse(edge.stored.get(name) ?? 'null');
    },
    put: async (name: string, text: string) => {
      if (edge.isKvUnavailable) throw new Error('KV is away');
      edge.stored.set(name, text);
    },
  };
  /** An isolate; each call is a request, answered before what goes on behind it. */
  function startIsolate() {
    const memory = createSettingsMemory();
    async function request(how: 'read' | 'readForCopy') {
      const behind: Promise<unknown>[] = [];
      const fetch = async () => {
        edge.requested += 1;
        if (edge.isDatabaseUnavailable) throw new Error('The database is away');
        return edge.inDatabase;
      };
      const watch = createValueWatch(
        { ...watchedSettings(memory), fetch },
        {
          getDb: () => ({}) as never,
          kv: kv as never,
          wereInvalidatedSince: () => edge.wereInvalidated,
          waitUntil: (work) => void behind.push(work),
          now: () => edge.nowMs,
          sleep: () => new Promise(() => undefined),
        },
      );
      const settings = await watch[how]();
      await Promise.all(behind);
      return settings;
    }
    return { read: () => request('read'), readForCopy: () => request('readForCopy') };
  }
  return { edge, startIsolate };
}

test('a settings change reaches busy and idle isolates within a minute', async () => {
  const { edge, startIsolate } = createEdge();
  const [busy, idle] = [startIsolate(), startIsolate()];
  await busy.read();
  await idle.read();
  edge.nowMs += 1_000;
  edge.inDatabase = withLimit(20);
  const changedAtMs = edge.nowMs;
  while ((await busy.read()).limits.search === undefined) edge.nowMs += 1_000;
  expect(edge.nowMs - changedAtMs).toBeLessThan(minute);
  edge.nowMs = changedAtMs + minute;
  expect(await idle.read()).toEqual(withLimit(20));
  expect(await startIsolate().read()).toEqual(withLimit(20));
});

test('a copy in KV is as old as the answer that it was made of: two isolates are not late one after the other', async () => {
  const { edge, startIsolate } = createEdge();
  await startIsolate().read();
  edge.inDatabase = withLimit(20);
  edge.nowMs = 24_000;
  const second = startIsolate();
  expect([await second.read(), edge.requested]).toEqual([none, 1]);
  edge.nowMs = 26_000;
  await second.read();
  expect([await second.read(), edge.requested]).toEqual([withLimit(20), 2]);
});

test('a thousand requests ask the database and KV once', async () => {
  const { edge, startIsolate } = createEdge();
  const isolate = startIsolate();
  await isolate.read();
  for (let request = 0; request < 1_000; request += 1) await isolate.read();
  expect([edge.requested, edge.readKv]).toEqual([1, 1]);
});

test('an invalidation makes an isolate reload its settings behind the answer', async () => {
  const { edge, startIsolate } = createEdge();
  const isolate = startIsolate();
  await isolate.read();
  edge.inDatabase = withLimit(20);
  edge.nowMs += 1_000;
  edge.wereInvalidated = true;
  expect(await isolate.read()).toEqual(none);
  edge.wereInvalidated = false;
  expect(await isolate.read()).toEqual(withLimit(20));
});

test('a cached copy is made from the newest settings and carries their tag', async () => {
  const { edge, startIsolate } = createEdge();
  const isolate = startIsolate();
  await isolate.read();
  edge.inDatabase = withLimit(20);
  edge.nowMs += 1_000;
  edge.wereInvalidated = true;
  expect(await withTags(isolate.readForCopy)).toEqual({
    value: withLimit(20),
    tags: ['settings'],
  });
});

test('without a database, the last settings apply, even to a new isolate, and reload after a pause', async () => {
  const { edge, startIsolate } = createEdge();
  edge.inDatabase = withLimit(20);
  const isolate = startIsolate();
  await isolate.read();
  edge.isDatabaseUnavailable = true;
  edge.nowMs += 10 * minute;
  expect(await isolate.read()).toEqual(withLimit(20));
  expect(await startIsolate().read()).toEqual(withLimit(20));
  const { requested } = edge;
  await isolate.read();
  expect(edge.requested).toBe(requested);
  edge.isDatabaseUnavailable = false;
  edge.inDatabase = withLimit(30);
  edge.nowMs += 6_000;
  await isolate.read();
  expect(await isolate.read()).toEqual(withLimit(30));
});

test('without a database and KV, the defaults apply', async () => {
  const { edge, startIsolate } = createEdge();
  edge.isDatabaseUnavailable = true;
  edge.isKvUnavailable = true;
  expect(await startIsolate().read()).toEqual(none);
});

test.each([
  null,
  'text',
  {},
  { ...none, limits: { search: 0 } },
  { ...none, limits: { search: 'all' } },
  { ...none, flags: { live: true } },
])('invalid settings from the database or KV change no values: %j', async (answer) => {
  const { edge, startIsolate } = createEdge();
  edge.inDatabase = withLimit(20);
  const isolate = startIsolate();
  await isolate.read();
  edge.inDatabase = answer;
  edge.nowMs += minute;
  await isolate.read();
  expect(await isolate.read()).toEqual(withLimit(20));
  edge.stored.set('v1:settings', JSON.stringify({ value: answer, requestedAtMs: edge.nowMs }));
  expect(await startIsolate().read()).toEqual(none);
});

test('a banner that leads to no web address is not shown, and the limits beside it count', async () => {
  const { edge, startIsolate } = createEdge();
  const banner = {
    id: 1,
    text: 'Hello',
    href: 'javascript:alert(1)',
    words: 'Here',
    tone: 'notice',
    ends_at: '9999-01-01T00:00:00Z',
  };
  edge.inDatabase = { ...withLimit(20), banner };
  expect(await startIsolate().read()).toEqual(withLimit(20));
});

test('a silent database delays a request no longer than the limit', async () => {
  const memory = createSettingsMemory();
  const sleep = vi.fn(async () => undefined);
  const fetch = () => new Promise(() => undefined);
  const watch = createValueWatch(
    { ...watchedSettings(memory), fetch },
    {
      getDb: () => ({}) as never,
      kv: { get: async () => null, put: async () => undefined } as never,
      wereInvalidatedSince: () => false,
      waitUntil: () => undefined,
      sleep,
    },
  );
  expect(await watch.read()).toEqual(none);
  expect(sleep).toHaveBeenCalledWith(400);
});
