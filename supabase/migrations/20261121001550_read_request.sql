-- A request is parsed before the search, and parsing can be called alone. What a text asks for
-- without data (a time, 'near me', what it excludes, fillers of a sentence) is read in TypeScript
-- (app/domain/search/read-text.ts) and comes with it; here the rest becomes a place, a meaning, a
-- phone number, and the remaining words a query.

-- The reading that comes with a text.
create type private.text_reading as (
  q text, -- the remaining words
  excluded text[], -- phrases that no result may have
  is_nearest boolean, -- the closest first
  radius_miles double precision,
  open_now boolean,
  open_minute integer,
  open_date date, -- of `open_minute`, if it is not within the next seven days
  asked jsonb -- the parameters equivalent to what was taken out of the text; null if nothing was
);

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
  open_date date,
  min_rating numeric,
  sort text,
  after_key text,
  after_id uuid,
  south double precision,
  west double precision,
  north double precision,
  east double precision,
  may_redirect boolean, -- the caller redirects to the reading and then needs no results
  reading jsonb -- of `q`: a `text_reading`
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
  open_date date,
  excluded text[], -- phrases that no result may have
  is_nearest boolean, -- the text asks for the closest
  category text, -- a slug: requested, or meant by the words
  features text[], -- names: requested, or meant by the words
  missing_features text[], -- dropped, because no result of all else has them
  missing_time boolean, -- the time among the words was dropped, because no result is known to be open
  category_id smallint, -- of the requested slug; null for an unknown one
  metro_id smallint,
  sort text, -- the effective order: there is no 'distance' without a point, no 'relevance' without words
  asked jsonb -- the parameters equivalent to the words; null when the words contained none
);

-- Returns the reading of the text; where all of its words are in a listing's name, the text itself.
create function private.read_text(request private.search_request)
returns private.text_reading
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  reading private.text_reading := jsonb_populate_record(null::private.text_reading, request.reading);
  is_literal constant boolean := reading.q is null or reading.q is distinct from btrim(request.q)
    and private.is_name(string_to_array(private.normalize(request.q), ' '));
begin
  if is_literal then
    reading := null;
    reading.q := request.q;
  end if;
  return reading;
end;
$$;

create function private.read_request(request private.search_request)
returns private.search_reading
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  reading private.search_reading;
  text private.text_reading := private.read_text(request);
  excluding record; -- the place after what is excluded: 'coffee not starbucks seattle'
  located record; -- the remaining words and the place
  meant private.read_meaning; -- the meaning of the remaining words
  parsed record;
begin
  reading.q := text.q;
  reading.open_now := coalesce(text.open_now, request.open_now);
  reading.open_minute := coalesce(text.open_minute, request.open_minute);
  reading.open_date := coalesce(text.open_date, request.open_date);
  reading.is_nearest := coalesce(text.is_nearest, false);
  reading.excluded := text.excluded;

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
  if located.words is null and text.excluded <> '{}' and request.near is null and request.lat is null
    and not private.has_bounds(request) then
    select * into excluding from private.split_place(text.excluded[cardinality(text.excluded)]);
    if excluding.words <> '' then
      located := excluding;
      reading.excluded[cardinality(text.excluded)] := excluding.words;
    end if;
  end if;
  reading.place := case when located.typed is null then private.read_place(request.lat, request.lng, request.near)
    else located.place end;
  reading.place.radius_miles := coalesce(request.radius_miles, text.radius_miles, (reading.place).radius_miles, 25);

  reading.phone := private.phone_of(reading.q);
  select * into parsed from private.parse_query(case when reading.phone is null then reading.q end);
  reading.query := parsed.query;
  reading.words := parsed.words;
  reading.corrected := coalesce(parsed.corrected, false) or meant.terms is not null;
  reading.named_category := private.named_category(reading.words);

  reading.category_id := (select id from public.categories where slug = reading.category);
  reading.metro_id := (select id from public.metros where slug = request.metro);
  reading.sort := private.sort_in_force(
    case when reading.is_nearest and request.sort = 'relevance' then 'distance' else request.sort end,
    reading.query is not null, private.is_point(reading.place));
  if coalesce(located.words, text.asked::text, meant.category, meant.features[1]) is not null then
    reading.asked := jsonb_build_object('q', reading.q, 'near', located.typed) || coalesce(text.asked, '{}')
      || jsonb_strip_nulls(jsonb_build_object('category', meant.category,
        'features', case when meant.features is not null then reading.features end,
        'sort', case when reading.is_nearest and located.typed is not null then reading.sort end,
        'radius_miles', case when located.typed is not null then text.radius_miles end));
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
