import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
  await database.exec(`
    insert into public.businesses
      (slug, name, category_id, metro_id, street, city, state, zip_code, lat, lng, time_zone, status)
    select 'kept-' || n, 'Kept ' || n, (select min(id) from public.categories),
      (select min(id) from public.metros), n || ' Test Street', 'Testville', 'KS', '67999', 39 + n, -101,
      'America/Chicago', case n when 3 then 'draft' else 'published' end::public.listing_status
    from generate_series(1, 3) as n;
    insert into public.opening_hours (business_id, day_of_week, opens, closes)
    select id, 1, '09:00', '17:00' from public.businesses`);
});
afterAll(() => database.close());

type Card = { slug: string };

const kept = `
  select b.slug, k.facts, k.paused_until::text
  from private.cached_cards as k join public.businesses as b on b.id = k.business_id order by b.slug`;

/** The cards before a change, after it, and as they are when all are made anew; then it is undone. */
async function tryChange(change: string): Promise<{ before: Card[]; after: Card[]; anew: Card[] }> {
  return database.transaction(async (client) => {
    const before = await client.query<Card>(kept);
    await client.query(`savepoint before; ${change}`);
    const after = await client.query<Card>(kept);
    await client.query(`delete from private.cached_cards;
      select private.cache_cards(array_agg(id)) from public.businesses`);
    const anew = await client.query<Card>(kept);
    await client.query('rollback to before');
    return { before: before.rows, after: after.rows, anew: anew.rows };
  });
}

const namesOf = (cards: Card[]) => cards.map(({ slug }) => slug);

const first = `where slug = 'kept-1'`;

test.each(
  Object.entries({
    slug: `update public.businesses set slug = 'kept-renamed' ${first}`,
    name: `update public.businesses set name = 'Renamed' ${first}`,
    description: `update public.businesses set description = 'Told anew' ${first}`,
    category: `update public.businesses set category_id = (select max(id) from public.categories) ${first}`,
    metro: `update public.businesses set metro_id = (select max(id) from public.metros) ${first}`,
    'no metro': `update public.businesses set metro_id = null ${first}`,
    address: `update public.businesses set street = null, city = 'Elsewhere', state = 'NE', zip_code = '68001' ${first}`,
    contact: `update public.businesses set phone = '(512) 555-0177', website = 'https://kept.example' ${first}`,
    pin: `update public.businesses set lat = 38, lng = -100 ${first}`,
    'no pin': `update public.businesses set lat = null, lng = null ${first}`,
    attributes: `update public.businesses set attributes = '{Parking}' ${first}`,
    photos: `update public.businesses set photos = jsonb_build_array(jsonb_build_object(
      'url', '/photos/' || id || '/11111111-1111-4111-8111-111111111111-1600.webp',
      'small_url', '/photos/' || id || '/11111111-1111-4111-8111-111111111111-480.webp',
      'alt', 'A door', 'caption', null, 'width', 1600, 'height', 900, 'placeholder', 'data:image/webp;base64,AAAA')) ${first}`,
    verification: `update public.businesses set verification = 'email' ${first}`,
    'time zone': `update public.businesses set time_zone = 'America/Denver' ${first}`,
    pause: `update public.businesses set temporarily_closed = true, reopens_on = '2090-01-01' ${first}`,
    'pause without an end': `update public.businesses set temporarily_closed = true ${first}`,
    review: `insert into public.reviews (business_id, author_name, rating, body)
      select id, 'Ann', 4, 'Good.' from public.businesses ${first}`,
    'more hours': `insert into public.opening_hours (business_id, day_of_week, opens, closes)
      select id, 2, '10:00', '18:00' from public.businesses ${first}`,
    'other hours': `update public.opening_hours set closes = '16:00'`,
    'no hours': `delete from public.opening_hours`,
    'name of the category': `update public.categories set slug = 'other-slug', name = 'Other name', hue = 1
      where id = (select min(id) from public.categories)`,
    'name of the metro': `update public.metros set slug = 'other-slug', name = 'Other name', state = 'NE'
      where id = (select min(id) from public.metros)`,
    'listing that comes': `update public.businesses set status = 'published' where slug = 'kept-3'`,
  }),
)('a change updates the card at once: %s', async (_, change) => {
  const { before, after, anew } = await tryChange(change);
  expect(after).toEqual(anew);
  expect(after).not.toEqual(before);
});

test('only published listings have cards', async () => {
  const { before, after } = await tryChange(
    `update public.businesses set status = 'suspended' ${first}`,
  );
  expect(namesOf(before)).toEqual(['kept-1', 'kept-2']);
  expect(namesOf(after)).toEqual(['kept-2']);
});

test('the card of a deleted listing is deleted with it', async () => {
  const { after } = await tryChange(`delete from public.businesses ${first}`);
  expect(namesOf(after)).toEqual(['kept-2']);
});
