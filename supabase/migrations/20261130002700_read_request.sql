-- A request is parsed before the search, and parsing can be called alone. How a text may be read is
-- listed in TypeScript (app/domain/search/list-readings.ts, whose type `Reading` explains the
-- fields). Here the data decide which of these readings holds.

-- One way to read a text. Tokens are positions in its list, from 0.
create type private.text_reading as (
  rest integer[],
  terms text[],
  words text[],
  place integer[],
  is_certain boolean,
  category text,
  features text[],
  named text,
  is_narrower boolean,
  topic text,
  topic_words text[],
  is_whole_topic boolean,
  host text,
  excluded text[],
  if_name text,
  unless_name boolean
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
  with_tags text[], -- 'price:under-25': of those with one prefix a result has one at least
  without_tags text[], -- a result has none of these
  may_redirect boolean, -- the caller redirects to the reading and then needs no results
  reading jsonb -- how to read it; see `toReading` in app/domain/search/to-reading.ts
);

-- The parsed request.
create type private.search_reading as (
  q text, -- the remaining words, as typed
  words text, -- the same with typing errors corrected
  query tsquery,
  corrected boolean,
  other_words text, -- another spelling that is a close call
  left_out text[], -- words dropped, because nothing is found with them
  is_elsewhere boolean, -- nothing fits in the place: the search was widened, or its name read as words
  named_category smallint, -- the category that the words name
  is_narrower boolean, -- they name a part of it
  topic text, -- a slug: the category to search where nothing near has the words
  topic_words text[], -- those that say so
  is_whole_topic boolean, -- the words say nothing else
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
  recognized jsonb -- the parameters equivalent to the words; null when the words contained none
);

-- Returns tokens as they were typed.
create function private.join_tokens(tokens text[], positions integer[])
returns text language plpgsql immutable as $$
begin
  return btrim((
    select string_agg(tokens[position + 1], ' ' order by number)
    from unnest(positions) with ordinality as p (position, number)), ' ,');
end;
$$;

-- Returns the first reading that holds, and its place: one for which there is a place of that name,
-- and listings near it, or near where the search looks, are called as it says.
create function private.choose_reading(
  text jsonb, around private.found_place, out chosen private.text_reading, out place private.found_place
)
language plpgsql stable security definer as $$
declare
  tokens constant text[] := array(select jsonb_array_elements_text(text -> 'tokens'));
  readings constant private.text_reading[] := array(
    select r from jsonb_populate_recordset(null::private.text_reading, text -> 'readings') as r);
  typed constant text[] := string_to_array(private.normalize(text ->> 'q'), ' ');
  is_kind boolean; -- whether the text beside its place means a kind: a name must then be all that it says
  names constant text[] := array(
    select distinct private.join_tokens(tokens, r.place) from unnest(readings) as r where r.place is not null);
  -- Names after 'in': 'in huston'.
  misspelled constant text[] := array(
    select distinct private.join_tokens(tokens, r.place) from unnest(readings) as r where r.is_certain);
  candidate record;
  rest text;
  near private.found_place;
begin
  for candidate in
    select number, p.needs, p.place
    from generate_subscripts(readings, 1) as number
    left join private.named_places(names, misspelled) with ordinality as p
      on p.position = array_position(names, private.join_tokens(tokens, (readings[number]).place))
    where (readings[number]).place is null or p.position is not null
    order by number, p.ordinality
  loop
    chosen := readings[candidate.number];
    place := candidate.place;
    rest := private.normalize(private.join_tokens(tokens, chosen.rest));
    continue when place.kind is not null and chosen.is_certain is not true and (
      candidate.needs = 'in'
      or candidate.needs = 'proof' and not private.is_meant_as_city(place, private.join_tokens(tokens, chosen.place),
        coalesce(chosen.named, chosen.category) is not null));
    is_kind := exists (
      select from unnest(readings) as r where r.place is not distinct from chosen.place
        and (r.named is not null or r.is_whole_topic));
    near := case when private.is_point(place) then place when place.kind is null then around end;
    continue when chosen.if_name is not null and not private.is_name(string_to_array(rest, ' '), near.lat, near.lng,
      is_kind or chosen.if_name = 'exact');
    continue when chosen.unless_name and (private.is_name(typed, near.lat, near.lng) or private.is_name(typed, is_kind => true));
    return;
  end loop;
end;
$$;

create function private.read_request(request private.search_request)
returns private.search_reading language plpgsql stable security definer as $$
declare
  max_words constant integer := 24;
  text jsonb := case when request.q is not null then request.reading end;
  tokens text[];
  choice record;
  chosen private.text_reading;
  typed_place text;
  -- The place for words that name none. The caller redirects to it.
  default_near constant text := request.reading ->> 'default_near';
  words text[]; -- of what remains, as typed
  named text; -- a slug
  called text; -- the words that name it
  reading private.search_reading;
  around private.found_place; -- where the search looks unless the words say another place
begin
  around := case
    when request.lat is not null and request.lng is not null then private.place_at(request.lat, request.lng)
    else private.find_place(coalesce(request.near, default_near)) end;
  -- Where all words of the text are in a listing's name, nothing else is read in it, but in a single
  -- word that is a time: 'open'.
  if text ->> 'q' is distinct from btrim(request.q) and request.q ~ '\S\s+\S' and private.is_name(
    string_to_array(private.normalize(request.q), ' '), around.lat, around.lng) then
    text := null;
  end if;
  if text is not null then
    select * into choice from private.choose_reading(text, around);
    chosen := choice.chosen;
    reading.place := choice.place;
    tokens := array(select jsonb_array_elements_text(text -> 'tokens'));
    typed_place := private.join_tokens(tokens, chosen.place);
    chosen.category := private.served_category(chosen.category);
    chosen.topic := private.served_category(chosen.topic);
    named := private.served_category(chosen.named);
    if named <> chosen.named then
      called := coalesce(array_to_string(chosen.words, ' '), private.join_tokens(tokens, chosen.rest));
      if chosen.category is not null or private.is_called(named, called) then
        chosen.named := named;
        chosen.is_narrower := true;
      else -- who serves it is not called so, and is searched where nothing near has the words
        chosen.named := null;
        chosen.topic := named;
        chosen.topic_words := string_to_array(private.normalize(called), ' ');
        chosen.is_whole_topic := true;
      end if;
    end if;
  end if;
  reading.q := case when text is null then request.q
    else btrim(concat_ws(' ', array_to_string(chosen.terms, ' '), private.join_tokens(tokens, chosen.rest))) end;
  reading.open_now := coalesce((text ->> 'open_now')::boolean, request.open_now);
  reading.open_minute := coalesce((text ->> 'open_minute')::integer, request.open_minute);
  reading.open_date := coalesce((text ->> 'open_date')::date, request.open_date);
  reading.is_nearest := coalesce((text ->> 'is_nearest')::boolean, false);
  reading.excluded := coalesce(chosen.excluded, array(select jsonb_array_elements_text(text -> 'excluded')));
  reading.category := coalesce(request.category, chosen.category);
  reading.features := array( -- deduplicated: 'patio' may be typed and chosen as a filter
    select feature from unnest(request.features || chosen.features) with ordinality as t (feature, position)
    group by feature order by min(position));
  if typed_place is null then
    reading.place := case when coalesce(request.near, request.lat::text) is not null then around end;
  end if;
  reading.place.radius_miles := coalesce(
    request.radius_miles, (text ->> 'radius_miles')::double precision, (reading.place).radius_miles, 25);

  reading.corrected := false;
  reading.phone := private.phone_of(reading.q);
  if reading.phone is null then
    words := (string_to_array(private.normalize(reading.q), ' '))[:max_words];
    reading.words := array_to_string(coalesce(chosen.words[:max_words], words), ' ');
    reading.query := case
      when coalesce(reading.q, '') = '' then null
      when chosen.host is not null then private.build_address_query('host', chosen.host)
      else private.build_query(coalesce(chosen.words[:max_words], words), text -> 'alternatives') end;
    reading.corrected := chosen.terms is not null or reading.words <> array_to_string(words, ' ');
    reading.named_category := case when text is null then private.named_category(reading.words)
      else (select id from public.categories where slug = chosen.named) end;
    reading.is_narrower := coalesce(chosen.is_narrower, false);
  end if;

  reading.topic := chosen.topic;
  reading.topic_words := chosen.topic_words;
  reading.is_whole_topic := coalesce(chosen.is_whole_topic, false);
  reading.category_id := (select id from public.categories where slug = reading.category);
  reading.metro_id := private.metro_at(request.metro);
  reading.sort := private.sort_in_force(
    case when reading.is_nearest and request.sort = 'relevance' then 'distance' else request.sort end,
    reading.query is not null, private.is_point(reading.place));
  if coalesce(typed_place, default_near, text ->> 'recognized', chosen.category, chosen.features[1]) is not null
    or chosen.words = '{}' then -- praise alone: 'cheap'
    reading.recognized := jsonb_build_object('q', reading.q, 'near', coalesce(typed_place, default_near)) || coalesce(text -> 'recognized', '{}')
      || jsonb_strip_nulls(jsonb_build_object('category', chosen.category,
        'features', case when chosen.features is not null then reading.features end,
        'sort', case when reading.is_nearest and typed_place is not null then reading.sort end,
        'radius_miles', case when typed_place is not null then text -> 'radius_miles' end));
  end if;
  return reading;
end;
$$;

-- Whether a place is a point to be near to. A state is not: its listings are selected by its name.
create function private.is_point(place private.found_place)
returns boolean language plpgsql immutable parallel safe as $$
begin
  return place.lat is not null and place.kind <> 'state';
end;
$$;

create function private.has_bounds(request private.search_request)
returns boolean language plpgsql immutable parallel safe as $$
begin
  return num_nulls(request.south, request.west, request.north, request.east) = 0;
end;
$$;

create function private.sort_in_force(requested text, has_words boolean, has_point boolean)
returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when requested = 'relevance' and not has_words then case when has_point then 'distance' else 'rating' end
    when requested = 'distance' and not has_point then case when has_words then 'relevance' else 'rating' end
    else requested
  end;
end;
$$;
