-- Settings that super admins change at run time: rate limits per address, which parts of the site are on and for whom,
-- numbers such as quiet hours, the banner, what the directory is called, how it looks and where its businesses are, and
-- texts that replace those of the code.
-- One row per setting; values are validated here only, and earlier values are in the audit log. How the
-- edge gets them: app/routes/admin/ADMIN.md.

create function private.is_whole_number(value jsonb, min_value integer, max_value integer)
returns boolean immutable
return case when jsonb_typeof(value) = 'number'
  then value::numeric % 1 = 0 and value::numeric between min_value and max_value else false end;

-- One line without control and bidirectional characters.
create function private.is_line(value jsonb, max_length integer)
returns boolean immutable
return coalesce(jsonb_typeof(value) = 'string' and private.is_clean_text(value #>> '{}', max_length)
  and value #>> '{}' !~ '[\t\n\r\u2028\u2029]', false);

create function private.is_moment(value text)
returns boolean immutable
return coalesce(value ~ '^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$' and pg_input_is_valid(value, 'timestamptz'), false);

-- Returns the first field of the directory's identity that is wrong; null where none is. Absent fields have the
-- defaults of app/config/site.ts.
create function private.find_identity_fault(value jsonb)
returns text language sql immutable as $$
  select min(field.name)
  from jsonb_each(value) as field (name, value), lateral (select field.value #>> '{}' as text) as one
  where not coalesce(case field.name
    when 'name' then private.is_line(field.value, 40)
    when 'tagline' then private.is_line(field.value, 120)
    when 'headline' then private.is_line(field.value, 60)
    when 'operator' then private.is_line(field.value, 120)
    when 'governing_law' then private.is_line(field.value, 120)
    when 'postal_address' then private.is_clean_text(one.text, 300)
    when 'contact_email' then private.is_line(field.value, 254) and one.text ~ '^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$'
    when 'time_zone' then one.text in ('America/New_York', 'America/Detroit', 'America/Indiana/Indianapolis',
      'America/Chicago', 'America/Denver', 'America/Boise', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage',
      'Pacific/Honolulu', 'America/Puerto_Rico', 'Pacific/Guam', 'Pacific/Pago_Pago')
    when 'accent' then one.text ~ '^#[0-9a-f]{6}$'
    when 'paper' then one.text ~ '^#[0-9a-f]{6}$'
    when 'logo' then one.text ~ '^[0-9a-f]{32}-\d{2,3}$'
    when 'policies_date' then one.text ~ '^20\d\d-\d\d-\d\d$' and pg_input_is_valid(one.text, 'date')
    when 'links' then jsonb_typeof(field.value) = 'array' and jsonb_array_length(field.value) <= 8 and not exists (
      select from jsonb_array_elements_text(field.value) as link
      where char_length(link) > 300 or link !~ '^https://[^/?#@\s\\<>"]+(/[!#-;=?-\[\]-~]*)?$'
    )
    when 'hidden' then field.value <@ '["blog", "events"]' and jsonb_typeof(field.value) = 'array'
  end, false);
$$;

-- Whether a value is absent or has at most 60 names like 'Middlebury, VT'.
create function private.is_list_of_places(value jsonb)
returns boolean immutable
return value is null or jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 60
  and not exists (select from jsonb_array_elements_text(value) as name where name !~ '^[^,]{1,60}, [A-Z]{2}$');

-- The same of the directory's area: what it is called, and its states, counties, and towns with the miles around them;
-- none of these for the whole country.
create function private.find_area_fault(value jsonb)
returns text immutable
return case
  when value - '{name,states,counties,towns,radius_miles}'::text[] <> '{}' then 'value'
  when not private.is_line(value -> 'name', 80) then 'name'
  when coalesce(jsonb_typeof(value -> 'states'), 'array') <> 'array' or jsonb_array_length(coalesce(value -> 'states', '[]')) > 60
    or exists (select from jsonb_array_elements_text(coalesce(value -> 'states', '[]')) as code where code !~ '^[A-Z]{2}$') then 'states'
  when not private.is_list_of_places(value -> 'counties') then 'counties'
  when not private.is_list_of_places(value -> 'towns') then 'towns'
  when value ? 'radius_miles' and not private.is_whole_number(value -> 'radius_miles', 1, 100) then 'radius_miles'
end;

-- The pictures of logos, which the Worker alone writes and reads (functions/setup): none is ever replaced.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('brand', 'brand', false, 1024 * 1024, '{image/png}');

-- Returns the first field of a value that is wrong; null where none is. Accepts any JSON. The rules and sentences
-- for forms are in app/domain/setting/setting-calls.ts. A banner's link must be a web address, without a user name
-- that would hide the host, or a path of this site that browsers cannot read as another host.
create function private.find_setting_fault(kind text, min_value integer, max_value integer, value jsonb)
returns text language plpgsql immutable as $$
declare
  fields constant text[] := case kind
    when 'limit' then '{requests}' when 'number' then '{number}' when 'flag' then '{is_on,share,roles}'
    when 'text' then '{markdown,shipped}' when 'frame' then '{hosts}'
    else '{text,href,words,tone,starts_at,ends_at}' end;
  roles constant jsonb := value -> 'roles';
  href constant text := value ->> 'href';
begin
  if jsonb_typeof(value) is distinct from 'object' or kind not in ('identity', 'area') and value - fields <> '{}' then
    return 'value';
  elsif kind = 'identity' then
    return private.find_identity_fault(value);
  elsif kind = 'area' then
    return private.find_area_fault(value);
  elsif kind = 'frame' then
    return case when jsonb_typeof(value -> 'hosts') is distinct from 'array' or jsonb_array_length(value -> 'hosts') not between 1 and 20
      or exists (select from jsonb_array_elements_text(value -> 'hosts') as host where host !~ '^([a-z0-9-]{1,63}\.){1,8}[a-z]{2,20}$')
      then 'hosts' end;
  elsif kind = 'text' then
    return case
      when not coalesce(jsonb_typeof(value -> 'markdown') = 'string' and private.is_clean_text(value ->> 'markdown', 20000), false)
        then 'markdown'
      when coalesce(value ->> 'shipped', '') !~ '^[0-9a-f]{64}$' then 'shipped'
    end;
  elsif kind = 'limit' then
    return case when not private.is_whole_number(value -> 'requests', min_value, max_value) then 'requests' end;
  elsif kind = 'number' then
    return case when not private.is_whole_number(value -> 'number', min_value, max_value) then 'number' end;
  elsif kind = 'flag' then
    return case
      when jsonb_typeof(value -> 'is_on') is distinct from 'boolean' then 'is_on'
      when not private.is_whole_number(value -> 'share', 0, 100) then 'share'
      when jsonb_typeof(roles) is distinct from 'array' or roles = '[]'
        or not roles <@ '["community_user", "business_owner", "admin", "super_admin"]' then 'roles'
    end;
  end if;
  return case
    when not private.is_line(value -> 'text', 200) then 'text'
    when not coalesce(value ->> 'tone' in ('notice', 'warning'), false) then 'tone'
    when href is not null and (char_length(href) > 500 or href !~ '^[\u0021-\u007e]+$' or href ~ '[\\<>"]'
      or href !~ '^(/([^/]|$)|https?://[^/?#@]+([/?#]|$))') then 'href'
    when case when href is null then value ->> 'words' is not null else not private.is_line(value -> 'words', 60) end then 'words'
    when not private.is_moment(value ->> 'starts_at') then 'starts_at'
    when not private.is_moment(value ->> 'ends_at') then 'ends_at'
    when (value ->> 'ends_at')::timestamptz <= (value ->> 'starts_at')::timestamptz
      or (value ->> 'ends_at')::timestamptz > (value ->> 'starts_at')::timestamptz + interval '90 days' then 'ends_at'
  end;
end;
$$;

create table private.settings (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('limit', 'number', 'flag', 'banner', 'identity', 'area', 'text', 'frame')),
  name text not null,
  -- Of a limit or number.
  min_value integer,
  max_value integer,
  -- Null: the default in the code, and for the banner none.
  value jsonb,
  -- Number of changes: writers pass the one they have seen.
  revision integer not null default 0,
  unique (kind, name),
  check (kind in ('limit', 'number') and 0 <= min_value and min_value < max_value
    or kind not in ('limit', 'number') and min_value is null and max_value is null),
  check (value is null or private.find_setting_fault(kind, min_value, max_value, value) is null)
);

-- Each limit of `rateLimits` (app/config/limits.ts) ranges from a quarter to ten times its default: none can lock
-- everybody out or be switched off. Each number and flag of app/config/settings.ts. A test compares them.
insert into private.settings (kind, name, min_value, max_value)
values
  ('limit', 'search', 15, 600),
  ('limit', 'suggest', 75, 3000),
  ('limit', 'pages', 150, 6000),
  ('limit', 'art', 300, 12000),
  ('limit', 'sitemap', 15, 600),
  ('limit', 'files', 30, 1200),
  ('limit', 'metrics', 30, 1200),
  ('limit', 'visits', 15, 600),
  ('limit', 'relay', 30, 1200),
  ('limit', 'attempts', 3, 100),
  ('limit', 'accountAttempts', 5, 200),
  ('limit', 'mails', 75, 3000),
  ('limit', 'errors', 15, 600),
  ('limit', 'testErrors', 5, 200),
  ('limit', 'websiteChecks', 8, 300),
  ('limit', 'phoneCodes', 3, 100),
  ('limit', 'documents', 8, 300),
  ('limit', 'messages', 8, 300),
  ('limit', 'metricsReads', 15, 600),
  ('limit', 'keys', 150, 6000),
  ('limit', 'keyLookups', 30, 1200),
  ('number', 'measuredPercent', 1, 100),
  ('number', 'databaseGigabytes', 1, 100000),
  ('number', 'storageGigabytes', 1, 100000),
  ('number', 'quietFrom', 0, 23),
  ('number', 'quietUntil', 0, 23),
  ('flag', 'live', null, null),
  ('flag', 'offline', null, null),
  ('banner', 'site', null, null),
  ('identity', 'site', null, null),
  ('area', 'site', null, null),
  ('frame', 'site', null, null),
  ('text', 'about', null, null),
  ('text', 'help', null, null),
  ('text', 'join', null, null),
  ('text', 'terms', null, null),
  ('text', 'privacy', null, null),
  ('text', 'content', null, null),
  ('text', 'accessibility', null, null),
  ('text', 'footer', null, null),
  ('text', 'mail_signup', null, null),
  ('text', 'mail_invite', null, null);

-- The county that somebody typed as 'Addison County, VT' or 'Addison, VT'.
create function private.find_county(typed text)
returns private.counties language sql stable as $$
  select c
  from private.counties as c, lateral (select split_part(typed, ', ', 1) as name, split_part(typed, ', ', 2) as state) as t
  where c.key in (private.place_key(t.name, t.state), private.place_key(t.name || ' county', t.state))
  order by c.key limit 1;
$$;

-- The area as it is compared with places, written when the setting changes: a state, an outline of a county, or a town
-- with the miles around it. No rows: the whole country.
create table private.area_parts (
  state text,
  outline polygon,
  town text, -- 'Middlebury, VT'
  lat double precision,
  lng double precision,
  miles real
);

create function private.has_area()
returns boolean stable security definer
return exists (select from private.area_parts);
grant execute on function private.has_area to service_role;

-- Whether a place is in the directory's area; an unknown place is in its state.
create function private.is_in_area(state text, lat double precision, lng double precision)
returns boolean stable security definer
return not exists (select from private.area_parts) or exists (
  select from private.area_parts as p
  where p.state = is_in_area.state or p.outline @> point(is_in_area.lng, is_in_area.lat)
    or 3958.8 * (private.earth_point(p.lat, p.lng) operator(extensions.<->)
      private.earth_point(is_in_area.lat, is_in_area.lng)) <= p.miles
);
grant execute on function private.is_in_area to service_role;

-- The bounds around the area; null for the whole country.
create function private.find_area_bounds()
returns jsonb stable security definer
return (
  with corners as (
    select c.lat, c.lng from private.area_parts as p join private.cities as c on c.state = p.state
    union all
    select corner[1], corner[0]
    from private.area_parts as p, unnest(array[(box(p.outline))[0], (box(p.outline))[1]]) as corner where p.outline is not null
    union all
    select p.lat + side * p.miles / 69, p.lng + side * p.miles / (69 * cos(radians(p.lat)))
    from private.area_parts as p, unnest('{-1,1}'::integer[]) as side where p.town is not null
  )
  select jsonb_build_object('south', min(lat), 'west', min(lng), 'north', max(lat), 'east', max(lng)) from corners having count(*) > 0
);

-- Writes the parts of the area. Its towns have front pages before their first listings; the page of an only one, which is
-- home, is about the whole area.
create function private.apply_area()
returns trigger language plpgsql security definer as $$
declare
  default_miles constant real := 10;
  town_miles constant real := 5;
begin
  delete from private.area_parts where true;
  insert into private.area_parts (state) select code from jsonb_array_elements_text(new.value -> 'states') as code;
  insert into private.area_parts (outline)
  select outline::polygon
  from jsonb_array_elements_text(new.value -> 'counties') as typed, unnest((private.find_county(typed)).boundaries) as outline;
  insert into private.area_parts (town, lat, lng, miles)
  select c.name || ', ' || c.state, c.lat, c.lng, coalesce((new.value ->> 'radius_miles')::real, default_miles)
  from jsonb_array_elements_text(new.value -> 'towns') as typed
  join private.cities as c on c.key = private.place_key(split_part(typed, ', ', 1), split_part(typed, ', ', 2));
  insert into public.metros as m (slug, name, state, lat, lng, radius_miles, time_zone)
  select private.slugify(p.town), c.name, c.state, c.lat, c.lng,
    case when (select count(*) from private.area_parts) = 1 then p.miles else town_miles end, c.time_zone
  from private.area_parts as p
  join private.cities as c on c.key = private.place_key(split_part(p.town, ', ', 1), split_part(p.town, ', ', 2))
  on conflict (slug) do update set radius_miles = greatest(m.radius_miles, excluded.radius_miles);
  update public.businesses as b set metro_id = m.id
  from private.area_parts as p join public.metros as m on m.slug = private.slugify(p.town)
  where (select count(*) from private.area_parts) = 1 and b.metro_id is distinct from m.id
    and private.is_in_area(b.state, b.map_lat, b.map_lng);
  return null;
end;
$$;
create trigger area_parts after update of value on private.settings
for each row when (new.kind = 'area') execute function private.apply_area();

-- Adds the name to each audit row, since all settings have the same columns.
create function private.write_setting_audit()
returns trigger language plpgsql security definer as $$
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  values (auth.uid(), 'update', 'settings', new.id,
    jsonb_build_object('setting', old.kind || ' ' || old.name, 'value', old.value),
    jsonb_build_object('setting', new.kind || ' ' || new.name, 'value', new.value));
  return null;
end;
$$;
create trigger settings_audit after update on private.settings
for each row execute function private.write_setting_audit();
create trigger settings_invalidate after update on private.settings
for each statement execute function private.record_tag('settings');
-- Every page, mail and picture shows what the directory is called.
create trigger identity_invalidate after update on private.settings
for each row when (new.kind in ('identity', 'area', 'text', 'frame')) execute function private.record_tag('everything');
create trigger texts_invalidate after update on private.settings
for each row when (new.kind = 'text') execute function private.record_tag('texts');

-- Changes a setting, null for the default of the code, if `expected_revision` is its last change.
-- Refuses the field of its form that is wrong. outcome: done; stale, when it was changed since.
create function public.change_setting(kind text, name text, value jsonb, expected_revision integer)
returns jsonb language plpgsql security definer as $$
declare
  setting private.settings;
  fault text;
begin
  perform private.require_super_admin();
  select * into setting from private.settings as s
  where s.kind = change_setting.kind and s.name = change_setting.name for update;
  perform private.refuse('22023', 'Setting not found') where setting.id is null;
  if setting.revision <> expected_revision then
    return '{"outcome": "stale"}';
  end if;
  fault := coalesce(private.find_setting_fault(kind, setting.min_value, setting.max_value, value),
    case when kind = 'banner' and (value ->> 'ends_at')::timestamptz <= now() then 'ends_at'
      when kind = 'identity' and value ? 'logo' and not exists (
        select from storage.objects as o where o.bucket_id = 'brand' and o.name = (value ->> 'logo') || '/logo.png'
      ) then 'logo'
      when kind = 'area' and exists (
        select from jsonb_array_elements_text(coalesce(value -> 'towns', '[]')) as town
        where not exists (
          select from private.cities as c where c.key = private.place_key(split_part(town, ', ', 1), split_part(town, ', ', 2)))
      ) then 'towns'
      when kind = 'area' and exists (
        select from jsonb_array_elements_text(coalesce(value -> 'counties', '[]')) as typed
        where (private.find_county(typed)).key is null
      ) then 'counties' end);
  perform private.refuse_field(fault) where value is not null and fault is not null;
  if value is distinct from setting.value then
    update private.settings as s set value = change_setting.value, revision = s.revision + 1 where s.id = setting.id;
  end if;
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.change_setting to authenticated;

-- Changes several at once, or none: `[{ kind, name, value, expected_revision }]`. Locked in one order, so that two super
-- admins who save at once cannot wait for each other.
create function public.change_settings(changes jsonb)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_super_admin();
  perform s.id from private.settings as s
  where exists (
    select from jsonb_to_recordset(changes) as c (kind text, name text) where c.kind = s.kind and c.name = s.name)
  order by s.id for update;
  if exists (
    select from jsonb_to_recordset(changes) as c (kind text, name text, expected_revision integer)
    join private.settings as s on s.kind = c.kind and s.name = c.name and s.revision <> c.expected_revision
  ) then
    return '{"outcome": "stale"}';
  end if;
  perform public.change_setting(c.kind, c.name, nullif(c.value, 'null'), c.expected_revision)
  from jsonb_to_recordset(changes) as c (kind text, name text, value jsonb, expected_revision integer);
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.change_settings to authenticated;

-- Returns the settings of a kind, or all but the texts, which are long, with their latest changes, newest first, for
-- super admins.
create function public.get_settings(of_kind text default null)
returns jsonb language sql stable security definer as $$
  select private.require_super_admin();
  select jsonb_agg(jsonb_build_object(
    'id', s.id, 'kind', s.kind, 'name', s.name, 'min_value', s.min_value, 'max_value', s.max_value,
    'value', s.value, 'revision', s.revision,
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'changed_at', a.occurred_at, 'changed_by', private.name_account(a.actor_id),
        'before', nullif(a.before -> 'value', 'null'), 'after', nullif(a.after -> 'value', 'null')
      ) order by a.occurred_at desc, a.id desc), '[]')
      from (
        select * from public.audit_log as l where l.row_id = s.id
        order by l.occurred_at desc, l.id desc limit 10
      ) as a
    )
  ) order by s.kind, s.name)
  from private.settings as s
  where case when of_kind is null then s.kind <> 'text' else s.kind = of_kind end;
$$;
grant execute on function public.get_settings to authenticated;

-- Returns the texts that replace those of the code, by name, for the edge.
create function public.get_site_texts()
returns jsonb stable security definer
return (
  select coalesce(jsonb_object_agg(s.name, s.value -> 'markdown'), '{}')
  from private.settings as s where s.kind = 'text' and s.value is not null
);
grant execute on function public.get_site_texts to service_role;

-- Returns the settings for the edge, which are public: a banner only during its time, and not who changed what.
create function public.get_edge_settings()
returns jsonb stable security definer
return (
  select jsonb_build_object(
    'limits', coalesce(jsonb_object_agg(s.name, s.value -> 'requests') filter (where s.kind = 'limit'), '{}'),
    'numbers', coalesce(jsonb_object_agg(s.name, s.value -> 'number') filter (where s.kind = 'number'), '{}'),
    'flags', coalesce(jsonb_object_agg(s.name, s.value) filter (where s.kind = 'flag'), '{}'),
    'site', coalesce(jsonb_object_agg(s.kind, s.value) filter (where s.kind = 'identity'), '{}')
      || coalesce(jsonb_object_agg(s.name, s.value ->> 'markdown') filter (where s.kind = 'text' and s.name = 'footer'), '{}')
      || coalesce((
      select jsonb_build_object('area', jsonb_build_object(
        'name', area.value ->> 'name',
        'bounds', private.find_area_bounds(), 'city', nullif(private.slugify(one.town), ''), 'town', one.town
      ))
      from private.settings as area left join (
        select min(p.town) as town from private.area_parts as p having count(*) = 1
      ) as one on one.town is not null
      where area.kind = 'area' and area.value is not null
    ), '{}'),
    'frame_hosts', coalesce((select f.value -> 'hosts' from private.settings as f where f.kind = 'frame'), '[]'),
    'banner', (
      select b.value - 'starts_at' || jsonb_build_object('id', b.revision)
      from private.settings as b
      where b.kind = 'banner' and (b.value ->> 'starts_at')::timestamptz <= now()
        and (b.value ->> 'ends_at')::timestamptz > now()
    )
  )
  from private.settings as s where s.value is not null
);
grant execute on function public.get_edge_settings to service_role;
