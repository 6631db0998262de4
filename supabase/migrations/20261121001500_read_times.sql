-- A time among the words.

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
  pattern text := '(?:\mopen(?:\s+on)?((?:\s+(?:right\s+now|now|today|tonight|tomorrow|late(?:\s+night)?'
    || '|morning|afternoon|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
    || '|(?:at|until|till|til|after|past)\s+' || hour || '))+)|(\mlate\s+night|\s(?:right\s+)?now\s*$))(?!\w)';
  parts text[];
  phrase text;
  clock text;
  today integer := extract(isodow from now() at time zone 'America/Chicago')::integer - 1;
  on_day integer;
  minute integer;
begin
  if q is null or q !~* 'open|late|now' then -- what each phrase has; the pattern takes far longer to say so
    return;
  end if;
  parts := regexp_match(q, pattern, 'i');
  phrase := lower(coalesce(parts[1], parts[3]));
  clock := substring(phrase from hour);
  if phrase is null or private.is_name(string_to_array(private.normalize(q), ' ')) then
    return;
  end if;
  words := btrim(regexp_replace(regexp_replace(q, pattern, ' ', 'i'), '\s+', ' ', 'g'));
  is_now := phrase ~ '\mnow\M';
  if is_now then
    return next;
    return;
  end if;
  on_day := coalesce(
    array_position(days, substring(phrase from '\m(mon|tue|wed|thu|fri|sat|sun)')) - 1,
    (today + (phrase ~ 'tomorrow')::integer) % 7);
  minute := case
    when clock = 'midnight' then 1425
    when clock = 'noon' then 720
    when clock is not null then (substring(clock from '^\d+')::integer % 12) * 60
      + coalesce(substring(clock from ':(\d{2})')::integer, 0)
      + case when clock ~ 'p' then 720 else 0 end
      - case when phrase ~ '\m(un)?till?\M' then 15 else 0 end
    when phrase ~ 'late' then 1320
    when phrase ~ 'night' then 1260
    when phrase ~ 'evening' then 1140
    when phrase ~ 'afternoon' then 900
    when phrase ~ 'morning' then 540
    else 720
  end;
  if clock is not null and minute < 300 and phrase !~ 'morning' then
    on_day := (on_day + 1) % 7; -- 2 am of tonight
  end if;
  minute := (minute + 1440) % 1440;
  day := days[on_day + 1];
  open_time := to_char(make_time(minute / 60, minute % 60, 0), 'HH24:MI');
  open_minute := on_day * 1440 + minute;
  return next;
end;
$$;
