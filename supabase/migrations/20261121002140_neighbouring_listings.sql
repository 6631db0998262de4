-- Listings that lie near another, nearest first. Both say `status = 'published'` themselves and act
-- with their owner's rights, since an index cannot serve `&&` and `<->` under Row Level Security.
-- Neighbours are told with their distance, so a stand-in for missing coordinates (the middle of a zip
-- code) does not make one: neither the listing's own place nor that of a neighbour is guessed.

-- Of the same category: within 25 miles, or in the same city where the listing's place is unknown.
create function private.similar_listings(listing_id uuid, how_many integer)
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
  select private.earth_point(b.lat, b.lng) as earth_point, private.cells_around(b.lat, b.lng, radius_miles) as cells,
    array['category:' || c.slug] as category_tags,
    array['category:' || c.slug, 'city:' || private.place_key(b.city, b.state)] as city_tags
  into listing
  from public.businesses as b join public.categories as c on c.id = b.category_id
  where b.id = listing_id;

  if listing.earth_point is null then
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
      where b.status = 'published' and b.id <> listing_id and not b.temporarily_closed and b.lat is not null
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
create function private.nearby_listings(listing_id uuid, how_many integer)
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
