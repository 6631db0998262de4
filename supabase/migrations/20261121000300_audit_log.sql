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
revoke execute on function private.refuse_change from anon, authenticated, service_role;

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
revoke execute on function private.write_audit from anon, authenticated, service_role;

-- The log keeps every change for good, so what one person can write into it in a day has an end. Its
-- triggers fire where `current_user` is `authenticated`, as when somebody writes by hand; workflows'
-- functions, which act with their owner's rights, and the system are never held up. Nor is an admin by
-- an owner: each person's changes count for themself.
-- Arguments: the column that names the thing, and how many rows of the log a person may fill about
-- it within a day.
create function private.limit_changes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  thing uuid := ((case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end) ->> tg_argv[0])::uuid;
begin
  if exists (
    select from public.audit_log
    where table_name = tg_table_name and row_id = thing and occurred_at > now() - interval '1 day'
      and actor_id = auth.uid()
    offset tg_argv[1]::integer - 1
  ) then
    -- PostgREST answers PTxyz with the status xyz.
    raise exception 'Too many changes within a day' using errcode = 'PT429';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
revoke execute on function private.limit_changes from anon, authenticated, service_role;

create trigger profiles_audit after update or delete on public.profiles
for each row execute function private.write_audit('user_id', 'updated_at');
create trigger profiles_limit_changes before update on public.profiles
for each row when (current_user = 'authenticated') execute function private.limit_changes('user_id', '50');

alter table public.audit_log enable row level security;

create policy "Super admins can read the audit log" on public.audit_log
for select to authenticated
using ((select private.is_super_admin()));

grant select on public.audit_log to authenticated;
-- A Supabase project gives the service role everything by default.
revoke all on public.audit_log from service_role;
grant select on public.audit_log to service_role;
