import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { fileBackend } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { type StallingProxy, startStallingProxy } from '../support/stalling-proxy.ts';

/** 4 s, and what a busy machine adds. */
const longestMs = 4_000 + 2_000;
/** Without waiting for anybody, on a busy machine. */
const atOnceMs = 1_000;

let supabase: StallingProxy;
let worker: RunningWorker;

beforeAll(async () => {
  supabase = await startStallingProxy(fileBackend().supabase.url);
  worker = await serveTestWorker({ variables: { SUPABASE_URL: supabase.url } });
});

afterAll(async () => {
  await worker?.stop();
  await supabase?.stop();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const startedAt = performance.now();
  const response = await fetch(worker.url + path, { redirect: 'manual', headers });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - startedAt };
}

/** Of every kind of read, none of them in the cache; `round` makes them new. */
const neverAsked = (round: number) => [
  `/?q=${round}a`,
  `/_.data?q=${round}b`,
  `/?q=${round}c&near=Austin%2C+TX`,
  `/browse/metro/austin-tx?q=${round}`,
  `/business/sunnyside-drain-and-sewer-decatur-ga?stars=${round}`,
  `/api/search?q=${round}d`,
  `/api/suggest?q=${round}e`,
  ...(round === 1 ? ['/', '/cityguides', '/blog', '/legacy-home', '/sitemap.xml'] : []),
];

test('a backend that falls silent costs 4 s once, then nothing, and is found again when it is back', async () => {
  const [listing] = await createListings({ name: 'Seen before' });
  const seen = `/business/${listing?.slug}`;
  expect((await ask(seen)).text).toContain('Seen before');

  supabase.stall();
  const first = await Promise.all(neverAsked(1).map((path) => ask(path)));
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 503));
  expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(longestMs);

  for (const path of neverAsked(2)) {
    const { status, ms } = await ask(path);
    expect([status, path]).toEqual([503, path]);
    expect(ms).toBeLessThan(atOnceMs);
  }
  const kept = await ask(seen);
  expect([kept.status, kept.text.includes('Seen before')]).toEqual([200, true]);
  expect(kept.ms).toBeLessThan(atOnceMs);

  supabase.recover();
  for (const path of neverAsked(1)) {
    await expect.poll(async () => (await ask(path)).status, { timeout: 8_000 }).toBe(200);
  }
}, 60_000);

test('while the backend is silent a valid session is not told to be none', async () => {
  const admin = await createPerson('admin');
  const { data } = await admin.client.auth.getSession();
  const signedIn = { Authorization: `Bearer ${data.session?.access_token}` };
  const path = '/api/health/searches';
  expect((await ask(path, signedIn)).status).toBe(200);
  expect((await ask(path, { Authorization: 'Bearer none.of.ours' })).status).toBe(401);

  supabase.stall();
  expect((await ask(path, signedIn)).status).toBe(503);

  supabase.recover();
  const askAgain = async () => (await ask(path, signedIn)).status;
  await expect.poll(askAgain, { timeout: 8_000 }).toBe(200);
}, 60_000);
