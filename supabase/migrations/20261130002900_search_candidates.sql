-- Selects the listings of a search, and their order: at most 1,000 candidates, through an index.
-- Conditions are built as SQL text, so that the statement contains only what was requested: omitted
-- conditions cost nothing and block no index. The statement compares rows with one value, the
-- scope, as $1; its fields are constants to the planner, like separate parameters.

create type private.search_scope as (
  query tsquery,
  words text,
  named_category smallint,
  prefers_word_index boolean, -- reading all matches of the words is faster than meeting enough of them along the ranking
  phone text,
  is_scoped boolean, -- by words or a place, so that no index holds the list in its order
  tags text[],
  any_tags text[], -- for each feature and each chosen facet its tags, as a text array literal: any of them matches
  metro_id smallint, -- -1 for an unknown one, which matches no listing
  category_id smallint, -- likewise
  state text, -- only where no tag covers it
  point extensions.cube,
  circle_cells text[],
  serving text[], -- of who serves the middle of the circle: the tag of its square, then that of its town; with `circle_cells`
  radius_miles double precision,
  south double precision,
  west double precision,
  north double precision,
  east double precision,
  area_cells text[], -- only when searching words or tags within the area
  open_now boolean,
  open_minute integer,
  open_date date,
  holiday date, -- the date of that time if it is a holiday: listings with special hours of it come first
  min_rating numeric,
  is_long_list boolean, -- a plain list with too many rows to count: the answer has only locations, which its indexes contain
  clocks jsonb, -- the minute of the week by time zone
  moments jsonb, -- when `open_minute` comes next, by time zone
  days jsonb, -- for a date without a minute, by time zone what `rest_of_day` returns
  sort text,
  block integer, -- the number of blocks of candidates before this one
  after_key text,
  after_id uuid,
  page_size integer,
  max_candidates integer,
  max_counted integer, -- in totals and facets
  is_nowhere boolean, -- the stems of the query show that nothing matches, without a search
  scan_limit integer, -- how much of the ranking of its metro, its state or the country to read first to find these
  scan_state text, -- whose ranking that is, for a city alone
  excluded tsquery, -- in names, features and services
  excluded_specialty tsquery, -- the same words in specialties
  excluded_tags text[], -- chosen, or of categories that excluded words name
  is_narrower boolean, -- the words name a part of the category: 'notary' of printing and shipping
  is_nearest boolean, -- listings of the category that the words name before others, each the closest first
  puts_main_first boolean -- listings whose main category is the requested one before those that have it besides
);

-- Returns the tags of chosen facets, whose values may be typed: a specialty and a feature in any spelling, a
-- neighborhood in any case.
create function private.read_tags(tags text[])
returns text[] language plpgsql stable security definer as $$
begin
  return array(
    select unnest(case facet
      when 'specialty' then array['specialty:' || private.normalize(value)]
      when 'feature' then private.feature_tags(value)
      when 'neighborhood' then coalesce(
        (select array_agg(distinct 'neighborhood:' || h.name) from private.neighborhoods as h where lower(h.name) = lower(value)),
        array[tag])
      else array[tag] end)
    from unnest(tags) as tag,
      lateral (select split_part(tag, ':', 1) as facet, substr(tag, strpos(tag, ':') + 1) as value) as parts);
end;
$$;

create function private.scope_search(request private.search_request, reading private.search_reading)
returns private.search_scope language plpgsql stable security definer as $$
declare
  scope private.search_scope;
  place constant private.found_place := reading.place;
begin
  scope.query := reading.query;
  scope.is_nowhere := reading.query is not null and not private.has_stems(reading.query);
  scope.words := reading.words;
  scope.named_category := coalesce(reading.named_category,
    case when reading.is_whole_topic then (select id from public.categories where slug = reading.topic) end);
  scope.is_narrower := reading.is_narrower or reading.is_whole_topic;
  scope.phone := reading.phone;
  select e.query, e.in_specialty, e.tags into scope.excluded, scope.excluded_specialty, scope.excluded_tags
  from private.read_excluded(reading) as e;
  scope.is_nearest := reading.is_nearest and request.sort = 'relevance' and reading.named_category is not null;
  scope.puts_main_first := request.sort = 'relevance' and reading.category is not null and not private.has_bounds(request);
  scope.is_scoped := reading.query is not null or reading.phone is not null or place.kind is not null
    or private.has_bounds(request) or scope.excluded is not null;
  scope.tags := array_remove(
    array['category:' || reading.category, 'metro:' || request.metro, 'city:' || request.city], null);
  if place.kind = 'state' and (reading.query is not null or cardinality(scope.tags) > 0) then -- alone it has an index
    scope.tags := scope.tags || ('state:' || lower(place.key));
  end if;
  scope.metro_id := case when request.metro is not null then coalesce(reading.metro_id, -1) end;
  scope.category_id := case when reading.category is not null then coalesce(reading.category_id, -1) end;
  if place.kind = 'state' and cardinality(scope.tags) = 0 then
    scope.state := place.key;
  end if;
  scope.any_tags := array(
    select private.feature_tags(feature)::text from unnest(request.features) as feature
    union all
    select array_agg(tag)::text from unnest(private.read_tags(request.with_tags)) as tag group by split_part(tag, ':', 1));
  scope.excluded_tags := coalesce(scope.excluded_tags, '{}') || private.read_tags(request.without_tags);
  -- A single tag has its own index in ranking order.
  if not scope.is_scoped and request.city is null and scope.any_tags = '{}' and cardinality(scope.tags) = 1 then
    scope.tags := '{}'::text[];
  end if;
  if private.is_point(place) then
    scope.point := private.earth_point(place.lat, place.lng);
    if place.radius_miles <= 100 then -- the whole country would be too many cells
      scope.circle_cells := private.cells_around(place.lat, place.lng, place.radius_miles);
      if scope.query is not null or cardinality(scope.tags) > 0 then
        scope.serving := private.squares_around(place.lat, place.lng, 0)
          || (select array_agg('serves:' || private.place_key(town[1], town[2])) from regexp_match(place.name, '([^,]+), ([A-Z]{2})$') as town where town is not null);
        scope.circle_cells := scope.circle_cells || scope.serving;
      end if;
    end if;
    scope.radius_miles := place.radius_miles;
  end if;
  if private.has_bounds(request) then
    scope.south := request.south;
    scope.west := request.west;
    scope.north := request.north;
    scope.east := request.east;
    if reading.query is not null or cardinality(scope.tags) > 0 then
      scope.area_cells := private.cells_within(request.south, request.west, request.north, request.east);
    end if;
  end if;
  scope.open_now := coalesce(reading.open_now, false);
  scope.open_minute := reading.open_minute;
  scope.open_date := reading.open_date;
  scope.holiday := case when scope.open_now or num_nonnulls(scope.open_minute, scope.open_date) > 0
    then (request.reading ->> 'holiday')::date end;
  scope.is_scoped := scope.is_scoped or scope.holiday is not null; -- no index has that order
  scope.min_rating := request.min_rating;
  scope.is_long_list := false;
  scope.clocks := (select jsonb_object_agg(time_zone, private.minute_of_week(now(), time_zone))
    from (select distinct time_zone from public.metros) as zones);
  scope.moments := (select jsonb_object_agg(time_zone, coalesce(
      (reading.open_date + make_interval(mins => scope.open_minute % 1440)) at time zone time_zone,
      private.next_moment(scope.open_minute, now(), time_zone)))
    from (select distinct time_zone from public.metros where scope.open_minute is not null) as zones);
  scope.days := (select jsonb_object_agg(time_zone, private.rest_of_day(scope.open_date, time_zone))
    from (select distinct time_zone from public.metros where scope.open_minute is null and scope.open_date is not null) as zones);
  scope.sort := reading.sort;
  -- Rows skipped by an offset are still read and scored; no reader gets that far.
  if request.after_key ~ '^\d{3,}\|' then
    raise exception 'Page not found' using errcode = '22023';
  end if;
  scope.block := coalesce(substring(request.after_key from '^(\d+)\|')::integer, 0);
  scope.after_key := regexp_replace(request.after_key, '^\d+\|', '');
  scope.after_id := case when scope.after_key <> '' then request.after_id end;
  scope.page_size := 20;
  scope.max_candidates := 1000;
  scope.max_counted := 10000;
  -- So large an area has no cells: filtered by one category or metro, it is answered by the index
  -- of that, without the rows.
  if scope.south is not null and scope.area_cells is null and scope.query is null and scope.sort = 'rating'
    and cardinality(scope.tags) = 1 and request.city is null and cardinality(private.search_conditions(scope)) = 3 then
    scope.tags := '{}'::text[];
  end if;
  scope.prefers_word_index := scope.query is not null and not scope.is_nowhere and scope.sort = 'relevance' and place.kind is null
    and scope.south is null and scope.tags = '{}' and scope.any_tags = '{}'
    and private.prefers_word_index(scope);
  if scope.sort = 'rating' and scope.block = 0 and reading.query is null and scope.phone is null and scope.point is null
    and scope.any_tags = '{}' then
    select scan.listings, scan.state into scope.scan_limit, scope.scan_state from private.plan_scan(request, scope) as scan;
  end if;
  return scope;
end;
$$;

-- Returns what excluded phrases match: words of names, features, services and specialties, and
-- listings of other categories that they name. Words of the category itself are in all its listings
-- and exclude none.
create function private.read_excluded(
  reading private.search_reading, out query tsquery, out in_specialty tsquery, out tags text[]
)
language plpgsql stable security definer as $$
begin
  if coalesce(reading.excluded, '{}') = '{}' then
    return;
  end if;
  select string_agg('(' || term.anywhere || ')', '|')::tsquery, string_agg('(' || term.plain || ')', '|')::tsquery
  into query, in_specialty
  from unnest(reading.excluded) as phrase,
    lateral (
      select string_agg(quote_literal(lexeme) || ':AC', '&') as anywhere, string_agg(quote_literal(lexeme), '&') as plain
      from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', private.normalize(phrase)))) as lexeme
    ) as term
  where term.plain is not null;
  tags := array(
    select 'category:' || c.slug
    from unnest(reading.excluded) as phrase
    join public.categories as c on c.id = private.named_category(private.normalize(phrase))
    where c.id is distinct from coalesce(reading.category_id, reading.named_category));
end;
$$;

-- In a city or an area with very many listings, a thousand are found sooner by scanning a ranking
-- that includes them than by reading and sorting all of them. With a rare filter, at most half as
-- many rows are read in vain. `around` is the number of listings in the ranking; null where the
-- other way is faster.
create function private.plan_scan(request private.search_request, scope private.search_scope, out listings integer, out state text)
language plpgsql stable security definer as $$
declare
  many constant integer := 5 * scope.max_candidates;
  inside bigint;
  around bigint;
begin
  if scope.south is null and request.city is not null and scope.category_id is null then
    select p.listings, p.state into inside, state from private.places as p where p.key = request.city;
    if inside > many and scope.metro_id is not null then
      around := (select t.listings from private.listing_totals as t where t.metro_id = scope.metro_id);
    elsif inside > many then
      around := (select sum(p.listings) from private.places as p where p.kind = 'city' and p.state = plan_scan.state);
    end if;
  elsif cardinality(private.search_conditions(scope)) = 2 and scope.south is not null then
    around := (select sum(t.main_listings) from private.listing_totals as t where t.metro_id is null);
    if around > 40 * many then
      inside := (select sum(p.listings) from private.places as p where p.kind = 'zip'
        and p.lat between scope.south and scope.north and p.lng between scope.west and scope.east);
    end if;
  end if;
  -- Some of the listings met are closed, or rated below the requested minimum.
  if inside ^ 2 > 4 * scope.max_candidates * around then
    listings := inside / 2;
  end if;
end;
$$;

-- Whether reading and counting all n listings with the words is faster than meeting 1,001 of them along the
-- ranking, one in every all / n rows, which costs 1.5 times as much a row since documents are looked up,
-- and then counting up to 10,000. For a category's name the counters have n; its words are in some other
-- listings too, so it counts twice. For other words the planner's statistics estimate n. Volatile, because other functions may not run EXPLAIN; it changes nothing.
create function private.prefers_word_index(scope private.search_scope)
returns boolean language plpgsql volatile security definer as $$
declare
  everything constant double precision := (select sum(t.main_listings) from private.listing_totals as t where t.metro_id is null);
  likely double precision;
  plan json;
begin
  if scope.named_category is not null then
    likely := 2 * (select t.listings from private.listing_totals as t where t.category_id = scope.named_category);
  else
    execute 'explain (format json) select from public.businesses where status = ''published'' and search_doc @@ $1'
      into plan using scope.query;
    likely := plan -> 0 -> 'Plan' ->> 'Plan Rows';
  end if;
  return likely * (likely - scope.max_counted) < 1.5 * scope.max_candidates * everything;
end;
$$;

-- The straight distance through the earth, which within 100 miles equals the one over the surface
-- to three thousandths of a mile. Returns text and not a function of the row: functions with a
-- search path are not inlined.
create function private.miles_expression()
returns text language sql immutable parallel safe as $$
  select '(b.earth_point operator(extensions.<->) ($1).point) * 3958.8';
$$;

create function private.is_open_expression()
returns text language sql immutable parallel safe as $$
  select '(not (b.temporarily_closed and private.is_paused(b.temporarily_closed, b.reopens_on, b.time_zone)) and case
    when b.special_days @> now() then b.special_open @> now()
    else b.open_minutes @> coalesce((($1).clocks ->> b.time_zone)::int, private.minute_of_week(now(), b.time_zone))
  end)';
$$;

-- Whether to read a circle's listings from its middle outward, in the order of their index, until
-- there are enough: around a big city there may be fifty times as many. Words, numbers and tags
-- have better indexes.
create function private.is_nearest_first(scope private.search_scope)
returns boolean language plpgsql immutable as $$
begin
  return scope.point is not null and scope.sort = 'distance' and scope.south is null
    and scope.query is null and scope.phone is null and scope.tags = '{}' and scope.any_tags = '{}';
end;
$$;

-- Returns what of a date is still to come, as a range of moments and one of minutes of the week.
-- Until 6 AM the night of the day before goes on.
create function private.rest_of_day(date date, time_zone text)
returns jsonb language plpgsql stable as $$
declare
  ends constant timestamptz := (date + 1)::timestamp at time zone time_zone;
  starts constant timestamptz := least(ends, greatest((date + time '06:00') at time zone time_zone,
    case when now() < ends then now() end));
begin
  return jsonb_build_object('moments', tstzrange(starts, ends), 'minutes', case when starts < ends
    then int4range(private.minute_of_week(starts, time_zone), extract(isodow from date)::int * 1440) else 'empty' end);
end;
$$;

-- The same at `open_minute`, when it comes next, or else at any time of `open_date`; null without them.
create function private.is_open_then_expression(scope private.search_scope)
returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when scope.open_minute is not null then replace($query$(case
      when b.temporarily_closed and (b.reopens_on is null or (<then> at time zone b.time_zone)::date < b.reopens_on) then false
      when not isempty(b.special_days) and b.special_days @> <then> then b.special_open @> <then>
      else b.open_minutes @> ($1).open_minute
    end)$query$, '<then>', 'coalesce((($1).moments ->> b.time_zone)::timestamptz,
      private.next_moment(($1).open_minute, now(), b.time_zone))')
    when scope.open_date is not null then replace($query$(case
      when b.temporarily_closed and (b.reopens_on is null or ($1).open_date < b.reopens_on) then false
      when not isempty(b.special_days) and b.special_days && (<day> ->> 'moments')::tstzrange
        then b.special_open && (<day> ->> 'moments')::tstzrange
      else b.open_minutes && (<day> ->> 'minutes')::int4range
    end)$query$, '<day>', 'coalesce(($1).days -> b.time_zone, private.rest_of_day(($1).open_date, b.time_zone))') end;
end;
$$;

-- Whether a listing has this category besides its main one, in the form of their index.
create function private.more_category_expression(category text)
returns text immutable parallel safe
return format('b.more_category_ids <> ''{}'' and b.more_category_ids @> array[%s]', category);

-- Whether the list is that of a category alone, which no index has in its order: see `list_category`.
create function private.is_category_list(scope private.search_scope)
returns boolean immutable parallel safe
return scope.tags = '{}' and scope.metro_id is null and scope.category_id is not null;

-- Returns the conditions for every candidate.
create function private.search_conditions(scope private.search_scope)
returns text[] language plpgsql immutable as $$
begin
  return array_remove(array[
    'b.status = ''published''',
    case when scope.state is not null then 'b.state = ($1).state' end,
    case
      when cardinality(scope.tags) > 0 then 'b.search_tags @> ($1).tags'
      when scope.metro_id is not null then 'b.metro_id = ($1).metro_id'
      when scope.category_id is not null
        then '(b.category_id = ($1).category_id or ' || private.more_category_expression('($1).category_id') || ')'
    end,
    case when scope.query is not null then 'b.search_doc @@ ($1).query' end,
    (select string_agg(format('b.search_tags && ($1).any_tags[%s]::text[]', number), ' and ')
      from generate_subscripts(scope.any_tags, 1) as number),
    case when scope.phone is not null then 'b.id = any (array(
      select p.business_id from private.published_listings as p where p.phone collate "C" = ($1).phone))' end,
    case when scope.circle_cells is not null then 'b.search_tags && ($1).circle_cells' end,
    case when scope.serving is not null then format('(%1$s <= ($1).radius_miles or b.search_tags && ($1).serving[2:]
        or b.search_tags @> ($1).serving[:1] and %1$s <= b.service_radius::text::integer)', private.miles_expression())
      when scope.point is not null then private.miles_expression() || ' <= ($1).radius_miles' end,
    case
      -- Uses the index of words and tags; written as a box, the bounds keep the planner from using
      -- the map's index.
      when scope.area_cells is not null then 'b.search_tags && ($1).area_cells
        and point(b.map_lng, b.map_lat) operator(pg_catalog.<@)
          box(point(($1).west, ($1).south), point(($1).east, ($1).north))'
      when scope.south is not null then 'b.map_lat between ($1).south and ($1).north
        and b.map_lng between ($1).west and ($1).east'
    end,
    case when scope.open_now then private.is_open_expression() end,
    private.is_open_then_expression(scope),
    case when scope.min_rating is not null then 'b.rating >= ($1).min_rating' end,
    case when scope.excluded is not null then 'not b.search_doc @@ ($1).excluded and (b.specialty is null
      or not to_tsvector(''pg_catalog.english'', b.specialty) @@ ($1).excluded_specialty)' end,
    case when cardinality(scope.excluded_tags) > 0 then 'not b.search_tags && ($1).excluded_tags' end
  ], null);
end;
$$;

-- Returns the sort key of a page, which the cursor stores. Relevance: first a name equal to the
-- words, then a category that they name, as the main one and then as another one, sorted by whether the words are its specialty ('diner' of
-- the restaurants), rating and distance, whatever its listings are called. Words that name no category rank by text match, name
-- similarity, rating and distance. `rank_weights` has how much each counts.
create function private.sort_key(scope private.search_scope)
returns text language plpgsql immutable as $$
declare
  formula constant private.rank_weights := private.read_rank_weights();
begin
  return case when scope.holiday is not null and scope.sort in ('distance', 'rating', 'relevance') then format(
    'case when not isempty(b.special_days) and exists (select from public.special_hours as s
      where s.business_id = b.id and s.date = ($1).holiday) then %s else 0 end + ',
    case private.sort_direction(scope.sort) when 'asc' then -100000 else 1000 end) else '' end || case scope.sort
    when 'distance' then private.miles_expression()
      || case when scope.is_nearest or scope.puts_main_first then format(' + case when b.category_id = ($1).%s then 0 else 13000 end',
        case when scope.is_nearest then 'named_category' else 'category_id' end) else '' end
    when 'rating' then 'b.ranking_score' -- which is below 6; times 16 can be undone exactly
      || case when scope.puts_main_first then ' * case when b.category_id = ($1).category_id then 16 else 1 end' else '' end
    when 'name' then 'b.name_key collate "C"'
    when 'newest' then 'b.created_at'
    else case when scope.named_category is null
        then format('%s * ts_rank(''{%s,%s,%s,%s}'', b.search_doc, ($1).query)
          + %s * extensions.similarity(b.name_key, ($1).words) + %s * b.ranking_score
          + case when starts_with(b.name_key, ($1).words) then %s else 0 end',
          formula.list_text, formula.text_in_description, formula.text_in_offers, formula.text_in_kind, formula.text_in_name,
          formula.list_similar_name, formula.list_rating, formula.list_begun_name)
        else format('case when b.category_id = ($1).named_category then %s when %s then %s else 0 end + %s * b.ranking_score
          + case when rtrim(lower(b.specialty), ''s'') = rtrim(($1).words, ''s'') then %s else 0 end',
          formula.list_kind, private.more_category_expression('($1).named_category'), formula.list_other_kind,
          formula.list_rating_of_kind, formula.list_specialty)
        || case when scope.is_narrower
          then format(' + case when ts_rank(''{0,1,0,1}'', b.search_doc, ($1).query) > 0.001 then %s else 0 end', formula.list_part_of_kind)
          else '' end end
      || case when scope.puts_main_first
        then format(' + case when b.category_id = ($1).category_id then %s else 0 end', formula.list_chosen_kind) else '' end
      || format(' + case when b.name_key = ($1).words then %s else 0 end', formula.list_exact_name)
      || case when scope.point is null then ''
        else format(' + %s / (1 + %s / %s)', formula.list_near, private.miles_expression(), formula.half_at_miles) end
  end;
end;
$$;

create function private.sort_direction(sort text)
returns text language plpgsql immutable parallel safe as $$
begin
  return case when sort in ('distance', 'name') then 'asc' else 'desc' end;
end;
$$;

-- Returns the order in which candidates are taken: for relevance, which has no index, an indexed
-- one.
create function private.candidate_order(scope private.search_scope)
returns text language plpgsql immutable as $$
begin
  scope.holiday := null; -- only the best are ordered by it
  if scope.point is not null and scope.sort in ('relevance', 'distance') then
    return 'order by b.earth_point operator(extensions.<->) ($1).point, b.id';
  end if;
  if scope.sort = 'relevance' then
    return format('order by b.ranking_score %s desc, b.id desc',
      case when scope.prefers_word_index and scope.block > 0 then '+ 0' else '' end); -- a sum has no index
  end if;
  return format('order by %s %s, b.id %2$s', private.sort_key(scope), private.sort_direction(scope.sort));
end;
$$;

-- Whether a row is after the cursor, by these two expressions over it.
create function private.after_cursor(scope private.search_scope, sort_key text, id text)
returns text language plpgsql immutable as $$
begin
  if scope.after_id is null then
    return sort_key || ' is not null';
  end if;
  return format('(%s, %s) %s (($1).after_key::%s, ($1).after_id)', sort_key, id,
    case private.sort_direction(scope.sort) when 'asc' then '>' else '<' end,
    case scope.sort when 'name' then 'text collate "C"' when 'newest' then 'timestamptz' else 'double precision' end);
end;
$$;

-- For a broad word the candidates are the best rated, plus the first hundred whose name begins with
-- it. Returns a set and not an array, for which the planner would call the function during
-- planning.
create function private.with_name_prefix(scope private.search_scope)
returns setof uuid language plpgsql stable security definer as $$
begin
  return query execute format('select b.id from public.businesses as b
    where %s and b.name_key collate "C" >= ($1).words and b.name_key collate "C" < ($1).words || chr(1114111)
    order by b.name_key collate "C", b.id limit 100', array_to_string(private.search_conditions(scope), ' and '))
    using scope;
end;
$$;

-- Returns the condition of the ranking to read first; null for the country's.
create function private.scan_condition(scope private.search_scope)
returns text language plpgsql immutable as $$
begin
  return case
    when scope.scan_limit is null or scope.south is not null then ''
    when scope.metro_id is not null then ' and b.metro_id = ($1).metro_id'
    else ' and b.state = ($1).scan_state' end;
end;
$$;

-- Returns the query for the top of that ranking.
create function private.scanned_listings(scope private.search_scope, columns text)
returns text language plpgsql immutable as $$
begin
  return format('(select %s from public.businesses as b where b.status = ''published''%s %s limit ($1).scan_limit)',
    columns, private.scan_condition(scope), private.candidate_order(scope));
end;
$$;

-- Whether this is the list of a category by rating, to which `list_category` has the way.
create function private.is_ranked_category(scope private.search_scope)
returns boolean immutable parallel safe
return scope.sort = 'rating' and scope.south is null and private.is_category_list(scope);

-- Returns the query for these rows of the list of a category: listings whose main one it is, in the order of their
-- index, and those that have it besides; where the former come first, only as many as there is room. `is_continued`:
-- after the cursor, a `sort_key`.
create function private.list_category(scope private.search_scope, columns text, max_rows text, is_continued boolean)
returns text language plpgsql immutable as $$
declare
  others private.search_scope := scope; -- without the condition of the category
  leg text;
  continued constant text := case when is_continued
    then ' and (b.ranking_score, b.id) < (($1).after_key::double precision / <factor>, ($1).after_id)' else '' end;
  ordering constant text := ' order by b.ranking_score desc, b.id desc limit ' || max_rows;
  legs text;
begin
  others.category_id := null;
  leg := format('(select %s from public.businesses as b where %s and ',
    columns, array_to_string(private.search_conditions(others), ' and '));
  legs := 'with main as materialized ' || leg || 'b.category_id = ($1).category_id'
    || replace(continued, '<factor>', case when scope.puts_main_first then '16' else '1' end)
    || ordering || ') select * from main union all ' || leg || private.more_category_expression('($1).category_id')
    || replace(continued, '<factor>', '1') || ordering
    || case when scope.puts_main_first then ' - (select count(*) from main))' else ')' end;
  return case when scope.puts_main_first then '(' || legs || ')'
    else format('(select * from (%s) as listed order by sort_key desc, id desc limit %s)', legs, max_rows) end;
end;
$$;

-- Returns what a search reads listings from. For the list of a category, these are two parts that each have an index.
create function private.source_of_listings(scope private.search_scope)
returns text immutable parallel safe
return case when private.is_category_list(scope)
  then '(select * from public.businesses as b where b.category_id = ($1).category_id union all
    select * from public.businesses as b where b.status = ''published'' and '
    || private.more_category_expression('($1).category_id') || ')'
  else 'public.businesses' end;

-- Returns the conditions for listings from that source.
create function private.conditions_within(scope private.search_scope)
returns text language plpgsql immutable as $$
begin
  if private.is_category_list(scope) then
    scope.category_id := null;
  end if;
  return array_to_string(private.search_conditions(scope), ' and ');
end;
$$;

-- Returns at most 1,001 rows to choose a page from: with more than 1,000 the total is not counted.
-- A reader past them continues with the next block of as many, in the order in which candidates are
-- taken.
create function private.select_candidates(scope private.search_scope)
returns text language plpgsql immutable as $$
declare
  conditions constant text[] := private.search_conditions(scope);
  condition text := private.conditions_within(scope);
  ordering constant text := private.candidate_order(scope);
  takes_name_prefix constant boolean := scope.sort = 'relevance' and scope.point is null;
  with_name_prefix constant text := 'array(select private.with_name_prefix($1))'; -- in a subquery of its own it is called once
  output constant text := case when scope.is_long_list
    then 'null::smallint as category_id, null::smallint[] as more_category_ids, null::smallint as metro_id, b.city, b.state, null::numeric as rating, b.map_lat,
      b.map_lng, null::boolean as is_open, null::text as specialty, null::text[] as attributes, null::text[] as facet_tags'
    else format('b.category_id, b.more_category_ids, b.metro_id, b.city, b.state, b.rating, b.map_lat, b.map_lng, %s as is_open, b.specialty,
      b.attributes, b.search_tags[:array_position(b.search_tags, ''state:'' || lower(b.state)) - 1] as facet_tags',
      case when scope.open_now then 'true' else private.is_open_expression() end) end;
  columns constant text := format('b.id, %s, %s as sort_key, %s as distance', output,
    -- Rows shown in the first block are excluded from later pages.
    format(case when scope.block > 0 and takes_name_prefix
      then 'case when b.id <> all (%2$s) then %1$s end' else '%1$s' end, private.sort_key(scope), with_name_prefix),
    case when scope.point is null then 'null::double precision' else private.miles_expression() end);
  taken constant text := 'limit ($1).max_candidates + 1'
    || case when scope.block > 0 then ' offset ($1).block * (($1).max_candidates + 1)' else '' end;
  is_list constant boolean := cardinality(scope.tags) = 0 and coalesce(scope.metro_id, scope.category_id) is not null;
  source text := private.source_of_listings(scope);
  last_limit text := taken;
  anywhere private.search_scope := scope;
begin
  if private.is_ranked_category(scope) then
    return 'candidates as materialized ' || private.list_category(scope, columns, '($1).max_candidates + 1', false);
  end if;
  -- A circle is read in the order of its index, within a box whose corners are cut off afterwards.
  -- An area alone is answered by its own index, without the rows: the other columns are read for
  -- candidates only.
  if private.is_nearest_first(scope) then
    anywhere.point := null;
    source := format('(select * from public.businesses as b where %s and b.earth_point operator(extensions.<@)
      extensions.cube_enlarge(($1).point, ($1).radius_miles / 3958, 3) %s %s)',
      array_to_string(private.search_conditions(anywhere), ' and '), ordering, taken);
    last_limit := '';
    condition := private.miles_expression() || ' <= ($1).radius_miles';
  elsif cardinality(conditions) = 2 + is_list::integer and scope.south is not null and scope.sort = 'rating' then
    source := format('(select b.* from public.businesses as b join (select b.id from %s as b
      where %s %s %s) as best using (id))',
      case when scope.scan_limit is null then source else private.scanned_listings(scope,
        '''published''::public.listing_status as status, b.id, b.ranking_score, b.map_lat, b.map_lng') end, condition, ordering, taken);
    last_limit := '';
    condition := 'true';
  elsif scope.scan_limit is not null then
    source := private.scanned_listings(scope, '*');
  end if;
  if scope.block > 0 or not takes_name_prefix then
    return format('candidates as materialized (select %s from %s as b where %s %s %s)',
      columns, source, condition, ordering, last_limit);
  end if;
  -- Where all matches are read they are also counted, and the other columns read of the first alone, by the
  -- place of their rows: by their ids it would cost four pages instead of one. Without a broad word all
  -- matches are candidates.
  return format(case when scope.prefers_word_index
      then 'matched as materialized (select b.ctid as place, b.id, b.category_id, b.more_category_ids, b.metro_id, b.ranking_score
          from public.businesses as b where %2$s),
        best as materialized (select %1$s from (select b.place from matched as b %3$s %4$s) as best
          join public.businesses as b on b.ctid = best.place),'
      else 'best as materialized (select %1$s from public.businesses as b where %2$s %3$s %4$s),' end || '
    candidates as materialized (select * from best union all select %1$s from public.businesses as b
      where (select count(*) from best) > ($1).max_candidates and b.id = any (%5$s) and b.id not in (select id from best))',
    columns, condition, ordering, last_limit, with_name_prefix);
end;
$$;
