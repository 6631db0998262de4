-- Of any category, within five miles: the index on `earth_point` gives them in order. With the
-- street, which tells apart what has one name.
create or replace function private.nearby_listings(listing_id uuid, how_many integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(near) order by distance_miles, slug), '[]')
  from (
    select b.slug, b.name, b.street, c.name as category,
      round(((b.earth_point operator(extensions.<->) point.here) * 3958.8)::numeric, 2) as distance_miles
    from (select private.earth_point(lat, lng) as here, category_id from public.businesses where id = listing_id) as point
    cross join lateral (
      select * from public.businesses as b
      where b.status = 'published' and b.id <> listing_id and b.category_id <> point.category_id and b.lat is not null
      order by b.earth_point operator(extensions.<->) point.here
      limit how_many
    ) as b
    join public.categories as c on c.id = b.category_id
    where point.here is not null
  ) as near
  where distance_miles <= 5;
$$;
