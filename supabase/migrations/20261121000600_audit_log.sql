-- Who changed what, when, from what to what. Rows are written by triggers and stay.
create table public.audit_log (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  actor_id uuid, -- null: the system (imports, scheduled work)
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id uuid not null,
  before jsonb, -- only the fields that changed; null when the row is new
  after jsonb -- null when the row was deleted
);
create index audit_log_row_idx on public.audit_log (table_name, row_id, occurred_at desc);

create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The audit log cannot be changed' using errcode = '42501';
end;
$$;
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
for each statement execute function private.refuse_change();

-- Arguments: the key column, then columns that are derived and so not worth a row.
create function private.write_audit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  ignored text[] := tg_argv[1:];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - ignored end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - ignored end;
  row_id uuid := (coalesce(old_row, new_row) ->> tg_argv[0])::uuid;
  changed text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(field.key) into changed
    from jsonb_each(new_row) as field
    where field.value is distinct from old_row -> field.key;
    if changed is null then
      return null;
    end if;
    old_row := (select jsonb_object_agg(key, old_row -> key) from unnest(changed) as key);
    new_row := (select jsonb_object_agg(key, new_row -> key) from unnest(changed) as key);
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  values (auth.uid(), lower(tg_op), tg_table_name, row_id, old_row, new_row);
  return null;
end;
$$;

create trigger profiles_audit after update or delete on public.profiles
for each row execute function private.write_audit('user_id', 'updated_at');

-- `update of`: refreshing derived columns (hours, search, counts) leaves no trace.
create trigger businesses_audit after update of
  slug, name, description, category_id, metro_id, street, city, state, zip_code, lat, lng, time_zone,
  phone, email, website, attributes, photos, status, temporarily_closed, moved_to, owner_id,
  verification, confirmed_at
or delete on public.businesses
for each row execute function private.write_audit(
  'id', 'updated_at', 'ranking_score', 'duplicate_key', 'open_minutes', 'special_days', 'special_open',
  'name_key', 'search_doc', 'search_tags', 'earth_point'
);

-- Hours are recorded under their listing. New spans only when a person adds them: an import's are
-- not a change of anything.
create trigger opening_hours_audit after update or delete on public.opening_hours
for each row execute function private.write_audit('business_id', 'id');
create trigger opening_hours_audit_added after insert on public.opening_hours
for each row when (auth.uid() is not null) execute function private.write_audit('business_id', 'id');
create trigger special_hours_audit after update or delete on public.special_hours
for each row execute function private.write_audit('business_id', 'id');
create trigger special_hours_audit_added after insert on public.special_hours
for each row when (auth.uid() is not null) execute function private.write_audit('business_id', 'id');

alter table public.audit_log enable row level security;
create policy "Super admins can read the audit log" on public.audit_log
for select to authenticated
using ((select private.is_super_admin()));
grant select on public.audit_log to authenticated;
-- A Supabase project gives the service role everything by default.
revoke all on public.audit_log from service_role;
grant select on public.audit_log to service_role;
