-- Since every listing has a place on the map, `earth_point` may be a stand-in: the middle of a zip code
-- or city. From there nothing can be said to lie near, and the cells around `lat` and `lng` are none:
-- such a listing had no neighbours at all. Whose own place is unknown is now told by `lat`.
create or replace function private.similar_listings(listing_id uuid, how_many integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  radius_miles constant double precision := 25;
  earth_radius_miles constant double precision := 3958.8;
  listing record;
  ids uuid[];
  distances double precision[];
begin
  select b.lat, b.earth_point, private.cells_around(b.lat, b.lng, radius_miles) as cells,
    array['category:' || c.slug] as category_tags,
    array['category:' || c.slug, 'city:' || private.place_key(b.city, b.state)] as city_tags
  into listing
  from public.businesses as b join public.categories as c on c.id = b.category_id
  where b.id = listing_id;

  if listing.lat is null then
    select array_agg(near.id), array_agg(null::double precision) into ids, distances
    from (
      select b.id from public.businesses as b
      where b.status = 'published' and b.search_tags @> listing.city_tags and b.id <> listing_id
      order by b.ranking_score desc, b.id
      limit how_many
    ) as near;
  else
    select array_agg(near.id order by near.miles, near.id), array_agg(near.miles order by near.miles, near.id)
    into ids, distances
    from (
      select b.id, (b.earth_point operator(extensions.<->) listing.earth_point) * earth_radius_miles as miles
      from public.businesses as b
      where b.status = 'published' and b.id <> listing_id and not b.temporarily_closed
        and b.search_tags @> listing.category_tags
        and b.search_tags && listing.cells
      order by miles, b.id
      limit how_many
    ) as near;
  end if;
  return private.listing_cards(ids, distances);
end;
$$;

-- Of any category, within five miles: the index on `earth_point` gives them in order.
create or replace function private.nearby_listings(listing_id uuid, how_many integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(near) order by distance_miles, slug), '[]')
  from (
    select b.slug, b.name, c.name as category,
      round(((b.earth_point operator(extensions.<->) point.here) * 3958.8)::numeric, 2) as distance_miles
    from (
      select earth_point as here, category_id from public.businesses where id = listing_id and lat is not null
    ) as point
    cross join lateral (
      select * from public.businesses as b
      where b.status = 'published' and b.id <> listing_id and b.category_id <> point.category_id
      order by b.earth_point operator(extensions.<->) point.here
      limit how_many
    ) as b
    join public.categories as c on c.id = b.category_id
  ) as near
  where distance_miles <= 5;
$$;
