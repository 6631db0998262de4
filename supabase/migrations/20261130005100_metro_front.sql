-- The front page of a city: one answer for all its sections, so that the Worker asks once and caches once.

-- Returns when a listing that is closed now opens next, within a week; null if that is unknown.
create function private.next_opening(
  open_minutes int4multirange, special_days tstzmultirange, special_open tstzmultirange, time_zone text
)
returns timestamptz language plpgsql stable security definer as $$
begin
  return (
    select min(opening.at)
    from (
      select private.next_moment(lower(span), now(), time_zone) as at from unnest(open_minutes) as span
      union all
      select lower(span) from unnest(special_open) as span
    ) as opening
    where opening.at between now() and now() + interval '7 days'
      and (not special_days @> opening.at or special_open @> opening.at)
  );
end;
$$;

-- For an unknown metro a list of those with listings whose slugs begin like it, for a former address the one city that
-- had it. Of a metro with more than 1,000 listings, the best rated 1,000 are looked
-- at and nothing is counted but what the counters know, as in a search. Only the Worker calls this,
-- which caches the answer: it reads a whole city.
create function public.get_metro_front(metro text)
returns jsonb language plpgsql stable security definer as $$
declare
  max_listed constant integer := 1000;
  max_kinds constant integer := 12;
  max_kinds_with_best constant integer := 6;
  max_best constant integer := 3;
  max_new constant integer := 6;
  max_gone constant integer := 5;
  max_unmet constant integer := 8;
  max_areas constant integer := 12;
  new_since constant timestamptz := now() - interval '180 days';
  area public.metros;
  settings private.metro_settings;
  counted record;
  is_capped boolean;
begin
  select * into area from public.metros as m where m.slug = get_metro_front.metro;
  if area.id is null then
    return (
      select coalesce(jsonb_agg(jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state, 'count', coalesce(t.listings, 0))
        order by t.listings desc, m.slug), '[]')
      from public.metros as m left join private.listing_totals as t on t.metro_id = m.id
      where case when private.metro_at(get_metro_front.metro) is null
        then t.listings > 0 and starts_with(m.slug, get_metro_front.metro)
        else m.id = private.metro_at(get_metro_front.metro) end
    );
  end if;
  select * into settings from private.metro_settings as s where s.metro_id = area.id;
  select * into counted from private.counted(area.id, null);
  is_capped := counted.total > max_listed;
  return (
    with listed as materialized (
      select b.id, b.category_id, b.more_category_ids, b.city, b.state, b.rating, b.map_lat, b.map_lng, b.earth_point, b.created_at,
        b.open_minutes, b.special_days, b.special_open, b.time_zone, paused.is_paused,
        row_number() over (partition by b.category_id order by b.ranking_score desc, b.id desc) as place,
        not paused.is_paused and case when b.special_days @> now() then b.special_open @> now()
          else b.open_minutes @> private.minute_of_week(now(), b.time_zone) end as is_open
      from (
        select * from public.businesses
        where status = 'published' and metro_id = area.id
        order by ranking_score desc, id desc limit max_listed
      ) as b,
      lateral (select private.is_paused(b.temporarily_closed, b.reopens_on, b.time_zone) as is_paused) as paused
    ),
    kinds as materialized (
      select k.category_id, k.place, k.open, case when k.open = 0 then (
          select min(private.next_opening(l.open_minutes, l.special_days, l.special_open, l.time_zone))
          from listed as l where k.category_id = any (l.category_id || l.more_category_ids) and not l.is_paused
        ) end as opens_at
      from (
        select kind.id as category_id, count(*) filter (where is_open) as open,
          row_number() over (order by count(*) desc, kind.id) as place
        from listed, unnest(category_id || more_category_ids) as kind (id)
        group by kind.id having bool_or(kind.id = category_id) -- the best of a kind are of that above all
      ) as k
      where k.place <= max_kinds
    ),
    best as materialized (
      select l.id, l.category_id, l.place, quote.body, quote.author_name
      from listed as l join kinds as k on k.category_id = l.category_id and k.place <= max_kinds_with_best
      left join lateral (
        select r.body, r.author_name from public.reviews as r
        where r.business_id = l.id and r.status = 'published' and r.rating >= 4
        order by r.created_at desc, r.id desc limit 1
      ) as quote on true
      where l.place <= max_best
    ),
    newest as materialized (
      select n.id, n.created_at
      from (
        select l.id, l.created_at from listed as l where not is_capped
        union all
        -- Those just added to a large city are seldom among the best rated.
        select recent.id, recent.created_at
        from (
          select b.id, b.metro_id, b.created_at from public.businesses as b
          where is_capped and b.status = 'published' order by b.created_at desc, b.id desc limit 2000
        ) as recent
        where recent.metro_id = area.id
      ) as n
      where n.created_at > new_since
      order by n.created_at desc, n.id desc limit max_new
    ),
    featured as materialized (
      select f.id, f.position
      from unnest(settings.featured) with ordinality as f (id, position)
      join public.businesses as b on b.id = f.id and b.status = 'published' and b.metro_id = area.id
    ),
    shown as materialized (
      select array_agg(id) as ids
      from (select id from best union select id from newest union select id from featured) as either
    ),
    facets as (
      select f.* from private.search_facets((
        select array_agg(row(l.category_id, '{}', area.id, l.city, l.state, l.rating, l.map_lat, l.map_lng, l.is_open, null, null, null)::private.search_candidate)
        from listed as l
      ), is_capped, true) as f
    )
    select jsonb_build_object(
      'metro', jsonb_build_object('slug', area.slug, 'name', area.name || ', ' || area.state,
        'lat', area.lat, 'lng', area.lng, 'time_zone', area.time_zone),
      'total', counted.total,
      'is_capped', is_capped,
      'open', (select count(*) from listed where is_open),
      'categories', counted.categories,
      'sections', settings.sections,
      'featured', array(select f.id from featured as f order by f.position),
      'kinds', (
        select coalesce(jsonb_agg(jsonb_build_object('category', c.slug, 'open', k.open, 'opens_at', k.opens_at,
          'best', array(select b.id from best as b where b.category_id = k.category_id order by b.place)
        ) order by k.place), '[]')
        from kinds as k join public.categories as c on c.id = k.category_id
      ),
      'quotes', (
        select coalesce(jsonb_object_agg(b.id, jsonb_build_object('text', left(b.body, 300), 'author', b.author_name)), '{}')
        from best as b where b.body is not null
      ),
      'newest', (
        select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'since', n.created_at) order by n.created_at desc, n.id desc), '[]')
        from newest as n
      ),
      'listings', (
        select private.listing_cards(s.ids, array_fill(null::double precision, array[cardinality(s.ids)]))
        from shown as s where s.ids is not null
      ),
      'gone', (
        select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'name', g.name, 'city', g.city, 'state', g.state,
          'category', c.name, 'status', g.status, 'at', g.updated_at) order by g.updated_at desc, g.id), '[]')
        from (
          select * from public.businesses as b
          where b.metro_id = area.id and b.status in ('closed', 'moved') and b.updated_at > new_since
          order by b.updated_at desc, b.id limit max_gone
        ) as g
        join public.categories as c on c.id = g.category_id
      ),
      'neighborhoods', (
        select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'count', case when not is_capped then h.listings end)
          order by h.listings desc, h.name), '[]')
        from (
          select h.name, count(*) as listings
          from private.neighborhoods as h
          join listed as l on extensions.cube_distance(l.earth_point, private.earth_point(h.lat, h.lng)) <= h.radius_miles / 3958.8
          where h.metro = area.slug
          group by h.name order by count(*) desc, h.name limit max_areas
        ) as h
      ),
      'cities', (select f.cities from facets as f),
      'clusters', (select f.clusters from facets as f),
      'unmet', (
        select coalesce(jsonb_agg(jsonb_build_object('words', d.words, 'people', d.people) order by d.people desc, d.words), '[]')
        from (select * from private.list_unmet_demand(array[area.id]) limit max_unmet) as d
      ),
      'guides', (
        select coalesce(jsonb_agg(private.article_card(g) order by g.published_at desc), '[]')
        from public.articles as g
        where g.metro_id = area.id and g.status = 'published' and g.published_at <= now()
      )
    )
  );
end;
$$;
grant execute on function public.get_metro_front to service_role;

create index businesses_gone_idx on public.businesses (metro_id) where status in ('closed', 'moved');
