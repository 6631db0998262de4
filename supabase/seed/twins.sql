-- Listings that stand twice in the directory, in other words, so that admins have pairs to look at; all else counts as
-- compared. Written by hand; times are counted back from seeding. Applied after all that makes listings.
insert into public.businesses (
  id, slug, name, description, category_id, metro_id, street, city, state, zip_code, lat, lng, time_zone, phone, email,
  website, attributes, status, created_at, updated_at
)
select md5('twin of ' || b.slug)::uuid, twin.slug, twin.name, twin.description, b.category_id, b.metro_id, twin.street,
  b.city, b.state, b.zip_code, b.lat + twin.north, b.lng, b.time_zone,
  case when has_phone then b.phone end, twin.email, case when has_website then b.website end, twin.attributes,
  'published', now() - make_interval(days => twin.days_ago), now() - make_interval(days => twin.days_ago)
from (values
  ('kingsley-supply-saint-louis-mo', 'kingsley-hardware-supply-saint-louis-mo', 'Kingsley Hardware Supply, LLC', null,
    '6496 Clay Avenue', 0.0003, true, false, 'orders@kingsley-supply-saint-louis-mo.example', '{"Key cutting"}'::text[], 12),
  ('iverson-heating-and-air-saint-louis-mo', 'iverson-heating-air-conditioning-saint-louis-mo',
    'Iverson Heating & Air Conditioning', 'Furnaces, heat pumps and air conditioning, put in and repaired since 1987.',
    '208 Market Court, Suite 2', 0.0001, false, true, null, '{"Emergency service"}', 40),
  ('college-street-key-shop-houston-tx', 'the-college-street-key-shop-houston-tx', 'The College Street Key Shop', null,
    '49 College Street', 0.0, true, false, null, '{}', 5)
) as twin (of, slug, name, description, street, north, has_phone, has_website, email, attributes, days_ago)
join public.businesses as b on b.slug = twin.of;

insert into public.opening_hours (business_id, day_of_week, opens, closes)
select md5('twin of iverson-heating-and-air-saint-louis-mo')::uuid, day, time '07:30', time '17:30' from generate_series(1, 6) as day;

select private.compare_listing(md5('twin of ' || slug)::uuid)
from unnest(array[
  'kingsley-supply-saint-louis-mo', 'iverson-heating-and-air-saint-louis-mo', 'college-street-key-shop-houston-tx'
]) as slug;
-- By their listings, so that a pair has the same address in every seeded database.
delete from private.queue_items where kind = 'duplicate';
update private.likely_duplicates set id = md5('pair ' || first_id || second_id)::uuid, score = score;
delete from private.listings_to_compare;
