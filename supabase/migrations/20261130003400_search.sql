-- Search: one function, one round trip.
--   search_request    the request as received
--   read_request      parses it: words, category, phone, place, time  -> search_reading
--   scope_search      collects the values that rows are compared with -> search_scope
--   collect           runs the statement generated for that           -> search_found
--   rank_search       finds the most of it when nothing was found      -> search_outcome
--   search_facets     computes the facets of the results              -> search_facets
--   search_answer     returns the reading and the results             -> json

-- Returns the published listings of a metro, of a category, of both or of all, from the counters.
create function private.counted(
  wanted_metro smallint, wanted_category smallint, out total bigint, out categories json, out metros json
)
language plpgsql stable security definer as $$
begin
  with category_counts as (
    select category_id, listings, main_listings from private.listing_counts
    where metro_id = wanted_metro and category_id = coalesce(wanted_category, category_id) and listings > 0
    union all
    select category_id, listings, main_listings from private.listing_totals
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
    (select coalesce(sum(case when wanted_category is null then main_listings else listings end), 0) from category_counts),
    (select private.name_categories(array_agg(category_id), array_agg(listings)) from category_counts),
    (select private.name_metros(array_agg(metro_id), array_agg(listings)) from metro_counts)
  into total, categories, metros;
end;
$$;

-- Whether no condition is one for which rows are read in vain: a time, a rating, tags to exclude alone.
create function private.is_read_by_index(scope private.search_scope)
returns boolean language plpgsql immutable parallel safe as $$
begin
  return not scope.open_now and scope.open_minute is null and scope.open_date is null and scope.min_rating is null
    and (scope.excluded_tags = '{}' or cardinality(private.search_conditions(scope)) > 2);
end;
$$;

-- Whether the counters have the exact total: for the plain list of a metro, a category, both or
-- all.
create function private.is_counted(request private.search_request, scope private.search_scope)
returns boolean language plpgsql immutable parallel safe as $$
begin
  return not scope.is_scoped and request.city is null and scope.any_tags = '{}' and scope.excluded_tags = '{}'
    and private.is_read_by_index(scope);
end;
$$;

-- A page of results, the cursor of the next one, and the total.
create type private.search_page as (
  results json,
  next json,
  total bigint,
  is_capped boolean
);

create function private.search_page(collected private.search_found, scope private.search_scope, text_query text)
returns private.search_page language plpgsql stable security definer as $$
declare
  size constant integer := scope.page_size;
  listings constant integer := coalesce(cardinality(collected.candidates), 0);
  page private.search_page;
begin
  page.results := private.listing_cards(
    collected.ids[:size], collected.distances[:size], scope.open_date, coalesce(text_query, '')
  );
  if cardinality(collected.ids) > size then
    page.next := json_build_object('id', collected.ids[size],
      'key', case when scope.block > 0 then scope.block || '|' else '' end || collected.sort_keys[size]);
  elsif scope.is_scoped and listings > scope.max_candidates and private.has_block(scope, scope.block + 1) then
    page.next := json_build_object('id', collected.ids[cardinality(collected.ids)], 'key', scope.block + 1 || '|');
  end if;
  page.is_capped := scope.block > 0 or listings > scope.max_candidates;
  page.total := case when page.is_capped then scope.max_candidates else listings end;
  return page;
end;
$$;

-- Of a facet that narrows the search, all values are counted as if it did not: choosing two of them
-- finds either.
create function private.count_alternatives(
  request private.search_request, scope private.search_scope, facets private.search_facets
)
returns private.search_facets language plpgsql stable security definer as $$
declare
  facet text;
  wider private.search_scope;
  found private.search_facets;
  candidates private.search_candidate[];
begin
  for facet in
    select split_part(tag, ':', 1) from unnest(request.with_tags || request.without_tags) as tag
    where not starts_with(tag, 'feature:')
    union select 'category' where request.category is not null
  loop
    wider := scope;
    wider.any_tags := array(select tags from unnest(scope.any_tags) as tags where not starts_with((tags::text[])[1], facet || ':'));
    wider.excluded_tags := array(
      select tag from unnest(scope.excluded_tags) as tag
      where not starts_with(tag, facet || ':') or tag <> all (private.read_tags(request.without_tags)));
    wider.scan_limit := null;
    wider.block := 0;
    wider.after_id := null;
    wider.is_long_list := false;
    if facet = 'category' then
      wider.tags := array(select tag from unnest(scope.tags) as tag where not starts_with(tag, 'category:'));
      wider.category_id := null;
      if private.is_counted(request, wider) then
        facets.categories := (private.counted(wider.metro_id, null)).categories;
        continue;
      elsif private.is_read_by_index(wider) then
        facets.categories := (private.count_matches(wider, null)).categories;
        continue;
      end if;
    end if;
    candidates := (private.collect(wider)).candidates;
    found := private.search_facets(candidates, cardinality(candidates) > wider.max_candidates, false);
    case facet
      when 'category' then facets.categories := found.categories;
      when 'specialty' then facets.specialties := found.specialties;
      when 'neighborhood' then facets.neighborhoods := found.neighborhoods;
      else facets.prices := found.prices;
    end case;
  end loop;
  return facets;
end;
$$;

-- Builds the answer as text: `jsonb` would be rebuilt on each level.
create function private.search_answer(
  reading private.search_reading, page private.search_page, facets private.search_facets, confirmations jsonb
)
returns json language plpgsql stable security definer as $$
declare
  place constant private.found_place := reading.place;
begin
  return json_build_object(
    'results', page.results,
    'confirmations', confirmations,
    'next', page.next,
    'total', page.total,
    'total_capped', page.is_capped,
    'clusters', facets.clusters,
    'facets', json_build_object('category', facets.categories, 'metro', facets.metros, 'city', facets.cities,
      'rating', facets.ratings, 'features', facets.features, 'specialty', facets.specialties,
      'neighborhood', facets.neighborhoods, 'price', facets.prices, 'open_now', facets.open_now),
    'sort', reading.sort,
    'recognized', reading.recognized,
    'words', reading.words,
    'corrected', reading.corrected,
    'other_words', reading.other_words,
    'features', reading.features,
    'missing_features', coalesce(reading.missing_features, '{}'),
    'missing_time', coalesce(reading.missing_time, false),
    'excluded', coalesce(reading.excluded, '{}'),
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

-- Returns the answer without results, for a request that has a canonical form.
create function private.answer_reading(request private.search_request, reading private.search_reading)
returns json language plpgsql stable security definer as $$
declare
  facets private.search_facets := row(null, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null);
begin
  if request.metro is not null and reading.metro_id is null then
    facets.metros := (private.counted(null, null)).metros; -- one of these may be meant
  end if;
  return private.search_answer(reading, row('[]', null, 0, false), facets, '{}');
end;
$$;

-- Only the dynamic statement depends on value frequencies, and it is planned for its values anyway.
-- All other statements keep a generic plan: replanning each would cost more than it saves.
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
  open_minute integer default null, -- minutes since Monday 00:00 on each listing's clock, within the next seven days
  open_date date default null, -- of `open_minute`; without it, what is open at any time of that date
  min_rating numeric default null,
  sort text default 'relevance',
  after_key text default null,
  after_id uuid default null,
  south double precision default null,
  west double precision default null,
  north double precision default null,
  east double precision default null,
  with_tags text[] default null, -- 'price:under-25': of those with one prefix a result has one at least
  without_tags text[] default null,
  may_redirect boolean default false, -- without results where an address says what was read
  has_confirmations boolean default false, -- with who confirmed the facts of each result
  reading text default null -- how to read and relax it, in JSON, as text because PostgREST quotes `jsonb` in URLs
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = force_generic_plan
set random_page_cost = 1.1 -- what is searched lies in memory or on a disk without heads
set max_parallel_workers_per_gather = 0 -- starting them takes 45 ms, what they did 7 ms
as $$
declare
  max_reading_bytes constant integer := 12000;
  few constant integer := 2; -- so few results may be others' typing errors
  request private.search_request := row(
    left(q, 200), left(near, 200),
    case when lat between -90 and 90 then lat end, case when lng between -180 and 180 then lng end,
    case when radius_miles is not null then least(greatest(radius_miles, 1), 100) end,
    category, metro, case when btrim(city) <> '' then private.find_city_key(city) end, features[:5], open_now, open_minute, open_date, min_rating,
    case when sort in ('distance', 'rating', 'name', 'newest') then sort else 'relevance' end,
    after_key, after_id, south, west, north, east, with_tags[:20], without_tags[:20], may_redirect,
    case when octet_length(reading) <= max_reading_bytes then reading::jsonb end
  )::private.search_request;
  understood constant private.search_reading := private.read_request(request);
  is_unknown constant boolean := understood.category is not null and understood.category_id is null
    or request.metro is not null and understood.metro_id is null;
  -- Whether the same request has a canonical form: the words contained a place or a time (a bare 'near me'
  -- names none), or the category or the metro is unknown.
  reads_otherwise constant boolean := request.may_redirect
    and (is_unknown or coalesce(understood.recognized - 'q' <> '{"near": null}', false));
  -- Whether something from the words may have to be dropped that a canonical address would keep: words or the
  -- place beside a need ('sore throat test seattle'), since as a category and words both would apply; a day
  -- and a time, since as filters they stay. What is open now changes too soon to check first.
  may_leave_out constant boolean := not is_unknown and understood.recognized ?| '{category,date,day}'::text[]
    and not understood.recognized ?| '{open,features}'::text[];
  -- By whose own name or topic its listings were asked for, if none was chosen.
  named constant smallint := case
    when understood.category is not null then null
    when understood.is_whole_topic then (select id from public.categories where slug = understood.topic)
    when not understood.is_narrower then understood.named_category end;
  -- Not of a text in quotes.
  relaxes constant boolean := coalesce((request.reading ->> 'relaxes')::boolean, false);
  outcome private.search_outcome;
  page private.search_page;
  facets private.search_facets;
  counted record;
  is_counted boolean;
  confirmations jsonb := '{}';
begin
  if reads_otherwise and not may_leave_out then
    return private.answer_reading(request, understood);
  end if;
  request.features := understood.features;
  outcome.reading := understood;
  outcome.scope := private.scope_search(request, understood);
  is_counted := private.is_counted(request, outcome.scope);
  if is_counted then
    select * into counted from private.counted((outcome.scope).metro_id, (outcome.scope).category_id);
    outcome.scope.is_long_list := counted.total > (outcome.scope).max_candidates;
  end if;
  outcome.collected := private.collect(outcome.scope);
  if relaxes and not private.is_found(outcome, named)
    and not ((outcome.scope).block > 0 and private.has_block(outcome.scope, 0)) then -- past the end
    outcome := private.rank_search(request, outcome, named);
    is_counted := false; -- the counters are those of the list that is empty
  elsif relaxes and understood.query is not null and cardinality((outcome.collected).candidates) <= few then
    outcome.reading.other_words := private.commoner_words(understood.words, outcome.scope, request.reading -> 'alternatives');
  end if;
  if reads_otherwise then
    if (outcome.collected).candidates is null or not (coalesce((outcome.reading).missing_time, false)
      or (outcome.reading).recognized ? 'category' and (outcome.reading).left_out is not null) then
      return private.answer_reading(request, understood);
    end if;
    outcome.reading.recognized := null; -- the words stay in their box
  end if;
  request.category := (outcome.reading).category;
  page := private.search_page(outcome.collected, outcome.scope, (outcome.reading).words);
  if page.is_capped and not is_counted and private.is_read_by_index(outcome.scope) then
    select * into counted from private.count_matches(outcome.scope, (outcome.collected).counts);
    is_counted := true;
    facets := private.search_facets((outcome.collected).candidates, true, true, request.min_rating);
    page.is_capped := counted.is_capped;
  else
    facets := private.search_facets((outcome.collected).candidates, page.is_capped, is_counted, request.min_rating);
    page.is_capped := page.is_capped and not is_counted;
  end if;
  if cardinality((outcome.collected).candidates) <= (outcome.scope).page_size then
    facets.clusters := null; -- the page shows them all
  end if;
  if is_counted then
    page.total := counted.total;
    facets.categories := counted.categories;
    facets.metros := counted.metros;
  end if;
  facets := private.count_alternatives(request, outcome.scope, facets);
  if has_confirmations then
    select coalesce(jsonb_object_agg(found.id, found.facts), '{}') into confirmations
    from (
      select c.business_id as id,
        jsonb_object_agg(c.fact, jsonb_build_object('at', c.confirmed_at, 'source', c.source)) as facts
      from public.fact_confirmations as c
      where c.business_id = any (array(select r.id from json_to_recordset(page.results) as r (id uuid)))
      group by c.business_id
    ) as found;
  end if;
  return private.search_answer(outcome.reading, page, facets, confirmations);
end;
$$;
grant execute on function public.search_businesses to anon, authenticated, service_role;
