-- Returns the whole public profile of a listing in one round trip.

-- Listings near another, nearest first. Both functions filter `status = 'published'` themselves and are security
-- definer, since an index cannot serve `&&` and `<->` under Row Level Security. They show distances, so they ignore
-- stand-in positions (the middle of a zip code): neither listing's position is guessed.

-- Of the same category: within 25 miles, or in the same city where the listing's position is unknown.
create function private.similar_listings(listing_id uuid, how_many integer)
returns jsonb language plpgsql stable security definer as $$
declare
  radius_miles constant double precision := 25::double precision;
  earth_radius_miles constant double precision := 3958.8::double precision;
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
      where b.status = 'published' and b.id <> listing_id and not (b.temporarily_closed and private.is_paused(b.temporarily_closed, b.reopens_on, b.time_zone)) and b.lat is not null
        and b.search_tags @> listing.category_tags
        and b.search_tags && listing.cells
      order by miles, b.id
      limit how_many
    ) as near;
  end if;
  return private.listing_cards(ids, distances)::jsonb;
end;
$$;
grant execute on function private.similar_listings to anon, authenticated, service_role;

-- Of any category, within five miles, in the order of the index on `earth_point`. Includes the
-- street, which distinguishes listings of one name.
create function private.nearby_listings(listing_id uuid, how_many integer)
returns jsonb language sql stable security definer as $$
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
grant execute on function private.nearby_listings to anon, authenticated, service_role;

-- Returns all public data of one listing. Reads under the caller's policies.
select private.define($define$
create function private.business_profile(listing_id uuid)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', b.id, 'slug', b.slug,
    'category', jsonb_strip_nulls(jsonb_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue, 'drawing', c.drawing)),
    'more_categories', private.named_categories(b.more_category_ids),
    'schema_type', (
      select string_agg(kind.schema_type, ' ' order by place)
      from unnest(b.category_id || b.more_category_ids) with ordinality as own (id, place) join public.categories as kind using (id)),
    'metro', case when m.id is not null then jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state) end,
    'lat', b.lat, 'lng', b.lng,
    'rating', b.rating, 'review_count', b.review_count, 'attributes', b.attributes, 'photos', b.photos,
    'status', b.status, 'temporarily_closed', private.is_paused(b.temporarily_closed, b.reopens_on, b.time_zone),
    'reopens_on', case when private.is_paused(b.temporarily_closed, b.reopens_on, b.time_zone) then b.reopens_on end,
    'verification', b.verification, 'is_claimed', b.is_claimed,
    'moved_to', (
      select jsonb_build_object('slug', n.slug, 'name', n.name, 'street', n.street, 'city', n.city, 'state', n.state)
      from public.businesses as n where n.id = private.current_listing(b.moved_to)
    ),
    'time_zone', b.time_zone,
    'opening_hours', private.opening_hours_of(b.id),
    'special_hours', private.special_hours_of(b.id, 366),
    'services', private.services_of(b.id),
    'confirmations', private.confirmations_of(b.id),
    'created_at', b.created_at, 'updated_at', b.updated_at
  ) || jsonb_build_object({texts: '*', b.*})
  from public.businesses as b
  join public.categories as c on c.id = b.category_id
  left join public.metros as m on m.id = b.metro_id
  where b.id = listing_id and b.status in ('published', 'closed', 'moved');
$$
$define$);
grant execute on function private.business_profile to anon, authenticated, service_role;

-- Returns category and place of a listing that was taken down, for links to alternatives. Not its name.
create function private.gone_listing(listing_id uuid)
returns jsonb stable security definer
return jsonb_build_object('status', 'gone', 'category', (
  select jsonb_build_object('slug', c.slug, 'name', c.name)
  from public.businesses as b join public.categories as c on c.id = b.category_id
  where b.id = listing_id
), 'place', (
  select b.city || ', ' || b.state from public.businesses as b where b.id = listing_id
));
grant execute on function private.gone_listing to anon, authenticated, service_role;

-- By uuid, slug or former slug. Null when the public can see none; `{ status: 'gone', category,
-- place }` when it once could. Reads under the caller's policies.
create function public.get_business(
  id_or_slug text, review_sort text default 'newest', review_stars integer default null, review_words text default null,
  reviews_after uuid default null, questions_after uuid default null
)
returns jsonb language sql stable as $$
  select case
    when found.is_gone then private.gone_listing(found.id)
    else private.business_profile(found.id) || jsonb_build_object(
      'review_summary', private.review_summary(found.id),
      'reviews', private.reviews_of(found.id, review_sort, review_stars, review_words, reviews_after),
      'questions', private.questions_of(found.id, questions_after),
      'similar', private.similar_listings(found.id, 3),
      'nearby', private.nearby_listings(found.id, 6)
    )
  end
  from private.find_listing(id_or_slug) as found;
$$;
grant execute on function public.get_business to anon, authenticated, service_role;
