-- Builds the one dynamic statement of a search: its candidates and a page of them. The facets and
-- map positions of the candidates need the same query after every search, so a function with a
-- cached plan computes them.

-- The columns kept of each candidate.
create type private.search_candidate as (
  category_id smallint,
  more_category_ids smallint[],
  metro_id smallint,
  city text,
  state text,
  rating numeric,
  map_lat double precision,
  map_lng double precision,
  is_open boolean,
  specialty text,
  attributes text[],
  facet_tags text[] -- its neighborhoods and its price range
);

-- How many matches have these categories and a metro.
create type private.match_count as (
  category_id smallint,
  more_category_ids smallint[],
  metro_id smallint,
  listings bigint
);

-- The result of the statement. The lists of the page have one more row than a page when there is
-- another page.
create type private.search_found as (
  candidates private.search_candidate[],
  counts private.match_count[], -- of all matches, where all were read
  ids uuid[],
  distances double precision[],
  sort_keys text[]
);

-- The facets to narrow the candidates by, and the candidates aggregated to a grid for the map.
create type private.search_facets as (
  clusters json,
  categories json,
  metros json,
  cities json,
  ratings json,
  features json,
  specialties json,
  neighborhoods json,
  prices json,
  open_now bigint
);

-- Selects one row more than a page, which shows whether there is another. Further pages of a plain list
-- continue in the index, however deep.
create function private.search_statement(scope private.search_scope)
returns text language plpgsql immutable as $$
declare
  sort_key constant text := private.sort_key(scope);
  direction constant text := private.sort_direction(scope.sort);
begin
  return format($query$
    with %1$s,
    page as (%2$s limit ($1).page_size + 1)
    select
      (select array_agg(row(category_id, more_category_ids, metro_id, city, state, rating, map_lat, map_lng, is_open, specialty, attributes, facet_tags)::private.search_candidate)
        from candidates) as candidates,
      %4$s as counts,
      array_agg(id order by sort_key %3$s, id %3$s) as ids,
      array_agg(distance order by sort_key %3$s, id %3$s) as distances,
      array_agg(sort_key::text order by sort_key %3$s, id %3$s) as sort_keys
    from page$query$,
    private.select_candidates(scope),
    case when scope.is_scoped or scope.after_id is null
      then format('select id, sort_key, distance from candidates where %s order by sort_key %s, id %2$s',
        private.after_cursor(scope, 'sort_key', 'id'), direction)
      when private.is_ranked_category(scope)
      then format('select * from %s as listed', private.list_category(scope,
        format('b.id, %s as sort_key, null::double precision as distance', sort_key), '($1).page_size + 1', true))
      else format('select b.id, %s as sort_key, null::double precision as distance from %s as b where %s and %s %s',
        sort_key, private.source_of_listings(scope), private.conditions_within(scope) || private.scan_condition(scope),
        private.after_cursor(scope, sort_key, 'b.id'), private.candidate_order(scope)) end,
    direction,
    case when scope.prefers_word_index and scope.block = 0 then private.count_by_category('matched') else 'null::private.match_count[]' end
  );
end;
$$;

-- Returns the expression that counts the rows of a query by their categories and metro.
create function private.count_by_category(source text)
returns text language sql immutable parallel safe as $$
  select format('(select array_agg(row(category_id, more_category_ids, metro_id, listings)::private.match_count) from (
    select category_id, more_category_ids, metro_id, count(*) as listings from %s group by 1, 2, 3) as counted)', source);
$$;

-- Returns categories as a facet; without numbers if they were not counted.
create function private.name_categories(ids smallint[], counts bigint[])
returns json language plpgsql stable security definer as $$
begin
  return (
    select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue, 'count', f.listings)
      order by c.position, f.listings desc, c.name), '[]')
    from unnest(ids, counts) as f (id, listings) join public.categories as c using (id));
end;
$$;

create function private.name_metros(ids smallint[], counts bigint[])
returns json language plpgsql stable security definer as $$
begin
  return (
    select coalesce(json_agg(json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state, 'count', f.listings)
      order by s.position, f.listings desc, m.name, m.state), '[]')
    from unnest(ids, counts) as f (id, listings) join public.metros as m using (id)
    left join private.metro_settings as s on s.metro_id = m.id);
end;
$$;

-- Returns all matches by category and metro, of which more are counted than are ranked; without numbers
-- where there are still more. `counts`: of a search that read all matches; null to read them by the index, and
-- none in vain: rare ones among many, such as what is open now, are not counted.
create function private.count_matches(
  scope private.search_scope, counts private.match_count[],
  out total bigint, out is_capped boolean, out categories json, out metros json
)
language plpgsql stable security definer set enable_seqscan = off set enable_indexscan = off as $$
begin
  if counts is null then
    execute 'select ' || private.count_by_category(format(
      '(select b.category_id, b.more_category_ids, b.metro_id from public.businesses as b where %s limit ($1).max_counted + 1) as b',
      array_to_string(private.search_conditions(scope), ' and '))) into counts using scope;
  end if;
  total := (select sum(listings) from unnest(counts));
  is_capped := total > scope.max_counted;
  total := least(total, scope.max_counted);
  categories := (
    select private.name_categories(array_agg(category_id), array_agg(case when not is_capped then listings end))
    from (
      select kind.id as category_id, sum(listings)::bigint as listings
      from unnest(counts), unnest(category_id || more_category_ids) as kind (id) group by kind.id
    ) as f);
  metros := (
    select private.name_metros(array_agg(metro_id), array_agg(case when not is_capped then listings end))
    from (select metro_id, sum(listings)::bigint as listings from unnest(counts) where metro_id is not null group by metro_id) as f);
end;
$$;

-- Returns the most frequent of these values as a facet.
create function private.name_values(names text[], is_capped boolean)
returns json language plpgsql immutable as $$
begin
  return (
    select coalesce(json_agg(json_build_object('name', f.name, 'count', case when not is_capped then f.listings end)
      order by f.listings desc, f.name), '[]')
    from (select name, count(*) as listings from unnest(names) as name group by name order by 2 desc, 1 limit 24) as f);
end;
$$;

-- A capped set is not counted: it has choices and no numbers. Of a plain list and of a capped set
-- categories and metros are counted elsewhere. The map cells are a grid of 24 by 24, each at the mean position of its
-- listings. How many have less than a chosen rating is unknown, since they are no candidates.
create function private.search_facets(
  candidates private.search_candidate[], is_capped boolean, is_counted boolean, min_rating numeric default null
)
returns private.search_facets language plpgsql stable security definer as $$
declare
  facets private.search_facets;
begin
  with candidate as materialized (select * from unnest(candidates)),
  grid as (
    select min(map_lat) as south, greatest(max(map_lat) - min(map_lat), 0.01) / 24 as height,
      min(map_lng) as west, greatest(max(map_lng) - min(map_lng), 0.01) / 24 as width
    from candidate
  ),
  clusters as (
    select round(avg(map_lat) * 1000) / 1000 as lat, round(avg(map_lng) * 1000) / 1000 as lng, count(*) as listings
    from candidate, grid where map_lat is not null
    group by floor((map_lat - south) / height), floor((map_lng - west) / width)
  )
  select
    (select json_agg(array[lat, lng, listings]) from clusters),
    case when not is_counted then (select private.name_categories(array_agg(category_id), array_agg(listings))
      from (select kind.id as category_id, count(*) as listings
        from candidate, unnest(category_id || more_category_ids) as kind (id) group by kind.id) as f) end,
    case when not is_counted then (select private.name_metros(array_agg(metro_id), array_agg(listings))
      from (select metro_id, count(*) as listings from candidate where metro_id is not null group by metro_id) as f) end,
    (select coalesce(json_agg(json_build_object('name', f.city || ', ' || f.state,
      'count', case when not is_capped then f.listings end) order by f.listings desc, f.city), '[]')
      from (
        select (array_agg(city order by spelled.listings desc, city))[1] as city, state, sum(spelled.listings) as listings
        from (select city, state, count(*) as listings from candidate
          group by city, state order by count(*) desc, city limit 24) as spelled -- 'St. Paul' and 'Saint Paul' are one city
        group by private.key_place(city), state order by sum(spelled.listings) desc, min(city) limit 12
      ) as f),
    (select json_agg(json_build_object('min', r.least,
      'count', case when not is_capped and (r.least >= min_rating) is not false then r.listings end))
      from (
        select count(*) filter (where rating >= 4.5) as excellent, count(*) filter (where rating >= 4.0) as very_good,
          count(*) filter (where rating >= 3.5) as good, count(*) filter (where rating >= 3.0) as fair
        from candidate where not is_capped
      ) as rated,
      lateral (values (4.5, excellent), (4.0, very_good), (3.5, good), (3.0, fair)) as r (least, listings)),
    private.name_values(array(select unnest(attributes) from candidate), is_capped),
    private.name_values(array(select specialty from candidate where specialty is not null), is_capped),
    private.name_values(array(select substr(tag, 14) from candidate, unnest(facet_tags) as tag where starts_with(tag, 'neighborhood:')), is_capped),
    private.name_values(array(select substr(tag, 7) from candidate, unnest(facet_tags) as tag where starts_with(tag, 'price:')), is_capped),
    case when not is_capped then (select count(*) from candidate where is_open) end
  into facets;
  return facets;
end;
$$;
