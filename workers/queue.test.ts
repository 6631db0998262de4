import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Env } from '#app/config/env.ts';
import { deadLetterQueue } from '#app/config/limits.ts';
import { handleQueue } from './queue.ts';

type Row = { id: string; user_id: string | null };
type Answer = { status: number; code?: string };

const written: Answer = { status: 201 };
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void logged.push(line));
  }
});

/** A PostgREST that answers each insert as it is told, and the inserts it was sent. */
async function serve(answerTo: (rows: Row[]) => Answer) {
  const inserts: Row[][] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const rows = JSON.parse(Buffer.concat(chunks).toString()) as Row[];
    inserts.push(rows);
    const { status, code } = answerTo(rows);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(code === undefined ? undefined : JSON.stringify({ code, message: 'No' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { supabase: { url, publishableKey: 'public', secretKey: 'secret' } } as Env;
  return { env, inserts };
}

type BatchOptions = { ids: string[]; attempts?: number; queue?: string };

/** A batch of beacons of one vital each; records the calls of the queue. */
function createBatch({ ids, attempts = 1, queue = 'mainstreet-metrics' }: BatchOptions) {
  const calls = { ackAll: 0, retryAll: [] as unknown[], retried: [] as unknown[] };
  const messages = ids.map((id) => ({
    attempts,
    body: { metrics: [{ id, user_id: 'somebody' }] },
    retry: (options: unknown) => calls.retried.push([id, options]),
  }));
  const batch = {
    queue,
    messages,
    ackAll: () => (calls.ackAll += 1),
    retryAll: (options: unknown) => calls.retryAll.push(options),
  };
  return { batch: batch as unknown as MessageBatch, calls };
}

test('a batch is one insert with the secret key, and done', async () => {
  const { env, inserts } = await serve(() => written);
  const { batch, calls } = createBatch({ ids: ['a', 'b', 'c'] });
  await handleQueue(batch, env);
  expect(inserts.map((rows) => rows.map(({ id }) => id))).toEqual([['a', 'b', 'c']]);
  expect(calls).toEqual({ ackAll: 1, retryAll: [], retried: [] });
});

test.each([
  [500, 'XX000', 'breaks'],
  [500, '57014', 'takes too long'],
  [401, 'PGRST301', 'does not know the key'],
  [403, '42501', 'may not write'],
  [404, '42P01', 'has no such table yet'],
  [429, undefined, 'has too much to do'],
])(
  'a database that answers %i (%s: it %s) gets the whole batch again',
  async (status, code, _what) => {
    const { env, inserts } = await serve(() => ({ status, ...(code && { code }) }));
    const { batch, calls } = createBatch({ ids: ['a', 'b'] });
    await handleQueue(batch, env);
    expect(inserts).toHaveLength(1);
    expect(calls).toEqual({ ackAll: 0, retryAll: [{ delaySeconds: 20 }], retried: [] });
    expect(logged.join()).toContain('"retried":2');
  },
);

test('so does one that cannot be reached', async () => {
  const env = {
    supabase: { url: 'http://127.0.0.1:9', publishableKey: 'public', secretKey: 'secret' },
  } as Env;
  const { batch, calls } = createBatch({ ids: ['a'] });
  await handleQueue(batch, env);
  expect(calls).toEqual({ ackAll: 0, retryAll: [{ delaySeconds: 20 }], retried: [] });
});

test.each([
  ['mainstreet-metrics', [20, 40, 80, 160, 320, 600, 600]],
  [deadLetterQueue, [60, 120, 240, 480, 960, 1920, 3840, 7680, 14_400, 14_400]],
])('%s waits longer after each failure, up to a limit', async (queue, delays) => {
  const { env } = await serve(() => ({ status: 500, code: 'XX000' }));
  for (const [index, delaySeconds] of delays.entries()) {
    const { batch, calls } = createBatch({ ids: ['a'], attempts: index + 1, queue });
    await handleQueue(batch, env);
    expect(calls.retryAll).toEqual([{ delaySeconds }]);
  }
});

test.each(['23514', '22P02', 'PGRST204'])(
  'a beacon refused as %s is parted from the rest, which is written',
  async (code) => {
    const { env, inserts } = await serve((rows) =>
      rows.some(({ id }) => id === 'bad') ? { status: 400, code } : written,
    );
    const { batch, calls } = createBatch({ ids: ['a', 'b', 'bad', 'c', 'd'], attempts: 2 });
    await handleQueue(batch, env);
    const accepted = inserts.filter((rows) => rows.every(({ id }) => id !== 'bad')).flat();
    expect(accepted.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(calls).toEqual({
      ackAll: 1,
      retryAll: [],
      retried: [['bad', { delaySeconds: 40 }]],
    });
    expect(logged.join()).toContain('"written":4,"refused":1');
  },
);

test('a database that goes away between two halves gets the whole batch again', async () => {
  const { env } = await serve((rows) => {
    if (rows.length > 1) return { status: 400, code: '23514' };
    return rows[0]?.id === 'a' ? written : { status: 500, code: 'XX000' };
  });
  const { batch, calls } = createBatch({ ids: ['a', 'b'] });
  await handleQueue(batch, env);
  expect(calls).toEqual({ ackAll: 0, retryAll: [{ delaySeconds: 20 }], retried: [] });
});

test('metrics of an account deleted meanwhile are stored without it', async () => {
  const { env, inserts } = await serve((rows) =>
    rows.some(({ user_id }) => user_id !== null) ? { status: 409, code: '23503' } : written,
  );
  const { batch, calls } = createBatch({ ids: ['a', 'b'] });
  await handleQueue(batch, env);
  expect(inserts.at(-1)?.map(({ id, user_id }) => [id, user_id])).toEqual([
    ['a', null],
    ['b', null],
  ]);
  expect(calls.ackAll).toBe(1);
});

test('a measurement rejected even as a dead letter is stored in the database and leaves the queue', async () => {
  const kept: unknown[] = [];
  const { env } = await serve((rows) => {
    if (Array.isArray(rows)) return { status: 400, code: '23514' };
    kept.push(rows);
    return { status: 200 };
  });
  const { batch, calls } = createBatch({ ids: ['a'], queue: deadLetterQueue });
  await handleQueue(batch, env);
  expect(kept).toEqual([{ measurements: [{ metrics: [{ id: 'a', user_id: 'somebody' }] }] }]);
  expect(calls).toEqual({ ackAll: 1, retryAll: [], retried: [] });
});
