import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { type StallingProxy, startStallingProxy } from '../support/stalling-proxy.ts';

let supabase: StallingProxy;
let worker: RunningWorker;

beforeAll(async () => {
  supabase = await startStallingProxy(fileBackend().supabase.url);
  worker = await serveTestWorker({
    isPatient: false,
    variables: { SUPABASE_URL: supabase.url },
  });
});

afterAll(async () => {
  await worker?.stop();
  await supabase?.stop();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(worker.url + path, { redirect: 'manual', headers });
  return { status: response.status, text: await response.text() };
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

test('a backend that falls silent is given up, and found again when it is back', async () => {
  const [listing] = await createListings({ name: 'Seen before' });
  const seen = `/business/${listing?.slug}`;
  expect((await ask(seen)).text).toContain('Seen before');

  supabase.stall();
  const first = await Promise.all(neverAsked(1).map((path) => ask(path)));
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 503));

  for (const path of neverAsked(2)) {
    expect([(await ask(path)).status, path]).toEqual([503, path]);
  }
  const kept = await ask(seen);
  expect([kept.status, kept.text.includes('Seen before')]).toEqual([200, true]);

  supabase.recover();
  for (const path of neverAsked(1)) {
    await expect.poll(async () => (await ask(path)).status).toBe(200);
  }
});

test('a valid session is not rejected while the backend is silent', async () => {
  const admin = await createPerson('admin');
  const { data } = await admin.client.auth.getSession();
  const signedIn = { Authorization: `Bearer ${data.session?.access_token}` };
  const path = '/api/health/counts';
  expect((await ask(path, signedIn)).status).toBe(200);
  expect((await ask(path, { Authorization: 'Bearer none.of.ours' })).status).toBe(401);

  supabase.stall();
  expect((await ask(path, signedIn)).status).toBe(503);

  supabase.recover();
  const askAgain = async () => (await ask(path, signedIn)).status;
  await expect.poll(askAgain).toBe(200);
});

test('a beacon is accepted while the backend is silent, and written without its user', async () => {
  const { client } = await signInAs('visitor');
  const { data } = await client.auth.getSession();
  const value = 1_000 + Math.random();
  const findRows = async () => {
    const rows = asService().from('perf_metrics').select('user_id').eq('value', value);
    return (await rows).data;
  };
  onTestFinished(async () => {
    await asService().from('perf_metrics').delete().eq('value', value);
  });

  supabase.stall();
  // More at once than may fail before nobody is asked any more.
  const send = () =>
    fetch(`${worker.url}/api/metrics`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify([{ metric: 'LCP', path: '/', value }]),
    });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));

  supabase.recover();
  await expect.poll(findRows).toEqual(answers.map(() => ({ user_id: null })));
});
