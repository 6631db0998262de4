import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

test('every table has Row Level Security', async () => {
  const tables = await database.query<{ name: string; has_rls: boolean }>(`
    select n.nspname || '.' || c.relname as name, c.relrowsecurity as has_rls
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private')`);
  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter(({ has_rls }) => !has_rls)).toEqual([]);
});

test('every function has an empty search path', async () => {
  const functions = await database.query<{ name: string }>(`
    select p.oid::regprocedure::text as name
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
      and not coalesce(p.proconfig, '{}') @> array['search_path=""']`);
  expect(functions).toEqual([]);
});

test('a function that acts with its owner’s rights for people checks who they are', async () => {
  const functions = await database.query<{
    schema: string;
    name: string;
    source: string;
    is_for_people: boolean;
  }>(`
    select n.nspname as schema, p.proname as name, coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as source,
      n.nspname = 'public' and p.prosecdef and has_function_privilege('authenticated', p.oid, 'execute')
        and not has_function_privilege('anon', p.oid, 'execute') as is_for_people
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')`);
  // The functions that ask, and those that call one of them.
  const asking = new Set<string>(['auth.uid', 'auth.jwt']);
  for (let before = 0; before < asking.size;) {
    before = asking.size;
    for (const { schema, name, source } of functions) {
      const called = source.match(/\b(?:auth|private|public)\.\w+(?=\()/g) ?? [];
      if (called.some((one) => asking.has(one))) asking.add(`${schema}.${name}`);
    }
  }
  const forPeople = functions
    .filter((one) => one.is_for_people)
    .map(({ name }) => `public.${name}`);
  expect(forPeople).toContain('public.change_business');
  expect(forPeople.filter((name) => !asking.has(name))).toEqual([]);
});

test('every function reserved for admins records refused attempts', async () => {
  const acts = await database.query<{ name: string; is_recorded: boolean }>(`
    with guards as (
      select 'require_admin' as proname union all select 'require_super_admin' union all
      select p.proname from pg_proc as p where p.pronamespace = 'private'::regnamespace
        and p.prosrc ~ 'private\\.(require_admin|require_super_admin|begin_action)\\('
    )
    select p.proname as name, p.prosrc ~ 'private\\.record_refusal\\(sqlerrm\\)' as is_recorded
    from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
      and exists (select from guards as g where p.prosrc ~ ('private\\.' || g.proname || '\\('))`);
  expect(acts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['decide_queue_items', 'delete_person', 'merge_businesses']),
  );
  expect(acts.filter(({ is_recorded }) => !is_recorded)).toEqual([]);
});

test('no GIN index collects pending entries, which each search would read', async () => {
  const indexes = await database.query<{ name: string; options: string[] | null }>(`
    select c.oid::regclass::text as name, c.reloptions as options
    from pg_class as c join pg_am as a on a.oid = c.relam
    where a.amname = 'gin' and c.relnamespace::regnamespace::text in ('public', 'private')`);
  expect(indexes.length).toBeGreaterThan(3);
  expect(indexes.filter(({ options }) => !options?.includes('fastupdate=off'))).toEqual([]);
});

test('every foreign key has an index, unless it is to reference data, of which nothing is ever deleted', async () => {
  const keys = await database.query<{ name: string }>(`
    select k.conrelid::regclass || '.' || k.conname as name
    from pg_constraint as k join pg_namespace as n on n.oid = k.connamespace
    where k.contype = 'f' and n.nspname in ('public', 'private') and not exists (
      select from pg_index as i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])
      and k.confrelid <> all ('{private.mail_kinds,private.queue_kinds,public.categories,public.metros}'::regclass[])`);
  expect(keys).toEqual([]);
});

test('no table has two permissive policies for one role and action', async () => {
  const policies = await database.query<{ tablename: string; cmd: string }>(`
    select tablename, cmd from pg_policies, unnest(roles) as role
    where schemaname = 'public' and permissive = 'PERMISSIVE'
    group by tablename, cmd, role having count(*) > 1`);
  expect(policies).toEqual([]);
});

test('accounts can be deleted where postgres is no superuser, as on a hosted project', async () => {
  const userId = '5eed0000-0000-4000-8000-0000000000de';
  const sessionId = '5eed0000-0000-4000-8000-0000000000df';
  const claims = JSON.stringify({ sub: userId, session_id: sessionId });
  const owner = await database.query(`
    select rolname, rolsuper from pg_proc as p join pg_roles as r on r.oid = p.proowner
    where p.oid = 'public.delete_own_account'::regproc`);
  expect(owner).toEqual([{ rolname: 'postgres', rolsuper: false }]);
  const left = await database.transaction(async (tx) => {
    await tx.query(
      `insert into auth.users (id, email) values ('${userId}', 'gone@people.example')`,
    );
    await tx.query(
      `insert into auth.sessions (id, user_id, created_at) values ('${sessionId}', '${userId}', now())`,
    );
    await tx.query(`insert into public.profiles (user_id) values ('${userId}')`);
    await tx.query(`select set_config('request.jwt.claims', '${claims}', true)`);
    await tx.query('set local role authenticated');
    await tx.query('select public.delete_own_account()');
    await tx.query('reset role');
    const users = await tx.query(`select id from auth.users where id = '${userId}'`);
    return users.rows;
  });
  expect(left).toEqual([]);
});

test('every table that people can reach refuses suspended people and ended sessions', async () => {
  const tables = await database.query(`
    select c.relname as name
    from pg_class as c
    where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace or c.oid = 'storage.objects'::regclass)
      and has_any_column_privilege('authenticated', c.oid, 'select, insert, update')
      and not exists (
        select from pg_policy as p
        where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
          and pg_get_expr(p.polqual, p.polrelid) like '%is_refused%')`);
  expect(tables).toEqual([]);
});
