-- The places to label on a map of an area: metros first, then the cities with the most listings; where they are few,
-- the largest towns without any, and close up neighborhoods, so that a map says where it is.
create function public.places_within(
  south double precision, west double precision, north double precision, east double precision
)
returns jsonb language sql stable security definer as $$
  with named as (
    (
      select 1 as rank, m.name, m.lat, m.lng, m.slug, coalesce(sum(c.listings), 0) as size
      from public.metros as m left join private.listing_counts as c on c.metro_id = m.id
      where m.lat between south and north and m.lng between west and east
      group by m.id
      order by coalesce(sum(c.listings), 0) desc
      limit 30
    )
    union all
    (
      select 2, left(p.name, -4), p.lat, p.lng, null, p.listings
      from private.places as p
      where p.kind = 'city' and p.listings > 0
        and p.lat between south and north and p.lng between west and east
        and not exists (select from public.metros as m where m.name || ', ' || m.state = p.name)
      order by p.listings desc, p.key
      limit 20
    )
    union all
    (
      select distinct on (radius_miles, lat, lng) 3, name, lat, lng, null, radius_miles
      from private.neighborhoods
      where north - south < 0.6 -- degrees: 40 miles
        and lat between south and north and lng between west and east
      order by radius_miles desc, lat, lng, length(name) desc
      limit 12
    )
    union all
    (
      select 4, c.name, c.lat, c.lng, null, c.population
      from (
        select * from private.cities
        where north - south < 1 -- degrees: 70 miles
          and population > 0 and lat between south and north and lng between west and east
        order by population desc, key
        limit 40
      ) as c
      where not exists (select from private.places as p where p.key = c.key and p.listings > 0)
        and not exists (select from public.metros as m where m.name = c.name and m.state = c.state)
      order by c.population desc, c.key
      limit 12
    )
  )
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'lat', lat, 'lng', lng, 'metro', slug)
    order by rank, size desc, name), '[]')
  from (select * from named order by rank, size desc, name limit 40) as shown;
$$;
grant execute on function public.places_within to anon, authenticated, service_role;
