import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Changes } from '#app/services/kv/change-watch.ts';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
  await database.exec(`
    insert into public.metros (slug, name, state, lat, lng, time_zone)
    values ('nowhere-ks', 'Nowhere', 'KS', 39, -101, 'America/Chicago')`);
});
afterAll(() => database.close());

let position = '';
beforeEach(async () => {
  await database.exec(
    'delete from public.businesses; delete from public.articles; delete from public.authors',
  );
  position = (await findChanges()).position;
});

async function findChanges(after: string | null = null): Promise<Changes> {
  const [row] = await database.query<{ changes: Changes }>(
    'select public.find_changes($1) as changes',
    [after],
  );
  if (!row) throw new Error('No answer');
  return row.changes;
}

/** What was touched since the last call, or since the test began. */
async function listInvalidated(): Promise<string[]> {
  const changes = await findChanges(position);
  expect(changes.since_seconds).toBeNull();
  ({ position } = changes);
  return Object.keys(changes.tags).toSorted();
}

type NewListings = { count?: number; status?: string; metro?: string | null };

const insert = ({ count = 1, status = 'published', metro = 'nowhere-ks' }: NewListings = {}) => `
  insert into public.businesses
    (slug, name, category_id, metro_id, street, city, state, zip_code, time_zone, status)
  select 'noted-' || n, 'Noted ' || n, (select id from public.categories where slug = 'cafes'),
    (select id from public.metros where slug = '${metro}'), n || ' Test Street', 'Testville', 'KS', '67999',
    'America/Chicago', '${status}'
  from generate_series(1, ${count}) as n`;

const lists = ['category:cafes', 'directory', 'metro:nowhere-ks'];

test('a new listing invalidates only the lists that show it', async () => {
  await database.exec(insert());
  expect(await listInvalidated()).toEqual(lists);
  expect(await listInvalidated()).toEqual([]);
});

test('a changed or moved listing invalidates its old and its new pages', async () => {
  await database.exec(insert());
  await listInvalidated();
  await database.exec(`update public.businesses set phone = '(785) 555-0100'`);
  expect(await listInvalidated()).toEqual([...lists, 'listing:noted-1'].toSorted());
  await database.exec(`
    update public.businesses set slug = 'noted-anew', metro_id = null,
      category_id = (select id from public.categories where slug = 'pizza')`);
  expect(await listInvalidated()).toEqual(
    [...lists, 'category:pizza', 'listing:noted-1', 'listing:noted-anew'].toSorted(),
  );
  await database.exec(`update public.businesses set status = 'suspended'`);
  expect(await listInvalidated()).toEqual(['category:pizza', 'directory', 'listing:noted-anew']);
});

test('changes that the public cannot see invalidate no pages', async () => {
  await database.exec(insert({ status: 'pending' }));
  await database.exec(`update public.businesses set phone = '(785) 555-0100'`);
  await database.exec(`update public.businesses set status = 'rejected'`);
  await database.exec('delete from public.businesses');
  expect(await listInvalidated()).toEqual([]);
});

test.each([
  [`insert into public.services (business_id, name) select id, 'Cut' from public.businesses`],
  [
    `insert into public.reviews (business_id, author_name, rating, body)
     select id, 'Ana', 4, 'Good' from public.businesses`,
  ],
  [
    `insert into public.fact_confirmations (business_id, fact, source)
     select id, 'phone', 'owner' from public.businesses`,
  ],
  [
    `insert into public.opening_hours (business_id, day_of_week, opens, closes)
     select id, 1, '08:00', '12:00' from public.businesses`,
  ],
  [
    `insert into public.special_hours (business_id, date, note)
     select id, '2099-01-01', 'New Year' from public.businesses`,
  ],
])('%s touches the listing', async (statement) => {
  await database.exec(insert());
  await listInvalidated();
  await database.exec(statement);
  expect(await listInvalidated()).toContain('listing:noted-1');
  await database.exec(
    statement.includes('special_hours')
      ? `update public.special_hours set note = 'Parade'`
      : `delete from ${/into (\S+)/.exec(statement)?.[1]}`,
  );
  expect(await listInvalidated()).toContain('listing:noted-1');
});

test('many rows in a statement are one row of the log, which names none', async () => {
  await database.exec(insert({ count: 21 }));
  await database.exec(`update public.businesses set phone = '(785) 555-0100'`);
  const rows = await database.query<{ tags: string[] }>(
    'select tags from private.changes order by id desc limit 2',
  );
  expect(rows.map(({ tags }) => tags.toSorted())).toEqual([
    [...lists, 'listings'].toSorted(),
    lists,
  ]);
});

test('articles have a tag of their own, and names that any page may show invalidate everything', async () => {
  await database.exec(`insert into public.authors (slug, name) values ('ana', 'Ana')`);
  expect(await listInvalidated()).toEqual(['articles']);
  await database.exec(`update public.metros set radius_miles = 41 where slug = 'nowhere-ks'`);
  expect(await listInvalidated()).toEqual(['everything']);
});

test('a change that commits late is still reported after later ones', async () => {
  await database.exec(insert());
  await listInvalidated();
  await database.transaction(async (slow) => {
    await slow.query(`update public.businesses set phone = '(785) 555-0100'`);
    await database.exec(`insert into public.authors (slug, name) values ('ana', 'Ana')`);
    expect(await listInvalidated()).toEqual(['articles']);
    expect(await listInvalidated()).toEqual([]);
  });
  expect(await listInvalidated()).toContain('listing:noted-1');
  expect(await listInvalidated()).toEqual([]);
});

test('writers do not wait for one another to note what they touched', async () => {
  await database.exec(insert({ count: 2 }));
  await database.exec(`update private.changes set changed_at = now() - interval '3 hours'`);
  const write = (slug: string) =>
    `update public.businesses set phone = '(785) 555-0100' where slug = '${slug}'`;
  await database.transaction(async (one) => {
    await one.query(write('noted-1'));
    await database.transaction(async (other) => {
      await other.query(`set local lock_timeout = '200ms'`);
      expect((await other.query(write('noted-2'))).rowCount).toBe(1);
    });
  });
});

test('a first answer covers an hour, and rows are deleted after two', async () => {
  await database.exec(`
    insert into private.changes (tags, changed_at) values
      ('{old}', now() - interval '3 hours'), ('{kept}', now() - interval '90 minutes'),
      ('{recent}', now() - interval '30 minutes')`);
  const { since_seconds, tags } = await findChanges();
  expect(since_seconds).toBe(3_600);
  expect(tags).not.toHaveProperty('kept');
  expect(tags.recent).toBeCloseTo(1_800, -1);
  await database.exec('select public.invalidate_due_tags()');
  const rows = await database.query<{ tag: string }>(
    "select unnest(tags) as tag from private.changes where changed_at < now() - interval '20 minutes'",
  );
  expect(rows.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['kept', 'recent']));
  expect(rows.map(({ tag }) => tag)).not.toContain('old');
});

test('an answer that cannot hold every change says how far back it reaches', async () => {
  await database.exec(`
    insert into private.changes (tags, changed_at)
    select array['tag:' || n], now() - n * interval '1 second' from generate_series(1, 600) as n`);
  const { since_seconds, tags } = await findChanges(position);
  expect(since_seconds).toBeGreaterThan(400);
  expect(since_seconds).toBeLessThan(600);
  expect(tags).toHaveProperty('tag:1');
  expect(tags).not.toHaveProperty('tag:600');
});

test('a position of another database starts over, and an invalid one is rejected', async () => {
  expect((await findChanges('999999999:999999999:')).since_seconds).not.toBeNull();
  await expect(findChanges('yesterday')).rejects.toMatchObject({ code: '22P02' });
});

const invalidateDue = async () =>
  (
    await database.query<{ invalidated: number }>(
      'select public.invalidate_due_tags() as invalidated',
    )
  )[0]?.invalidated;

test('publishing a scheduled article invalidates its pages once', async () => {
  await database.exec(`
    insert into public.authors (slug, name) values ('ana', 'Ana');
    insert into public.articles (kind, slug, title, summary, author_id, body, status, published_at, updated_at)
    select 'post', 'due', 'Due', 'Due', id, 'Due', 'published', now() + interval '1 hour', now() from public.authors`);
  await listInvalidated();
  expect(await invalidateDue()).toBe(0);
  // The hour passes: its own row is not written, and neither is the log of when it was saved.
  await database.exec(`
    alter table public.articles disable trigger user;
    update public.articles set published_at = now(), updated_at = now() - interval '1 hour';
    alter table public.articles enable trigger user;
    delete from private.changes`);
  expect(await invalidateDue()).toBe(1);
  expect(await listInvalidated()).toEqual(['articles']);
  expect(await invalidateDue()).toBe(0);
  const [shown] = await database.query(
    `select (p ->> 'updated_at')::timestamptz >= (p ->> 'published_at')::timestamptz as post,
      (select (s ->> 'updated_at')::timestamptz >= published_at from jsonb_array_elements(public.sitemap_pages('posts')) as s) as sitemap
     from public.articles, lateral (select private.article_card(articles) as p) as card`,
  );
  expect(shown).toEqual({ post: true, sitemap: true });
});

test('reopening a listing after a break invalidates its pages once', async () => {
  await database.exec(insert({ count: 2 }));
  await database.exec(`
    update public.businesses set temporarily_closed = true, reopens_on = '2099-01-01';
    alter table public.businesses disable trigger user;
    update public.businesses set time_zone = zone.name, reopens_on = (now() at time zone zone.name)::date
    from (
      select name from pg_timezone_names
      where name like 'Etc/GMT%' and extract(hour from now() at time zone name) < 2
      order by name limit 1
    ) as zone where slug = 'noted-1';
    alter table public.businesses enable trigger user;
    delete from private.changes`);
  await listInvalidated();
  expect(await invalidateDue()).toBe(1);
  expect(await listInvalidated()).toEqual([...lists, 'listing:noted-1'].toSorted());
  expect(await invalidateDue()).toBe(0);
});
