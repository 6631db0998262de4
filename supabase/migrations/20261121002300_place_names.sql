-- What people call places: states by name or code, and cities by nickname. `find_place` knew only
-- metros, cities and zip codes by their own names.
create table private.states (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null,
  key text not null unique -- 'new york', as `private.normalize` writes it
);
alter table private.states enable row level security;

insert into private.states (code, name, key)
select code, name, private.normalize(name) from (values
  ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'),
  ('CO', 'Colorado'), ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'),
  ('FL', 'Florida'), ('GA', 'Georgia'), ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'),
  ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'), ('KY', 'Kentucky'), ('LA', 'Louisiana'),
  ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'), ('MI', 'Michigan'), ('MN', 'Minnesota'),
  ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'), ('NE', 'Nebraska'), ('NV', 'Nevada'),
  ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'), ('NY', 'New York'),
  ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'), ('OR', 'Oregon'),
  ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
  ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'),
  ('WA', 'Washington'), ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming'),
  ('AS', 'American Samoa'), ('GU', 'Guam'), ('MP', 'Northern Mariana Islands'), ('PR', 'Puerto Rico'),
  ('VI', 'Virgin Islands')
) as state (code, name);

-- Both columns as `private.normalize` writes them. 'la' is the city: Louisiana has a name of its own.
create table private.place_nicknames (
  nickname text primary key,
  key text not null
);
alter table private.place_nicknames enable row level security;

insert into private.place_nicknames (nickname, key) values
  ('nyc', 'new york ny'), ('new york city', 'new york ny'), ('the big apple', 'new york ny'),
  ('big apple', 'new york ny'), ('manhattan', 'new york ny'), ('brooklyn', 'new york ny'),
  ('queens', 'new york ny'), ('the bronx', 'new york ny'), ('bronx', 'new york ny'),
  ('staten island', 'new york ny'), ('la', 'los angeles ca'), ('city of angels', 'los angeles ca'),
  ('hollywood', 'los angeles ca'), ('sf', 'san francisco ca'), ('san fran', 'san francisco ca'),
  ('frisco', 'san francisco ca'), ('bay area', 'san francisco ca'), ('silicon valley', 'san jose ca'),
  ('sac', 'sacramento ca'), ('inland empire', 'riverside ca'),
  ('philly', 'philadelphia pa'), ('pitt', 'pittsburgh pa'), ('pgh', 'pittsburgh pa'),
  ('vegas', 'las vegas nv'), ('sin city', 'las vegas nv'), ('nola', 'new orleans la'),
  ('the big easy', 'new orleans la'), ('big easy', 'new orleans la'), ('dc', 'washington dc'),
  ('washington d c', 'washington dc'), ('the district', 'washington dc'), ('chi town', 'chicago il'),
  ('chitown', 'chicago il'), ('windy city', 'chicago il'), ('the windy city', 'chicago il'),
  ('dfw', 'dallas tx'), ('big d', 'dallas tx'), ('h town', 'houston tx'), ('htown', 'houston tx'),
  ('atx', 'austin tx'), ('san antone', 'san antonio tx'), ('atl', 'atlanta ga'), ('hotlanta', 'atlanta ga'),
  ('beantown', 'boston ma'), ('phx', 'phoenix az'), ('motor city', 'detroit mi'), ('motown', 'detroit mi'),
  ('emerald city', 'seattle wa'), ('mpls', 'minneapolis mn'), ('twin cities', 'minneapolis mn'),
  ('the twin cities', 'minneapolis mn'), ('mile high city', 'denver co'), ('bmore', 'baltimore md'),
  ('charm city', 'baltimore md'), ('stl', 'st louis mo'), ('saint louis', 'st louis mo'),
  ('clt', 'charlotte nc'), ('pdx', 'portland or'), ('rose city', 'portland or'), ('cincy', 'cincinnati oh'),
  ('kc', 'kansas city mo'), ('kcmo', 'kansas city mo'), ('cbus', 'columbus oh'),
  ('indy', 'indianapolis in'), ('music city', 'nashville tn'), ('pvd', 'providence ri'),
  ('mke', 'milwaukee wi'), ('jax', 'jacksonville fl'), ('okc', 'oklahoma city ok'),
  ('the triangle', 'raleigh nc'), ('rva', 'richmond va'), ('slc', 'salt lake city ut'),
  ('salt lake', 'salt lake city ut'), ('abq', 'albuquerque nm');

-- What was typed, as the tables of places write it.
create function private.place_name_key(typed text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  with plain as (
    select regexp_replace(regexp_replace(regexp_replace(private.normalize(typed),
      '^saint ', 'st '), '^ft ', 'fort '), '^mt ', 'mount ') as key
  )
  select coalesce(
    (select n.key from private.place_nicknames as n where n.nickname in (private.normalize(typed), plain.key)),
    plain.key)
  from plain;
$$;

-- The state that was typed, by its code or its name, with 'state' around it or without.
create function private.find_state(typed text)
returns table (key text, kind text, name text, lat double precision, lng double precision)
language sql
stable
security definer
set search_path = ''
as $$
  select s.code, 'state', s.name, middle.lat, middle.lng
  from private.states as s,
    lateral (
      select sum(p.lat * p.located) / nullif(sum(p.located), 0) as lat,
        sum(p.lng * p.located) / nullif(sum(p.located), 0) as lng
      from private.places as p
      where p.state = s.code and p.kind = 'city' and p.listings > 0 and p.lat is not null
    ) as middle
  where regexp_replace(regexp_replace(private.normalize(typed), '^(the )?state of ', ''), ' state$', '')
      in (s.key, lower(s.code))
    and middle.lat is not null;
$$;

drop function private.find_place(text);

-- A place as typed -> its middle. No row when there is no such place. By its name: a zip code, a
-- metro, a city, a state; and unless `only_exact` a city whose name is nearly so.
create function private.find_place(typed text, only_exact boolean default false)
returns table (key text, kind text, name text, lat double precision, lng double precision)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  place_key text := private.place_name_key(typed);
begin
  if place_key ~ '^\d{5}( \d{4})?$' then
    return query
    select left(place_key, 5), 'zip', left(place_key, 5), p.lat, p.lng
    from private.places as p
    where p.key = left(place_key, 5) and p.lat is not null
    union all -- no listing in this zip code: the middle of those that share its first three digits
    select left(place_key, 5), 'zip', left(place_key, 5), avg(p.lat), avg(p.lng)
    from private.places as p
    where p.key >= left(place_key, 3) and p.key < left(place_key, 3) || 'a' and p.kind = 'zip'
    having count(p.lat) > 0
    limit 1;
    return;
  end if;
  return query
  select m.slug, 'metro', m.name || ', ' || m.state, m.lat, m.lng
  from public.metros as m
  where place_key in (m.slug, private.normalize(m.name), private.normalize(m.name || ' ' || m.state))
  union all
  (
    select p.key, p.kind, p.name, p.lat, p.lng
    from private.places as p
    where p.lat is not null and p.listings > 0
      and (p.key = place_key or (
        -- the name without its state, and not the beginning of a longer name
        p.kind = 'city' and char_length(p.key) = char_length(place_key) + 3
        and p.key >= place_key || ' ' and p.key < place_key || '!'
      ))
    order by p.listings desc
  )
  union all
  select s.key, s.kind, s.name, s.lat, s.lng from private.find_state(typed) as s
  union all
  (
    select p.key, p.kind, p.name, p.lat, p.lng
    from private.places as p
    where not only_exact and p.kind = 'city' and p.lat is not null and p.listings > 0
      and p.key operator(extensions.%) place_key
      and private.place_likeness(p.key, place_key) > 0.4
    order by private.place_likeness(p.key, place_key) desc, p.listings desc
    limit 1
  )
  limit 1;
end;
$$;

-- 'pizza in austin' -> 'pizza', 'austin'; 'pizza 78701' likewise; 'brewery near me' -> 'brewery',
-- null; and 'texas' or '78701' -> '' and the place. No row where the end names no place, so that
-- 'bed in a bag' stays the name it is, and a listing of just that name keeps it.
create function private.split_place(q text)
returns table (words text, place text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  parts text[];
begin
  if q ~* '\s(near(by)?|around|close to)\s+me\s*$|\snearby\s*$' then
    return query select btrim(regexp_replace(q, '\s+(((near(by)?|around|close to)\s+me)|nearby)\s*$', '', 'i')), null::text;
    return;
  end if;
  parts := regexp_match(q, '^\s*(.*\S)\s+(?:in|near|around|at|by)\s+(\S.*?)\s*$', 'i');
  if parts is not null and exists (select from private.find_place(parts[2], true)) then
    return query select parts[1], parts[2];
    return;
  end if;
  parts := coalesce(
    regexp_match(q, '^\s*(.*\S)[\s,]+(\d{5})\s*$'),
    regexp_match(q, '^\s*()(\d{5}(?:-\d{4})?)\s*$'),
    (select array['', s.name] from private.states as s where s.key = private.normalize(q))
  );
  if parts is not null and exists (select from private.find_place(parts[2], true)) and not exists (
    select from public.businesses where status = 'published' and name_key collate "C" = private.normalize(q)
  ) then
    return query select parts[1], parts[2];
  end if;
end;
$$;

-- 'vet open sunday' -> 'vet' and Sunday at noon, in minutes since Monday 00:00; 'vet open now in
-- austin' -> 'vet in austin', now. No row when nothing is said of the time.
create function private.split_open(q text)
returns table (words text, is_now boolean, day text, open_minute integer)
language sql
stable
set search_path = ''
as $$
  select parts[1] || parts[3], parsed.day is null, parsed.day,
    (array_position(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], parsed.day) - 1) * 1440 + 720
  from regexp_match(q, '^(.*\S)\s+open(?:\s+on)?\s+((?:right\s+)?now|'
      || '(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(\s.*|)$', 'i') as parts,
    lateral (select case when parts[2] !~* 'now' then lower(left(parts[2], 3)) end as day) as parsed
  where parts is not null;
$$;
