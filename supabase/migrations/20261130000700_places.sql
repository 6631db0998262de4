-- Geographic data: cells and points of the globe, and place names.

-- The quarter-degree cell of a coordinate (about 17 miles high): 1440 cells a row.
create function private.cell(lat double precision, lng double precision)
returns integer language plpgsql immutable parallel safe as $$
begin
  return floor((lat + 90) * 4)::int * 1440 + floor((lng + 180) * 4)::int;
end;
$$;

-- The tags of all cells that a circle intersects.
create function private.cells_around(lat double precision, lng double precision, radius_miles double precision)
returns text[] language plpgsql immutable as $$
begin
  return (
    with reach as (
      select
        radius_miles / 69.0 as lat_reach, -- a degree of latitude is 69 miles
        radius_miles / (69.0 * greatest(cos(radians(lat)), 0.1)) as lng_reach
    )
    select array_agg('cell:' || (row_number * 1440 + column_number))
    from reach,
      generate_series(floor((lat - lat_reach + 90) * 4)::int, floor((lat + lat_reach + 90) * 4)::int) as row_number,
      generate_series(floor((lng - lng_reach + 180) * 4)::int, floor((lng + lng_reach + 180) * 4)::int) as column_number
  );
end;
$$;

-- The tags of the squares of a degree (about 69 miles high) that a circle intersects: of where a business serves, whose
-- circle may be 200 miles wide, and of a place, whose circle is a point.
create function private.squares_around(lat double precision, lng double precision, radius_miles double precision)
returns text[] language plpgsql immutable as $$
declare
  lat_reach constant double precision := radius_miles / 69.0;
  lng_reach constant double precision := radius_miles / (69.0 * greatest(cos(radians(lat)), 0.1));
begin
  return array(
    select 'serves:' || row_number || ':' || column_number
    from generate_series(floor(lat - lat_reach)::int, floor(lat + lat_reach)::int) as row_number,
      generate_series(floor(lng - lng_reach)::int, floor(lng + lng_reach)::int) as column_number);
end;
$$;

-- The tags of the quarter-degree cells that an area intersects. Null for an area of more than 400 cells, about 250
-- miles square: it covers so much of the table that checking cell by cell is slower.
create function private.cells_within(
  south double precision, west double precision, north double precision, east double precision
)
returns text[] language plpgsql immutable as $$
begin
  return (
    with area as (
      select floor((south + 90) * 4)::int as first_row, floor((north + 90) * 4)::int as last_row,
        floor((west + 180) * 4)::int as first_column, floor((east + 180) * 4)::int as last_column
    )
    select array_agg('cell:' || (row_number * 1440 + column_number))
    from area,
      generate_series(first_row, last_row) as row_number,
      generate_series(first_column, last_column) as column_number
    where (last_row - first_row + 1) * (last_column - first_column + 1) <= 400
  );
end;
$$;

-- Converts a coordinate to a point on the unit sphere, where straight distances sort like distances on the ground.
create function private.earth_point(lat double precision, lng double precision)
returns extensions.cube language plpgsql immutable strict parallel safe as $$
begin
  return extensions.cube(array[
    cos(radians(lat)) * cos(radians(lng)), cos(radians(lat)) * sin(radians(lng)), sin(radians(lat))
  ]);
end;
$$;

-- Normalizes a place name's spelling: 'port saint lucie' -> 'port st lucie'. 'saint' alone becomes
-- 'st ', the beginning of a name still being typed.
create function private.respell_place(normalized text)
returns text language plpgsql immutable as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    normalized, '^saint$', 'st '), '\msaint(e?)\M', 'st\1', 'g'), '^ft ', 'fort '), '^mt ', 'mount ');
end;
$$;

-- The lookup key of a place name: 'St. Paul, MN' -> 'st paul mn'.
create function private.key_place(name text)
returns text language plpgsql immutable as $$
begin
  return private.respell_place(private.normalize(name));
end;
$$;

-- 'Austin', 'TX' -> 'austin tx': the key of a city in `private.places`.
create function private.place_key(city text, state text)
returns text language plpgsql immutable as $$
begin
  return private.key_place(city) || ' ' || lower(state);
end;
$$;

-- Places people search near: cities and zip codes with listings, each at its center in `cities` and `zip_codes`; one
-- that is not there at the mean of its listings' coordinates.
create table private.places (
  key text collate "C" primary key, -- 'austin tx' or '78701'
  kind text not null check (kind in ('city', 'zip')),
  name text not null, -- 'Austin, TX' or '78701'
  state text not null,
  listings integer not null,
  located integer not null, -- how many of them the map can show
  -- Sums are stored, as exact numerics (nine digits are a tenth of a millimeter): with doubles the
  -- last digits would depend on the order of inserts and deletes.
  lat_sum numeric(20, 9) not null,
  lng_sum numeric(20, 9) not null,
  center_lat double precision,
  center_lng double precision,
  lat double precision generated always as (coalesce(center_lat, (lat_sum / nullif(located, 0))::double precision)) stored,
  lng double precision generated always as (coalesce(center_lng, (lng_sum / nullif(located, 0))::double precision)) stored
) with (fillfactor = 90);
create index places_trigram_idx on private.places using gin (key extensions.gin_trgm_ops) with (fastupdate = off);

create table private.states (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null,
  key text not null unique generated always as (private.normalize(name)) stored, -- 'new york'
  time_zone text not null check (private.is_time_zone(time_zone)) -- where most of its people live
);

-- Counties, parishes and the like, each with the outlines of its parts: polygons of longitude and latitude, from which
-- cities within it are not cut out. As text, since polygons cannot be compared.
create table private.counties (
  name text not null, -- 'Addison County'
  state text not null,
  boundaries text[] not null,
  key text collate "C" primary key generated always as (private.place_key(name, state)) stored -- 'addison county vt'
);

-- The zip code ranges of each state: '78701' is in '75000-79999'. A few single codes cross a border
-- and are listed for a second state too.
create table private.zip_ranges (
  state text not null references private.states (code),
  zips text not null check (zips ~ '^\d{5}-\d{5}$'),
  primary key (zips, state)
);

create table private.zip_codes (
  zip text collate "C" primary key check (zip ~ '^\d{5}$'),
  lat double precision not null,
  lng double precision not null,
  time_zone text not null
);

-- Cities and towns, with listings or without, and the names that post offices use.
create table private.cities (
  name text not null,
  state text not null,
  lat double precision not null,
  lng double precision not null,
  population integer not null, -- 0 if unknown, below 1,000
  time_zone text not null,
  key text collate "C" primary key generated always as (private.place_key(name, state)) stored -- 'marfa tx'
);
-- For the city around a point.
create index cities_lat_idx on private.cities (lat) where population > 0;
-- For the time zone of a point.
create index cities_state_idx on private.cities (state, lat);
create index cities_zone_idx on private.cities (state, time_zone);

-- Returns the time zone of a point: the state's only one; else that of its nearest town, within some 60 miles; else that of
-- most of the state, as for an unknown point. The line between two zones is seldom between a point and its town.
create function private.find_time_zone(state text, lat double precision, lng double precision)
returns text language plpgsql stable security definer as $$
begin
  return coalesce(
    (
      select min(c.time_zone) from private.cities as c where c.state = find_time_zone.state
      having min(c.time_zone) = max(c.time_zone)
    ),
    (
      select c.time_zone from private.cities as c
      where c.state = find_time_zone.state and c.lat between find_time_zone.lat - 0.9 and find_time_zone.lat + 0.9
        and abs(c.lng - find_time_zone.lng) * cos(radians(find_time_zone.lat)) <= 0.9
      order by (c.lat - find_time_zone.lat) ^ 2 + ((c.lng - find_time_zone.lng) * cos(radians(find_time_zone.lat))) ^ 2, c.key
      limit 1
    ),
    (select s.time_zone from private.states as s where s.code = find_time_zone.state)
  );
end;
$$;

-- Returns the time zones of the towns within ten miles of a point, the nearest first, where their clocks differ: there
-- a business may keep either. Empty anywhere else, and for an unknown point.
create function private.find_near_time_zones(lat double precision, lng double precision)
returns text[] language sql stable security definer as $$
  with near as (
    select c.time_zone, (c.lat - find_near_time_zones.lat) ^ 2 + degrees.east ^ 2 as distance,
      timestamp '2026-01-15' at time zone c.time_zone as winter, timestamp '2026-07-15' at time zone c.time_zone as summer
    from private.states as s
    join private.cities as c on c.state = s.code -- by their index of states
      and c.lat between find_near_time_zones.lat - 10 / 69.0 and find_near_time_zones.lat + 10 / 69.0,
      lateral (select (c.lng - find_near_time_zones.lng) * cos(radians(find_near_time_zones.lat)) as east) as degrees
    where abs(degrees.east) <= 10 / 69.0
  ), clocks as (
    select distinct on (winter, summer) time_zone, distance from near
    where distance <= (10 / 69.0) ^ 2 order by winter, summer, distance, time_zone
  )
  select coalesce(array_agg(time_zone order by distance, time_zone) filter (where number > 1), '{}')
  from (select *, count(*) over () as number from clocks) as numbered;
$$;

-- Returns where an address is, with its time zone: at its pin `{lat, lng}`, else in the middle of its zip code, else of its
-- city, and `precision` says which. Those are of the reference tables, or have listings. All null for an unknown place,
-- but for the state's time zone; the stated one counts where it is one of those near. Whatever writes an address asks this.
create function private.locate(
  pin jsonb, zip_code text, city text, state text, stated_time_zone text default null,
  out lat double precision, out lng double precision, out "precision" text, out time_zone text
)
language plpgsql stable security definer as $$
declare
  city_key constant text := private.place_key(locate.city, locate.state);
begin
  select known.lat, known.lng, known.kind, known.zone into lat, lng, "precision", time_zone
  from (
    select 1 as rank, 'pin' as kind, (pin ->> 'lat')::double precision as lat, (pin ->> 'lng')::double precision as lng,
      null as zone
    union all
    select 2, 'zip', z.lat, z.lng, z.time_zone from private.zip_codes as z where z.zip = left(locate.zip_code, 5)
    union all
    select 4, 'city', c.lat, c.lng, c.time_zone from private.cities as c where c.key = city_key
    union all
    select case p.kind when 'zip' then 3 else 5 end, p.kind, p.lat, p.lng, null
    from private.places as p where p.key in (left(locate.zip_code, 5), city_key)
  ) as known
  where known.lat is not null and known.lng is not null
  order by known.rank
  limit 1;
  -- In this order, since the zones near are read only for a stated one.
  time_zone := case when stated_time_zone is not null and stated_time_zone = any (private.find_near_time_zones(lat, lng))
    then stated_time_zone else coalesce(time_zone, private.find_time_zone(locate.state, lat, lng)) end;
end;
$$;

-- Nicknames of cities. Both columns are in the form of `private.normalize`.
create table private.place_nicknames (
  nickname text primary key,
  key text not null,
  -- this name means the city called so where one exists ('Brooklyn, NY'), otherwise part of a larger one
  yields boolean not null default false
);

-- Neighborhoods that people search in. `also` lists other names; one that is not `is_known` by its
-- name alone needs its city ('downtown').
create table private.neighborhoods (
  metro text not null references public.metros (slug) on update cascade on delete cascade,
  name text not null,
  also text[] not null default '{}',
  lat double precision not null,
  lng double precision not null,
  radius_miles real not null,
  is_known boolean not null,
  primary key (metro, name)
);

-- A file may name a city by the address that it had before an admin renamed or merged it; one that was deleted has none.
create function private.place_neighborhood()
returns trigger language plpgsql security definer as $$
begin
  new.metro := (select m.slug from public.metros as m where m.id = private.metro_at(new.metro));
  return case when new.metro is not null then new end;
end;
$$;
create trigger neighborhoods_city before insert on private.neighborhoods
for each row execute function private.place_neighborhood();

-- The spellings that may be typed, as written by `private.named_places`: 'wicker park', 'wicker park chicago il'.
create table private.neighborhood_keys (
  key text collate "C" not null,
  metro text not null,
  name text not null,
  primary key (key, metro, name),
  foreign key (metro, name) references private.neighborhoods on update cascade on delete cascade
);
create index neighborhood_keys_neighborhood_idx on private.neighborhood_keys (metro, name);

create function private.key_neighborhood()
returns trigger language plpgsql security definer as $$
begin
  delete from private.neighborhood_keys where metro = new.metro and name = new.name;
  insert into private.neighborhood_keys (key, metro, name)
  select distinct key, new.metro, new.name
  from public.metros as m,
    lateral private.normalize(m.name) as city,
    lateral unnest(new.name || new.also) as given,
    lateral private.key_place(given) as part,
    lateral (
      select part where new.is_known
      union all
      values (part || ' ' || city), (city || ' ' || part), (part || ' ' || lower(m.state)),
        (part || ' ' || city || ' ' || lower(m.state))
      union all
      select part || ' ' || n.nickname
      from private.place_nicknames as n where n.key = city || ' ' || lower(m.state) and not n.yields
    ) as form (key)
  where m.slug = new.metro;
  return null;
end;
$$;
create trigger neighborhoods_key after insert or update of metro, name, also, is_known on private.neighborhoods
for each row execute function private.key_neighborhood();

-- All spellings of a landmark: each of its names alone, and with its city, state or both.
create function private.landmark_keys(name text, also text[], city text, state text)
returns text[] language plpgsql immutable as $$
begin
  return array(
    select distinct concat_ws(' ', private.key_place(said), place)
    from unnest(name || also) as said,
      unnest(array[null, private.key_place(city), lower(state), private.place_key(city, state)]) as place);
end;
$$;

-- What people search near and no post office knows: airports, campuses, stadiums, sights.
create table private.landmarks (
  name text not null,
  city text not null,
  state text not null,
  kind text not null check (kind in ('airport', 'campus', 'stadium', 'landmark', 'borough')),
  also text[] not null default '{}',
  lat double precision not null,
  lng double precision not null,
  size smallint not null, -- of those of one name the largest is meant
  keys text[] not null generated always as (private.landmark_keys(name, also, city, state)) stored,
  primary key (name, city, state)
);
create index landmarks_keys_idx on private.landmarks using gin (keys) with (fastupdate = off);
