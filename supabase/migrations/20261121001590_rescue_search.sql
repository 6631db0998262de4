-- Replaces a search without results, trying small changes before large ones. Drops a feature first,
-- then a word, then the place; the reading tells what was dropped. If results exist but are closed
-- at that time, it drops the time instead, provided that it came from the words: a chosen time is a
-- filter.

create type private.search_outcome as (
  reading private.search_reading,
  scope private.search_scope,
  collected private.search_found
);

-- Whether matches exist and are only closed at that time: neither other words nor another place
-- help then.
create function private.is_only_closed(scope private.search_scope)
returns boolean
language plpgsql
stable
security definer
as $$
begin
  if not scope.open_now and scope.open_minute is null then
    return false;
  end if;
  scope.open_now := false;
  scope.open_minute := null;
  if scope.query is null then
    return (private.collect(scope)).candidates is not null;
  end if;
  return 1 = any (private.found_of(scope, array[scope.spelled_query]));
end;
$$;

-- Searches the category derived from the words without the words: a query for a flu shot is
-- answered by a doctor who does not mention it. A category chosen beside words is no guess, and
-- both apply.
create function private.without_words(request private.search_request, reading private.search_reading)
returns private.search_reading
language plpgsql
stable
security definer
as $$
begin
  reading.left_out := string_to_array(reading.words, ' ');
  reading.words := '';
  reading.query := null;
  reading.named_category := null;
  reading.sort := private.sort_in_force(request.sort, false, private.is_point(reading.place));
  return reading;
end;
$$;

-- Drops the place, where it came from the words and has nothing of that category.
create function private.without_place(request private.search_request, reading private.search_reading)
returns private.search_reading
language plpgsql
immutable
as $$
begin
  reading.left_out := coalesce(reading.left_out, '{}') || private.normalize(reading.asked ->> 'near');
  reading.place := null;
  reading.is_elsewhere := true;
  reading.sort := private.sort_in_force(request.sort, false, false);
  return reading;
end;
$$;

-- Drops the time, where it came from the words.
create function private.without_time(reading private.search_reading)
returns private.search_reading
language plpgsql
immutable
as $$
begin
  reading.open_now := false;
  reading.open_minute := null;
  reading.missing_time := true;
  return reading;
end;
$$;

-- Whether something from the words may have to be dropped that a canonical address would keep:
-- words or the place beside a need ('sore throat test seattle'), since as a category and words both
-- would apply; a day and a time, since as filters they stay. What is open now changes too soon to
-- check first.
create function private.may_leave_out(request private.search_request, reading private.search_reading)
returns boolean
language plpgsql
immutable
as $$
begin
  return reading.asked ?| array['category', 'day']
    and not reading.asked ?| array['open', 'features']
    and (reading.category is null or reading.category_id is not null)
    and (request.metro is null or reading.metro_id is not null);
end;
$$;

-- Whether something was dropped that a canonical address would ask for, or, beside a need, all that
-- it would ask for.
create function private.is_left_out(reading private.search_reading)
returns boolean
language plpgsql
immutable
as $$
begin
  return coalesce(reading.missing_time, false) or reading.asked ? 'category' and reading.left_out is not null;
end;
$$;

-- Drops one of several features, the last first; all of them where nothing has the others.
create function private.collect_featureless(request private.search_request, outcome private.search_outcome)
returns private.search_outcome
language plpgsql
stable
security definer
as $$
declare
  scope private.search_scope := outcome.scope;
  features constant text[] := scope.features;
  last constant integer := cardinality(features);
  collected private.search_found;
begin
  for missing in reverse last..case when last > 1 then 0 else 1 end loop -- 0: all of them
    scope.features := case when missing = 0 then '{}' else features[:missing - 1] || features[missing + 1:] end;
    collected := private.collect(scope);
    if collected.candidates is not null then
      outcome.reading.missing_features := case
        when missing = 0 then request.features else request.features[missing:missing] end;
      outcome.scope := scope;
      outcome.collected := collected;
      return outcome;
    end if;
  end loop;
  return outcome;
end;
$$;

-- Collects the results of another reading; without its features where nothing else has them.
create function private.collect_reading(request private.search_request, reading private.search_reading)
returns private.search_outcome
language plpgsql
stable
security definer
as $$
declare
  outcome private.search_outcome;
begin
  outcome.reading := reading;
  outcome.scope := private.scope_search(request, reading);
  outcome.collected := private.collect(outcome.scope);
  if (outcome.collected).candidates is null then
    return private.collect_featureless(request, outcome);
  end if;
  return outcome;
end;
$$;

create function private.collect_around(
  request private.search_request, reading private.search_reading, radius_miles double precision
)
returns private.search_outcome
language plpgsql
stable
security definer
as $$
begin
  reading.place.radius_miles := collect_around.radius_miles;
  return private.collect_reading(request, reading);
end;
$$;

-- Searches the same words within 100 miles, where nothing nearer has any of them, before the place
-- is dropped.
create function private.relax_around(
  request private.search_request, reading private.search_reading, relaxed private.search_reading
)
returns private.search_reading
language plpgsql
stable
security definer
as $$
declare
  near constant text := private.normalize(coalesce(reading.asked ->> 'near', request.near));
  around private.search_reading;
begin
  if request.radius_miles is not null or not private.is_point(reading.place)
    or relaxed.query is not null and near = any (relaxed.left_out) is not true -- a word that exists elsewhere
  then
    return relaxed;
  end if;
  reading.place.radius_miles := 100;
  around := private.relax_features(request, reading, private.scope_search(request, reading));
  if around.query is null or around.is_elsewhere then
    return relaxed;
  end if;
  return around;
end;
$$;

-- Reads the end of corrected words as a place where none was read or chosen: 'hotel alburquerque' has
-- one now.
create function private.read_again(request private.search_request, relaxed private.search_reading)
returns private.search_reading
language plpgsql
stable
security definer
as $$
declare
  max_place_words constant integer := 4;
  words constant text[] := string_to_array(relaxed.words, ' ');
  count constant integer := cardinality(words);
  again private.search_reading := relaxed;
  ending record; -- the place at the end, and the words before it
begin
  if relaxed.corrected is not true or (relaxed.place).kind is not null or relaxed.is_elsewhere
    or request.near is not null or request.lat is not null or private.has_bounds(request) then
    return relaxed;
  end if;
  select n.place, array_to_string(words[:n.position], ' ') as words into ending
  from private.named_places(array(
    select case when count - first < max_place_words then array_to_string(words[first + 1:], ' ') end
    from generate_series(1, count - 1) as first)) as n
  where n.needs <> 'in'
  order by n.position limit 1;
  if not found then
    return relaxed;
  end if;
  again.place := ending.place;
  again.words := ending.words;
  again.place.radius_miles := coalesce(request.radius_miles, (again.place).radius_miles, 25);
  again.named_category := private.named_category(again.words);
  again.query := private.ask_all(string_to_array(again.words, ' '));
  again.sort := private.sort_in_force(request.sort, true, private.is_point(again.place));
  return again;
end;
$$;

-- Searches fewer or other words. The category that the words meant is searched here before a
-- leftover word is searched elsewhere.
create function private.rescue_words(request private.search_request, outcome private.search_outcome)
returns private.search_outcome
language plpgsql
stable
security definer
as $$
declare
  relaxed private.search_reading := private.relax_features(request, outcome.reading, outcome.scope);
  again private.search_outcome;
begin
  if relaxed.query is null or relaxed.is_elsewhere then
    if (outcome.reading).asked ->> 'category' is not null then
      outcome := private.collect_reading(request, private.without_words(request, outcome.reading));
    else
      relaxed := private.relax_around(request, outcome.reading, relaxed);
    end if;
  end if;
  if (outcome.collected).candidates is null and relaxed.query is not null then
    relaxed.missing_features := null; -- these words decide which of them to drop
    again := private.collect_reading(request, private.read_again(request, relaxed));
    if (again.collected).candidates is not null then
      return again;
    end if;
    return private.collect_reading(request, relaxed);
  end if;
  return outcome;
end;
$$;

create function private.rescue_search(request private.search_request, outcome private.search_outcome)
returns private.search_outcome
language plpgsql
stable
security definer
as $$
declare
  has_own_radius constant boolean := request.radius_miles is not null;
begin
  if ((outcome.reading).place).kind = 'neighborhood' and not has_own_radius and (outcome.reading).query is null then
    outcome := private.collect_around(request, outcome.reading, 25); -- nothing in it, but perhaps near it
  else
    outcome := private.collect_featureless(request, outcome);
  end if;
  if (outcome.collected).candidates is null and (outcome.reading).query is not null
    and not private.is_only_closed(outcome.scope) then
    outcome := private.rescue_words(request, outcome);
  end if;
  if (outcome.collected).candidates is null and (outcome.reading).query is null and not has_own_radius
    and private.is_point((outcome.reading).place) and cardinality((outcome.scope).tags) > 0
    and not private.is_only_closed(outcome.scope) then
    outcome := private.collect_around(request, outcome.reading, 100);
  end if;
  if (outcome.collected).candidates is null and (outcome.reading).query is null
    and (outcome.reading).asked ->> 'category' is not null and (outcome.reading).asked ->> 'near' is not null
    and not private.is_only_closed(outcome.scope) then
    outcome := private.collect_reading(request, private.without_place(request, outcome.reading));
  end if;
  if (outcome.collected).candidates is null and (outcome.reading).asked ?| array['open', 'day']
    and private.is_only_closed(outcome.scope) then
    return private.collect_reading(request, private.without_time(outcome.reading));
  end if;
  return outcome;
end;
$$;
