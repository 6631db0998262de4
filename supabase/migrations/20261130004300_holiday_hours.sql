-- Who is open in a metro on a holiday. Only the Worker calls this, and caches the page made of it.

-- Null for an unknown metro. Listings with special hours for the date are `open` or `closed`; all
-- others are `unconfirmed` and have their usual hours of that weekday. Each kind has its number and
-- the 60 best rated. Not those that are closed temporarily until after the date.
create function public.find_holiday_hours(metro text, on_date date)
returns jsonb language sql stable as $$
  with area as (
    select id, slug, name || ', ' || state as name from public.metros as m where m.id = private.metro_at(find_holiday_hours.metro)
  ),
  stated as (
    select b.id, b.slug, b.name, b.category_id, b.city, b.state, b.phone, b.rating, b.review_count,
      case when special.spans is not null then 'open' when special.days > 0 then 'closed' else 'unconfirmed' end as kind,
      special.spans
    from public.businesses as b
    join area on b.metro_id = area.id,
    lateral (
      select count(*) as days, jsonb_agg(jsonb_build_object(
        'opens', left(s.opens::text, 5), 'closes', left(s.closes::text, 5)) order by s.opens)
        filter (where s.opens is not null) as spans
      from public.special_hours as s
      where s.business_id = b.id and s.date = on_date
    ) as special
    where b.status = 'published' and not (b.temporarily_closed and coalesce(b.reopens_on > on_date, true))
  ),
  ranked as (
    select stated.*, row_number() over (
      partition by kind order by (coalesce(rating, 0) * review_count + 38) / (review_count + 10) desc, id
    ) as position
    from stated
  ),
  listed as (
    select kind, count(*) as total, coalesce(jsonb_agg(jsonb_build_object(
      'slug', r.slug, 'name', r.name, 'category', c.name, 'city', r.city, 'state', r.state,
      'phone', r.phone, 'rating', r.rating, 'review_count', r.review_count,
      'has_week', week.has_week, 'spans', coalesce(r.spans, week.spans, '[]')
    ) order by r.position) filter (where r.position <= 60), '[]') as listings
    from ranked as r
    join public.categories as c on c.id = r.category_id,
    lateral (
      select count(*) > 0 as has_week, jsonb_agg(jsonb_build_object(
        'opens', left(h.opens::text, 5), 'closes', left(h.closes::text, 5)) order by h.opens)
        filter (where h.day_of_week = extract(isodow from on_date) and r.kind = 'unconfirmed') as spans
      from public.opening_hours as h
      where r.position <= 60 and h.business_id = r.id
    ) as week
    group by kind
  )
  select jsonb_build_object('metro', jsonb_build_object('slug', area.slug, 'name', area.name)) || (
    select jsonb_object_agg(k.kind, jsonb_build_object(
      'total', coalesce(listed.total, 0), 'listings', coalesce(listed.listings, '[]')))
    from (values ('open'), ('closed'), ('unconfirmed')) as k (kind)
    left join listed on listed.kind = k.kind
  )
  from area;
$$;
grant execute on function public.find_holiday_hours to service_role;
