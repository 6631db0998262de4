import type { Database } from '../../supabase/local/database.ts';
import { withClient } from '../../supabase/local/postgres/admin.ts';
import type { Login } from '../../supabase/local/postgres/login.ts';
import type { ServerHandle } from '../../supabase/local/postgres/server.ts';
import { dropIndexes } from './drop-indexes.ts';

type MultiplyOptions = {
  server: ServerHandle;
  /** Of `server`, and a pool of sessions of it. */
  name: string;
  database: Database;
  /** How many there are of each afterwards. */
  times: number;
  onProgress: (text: string) => void;
};

const rowsPerBatch = 20_000;
const sessions = 2;
const sampleSize = 500;

/** So far apart in the list are a listing and the one whose place its first copy takes. */
const placeStride = 7_919;

/** Of the listing whose place a copy takes. */
const placeColumns = new Set(
  'city state zip_code lat lng map_lat map_lng time_zone metro_id earth_point'.split(' '),
);

/**
 * What tells a copy from its listing: another name at another place. `$1` is the copy's number.
 * What `private.index_business` makes of it is put together of what it made of the two.
 */
const changed: Record<string, string> = {
  id: 'md5(listing.id::text || $1)::uuid',
  // They lie in the folder of their listing.
  photos:
    'replace(listing.photos::text, listing.id::text, md5(listing.id::text || $1)::uuid::text)::jsonb',
  slug: "left(listing.slug, 110) || '-' || $1",
  name: 'named.name',
  created_at: "listing.created_at - $1::int * interval '1 hour'",
  name_key: 'named.key',
  search_doc: `setweight(to_tsvector('simple', named.key), 'A')
    || setweight(to_tsvector('english', private.respell(private.normalize(
      regexp_replace(named.name, '(?<=\\win)[''’](?!\\w)', 'g', 'g')))), 'A')
    || setweight(listing.category_words || place.place_words, 'B') || listing.own_words`,
  // In the order of the trigger; services are not copied, so a copy has no price.
  search_tags: `array(select tag from unnest(place.search_tags) as tag where tag ~ '^neighborhood:')
    || array(select tag from unnest(place.search_tags) as tag where tag ~ '^state:')
    || array(select tag from unnest(listing.search_tags) as tag where tag ~ '^specialty:')
    || array(select tag from unnest(place.search_tags) as tag where tag ~ '^(metro|city|cell):')
    || array(select tag from unnest(listing.search_tags) as tag where tag ~ '^category:')
    || array(select tag from unnest(listing.search_tags) as tag where tag ~ '^feature:')`,
};

/** Every listing with its number and the words of its document that its copies take over. */
const originals = `
  select row_number() over (order by b.id) as number, b.*,
    to_tsvector('english', private.normalize(concat_ws(' ', (
      select string_agg(concat_ws(' ', c.name, array_to_string(c.synonyms, ' ')), ' ' order by place)
      from unnest(b.category_id || b.more_category_ids) with ordinality as given (id, place)
      join public.categories as c using (id)), b.specialty))) as category_words,
    to_tsvector('english', private.normalize(concat_ws(' ',
      b.city, b.state, m.name))) as place_words,
    setweight(to_tsvector('english', private.normalize(array_to_string(array_remove(b.attributes, 'Parking'), ' '))), 'C')
      || setweight(to_tsvector('english', private.normalize(b.description)), 'D')
      || array_to_tsvector(private.address_terms(b.street, b.website)) as own_words
  from public.businesses as b
  left join public.metros as m on m.id = b.metro_id`;

/**
 * Copies all listings in SQL, each copy with a word of another listing in its name and that
 * listing's place. Of the triggers only that of derived rows runs (cards, counters, stems); what
 * the others would make is copied, and a sample is compared with what they do make.
 * @throws when a copy is not what the triggers make of it
 */
export async function multiplyListings(options: MultiplyOptions): Promise<void> {
  const { server, name, database, times, onProgress } = options;
  const admin = { server, database: name, role: 'supabase_admin' } as const;
  await database.exec(`
    create unlogged table private.originals as ${originals};
    create unique index on private.originals (number);
    analyze private.originals;
    alter table public.businesses enable always trigger businesses_follow_added`);
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
  const work = () =>
    withClient(admin, async (client) => {
      // A batch may take longer than the database allows where others use the machine.
      await client.query('set session_replication_role = replica; set statement_timeout = 0');
      for (let next = batches.shift(); next; next = batches.shift()) {
        await client.query(insert, [String(next.copy), next.from, next.from + rowsPerBatch]);
        if (next.from === 0) onProgress(`${next.copy * count} listings`);
      }
    });
  await Promise.all(Array.from({ length: sessions }, work));
  await requireTrueCopies(admin);
  await database.exec(`
    drop table private.originals;
    alter table public.businesses enable trigger businesses_follow_added`);
  onProgress('Making the indexes');
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
      on place.number = 1 + (listing.number + $1::int * ${placeStride}) % ${count},
    lateral (
      select left(split_part(place.name, ' ', 1) || ' ' || listing.name, 100) as name
    ) as called,
    lateral (select called.name, private.normalize(called.name) as key) as named
    where listing.number > $2 and listing.number <= $3
    on conflict do nothing`;
}

/** Lets the trigger index some copies anew, in vain: nothing of them may change. */
async function requireTrueCopies(admin: Login): Promise<void> {
  const sql = `
    with copied as (
      select id, to_jsonb(b) as row from public.businesses as b
      where not exists (select from private.originals as o where o.id = b.id)
      order by id limit ${sampleSize}
    ),
    indexed as (
      update public.businesses as b set search_doc = '' from copied where b.id = copied.id
      returning b.id, to_jsonb(b) as row
    )
    select key as column, count(*)::int as copies
    from copied join indexed using (id), jsonb_each(copied.row) as was
    where key <> 'updated_at' and was.value is distinct from indexed.row -> key
    group by key`;
  const wrong = await withClient(admin, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ column: string; copies: number }>(sql);
    await client.query('rollback');
    return rows.map(({ column, copies }) => `${column} of ${copies}`);
  });
  if (wrong.length > 0) {
    throw new Error(`Of ${sampleSize} copies the triggers make otherwise: ${wrong.join(', ')}`);
  }
}
