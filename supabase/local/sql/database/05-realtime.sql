-- The objects of Supabase's realtime service in a project: who may read a changed row, and the
-- table whose policies decide who may use a private channel.
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;

-- The channel being joined, for policies on realtime.messages.
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Returns which of these callers, in their order, may read a row that has just been written, and
-- which of its columns. Checks each under Row Level Security, as behind PostgREST. A policy that
-- fails grants nothing. keys: the row's primary key as text, by column; null for a deleted row,
-- which cannot be checked any more.
create function realtime.find_readers(entity regclass, keys jsonb, callers jsonb)
returns table (place integer, columns text[])
language plpgsql
as $$
declare
  -- Keeps column names and this function's variables from colliding.
  question constant text := (
    select format('select exists (select from %s as r where %s)', entity,
      string_agg(format('r.%I = ($1 ->> %L)::%s', a.attname, a.attname, format_type(a.atttypid, a.atttypmod)), ' and '))
    from pg_index as i join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = entity and i.indisprimary
  );
  caller jsonb;
  is_visible boolean;
begin
  place := -1;
  for caller in select * from jsonb_array_elements(callers) loop
    place := place + 1;
    columns := array(
      select a.attname::text from pg_attribute as a
      where a.attrelid = entity and a.attnum > 0 and not a.attisdropped
        and has_column_privilege((caller ->> 'role')::name, entity, a.attnum, 'select')
      order by a.attnum
    );
    continue when columns = '{}' or not has_schema_privilege(
      (caller ->> 'role')::name, (select relnamespace from pg_class where oid = entity), 'usage');
    is_visible := keys is null;
    if not is_visible then
      begin
        perform set_config('role', caller ->> 'role', true),
          set_config('request.jwt.claims', caller ->> 'claims', true),
          set_config('request.jwt.claim.sub', coalesce(caller ->> 'sub', ''), true),
          set_config('request.jwt.claim.role', caller ->> 'role', true);
        execute question into is_visible using keys;
      exception when others then
        is_visible := false;
      end;
    end if;
    if is_visible then
      return next;
    end if;
  end loop;
end
$$;

grant usage on schema realtime to authenticator;
revoke execute on function realtime.find_readers(regclass, jsonb, jsonb) from public;
grant execute on function realtime.find_readers(regclass, jsonb, jsonb) to authenticator;

alter table realtime.messages owner to supabase_realtime_admin;
alter function realtime.topic() owner to supabase_realtime_admin;
-- A hosted project's supautils lets `postgres` add policies to the table; here only an owner can.
grant supabase_realtime_admin to postgres;
