-- How rows of a file become listings: a row that was read before changes nothing, a business that is here already
-- takes from it what is new, and one that may be is added and marked for an admin.

-- What a row became, by the name and place that it said, in its own spelling: the next file is told apart from
-- the last by one look-up a row.
create table private.imported_rows (
  row_key uuid primary key,
  business_id uuid not null references public.businesses (id) on delete cascade,
  said_hash uuid not null, -- of all that the last row of this spelling said, but for the day
  said_on date -- the newest day that a row of this spelling named
);
create index imported_rows_business_id_idx on private.imported_rows (business_id);

-- The day of which the row told that gave a listing a fact, by the fact's name: the newer of two rows wins, in whatever
-- order they come. A listing whose rows name no days has none.
create table private.imported_facts (
  business_id uuid primary key references public.businesses (id) on delete cascade,
  said_on jsonb not null
);

-- What each call has done, for whoever asks again because no answer came.
create table private.import_batches (
  id uuid primary key,
  counts jsonb not null,
  applied_at timestamptz not null default now()
);
create index import_batches_applied_at_idx on private.import_batches (applied_at);

alter table private.imported_rows enable row level security;
alter table private.imported_facts enable row level security;
alter table private.import_batches enable row level security;

-- A name as `private.normalize` writes it without what firms add to it.
create function private.bare_name(name_key text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return coalesce(nullif(btrim(regexp_replace(
    name_key, '\m(the|llc|l l c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|pc|dba)\M *', '', 'g'
  )), ''), name_key);
end;
$$;

-- How much two names as `private.normalize` writes them are the same.
create function private.names_fit(one text, other text)
returns double precision
language plpgsql
immutable
set search_path = ''
as $$
declare
  one_words constant text[] := array(select distinct unnest(string_to_array(one, ' ')));
  other_words constant text[] := array(select distinct unnest(string_to_array(other, ' ')));
begin
  return private.name_fit(extensions.similarity(one, other),
    (select count(*) from unnest(one_words) as word where word = any(other_words)),
    cardinality(one_words), cardinality(other_words));
end;
$$;

-- The numbers in a name: "7 eleven 1234" -> {1234,7}.
create function private.numbers_in(name_key text)
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
begin
  return array(select distinct m[1] from regexp_matches(name_key, '\m(\d+)\M', 'g') as m order by 1);
end;
$$;

-- '854' of '854 7th Ave', '1393' of '1393a 2nd Ave'; none of '7th Ave'.
create function private.house_number(street text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return substring(street from '^\s*(\d+)[[:alpha:]]?\M');
end;
$$;

-- Those of a zip code whose names begin alike.
create index businesses_zip_name_idx on public.businesses (left(zip_code, 5), left(name_key, 4))
  where status = 'published';

-- Listings that have something in common with a row by which one could be its business: the telephone, the house
-- number in that zip code, a name there that begins alike, or the same name in the city. Each is one look-up in an index.
create function private.find_candidates(said public.businesses, said_key text, house text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
begin
  return query
  select id from public.businesses where status = 'published' and phone collate "C" = said.phone limit 50;
  return query
  select b.id from public.businesses as b
  where b.status = 'published' and left(b.zip_code, 5) = left(said.zip_code, 5)
    and substring(b.street from '^\d+') = house
  limit 200;
  return query
  select b.id from public.businesses as b
  where b.status = 'published' and left(b.zip_code, 5) = left(said.zip_code, 5)
    and left(b.name_key, 4) = left(said_key, 4)
  limit 200;
  return query
  select b.id from public.businesses as b
  where b.status = 'published' and b.name_key collate "C" = said_key and b.state = said.state
    and 'city:' || private.place_key(said.city, said.state) = any (b.search_tags)
  limit 20;
end;
$$;

-- Whether two houses with one telephone and name are rather two branches of a chain than a business that has moved, or
-- has two doors: it is a chain that everybody knows, others have that telephone or that name in another zip code, or
-- they are further apart than a corner.
create function private.are_branches(one public.businesses, other public.businesses)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  corner_miles constant double precision := 0.2;
  earth_radius_miles constant double precision := 3958.8;
begin
  return exists (select from private.short_names as s where s.name = one.name_key)
    or exists (
      select from public.businesses as b
      where b.status = 'published' and b.phone collate "C" = other.phone and b.id <> one.id and b.id is distinct from other.id
    )
    or exists (
      select from public.businesses as b
      where b.status = 'published' and b.name_key collate "C" = one.name_key
        and left(b.zip_code, 5) <> left(one.zip_code, 5)
    )
    or coalesce(private.earth_point(one.lat, one.lng) operator(extensions.<->) private.earth_point(other.lat, other.lng)
      > corner_miles / earth_radius_miles, false);
end;
$$;

-- The listings that are, or may be, the business of a row or of another listing, likeliest first. It is one with the
-- same telephone and a name that is somewhat alike, or with the same house number and a name that is much alike; but
-- not where both say different houses (unless telephone, name and zip code are the same and it is no chain: it has
-- moved, or has two doors), where numbers in the names differ, or where one is another trade in the same house (a hospital's pharmacy).
create function private.find_likely_duplicates(said public.businesses)
returns table (id uuid, is_certain boolean, score numeric, reasons text[])
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  said_key constant text := private.normalize(said.name);
  said_house constant text := private.house_number(said.street);
  candidates constant uuid[] := array(select distinct private.find_candidates(said, said_key, said_house));
  said_name text;
  said_street text;
begin
  -- Most rows of a file are new.
  if candidates = '{}' then
    return;
  end if;
  said_name := private.bare_name(said_key);
  said_street := private.street_key(said.street);
  return query
  with compared as (
    select b.id, b.ranking_score, (f ->> 'score')::numeric as score,
      array(select jsonb_array_elements_text(f -> 'reasons')) as reasons,
      fit.name, house.is_same, house.is_other, f -> 'reasons' ? 'phone' as has_phone,
      house.is_same and (
        fit.name >= 0.9 or extensions.similarity(private.street_key(b.street), said_street) > 0.4
      ) as has_address,
      -- A typing error in the number, or the next house.
      house.is_other and left(b.zip_code, 5) = left(said.zip_code, 5)
        and private.street_key(b.street) = said_street as has_street,
      not house.is_same and not house.is_other and left(b.zip_code, 5) = left(said.zip_code, 5) as may_be_there,
      private.numbers_in(b.name_key) is distinct from private.numbers_in(said_name)
        and private.numbers_in(b.name_key) <> '{}' and private.numbers_in(said_name) <> '{}' as is_numbered_otherwise,
      left(b.zip_code, 5) = left(said.zip_code, 5) as has_zip,
      house.is_other and f -> 'reasons' ? 'phone' and private.are_branches(b, said) as are_branches,
      -- "Mifune" and "Mifune Japan Center".
      string_to_array(b.name_key, ' ') <@ string_to_array(said_key, ' ')
        or string_to_array(b.name_key, ' ') @> string_to_array(said_key, ' ') as is_within,
      b.category_id <> said.category_id and fit.name < 0.95 and not exists (
        select from public.categories as c where c.id in (b.category_id, said.category_id) and c.slug = 'other'
      ) as is_other_trade
    from jsonb_array_elements(private.score_businesses(candidates, private.read_facts(
      said.name, said.phone, said.website, said.street, said.zip_code, said.lat, said.lng
    ))) as f
    join public.businesses as b on b.id = (f ->> 'id')::uuid and b.id is distinct from said.id,
    lateral (
      select greatest(
        private.names_fit(b.name_key, said_key),
        private.names_fit(private.bare_name(b.name_key), said_name)
      ) as name
    ) as fit,
    lateral (
      select coalesce(private.house_number(b.street) = said_house and (
          left(b.zip_code, 5) = left(said.zip_code, 5)
          or private.place_key(b.city, b.state) = private.place_key(said.city, said.state)
        ), false) as is_same,
        coalesce(private.house_number(b.street) <> said_house, false) as is_other
    ) as house
  ),
  judged as (
    select *,
      not is_numbered_otherwise and (
        (has_phone and not is_other and name >= 0.4)
        or (has_phone and has_zip and name >= 0.9 and not are_branches)
        or (has_phone and has_address and is_within)
        or (has_address and name >= 0.65 and not is_other_trade)
      ) as is_certain
    from compared
  )
  select j.id, j.is_certain, j.score, j.reasons
  from judged as j
  where j.is_certain
    or (j.has_phone and (j.has_address or (j.name >= 0.4 and (
      -- That of a chain's office says nothing of its houses.
      select count(*) from public.businesses as b where b.status = 'published' and b.phone collate "C" = said.phone
    ) <= 3)))
    or (j.has_address and j.name >= 0.4)
    or ((j.has_street or j.may_be_there) and j.name >= 0.8)
  order by j.is_certain desc, j.score desc, j.ranking_score desc, j.id;
end;
$$;

-- The likeliest of them for a row.
create function private.find_duplicate(said public.businesses)
returns table (id uuid, is_certain boolean, score numeric, reasons text[])
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query select * from private.find_likely_duplicates(said) limit 1;
end;
$$;

-- The facts of a listing that people have said, as its history names them: an import does not know better. All of
-- them where a person brought the listing.
create function private.facts_of_people(listing_id uuid)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select distinct on (field) field from public.business_changes
    where business_id = listing_id and role <> 'import'
  );
end;
$$;

-- The facts that a row says, each with the day of which it tells.
create function private.facts_said_on(said public.businesses, said_on date)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'name', said_on, 'status', said_on,
    'address', case when said.street is not null then said_on end,
    'description', case when said.description is not null then said_on end,
    'phone', case when said.phone is not null then said_on end,
    'email', case when said.email is not null then said_on end,
    'website', case when said.website is not null then said_on end
  ));
end;
$$;

-- Gives a listing what the newest row says of it, fact by fact; what the row does not say stays. A row that names no day
-- is newer than all before it. A listing that is claimed, suspended or has moved takes nothing. A row that spells a place otherwise does not move it: an address is
-- replaced by one of the same zip code, or where no street was known. Answers whether anything has changed.
create function private.take_facts(listing_id uuid, said public.businesses, said_on date)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  listing public.businesses;
  kept text[];
  days jsonb;
  takes_place boolean;
begin
  select * into listing from public.businesses where id = listing_id for update;
  if listing.owner_id is not null or listing.status not in ('published', 'closed') then
    return false;
  end if;
  kept := private.facts_of_people(listing_id);
  if 'listing' = any(kept) then
    return false;
  end if;
  select f.said_on into days from private.imported_facts as f where f.business_id = listing_id;
  kept := kept || array(select fact from jsonb_each_text(days) as d (fact, day) where day::date > take_facts.said_on);
  takes_place := not 'address' = any(kept) and said.street is not null
    and (listing.street is null or left(listing.zip_code, 5) = left(said.zip_code, 5));

  if not 'name' = any(kept) then
    listing.name := said.name;
  end if;
  if takes_place then
    listing.street := said.street;
    listing.city := said.city;
    listing.state := said.state;
    listing.zip_code := case when left(listing.zip_code, 5) = said.zip_code then listing.zip_code else said.zip_code end;
    listing.metro_id := coalesce(said.metro_id, listing.metro_id);
    listing.time_zone := said.time_zone;
  end if;
  -- Another listing has this name there.
  if exists (
    select from public.businesses as b
    where b.id <> listing_id and b.status <> 'merged' and b.duplicate_key = private.duplicate_key(
      listing.name, listing.street, listing.city, listing.state, listing.zip_code)
  ) then
    return false;
  end if;
  if said.lat is not null and not 'address' = any(kept) then
    listing.lat := said.lat;
    listing.lng := said.lng;
  end if;
  if not 'category' = any(kept) and exists (
    select from public.categories where id = listing.category_id and slug = 'other'
  ) then
    listing.category_id := said.category_id;
    listing.specialty := said.specialty;
  elsif not 'category' = any(kept) and listing.category_id = said.category_id then
    listing.specialty := coalesce(listing.specialty, said.specialty);
  end if;
  listing.description := case when 'description' = any(kept) then listing.description else coalesce(said.description, listing.description) end;
  listing.phone := case when 'phone' = any(kept) then listing.phone else coalesce(said.phone, listing.phone) end;
  listing.email := case when 'email' = any(kept) then listing.email else coalesce(said.email, listing.email) end;
  listing.website := case when 'website' = any(kept) then listing.website else coalesce(said.website, listing.website) end;
  if not 'status' = any(kept) then
    listing.status := said.status;
    listing.temporarily_closed := said.temporarily_closed;
  end if;

  if take_facts.said_on is not null then
    insert into private.imported_facts as f (business_id, said_on)
    values (listing_id, private.facts_said_on(said, take_facts.said_on) - kept)
    on conflict (business_id) do update set said_on = f.said_on || excluded.said_on;
  end if;
  update public.businesses as b
  set name = listing.name, description = listing.description, category_id = listing.category_id,
    specialty = listing.specialty, metro_id = listing.metro_id, street = listing.street, city = listing.city, state = listing.state,
    zip_code = listing.zip_code, lat = listing.lat, lng = listing.lng, time_zone = listing.time_zone,
    -- The middle of its zip code, where it has no coordinates.
    map_lat = case when listing.lat is null and takes_place then said.map_lat else b.map_lat end,
    map_lng = case when listing.lat is null and takes_place then said.map_lng else b.map_lng end,
    phone = listing.phone, email = listing.email, website = listing.website, status = listing.status,
    temporarily_closed = listing.temporarily_closed,
    reopens_on = case when listing.temporarily_closed then b.reopens_on end
  where b.id = listing_id and (
    b.name, b.description, b.category_id, b.specialty, b.metro_id, b.street, b.city, b.state, b.zip_code, b.lat, b.lng,
    b.time_zone, b.phone, b.email, b.website, b.status, b.temporarily_closed
  ) is distinct from (
    listing.name, listing.description, listing.category_id, listing.specialty, listing.metro_id, listing.street, listing.city,
    listing.state, listing.zip_code, listing.lat, listing.lng, listing.time_zone, listing.phone, listing.email,
    listing.website, listing.status, listing.temporarily_closed
  );
  return found;
end;
$$;

-- A plan that was made while a table was empty reads all of it for each row, and PostgreSQL itself looks at what has
-- grown once a minute at most: the first thousands of rows took four times as long. Larger tables are left to it.
create function private.analyze_what_grew()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  enough_rows constant integer := 20000;
  grown regclass;
begin
  for grown in
    select c.oid from pg_class as c
    where c.oid = any (array[
      'public.businesses', 'public.business_changes', 'private.imported_rows', 'private.kept_cards', 'private.search_stems',
      'private.search_terms', 'private.listings_to_compare'
    ]::regclass[])
      and c.reltuples < enough_rows and pg_stat_get_mod_since_analyze(c.oid) > 500 + greatest(c.reltuples, 0)
  loop
    execute format('analyze %s', grown);
  end loop;
end;
$$;

-- Rows none of which can be the business of another: all are compared with what is here, what is new is added at
-- once. -> how many were added, changed a listing, said nothing new, and were marked among the added.
create function private.import_round(rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  item jsonb;
  said public.businesses;
  known private.imported_rows;
  duplicate record;
  fresh public.businesses[] := '{}';
  days date[] := '{}';
  likely jsonb := '[]';
  read private.imported_rows[] := '{}';
  hash uuid;
  day date;
  changed integer := 0;
begin
  perform private.analyze_what_grew();
  for item in select value from jsonb_array_elements(rows) loop
    said := jsonb_populate_record(null::public.businesses, item);
    said.duplicate_key := private.duplicate_key(said.name, said.street, said.city, said.state, said.zip_code);
    day := item ->> 'said_on';
    hash := md5((item - 'said_on')::text);
    select * into known from private.imported_rows where row_key = said.duplicate_key::uuid;
    continue when known.said_hash = hash and (day is null or day <= known.said_on);

    -- What was merged into another listing is that one's by now.
    said.id := private.standing_listing(coalesce(known.business_id, (
      select b.id from public.businesses as b where b.duplicate_key = said.duplicate_key and b.status <> 'merged'
    ), (
      select b.id from public.businesses as b where b.duplicate_key = said.duplicate_key and b.status = 'merged' limit 1
    )));
    if said.id is null then
      select * into duplicate from private.find_duplicate(said);
      if duplicate.is_certain then
        said.id := duplicate.id;
      end if;
    end if;
    if said.id is not null then
      changed := changed + private.take_facts(said.id, said, day)::integer;
    else
      said.id := gen_random_uuid();
      said.slug := private.find_free_slug(private.create_slug(said.name, said.city, said.state));
      fresh := array_append(fresh, said);
      days := array_append(days, day);
      if duplicate.id is not null then
        likely := likely || jsonb_build_object('business_id', said.id, 'similar_id', duplicate.id,
          'score', duplicate.score, 'reasons', duplicate.reasons);
      end if;
    end if;
    read := array_append(read, row(said.duplicate_key::uuid, said.id, hash, greatest(day, known.said_on))::private.imported_rows);
  end loop;

  insert into public.businesses (
    id, slug, name, description, category_id, specialty, metro_id, street, city, state, zip_code, lat, lng, map_lat,
    map_lng, time_zone, phone, email, website, status, temporarily_closed
  )
  select id, slug, name, description, category_id, specialty, metro_id, street, city, state, zip_code, lat, lng, map_lat, map_lng,
    time_zone, phone, email, website, status, temporarily_closed
  from unnest(fresh);
  insert into private.imported_facts (business_id, said_on)
  select b.id, private.facts_said_on(b, told.day)
  from unnest(days) with ordinality as told (day, position),
    lateral (select f.* from unnest(fresh[told.position:told.position]) as f) as b
  where told.day is not null;
  perform private.note_duplicate(business_id, similar_id, score, reasons, 'import')
  from jsonb_to_recordset(likely) as l (business_id uuid, similar_id uuid, score numeric, reasons text[]);
  insert into private.imported_rows (row_key, business_id, said_hash, said_on)
  select row_key, business_id, said_hash, said_on
  from unnest(read)
  on conflict (row_key) do update
  set business_id = excluded.business_id, said_hash = excluded.said_hash, said_on = excluded.said_on;

  return jsonb_build_object('added', cardinality(fresh), 'changed', changed,
    'unchanged', jsonb_array_length(rows) - cardinality(fresh) - changed, 'marked', jsonb_array_length(likely));
end;
$$;

-- Applies rounds of rows, one after the other. Whoever asks with the same `batch` again hears what the first call has
-- done; imports at the same time take turns, so that each sees what the other has added.
create function private.import_listings(batch uuid, rounds jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer jsonb;
  done jsonb[] := '{}';
  round jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('import'));
  select counts into answer from private.import_batches where id = batch;
  if found then
    return answer;
  end if;
  for round in select value from jsonb_array_elements(rounds) loop
    done := done || private.import_round(round);
  end loop;
  select jsonb_object_agg(kind, rows) into answer
  from (
    select key as kind, sum(value::integer) as rows from unnest(done) as d, jsonb_each_text(d) group by key
  ) as counted;
  delete from private.import_batches where applied_at < now() - interval '1 day';
  insert into private.import_batches (id, counts) values (batch, answer);
  return answer;
end;
$$;

revoke execute on function private.find_candidates, private.are_branches, private.find_likely_duplicates, private.find_duplicate, private.facts_of_people, private.facts_said_on from anon, authenticated, service_role;
revoke execute on function private.take_facts, private.import_round, private.analyze_what_grew from anon, authenticated, service_role;
revoke execute on function private.import_listings from anon, authenticated;

create function public.import_listings(batch uuid, rounds jsonb)
returns jsonb
language sql
set search_path = ''
as $$
  select private.import_listings(batch, rounds);
$$;
grant execute on function public.import_listings to service_role;
