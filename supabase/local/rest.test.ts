import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, ownerId, password, startTestStack } from './testing/project.ts';

const project = createProject();
let stack: Awaited<ReturnType<typeof startTestStack>>;

beforeAll(async () => {
  stack = await startTestStack({ projectDir: project.folder });
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

function connect(key: string): SupabaseClient {
  return createClient(stack.supabase.url, key, { auth: { persistSession: false } });
}

function visitor(): SupabaseClient {
  return connect(stack.supabase.publishableKey);
}

function service(): SupabaseClient {
  return connect(stack.supabase.secretKey);
}

async function owner(): Promise<SupabaseClient> {
  const client = visitor();
  const { error } = await client.auth.signInWithPassword({
    email: 'owner@mainstreet.example',
    password,
  });
  expect(error).toBeNull();
  return client;
}

test('a visitor reads public rows only', async () => {
  const { data } = await visitor().from('notes').select('body');
  expect(data).toEqual([{ body: 'for everyone' }]);
});

test('an owner reads public rows and their own', async () => {
  const { data } = await (await owner()).from('notes').select('body').order('id').limit(2);
  expect(data?.map((note) => note.body)).toEqual(['for everyone', 'for the owner']);
});

test('a visitor may not write, and learns so as 42501', async () => {
  const { error, status } = await visitor().from('notes').insert({ body: 'spam' });
  expect([error?.code, status]).toEqual(['42501', 401]);
});

test('an owner may write rows of their own but not of others', async () => {
  const client = await owner();
  const own = await client.from('notes').insert({ body: 'mine', owner_id: ownerId }).select();
  expect(own.data).toMatchObject([{ body: 'mine', owner_id: ownerId }]);
  const foreign = await client.from('notes').insert({ body: 'theirs' });
  expect([foreign.error?.code, foreign.status]).toEqual(['42501', 403]);
});

test('the service role inserts, updates, upserts and deletes past the policies', async () => {
  const items = service().from('items');
  expect((await items.insert({ id: 9001, name: 'a' })).status).toBe(201);
  expect((await items.update({ name: 'b' }).eq('id', 9001).select()).data).toEqual([
    { id: 9001, name: 'b' },
  ]);
  expect((await items.upsert({ id: 9001, name: 'c' }).select().single()).data).toEqual({
    id: 9001,
    name: 'c',
  });
  expect((await items.delete({ count: 'exact' }).eq('id', 9001)).count).toBe(1);
});

test('a list is capped at 1,000 rows while the exact count is true', async () => {
  const { data, count } = await visitor().from('items').select('*', { count: 'exact' });
  expect([data?.length, count]).toEqual([1000, 1500]);
});

test('a count alone comes without a body', async () => {
  const { data, count } = await visitor()
    .from('items')
    .select('*', { count: 'exact', head: true })
    .lte('id', 30);
  expect([data, count]).toEqual([null, 30]);
});

test('a single row that is not there is PGRST116', async () => {
  const { error, status } = await visitor().from('items').select().eq('id', -1).single();
  expect([error?.code, status]).toEqual(['PGRST116', 406]);
});

test('a large body arrives whole, there and back', async () => {
  const body = 'é'.repeat(3_000_000);
  const notes = service().from('notes');
  const { data, error } = await notes.insert({ body }).select('id, body').single();
  expect(error).toBeNull();
  expect(data?.body === body).toBe(true);
  await notes.delete().eq('id', data?.id);
});

test("functions that run at the same time do not see each other's half", async () => {
  const calls = Array.from({ length: 60 }, (_, index) =>
    (index % 2 === 0 ? visitor() : service()).rpc('add_slowly', { amount: 1 }),
  );
  const results = await Promise.all(calls);
  const values = results.map((result) => Number(result.data)).sort((a, b) => a - b);
  expect(values).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test('queries of the services wait for transactions of the API and the other way round', async () => {
  const before = await stack.database.query<{ value: number }>('select value from counters');
  const own = Array.from({ length: 20 }, () =>
    stack.database.transaction(async (tx) => {
      const { rows } = await tx.query<{ value: number }>('select value from counters for update');
      await new Promise((resolve) => setTimeout(resolve, 2));
      await tx.query('update counters set value = $1', [(rows[0]?.value ?? 0) + 1]);
    }),
  );
  const calls = Array.from({ length: 20 }, () => service().rpc('add_slowly', { amount: 1 }));
  await Promise.all([...own, ...calls]);
  const after = await stack.database.query<{ value: number }>('select value from counters');
  expect((after[0]?.value ?? 0) - (before[0]?.value ?? 0)).toBe(40);
});

test('a failed transaction leaves the database usable for everyone', async () => {
  const bad = Array.from({ length: 8 }, () => service().from('items').insert({ id: 1, name: 'x' }));
  const good = Array.from({ length: 8 }, () => visitor().from('items').select().eq('id', 1));
  const codes = (await Promise.all(bad)).map((result) => result.error?.code);
  expect(new Set(codes)).toEqual(new Set(['23505']));
  for (const result of await Promise.all(good)) expect(result.data).toHaveLength(1);
});

test('a caller who hangs up does not keep the others waiting', async () => {
  const controllers = Array.from({ length: 20 }, () => new AbortController());
  const calls = controllers.map(({ signal }) =>
    service().rpc('add_slowly', { amount: 0 }).abortSignal(signal),
  );
  setTimeout(() => controllers.forEach((controller) => controller.abort()), 15);
  await Promise.allSettled(calls);
  const { data } = await visitor().from('items').select().eq('id', 2);
  expect(data).toHaveLength(1);
});

test("a request without a key is refused in the gateway's words", async () => {
  const response = await fetch(`${stack.supabase.url}/rest/v1/items`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'No API key found in request' });
});

test('the key may stand in the query, beside filters', async () => {
  const { url, publishableKey } = stack.supabase;
  const path = `/rest/v1/items?id=eq.2&apikey=${publishableKey}&select=name`;
  const response = await fetch(url + path);
  expect([response.status, await response.json()]).toEqual([200, [{ name: 'item 2' }]]);
});

test('a wrong key is refused, and so is a forged token', async () => {
  const wrong = await connect('sb_publishable_wrong').from('items').select();
  expect([wrong.status, wrong.error?.message]).toEqual([401, 'Invalid API key']);
  const forged = await fetch(`${stack.supabase.url}/rest/v1/items`, {
    headers: {
      apikey: stack.supabase.publishableKey,
      authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.AAAA',
    },
  });
  expect(forged.status).toBe(401);
});

test("a token signed for a role beyond the API's three is refused", async () => {
  const { SignJWT } = await import('jose');
  const token = await new SignJWT({ role: 'postgres' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(stack.supabase.jwtSecret));
  const response = await fetch(`${stack.supabase.url}/rest/v1/items`, {
    headers: { apikey: stack.supabase.publishableKey, authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(403);
});

test('created, changed, and dropped objects reach the API without a manual reload', async () => {
  const names = async () => (await service().from('fruits').select()).data;
  await stack.database.exec(`
    create table public.fruits (name text);
    insert into public.fruits values ('fig')`);
  await expect.poll(names).toEqual([{ name: 'fig' }]);
  await stack.database.exec('alter table public.fruits add column color text');
  await expect.poll(names).toEqual([{ name: 'fig', color: null }]);
  const count = async () => (await service().rpc('count_fruits')).data as number | null;
  await stack.database.exec(`
    create function public.count_fruits() returns bigint language sql as 'select count(*) from public.fruits'`);
  await expect.poll(count).toBe(1);
  await stack.database.exec('drop function public.count_fruits(); drop table public.fruits');
  await expect.poll(async () => (await service().rpc('count_fruits')).error?.code).toBe('PGRST202');
});

test("the configuration in the authenticator's settings counts once it is reloaded", async () => {
  const set = (setting: string) =>
    stack.database.exec(`
      do $$ begin execute format('alter role authenticator in database %I ${setting}', current_database()); end $$;
      notify pgrst, 'reload config'`);
  const count = async () => (await visitor().from('items').select()).data?.length;
  await set('set pgrst.db_max_rows = 7');
  await expect.poll(count).toBe(7);
  await stack.database.exec(`
    create function public.refuse() returns void language plpgsql as
      'begin raise exception sqlstate ''PT418'' using message = ''No tea today''; end'`);
  await set("set pgrst.db_pre_request = 'public.refuse'".replaceAll("'", "''"));
  await expect
    .poll(async () => (await visitor().from('items').select()).error?.message)
    .toBe('No tea today');
  // A setting of the database goes before the one of the whole server.
  await set("set pgrst.db_pre_request = ''".replaceAll("'", "''"));
  await set('reset pgrst.db_max_rows');
  await expect.poll(count).toBe(1000);
});

test('a browser on any origin may call and read the range', async () => {
  const url = `${stack.supabase.url}/rest/v1/items?limit=1`;
  const origin = 'https://elsewhere.example';
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'apikey,prefer',
    },
  });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('prefer');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
  const answer = await fetch(url, {
    headers: { origin, apikey: stack.supabase.publishableKey },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range');
  expect(answer.headers.get('content-range')).toBe('0-0/*');
});

test('a body that is too long, or of unknown length, is refused before anything reads it', async () => {
  const { url, secretKey } = stack.supabase;
  const post = (path: string, body: BodyInit) =>
    fetch(url + path, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
  expect((await post('/rest/v1/items', `"${'a'.repeat(8 * 1024 * 1024)}"`)).status).toBe(413);
  expect((await post('/auth/v1/signup', `"${'a'.repeat(64 * 1024)}"`)).status).toBe(413);
  const long = `"${'a'.repeat(1024 * 1024)}"`;
  expect(await (await post('/storage/v1/object/list/photos', long)).json()).toMatchObject({
    statusCode: '413',
  });
  const chunks = new Blob(['[]']).stream();
  expect((await post('/rest/v1/items', chunks)).status).toBe(411);
});

test('the root page says what this is', async () => {
  const text = await (await fetch(stack.supabase.url)).text();
  expect(text).toContain('development stand-in');
  expect(text).toContain('not for production');
});
