-- Search: one function, one round trip. It reads the request (words, place, time), collects at most
-- 1,000 candidates through an index, scores them, and returns a page, facets, a total that stops at
-- 1,000, and the next cursor. What the API sees is a thin wrapper.

-- Everything search can be asked; see app/domain/search for the meaning of each field.
create type private.search_request as (
  q text, near text, lat double precision, lng double precision, radius_miles double precision,
  category text, metro text, city text, open_now boolean, open_minute integer, min_rating numeric,
  sort text, after_key text, after_id uuid,
  south double precision, west double precision, north double precision, east double precision
);

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
    'verification', b.verification, 'temporarily_closed', b.temporarily_closed,
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

create function private.counted(
  wanted_metro smallint, wanted_category smallint, metro text, category text,
  out total bigint, out categories json, out metros json
)
language sql
stable
security definer
set search_path = ''
as $$
  with counts as (
    select * from private.listing_counts
    where (metro is null or metro_id = wanted_metro)
      and (category is null or category_id = wanted_category)
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

create function private.search_businesses(request private.search_request)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  page_size constant integer := 20;
  most_candidates constant integer := 1000;
  earth_radius_miles constant double precision := 3958.8;
  asked record; -- the words and the place in them
  opening record; -- and the time
  parsed record;
  named_category smallint; -- that the words are a name of
  place record;
  point extensions.cube;
  has_bounds boolean := request.south is not null and request.west is not null
    and request.north is not null and request.east is not null;
  cells text[] := private.cells_within(request.south, request.west, request.north, request.east);
  wanted_state text;
  phone text;
  wanted_metro smallint := (select id from public.metros where slug = request.metro);
  wanted_category smallint := (select id from public.categories where slug = request.category);
  tags text[] := array_remove(array[
    'category:' || request.category, 'metro:' || request.metro,
    'city:' || nullif(private.normalize(request.city), '')], null);
  clocks jsonb := (select jsonb_object_agg(time_zone, private.minute_of_week(now(), time_zone))
    from (select distinct time_zone from public.metros) as zones);
  is_scoped boolean;
  -- Straight through the earth, which within 100 miles is the way over it to three thousandths of
  -- a mile. An operator and not a function: functions with a search path are not inlined.
  miles text := format('(b.earth_point operator(extensions.<->) $4) * %s', earth_radius_miles);
  is_open text := '(not b.temporarily_closed and case
    when b.special_days @> now() then b.special_open @> now()
    else b.open_minutes @> coalesce(($8 ->> b.time_zone)::int, private.minute_of_week(now(), b.time_zone))
  end)';
  source text := 'public.businesses';
  conditions text[] := array['b.status = ''published'''];
  sorting text;
  sort_key text; -- an expression over a candidate, what the cursor remembers
  sort_type text;
  descending boolean;
  keyset text;
  ordering text;
  columns text;
  found record;
  counted record;
begin
  select * into opening from private.split_open(
    case when not coalesce(request.open_now, false) and request.open_minute is null then request.q end);
  request.q := coalesce(opening.words, request.q);
  request.open_now := coalesce(opening.is_now, request.open_now);
  request.open_minute := coalesce(opening.open_minute, request.open_minute);
  select split.words, split.place into asked from private.split_place(
    case when request.near is null and request.lat is null and not has_bounds then request.q end
  ) as split;
  request.q := coalesce(asked.words, request.q);
  request.near := coalesce(asked.place, request.near);
  phone := private.phone_of(request.q);
  select * into parsed from private.parse_query(case when phone is null then request.q end);
  named_category := private.named_category(parsed.words);
  if request.lat is not null and request.lng is not null then
    select null::text as key, 'point' as kind, null::text as name, request.lat, request.lng, false as is_guess into place;
  elsif request.near is not null then
    select * into place from private.find_place(request.near);
  else
    select null::text as key, null::text as kind, null::text as name,
      null::double precision as lat, null::double precision as lng, false as is_guess into place;
  end if;
  if place.kind = 'state' then
    wanted_state := place.key;
  else
    point := private.earth_point(place.lat, place.lng);
  end if;
  is_scoped := parsed.query is not null or phone is not null or place.kind is not null or has_bounds;

  if wanted_state is not null and (parsed.query is not null or cardinality(tags) > 0) then
    tags := tags || ('state:' || lower(wanted_state));
  elsif wanted_state is not null then -- alone: likewise by its index in the order of the ranking
    conditions := conditions || 'b.state = $16'::text;
  end if;
  if is_scoped or request.city is not null or cardinality(tags) > 1 then
    if cardinality(tags) > 0 then
      conditions := conditions || 'b.search_tags @> $2'::text;
    end if;
  elsif request.metro is not null then -- by one of them alone: an index in the order of the ranking
    conditions := conditions || 'b.metro_id = coalesce($9, -1::smallint)'::text;
  elsif request.category is not null then
    conditions := conditions || 'b.category_id = coalesce($10, -1::smallint)'::text;
  end if;
  if parsed.query is not null then
    conditions := conditions || 'b.search_doc @@ $1'::text;
  end if;
  if phone is not null then
    conditions := conditions || 'b.phone = $22'::text;
  end if;
  if point is not null then
    conditions := conditions || array['b.search_tags && $3', miles || ' <= $5'];
  end if;
  if has_bounds and cells is not null and (parsed.query is not null or cardinality(tags) > 0) then
    -- In the index of words and tags; as a box, the bounds keep the planner from the map's own.
    conditions := conditions || array['b.search_tags && $21',
      'point(b.map_lng, b.map_lat) operator(pg_catalog.<@) box(point($19, $17), point($20, $18))'];
  elsif has_bounds then
    conditions := conditions
      || 'b.map_lat between $17 and $18 and b.map_lng between $19 and $20'::text;
  end if;
  if request.open_now then
    conditions := conditions || is_open;
  end if;
  if request.open_minute is not null then
    conditions := conditions || '(not b.temporarily_closed and b.open_minutes @> $6)'::text;
  end if;
  if request.min_rating is not null then
    conditions := conditions || 'b.rating >= $7'::text;
  end if;

  sorting := case
    when request.sort = 'relevance' and parsed.query is null then
      case when point is null then 'rating' else 'distance' end
    when request.sort = 'distance' and point is null then
      case when parsed.query is null then 'rating' else 'relevance' end
    else request.sort
  end;
  -- relevance: a name that is just the words comes first, then a category that they name, the better
  -- rated and the nearer first, whatever its listings are called. Words that name no category rank by
  -- how well they fit (0 to about 2.5), how alike the name is, the rating, the distance. Nothing else,
  -- and nothing paid.
  sort_key := case sorting
    when 'distance' then miles
    when 'rating' then 'b.ranking_score'
    when 'name' then 'b.name_key collate "C"'
    when 'newest' then 'b.created_at'
    else case when named_category is null
        then '2 * ts_rank(''{0.05,0.2,0.6,1}'', b.search_doc, $1)
          + 1.5 * extensions.similarity(b.name_key, $14) + 0.12 * b.ranking_score'
        else 'case when b.category_id = $23 then 3 else 0 end + 0.3 * b.ranking_score' end
      || ' + case when b.name_key = $14 then 4 else 0 end'
      || case when point is null then '' else format(' + 0.8 / (1 + %s / 8)', miles) end
  end;
  sort_type := case sorting
    when 'name' then 'text' when 'newest' then 'timestamptz' else 'double precision' end;
  descending := sorting not in ('distance', 'name');
  ordering := case
    when sorting = 'relevance' and point is null then 'order by b.ranking_score desc, b.id desc'
    when point is not null and sorting in ('relevance', 'distance')
      then 'order by b.earth_point operator(extensions.<->) $4, b.id'
    when descending then format('order by %s desc, b.id desc', sort_key)
    else format('order by %s, b.id', sort_key)
  end;
  keyset := case when request.after_id is null then 'true' else format(
    '(%%s, %%s) %s ($11::%s %s, $12)', case when descending then '<' else '>' end,
    sort_type, case when sort_type = 'text' then 'collate "C"' else '' end) end;

  -- A point or an area alone is answered by its own index, in its order or without the rows; the
  -- rest of a row is read for candidates only.
  if point is not null and sorting = 'distance' and cardinality(conditions) = 3 then
    source := '(select * from public.businesses as b where b.status = ''published''
      order by b.earth_point operator(extensions.<->) $4, b.id limit $13 + 1)';
    conditions := array[miles || ' <= $5'];
  elsif has_bounds and sorting = 'rating' and cardinality(conditions) = 2 then
    source := format('(select b.* from public.businesses as b join (
      select b.id from public.businesses as b where %s %s limit $13 + 1) as best using (id))',
      array_to_string(conditions, ' and '), ordering);
    conditions := array['true'];
  end if;

  columns := format(
    'b.id, b.category_id, b.metro_id, b.city, b.state, b.rating, b.map_lat, b.map_lng, %s as sort_key, %s as distance',
    sort_key, case when point is null then 'null::double precision' else miles end);

  execute format($query$
    with candidates as materialized (
      (select %1$s from %8$s as b where %2$s %3$s limit $13 + 1)
      %7$s
    ),
    size as materialized (select count(*) as listings, count(*) > $13 as is_capped from candidates),
    -- Of a capped set nobody has counted: it has choices to narrow by, and no numbers.
    by_category as (select category_id, count(*) as listings from candidates group by category_id),
    by_metro as (select metro_id, count(*) as listings from candidates where metro_id is not null group by metro_id),
    by_city as (select city, state, count(*) as listings from candidates
      group by city, state order by count(*) desc, city limit 12),
    by_rating as (select rating, count(*) as listings from candidates, size where not is_capped group by rating),
    grid as (select min(map_lat) as south, greatest(max(map_lat) - min(map_lat), 0.01) / 24 as height,
      min(map_lng) as west, greatest(max(map_lng) - min(map_lng), 0.01) / 24 as width from candidates),
    spots as (
      select round(avg(map_lat) * 1000) / 1000 as lat, round(avg(map_lng) * 1000) / 1000 as lng, count(*) as listings
      from candidates, grid where map_lat is not null
      group by floor((map_lat - south) / height), floor((map_lng - west) / width)
    ),
    page as (%4$s),
    listed as (select * from page order by sort_key %5$s, id %5$s limit $15)
    select
      least(size.listings, $13) as total,
      size.is_capped,
      (select private.listing_cards(
        array_agg(id order by sort_key %5$s, id %5$s), array_agg(distance order by sort_key %5$s, id %5$s))
        from listed) as results,
      case when (select count(*) from page) > $15 then (
        select json_build_object('key', sort_key::text, 'id', id)
        from listed order by sort_key %6$s, id %6$s limit 1) end as next,
      case when size.listings > $15 then (
        select json_agg(json_build_array(lat, lng, listings)) from spots) end as crowd,
      (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue,
        'count', case when not is_capped then f.listings end) order by f.listings desc, c.name), '[]')
        from by_category as f join public.categories as c on c.id = f.category_id) as categories,
      (select coalesce(json_agg(json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state,
        'count', case when not is_capped then f.listings end) order by f.listings desc, m.name), '[]')
        from by_metro as f join public.metros as m on m.id = f.metro_id) as metros,
      (select coalesce(json_agg(json_build_object('name', f.city || ', ' || f.state,
        'count', case when not is_capped then f.listings end) order by f.listings desc, f.city), '[]')
        from by_city as f) as cities,
      (select json_agg(json_build_object('min', r.least, 'count', case when not is_capped then
        (select coalesce(sum(f.listings), 0) from by_rating as f where f.rating >= r.least) end) order by r.least desc)
        from (values (4.5), (4.0), (3.5), (3.0)) as r (least)) as ratings,
      case when not is_capped then (select count(*) from candidates join public.businesses as b using (id) where %9$s) end as open_now
    from size
  $query$,
    columns,
    array_to_string(conditions, ' and '),
    ordering,
    case when is_scoped or request.after_id is null
      then format('select id, sort_key, distance from candidates where %s order by sort_key %s, id %2$s limit $15 + 1',
        format(keyset, 'sort_key', 'id'), case when descending then 'desc' else '' end)
      -- further pages of a plain list go on in the index, however deep
      else format('select b.id, %s as sort_key, null::double precision as distance
        from public.businesses as b where %s and %s %s limit $15 + 1',
        sort_key, array_to_string(conditions, ' and '), format(keyset, sort_key, 'b.id'), ordering)
    end,
    case when descending then 'desc' else '' end,
    case when descending then '' else 'desc' end,
    -- Of a broad word the best rated are candidates, and whatever begins with it by name.
    case when sorting = 'relevance' and point is null then format($more$
      union
      (select %s from public.businesses as b
        where %s and b.name_key collate "C" >= $14 and b.name_key collate "C" < $14 || chr(1114111)
        order by b.name_key collate "C", b.id limit 100)$more$,
      columns, array_to_string(conditions, ' and ')) else '' end,
    source,
    is_open
  )
  into found
  using parsed.query, tags, private.cells_around(place.lat, place.lng, request.radius_miles), point,
    request.radius_miles, request.open_minute, request.min_rating, clocks, wanted_metro, wanted_category,
    request.after_key, request.after_id, most_candidates, parsed.words, page_size,
    wanted_state, request.south, request.north, request.west, request.east, cells,
    phone, named_category;

  -- A plain list knows its exact size and its categories and metros from the counters.
  if not is_scoped and request.city is null and not coalesce(request.open_now, false)
    and request.open_minute is null and request.min_rating is null then
    select * into counted from private.counted(wanted_metro, wanted_category, request.metro, request.category);
    found.total := counted.total;
    found.is_capped := false;
    found.categories := counted.categories;
    found.metros := counted.metros;
  end if;

  return json_build_object(
    'results', found.results,
    'next', found.next,
    'total', found.total,
    'total_capped', found.is_capped,
    'crowd', found.crowd,
    'facets', json_build_object('category', found.categories, 'metro', found.metros, 'city', found.cities,
      'rating', found.ratings, 'open_now', found.open_now),
    'sort', sorting,
    'asked', case when coalesce(asked.words, opening.words) is not null then
      jsonb_build_object('q', request.q, 'near', asked.place) || jsonb_strip_nulls(jsonb_build_object(
        'open', case when opening.is_now then 'now' end,
        'day', opening.day, 'time', opening.open_time)) end,
    'words', parsed.words,
    'corrected', coalesce(parsed.corrected, false),
    'category', (select json_build_object('slug', c.slug, 'name', c.name)
      from public.categories as c where c.id = wanted_category),
    'metro', (select json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state)
      from public.metros as m where m.id = wanted_metro),
    'place', case when place.lat is not null then json_build_object(
      'kind', place.kind, 'name', place.name, 'lat', place.lat, 'lng', place.lng, 'is_guess', place.is_guess) end
  );
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
  east double precision default null
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
    after_key, after_id, south, west, north, east
  )::private.search_request);
$$;
grant execute on function public.search_businesses to anon, authenticated, service_role;
