import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { fileBackend } from '../support/file-backend.ts';
import { fetchWorker, stopClock } from './worker.ts';

const key = () => fileBackend().supabase.publishableKey;

test('supabase-js works through the relay: it signs in, reads its profile and signs out', async () => {
  const client = createClient(`${fileBackend().workerUrl}/api/relay`, key(), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data } = await client.auth.signInWithPassword({
    email: 'owner@mainstreet.example',
    password: 'mainstreet-demo-1',
  });
  const profile = await client
    .from('profiles')
    .select('first_name, role')
    .eq('user_id', data.user?.id ?? '')
    .single();
  expect(profile.data).toEqual({ first_name: 'Otis', role: 'business_owner' });
  expect((await client.auth.signOut()).error).toBeNull();
});

test('a wrong password is answered as Supabase answers it', async () => {
  const response = await fetchWorker('/api/relay/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: key(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@mainstreet.example', password: 'wrong' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'invalid_credentials' });
});

test('a person is bound by Row Level Security there too', async () => {
  const response = await fetchWorker('/api/relay/rest/v1/profiles?first_name=eq.Otis', {
    method: 'PATCH',
    headers: { apikey: key(), 'Content-Type': 'application/json' },
    body: '{"first_name":"Mine now"}',
  });
  expect([401, 403]).toContain(response.status);
});

test('a function that is not granted to who calls is refused there as it is by Supabase', async () => {
  const call = (name: string) =>
    fetchWorker(`/api/relay/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key(), 'Content-Type': 'application/json' },
      body: '{}',
    });
  for (const name of ['find_metros', 'get_queue_presets', 'notify_savers']) {
    const response = await call(name);
    expect.soft(response.status, name).toBe(401);
    expect.soft(await response.json(), name).toMatchObject({ code: '42501' });
  }
  expect((await call('find_categories')).status).toBe(200);
});

test.each([
  '/api/relay/',
  '/api/relay/storage/v1/object/a',
  '/api/relay/functions/v1/a',
  '/api/relay/realtime/v1/websocket',
  '/api/relay/rest/v2/businesses',
  '/api/relay/rest/v1/',
  '/api/relay/https://evil.example/rest/v1/a',
  '/api/relay//evil.example/rest/v1/a',
  '/api/relay/@evil.example/rest/v1/a',
  '/api/relay/rest/v1/..%2f..%2fstorage/v1/a',
  '/api/relay/rest/v1/%2e%2e/%2e%2e/storage/v1/a',
  '/api/relay/rest/v1/..%5c..%5cstorage',
  '/api/relay/rest/v1//evil.example',
  '/api/relay/rest/v1/%00',
  '/api/relay/rest/v1/rpc/search_businesses/more',
  '/api/relay/rest/v1/PROFILES',
  '/api/relay/rest/v1/%70rofiles',
  '/api/relay/auth/v1/admin/users',
  '/api/relay/auth/v1/settings',
])('%s answers a JSON error as not found', async (path) => {
  const response = await fetchWorker(path, { headers: { apikey: key() } });
  expect(response.status).toBe(404);
  await expectError(response, 'not_found');
});

test.each([
  ['without a key', {}],
  ['with a key of somebody else', { apikey: 'sb_publishable_other' }],
  ['with our key beside another', { apikey: 'sb_publishable_other, mine' }],
])('a call %s is refused', async (_what, headers: Record<string, string>) => {
  const response = await fetchWorker('/api/relay/rest/v1/businesses?limit=1', { headers });
  expect(response.status).toBe(403);
  await expectError(response, 'forbidden');
});

test('a query that spells no text is refused', async () => {
  const response = await fetchWorker('/api/relay/rest/v1/profiles?select=%E0%A4%A', {
    headers: { apikey: key() },
  });
  expect(response.status).toBe(400);
  await expectError(response, 'bad_request');
});

test('a call with the secret key is refused', async () => {
  const response = await fetchWorker('/api/relay/rest/v1/profiles', {
    headers: { apikey: fileBackend().supabase.secretKey },
  });
  expect(response.status).toBe(403);
});

test('a body of more than a megabyte is refused', async () => {
  const response = await fetchWorker('/api/relay/rest/v1/profiles', {
    method: 'POST',
    headers: { apikey: key(), 'Content-Type': 'application/json' },
    body: `"${'x'.repeat(1024 * 1024)}"`,
  });
  expect(response.status).toBe(413);
  await expectError(response, 'payload_too_large');
});

test('a caller over the relay’s limit is rejected', async () => {
  await stopClock();
  const headers = { 'CF-Connecting-IP': '203.0.113.99' };
  const statuses = new Set<number>();
  for (let call = 0; call < 130; call += 1) {
    statuses.add((await fetchWorker('/api/relay/rest/v1/businesses', { headers })).status);
  }
  expect([...statuses]).toEqual([403, 429]);
});

async function expectError(response: Response, code: string) {
  expect(await response.json()).toMatchObject({
    error: {
      code,
      message: expect.any(String),
      request_id: expect.any(String),
    },
  });
}

test('a caller who tries passwords through it learns when to try again', async () => {
  const address = '203.0.113.150';
  const client = createClient(`${fileBackend().workerUrl}/api/relay`, key(), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'CF-Connecting-IP': address } },
  });
  const messages: string[] = [];
  // More than one over the limit: where a minute turns meanwhile, some of it is forgiven.
  for (let attempt = 0; attempt < 15; attempt += 1) {
    const email = `guessed-${attempt}@example.com`;
    const { error } = await client.auth.signInWithPassword({ email, password: 'wrong' });
    messages.push(error?.message ?? '');
  }
  expect(messages.slice(0, 10)).toEqual(Array(10).fill('Invalid login credentials'));
  expect(messages.at(-1)).toBe('Too many attempts. Try again in 1 minute.');
});

test('an account is guessed at no more than twenty times an hour, from however many addresses', async () => {
  const email = 'someone@mainstreet.example';
  const guess = async (attempt: number) => {
    const response = await fetchWorker('/api/relay/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: key(), 'X-Forwarded-For': `198.51.100.${attempt}` },
      body: JSON.stringify({ email: attempt % 2 ? email : email.toUpperCase(), password: 'wrong' }),
    });
    const { message } = await response.json<{ message?: string }>();
    return { status: response.status, message };
  };
  const answers: Awaited<ReturnType<typeof guess>>[] = [];
  for (let attempt = 0; attempt < 24; attempt += 1) answers.push(await guess(attempt));
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(400));
  expect(answers.at(-1)?.message).toMatch(/^Too many attempts\. Try again in \d+ minutes?\.$/);
});

test('a read with a body does not fail', async () => {
  const { workerUrl, supabase } = fileBackend();
  // As programs send it; fetch does not.
  const read = request(`${workerUrl}/api/relay/rest/v1/categories?limit=1`, {
    headers: { Apikey: supabase.publishableKey, 'Content-Length': '2' },
  });
  read.end('{}');
  const [answer] = (await once(read, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
});
