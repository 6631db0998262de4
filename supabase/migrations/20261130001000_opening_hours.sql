-- Hours and services may be written before their listing, which then has its columns at once: hence `deferrable`.
-- One row per span. `closes` at or before `opens` means the span ends on the next day; 00:00 to
-- 24:00 is the whole day. Times are local to the listing's time zone.
create table public.opening_hours (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete cascade deferrable,
  day_of_week smallint not null check (day_of_week between 1 and 7), -- ISO: 1 is Monday
  opens time not null check (opens < '24:00'),
  closes time not null,
  unique (business_id, day_of_week, opens)
);

-- Dates that differ from the week: one row per span; both times null means closed.
create table public.special_hours (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete cascade deferrable,
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  opens time check (opens < '24:00'),
  closes time,
  note text check (char_length(note) <= 100),
  check ((opens is null) = (closes is null)),
  unique nulls not distinct (business_id, date, opens)
);

-- Ten spans a day, and somewhat more than a year of special dates.
select private.prepare_parts('public.opening_hours', 70, 'opening hours');
select private.prepare_parts('public.special_hours', 400, 'special hours');

-- Returns the minutes of the week that one span covers, wrapped from Sunday night to Monday morning.
create function private.week_minutes(day_of_week integer, opens time, closes time)
returns int4multirange language sql immutable as $$
  with span as (
    select
      (day_of_week - 1) * 1440 + (extract(epoch from opens) / 60)::int as start_minute,
      (day_of_week - 1) * 1440 + (extract(epoch from closes) / 60)::int
        + case when closes <= opens then 1440 else 0 end as end_minute
  )
  select case
    when end_minute <= 10080 then int4multirange(int4range(start_minute, end_minute))
    else int4multirange(int4range(start_minute, 10080), int4range(0, end_minute - 10080))
  end
  from span;
$$;

-- At most ten spans a day, {day_of_week, opens, closes}, without overlap.
create function private.are_opening_hours(hours jsonb)
returns boolean language plpgsql immutable strict as $$
declare
  spans int4multirange[];
begin
  if jsonb_typeof(hours) <> 'array' or jsonb_array_length(hours) > 70 or exists (
    select from jsonb_array_elements(hours) as span
    where (span @@ '
      $.type() == "object"
      && $.day_of_week.type() == "number" && $.day_of_week >= 1 && $.day_of_week <= 7
      && $.day_of_week.floor() == $.day_of_week
      && $.opens.type() == "string" && $.opens like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      && $.closes.type() == "string" && $.closes like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
    ') is not true
  ) then
    return false;
  end if;
  spans := array(
    select private.week_minutes((span -> 'day_of_week')::integer, (span ->> 'opens')::time, (span ->> 'closes')::time)
    from jsonb_array_elements(hours) as span
  );
  return not exists (
    select from unnest(spans) with ordinality as one (minutes, place)
    join unnest(spans) with ordinality as other (minutes, place) on other.place > one.place
    where one.minutes && other.minutes
  );
end;
$$;
create domain private.listing_opening_hours as jsonb constraint opening_hours check (private.are_opening_hours(value));

-- Special days, {date, opens, closes, note}: closed, with neither time, or spans without overlap.
create function private.are_special_hours(special jsonb)
returns boolean language plpgsql immutable strict as $$
begin
  if jsonb_typeof(special) <> 'array' or jsonb_array_length(special) > 400 or exists (
    select from jsonb_array_elements(special) as day
    where (day @@ '
      $.type() == "object"
      && $.date.type() == "string" && $.date like_regex "^20[2-9][0-9]-[0-9]{2}-[0-9]{2}$"
      && ($.opens == null && $.closes == null
        || $.opens.type() == "string" && $.opens like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"
        && $.closes.type() == "string" && $.closes like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$")
      && ($.note == null || $.note.type() == "string")
    ') is not true
      or not pg_input_is_valid(day ->> 'date', 'date')
      or not private.is_clean_text(day ->> 'note', 100)
  ) then
    return false;
  end if;
  -- The day of the week is arbitrary: only spans of one date are compared. Each is computed once:
  -- four hundred of one date make eighty thousand pairs.
  return not exists (
    with spans as materialized (
      select day ->> 'date' as date, place,
        private.week_minutes(1, (day ->> 'opens')::time, (day ->> 'closes')::time) as minutes
      from jsonb_array_elements(special) with ordinality as listed (day, place)
    )
    select from spans as one
    join spans as other on other.place > one.place and one.date = other.date
    where coalesce(one.minutes && other.minutes, true)
  );
end;
$$;
create domain private.listing_special_hours as jsonb constraint special_hours check (private.are_special_hours(value));

-- Returns begin and end of a span, in minutes since the midnight before it; both null where closed.
create function private.minutes_of_span(opens time, closes time)
returns integer[] immutable
return array[
  (extract(epoch from opens) / 60)::int,
  (extract(epoch from closes) / 60)::int + case when closes <= opens then 1440 else 0 end
];
grant execute on function private.minutes_of_span to service_role;

-- Returns a span of a date as a timestamp range; empty within the hour that the clocks skip.
create function private.span_of_date(date date, opens time, closes time, time_zone text)
returns tstzrange language sql stable as $$
  select tstzrange(start, greatest(start, "end"))
  from (select
    (date + opens) at time zone time_zone as start,
    (date + closes + case when closes <= opens then interval '1 day' else interval '0' end)
      at time zone time_zone as "end"
  ) as span;
$$;

-- Returns a listing's `open_minutes`, `special_days` and `special_open` from its hours.
create function private.hours_of(
  listing_id uuid, time_zone text,
  out open_minutes int4multirange, out special_days tstzmultirange, out special_open tstzmultirange
)
language plpgsql stable security definer as $$
declare
  dates constant date[] := array(
    select distinct s.date from public.special_hours as s where s.business_id = listing_id
  );
begin
  select coalesce(range_agg(minutes.span), '{}') into open_minutes
  from public.opening_hours as h,
    lateral unnest(private.week_minutes(h.day_of_week, h.opens, h.closes)) as minutes (span)
  where h.business_id = listing_id;
  special_days := '{}';
  special_open := '{}';
  if dates = '{}' then
    return;
  end if;
  select range_agg(tstzrange(
    date::timestamp at time zone hours_of.time_zone, (date + 2)::timestamp at time zone hours_of.time_zone))
  into special_days from unnest(dates) as date;
  -- The special date, the day before and the day after it, each with its special hours where it has
  -- any and with those of the week otherwise.
  select coalesce(range_agg(span), '{}') into special_open
  from (
    select private.span_of_date(s.date, s.opens, s.closes, hours_of.time_zone) as span
    from public.special_hours as s
    where s.business_id = listing_id and s.opens is not null
    union all
    select private.span_of_date(around.date, h.opens, h.closes, hours_of.time_zone)
    from (
      select date + offset_days as date from unnest(dates) as date, generate_series(-1, 1) as offset_days
      except
      select unnest(dates)
    ) as around
    join public.opening_hours as h
      on h.business_id = listing_id and h.day_of_week = extract(isodow from around.date)
  ) as spans;
end;
$$;

create function private.refresh_hours(ids uuid[])
returns void
language plpgsql
security definer
-- Expecting ten ids, PostgreSQL would plan anew for one: 30 pages and more time than the update.
set plan_cache_mode = force_generic_plan as $$
begin
  update public.businesses as b
  set open_minutes = hours.open_minutes, special_days = hours.special_days, special_open = hours.special_open
  from public.businesses as listing,
    lateral private.hours_of(listing.id, listing.time_zone) as hours
  where listing.id = any (ids) and b.id = listing.id
    and (b.open_minutes, b.special_days, b.special_open)
      is distinct from (hours.open_minutes, hours.special_days, hours.special_open);
end;
$$;

-- Follows a change of hours: the columns above; for the week also its confirmation and the card; and
-- what shows the listing. Later migrations define most of it.
create function private.follow_changed_hours()
returns trigger language plpgsql security definer as $$
declare
  ids constant uuid[] := (select array_agg(distinct business_id) from changed);
begin
  if ids is null then
    return null;
  end if;
  perform private.refresh_hours(ids);
  if tg_table_name = 'opening_hours' then
    perform private.confirm_fact(id, 'hours', true) from unnest(ids) as id;
    perform private.cache_cards(ids);
  end if;
  perform private.invalidate_listings(array_agg(slug), null, null)
  from public.businesses where id = any (ids) and status in ('published', 'closed', 'moved');
  return null;
end;
$$;

select private.follow_changes('public.opening_hours', 'opening_hours', 'follow_changed_hours');
select private.follow_changes('public.special_hours', 'special_hours', 'follow_changed_hours');

-- Returns the minutes since Monday 00:00 at `moment` on a wall clock in `time_zone`.
create function private.minute_of_week(moment timestamptz, time_zone text)
returns integer language plpgsql stable parallel safe as $$
declare
  local constant timestamp := moment at time zone time_zone;
begin
  return (extract(isodow from local)::int - 1) * 1440
    + extract(hour from local)::int * 60 + extract(minute from local)::int;
end;
$$;

-- Returns when the wall clock in `time_zone` next shows a minute of the week: 'Friday at 9 PM' is a
-- date, with that date's special hours.
create function private.next_moment(minute integer, after timestamptz, time_zone text)
returns timestamptz language plpgsql stable parallel safe as $$
begin
  return (date_trunc('minute', after at time zone time_zone)
    + make_interval(mins => (minute - private.minute_of_week(after, time_zone) + 10080) % 10080)) at time zone time_zone;
end;
$$;

-- Returns the hours as the API shows them: the week, and special days from two days ago onward.
create function private.opening_hours_of(listing_id uuid)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'day_of_week', day_of_week, 'opens', left(opens::text, 5), 'closes', left(closes::text, 5)
  ) order by day_of_week, opens), '[]')
  from public.opening_hours
  where business_id = listing_id;
$$;
grant execute on function private.opening_hours_of to anon, authenticated, service_role;

create function private.special_hours_of(listing_id uuid, days_ahead integer)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'date', date, 'opens', left(opens::text, 5), 'closes', left(closes::text, 5), 'note', note
  ) order by date, opens), '[]')
  from public.special_hours
  where business_id = listing_id and date between current_date - 2 and current_date + days_ahead;
$$;
grant execute on function private.special_hours_of to anon, authenticated, service_role;
