-- A place in what people typed, with an 'in' before it or without ('pizza nyc', 'portland maine').

-- How alike a city's key is to what was typed, with its state or without.
create function private.place_likeness(key text, typed text)
returns real
language plpgsql
immutable
set search_path = ''
as $$
begin
  return greatest(extensions.similarity(key, typed), extensions.similarity(left(key, -3), typed));
end;
$$;

-- The state that was typed, by its code or its name, with 'state' around it or without.
create function private.find_state(typed text)
returns table (key text, kind text, name text, lat double precision, lng double precision)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  with asked as materialized (
    select regexp_replace(regexp_replace(private.normalize(typed), '^(the )?state of ', ''), ' state$', '') as key
  )
  select s.code, 'state', s.name, middle.lat, middle.lng
  from asked join private.states as s on asked.key in (s.key, lower(s.code)),
    lateral (
      select sum(p.lat * p.located) / nullif(sum(p.located), 0) as lat,
        sum(p.lng * p.located) / nullif(sum(p.located), 0) as lng
      from private.places as p
      where p.state = s.code and p.kind = 'city' and p.listings > 0 and p.lat is not null
    ) as middle
  where middle.lat is not null;
end;
$$;

-- What metros are called, as `private.normalize` writes it: 'new york', 'new york ny'.
create table private.metro_keys (
  metro_id smallint primary key references public.metros (id) on delete cascade,
  name text not null,
  name_with_state text not null
);

create function private.key_metro()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.metro_keys (metro_id, name, name_with_state)
  values (new.id, private.normalize(new.name), private.normalize(new.name || ' ' || new.state))
  on conflict (metro_id) do update set name = excluded.name, name_with_state = excluded.name_with_state;
  return null;
end;
$$;
revoke execute on function private.key_metro from anon, authenticated, service_role;

create trigger metros_key after insert or update of name, state on public.metros
for each row execute function private.key_metro();

alter table private.metro_keys enable row level security;

create type private.found_place as (
  key text, -- of `private.places`, or a metro's slug, or a state's code
  kind text, -- 'zip', 'metro', 'city', 'state'; 'point' where coordinates were asked for
  name text,
  lat double precision,
  lng double precision,
  is_guess boolean
);

-- A place as typed -> its middle. No row when there is no such place. By its name: a zip code, a
-- metro, a city, a state; and unless `only_exact` a city whose name is nearly so, which is a guess.
create function private.find_place(typed text, only_exact boolean default false)
returns setof private.found_place
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
    select left(place_key, 5), 'zip', left(place_key, 5), p.lat, p.lng, false
    from private.places as p
    where p.key = left(place_key, 5) and p.lat is not null
    union all -- no listing in this zip code: the middle of those that share its first three digits
    select left(place_key, 5), 'zip', left(place_key, 5), avg(p.lat), avg(p.lng), false
    from private.places as p
    where p.key >= left(place_key, 3) and p.key < left(place_key, 3) || 'a' and p.kind = 'zip'
    having count(p.lat) > 0
    limit 1;
    return;
  end if;
  return query
  (
    select m.slug, 'metro', m.name || ', ' || m.state, m.lat, m.lng, false
    from public.metros as m join private.metro_keys as k on k.metro_id = m.id
    where place_key in (m.slug, k.name, k.name_with_state)
    order by m.id
  )
  union all
  (
    select p.key, p.kind, p.name, p.lat, p.lng, false
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
  select s.key, s.kind, s.name, s.lat, s.lng, false from private.find_state(typed) as s
  union all
  (
    select p.key, p.kind, p.name, p.lat, p.lng, true
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

-- Whether these words name a place without an 'in' before them: a metro, a nickname, a city with its
-- state or a state's whole name. A city's bare name only when it is no word of a category ('Commerce')
-- and either has some listings or is in no listing's name; a state's code never ('or', 'in', 'me').
create function private.is_bare_place(words text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select exists (
      select from private.places as p
      where p.kind = 'city' and p.listings > 0 and p.lat is not null and (p.key = asked.key or (
        char_length(p.key) = char_length(asked.key) + 3
        and p.key >= asked.key || ' ' and p.key < asked.key || '!'
        and not exists (select from private.category_labels as l where l.label = asked.key)
        and (p.listings >= 3 or not private.is_name(string_to_array(asked.key, ' ')))))
    ) or exists (select from private.states as s where s.key = asked.key)
    or exists (
      select from public.metros as m
      where replace(asked.key, ' ', '-') in (m.slug, left(m.slug, -3))
    )
    from private.place_name_key(words) as asked (key)
  );
end;
$$;

-- Words and a place: 'pizza in austin', 'hair salon brooklyn', '78701', 'nyc'. No row when there is
-- no place in them, or when they are what a listing is called.
create function private.split_place(q text)
returns table (words text, typed text, place private.found_place)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  most_words constant integer := 4; -- of a place: 'salt lake city utah'
  parts text[];
begin
  if q is null then
    return;
  end if;
  if q ~* '\s(near(by)?|around|close to)\s+me\s*$|\snearby\s*$' then
    words := btrim(regexp_replace(q, '\s+(((near(by)?|around|close to)\s+me)|nearby)\s*$', '', 'i'));
    return next;
    return;
  end if;
  parts := regexp_match(q, '^\s*(.*\S)\s+(?:in|near|around|at|by)\s+(\S.*?)\s*$', 'i');
  if parts is not null then
    select * into place from private.find_place(parts[2], true);
  end if;
  if place.kind is not null then
    words := parts[1];
    typed := parts[2];
    return next;
    return;
  end if;
  parts := coalesce(
    regexp_match(q, '^\s*(.*\S)[\s,]+(\d{5})\s*$'),
    regexp_match(q, '^\s*()(\d{5}(?:-\d{4})?)\s*$')
  );
  for taken in reverse least(most_words, cardinality(regexp_split_to_array(btrim(q), '\s+')))..1 loop
    exit when parts is not null;
    parts := regexp_match(q, format('^(|.*[^\s,][\s,]+)(\S+(?:\s+\S+){%s})\s*$', taken - 1));
    continue when parts is null;
    if not private.is_bare_place(parts[2]) then -- 'brooklyn hair salon'
      parts := regexp_match(q, format('^\s*(\S+(?:\s+\S+){%s})\s+(\S.*)$', taken - 1));
      parts := case when parts is not null and private.is_bare_place(parts[1]) then array[parts[2], parts[1]] end;
    end if;
  end loop;
  if parts is null then
    return;
  end if;
  select * into place from private.find_place(parts[2], true);
  words := btrim(parts[1], ' ,');
  typed := parts[2];
  if place.kind is not null and not exists (
    select from public.businesses where status = 'published' and name_key collate "C" = private.normalize(q)
  ) and (words = '' or typed ~ '^\d' or not private.is_name(string_to_array(private.normalize(q), ' '))) then
    return next;
  end if;
end;
$$;
