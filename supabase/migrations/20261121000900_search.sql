-- Search: one function, one round trip. How a question becomes an answer:
--   parse_query    words -> tsquery, with typing errors corrected by the words that exist
--   find_place     'austin', 'Austin, TX', '78701' -> a point and a radius
--   search_businesses  collects at most 1,000 candidates through an index, scores them, and
--                  returns a page, facets, a total that stops at 1,000, and the next cursor
-- The functions that read tables are `security definer` in the schema `private`: under Row Level
-- Security `@@` and `&&` are not leakproof and could not use an index, so they read published
-- rows by their own condition. What the API sees is a thin wrapper.

-- A word as typed -> a word that exists: itself, a beginning of one, or the most similar one.
-- To the planner, "does any document have it" looks as if reading rows in any order would soon
-- find one; for a typing error that is the whole table. Bitmaps alone make it ask the word index.
create function private.match_word(typed text)
returns text
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  found_word text;
begin
  if char_length(typed) < 4 or typed ~ '\d' or exists (
    select from private.search_terms where word >= typed and word < typed || chr(1114111) and listings > 0
  ) or exists (
    select from private.search_terms
    where word operator(extensions.%) typed and listings > 0
      and to_tsvector('pg_catalog.english', word) = to_tsvector('pg_catalog.english', typed)
  ) or exists (
    select from public.businesses
    where status = 'published' and search_doc @@ to_tsquery('pg_catalog.english', typed || ':*')
  ) then
    return typed;
  end if;
  select word into found_word
  from private.search_terms
  where word operator(extensions.%) typed and listings > 0
    and abs(char_length(word) - char_length(typed)) <= 2
  order by extensions.similarity(word, typed) desc, listings desc, word
  limit 1;
  return coalesce(found_word, typed);
end;
$$;

-- Words -> what to ask the index, and the words as understood. Every word must match; a word that
-- is the beginning of others matches those too. Null when nothing was typed; a query that matches
-- nothing when only signs were.
create function private.parse_query(q text, out query tsquery, out words text, out corrected boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed text[] := (string_to_array(private.normalize(q), ' '))[1:10];
  matched text[];
  asked text;
begin
  select array_agg(private.match_word(word) order by position) into matched
  from unnest(typed) with ordinality as t (word, position)
  where word <> '';
  words := array_to_string(matched, ' ');
  corrected := words <> array_to_string(typed, ' ');
  asked := (
    select string_agg(word || case when char_length(word) >= 3 then ':*' else '' end, ' & ')
    from unnest(matched) as word
  );
  query := to_tsquery('pg_catalog.english', asked);
  if matched is null and btrim(q) <> '' then -- '!!!'
    query := '';
    return;
  end if;
  if numnode(query) = 0 then -- nothing but stop words: 'The Who'
    query := to_tsquery('pg_catalog.simple', asked);
  end if;
end;
$$;

-- How alike a city's key is to what was typed, with its state or without.
create function private.place_likeness(key text, typed text)
returns real
language sql
immutable
set search_path = ''
as $$
  select greatest(extensions.similarity(key, typed), extensions.similarity(left(key, -3), typed));
$$;

-- A place as typed -> its middle. No row when there is no such place.
create function private.find_place(typed text)
returns table (key text, kind text, name text, lat double precision, lng double precision)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  place_key text := private.normalize(typed);
begin
  if place_key ~ '^\d{5}( \d{4})?$' then
    return query
    select left(place_key, 5), 'zip', left(place_key, 5), p.lat, p.lng
    from private.places as p
    where p.key = left(place_key, 5) and p.lat is not null
    union all -- no listing in this zip code: the middle of those that share its first three digits
    select left(place_key, 5), 'zip', left(place_key, 5), avg(p.lat), avg(p.lng)
    from private.places as p
    where p.key >= left(place_key, 3) and p.key < left(place_key, 3) || 'a' and p.kind = 'zip'
    having count(p.lat) > 0
    limit 1;
    return;
  end if;
  return query
  select m.slug, 'metro', m.name || ', ' || m.state, m.lat, m.lng
  from public.metros as m
  where place_key in (m.slug, private.normalize(m.name), private.normalize(m.name || ' ' || m.state))
  union all
  (
    select p.key, p.kind, p.name, p.lat, p.lng
    from private.places as p
    where p.lat is not null and p.listings > 0
      and (p.key = place_key or (
        -- the name without its state, and not the beginning of a longer name
        p.kind = 'city' and char_length(p.key) = char_length(place_key) + 3
        and p.key >= place_key || ' ' and p.key < place_key || '!'
      ))
    order by p.listings desc
  )
  union all
  (
    select p.key, p.kind, p.name, p.lat, p.lng
    from private.places as p
    where p.kind = 'city' and p.lat is not null and p.listings > 0
      and p.key operator(extensions.%) place_key
      and private.place_likeness(p.key, place_key) > 0.4
    order by private.place_likeness(p.key, place_key) desc, p.listings desc
    limit 1
  )
  limit 1;
end;
$$;

-- The rows of a page as the API shows them, in the order of `ids`.
create function private.listing_cards(ids uuid[], distances double precision[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'slug', b.slug, 'name', b.name, 'description', left(b.description, 240),
    'category', jsonb_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue),
    'metro', case when m.id is not null then jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state) end,
    'street', b.street, 'city', b.city, 'state', b.state, 'zip_code', b.zip_code,
    'phone', b.phone, 'website', b.website, 'lat', b.lat, 'lng', b.lng,
    'rating', b.rating, 'review_count', b.review_count, 'attributes', b.attributes,
    'verification', b.verification, 'temporarily_closed', b.temporarily_closed,
    'time_zone', b.time_zone,
    'opening_hours', private.opening_hours_of(b.id),
    'special_hours', private.special_hours_of(b.id, 8),
    'distance_miles', round(listed.distance::numeric, 2)
  ) order by listed.position), '[]')
  from unnest(ids, distances) with ordinality as listed (id, distance, position)
  join public.businesses as b on b.id = listed.id
  join public.categories as c on c.id = b.category_id
  left join public.metros as m on m.id = b.metro_id;
$$;

-- Facets of a capped set: what there is to narrow by, but not how many, for nobody has counted.
create function private.without_counts(facets jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_object_agg(facet.key, case when jsonb_typeof(facet.value) = 'array' then (
    select coalesce(jsonb_agg(choice.value || '{"count": null}' order by choice.position), '[]')
    from jsonb_array_elements(facet.value) with ordinality as choice (value, position)
  ) else 'null'::jsonb end)
  from jsonb_each(facets) as facet;
$$;

-- Everything search can be asked; see app/domain/search for the meaning of each field.
create type private.search_request as (
  q text, near text, lat double precision, lng double precision, radius_miles double precision,
  category text, metro text, city text, open_now boolean, open_minute integer, min_rating numeric,
  sort text, after_key text, after_id uuid
);

create function private.search_businesses(request private.search_request)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  page_size constant integer := 20;
  most_candidates constant integer := 1000;
  earth_radius_miles constant double precision := 3958.8;
  parsed record;
  place record;
  point extensions.cube;
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
  conditions text[] := array['b.status = ''published'''];
  sorting text;
  sort_key text; -- an expression over a candidate, what the cursor remembers
  sort_type text;
  descending boolean;
  keyset text;
  ordering text;
  columns text;
  answer jsonb;
begin
  select * into parsed from private.parse_query(request.q);
  if request.lat is not null and request.lng is not null then
    select null::text as key, 'point' as kind, null::text as name, request.lat, request.lng into place;
  elsif request.near is not null then
    select * into place from private.find_place(request.near);
  else
    select null::text as key, null::text as kind, null::text as name,
      null::double precision as lat, null::double precision as lng into place;
  end if;
  point := private.earth_point(place.lat, place.lng);
  is_scoped := parsed.query is not null or point is not null;

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
  if point is not null then
    conditions := conditions || array['b.search_tags && $3', miles || ' <= $5'];
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
  -- relevance: how well the words fit (0 to about 2), how alike the name is, how well it is rated,
  -- how near it is. Nothing else, and nothing paid.
  sort_key := case sorting
    when 'distance' then miles
    when 'rating' then 'b.ranking_score'
    when 'name' then 'b.name_key collate "C"'
    when 'newest' then 'b.created_at'
    else '2 * ts_rank(''{0.05,0.2,0.6,1}'', b.search_doc, $1)
      + 1.5 * extensions.similarity(b.name_key, $14)
      + 0.12 * b.ranking_score'
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

  columns := format(
    'b.id, b.category_id, b.metro_id, b.city, b.state, b.rating, %s as sort_key, %s as distance, %s as is_open',
    sort_key, case when point is null then 'null::double precision' else miles end, is_open);

  execute format($query$
    with candidates as materialized (
      (select %1$s from public.businesses as b where %2$s %3$s limit $13 + 1)
      %7$s
    ),
    page as (%4$s),
    listed as (select * from page order by sort_key %5$s, id %5$s limit $15),
    by_category as (select category_id, count(*) as listings from candidates group by category_id),
    by_metro as (select metro_id, count(*) as listings from candidates where metro_id is not null group by metro_id)
    select jsonb_build_object(
      'results', (select private.listing_cards(
        array_agg(id order by sort_key %5$s, id %5$s), array_agg(distance order by sort_key %5$s, id %5$s))
        from listed),
      'next', case when (select count(*) from page) > $15 then (
        select jsonb_build_object('key', sort_key::text, 'id', id)
        from listed order by sort_key %6$s, id %6$s limit 1) end,
      'total', (select least(count(*), $13) from candidates),
      'total_capped', (select count(*) > $13 from candidates),
      'facets', jsonb_build_object(
        'category', (select coalesce(jsonb_agg(jsonb_build_object(
          'slug', c.slug, 'name', c.name, 'hue', c.hue, 'count', f.listings) order by f.listings desc, c.name), '[]')
          from by_category as f join public.categories as c on c.id = f.category_id),
        'metro', (select coalesce(jsonb_agg(jsonb_build_object(
          'slug', m.slug, 'name', m.name || ', ' || m.state, 'count', f.listings) order by f.listings desc, m.name), '[]')
          from by_metro as f join public.metros as m on m.id = f.metro_id),
        'city', (select coalesce(jsonb_agg(jsonb_build_object(
          'name', f.city || ', ' || f.state, 'count', f.listings) order by f.listings desc, f.city), '[]')
          from (select city, state, count(*) as listings from candidates
            group by city, state order by count(*) desc, city limit 12) as f),
        'rating', (select jsonb_agg(jsonb_build_object('min', r.least,
          'count', (select count(*) from candidates where rating >= r.least)) order by r.least desc)
          from (values (4.5), (4.0), (3.5), (3.0)) as r (least)),
        'open_now', (select count(*) from candidates where is_open)
      )
    )
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
      columns, array_to_string(conditions, ' and ')) else '' end
  )
  into answer
  using parsed.query, tags, private.cells_around(place.lat, place.lng, request.radius_miles), point,
    request.radius_miles, request.open_minute, request.min_rating, clocks, wanted_metro, wanted_category,
    request.after_key, request.after_id, most_candidates, parsed.words, page_size;

  if (answer -> 'total_capped')::boolean then
    answer := answer || jsonb_build_object('facets', private.without_counts(answer -> 'facets'));
  end if;
  -- A plain list knows its exact size and its categories and metros from the counters.
  if not is_scoped and request.city is null and not coalesce(request.open_now, false)
    and request.open_minute is null and request.min_rating is null then
    answer := answer || private.counted(wanted_metro, wanted_category, request.metro, request.category, answer);
  end if;

  return answer || jsonb_build_object(
    'sort', sorting,
    'words', parsed.words,
    'corrected', coalesce(parsed.corrected, false),
    'category', (select jsonb_build_object('slug', c.slug, 'name', c.name)
      from public.categories as c where c.id = wanted_category),
    'metro', (select jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state)
      from public.metros as m where m.id = wanted_metro),
    'place', case when place.lat is not null then jsonb_build_object(
      'kind', place.kind, 'name', place.name, 'lat', place.lat, 'lng', place.lng) end
  );
end;
$$;

-- The exact size and the exact category and metro facets of a plain list, from the counters.
create function private.counted(
  wanted_metro smallint, wanted_category smallint, metro text, category text, answer jsonb
)
returns jsonb
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
  select jsonb_build_object(
    'total', (select coalesce(sum(listings), 0) from counts),
    'total_capped', false,
    'facets', answer -> 'facets' || jsonb_build_object(
      'category', (select coalesce(jsonb_agg(jsonb_build_object(
        'slug', c.slug, 'name', c.name, 'hue', c.hue, 'count', f.listings) order by f.listings desc, c.name), '[]')
        from (select category_id, sum(listings) as listings from counts group by category_id) as f
        join public.categories as c on c.id = f.category_id),
      'metro', (select coalesce(jsonb_agg(jsonb_build_object(
        'slug', m.slug, 'name', m.name || ', ' || m.state, 'count', f.listings) order by f.listings desc, m.name), '[]')
        from (select metro_id, sum(listings) as listings from counts group by metro_id) as f
        join public.metros as m on m.id = f.metro_id)
    )
  );
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
  after_id uuid default null
)
returns jsonb
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
    after_key, after_id
  )::private.search_request);
$$;
revoke execute on function public.search_businesses from public;
grant execute on function public.search_businesses to anon, authenticated, service_role;
