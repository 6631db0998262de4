-- Finds a time in the typed words.

-- Converts a clock time to minutes: '6:30am' -> 390. A bare number is the likelier half of the day:
-- seven to eleven is a morning unless the rest says evening, one to six is an afternoon.
create function private.clock_minute(clock text, evening boolean)
returns integer
language plpgsql
immutable
set search_path = ''
as $$
declare
  hours constant integer := substring(clock from '^\d+')::integer;
  minutes constant integer := coalesce(substring(clock from ':(\d{2})')::integer, 0);
begin
  return case
    when clock ~ 'p' or (clock !~ 'a' and hours < case when evening then 12 else 7 end) then hours % 12 + 12
    when clock ~ 'a' then hours % 12
    else hours
  end * 60 + minutes;
end;
$$;

create function private.split_open(q text)
returns table (words text, is_now boolean, day text, open_time text, open_minute integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  days constant text[] := '{mon,tue,wed,thu,fri,sat,sun}'::text[];
  hour constant text := '(midnight|noon|\d{1,2}(?::\d{2})?\s*[ap]\.?m\.?)';
  bare_hour constant text := '(?:1?\d|2[0-3])(?::[0-5]\d)?';
  part constant text := '(?:(?:early\s+)?morning|afternoon|evening|(?:late\s+)?night)';
  full_day constant text := '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
  -- After 'open' any word that may be a time is one.
  opening constant text := '\mopen(?:\s+on)?((?:\s+(?:right\s+now|now|today|tonight|tomorrow|late(?:\s+night)?'
    || '|morning|afternoon|evening|night|' || full_day || 's?|(?:at|until|till|til|after|past)\s+' || hour || '))+)';
  -- Without one: 'saturday 10', 'sunday morning', 'on sundays', 'saturday', 'tonight', '6am', 'at 10'.
  alone constant text := '(\mlate\s+night|\s(?:right\s+)?now\s*$'
    || '|\m(?:(?:on|this|next)\s+)?(?:' || full_day || 's?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.?,?\s+(?:(?:at|around|after)\s+)?'
      || '(?:' || hour || '|' || bare_hour || ')'
    || '|\m(?:(?:on|this|next)\s+)?' || full_day || 's?\s+' || part
    || '|\m(?:on|this|next)\s+' || full_day || 's?|\m' || full_day || '(?!\s+(?:harbor|school))'
    || '|\mtonight|\mtomorrow(?:\s+' || part || ')?|\mthis\s+(?:weekend|' || part || ')'
    || '|\m(?:at|until|till|til|after|past|around)\s+' || hour || '|\m\d{1,2}(?::\d{2})?\s*[ap]\.?m|\mat\s+' || bare_hour || '\s*$)';
  -- Names of days that are no time: 'ruby tuesday', 'black friday'.
  named_day constant text := '\m(?:tgi|ruby|taco|black|good|fat|cyber|giving)\s+' || full_day;
  parts text[];
  phrase text;
  clock text;
  evening boolean;
  today integer := extract(isodow from now() at time zone 'America/Chicago')::integer - 1;
  on_day integer;
  minute integer;
begin
  -- A cheap precheck for what every phrase contains; the full pattern is far slower.
  if q is null or q !~* ('\m(?:open|late|now|tonight|tomorrow|morning|afternoon|evening|noon|midnight|weekend'
    || '|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\M|\d\s*[ap]\.?m|\mat\s+\d') or q ~* named_day then
    return;
  end if;
  parts := regexp_match(q, format('(?:%s|%s)(?!\w)', opening, alone), 'i');
  phrase := lower(coalesce(parts[1], parts[3]));
  clock := coalesce(substring(phrase from hour), substring(phrase from '\m' || bare_hour || '$'));
  if phrase is null or private.is_name(string_to_array(private.normalize(q), ' ')) then
    return;
  end if;
  words := btrim(regexp_replace(regexp_replace(q, format('(?:%s|%s)(?!\w)', opening, alone), ' ', 'i'), '\s+', ' ', 'g'));
  if words = '' and parts[1] is null and clock is null then -- 'sunday', 'this morning': nothing to find then
    return;
  end if;
  is_now := phrase ~ '\mnow\M';
  if is_now then
    return next;
    return;
  end if;
  on_day := coalesce(
    array_position(days, substring(phrase from '\m(mon|tue|wed|thu|fri|sat|sun)')) - 1,
    case when phrase ~ 'weekend' then 5 end,
    (today + (phrase ~ 'tomorrow')::integer) % 7);
  evening := phrase ~ 'night|evening' or words ~* '\m(dinner|supper|drinks|cocktails|bars?|pubs?|concert)\M';
  minute := case
    when clock = 'midnight' then 1425
    when clock = 'noon' then 720
    when clock is not null then private.clock_minute(clock, evening)
      - case when phrase ~ '\m(un)?till?\M' then 15 else 0 end
    when phrase ~ 'late' then 1320
    when phrase ~ 'night' then 1260
    when phrase ~ 'evening' or words ~* '\m(dinner|supper)\M' then 1140
    when phrase ~ 'afternoon' then 900
    when phrase ~ 'early' then 420
    when phrase ~ 'morning' or words ~* '\mbreakfast\M' then 540
    when words ~* '\mbrunch\M' then 660
    else 720
  end;
  if clock is not null and minute < 300 and phrase !~ 'morning' then
    on_day := (on_day + 1) % 7; -- 2 am of tonight is on the next day
  end if;
  minute := (minute + 1440) % 1440;
  day := days[on_day + 1];
  open_time := to_char(make_time(minute / 60, minute % 60, 0), 'HH24:MI');
  open_minute := on_day * 1440 + minute;
  return next;
end;
$$;
