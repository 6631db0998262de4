import type { Client } from 'pg';

/**
 * Accounts, without their sessions: after a restore people sign in again. All other tables are the
 * migrations' own.
 */
const accountTables = ['auth.users', 'auth.identities'];
/** What caches have yet to drop, counted in transactions of one database. */
const ofOneDatabase = ['private.changes', 'public.live_changes'];

export type Table = { name: string; columns: { name: string; type: string }[] };

/** Returns the tables of a backup, quoted where needed, with the columns that can be written. */
export async function findTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p'
      and (n.nspname in ('public', 'private') or format('%I.%I', n.nspname, c.relname) = any ($1))
      and format('%I.%I', n.nspname, c.relname) <> all ($2)
    group by 1 order by 1`,
    [accountTables, ofOneDatabase],
  );
  return rows;
}

/** Returns the versions of the applied migrations. */
export async function findMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return rows.map(({ version }) => version);
}
