import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMessageThreads } from '#app/domain/message/message-calls.ts';
import { listen } from '../../supabase/local/node-server.ts';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { fetchWorker } from './worker.ts';

const secret = 'the secret of the test';
const keys = { TURNSTILE_SITE_KEY: 'the public key', TURNSTILE_SECRET_KEY: secret };
const used = new Set<string>();
/** The secret that Cloudflare knows. */
let known = secret;

/** Plays Cloudflare: accepts one secret, and each token `good-…` once. */
const app = new Hono();
app.post('/turnstile/v0/siteverify', async (c) => {
  const { secret: given, response } = await c.req.json<{ secret: string; response: string }>();
  if (response === 'broken') return c.text('Bad gateway', 502);
  const success = given === known && response.startsWith('good-') && !used.has(response);
  used.add(response);
  return c.json({
    success,
    ...(!success && {
      'error-codes': [given === known ? 'invalid-input-response' : 'invalid-input-secret'],
    }),
  });
});

let cloudflare: Awaited<ReturnType<typeof listen>>;
let worker: RunningWorker;

beforeAll(async () => {
  cloudflare = await listen({ app, port: 0, portVariable: 'PORT', log: console.error });
  worker = await serveTestWorker({ variables: { ...keys, TURNSTILE_URL: cloudflare.url } });
});
afterAll(async () => {
  await worker?.stop();
  await cloudflare?.stop();
});

test('with keys a first message needs a token that Turnstile takes, each once', async () => {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const { client } = await createPerson('community_user');
  const { data } = await client.auth.getSession();
  const send = (token: string) =>
    fetch(`${worker.url}/api/messages`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({
        recipients: [
          { business_id: listing!.id, thread_id: randomUUID(), message_id: randomUUID() },
        ],
        body: 'Can you come on Monday?',
        website: '',
        open_ms: 9_000,
        token,
      }),
    });
  const countThreads = async () => (await findMessageThreads({ db: client }, null)).items.length;
  for (const token of ['', 'bad']) {
    expect(await (await send(token)).json()).toEqual({ outcome: 'not_verified' });
  }
  expect((await send('broken')).status).toBe(503);
  expect(await countThreads()).toBe(0);
  const token = `good-${randomUUID()}`;
  expect(await (await send(token)).json()).toMatchObject({ sendings: [{ outcome: 'sent' }] });
  expect(await (await send(token)).json()).toEqual({ outcome: 'not_verified' });
  expect(await countThreads()).toBe(1);
});

test('only with keys do pages allow Turnstile’s host, and never do they show the secret', async () => {
  const withKeys = await fetch(`${worker.url}/about`);
  const host = 'https://challenges.cloudflare.com';
  expect(withKeys.headers.get('Content-Security-Policy')).toContain(`frame-src 'self' ${host};`);
  const html = await withKeys.text();
  expect(html).toContain('the public key');
  expect(html).not.toContain(secret);
  const without = await fetchWorker('/about');
  expect(without.headers.get('Content-Security-Policy')).not.toContain(host);
  expect(await without.text()).not.toContain('the public key');
});

test('an admin tests whether Turnstile knows the secret', async () => {
  const { client } = await createPerson('super_admin');
  const { data } = await client.auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token}` };
  const check = async () =>
    (await fetch(`${worker.url}/api/setup/turnstile`, { method: 'POST', headers })).json();
  expect(await check()).toEqual({ outcome: 'ready' });
  known = 'another secret';
  expect(await check()).toEqual({ outcome: 'refused' });
  known = secret;
});
