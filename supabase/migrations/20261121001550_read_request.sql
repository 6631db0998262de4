-- A request is parsed before the search, and parsing can be called alone: the words become a place,
-- a time, a phone number, and the remaining words a query.

-- All parameters of a search; see app/domain/search for the meaning of each field.
create type private.search_request as (
  q text,
  near text,
  lat double precision,
  lng double precision,
  radius_miles double precision,
  category text,
  metro text,
  city text,
  features text[], -- feature names; every result has all of them
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
  may_redirect boolean -- the caller redirects to the reading and then needs no results
);

-- The parsed request.
create type private.search_reading as (
  q text, -- the remaining words, as typed
  words text, -- the same with typing errors corrected
  query tsquery,
  corrected boolean,
  left_out text[], -- words dropped, because nothing is found with them
  is_elsewhere boolean, -- nothing fits in the place: the search was widened, or its name read as words
  named_category smallint, -- the category that the words name
  phone text, -- instead of words
  place private.found_place,
  open_now boolean,
  open_minute integer,
  category text, -- a slug: requested, or meant by the words
  features text[], -- names: requested, or meant by the words
  missing_features text[], -- dropped, because no result of all else has them
  missing_time boolean, -- the time among the words was dropped, because no result is known to be open
  category_id smallint, -- of the requested slug; null for an unknown one
  metro_id smallint,
  sort text, -- the effective order: there is no 'distance' without a point, no 'relevance' without words
  asked jsonb -- the parameters equivalent to the words; null when the words contained none
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
  located record; -- the remaining words and the place
  meant private.read_meaning; -- the meaning of the remaining words
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
  reading.features := array( -- deduplicated: 'patio' may be typed and chosen as a filter
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

-- Resolves the place; coordinates win over a name. Null without a place in the request or when none
-- has that name.
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

-- Whether a place is a point to be near to. A state is not: its listings are selected by its name.
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

-- Whether the same request has a canonical form: the words contained a place or a time (a bare
-- 'near me' names none), or the category or the metro is unknown.
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
