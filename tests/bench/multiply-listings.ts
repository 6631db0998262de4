import type { Database } from '../../supabase/local/database.ts';

type MultiplyOptions = {
  database: Database;
  /** How many there are of each afterwards. */
  times: number;
  onProgress: (text: string) => void;
};

const rowsPerBatch = 25_000;
const sessions = 2;

/** So far apart in the list are a listing and the one whose place its first copy takes. */
const placeStride = 7_919;

/** Of the listing whose place a copy takes. */
const placeColumns = new Set(
  'city state zip_code lat lng map_lat map_lng time_zone metro_id'.split(' '),
);

/** What tells a copy from its listing: another name at another place. `$1` is the copy's number. */
const changed: Record<string, string> = {
  id: 'md5(listing.id::text || $1)::uuid',
  slug: "left(listing.slug, 110) || '-' || $1",
  name: "left(split_part(place.name, ' ', 1) || ' ' || listing.name, 100)",
  created_at: "listing.created_at - $1::int * interval '1 hour'",
};

/**
 * Copies all listings in SQL, each copy with a word of another listing in its name and that
 * listing's place. Triggers work out what search reads; indexes are made anew afterwards.
 */
export async function multiplyListings({ database, times, onProgress }: MultiplyOptions) {
  await database.exec(`create table private.originals as
    select row_number() over (order by id) as number, * from public.businesses`);
  await database.exec(
    'create unique index on private.originals (number); analyze private.originals',
  );
  const [row] = await database.query<{ count: number }>('select count(*) from private.originals');
  const count = row?.count ?? 0;
  const insert = await writeInsert(database, count);
  const restoreIndexes = await dropIndexes(database);

  const batches = Array.from({ length: times - 1 }, (_, copy) => copy + 1).flatMap((copy) =>
    Array.from({ length: Math.ceil(count / rowsPerBatch) }, (_, batch) => ({
      copy,
      from: batch * rowsPerBatch,
    })),
  );
  async function work(): Promise<void> {
    for (let next = batches.shift(); next; next = batches.shift()) {
      await database.query(insert, [String(next.copy), next.from, next.from + rowsPerBatch]);
      if (next.from === 0) onProgress(`${next.copy * count} listings`);
    }
  }
  await Promise.all(Array.from({ length: sessions }, work));
  await database.exec('drop table private.originals');
  await restoreIndexes();
  await database.exec('vacuum analyze');
}

async function writeInsert(database: Database, count: number): Promise<string> {
  const columns = await database.query<{ name: string }>(`
    select attname as name from pg_attribute
    where attrelid = 'public.businesses'::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''`);
  const names = columns.map(({ name }) => name);
  const values = names.map(
    (name) => changed[name] ?? `${placeColumns.has(name) ? 'place' : 'listing'}.${name}`,
  );
  return `
    insert into public.businesses (${names.join(', ')})
    select ${values.join(', ')}
    from private.originals as listing
    join private.originals as place
      on place.number = 1 + (listing.number + $1::int * ${placeStride}) % ${count}
    where listing.number > $2 and listing.number <= $3
    on conflict do nothing`;
}

/**
 * Drops the indexes that no constraint needs: a row's place in a GIN index costs more than the row.
 * @returns what makes them anew
 */
export async function dropIndexes(database: Database): Promise<() => Promise<void>> {
  const indexes = await database.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = 'public.businesses'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of indexes) await database.exec(`drop index ${name}`);
  return async () => {
    const statements = indexes.map(({ definition }) => definition).join('; ');
    await database.exec(`set maintenance_work_mem = '512MB'; ${statements}; reset all`);
  };
}
