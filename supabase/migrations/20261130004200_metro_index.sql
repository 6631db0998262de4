-- A short index of all published listings of a metro: the Worker searches it while the database is
-- down, and phones while offline. Only the Worker calls these: they read whole cities, and policies on
-- each row would make that several times as expensive.

-- Null for an unknown metro. For a metro with more than 5,000 listings only the best rated; `total` counts all. `hours`
-- are minutes since Monday 00:00, begin and end of each span, where the end may be in the next week; `special` are
-- dates from yesterday on for two weeks, with minutes of that day, both null where it is closed all day.
create function public.list_metro_index(metro text)
returns jsonb language sql stable as $$
  with area as (
    select id, slug, name || ', ' || state as name, lat, lng, radius_miles, time_zone
    from public.metros as m
    where m.id = private.metro_at(list_metro_index.metro)
  ),
  published as (
    select b.id, b.slug, b.name, b.category_id, b.more_category_ids, b.specialty, b.street, b.city, b.state, b.zip_code, b.lat, b.lng,
      b.rating, b.review_count, b.attributes, b.phone, b.time_zone,
      b.search_tags, private.is_paused(b.temporarily_closed, b.reopens_on, b.time_zone) as is_paused,
      row_number() over (
        order by (coalesce(b.rating, 0) * b.review_count + 38) / (b.review_count + 10) desc, b.id
      ) as position
    from public.businesses as b join area on b.metro_id = area.id
    where b.status = 'published'
  ),
  listed as (select * from published where position <= 5000),
  week as (
    select h.business_id,
      jsonb_agg((h.day_of_week - 1) * 1440 + edge.minute order by h.day_of_week, h.opens, edge.position) as minutes
    from public.opening_hours as h,
      lateral unnest(private.minutes_of_span(h.opens, h.closes)) with ordinality as edge (minute, position)
    where h.business_id in (select id from listed)
    group by h.business_id
  ),
  special as (
    select s.business_id, jsonb_agg(jsonb_build_array(s.date, span[1], span[2]) order by s.date, s.opens) as days
    from public.special_hours as s, lateral private.minutes_of_span(s.opens, s.closes) as span
    where s.business_id in (select id from listed) and s.date between current_date - 1 and current_date + 14
    group by s.business_id
  )
  select jsonb_build_object(
    'metro', jsonb_build_object('slug', area.slug, 'name', area.name, 'time_zone', area.time_zone,
      'lat', area.lat, 'lng', area.lng, 'radius_miles', area.radius_miles),
    'total', (select count(*) from published),
    'categories', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue, 'drawing', c.drawing,
        'synonyms', c.synonyms)) order by c.position, c.name), '[]')
      from public.categories as c
      where c.id in (select unnest(category_id || more_category_ids) from listed)
    ),
    'listings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', l.slug, 'name', l.name, 'category', c.slug, 'more_categories', private.category_slugs(l.more_category_ids),
        'specialty', l.specialty,
        'street', l.street, 'city', l.city, 'state', l.state, 'zip_code', l.zip_code, 'lat', l.lat, 'lng', l.lng,
        'rating', l.rating, 'review_count', l.review_count, 'attributes', l.attributes, 'phone', l.phone,
        'time_zone', l.time_zone, 'is_paused', l.is_paused,
        'price', (select substr(tag, 7) from unnest(l.search_tags) as tag where starts_with(tag, 'price:')),
        'neighborhoods', array(
          select substr(tag, 14) from unnest(l.search_tags) as tag where starts_with(tag, 'neighborhood:')),
        'hours', coalesce(w.minutes, '[]'), 'special', coalesce(s.days, '[]')
      ) order by l.slug), '[]')
      from listed as l
      join public.categories as c on c.id = l.category_id
      left join week as w on w.business_id = l.id
      left join special as s on s.business_id = l.id
    )
  )
  from area;
$$;
grant execute on function public.list_metro_index to service_role;

-- Returns the metros that have listings, those with the most first.
create function public.find_metros()
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', m.slug, 'name', m.name || ', ' || m.state, 'lat', m.lat, 'lng', m.lng,
    'time_zone', m.time_zone, 'listings', counted.listings
  ) order by counted.listings desc, m.slug), '[]')
  from public.metros as m
  join (
    select metro_id, count(*) as listings from public.businesses where status = 'published' group by metro_id
  ) as counted on counted.metro_id = m.id;
$$;
grant execute on function public.find_metros to service_role;
