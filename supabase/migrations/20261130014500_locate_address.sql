-- Locates an address by the directory's own listings: for people who add or move a listing, and
-- confirm or correct the position on a map.

-- Returns '4th street' for '302b 4th Street, Suite 5'.
create function private.street_key(street text)
returns text language plpgsql immutable as $$
begin
  return regexp_replace(
    regexp_replace(private.normalize(regexp_replace(street, '[#,].*$', '')), '^\d+[a-z]?(-\d+)? +', ''),
    ' (suite|ste|unit|apt|apartment|floor|room|no)( .*)?$', '');
end;
$$;

-- Returns the listing of this street and zip code with the nearest house number, or nothing.
create function private.find_same_street(street text, zip text)
returns table (lat double precision, lng double precision) language plpgsql stable as $$
declare
  number constant integer := left(substring(street from '^\s*(\d+)'), 9)::integer;
  normalized_street constant text := private.street_key(street);
begin
  return query
  select neighbour.lat, neighbour.lng
  from (
    select b.lat, b.lng, b.street from public.businesses as b
    where b.status = 'published' and left(b.zip_code, 5) = zip and b.lat is not null
    limit 3000
  ) as neighbour
  -- A key costs a tenth of a millisecond, and a zip code may have thousands: only of streets with
  -- the first word, as far as they are written as keys are.
  where normalized_street <> '' and (strpos(lower(neighbour.street), split_part(normalized_street, ' ', 1)) > 0
      or neighbour.street ~ '[^ -~]|[''`]|[[:alpha:]]\.[[:alpha:]]')
    and private.street_key(neighbour.street) = normalized_street
  order by abs(left(substring(neighbour.street from '^\d+'), 9)::integer - number) nulls last
  limit 1;
end;
$$;

-- Returns the most frequent city of a zip code, unless one of its listings has the given city.
create function private.usual_city(city text, zip text)
returns text language plpgsql stable as $$
declare
  usual text;
  is_given boolean;
begin
  select mode() within group (order by neighbour.city),
    bool_or(private.key_place(neighbour.city) = private.key_place(usual_city.city))
  into usual, is_given
  from (
    select b.city from public.businesses as b
    where b.status = 'published' and left(b.zip_code, 5) = zip
    limit 3000
  ) as neighbour;
  return case when is_given then null else usual end;
end;
$$;

-- Returns an address as {place, precision, time_zone, time_zones, usual_city}. `place` is that of the nearest listing of the
-- street, else the middle of its zip code, else of its city, and `precision` says which; null where unknown.
create function public.locate_address(street text, city text, state text, zip_code text)
returns jsonb language sql stable security definer as $$
  with address as (
    select left(street, 200) as street, left(city, 100) as city, state, left(zip_code, 5) as zip
  )
  select jsonb_build_object(
    'place', case when place.lat is not null then jsonb_build_object('lat', place.lat, 'lng', place.lng) end,
    'precision', case place.precision when 'pin' then 'street' else place.precision end,
    'time_zone', place.time_zone,
    'time_zones', private.find_near_time_zones(place.lat, place.lng),
    'usual_city', case when a.city <> '' then private.usual_city(a.city, a.zip) end
  )
  from address as a
  left join lateral private.find_same_street(a.street, a.zip) as near on true,
  lateral private.locate(to_jsonb(near), a.zip, a.city, a.state) as place;
$$;
grant execute on function public.locate_address to anon, authenticated, service_role;
