-- The one statement of a search: a page of its candidates, what they could be narrowed by, and where
-- all of them are on the map.

-- What the statement of a search answers, in the order of its columns.
create type private.search_page as (
  total bigint,
  is_capped boolean,
  results json,
  next json,
  crowd json,
  categories json,
  metros json,
  cities json,
  ratings json,
  open_now bigint
);

-- One row more than a page, which says whether there is another.
create function private.select_page(scope private.search_scope)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  sort_key constant text := private.sort_key(scope);
begin
  if scope.is_scoped or scope.after_id is null then
    return format('select id, sort_key, distance from candidates where %s
      order by sort_key %s, id %2$s limit ($1).page_size + 1',
      private.after_cursor(scope, 'sort_key', 'id'), private.sort_direction(scope.sort));
  end if;
  -- Further pages of a plain list go on in the index, however deep.
  return format('select b.id, %s as sort_key, null::double precision as distance
    from public.businesses as b where %s and %s %s limit ($1).page_size + 1',
    sort_key, array_to_string(private.search_conditions(scope), ' and '),
    private.after_cursor(scope, sort_key, 'b.id'), private.candidate_order(scope));
end;
$$;

create function private.search_statement(scope private.search_scope)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return format($query$
    with candidates as materialized (%1$s),
    size as materialized (
      select count(*) as listings, count(*) > ($1).most_candidates as is_capped from candidates
    ),
    page as (%2$s),
    listed as (select * from page order by sort_key %3$s, id %3$s limit ($1).page_size)
    select
      least(size.listings, ($1).most_candidates) as total,
      size.is_capped,
      (select private.listing_cards(
        array_agg(id order by sort_key %3$s, id %3$s), array_agg(distance order by sort_key %3$s, id %3$s))
        from listed) as results,
      case when (select count(*) from page) > ($1).page_size then (
        select json_build_object('key', sort_key::text, 'id', id)
        from listed order by sort_key %4$s, id %4$s limit 1) end as next,
      case when size.listings > ($1).page_size then (%5$s) end as crowd,
      %6$s
    from size$query$,
    private.select_candidates(scope),
    private.select_page(scope),
    private.sort_direction(scope.sort),
    case private.sort_direction(scope.sort) when 'asc' then 'desc' else 'asc' end,
    private.select_crowd(),
    private.facet_columns()
  );
end;
$$;

-- The candidates gathered to a grid of 24 by 24, each field where its listings are on the mean.
create function private.select_crowd()
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select 'with grid as (
      select min(map_lat) as south, greatest(max(map_lat) - min(map_lat), 0.01) / 24 as height,
        min(map_lng) as west, greatest(max(map_lng) - min(map_lng), 0.01) / 24 as width
      from candidates
    ),
    spots as (
      select round(avg(map_lat) * 1000) / 1000 as lat, round(avg(map_lng) * 1000) / 1000 as lng, count(*) as listings
      from candidates, grid where map_lat is not null
      group by floor((map_lat - south) / height), floor((map_lng - west) / width)
    )
    select json_agg(json_build_array(lat, lng, listings)) from spots';
$$;

-- What the candidates could be narrowed by. Of a capped set nobody has counted: it has choices and no
-- numbers.
create function private.facet_columns()
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select $columns$
    (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue,
      'count', case when not is_capped then f.listings end) order by f.listings desc, c.name), '[]')
      from (select category_id, count(*) as listings from candidates group by category_id) as f
      join public.categories as c on c.id = f.category_id) as categories,
    (select coalesce(json_agg(json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state,
      'count', case when not is_capped then f.listings end) order by f.listings desc, m.name), '[]')
      from (select metro_id, count(*) as listings from candidates where metro_id is not null group by metro_id) as f
      join public.metros as m on m.id = f.metro_id) as metros,
    (select coalesce(json_agg(json_build_object('name', f.city || ', ' || f.state,
      'count', case when not is_capped then f.listings end) order by f.listings desc, f.city), '[]')
      from (select city, state, count(*) as listings from candidates
        group by city, state order by count(*) desc, city limit 12) as f) as cities,
    (with by_rating as materialized (
        select rating, count(*) as listings from candidates where not is_capped group by rating
      )
      select json_agg(json_build_object('min', r.least, 'count', case when not is_capped then
        (select coalesce(sum(f.listings), 0) from by_rating as f where f.rating >= r.least) end) order by r.least desc)
      from (values (4.5), (4.0), (3.5), (3.0)) as r (least)) as ratings,
    case when not is_capped then (
      select count(*) from candidates join public.businesses as b using (id) where $columns$
    || private.is_open_expression() || ') end as open_now';
$$;
