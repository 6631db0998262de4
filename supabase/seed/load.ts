import type { Db } from '#app/services/supabase/client.ts';
import { demoOwnerId } from './accounts.ts';
import { generateBusinesses } from './generate.ts';
import type { GeneratedBusiness } from './generated-business.ts';
import { toReviewRows } from './review-rows.ts';

type LoadInput = {
  /** Acts with the service role. */
  db: Db;
  count: number;
  /** Also reviews and services, which search does not read and which take most of the time. */
  hasProfiles: boolean;
  onProgress: (done: number) => void;
};

type Ids = ReadonlyMap<string, number>;

const businessesPerBatch = 1_000;

/**
 * Generates `count` businesses into a database through its API; those that are there already (the
 * demo is the beginning of every larger one) stay as they are.
 * @returns how many were added
 */
export async function loadBusinesses({ db, count, hasProfiles, onProgress }: LoadInput) {
  const categories = await readIds(db, 'categories');
  const metros = await readIds(db, 'metros');
  const hasOwners = await exists(db, demoOwnerId);
  let added = 0;
  let done = 0;
  let batch: GeneratedBusiness[] = [];

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const fresh = await addBatch({ db, batch, categories, metros, hasOwners });
    if (hasProfiles) await addProfiles(db, fresh);
    added += fresh.length;
    done += batch.length;
    batch = [];
    onProgress(done);
  }
  for (const business of generateBusinesses({ count })) {
    batch.push(business);
    if (batch.length === businessesPerBatch) await flush();
  }
  await flush();
  return added;
}

type BatchInput = {
  db: Db;
  batch: GeneratedBusiness[];
  categories: Ids;
  metros: Ids;
  hasOwners: boolean;
};

async function addBatch({ db, batch, categories, metros, hasOwners }: BatchInput) {
  const rows = batch.map(
    ({
      row: {
        category,
        categories: [main = category, ...more],
        metro,
        ...row
      },
    }) => ({
      ...row,
      category_id: requireId(categories, main),
      more_category_ids: more.map((slug) => requireId(categories, slug)),
      metro_id: metro === null ? null : requireId(metros, metro),
      owner_id: hasOwners ? row.owner_id : null,
    }),
  );
  const { data, error } = await db
    .from('businesses')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    .select('id');
  if (error) throw new Error(`Businesses could not be added: ${error.message}`, { cause: error });

  const isNew = new Set(data.map(({ id }) => id));
  const fresh = batch.filter(({ row }) => isNew.has(row.id));
  for (const [table, field] of [
    ['opening_hours', 'hours'],
    ['special_hours', 'specialHours'],
  ] as const) {
    const spans = fresh.flatMap((business) =>
      business[field].map((span) => ({ business_id: business.row.id, ...span })),
    );
    if (spans.length === 0) continue;
    const answer = await db.from(table).insert(spans);
    if (answer.error) throw new Error(`Hours could not be added: ${answer.error.message}`);
  }
  return fresh;
}

async function addProfiles(db: Db, businesses: GeneratedBusiness[]): Promise<void> {
  const reviews = businesses.flatMap(toReviewRows);
  const services = businesses.flatMap(({ row, services: offered }) =>
    offered.map((service, position) => ({ business_id: row.id, position, ...service })),
  );
  for (const answer of [
    await db.from('reviews').insert(reviews),
    await db.from('services').insert(services),
  ]) {
    if (answer.error) throw new Error(`Profiles could not be added: ${answer.error.message}`);
  }
}

async function readIds(db: Db, table: 'categories' | 'metros'): Promise<Ids> {
  const { data, error } = await db.from(table).select('id, slug');
  if (error) throw new Error(`The ${table} could not be read: ${error.message}`, { cause: error });
  return new Map(data.map(({ id, slug }) => [slug, id]));
}

function requireId(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The database has no "${slug}": is it migrated?`);
  return id;
}

async function exists(db: Db, userId: string): Promise<boolean> {
  const { data } = await db.from('profiles').select('user_id').eq('user_id', userId);
  return (data ?? []).length > 0;
}
