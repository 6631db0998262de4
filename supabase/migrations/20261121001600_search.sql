-- Search: one function, one round trip.
--   search_request    what is asked, as it came
--   read_request      reads it: words, category, phone, place, time  -> search_reading
--   scope_search      names what rows are compared with              -> search_scope
--   search_statement  writes the statement for that, which answers   -> search_found
--   relax_features    reads it otherwise where that found nothing    -> search_reading
--   search_facets     tells what that could be narrowed by           -> search_facets
--   search_answer     tells what was read and what was found         -> json
-- What the API sees is a thin wrapper.

-- The published listings of a metro, of a category, of both or of all, from the counters.
create function private.counted(
  wanted_metro smallint, wanted_category smallint, out total bigint, out categories json, out metros json
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  with category_counts as (
    select category_id, listings from private.listing_counts
    where metro_id = wanted_metro and category_id = coalesce(wanted_category, category_id) and listings > 0
    union all
    select category_id, listings from private.listing_totals
    where wanted_metro is null and metro_id is null and category_id = coalesce(wanted_category, category_id) and listings > 0
  ),
  metro_counts as (
    select metro_id, listings from private.listing_counts
    where category_id = wanted_category and metro_id = coalesce(wanted_metro, metro_id) and listings > 0
    union all
    select metro_id, listings from private.listing_totals
    where wanted_category is null and category_id is null and metro_id = coalesce(wanted_metro, metro_id) and listings > 0
  )
  select
    (select coalesce(sum(listings), 0) from category_counts),
    (select coalesce(json_agg(json_build_object(
      'slug', c.slug, 'name', c.name, 'hue', c.hue, 'count', f.listings) order by f.listings desc, c.name), '[]')
      from category_counts as f join public.categories as c on c.id = f.category_id),
    (select coalesce(json_agg(json_build_object(
      'slug', m.slug, 'name', m.name || ', ' || m.state, 'count', f.listings) order by f.listings desc, m.name, m.state), '[]')
      from metro_counts as f join public.metros as m on m.id = f.metro_id)
  into total, categories, metros;
end;
$$;

-- Of the plain list of a metro, a category, both or all the counters know the exact size.
create function private.is_counted(request private.search_request, scope private.search_scope)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return not scope.is_scoped and request.city is null and cardinality(scope.features) = 0 and not scope.open_now
    and scope.open_minute is null and scope.min_rating is null;
end;
$$;

-- The planner takes a circle for a thousandth of the country wherever it is, and so sees nothing gained by
-- reading from its middle.
create function private.collect_nearest(scope private.search_scope)
returns private.search_found
language plpgsql
stable
security definer
set search_path = ''
set enable_bitmapscan = off
set enable_seqscan = off
as $$
declare
  collected private.search_found;
begin
  execute private.search_statement(scope) into collected using scope;
  return collected;
end;
$$;

create function private.collect(scope private.search_scope)
returns private.search_found
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  statement constant text := private.search_statement(scope);
  kept constant text := format('private.%I', private.statement_name(statement));
  collected private.search_found;
begin
  if scope.is_nowhere then
    return null;
  end if;
  if scope.walked is not null then
    execute statement into collected using scope;
    if cardinality(collected.candidates) > scope.most_candidates then
      return collected;
    end if;
    scope.walked := null;
    return private.collect(scope);
  end if;
  if to_regproc(kept) is not null then
    execute format('select * from %s($1)', kept) into collected using scope;
    return collected;
  end if;
  if private.is_nearest_first(scope) then
    return private.collect_nearest(scope);
  end if;
  execute statement into collected using scope;
  return collected;
end;
$$;

-- Whether anything is on a page after the last one of a block. Nobody asks but who has seen a thousand.
create function private.has_next_block(scope private.search_scope)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  scope.block := scope.block + 1;
  scope.after_id := null;
  return (private.collect(scope)).ids is not null;
end;
$$;

-- Whether a block is empty since all was in those before it, and not since all was found otherwise.
create function private.is_past_end(scope private.search_scope)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if scope.block = 0 then
    return false;
  end if;
  scope.block := 0;
  scope.after_id := null;
  return (private.collect(scope)).candidates is not null;
end;
$$;

-- Whether all that was asked is there and only not open then: other words are no answer to that.
create function private.is_only_closed(scope private.search_scope)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not scope.open_now and scope.open_minute is null then
    return false;
  end if;
  scope.open_now := false;
  scope.open_minute := null;
  return 1 = any (private.found_of(scope, array[scope.spelled_query]));
end;
$$;

-- The same in the category that was read out of the words alone: whoever asks for a flu shot is helped by a doctor who
-- does not say so. A category that was chosen beside words is no guess, and both are asked.
create function private.without_words(request private.search_request, reading private.search_reading)
returns private.search_reading
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  reading.left_out := string_to_array(reading.words, ' ');
  reading.words := '';
  reading.query := null;
  reading.named_category := null;
  reading.sort := private.sort_in_force(request.sort, false, private.is_point(reading.place));
  return reading;
end;
$$;

-- Whether words stood beside a need ('sore throat test') with which nothing is found. As a category and words they
-- would both be asked for, and nothing be left out.
create function private.is_need_beside_words(reading private.search_reading, scope private.search_scope)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return reading.asked ->> 'category' is not null and reading.query is not null
    and private.first_found(scope, array[scope.spelled_query]) is null;
end;
$$;

-- The same anywhere, where the place stood among the words and has nothing of that category.
create function private.without_place(request private.search_request, reading private.search_reading)
returns private.search_reading
language plpgsql
immutable
set search_path = ''
as $$
begin
  reading.left_out := coalesce(reading.left_out, '{}') || private.normalize(reading.asked ->> 'near');
  reading.place := null;
  reading.is_elsewhere := true;
  reading.sort := private.sort_in_force(request.sort, false, false);
  return reading;
end;
$$;

-- A page of results, where the next one begins, and how many there are.
create type private.search_page as (
  results json,
  next json,
  total bigint,
  is_capped boolean
);

create function private.search_page(collected private.search_found, scope private.search_scope)
returns private.search_page
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size constant integer := scope.page_size;
  listings constant integer := coalesce(cardinality(collected.candidates), 0);
  page private.search_page;
begin
  page.results := private.listing_cards(collected.ids[:size], collected.distances[:size]);
  if cardinality(collected.ids) > size then
    page.next := json_build_object('id', collected.ids[size],
      'key', case when scope.block > 0 then scope.block || '|' else '' end || collected.sort_keys[size]);
  elsif scope.is_scoped and listings > scope.most_candidates and private.has_next_block(scope) then
    page.next := json_build_object('id', collected.ids[cardinality(collected.ids)], 'key', scope.block + 1 || '|');
  end if;
  page.is_capped := scope.block > 0 or listings > scope.most_candidates;
  page.total := case when page.is_capped then scope.most_candidates else listings end;
  return page;
end;
$$;

-- The answer as text at once: `jsonb` would be rebuilt on each level.
create function private.search_answer(
  reading private.search_reading, page private.search_page, facets private.search_facets
)
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
    'crowd', facets.crowd,
    'facets', json_build_object('category', facets.categories, 'metro', facets.metros, 'city', facets.cities,
      'rating', facets.ratings, 'open_now', facets.open_now),
    'sort', reading.sort,
    'asked', reading.asked,
    'words', reading.words,
    'corrected', reading.corrected,
    'features', coalesce(reading.features, '{}'),
    'missing_features', coalesce(reading.missing_features, '{}'),
    'left_out', coalesce(reading.left_out, '{}'),
    'is_elsewhere', coalesce(reading.is_elsewhere, false),
    'category', (select json_build_object('slug', c.slug, 'name', c.name)
      from public.categories as c where c.id = reading.category_id),
    'metro', (select json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state)
      from public.metros as m where m.id = reading.metro_id),
    'place', case when place.lat is not null then json_build_object(
      'kind', place.kind, 'name', place.name, 'lat', place.lat, 'lng', place.lng, 'is_guess', place.is_guess,
      'radius_miles', place.radius_miles, 'others', place.others) end
  );
end;
$$;

-- What is answered instead of results where the request was read otherwise.
create function private.answer_reading(request private.search_request, reading private.search_reading)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  facets private.search_facets := row(null, '[]', '[]', '[]', '[]', null);
begin
  if request.metro is not null and reading.metro_id is null then
    facets.metros := (private.counted(null, null)).metros; -- one of these may be meant
  end if;
  return private.search_answer(reading, row('[]', null, 0, false), facets);
end;
$$;

-- Nothing on the way depends on how often its values occur but the statement, which is planned for its
-- values in any case. All else keeps its first plan: planned anew each of them costs more than it does.
create function private.search_businesses(request private.search_request)
returns json
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set random_page_cost = 1.1 -- what is searched lies in memory or on a disk without heads
as $$
declare
  reading private.search_reading := private.read_request(request);
  relaxed private.search_reading;
  scope private.search_scope;
  unasked private.search_scope; -- without features
  collected private.search_found;
  page private.search_page;
  facets private.search_facets;
  counted record;
  is_counted boolean;
  reads_otherwise boolean;
begin
  reads_otherwise := request.may_redirect and private.reads_otherwise(request, reading);
  request.category := reading.category;
  request.features := reading.features;
  scope := private.scope_search(request, reading);
  if reads_otherwise and not private.is_need_beside_words(reading, scope) then
    return private.answer_reading(request, reading);
  end if;
  is_counted := private.is_counted(request, scope);
  if is_counted then
    select * into counted from private.counted(scope.metro_id, scope.category_id);
    scope.is_long_list := counted.total > scope.most_candidates;
  end if;
  collected := private.collect(scope);
  if collected.candidates is null and not private.is_past_end(scope) then
    if (reading.place).kind = 'neighborhood' and request.radius_miles is null and reading.query is null then
      reading.place.radius_miles := 25; -- nothing in it, but perhaps near it
      scope := private.scope_search(request, reading);
      collected := private.collect(scope);
    end if;
    if collected.candidates is null and cardinality(scope.features) > 0 then
      unasked := scope;
      unasked.features := '{}';
      collected := private.collect(unasked);
      if collected.candidates is not null then
        scope := unasked;
        reading.missing_features := request.features;
      end if;
    end if;
    if collected.candidates is null and reading.query is not null and not private.is_only_closed(scope) then
      relaxed := private.relax_features(request, reading, scope);
      -- A category that the words meant is looked for here before a word that was left beside it is elsewhere.
      if (relaxed.query is null or relaxed.is_elsewhere) and reading.asked ? 'category' then
        reading := private.without_words(request, reading);
        scope := private.scope_search(request, reading);
        collected := private.collect(scope);
      end if;
      if collected.candidates is null and relaxed.query is not null then
        reading := relaxed;
        if cardinality(relaxed.missing_features) > 0 then
          request.features := '{}';
        end if;
        scope := private.scope_search(request, reading);
        collected := private.collect(scope);
      end if;
    end if;
    if collected.candidates is null and reading.query is null and private.is_point(reading.place)
      and request.radius_miles is null and cardinality(scope.tags) > 0 then
      reading.place.radius_miles := 100;
      scope := private.scope_search(request, reading);
      collected := private.collect(scope);
    end if;
    if collected.candidates is null and reading.query is null
      and reading.asked ->> 'category' is not null and reading.asked ->> 'near' is not null
      and not private.is_only_closed(scope) then
      reading := private.without_place(request, reading);
      scope := private.scope_search(request, reading);
      collected := private.collect(scope);
    end if;
  end if;
  if reads_otherwise then
    reading.asked := null; -- the words stay in their box
  end if;
  page := private.search_page(collected, scope);
  facets := private.search_facets(collected.candidates, page.is_capped, is_counted);
  if cardinality(collected.candidates) <= scope.page_size then
    facets.crowd := null; -- the page shows them all
  end if;
  if is_counted then
    page.total := counted.total;
    page.is_capped := false;
    facets.categories := counted.categories;
    facets.metros := counted.metros;
  end if;
  return private.search_answer(reading, page, facets);
end;
$$;

create function public.search_businesses(
  q text default null,
  near text default null,
  lat double precision default null,
  lng double precision default null,
  radius_miles double precision default null, -- 25, and of a neighborhood its own
  category text default null,
  metro text default null,
  city text default null,
  features text[] default null,
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
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.search_businesses(row(
    left(q, 200), left(near, 200),
    case when lat between -90 and 90 then lat end, case when lng between -180 and 180 then lng end,
    case when radius_miles is not null then least(greatest(radius_miles, 1), 100) end,
    category, metro, city, features[:5], open_now, open_minute, min_rating,
    case when sort in ('distance', 'rating', 'name', 'newest') then sort else 'relevance' end,
    after_key, after_id, south, west, north, east, may_redirect
  )::private.search_request);
end;
$$;
revoke execute on function public.search_businesses from public;
grant execute on function public.search_businesses to anon, authenticated, service_role;
