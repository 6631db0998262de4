import type { Database } from '../../supabase/local/database.ts';

/** The rows of each table as text, in their order. */
export type Snapshot = Record<string, string[]>;

/** What tells that there was an import and that it was taken back, and therefore is not as before. */
const omitted = [
  {
    because: 'histories and logs are only ever added to',
    tables: [
      'public.audit_log',
      'private.audit_seals',
      'public.business_changes',
      'private.changes',
      'public.live_changes',
      'private.cron_runs',
    ],
  },
  {
    because: 'the import, its rows and its file stay, so that one sees what it did',
    tables: ['private.import_jobs', 'private.import_rows', 'storage.objects'],
  },
  {
    because: 'what words may begin with is a vocabulary, which only grows',
    tables: ['private.search_stems'],
  },
  {
    because: 'it says what is yet to be compared, hourly, and is empty afterwards',
    tables: ['private.listings_to_compare'],
  },
  {
    because: 'it is measured again meanwhile',
    tables: ['private.charts', 'private.health_checks', 'private.table_sizes'],
  },
  {
    because: 'whoever works at it is signed in',
    tables: ['auth.sessions', 'auth.refresh_tokens', 'auth.users', 'auth.identities'],
  },
];

/** Every row of every table of the product, but for those of the list above. */
export async function takeSnapshot(database: Pick<Database, 'query'>): Promise<Snapshot> {
  const tables = await database.query<{ name: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')
      and format('%s.%s', n.nspname, c.relname) <> all ($1)
    order by name`,
    [omitted.flatMap((group) => group.tables)],
  );
  const snapshot: Snapshot = {};
  for (const { name } of tables) {
    const rows = await database.query<{ row: string }>(
      `select t::text as row from ${name} as t order by t::text collate "C"`,
    );
    snapshot[name] = rows.map(({ row }) => row);
  }
  return snapshot;
}

/** What stands in one of the two alone, by table; an empty list: they are the same. */
export function findDifferences(before: Snapshot, after: Snapshot): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((table) => [
    ...findMissing(before[table], after[table]).map((row) => `${table} lost ${row}`),
    ...findMissing(after[table], before[table]).map((row) => `${table} gained ${row}`),
  ]);
}

/** Rows that stand in the first more often than in the second. */
function findMissing(rows: string[] = [], others: string[] = []): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count <= 0;
  });
}
