-- Finds the listing of the same business as a row or another listing: by phone number, name, house number and zip code.

-- Returns a normalized name without company suffixes, and without text in brackets: "Spago (Los Angeles)" has its
-- location there.
create function private.core_name(name text, name_key text)
returns text language plpgsql immutable as $$
begin
  if name like '%(%' then
    name_key := coalesce(nullif(private.normalize(regexp_replace(name, '\([^()]*\)?', ' ', 'g')), ''), name_key);
  end if;
  return coalesce(nullif(btrim(regexp_replace(
    name_key, '\m(the|llc|l l c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|pc|dba)\M *', '', 'g'
  )), ''), name_key);
end;
$$;

-- Returns the kinds of places in a name, for places of one company at one address and phone number: a hotel's cafe and
-- its dining room, a hospital's pharmacy. "Oak Bar and Grill" -> {bar,restaurant}.
create function private.kinds_in(name_key text)
returns text[] language plpgsql immutable as $$
declare
  kinds constant jsonb := '{"cafe": "cafe", "caffe": "cafe", "coffee": "cafe", "coffeehouse": "cafe", "espresso": "cafe", "tea": "cafe",
    "dining": "dining room", "banquet": "banquet", "ballroom": "banquet", "catering": "catering",
    "bar": "bar", "lounge": "bar", "pub": "bar", "tavern": "bar", "taproom": "bar", "saloon": "bar", "nightclub": "bar",
    "restaurant": "restaurant", "ristorante": "restaurant", "restaurante": "restaurant", "grill": "restaurant",
    "grille": "restaurant", "bistro": "restaurant", "brasserie": "restaurant", "diner": "restaurant",
    "steakhouse": "restaurant", "pizza": "pizza", "pizzeria": "pizza", "bakery": "bakery",
    "hotel": "hotel", "motel": "hotel", "inn": "hotel", "resort": "hotel", "lodge": "hotel",
    "spa": "spa", "salon": "salon", "barber": "barber", "barbershop": "barber", "gym": "gym", "fitness": "gym",
    "pharmacy": "pharmacy", "drugs": "pharmacy", "drugstore": "pharmacy", "optical": "optical", "vision": "optical",
    "hospital": "hospital", "laboratory": "laboratory", "lab": "laboratory", "hospice": "hospice",
    "bank": "bank", "insurance": "insurance", "realty": "realty", "mortgage": "mortgage",
    "parking": "parking", "garage": "garage", "wash": "wash", "carwash": "wash", "laundry": "laundry",
    "market": "market", "supermarket": "market", "grocery": "market", "liquor": "liquor", "liquors": "liquor",
    "gift": "gifts", "gifts": "gifts", "florist": "florist", "school": "school", "church": "church", "museum": "museum"}';
begin
  return array(
    select distinct kinds ->> word from unnest(string_to_array(name_key, ' ')) as word where kinds ? word
  );
end;
$$;

-- Whether both names state kinds of places, without one in common.
create function private.are_other_kinds(one text, other text)
returns boolean language plpgsql immutable as $$
declare
  one_kinds constant text[] := private.kinds_in(one);
  other_kinds constant text[] := private.kinds_in(other);
begin
  return one_kinds <> '{}' and other_kinds <> '{}' and not one_kinds && other_kinds;
end;
$$;

-- Whether one name has the words of the other inside, behind and before others: "service stand papa johns stadium".
create function private.has_other_ends(one text, other text)
returns boolean immutable
return strpos(' ' || one || ' ', ' ' || other || ' ') > 1 and right(' ' || one, char_length(other) + 1) <> ' ' || other
  or strpos(' ' || other || ' ', ' ' || one || ' ') > 1 and right(' ' || other, char_length(one) + 1) <> ' ' || one;

-- Returns the similarity of two normalized names.
create function private.names_fit(one text, other text)
returns double precision language plpgsql immutable as $$
declare
  one_words constant text[] := array(select distinct unnest(string_to_array(one, ' ')));
  other_words constant text[] := array(select distinct unnest(string_to_array(other, ' ')));
begin
  return private.name_fit(extensions.similarity(one, other),
    (select count(*) from unnest(one_words) as word where word = any(other_words)),
    cardinality(one_words), cardinality(other_words));
end;
$$;

-- Returns the numbers in a name: "7 eleven 1234" -> {1234,7}.
create function private.numbers_in(name_key text)
returns text[] language plpgsql immutable as $$
begin
  return array(select distinct m[1] from regexp_matches(name_key, '\m(\d+)\M', 'g') as m order by 1);
end;
$$;

-- Returns '854' of '854 7th Ave', '1393' of '1393a 2nd Ave'; null for '7th Ave'.
create function private.house_number(street text)
returns text language plpgsql immutable as $$
begin
  return substring(street from '^\s*(\d+)[[:alpha:]]?\M');
end;
$$;

-- Whether what two listings say contradicts that they are one: another zip code (but at the same address of one city:
-- files without zip codes get the city's), more than 0.3 miles, websites and mails of other hosts, or other suites. Then
-- a shared phone number or house is an office's or a building's.
create function private.are_apart(one public.businesses, other public.businesses)
returns boolean language plpgsql stable as $$
declare
  apart_miles constant double precision := 0.3;
  earth_radius_miles constant double precision := 3958.8;
  suite constant text := '(?:\m(?:suite|ste|unit|apt|room|rm)\M\.?|#) *#? *([a-z]?[0-9]+[a-z]?|[a-z])\M';
  one_hosts text[];
  other_hosts text[];
begin
  if left(one.zip_code, 5) <> left(other.zip_code, 5) and not coalesce(
      private.place_key(one.city, one.state) = private.place_key(other.city, other.state)
        and private.house_number(one.street) = private.house_number(other.street)
        and string_to_array(private.street_key(one.street), ' ') && string_to_array(private.street_key(other.street), ' '), false)
    or private.earth_point(one.lat, one.lng) operator(extensions.<->) private.earth_point(other.lat, other.lng)
      > apart_miles / earth_radius_miles
    or substring(lower(one.street) from suite) <> substring(lower(other.street) from suite) then
    return true;
  end if;
  one_hosts := private.claim_mail_hosts(one.website, one.email);
  other_hosts := private.claim_mail_hosts(other.website, other.email);
  return one_hosts <> '{}' and other_hosts <> '{}' and not one_hosts && other_hosts;
end;
$$;

-- Finds listings of a zip code with the same name prefix.
create index businesses_zip_name_idx on public.businesses (left(zip_code, 5), left(name_key, 4))
  where status = 'published';

-- Returns candidates for a row's business: listings with the same phone number, house number and
-- zip code, name prefix and zip code, or name and city. Each is one index lookup.
create function private.find_candidates(input public.businesses, input_key text, house text)
returns setof tid language plpgsql stable as $$
begin
  return query select private.find_by_contact(input.phone, null);
  return query select private.find_by_address('', left(input.zip_code, 5), house);
  return query
  select b.ctid from public.businesses as b
  where b.status = 'published' and left(b.zip_code, 5) = left(input.zip_code, 5)
    and left(b.name_key, 4) = left(input_key, 4)
  limit 200;
  return query
  select b.ctid from public.businesses as b
  where b.status = 'published' and b.name_key collate "C" = input_key and b.state = input.state
    and 'city:' || private.place_key(input.city, input.state) = any (b.search_tags)
  limit 20;
end;
$$;

-- Whether two streets have a word of their own in common: "s lamar blvd" and "south lamar boulevard".
create function private.are_on_one_street(one text, other text)
returns boolean language plpgsql immutable as $$
declare
  common constant text := '\m(st|street|ave?|avenue|rd|road|dr|drive|blvd|boulevard|ln|lane|pkwy|parkway|hwy|highway|route|pl|place'
    || '|ct|court|cir|circle|sq|square|way|n|north|s|south|e|east|w|west)\M *';
begin
  return coalesce(string_to_array(btrim(regexp_replace(one, common, '', 'g')), ' ')
    && string_to_array(btrim(regexp_replace(other, common, '', 'g')), ' '), false);
end;
$$;

-- Whether two addresses with one phone number and name are branches of a chain rather than a
-- business with two entrances: it is a well-known chain, others have that phone number
-- or that name in another zip code, or they are further apart than a corner.
create function private.are_branches(one public.businesses, other public.businesses)
returns boolean language plpgsql stable as $$
declare
  corner_miles constant double precision := 0.2;
  earth_radius_miles constant double precision := 3958.8;
begin
  return exists (select from private.brands as k where k.name_key = one.name_key and k.retired_at is null)
    or exists (
      select from private.published_listings as p
      where p.phone collate "C" = other.phone and p.business_id <> one.id and p.business_id is distinct from other.id
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

-- Returns the certain and possible duplicates of a row or listing, likeliest first. One has the same phone number and a
-- somewhat similar name, or the same house number and a very similar name. Excluded: different house numbers (unless
-- phone number, name, zip code and street are the same and it is no chain: it has two entrances), different numbers
-- in the names, another trade in the same building (a hospital's pharmacy), or another kind of place by its name (a
-- hotel's cafe and its dining room). What contradicts itself (`are_apart`) is never certain.
create function private.find_likely_duplicates(input public.businesses)
returns table (id uuid, is_certain boolean, score numeric, reasons text[])
language plpgsql
stable
-- Planning the comparison takes longer than running it.
set plan_cache_mode = force_generic_plan as $$
declare
  input_key constant text := private.normalize(input.name);
  input_house constant text := private.house_number(input.street);
  candidates constant tid[] := array(select distinct private.find_candidates(input, input_key, input_house));
  input_name text;
  input_street text;
begin
  -- Most rows of a file are new.
  if candidates = '{}' then
    return;
  end if;
  input_name := private.core_name(input.name, input_key);
  input_street := private.street_key(input.street);
  return query
  with compared as (
    select b.id, b as listing, b.ranking_score, (f ->> 'score')::numeric as score,
      array(select jsonb_array_elements_text(f -> 'reasons')) as reasons,
      fit.name, house.is_same, house.is_other, f -> 'reasons' ? 'phone' as has_phone,
      house.is_same and (
        fit.name >= 0.9 or extensions.similarity(private.street_key(b.street), input_street) > 0.4
      ) as has_address,
      -- A typing error in the number, or the next house.
      house.is_other and left(b.zip_code, 5) = left(input.zip_code, 5)
        and private.street_key(b.street) = input_street as has_street,
      -- Without a street, and then perhaps with the zip code of its city's middle.
      not house.is_same and not house.is_other and (
        left(b.zip_code, 5) = left(input.zip_code, 5)
        or (b.street is null or input.street is null)
          and private.place_key(b.city, b.state) = private.place_key(input.city, input.state)
          and not exists (select from private.brands as k where k.name_key = b.name_key and k.retired_at is null)
      ) as may_be_there,
      private.numbers_in(b.name_key) is distinct from private.numbers_in(input_name)
        and private.numbers_in(b.name_key) <> '{}' and private.numbers_in(input_name) <> '{}' as is_numbered_otherwise,
      left(b.zip_code, 5) = left(input.zip_code, 5) as has_zip,
      house.is_other and f -> 'reasons' ? 'phone' and private.are_branches(b, input) as are_branches,
      -- "Mifune" and "Mifune Japan Center"; a stand at "Mifune Stadium" has the words inside.
      private.has_other_ends(fit.core, input_name) as is_inside,
      string_to_array(b.name_key, ' ') <@ string_to_array(input_key, ' ')
        or string_to_array(b.name_key, ' ') @> string_to_array(input_key, ' ') as is_within,
      left(fit.core, 3) = left(input_name, 3) as begins_alike,
      b.category_id <> input.category_id and fit.name < 0.95 and not exists (
        select from public.categories as c where c.id in (b.category_id, input.category_id) and c.slug = 'other'
      ) as is_other_trade,
      private.are_other_kinds(b.name_key, input_key) as is_other_kind
    from jsonb_array_elements(private.score_businesses(candidates, private.read_facts(
      input.name, input.phone, input.website, input.street, input.zip_code, input.lat, input.lng
    ))) as f
    join public.businesses as b on b.id = (f ->> 'id')::uuid and b.id is distinct from input.id,
    lateral (
      select greatest(
        private.names_fit(b.name_key, input_key),
        private.names_fit(private.core_name(b.name, b.name_key), input_name)
      ) as name, private.core_name(b.name, b.name_key) as core
    ) as fit,
    lateral (
      select coalesce(private.house_number(b.street) = input_house and (
          left(b.zip_code, 5) = left(input.zip_code, 5)
          or private.place_key(b.city, b.state) = private.place_key(input.city, input.state)
        ), false) as is_same,
        coalesce(private.house_number(b.street) <> input_house, false) as is_other
    ) as house
  ),
  judged as (
    select *,
      case when not is_numbered_otherwise and not is_other_kind and not is_inside and (
        -- "Oakwood Surgery Center" has the phone number and the suite of "Bailey Surgery Center".
        (has_phone and not is_other and name >= 0.4 and (name >= 0.65 or is_within or begins_alike))
        or (has_phone and has_zip and name >= 0.9 and not are_branches
          and private.are_on_one_street(private.street_key((listing).street), input_street))
        or (has_phone and has_address and is_within)
        -- "Kids Foot Locker" is beside "Foot Locker".
        or (has_address and name >= 0.65 and begins_alike and not is_other_trade)
      ) then not private.are_apart(listing, input) else false end as is_certain
    from compared
  )
  select j.id, j.is_certain, j.score, j.reasons
  from judged as j
  where j.is_certain
    or (j.has_phone and (j.has_address or (j.name >= 0.4 and (
      -- The phone number of a chain's office says nothing about its branches.
      select count(*) from private.published_listings as p where p.phone collate "C" = input.phone
    ) <= 3)))
    or (j.has_address and j.name >= 0.4)
    or ((j.has_street or j.may_be_there) and j.name >= 0.8)
  order by j.is_certain desc, j.score desc, j.ranking_score desc, j.id;
end;
$$;

