-- A request is read before anything is searched, and reading can be asked for alone: what stood among
-- the words becomes a place, a time, a phone number, and what is left of them a query.

-- Everything search can be asked; see app/domain/search for the meaning of each field.
create type private.search_request as (
  q text,
  near text,
  lat double precision,
  lng double precision,
  radius_miles double precision,
  category text,
  metro text,
  city text,
  features text[], -- names of them, which every result has
  open_now boolean,
  open_minute integer,
  min_rating numeric,
  sort text,
  after_key text,
  after_id uuid,
  south double precision,
  west double precision,
  north double precision,
  east double precision,
  may_redirect boolean -- whoever redirects to what was read needs no results
);

-- What was understood.
create type private.search_reading as (
  q text, -- the words that are left, as they were typed
  words text, -- and with typing errors corrected
  query tsquery,
  corrected boolean,
  left_out text[], -- words that are not searched, since with them nothing is found
  is_elsewhere boolean, -- nothing fits in the place: it was searched farther around, or its name read as words
  named_category smallint, -- that the words are a name of
  phone text, -- instead of words
  place private.found_place,
  open_now boolean,
  open_minute integer,
  category text, -- asked for, or meant by the words; a slug
  features text[], -- likewise, their names
  missing_features text[], -- which nothing has that is found by all else, so that they were left out
  missing_time boolean, -- likewise the time among the words, when nothing is known to be open
  category_id smallint, -- of the slugs that were asked for; null for one that nobody knows
  metro_id smallint,
  sort text, -- the order in force: there is no 'distance' without a point, no 'relevance' without words
  asked jsonb -- the parameters that say the same as the words did; null when nothing stood among them
);

create function private.read_request(request private.search_request)
returns private.search_reading
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  reading private.search_reading;
  opening record; -- the words and the time in them
  located record; -- what is left of them and the place
  meant private.read_meaning; -- and what is left of those
  parsed record;
begin
  select * into opening from private.split_open(
    case when not coalesce(request.open_now, false) and request.open_minute is null then request.q end);
  reading.q := coalesce(opening.words, request.q);
  reading.open_now := coalesce(opening.is_now, request.open_now);
  reading.open_minute := coalesce(opening.open_minute, request.open_minute);

  select * into located from private.split_place(
    case when request.near is null and request.lat is null and not private.has_bounds(request) then reading.q end);
  reading.q := coalesce(located.words, reading.q);
  meant := private.split_meanings(reading.q, request.category is null);
  reading.q := coalesce(meant.words, reading.q);
  reading.category := coalesce(request.category, meant.category);
  reading.features := array( -- each once: 'patio' may stand beside the filter
    select feature from unnest(request.features || meant.features) with ordinality as t (feature, position)
    group by feature order by min(position));
  if located.words is null and meant.words is not null then -- 'brunch in austin for kids'
    select * into located from private.split_place(
      case when request.near is null and request.lat is null and not private.has_bounds(request) then reading.q end);
    reading.q := coalesce(located.words, reading.q);
  end if;
  reading.place := case when located.typed is null then private.read_place(request.lat, request.lng, request.near)
    else located.place end;
  reading.place.radius_miles := coalesce(request.radius_miles, (reading.place).radius_miles, 25);

  reading.phone := private.phone_of(reading.q);
  select * into parsed from private.parse_query(case when reading.phone is null then reading.q end);
  reading.query := parsed.query;
  reading.words := parsed.words;
  reading.corrected := coalesce(parsed.corrected, false) or meant.terms is not null;
  reading.named_category := private.named_category(reading.words);

  reading.category_id := (select id from public.categories where slug = reading.category);
  reading.metro_id := (select id from public.metros where slug = request.metro);
  reading.sort := private.sort_in_force(
    request.sort, reading.query is not null, private.is_point(reading.place));
  if coalesce(located.words, opening.words, meant.category, meant.features[1]) is not null then
    reading.asked := jsonb_build_object('q', reading.q, 'near', located.typed)
      || jsonb_strip_nulls(jsonb_build_object('open', case when opening.is_now then 'now' end,
        'day', opening.day, 'time', opening.open_time, 'category', meant.category,
        'features', case when meant.features is not null then reading.features end));
  end if;
  return reading;
end;
$$;

-- Coordinates win over a name. Null where nobody asked for a place, or none is called so.
create function private.read_place(lat double precision, lng double precision, near text)
returns private.found_place
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if lat is not null and lng is not null then
    return row(null, 'point', null, lat, lng, false, null, '{}'::text[])::private.found_place;
  end if;
  return case when near is not null then private.find_place(near) end;
end;
$$;

-- A state is no point to be near to: its listings are told by its name.
create function private.is_point(place private.found_place)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return place.lat is not null and place.kind <> 'state';
end;
$$;

create function private.has_bounds(request private.search_request)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return num_nulls(request.south, request.west, request.north, request.east) = 0;
end;
$$;

create function private.sort_in_force(asked text, has_words boolean, has_point boolean)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return case
    when asked = 'relevance' and not has_words then case when has_point then 'distance' else 'rating' end
    when asked = 'distance' and not has_point then case when has_words then 'relevance' else 'rating' end
    else asked
  end;
end;
$$;

-- Whether there is a better way to ask for the same: a place or a time stood among the words (a bare
-- 'near me' names none), or nobody knows the category or the metro.
create function private.reads_otherwise(request private.search_request, reading private.search_reading)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return coalesce(reading.asked - 'q' <> '{"near": null}', false)
    or (reading.category is not null and reading.category_id is null)
    or (request.metro is not null and reading.metro_id is null);
end;
$$;
