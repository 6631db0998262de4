import type { Database } from '../../supabase/local/database.ts';

const sessions = 2;

/**
 * Drops the indexes that keep nothing unique: a row's place in a GIN index costs more than the row.
 * @returns what makes them anew
 */
export async function dropIndexes(database: Database): Promise<() => Promise<void>> {
  // The GIN index takes as long as all others: it is the first, and they are made beside it.
  const indexes = await database.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    join pg_class on pg_class.oid = indexrelid
    join pg_am on pg_am.oid = relam
    where indrelid = 'public.businesses'::regclass and not indisunique
    order by amname = 'gin' desc, indexrelid`);
  for (const { name } of indexes) await database.exec(`drop index ${name}`);
  async function work(): Promise<void> {
    for (let next = indexes.shift(); next; next = indexes.shift()) {
      await database.exec(`set maintenance_work_mem = '512MB'; ${next.definition}; reset all`);
    }
  }
  return async () => void (await Promise.all(Array.from({ length: sessions }, work)));
}
