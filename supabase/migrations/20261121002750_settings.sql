-- Settings that super admins change at run time: rate limits per address, which parts of the site are on and for whom,
-- and the banner. One row per setting; values are validated here only, and earlier values are in the audit log. How the
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

-- Returns the first field of a value that is wrong; null where none is. Accepts any JSON. The rules and sentences
-- for forms are in app/domain/setting/setting-calls.ts. A banner's link must be a web address, without a user name
-- that would hide the host, or a path of this site that browsers cannot read as another host.
create function private.find_setting_fault(kind text, min_value integer, max_value integer, value jsonb)
returns text language plpgsql immutable as $$
declare
  fields constant text[] := case kind
    when 'limit' then '{requests}' when 'flag' then '{is_on,share,roles}' else '{text,href,words,tone,starts_at,ends_at}' end;
  roles constant jsonb := value -> 'roles';
  href constant text := value ->> 'href';
begin
  if jsonb_typeof(value) is distinct from 'object' or value - fields <> '{}' then
    return 'value';
  elsif kind = 'limit' then
    return case when not private.is_whole_number(value -> 'requests', min_value, max_value) then 'requests' end;
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
  kind text not null check (kind in ('limit', 'flag', 'banner')),
  name text not null,
  -- Of a limit: the minimum and maximum number of requests.
  min_value integer,
  max_value integer,
  -- Null: the default in the code, and for the banner none.
  value jsonb,
  -- Number of changes: writers pass the one they have seen.
  revision integer not null default 0,
  unique (kind, name),
  check (kind = 'limit' and 1 <= min_value and min_value < max_value or kind <> 'limit' and min_value is null and max_value is null),
  check (value is null or private.find_setting_fault(kind, min_value, max_value, value) is null)
);

-- Each limit of `rateLimits` (app/config/limits.ts) ranges from a quarter to ten times its default: none can lock
-- everybody out or be switched off. Each flag of app/config/settings.ts. A test compares them.
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
  ('limit', 'documents', 8, 300),
  ('limit', 'messages', 8, 300),
  ('limit', 'metricsReads', 15, 600),
  ('limit', 'keys', 150, 6000),
  ('limit', 'keyLookups', 30, 1200),
  ('flag', 'live', null, null),
  ('flag', 'offline', null, null),
  ('banner', 'site', null, null);

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
    case when kind = 'banner' and (value ->> 'ends_at')::timestamptz <= now() then 'ends_at' end);
  perform private.refuse_field(fault) where value is not null and fault is not null;
  if value is distinct from setting.value then
    update private.settings as s set value = change_setting.value, revision = s.revision + 1 where s.id = setting.id;
  end if;
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.change_setting to authenticated;

-- Returns all settings with their latest changes, newest first, for super admins.
create function public.get_settings()
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
  from private.settings as s;
$$;
grant execute on function public.get_settings to authenticated;

-- Returns the settings for the edge, which are public: a banner only during its time, and not who changed what.
create function public.get_edge_settings()
returns jsonb stable security definer
return (
  select jsonb_build_object(
    'limits', coalesce(jsonb_object_agg(s.name, s.value -> 'requests') filter (where s.kind = 'limit'), '{}'),
    'flags', coalesce(jsonb_object_agg(s.name, s.value) filter (where s.kind = 'flag'), '{}'),
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
