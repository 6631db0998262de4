import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase({
    dataDir: null,
    projectDir: join(root, 'supabase'),
    seed: false,
    log: () => undefined,
  });
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

test('every function has an empty search path, so that nobody can slip in a table of the same name', async () => {
  const functions = await database.query<{ name: string }>(`
    select p.oid::regprocedure::text as name
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
      and not coalesce(p.proconfig, '{}') @> array['search_path=""']`);
  expect(functions).toEqual([]);
});

test('functions that act with their owner’s rights are out of the API’s reach', async () => {
  const functions = await database.query<{ name: string }>(`
    select p.oid::regprocedure::text as name
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef`);
  expect(functions).toEqual([]);
});

test('every foreign key has an index', async () => {
  const keys = await database.query<{ name: string }>(`
    select k.conrelid::regclass || '.' || k.conname as name
    from pg_constraint as k join pg_namespace as n on n.oid = k.connamespace
    where k.contype = 'f' and n.nspname in ('public', 'private') and not exists (
      select from pg_index as i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`);
  expect(keys).toEqual([]);
});

test('no table has two permissive policies for one role and action', async () => {
  const policies = await database.query<{ tablename: string; cmd: string }>(`
    select tablename, cmd from pg_policies, unnest(roles) as role
    where schemaname = 'public' and permissive = 'PERMISSIVE'
    group by tablename, cmd, role having count(*) > 1`);
  expect(policies).toEqual([]);
});
