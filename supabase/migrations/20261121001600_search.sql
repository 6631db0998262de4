-- Search: one function, one round trip.
--   search_request    what is asked, as it came
--   read_request      reads it: words, category, phone, place, time  -> search_reading
--   scope_search      names what rows are compared with              -> search_scope
--   search_statement  writes the statement for that, which answers   -> search_page
--   search_answer     tells what was read and what was found         -> json
-- What the API sees is a thin wrapper.

-- The rows of a page as the API shows them, in the order of `ids`: as text at once, since jsonb
-- would be taken apart and put together again on every level.
create function private.listing_cards(ids uuid[], distances double precision[])
returns json
language sql
stable
security definer
set search_path = ''
as $$
  with week as (
    select h.business_id, json_agg(json_build_object(
      'day_of_week', h.day_of_week, 'opens', left(h.opens::text, 5), 'closes', left(h.closes::text, 5)
    ) order by h.day_of_week, h.opens) as spans
    from public.opening_hours as h
    where h.business_id = any (ids)
    group by h.business_id
  ),
  special as (
    select s.business_id, json_agg(json_build_object(
      'date', s.date, 'opens', left(s.opens::text, 5), 'closes', left(s.closes::text, 5), 'note', s.note
    ) order by s.date, s.opens) as spans
    from public.special_hours as s
    where s.business_id = any (ids) and s.date between current_date - 2 and current_date + 8
    group by s.business_id
  )
  select coalesce(json_agg(json_build_object(
    'id', b.id, 'slug', b.slug, 'name', b.name, 'description', left(b.description, 240),
    'category', json_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue),
    'metro', case when m.id is not null then json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state) end,
    'street', b.street, 'city', b.city, 'state', b.state, 'zip_code', b.zip_code,
    'phone', b.phone, 'website', b.website, 'lat', b.lat, 'lng', b.lng,
    'map_place', case when b.map_lat is not null then json_build_object(
      'lat', b.map_lat, 'lng', b.map_lng, 'is_approximate', b.lat is null) end,
    'rating', b.rating, 'review_count', b.review_count, 'attributes', b.attributes,
    'cover', private.cover_of(b.photos),
    'verification', b.verification, 'temporarily_closed', private.is_paused(b.temporarily_closed, b.reopens_on, b.time_zone),
    'time_zone', b.time_zone,
    'opening_hours', coalesce(week.spans, '[]'),
    'special_hours', coalesce(special.spans, '[]'),
    'distance_miles', round(listed.distance::numeric, 2)
  ) order by listed.position), '[]')
  from unnest(ids, distances) with ordinality as listed (id, distance, position)
  join public.businesses as b on b.id = listed.id
  join public.categories as c on c.id = b.category_id
  left join public.metros as m on m.id = b.metro_id
  left join week on week.business_id = b.id
  left join special on special.business_id = b.id;
$$;

-- The published listings of a metro, of a category, of both or of all, from the counters.
create function private.counted(
  wanted_metro smallint, wanted_category smallint, out total bigint, out categories json, out metros json
)
language sql
stable
security definer
set search_path = ''
as $$
  with counts as (
    select * from private.listing_counts
    where (wanted_metro is null or metro_id = wanted_metro)
      and (wanted_category is null or category_id = wanted_category)
      and listings > 0
  )
  select
    (select coalesce(sum(listings), 0) from counts),
    (select coalesce(json_agg(json_build_object(
      'slug', c.slug, 'name', c.name, 'hue', c.hue, 'count', f.listings) order by f.listings desc, c.name), '[]')
      from (select category_id, sum(listings) as listings from counts group by category_id) as f
      join public.categories as c on c.id = f.category_id),
    (select coalesce(json_agg(json_build_object(
      'slug', m.slug, 'name', m.name || ', ' || m.state, 'count', f.listings) order by f.listings desc, m.name), '[]')
      from (select metro_id, sum(listings) as listings from counts group by metro_id) as f
      join public.metros as m on m.id = f.metro_id);
$$;

-- The answer as text at once: `jsonb` would be rebuilt on each level.
create function private.search_answer(reading private.search_reading, page private.search_page)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  place constant private.found_place := reading.place;
begin
  return json_build_object(
    'results', page.results,
    'next', page.next,
    'total', page.total,
    'total_capped', page.is_capped,
    'crowd', page.crowd,
    'facets', json_build_object('category', page.categories, 'metro', page.metros, 'city', page.cities,
      'rating', page.ratings, 'open_now', page.open_now),
    'sort', reading.sort,
    'asked', reading.asked,
    'words', reading.words,
    'corrected', reading.corrected,
    'category', (select json_build_object('slug', c.slug, 'name', c.name)
      from public.categories as c where c.id = reading.category_id),
    'metro', (select json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state)
      from public.metros as m where m.id = reading.metro_id),
    'place', case when place.lat is not null then json_build_object(
      'kind', place.kind, 'name', place.name, 'lat', place.lat, 'lng', place.lng, 'is_guess', place.is_guess) end
  );
end;
$$;

create function private.search_businesses(request private.search_request)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  reading constant private.search_reading := private.read_request(request);
  scope private.search_scope;
  page private.search_page;
begin
  if request.may_redirect and private.reads_otherwise(request, reading) then
    page := row(0, false, '[]', null, null, '[]', '[]', '[]', '[]', null);
    if request.metro is not null and reading.metro_id is null then
      page.metros := (private.counted(null, null)).metros; -- one of these may be meant
    end if;
    return private.search_answer(reading, page);
  end if;
  scope := private.scope_search(request, reading);
  execute private.search_statement(scope)
  into page.total, page.is_capped, page.results, page.next, page.crowd, page.categories, page.metros,
    page.cities, page.ratings, page.open_now
  using scope;
  -- A plain list knows its exact size and its categories and metros from the counters.
  if not scope.is_scoped and request.city is null and not scope.open_now
    and scope.open_minute is null and scope.min_rating is null then
    select c.total, false, c.categories, c.metros
    into page.total, page.is_capped, page.categories, page.metros
    from private.counted(scope.metro_id, scope.category_id) as c;
  end if;
  return private.search_answer(reading, page);
end;
$$;

create function public.search_businesses(
  q text default null,
  near text default null,
  lat double precision default null,
  lng double precision default null,
  radius_miles double precision default 25,
  category text default null,
  metro text default null,
  city text default null,
  open_now boolean default false,
  open_minute integer default null, -- minutes since Monday 00:00, local to each listing
  min_rating numeric default null,
  sort text default 'relevance',
  after_key text default null,
  after_id uuid default null,
  south double precision default null,
  west double precision default null,
  north double precision default null,
  east double precision default null,
  may_redirect boolean default false -- without results where what was asked was read otherwise
)
returns json
language sql
stable
set search_path = ''
as $$
  select private.search_businesses(row(
    left(q, 200), left(near, 200),
    case when lat between -90 and 90 then lat end, case when lng between -180 and 180 then lng end,
    least(greatest(radius_miles, 1), 100),
    category, metro, city, open_now, open_minute, min_rating,
    case when sort in ('distance', 'rating', 'name', 'newest') then sort else 'relevance' end,
    after_key, after_id, south, west, north, east, may_redirect
  )::private.search_request);
$$;
revoke execute on function public.search_businesses from public;
grant execute on function public.search_businesses to anon, authenticated, service_role;
