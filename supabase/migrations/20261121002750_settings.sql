-- Settings that super admins change at run time: rate limits per address, which parts of the site
-- are on and for whom, and the banner. One row per setting; values are validated here only, and
-- earlier values are in the audit log. How the edge gets them:
-- app/ADMIN.md.

-- Returns the errors of a value, by the fields of its form; '{}' when valid. Accepts any JSON.
create function private.find_limit_faults(fewest integer, most integer, value jsonb)
returns jsonb
language plpgsql
immutable
as $$
begin
  if private.is_whole_number(value -> 'requests', fewest, most) and value - 'requests' = '{}' then
    return '{}';
  end if;
  return jsonb_build_object('requests', format('Please enter a whole number from %s to %s', fewest, most));
end;
$$;

create function private.is_whole_number(value jsonb, fewest integer, most integer)
returns boolean
language plpgsql
immutable
as $$
begin
  if jsonb_typeof(value) is distinct from 'number' then
    return false;
  end if;
  return value::numeric = trunc(value::numeric) and value::numeric between fewest and most;
end;
$$;

create function private.find_flag_faults(value jsonb)
returns jsonb
language plpgsql
immutable
as $$
declare
  roles constant jsonb := value -> 'roles';
  faults jsonb := '{}';
begin
  if jsonb_typeof(value -> 'is_on') is distinct from 'boolean' or value - array['is_on', 'share', 'roles'] <> '{}' then
    faults := faults || '{"is_on": "Please choose on or off"}';
  end if;
  if not private.is_whole_number(value -> 'share', 0, 100) then
    faults := faults || '{"share": "Please enter a whole number from 0 to 100"}';
  end if;
  if jsonb_typeof(roles) is distinct from 'array' or roles = '[]'
    or not roles <@ '["community_user", "business_owner", "admin", "super_admin"]' then
    faults := faults || '{"roles": "Please choose a role, or switch it off"}';
  end if;
  return faults;
end;
$$;

-- A link must be a web address, without a user name that would hide the host, or a path of this
-- site that browsers cannot read as another host.
create function private.find_banner_faults(value jsonb)
returns jsonb
language plpgsql
immutable
as $$
declare
  -- Line breaks, control characters, and bidirectional controls.
  not_plain constant text := '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
  moment constant text := '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$';
  words constant text := value ->> 'words';
  href constant text := value ->> 'href';
  faults jsonb := '{}';
begin
  if jsonb_typeof(value -> 'text') is distinct from 'string' or value ->> 'text' ~ not_plain
    or char_length(btrim(value ->> 'text')) not between 1 and 200
    or value - array['text', 'href', 'words', 'tone', 'starts_at', 'ends_at'] <> '{}' then
    faults := faults || '{"text": "Please write one line of at most 200 characters"}';
  end if;
  if not coalesce(value ->> 'tone' in ('notice', 'warning'), false) then
    faults := faults || '{"tone": "Please choose a kind"}';
  end if;
  if href is not null and (char_length(href) > 500 or href !~ '^[\u0021-\u007e]+$' or href ~ '[\\<>"]'
    or href !~ '^(/([^/]|$)|https?://[^/?#@]+([/?#]|$))') then
    faults := faults || '{"href": "Please enter a web address, or a path of this site such as /help"}';
  end if;
  if (href is null) <> (words is null)
    or char_length(btrim(words)) not between 1 and 60 or words ~ not_plain then
    faults := faults || '{"words": "Please say in at most 60 characters where the link leads"}';
  end if;
  if not coalesce(value ->> 'starts_at' ~ moment and pg_input_is_valid(value ->> 'starts_at', 'timestamptz'), false) then
    faults := faults || '{"starts_at": "Please enter when it begins"}';
  end if;
  if not coalesce(value ->> 'ends_at' ~ moment and pg_input_is_valid(value ->> 'ends_at', 'timestamptz'), false) then
    faults := faults || '{"ends_at": "Please enter when it ends"}';
  end if;
  if faults ?| array['starts_at', 'ends_at'] then
    return faults;
  end if;
  if (value ->> 'ends_at')::timestamptz <= (value ->> 'starts_at')::timestamptz
    or (value ->> 'ends_at')::timestamptz > (value ->> 'starts_at')::timestamptz + interval '90 days' then
    faults := faults || '{"ends_at": "Please choose an end after its beginning, within 90 days"}';
  end if;
  return faults;
end;
$$;

create function private.find_setting_faults(kind text, fewest integer, most integer, value jsonb)
returns jsonb
language plpgsql
immutable
as $$
begin
  return case
    when jsonb_typeof(value) is distinct from 'object' then '{"value": "This is no value"}'
    when kind = 'limit' then private.find_limit_faults(fewest, most, value)
    when kind = 'flag' then private.find_flag_faults(value)
    else private.find_banner_faults(value)
  end;
end;
$$;

create table private.settings (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('limit', 'flag', 'banner')),
  name text not null,
  -- Of a limit: the minimum and maximum number of requests.
  fewest integer,
  most integer,
  -- Null: the default in the code, and for the banner none.
  value jsonb,
  -- Number of changes: writers pass the one they have seen.
  revision integer not null default 0,
  unique (kind, name),
  check (kind = 'limit' and 1 <= fewest and fewest < most or kind <> 'limit' and fewest is null and most is null),
  check (value is null or private.find_setting_faults(kind, fewest, most, value) = '{}')
);

-- Each limit of `rateLimits` (app/config/limits.ts) ranges from a quarter to ten times its default:
-- none can lock everybody out or be switched off. Each flag of app/config/settings.ts. A test
-- compares them.
insert into private.settings (kind, name, fewest, most)
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
  ('limit', 'metricsReads', 15, 600),
  ('limit', 'keys', 150, 6000),
  ('limit', 'keyLookups', 30, 1200),
  ('flag', 'live', null, null),
  ('flag', 'offline', null, null),
  ('banner', 'site', null, null);

-- Adds the name to each audit row, since all settings have the same columns.
create function private.write_setting_audit()
returns trigger
language plpgsql
security definer
as $$
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
create trigger settings_noted after update on private.settings
for each statement execute function private.record_tag('settings');

-- Changes a setting, null for the default of the code, if the caller has `seen` its last change.
-- outcome: done; stale, when it was changed since; invalid, by the fields of its form.
create function public.change_setting(kind text, name text, value jsonb, seen integer)
returns jsonb
language plpgsql
security definer
as $$
declare
  setting private.settings;
  faults jsonb := '{}';
begin
  perform private.require_super_admin();
  select * into setting from private.settings as s
  where s.kind = change_setting.kind and s.name = change_setting.name for update;
  if setting.id is null then
    raise exception 'Setting not found' using errcode = '22023';
  end if;
  if setting.revision <> seen then
    return private.answer_act('stale');
  end if;
  if value is not null then
    faults := private.find_setting_faults(kind, setting.fewest, setting.most, value);
    if kind = 'banner' and faults = '{}' and (value ->> 'ends_at')::timestamptz <= now() then
      faults := '{"ends_at": "Please choose an end that is to come"}';
    end if;
  end if;
  if faults <> '{}' then
    return private.answer_act('invalid', faults);
  end if;
  if value is distinct from setting.value then
    update private.settings as s set value = change_setting.value, revision = s.revision + 1 where s.id = setting.id;
  end if;
  return private.answer_act('done');
end;
$$;
grant execute on function public.change_setting to authenticated;

-- Returns all settings with their latest changes, newest first, for super admins.
create function public.get_settings()
returns jsonb
language plpgsql
stable
security definer
as $$
begin
  perform private.require_super_admin();
  return (
    select jsonb_agg(jsonb_build_object(
      'id', s.id, 'kind', s.kind, 'name', s.name, 'fewest', s.fewest, 'most', s.most,
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
  );
end;
$$;
grant execute on function public.get_settings to authenticated;

-- Returns the settings for the edge, which are public: a banner only during its time, and not who
-- changed what.
create function public.get_edge_settings()
returns jsonb
language plpgsql
stable
security definer
as $$
begin
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
end;
$$;
grant execute on function public.get_edge_settings to service_role;
