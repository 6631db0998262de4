-- The validation rules of a business, field by field, for adding and for changing one: those of
-- app/domain/submission/parse-submission.ts, with the same sentences, for direct calls of the
-- database. A test runs the same cases through both.

-- The normalized content, and its errors: a sentence by field.
create type private.submission_reading as (content jsonb, errors jsonb);

-- Returns a cleaned text; '' where it is no text.
create function private.json_text(given jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(given) = 'string' then private.clean_text(given #>> '{}') else '' end;
$$;

-- Returns a text of the content, trimmed; '' where there is none.
create function private.submitted_text(given jsonb, field text)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.json_text(given -> field);
$$;

create function private.text_error(label text, value text, most integer, is_required boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when value = '' and is_required then label || ' is required'
    when char_length(value) > most then label || ' can have at most ' || most || ' characters'
  end;
$$;

create function private.email_error(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when value = '' then 'Email is required'
    when not private.is_email(value) then 'Please enter a valid email address (e.g., name@example.com)'
  end;
$$;
grant execute on function private.email_error to service_role;

create function private.phone_error(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when value = '' then 'Phone number is required'
    when char_length(regexp_replace(value, '\D', '', 'g')) <> 10
      or value ~* '\d\)?[\s,;]*(?:ext(?:ension)?|x|#)[\s.:]*\d' then 'Please enter a valid 10-digit phone number'
  end;
$$;

create function private.website_error(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when value <> '' and not private.is_link(value) then 'Please enter a valid website URL' end;
$$;

-- Checks hours against `opening_hours`: at most ten spans a day, without overlap.
create function private.hours_error(hours jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  spans int4multirange[];
begin
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 70 or exists (
    select from jsonb_array_elements(hours) as span
    where (span @@ '
      $.type() == "object"
      && $.day_of_week.type() == "number" && $.day_of_week >= 1 && $.day_of_week <= 7
      && $.day_of_week.floor() == $.day_of_week
      && $.opens.type() == "string" && $.opens like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      && $.closes.type() == "string" && $.closes like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
    ') is not true
  ) then
    return 'Please enter opening hours as times of day';
  end if;
  select array_agg(private.week_minutes(
    (span ->> 'day_of_week')::integer, (span ->> 'opens')::time, (span ->> 'closes')::time))
  into spans
  from jsonb_array_elements(hours) as span;
  if exists (
    select from unnest(spans) with ordinality as one (minutes, place)
    join unnest(spans) with ordinality as other (minutes, place) on other.place > one.place
    where one.minutes && other.minutes
  ) then
    return 'Some of these hours overlap';
  end if;
  return null;
end;
$$;

-- Checks special days against `special_hours`: closed, or spans without overlap.
create function private.special_hours_error(special jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(special) is distinct from 'array' or jsonb_array_length(special) > 400 or exists (
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
  ) then
    return 'Please enter special days as a date with times of day';
  end if;
  if exists (
    select from jsonb_array_elements(special) as day where char_length(private.submitted_text(day, 'note')) > 100
  ) then
    return 'A note can have at most 100 characters';
  end if;
  -- The day of the week is arbitrary: only spans of one date are compared. Each is computed once:
  -- four hundred of one date make eighty thousand pairs.
  if exists (
    with spans as materialized (
      select day ->> 'date' as date, place,
        private.week_minutes(1, (day ->> 'opens')::time, (day ->> 'closes')::time) as minutes
      from jsonb_array_elements(special) with ordinality as listed (day, place)
    )
    select from spans as one
    join spans as other on other.place > one.place and one.date = other.date
    where coalesce(one.minutes && other.minutes, true)
  ) then
    return 'Some of these hours overlap';
  end if;
  return null;
end;
$$;

create function private.attributes_error(attributes jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(attributes) is distinct from 'array' or jsonb_array_length(attributes) > 30
      or exists (
        select from jsonb_array_elements(attributes) as attribute
        where jsonb_typeof(attribute) <> 'string' or char_length(attribute #>> '{}') not between 1 and 48
          or (attribute #>> '{}') <> btrim(attribute #>> '{}')
      )
      or (select count(distinct attribute) from jsonb_array_elements(attributes) as attribute)
        < jsonb_array_length(attributes)
      then 'Please choose at most 30 different features of at most 48 characters'
  end;
$$;

-- Checks confirmed coordinates: {lat, lng} in the United States.
create function private.location_error(location jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(location) <> 'null' and (location @@ '
      $.type() == "object" && $.lat.type() == "number" && $.lng.type() == "number"
      && $.lat >= -15 && $.lat <= 72
      && ($.lng >= -180 && $.lng <= -64 || $.lng >= 144 && $.lng <= 180)
    ') is not true
      then 'Please choose a place in the United States'
  end;
$$;

-- Checks that a zip code does not belong to other states only.
create function private.zip_code_error(zip_code text, state text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  with known as (
    select r.state, s.name, r.zips
    from private.zip_ranges as r join private.states as s on s.code = r.state
    where left(zip_code_error.zip_code, 5) between left(r.zips, 5) and right(r.zips, 5)
  )
  select case
    when zip_code = '' then 'Zip code is required'
    when zip_code !~ '^\d{5}(-\d{4})?$' then 'Please enter a valid zip code (5 digits, or 5+4)'
    when not exists (select from known where known.state = zip_code_error.state) then (
      select 'Zip code ' || left(zip_code, 5) || ' is in ' || known.name || ', not in ' || own.name
      from known, private.states as own
      where own.code = zip_code_error.state
      order by known.zips collate "C", known.state collate "C"
      limit 1
    )
  end;
$$;

create function private.services_error(services jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(services) is distinct from 'array' or jsonb_array_length(services) > 100 or exists (
    select from jsonb_array_elements(services) as service
    where (service @@ '
      $.type() == "object" && $.name.type() == "string"
      && ($.description.type() == "string" || $.description == null)
      && ($.least_price_cents == null || $.least_price_cents.type() == "number"
        && $.least_price_cents >= 0 && $.least_price_cents <= 100000000
        && $.least_price_cents.floor() == $.least_price_cents)
      && ($.most_price_cents == null || $.most_price_cents.type() == "number"
        && $.most_price_cents >= $.least_price_cents && $.most_price_cents <= 100000000
        && $.most_price_cents.floor() == $.most_price_cents)
      && ($.price_unit == null || $.price_unit.type() == "string" && $.least_price_cents != null)
    ') is not true
  ) then
    return 'Please enter each service with a name, and prices in dollars';
  end if;
  if exists (
    select from jsonb_array_elements(services) as service
    where char_length(private.submitted_text(service, 'name')) not between 1 and 120
      or char_length(private.submitted_text(service, 'description')) > 500
      or char_length(private.submitted_text(service, 'price_unit')) > 30
  ) then
    return 'A service needs a name of at most 120 characters, and can have a description of at most 500';
  end if;
  return null;
end;
$$;

-- `folder` is the folder of the listing's photos; the list `further` has more.
create function private.photos_error(photos jsonb, folder text, further jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when private.are_photos(photos, folder::uuid, array(
      select jsonb_array_elements_text(further)::uuid)) is not true
    then 'Please choose at most 12 photos, and say of each what is to be seen' end;
$$;

-- Normalizes a list: each entry with these keys only, texts trimmed and empty ones null, except
-- names. What is no list of objects stays, for validation to refuse.
create function private.clean_list(given jsonb, keys text[])
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case
    when given is null then '[]'
    when jsonb_typeof(given) <> 'array' or given @? '$[*] ? (@.type() != "object")' then given
    else coalesce((
      select jsonb_agg((
        select jsonb_object_agg(key, case jsonb_typeof(entry -> key)
          when 'string' then case when private.submitted_text(entry, key) = '' and key <> 'name' then 'null'
            else to_jsonb(private.submitted_text(entry, key)) end
          else coalesce(entry -> key, 'null') end)
        from unnest(keys) as key
      ) order by place)
      from jsonb_array_elements(given) with ordinality as listed (entry, place)
    ), '[]')
  end;
$$;

create function private.sort_list(list jsonb, keys text[])
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(list) <> 'array' then list else coalesce((
    select jsonb_agg(entry order by (select array_agg(entry ->> key) from unnest(keys) as key))
    from jsonb_array_elements(list) as entry
  ), '[]') end;
$$;

-- Normalizes a field. A list longer than any rule allows, or more values at any depth, becomes
-- 'false', for validation to refuse: otherwise the sender would choose the run time
-- (`check_request_size`).
create function private.clean_field(field text, given jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words constant text := private.json_text(given);
  kind constant text := (select f.kind from private.listing_fields as f where f.name = field);
begin
  if jsonb_typeof(given) = 'array' and jsonb_array_length(given) > 400
    or (select count(*) > 3000 from jsonb_path_query(given, '$.**')) then
    return 'false';
  end if;
  if field = 'name' then
    return to_jsonb(private.clean_name(words));
  end if;
  return case kind
    -- Forms are sent with Windows line ends.
    when 'paragraph' then to_jsonb(replace(words, e'\r\n', e'\n'))
    when 'state' then to_jsonb(upper(words))
    when 'email' then to_jsonb(lower(words))
    when 'phone' then to_jsonb(case when private.phone_error(words) is null
      then regexp_replace(regexp_replace(words, '\D', '', 'g'), '^(...)(...)(....)$', '(\1) \2-\3')
      else words end)
    when 'opening_hours' then
      private.sort_list(private.clean_list(given, '{day_of_week,opens,closes}'), '{day_of_week,opens}')
    when 'special_hours' then
      private.sort_list(private.clean_list(given, '{date,opens,closes,note}'), '{date,opens}')
    when 'services' then
      private.clean_list(given, '{name,description,least_price_cents,most_price_cents,price_unit}')
    when 'attributes' then case when jsonb_typeof(given) = 'array' then coalesce((
      select jsonb_agg(private.json_text(attribute) order by place)
      from jsonb_array_elements(given) with ordinality as listed (attribute, place)
    ), '[]') else coalesce(given, '[]') end
    when 'photos' then coalesce(given, '[]')
    when 'location' then case jsonb_typeof(given)
      when 'object' then jsonb_build_object('lat', given -> 'lat', 'lng', given -> 'lng')
      else coalesce(given, 'null') end
    else to_jsonb(words)
  end;
end;
$$;

-- Returns the error of a field normalized by `clean_field`; null when it is valid. `said` has the
-- other fields.
create function private.field_error(field text, value jsonb, said jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words constant text := private.json_text(value);
  declared private.listing_fields;
begin
  select * into declared from private.listing_fields where name = field;
  if declared.is_text and words = '' and not declared.is_required then
    return null;
  end if;
  return case coalesce(declared.kind, field)
    when 'text' then private.text_error(coalesce(declared.form_label, declared.label), words, declared.max_length, declared.is_required)
    when 'paragraph' then private.text_error(declared.label, words, declared.max_length, declared.is_required)
    when 'extension' then case when words !~ '^\d{1,8}$' then declared.label || ' can have only digits, at most 8' end
    when 'link' then private.website_error(words)
    when 'category' then case
      when words = '' then 'Category is required'
      when not exists (select from public.categories where slug = words) then 'Please choose a category from the list'
    end
    when 'state' then case
      when words = '' then 'State is required'
      when not exists (select from private.states where code = words) then 'Please enter a valid US state'
    end
    when 'zip_code' then private.zip_code_error(words, private.json_text(said -> 'state'))
    when 'phone' then private.phone_error(words)
    when 'email' then private.email_error(words)
    when 'location' then private.location_error(value)
    when 'hours_words' then private.text_error('Hours in words', words, 300, false)
    when 'opening_hours' then private.hours_error(value)
    when 'special_hours' then private.special_hours_error(value)
    when 'services' then private.services_error(value)
    when 'attributes' then private.attributes_error(value)
    when 'photos' then private.photos_error(value, said ->> 'id', said -> 'photo_folders')
  end;
end;
$$;

-- Returns the photos of the content, also of a draft, which may contain anything.
create function private.photos_of(given jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(given -> 'photos') = 'array' then given -> 'photos' else '[]' end;
$$;

-- Normalizes the content that was sent and validates it. Drops unknown fields.
create function private.read_submission(given jsonb)
returns private.submission_reading
language sql
stable
security definer
set search_path = ''
as $$
  with cleaned as (
    select jsonb_object_agg(field, private.clean_field(field, given -> field)) as content
    from (
      select name from private.listing_fields where name <> 'photos' union all select 'hours_words'
    ) as fields (field)
  )
  select content || jsonb_build_object('photos', private.photos_of(given)), (
    select jsonb_strip_nulls(jsonb_object_agg(key, private.field_error(key, value, content))) from jsonb_each(content)
  )
  from cleaned;
$$;
