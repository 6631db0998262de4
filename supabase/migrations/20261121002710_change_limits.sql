-- The audit log keeps every change for good, so what one person can write into it in a day has an
-- end. `current_user` is `authenticated` when somebody writes by hand; workflows' functions, which
-- act with their owner's rights, and the system are never held up. Nor is an admin by an owner: each
-- person's changes count for themself.

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
revoke execute on function private.limit_changes from public, anon, authenticated, service_role;

create trigger profiles_limit_changes before update on public.profiles
for each row when (current_user = 'authenticated') execute function private.limit_changes('user_id', '50');
create trigger businesses_limit_changes before update on public.businesses
for each row when (current_user = 'authenticated') execute function private.limit_changes('id', '200');
-- A week written anew removes and adds up to 140 rows.
create trigger opening_hours_limit_changes before insert or update or delete on public.opening_hours
for each row when (current_user = 'authenticated') execute function private.limit_changes('business_id', '2000');
create trigger special_hours_limit_changes before insert or update or delete on public.special_hours
for each row when (current_user = 'authenticated') execute function private.limit_changes('business_id', '2000');
create trigger services_limit_changes before insert or update or delete on public.services
for each row when (current_user = 'authenticated') execute function private.limit_changes('business_id', '2000');
