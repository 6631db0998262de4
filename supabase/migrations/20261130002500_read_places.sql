-- Finds the places that texts name: 'nyc', 'portland maine', '78701'.

-- Names of metros, in the form of `private.normalize`: 'new york', 'new york ny'.
create table private.metro_keys (
  metro_id smallint primary key references public.metros (id) on delete cascade,
  name text not null,
  name_with_state text not null
);

create function private.key_metro()
returns trigger language plpgsql security definer as $$
begin
  insert into private.metro_keys (metro_id, name, name_with_state)
  values (new.id, private.key_place(new.name), private.key_place(new.name || ' ' || new.state))
  on conflict (metro_id) do update set name = excluded.name, name_with_state = excluded.name_with_state;
  return null;
end;
$$;

create trigger metros_key after insert or update of name, state on public.metros
for each row execute function private.key_metro();

create type private.found_place as (
  key text, -- of `private.places`, or a metro's slug, or a state's code
  kind text, -- 'zip', 'metro', 'city', 'neighborhood', 'landmark', 'state'; 'point' where coordinates were asked for
  name text,
  lat double precision,
  lng double precision,
  is_guess boolean,
  radius_miles double precision, -- search radius; of a neighborhood its own
  others text[] -- places of the same name
);

-- Returns the middle of a zip code: of its listings, else of its area. One that is unknown, as new
-- ones are, means the nearest number of the same three first digits, which is a guess.
create function private.find_zip(zip text)
returns private.found_place language plpgsql stable security definer as $$
declare
  place private.found_place;
begin
  select known.zip, 'zip', known.zip, known.lat, known.lng, known.zip <> find_zip.zip, null, '{}'::text[] into place
  from (
    select p.key as zip, p.lat, p.lng, 1 as rank from private.places as p
    where p.key = find_zip.zip and p.kind = 'zip' and p.lat is not null
    union all
    select z.zip, z.lat, z.lng, 2 from private.zip_codes as z
    where z.zip >= left(find_zip.zip, 3) collate "C" and z.zip < left(find_zip.zip, 3) || 'a' collate "C"
  ) as known
  order by abs(known.zip::integer - find_zip.zip::integer), rank
  limit 1;
  return place;
end;
$$;

-- Returns a point with the name of the city around it: the largest within some miles, else the nearest.
create function private.place_at(lat double precision, lng double precision)
returns private.found_place language plpgsql stable security definer as $$
begin
  return row(null, 'point', (
    select c.name || ', ' || c.state
    from private.cities as c,
      lateral (select 69 * sqrt((c.lat - place_at.lat) ^ 2
        + ((c.lng - place_at.lng) * cos(radians(place_at.lat))) ^ 2) as miles) as away
    where c.population > 0 and c.lat between place_at.lat - 1 and place_at.lat + 1
      and c.lng between place_at.lng - 1.5 and place_at.lng + 1.5
    order by away.miles - least(c.population / 100000.0, 3), c.name
    limit 1
  ), lat, lng, false, null, '{}'::text[])::private.found_place;
end;
$$;

-- Returns the city with listings whose name is spelled most like this one; without columns where none is similar.
create function private.similar_city(typed text)
returns private.places language plpgsql stable security definer as $$
declare
  typed_key constant text := private.key_place(typed);
  city private.places;
begin
  select p.* into city
  from private.places as p,
    lateral greatest(extensions.similarity(p.key, typed_key), extensions.similarity(left(p.key, -3), typed_key)) as similarity_score
  where p.kind = 'city' and p.lat is not null and p.listings > 0
    and p.key operator(extensions.%) typed_key and similarity_score > 0.4
  order by similarity_score desc, p.listings desc
  limit 1;
  return city;
end;
$$;

-- Returns all places that each text may name, the likeliest first: a metro, a city with its state
-- or with many listings, a neighborhood, another city, a state, a landmark, a zip code, or a city without listings. One
-- query for all of them, each part by an index. `needs` is the condition for the words to be a place without an 'in'
-- before them: 'nothing'; 'proof' for a city's bare name; 'in' for a state's code ('or', 'in', 'me'), a landmark of
-- one word and a city without listings that is small or called by one. Where none of them names any but a hamlet, those of `misspelled` mean the city that is spelled most like it.
create function private.named_places(typed text[], misspelled text[] default '{}')
returns table ("position" integer, needs text, place private.found_place) language plpgsql stable security definer as $$
begin
  return query
  with typed_key as materialized (
    select t.position::integer, whole.normal, regexp_split_to_array(whole.normal, ' ') as parts
    from unnest(typed) with ordinality as t (name, position),
      lateral (select regexp_replace(private.normalize(t.name), ' (usa|us|county)$', '') as normal) as whole
    where whole.normal <> ''
  ),
  -- 'portland maine' -> 'portland me', but 'west virginia' is itself
  plain as materialized (
    select a.position, a.normal, private.respell_place(coalesce((
      select left(a.normal, -char_length(s.key)) || lower(s.code)
      from private.states as s
      where s.key = any (ends.keys)
        and not exists (select from private.states as whole where whole.key = a.normal)
      order by char_length(s.key) desc limit 1
    ), a.normal)) as key,
    regexp_replace(regexp_replace(a.normal, '^(the )?state of ', ''), ' state$', '') as state
    from typed_key as a,
      lateral (
        select array_agg(array_to_string(a.parts[first:], ' ')) as keys
        from generate_series(greatest(cardinality(a.parts) - 2, 2), cardinality(a.parts)) as first
      ) as ends
  ),
  named as materialized (
    select p.position, p.normal, p.state, coalesce((
      select n.key from private.place_nicknames as n
      where n.nickname in (p.normal, p.key) and not (n.yields and exists (
        select from private.places as city
        where city.kind = 'city' and city.listings > 0 and city.lat is not null
          and city.key >= p.key || ' ' and city.key < p.key || '!'
          and char_length(city.key) = char_length(p.key) + 3))
      limit 1
    ), p.key) as key
    from plain as p
  ),
  found as (
    select n.position, 1 as rank, -m.id::integer as weight, 'nothing' as needs, m.slug as key, 'metro' as kind,
      m.name || ', ' || m.state as name, m.lat, m.lng, null::double precision as radius
    from named as n join private.metro_keys as k on n.key in (k.name, k.name_with_state)
    join public.metros as m on m.id = k.metro_id
    union all
    select n.position, case when city.key = n.key or city.listings >= 10 then 2 else 4 end, city.listings,
      case when city.key = n.key then 'nothing' else 'proof' end, city.key, 'city', city.name, city.lat, city.lng, null
    from named as n join private.places as city on city.kind = 'city' and city.lat is not null and city.listings > 0
      and (city.key = n.key or (
        -- the name without its state, and not a prefix of a longer name
        city.key >= n.key || ' ' and city.key < n.key || '!' and char_length(city.key) = char_length(n.key) + 3))
    union all
    select n.position, 3, -m.id::integer, 'nothing', h.metro || '/' || h.name, 'neighborhood',
      h.name || ', ' || m.name || ', ' || m.state, h.lat, h.lng, h.radius_miles::double precision
    from named as n join private.neighborhood_keys as k on k.key = n.key
    join private.neighborhoods as h on (h.metro, h.name) = (k.metro, k.name)
    join public.metros as m on m.slug = h.metro
    union all
    select n.position, 6, l.size, case when n.normal ~ ' ' or l.kind = 'borough' then 'nothing' else 'in' end, l.name || '/' || l.city, 'landmark',
      concat_ws(', ', l.name, l.city, l.state), l.lat, l.lng, null
    from plain as n join private.landmarks as l on l.keys @> array[n.key]
    union all
    select n.position, 5, 0, case when lower(s.code) = n.normal then 'in' else 'nothing' end, s.code, 'state', s.name,
      middle.lat, middle.lng, null
    from named as n
    join private.states as s on n.state = s.key or upper(n.state) = s.code,
    lateral (
      select sum(p.lat * p.located) / nullif(sum(p.located), 0) as lat,
        sum(p.lng * p.located) / nullif(sum(p.located), 0) as lng
      from private.places as p
      where p.state = s.code and p.kind = 'city' and p.listings > 0 and p.lat is not null
    ) as of_listings,
    lateral (
      select of_listings.lat, of_listings.lng where of_listings.lat is not null
      union all
      select sum(c.lat * weight) / sum(weight), sum(c.lng * weight) / sum(weight)
      from private.cities as c, lateral greatest(c.population, 1) as weight
      where of_listings.lat is null and c.state = s.code
    ) as middle
    where middle.lat is not null
      and (s.code <> 'DC' or n.key = n.normal) -- 'dc' is a nickname of the city, which is all of it
    union all
    select a.position, 0, 0, 'nothing', (zip).key, 'zip', (zip).name, (zip).lat, (zip).lng, null
    from typed_key as a, private.find_zip(left(a.normal, 5)) as zip
    where a.normal ~ '^\d{5}( \d{4})?$' and (zip).kind is not null
  ),
  -- Places without listings, for names that nothing above has.
  unlisted as (
    select n.position, 7 as rank, c.population as weight, case when c.key = n.key or n.key ~ ' ' and c.population >= 50000 then 'proof' else 'in' end as needs,
      c.key as key, 'city', c.name || ', ' || c.state, c.lat, c.lng, null::double precision
    from named as n join private.cities as c on c.key = n.key
      or (c.key >= n.key || ' ' and c.key < n.key || '!' and char_length(c.key) = char_length(n.key) + 3)
    where not exists (select from found as f where f.position = n.position)
  ),
  unknown as materialized (
    select a.position, a.normal from typed_key as a
    where a.normal = any (select private.normalize(name) from unnest(misspelled) as name)
      and not exists (select from found)
  ),
  similar_names as (
    -- before a hamlet of its name: 'in huston' is Houston, and not Huston, Idaho
    select a.position, 6.5, city.listings, 'in', city.key, 'city', city.name, city.lat, city.lng, null::double precision
    from unknown as a, lateral private.similar_city(a.normal) as city
    where city.key is not null
      and extensions.levenshtein_less_equal(left(city.key, -3), a.normal, 2) <= 2 -- 'grovers mill' is not Grover
      and not exists (select from unlisted as u where u.weight > 0 or u.needs = 'proof'
        or extensions.levenshtein_less_equal(left(city.key, -3), a.normal, 1) > 1)
  ),
  -- A metro and its first city share a name.
  distinct_names as (
    select distinct on (f.position, said) f.*
    from (select * from found union all select * from unlisted union all select * from similar_names) as f, lateral private.key_place(f.name) as said
    order by f.position, said, f.rank, f.weight desc
  ),
  ranked as (
    select f.*, row_number() over by_likelihood as place_number,
      array_agg(case when f.kind = 'state' then f.name || ' state' else f.name end) over (
        by_likelihood rows between 1 following and 4 following) as others
    from distinct_names as f
    window by_likelihood as (partition by f.position order by f.rank, f.weight desc, f.name)
  )
  select r.position, r.needs,
    row(r.key, r.kind, r.name, r.lat, r.lng,
      r.rank = 6.5 or r.kind = 'zip' and left(private.normalize(typed[r.position]), 5) <> r.key,
      r.radius, coalesce(r.others, '{}'))::private.found_place
  from ranked as r
  order by r.position, r.place_number;
end;
$$;

-- Lists what of a typed place may be its name: all of it, without the street of an address before
-- it ('600 Congress Ave, Austin, TX 78701'), or a zip code that lost its zero.
create function private.place_spellings(typed text)
returns text[] language plpgsql immutable as $$
declare
  zip constant text := substring(typed from '^.+\m(\d{5})(?:-\d{4})?\s*$');
  address constant text := regexp_replace(typed, '[\s,]*\m\d{5}(-\d{4})?\s*$', '');
  parts constant text[] := string_to_array(address, ',');
  words constant text[] := regexp_split_to_array(btrim(address), '[\s,]+');
  is_address constant boolean := typed ~ '^\s*\d+\S*\s+\S' or cardinality(parts) > 2;
begin
  return array_remove(array[
    typed,
    case when typed ~ '^\s*\d{4}\s*$' then '0' || btrim(typed) end,
    zip,
    case when cardinality(parts) > 1 then array_to_string(parts[cardinality(parts) - 1:], ',') end
  ], null) || case when zip is not null then array[address] else '{}' end
    || case when is_address then array(
      select array_to_string(words[cardinality(words) - size + 1:], ' ')
      from generate_series(least(4, cardinality(words) - 1), 2, -1) as size) else '{}' end;
end;
$$;

-- Returns the middle of a typed place; `kind` is null when there is none. Tries exact names first,
-- then a city with a similar name, which is a guess.
create function private.find_place(typed text)
returns private.found_place language plpgsql stable security definer as $$
declare
  closest private.places;
  at constant text[] := regexp_match(typed, '^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$');
  found_place private.found_place;
begin
  if typed is null then
    return null;
  end if;
  if at is not null and at[1]::double precision between -90 and 90 and at[2]::double precision between -180 and 180 then
    return private.place_at(at[1]::double precision, at[2]::double precision);
  end if;
  select (n.place).* into found_place
  from private.named_places(private.place_spellings(typed)) as n order by n.position limit 1;
  if found_place.kind is not null then
    return found_place;
  end if;
  closest := private.similar_city(typed);
  if closest.key is not null then
    found_place := row(closest.key, closest.kind, closest.name, closest.lat, closest.lng, true, null, '{}'::text[]);
  end if;
  return found_place;
end;
$$;

-- Whether a city's bare name means the city: it is not a word of a category ('Commerce'), and is
-- beside a category's name, or has some listings, or is in no listing's name.
create function private.is_meant_as_city(city private.found_place, typed text, is_beside_category boolean)
returns boolean language plpgsql stable security definer as $$
begin
  return not exists (select from private.category_labels as l where l.label = private.normalize(typed))
    and (is_beside_category or not private.is_name(string_to_array(private.normalize(typed), ' '))
      or exists (select from private.places as p where p.key = city.key and p.listings >= 3));
end;
$$;

-- Returns the key of a city, typed with its state or without: then of the one with most listings.
create function private.find_city_key(typed text)
returns text language plpgsql stable security definer as $$
declare
  city constant text := private.key_place(typed);
begin
  return coalesce((
    select p.key from private.places as p
    where p.kind = 'city' and (p.key = city
      or p.key >= city || ' ' and p.key < city || '!' and char_length(p.key) = char_length(city) + 3)
    order by p.key = city desc, p.listings desc, p.key limit 1
  ), city);
end;
$$;

-- Returns a typed place with the city whose listings surround it, as JSON; null for an unknown one.
create function public.find_place(near text)
returns jsonb language plpgsql stable security definer as $$
declare
  place constant private.found_place := private.find_place(left(near, 200));
begin
  return case when place.lat is not null then jsonb_build_object(
    'kind', place.kind, 'name', place.name, 'lat', place.lat, 'lng', place.lng,
    'metro', case when place.kind <> 'state' then (
      select jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state)
      from public.metros as m where m.id = private.find_metro(place.lat, place.lng)
    ) end
  ) end;
end;
$$;
grant execute on function public.find_place to anon, authenticated, service_role;
