-- What is searched instead of what found nothing: nearer to what was asked before farther from it. A feature goes
-- first, then a word, then the place; what went is told in the reading. Where all is there and only closed then, the
-- time goes instead, if it stood among the words: one that was chosen is a filter.

create type private.search_outcome as (
  reading private.search_reading,
  scope private.search_scope,
  collected private.search_found
);

-- Whether all that was asked is there and only not open then: neither other words nor another place answer that.
create function private.is_only_closed(scope private.search_scope)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
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

-- The same in the category that was read out of the words alone: whoever asks for a flu shot is helped by a doctor who
-- does not say so. A category that was chosen beside words is no guess, and both are asked.
create function private.without_words(request private.search_request, reading private.search_reading)
returns private.search_reading
language plpgsql
stable
security definer
set search_path = ''
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

-- The same anywhere, where the place stood among the words and has nothing of that category.
create function private.without_place(request private.search_request, reading private.search_reading)
returns private.search_reading
language plpgsql
immutable
set search_path = ''
as $$
begin
  reading.left_out := coalesce(reading.left_out, '{}') || private.normalize(reading.asked ->> 'near');
  reading.place := null;
  reading.is_elsewhere := true;
  reading.sort := private.sort_in_force(request.sort, false, false);
  return reading;
end;
$$;

-- The same at any time, where the time stood among the words.
create function private.without_time(reading private.search_reading)
returns private.search_reading
language plpgsql
immutable
set search_path = ''
as $$
begin
  reading.open_now := false;
  reading.open_minute := null;
  reading.missing_time := true;
  return reading;
end;
$$;

-- Whether something that stood among the words may have to be left out, which no address would say: words or the place
-- beside a need ('sore throat test seattle'), since as a category and words both would be asked for; a day and a time,
-- since as filters they stay. What is open now changes too soon to be looked for first.
create function private.may_leave_out(request private.search_request, reading private.search_reading)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return reading.asked ?| array['category', 'day']
    and not reading.asked ?| array['open', 'features']
    and (reading.category is null or reading.category_id is not null)
    and (request.metro is null or reading.metro_id is not null);
end;
$$;

-- Whether something was left out that an address would ask for, or that would be all that it asks for beside a need.
create function private.is_left_out(reading private.search_reading)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return coalesce(reading.missing_time, false) or reading.asked ? 'category' and reading.left_out is not null;
end;
$$;

-- Without one of several features, the last first; without all of them where nothing has the others.
create function private.collect_featureless(request private.search_request, outcome private.search_outcome)
returns private.search_outcome
language plpgsql
stable
security definer
set search_path = ''
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

-- What another reading finds; without its features where nothing else has them.
create function private.collect_reading(request private.search_request, reading private.search_reading)
returns private.search_outcome
language plpgsql
stable
security definer
set search_path = ''
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
set search_path = ''
as $$
begin
  reading.place.radius_miles := collect_around.radius_miles;
  return private.collect_reading(request, reading);
end;
$$;

-- The same words within 100 miles, where nearer nothing has any of them: before the place is left out.
create function private.relax_around(
  request private.search_request, reading private.search_reading, relaxed private.search_reading
)
returns private.search_reading
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  near constant text := private.normalize(coalesce(reading.asked ->> 'near', request.near));
  around private.search_reading;
begin
  if request.radius_miles is not null or not private.is_point(reading.place)
    or relaxed.query is not null and near = any (relaxed.left_out) is not true -- a word of what is elsewhere
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

-- With fewer or other words. A category that the words meant is looked for here before a word that was left beside it
-- is elsewhere.
create function private.rescue_words(request private.search_request, outcome private.search_outcome)
returns private.search_outcome
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  relaxed private.search_reading := private.relax_features(request, outcome.reading, outcome.scope);
begin
  if relaxed.query is null or relaxed.is_elsewhere then
    if (outcome.reading).asked ->> 'category' is not null then
      outcome := private.collect_reading(request, private.without_words(request, outcome.reading));
    else
      relaxed := private.relax_around(request, outcome.reading, relaxed);
    end if;
  end if;
  if (outcome.collected).candidates is null and relaxed.query is not null then
    relaxed.missing_features := null; -- which of them go is seen by these words
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
set search_path = ''
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
