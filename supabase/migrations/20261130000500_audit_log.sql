-- Who changed what, when, with old and new values. Triggers write the rows; rows are never changed.
-- A hash chains each row to the previous one: `verify_audit_log` reports altered and inserted rows
-- and those removed between others, and `audit_head` a removed end.

-- Returns the id of the present act, everything that one person does at once: of this transaction, or of several after
-- `private.continue_act`.
create function private.current_act()
returns uuid language plpgsql as $$
begin
  if coalesce(current_setting('mainstreet.act', true), '') = '' then
    perform set_config('mainstreet.act', gen_random_uuid()::text, true);
  end if;
  return current_setting('mainstreet.act')::uuid;
end;
$$;

-- Makes what the rest of this transaction writes part of an act that began earlier, ordered by this person: scheduled
-- work has no caller. Null: of none.
create function private.continue_act(act_id uuid, ordered_by uuid)
returns void language sql as $$
  select set_config('mainstreet.act', coalesce(act_id::text, ''), true),
    set_config('mainstreet.ordered_by', coalesce(ordered_by::text, ''), true);
$$;

-- Returns the caller, else who ordered the scheduled work; null for the system.
create function private.acting_person()
returns uuid stable
return coalesce(auth.uid(), nullif(current_setting('mainstreet.ordered_by', true), '')::uuid);

create table public.audit_log (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  actor_id uuid, -- null: the system (scheduled tasks that nobody ordered)
  action text not null check (action in ('insert', 'update', 'delete', 'export', 'refuse')),
  table_name text not null,
  row_id uuid not null,
  before jsonb, -- only the fields that changed; null when the row is new
  after jsonb, -- null when the row was deleted
  -- The reason, for actions that require one: see `private.set_audit_reason`.
  reason text default nullif(current_setting('mainstreet.reason', true), ''),
  act_id uuid not null default private.current_act(),
  -- The owner for whom an admin acted, in the admin's own session: see `private.lock_for_editing`.
  on_behalf_of uuid default nullif(current_setting('mainstreet.on_behalf_of', true), '')::uuid,
  -- The first row of its act and person ('act'), else the first of its table and action there ('kind'): the log reads
  -- as one line for each.
  first_of text check (first_of in ('act', 'kind'))
);
-- One index for each way to read the log, newest first (read_audit_log).
create index audit_log_time_idx on public.audit_log (occurred_at desc, id desc);
create index audit_log_row_idx on public.audit_log (row_id, occurred_at desc, id desc);
create index audit_log_actor_idx on public.audit_log (actor_id, occurred_at desc, id desc);
create index audit_log_table_idx on public.audit_log (table_name, occurred_at desc, id desc);
create index audit_log_action_idx on public.audit_log (action, occurred_at desc, id desc);
create index audit_log_act_idx on public.audit_log (act_id, table_name, action);
create index audit_log_first_of_act_idx on public.audit_log (occurred_at desc, id desc) where first_of = 'act';

create function private.mark_first_of_act()
returns trigger language plpgsql security definer as $$
begin
  new.first_of := case
    when not exists (
      select from public.audit_log as a where a.act_id = new.act_id and a.actor_id is not distinct from new.actor_id)
    then 'act'
    when not exists (
      select from public.audit_log as a where a.act_id = new.act_id and a.actor_id is not distinct from new.actor_id
        and a.table_name = new.table_name and a.action = new.action)
    then 'kind'
  end;
  return new;
end;
$$;
create trigger audit_log_mark_first_of_act before insert on public.audit_log
for each row execute function private.mark_first_of_act();

-- Sets the reason for everything the rest of this transaction writes.
create function private.set_audit_reason(reason text)
returns void language sql as $$
  select set_config('mainstreet.reason', reason, true);
$$;

create function private.refuse_change()
returns trigger language plpgsql as $$
begin
  raise exception 'The audit log cannot be changed' using errcode = '42501';
end;
$$;
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
for each statement execute function private.refuse_change();

-- The chain: rows in commit order of their transactions, numbered without gaps.
--   hash = sha256( previous_hash, number, id, occurred_at, actor_id, action, table_name, row_id,
-- reason, before, after, act_id, first_of, on_behalf_of )
-- Lines and timestamps are formatted as in foundation; reason, before and after are JSON, a null
-- actor, first_of or on_behalf_of is an empty line, `previous_hash` of the first row is 64 zeros.
create table private.audit_seals (
  number bigint primary key check (number >= 1),
  -- No foreign key: deleting an audit row must not delete its seal, so that the gap is detected.
  audit_id bigint not null unique,
  hash text not null
);

create trigger audit_seals_are_append_only before update or delete or truncate on private.audit_seals
for each statement execute function private.refuse_change();

create function private.hash_audit(previous_hash text, number bigint, entry public.audit_log)
returns text language plpgsql stable as $$
begin
  return private.sha256_of(
    previous_hash, number::text, entry.id::text, private.format_moment(entry.occurred_at),
    coalesce(entry.actor_id::text, ''), entry.action, entry.table_name, entry.row_id::text,
    coalesce(to_jsonb(entry.reason), 'null')::text, coalesce(entry.before, 'null')::text,
    coalesce(entry.after, 'null')::text, entry.act_id::text, coalesce(entry.first_of, ''), coalesce(entry.on_behalf_of::text, '')
  );
end;
$$;

-- Runs at commit, after all other work of the transaction: the lock holder waits for no other lock, so there is no
-- deadlock, and others wait only for the commit's write to disk. Each row's statement sees what was committed before it
-- got the lock; otherwise the number would be taken and the transaction refused, so the chain cannot fork. Planned
-- while there are five seals, PostgreSQL 17 would scan and sort all of them for each row; the index finds the last one.
create function private.seal_audit()
returns trigger language plpgsql security definer set enable_seqscan = off as $$
declare
  last private.audit_seals;
begin
  perform pg_advisory_xact_lock(hashtext('audit chain'));
  select * into last from private.audit_seals order by number desc limit 1;
  insert into private.audit_seals (number, audit_id, hash)
  values (coalesce(last.number, 0) + 1, new.id,
    private.hash_audit(coalesce(last.hash, repeat('0', 64)), coalesce(last.number, 0) + 1, new));
  return null;
end;
$$;
create constraint trigger audit_log_is_chained after insert on public.audit_log
deferrable initially deferred for each row execute function private.seal_audit();

-- Arguments: the key column, then derived columns that do not justify a row when only they change.
create function private.write_audit()
returns trigger language plpgsql security definer as $$
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
  values (private.acting_person(), lower(tg_op), tg_table_name, row_id, old_row, new_row);
  return null;
end;
$$;

-- Audits the rows of a table after these events, with these arguments; `with_new`: also those that a person adds, but
-- not those of seed and imports.
create function private.audit(rows_of regclass, events text, arguments text[], with_new boolean default false)
returns void language plpgsql as $$
declare
  label constant text := (select relname from pg_catalog.pg_class where oid = rows_of) || '_audit';
  call constant text := (
    select format('execute function private.write_audit(%s)', string_agg(quote_literal(a), ', ')) from unnest(arguments) as a);
begin
  execute format('create or replace trigger %I after %s on %s for each row %s', label, events, rows_of, call);
  if with_new then
    execute format('create or replace trigger %I after insert on %s for each row when (auth.uid() is not null) %s',
      label || '_added', rows_of, call);
  end if;
end;
$$;

-- The same for rows that belong to a listing, hours or services, as one entry of each statement and listing: a week has
-- seven. `before` and `after` are `{"rows": […]}`. New ones count only when a person adds them; an import is no change.
create function private.write_audit_of_parts()
returns trigger language plpgsql security definer as $$
declare
  left_out constant text[] := '{id,business_id}';
  changed jsonb[]; -- of each row: listing, before, after
begin
  if tg_op = 'INSERT' then
    changed := array(
      select jsonb_build_array(business_id, null, to_jsonb(n) - left_out) from added as n where auth.uid() is not null
      order by id);
  elsif tg_op = 'DELETE' then
    changed := array(select jsonb_build_array(business_id, to_jsonb(o) - left_out, null) from removed as o order by id);
  else
    changed := array(
      select jsonb_build_array(n.business_id, to_jsonb(o) - left_out, to_jsonb(n) - left_out)
      from removed as o join added as n using (id) where to_jsonb(o) <> to_jsonb(n) order by id);
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  select private.acting_person(), lower(tg_op), tg_table_name, (row ->> 0)::uuid,
    case when tg_op <> 'INSERT' then jsonb_build_object('rows', jsonb_agg(row -> 1 order by number)) end,
    case when tg_op <> 'DELETE' then jsonb_build_object('rows', jsonb_agg(row -> 2 order by number)) end
  from unnest(changed) with ordinality as listed (row, number)
  group by row ->> 0 order by row ->> 0;
  return null;
end;
$$;
select private.audit('public.profiles', 'update or delete', '{user_id,updated_at}');

-- The log keeps every change forever, so this limits what one person can write into it in a day. Changes count per
-- person, so that somebody cannot block an admin.
create function private.limit_profile_changes()
returns trigger language plpgsql security definer as $$
begin
  perform private.refuse_excess((
    select count(*) from public.audit_log
    where table_name = 'profiles' and row_id = old.user_id and occurred_at > now() - interval '1 day'
      and actor_id = auth.uid()
  ), 50, 'Too many changes in one day');
  return new;
end;
$$;

-- Not for functions with their owner's rights.
create trigger profiles_limit_changes before update on public.profiles
for each row when (current_user = 'authenticated') execute function private.limit_profile_changes();

-- Handles an admin action refused for a missing role: records the attempt, once an hour per person and function, and
-- returns what PostgREST would answer to the exception. Raising the exception would roll the record back with
-- everything else. Only functions that the API calls catch it, so that those that others call stay strict.
create function private.record_refusal(message text)
returns jsonb language plpgsql as $$
declare
  -- Set by PostgREST: '/rpc/delete_person'.
  function_name constant text := substr(current_setting('request.path', true), 6);
begin
  if not exists (
    select from public.audit_log
    where actor_id = auth.uid() and occurred_at > now() - interval '1 hour'
      and action = 'refuse' and after ->> 'function' = function_name
  ) then
    insert into public.audit_log (actor_id, action, table_name, row_id, after)
    values (auth.uid(), 'refuse', 'profiles', auth.uid(), jsonb_build_object('function', function_name));
  end if;
  perform set_config('response.status', '403', true);
  return jsonb_build_object('code', '42501', 'message', message, 'details', null, 'hint', null);
end;
$$;

create policy "Super admins can read the audit log" on public.audit_log
for select to authenticated
using ((select private.is_super_admin()));

grant select on public.audit_log to authenticated;
-- A Supabase project grants the service role everything by default.
revoke all on public.audit_log from service_role;
grant select on public.audit_log to service_role;
