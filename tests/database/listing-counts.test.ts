import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

const insert = `
  insert into public.businesses
    (slug, name, category_id, street, city, state, zip_code, lat, lng, time_zone, status)
  select 'counted-' || n, 'Quixotry ' || n, (select min(id) from public.categories), n || ' Test Street',
    'Testville', 'KS', '67999', 39 + n, -101, 'America/Chicago', 'published'
  from generate_series(1, 4) as n`;

const moreCategories = `
  update public.businesses set more_category_ids = array(select id from public.categories order by id desc limit 2 offset 1)
  where lat > 40`;

const kept = `
  select 'category ' || category_id as what, listings, main_listings as located, 0.0 as lat, 0.0 as lng
  from private.listing_counts
  union all
  select 'everywhere ' || category_id, listings, main_listings, 0.0, 0.0 from private.listing_totals where metro_id is null
  union all
  select word, listings, 0, 0, 0 from private.search_terms where word like 'quixot%'
  union all
  select key, listings, located, round(lat::numeric, 6), round(lng::numeric, 6)
  from private.places
  order by what`;

const counted = `
  with listing as (select * from public.businesses where status = 'published'),
  mention as (
    select private.place_key(city, state) as key, map_lat, map_lng from listing
    union all
    select zip_code, map_lat, map_lng from listing
  )
  select list || ' ' || kind as what, count(*)::integer as listings,
    count(*) filter (where kind = category_id)::integer as located, 0.0 as lat, 0.0 as lng
  from listing, unnest(category_id || more_category_ids) as kind, unnest('{category,everywhere}'::text[]) as list
  group by list, kind
  union all
  select split_part(name_key, ' ', 1), count(*)::integer, 0, 0, 0 from listing group by 1
  union all
  select key, count(*)::integer, count(map_lat)::integer, round(avg(map_lat)::numeric, 6), round(avg(map_lng)::numeric, 6)
  from mention group by key
  order by what`;

test.each([
  ['come', ''],
  ['move within their place', `update public.businesses set lat = lat + 1, lng = lng - 2`],
  ['move to another', `update public.businesses set city = 'Elsewhere' where lat > 41`],
  [
    'lose their pin and are renamed',
    `update public.businesses set lat = null, lng = null, name = 'Quixotic'`,
  ],
  [
    'lose their pin, one after the other, in a place that nobody has on the map',
    [41, 40]
      .map(
        (lat) =>
          `update public.businesses set lat = null, lng = null, city = 'Nowhere', zip_code = '67998' where lat > ${lat}`,
      )
      .join(';'),
  ],
  ['close', `update public.businesses set status = 'closed' where lat > 42`],
  [
    'change category',
    `update public.businesses set category_id = (select max(id) from public.categories)`,
  ],
  ['have more categories', moreCategories],
  [
    'exchange their main category with another',
    `${moreCategories}; update public.businesses set category_id = more_category_ids[1], more_category_ids = array[category_id] where lat > 40`,
  ],
  [
    'have more categories no longer',
    `${moreCategories}; update public.businesses set more_category_ids = '{}'`,
  ],
  ['go', `delete from public.businesses where lat > 41`],
])('stored counts equal fresh ones when listings %s', async (_, change) => {
  await database.query('delete from public.businesses');
  await database.query(insert);
  if (change !== '') await database.query(change);
  const expected = await database.query(counted);
  expect(expected.length).toBeGreaterThan(3);
  expect(await database.query(kept)).toEqual(expected);
});
