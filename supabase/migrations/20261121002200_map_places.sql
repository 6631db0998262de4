-- The cities to label on a map of an area: metros first, then those with the most listings.
create function public.places_within(
  south double precision, west double precision, north double precision, east double precision
)
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', name, 'lat', lat, 'lng', lng, 'metro', slug) order by slug is null, listings desc, name), '[]')
  from (
    (
      select m.name, m.lat, m.lng, m.slug, coalesce(sum(c.listings), 0) as listings
      from public.metros as m left join private.listing_counts as c on c.metro_id = m.id
      where m.lat between south and north and m.lng between west and east
      group by m.id
      order by coalesce(sum(c.listings), 0) desc
      limit 30
    )
    union all
    (
      select left(p.name, -4), p.lat, p.lng, null, p.listings
      from private.places as p
      where p.kind = 'city' and p.listings > 0
        and p.lat between south and north and p.lng between west and east
        and not exists (select from public.metros as m where m.name || ', ' || m.state = p.name)
      order by p.listings desc, p.key
      limit 20
    )
  ) as named;
$$;
grant execute on function public.places_within to anon, authenticated, service_role;
