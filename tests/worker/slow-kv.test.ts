import { type Server, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kvTimeoutMs, visitorReads } from '#app/config/limits.ts';
import { portOf } from '../../supabase/local/port.ts';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { fileBackend } from '../support/file-backend.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { type StallingProxy, startStallingProxy } from '../support/stalling-proxy.ts';

/** Nobody is to wait longer. */
const longestMs = 4_000;
/** Late enough that reads side by side overlap; early enough for a busy machine to take it in time. */
const lateMs = kvTimeoutMs / 4;
/** How often KV may be waited for once the database has been given up. */
const maxRounds = 2;

/** Never looked at: what stands in is one value of KV or two. */
const screens = ['/?q=coffee&near=Austin%2C+TX', '/business/4th-street-tap-austin-tx?stars=3'];

const values = new Map<string, Buffer>();
let waitMs = 0;
let reads: { startedAt: number; endedAt: number }[] = [];
let store: Server;
let supabase: StallingProxy;

beforeAll(async () => {
  supabase = await startStallingProxy(fileBackend().supabase.url);
  store = await startStore();
  const worker = await serve();
  // Each metro in short, and what was still being written.
  await worker.runCron('17 * * * *');
  await vi.waitUntil(() => values.size > 30, { timeout: 60_000 });
  await worker.stop();
});

afterAll(async () => {
  await supabase.stop();
  await new Promise((resolve) => store.close(resolve));
});

/** A KV that outlives its Workers, as Cloudflare's does. */
async function startStore(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const startedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (request.method === 'GET') reads.push({ startedAt, endedAt: performance.now() });
    if (request.method === 'PUT') values.set(request.url ?? '', body);
    const value = values.get(request.url ?? '');
    response.writeHead(value ? 200 : 404).end(value);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

function serve(): Promise<RunningWorker> {
  return serveTestWorker({
    isPatient: false,
    variables: { SUPABASE_URL: supabase.url },
    kvStandIn: `import { WorkerEntrypoint } from 'cloudflare:workers';
      const at = (key) => 'http://127.0.0.1:${portOf(store)}/' + encodeURIComponent(key);
      export default class extends WorkerEntrypoint {
        async get(key, type) {
          const response = await fetch(at(key));
          const body = await response.arrayBuffer();
          if (!response.ok) return null;
          return type === 'json' ? JSON.parse(new TextDecoder().decode(body)) : body;
        }
        async put(key, value) { await (await fetch(at(key), { method: 'PUT', body: value })).text(); }
        async delete() {}
      }`,
  });
}

/** How many of the reads since then waited for another: what is read side by side is one round. */
function countRounds(sinceMs: number): number {
  let rounds = 0;
  let endsAt = -Infinity;
  const since = reads.filter(({ startedAt }) => startedAt >= sinceMs);
  for (const read of since.toSorted((one, other) => one.startedAt - other.startedAt)) {
    if (read.startedAt < endsAt) continue;
    rounds += 1;
    endsAt = read.endedAt;
  }
  return rounds;
}

test('the database is given up in time for two values of KV', () => {
  expect(visitorReads.latestMs + maxRounds * kvTimeoutMs).toBeLessThan(longestMs);
});

test.each(screens)(
  'a KV that answers late, before a silent database: a new isolate waits for it twice at most, for %s',
  async (path) => {
    const worker = await serve();
    await (await fetch(`${worker.url}/api/config`)).text();
    waitMs = lateMs;
    reads = [];
    supabase.fail('silent');
    try {
      const response = await fetch(worker.url + path);
      const text = await response.text();
      expect([response.status, text.includes('This page is from a saved copy')]).toEqual([
        200,
        true,
      ]);
      // What is read before the database is asked, and beside that, has begun by then.
      const rounds = countRounds((supabase.findSilence() ?? Infinity) + visitorReads.minMs / 2);
      expect(rounds).toBeGreaterThan(0);
      expect(rounds).toBeLessThanOrEqual(maxRounds);
    } finally {
      waitMs = 0;
      supabase.recover();
      await worker.stop();
    }
  },
);
