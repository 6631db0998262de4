import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, ownerId, password, startTestStack } from '../testing/project.ts';

const email = 'owner@mainstreet.example';
const project = createProject();
let stack: Awaited<ReturnType<typeof startTestStack>>;

beforeAll(async () => {
  stack = await startTestStack({ projectDir: project.folder });
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

function connect(): SupabaseClient {
  const { url, publishableKey } = stack.supabase;
  return createClient(url, publishableKey, { auth: { persistSession: false } });
}

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${stack.supabase.url}/auth/v1${path}`, {
    method: 'POST',
    body,
    headers: { apikey: stack.supabase.publishableKey, ...headers },
  });
}

test('an owner signs in with the right password and gets a session of an hour', async () => {
  const { data, error } = await connect().auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(data.session?.refresh_token).toMatch(/^[a-z0-9]{12}$/);
  expect(data.user).toMatchObject({ id: ownerId, email, role: 'authenticated' });
  expect(data.user?.identities).toHaveLength(1);
  expect(data.user?.user_metadata).toEqual({ name: 'Test' });
});

test('the address may be written in capitals', async () => {
  const { error } = await connect().auth.signInWithPassword({
    email: email.toUpperCase(),
    password,
  });
  expect(error).toBeNull();
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await connect().auth.signInWithPassword({ email, password: 'wrong' });
  const unknown = await connect().auth.signInWithPassword({
    email: 'nobody@mainstreet.example',
    password,
  });
  for (const { error } of [wrong, unknown]) {
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  }
});

test('an address that was never confirmed cannot sign in', async () => {
  const { error } = await connect().auth.signInWithPassword({
    email: 'new@mainstreet.example',
    password,
  });
  expect(error?.code).toBe('email_not_confirmed');
});

test('a client of the first API version gets the first shape of errors', async () => {
  const response = await post(
    '/token?grant_type=password',
    JSON.stringify({ email, password: '' }),
  );
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  });
});

test('a body that is not JSON, or not a login, is a 400', async () => {
  for (const [body, code] of [
    ['{', 'bad_json'],
    ['[]', 'validation_failed'],
    ['{"email":1,"password":{}}', 'validation_failed'],
  ] as const) {
    const response = await post('/token?grant_type=password', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: code });
  }
});

test('a password with a NUL character is a wrong password rather than a failure', async () => {
  const { error } = await connect().auth.signInWithPassword({ email, password: 'a\0b' });
  expect(error?.code).toBe('invalid_credentials');
});

test('the signed-in user can be read, the visitor has none', async () => {
  const client = connect();
  await client.auth.signInWithPassword({ email, password });
  expect((await client.auth.getUser()).data.user?.id).toBe(ownerId);
  const { error } = await client.auth.getUser('not-a-token');
  expect([error?.status, error?.code]).toEqual([403, 'bad_jwt']);
});

test('after signing out the old token opens no account', async () => {
  const client = connect();
  const { data } = await client.auth.signInWithPassword({ email, password });
  const token = data.session?.access_token ?? '';
  expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect((await client.auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
});

test('signing out the others keeps the own session', async () => {
  const [here, there] = [connect(), connect()];
  await here.auth.signInWithPassword({ email, password });
  await there.auth.signInWithPassword({ email, password });
  await here.auth.signOut({ scope: 'others' });
  expect((await here.auth.getUser()).error).toBeNull();
  expect((await there.auth.getUser()).error).not.toBeNull();
});

test('health and settings answer every caller with a key', async () => {
  const headers = { apikey: stack.supabase.publishableKey };
  const health = await fetch(`${stack.supabase.url}/auth/v1/health`, { headers });
  expect(await health.json()).toMatchObject({ name: 'GoTrue' });
  const settings = await fetch(`${stack.supabase.url}/auth/v1/settings`, { headers });
  expect(await settings.json()).toMatchObject({ external: { email: true } });
});
