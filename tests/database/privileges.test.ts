import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '#app/domain/answers.ts';
import type { Database } from '../../supabase/local/database.ts';
import { visitorCalls } from '../bench/visitor-calls.ts';
import { signInAs } from '../support/clients.ts';
import { fileSupabase } from '../support/file-backend.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

/** Functions of ours for which a condition on pg_proc, as `p`, holds. */
async function findFunctions(condition: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(`
    select p.oid::regprocedure::text as name
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and ${condition}
    order by name`);
  return rows.map(({ name }) => name);
}

test('every function grants access to named roles only', async () => {
  expect(await findFunctions(`has_function_privilege('public', p.oid, 'execute')`)).toEqual([]);
});

test('a later function without grants cannot be run by any role', async () => {
  await database.exec(`
    create function private.later() returns integer language sql set search_path = '' as 'select 1';
    create function public.later() returns integer language sql set search_path = '' as 'select 1'`);
  try {
    const roles = `array['public', 'anon', 'authenticated', 'service_role']`;
    expect(
      await findFunctions(`p.proname = 'later' and exists (
        select from unnest(${roles}) as role where has_function_privilege(role, p.oid, 'execute'))`),
    ).toEqual([]);
  } finally {
    await database.exec('drop function private.later(), public.later()');
  }
});

test('every public function that answers JSON has a schema, and every schema has a function', async () => {
  const callable = await database.query<{ name: string; is_json: boolean }>(`
    select p.proname as name, p.prorettype in ('json'::regtype, 'jsonb'::regtype) as is_json
    from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and exists (
      select from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_function_privilege(role, p.oid, 'execute'))
    order by name`);
  const undescribed = callable.filter(({ name, is_json }) => is_json && !(name in answers));
  expect(undescribed).toEqual([]);
  const names = new Set(callable.map(({ name }) => name));
  expect(Object.keys(answers).filter((name) => !names.has(name))).toEqual([]);
});

test('visitors run the functions whose cost is measured, and no others', async () => {
  const functions = await database.query<{ name: string }>(`
    select p.proname as name from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
    order by p.proname`);
  // `npm run bench -- anon` measures each by these arguments.
  expect(functions.map(({ name }) => name)).toEqual(Object.keys(visitorCalls));
});

test('visitors run no function that may write with its owner’s rights', async () => {
  const writers = await findFunctions(`p.prosecdef and p.provolatile = 'v'
    and has_function_privilege('anon', p.oid, 'execute')`);
  expect(writers).toEqual([]);
});

test('visitors and people signed in touch no sequence', async () => {
  const sequences = await database.query(`
    select c.relname from pg_class as c, unnest(array['anon', 'authenticated']) as role
    where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
      and (has_sequence_privilege(role, c.oid, 'usage') or has_sequence_privilege(role, c.oid, 'update'))`);
  expect(sequences).toEqual([]);
});

test('visitors write to no table', async () => {
  const tables = await database.query(`
    select c.oid::regclass::text as name
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind in ('r', 'v', 'm') and n.nspname in ('public', 'private')
      and (has_any_column_privilege('anon', c.oid, 'insert')
        or has_any_column_privilege('anon', c.oid, 'update')
        or has_table_privilege('anon', c.oid, 'delete, truncate'))`);
  expect(tables).toEqual([]);
});

test('people write directly to few tables, and to all others through functions', async () => {
  const writable = await database.query<{ name: string; acts: string[] }>(`
    select c.relname as name, array_agg(act order by act) as acts
    from pg_class as c, unnest(array['insert', 'update', 'delete', 'truncate']) as act
    where c.relkind in ('r', 'v', 'm', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and case when act in ('insert', 'update') then has_any_column_privilege('authenticated', c.oid, act)
        else has_table_privilege('authenticated', c.oid, act) end
    group by c.relname order by c.relname`);
  expect(writable).toEqual([
    { name: 'notification_preferences', acts: ['insert', 'update'] },
    { name: 'notifications', acts: ['update'] },
    { name: 'profiles', acts: ['insert', 'update'] },
  ]);
  const policies = await database.query<{ name: string; act: string }>(`
    select tablename as name, lower(cmd) as act from pg_policies
    where schemaname in ('public', 'private') and permissive = 'PERMISSIVE' and cmd <> 'SELECT'
    order by name, act`);
  expect(policies).toEqual(
    writable.flatMap(({ name, acts }) => acts.map((act) => ({ name, act }))),
  );
});

test('policies ask who is calling once a query, not once a row', async () => {
  const policies = await database.query(`
    select tablename, policyname
    from pg_policies, unnest(array[qual, with_check]) as condition
    where schemaname = 'public'
      and regexp_replace(condition, 'SELECT auth\\.(uid|jwt|role|email)\\(\\)', '', 'g')
        ~ 'auth\\.(uid|jwt|role|email)\\(\\)'`);
  expect(policies).toEqual([]);
});

test('no policy believes what people say about themselves at sign-up', async () => {
  const policies = await database.query(`
    select tablename, policyname from pg_policies
    where concat(qual, with_check) ~ 'user_meta'`);
  expect(policies).toEqual([]);
});

test('no policy allows everyone to write', async () => {
  const policies = await database.query(`
    select tablename, policyname from pg_policies
    where schemaname = 'public' and cmd <> 'SELECT'
      and (qual = 'true' or with_check = 'true' or (cmd = 'INSERT' and with_check is null))`);
  expect(policies).toEqual([]);
});

test('views read under the caller’s policies, and extensions are not in the API', async () => {
  const views = await database.query(`
    select c.relname from pg_class as c
    where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
      and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`);
  expect(views).toEqual([]);
  const extensions = await database.query(
    `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
  );
  expect(extensions).toEqual([]);
});

test('a view answers 405 to writes of any role', async () => {
  const views = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  );
  expect(views).not.toEqual([]);
  const { url, publishableKey, secretKey } = fileSupabase();
  const { client } = await signInAs('super');
  const token = (await client.auth.getSession()).data.session!.access_token;
  const callers = {
    'a visitor': { apikey: publishableKey },
    'a super admin': { apikey: publishableKey, authorization: `Bearer ${token}` },
    'the service role': { apikey: secretKey },
  };
  for (const { name } of views) {
    for (const [caller, headers] of Object.entries(callers)) {
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
        const { status } = await fetch(`${url}/rest/v1/${name}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: method === 'DELETE' ? null : '{}',
        });
        expect.soft(status, `${method} ${name} by ${caller}`).toBe(405);
      }
    }
  }
});

test('no index is there twice, and no foreign key leans on an index of some rows only', async () => {
  const doubles = await database.query(`
    select tablename, array_agg(indexname) from pg_indexes
    where schemaname in ('public', 'private')
    group by tablename, replace(indexdef, indexname, '') having count(*) > 1`);
  expect(doubles).toEqual([]);
  const partial = await database.query(`
    select k.conname from pg_constraint as k join pg_namespace as n on n.oid = k.connamespace
    where k.contype = 'f' and n.nspname in ('public', 'private') and not exists (
      select from pg_index as i
      where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
        -- A row without a value refers to nothing.
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', (
          select a.attname from pg_attribute as a where a.attrelid = k.conrelid and a.attnum = k.conkey[1]))))
      -- Reference data, of which nothing is ever deleted.
      and k.confrelid <> all ('{private.mail_kinds,private.queue_kinds,public.categories,public.metros}'::regclass[])`);
  expect(partial).toEqual([]);
});
