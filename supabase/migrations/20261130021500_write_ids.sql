-- Writes whose answer may get lost. A browser sends a new id with every write, in the header `x-write-id`. PostgREST
-- records the id before it runs anything (check_requests), in the write's own transaction: the row is there if and only
-- if the write took effect. Who gets no answer asks `resolve_write`.
create table private.writes (
  person uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  -- False: the write had not taken effect when its person asked, and the id keeps it from doing so later.
  is_done boolean not null,
  at timestamptz not null default now(),
  primary key (person, id)
);

-- Returns the tables whose writes count. A session looks them up once, and again when the database
-- has a newer table: reading all of `pg_class` twice for every write took a tenth of its pages.
create function private.counted_tables()
returns oid[] language plpgsql volatile as $$
declare
  newest constant text := (select max(oid) from pg_catalog.pg_class);
  known constant text[] := string_to_array(current_setting('private.counted_tables', true), ' ');
  tables oid[];
begin
  if known[1] = newest then
    return known[2]::oid[];
  end if;
  tables := array(
    select oid from pg_catalog.pg_class where relkind = 'r' and oid <> 'private.writes'::regclass
  );
  perform set_config('private.counted_tables', newest || ' ' || tables::text, false);
  return tables;
end;
$$;

-- Returns how many rows this session has inserted, updated or deleted in them since its statistics
-- were last reported, which never happens within a transaction.
create function private.count_written_rows()
returns bigint language plpgsql volatile as $$
begin
  return (
    select coalesce(sum(pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
      + pg_stat_get_xact_tuples_deleted(oid)), 0)
    from unnest(private.counted_tables()) as oid
  );
end;
$$;

-- Records the write of a request that names one, and refuses it if its id is settled. Requests that
-- only read run in a read-only transaction.
create function private.record_write()
returns void language plpgsql security definer as $$
declare
  caller constant uuid := auth.uid();
  write_id constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-write-id';
begin
  if write_id is null or current_setting('transaction_read_only') = 'on' then
    return;
  end if;
  delete from private.writes where person = caller and at < now() - interval '1 day';
  -- Waits for a transaction that has recorded the same id.
  insert into private.writes (person, id, is_done) values (caller, write_id::uuid, true)
  on conflict do nothing;
  perform private.refuse('PT409', 'This write is settled') where not found;
  perform set_config('private.written_rows', private.count_written_rows()::text, true);
end;
$$;
grant execute on function private.record_write to authenticated;

-- Before it commits, forgets a write that has changed nothing: one that was answered by `invalid`
-- or the like may be sent again.
create function private.forget_unchanged_write()
returns trigger language plpgsql security definer as $$
begin
  if private.count_written_rows() = current_setting('private.written_rows')::bigint then
    delete from private.writes where person = new.person and id = new.id;
  end if;
  return null;
end;
$$;
create constraint trigger writes_forget_unchanged after insert on private.writes
deferrable initially deferred
for each row when (new.is_done) execute function private.forget_unchanged_write();

-- Returns whether a write of the caller took effect; if not, it never will. Waits while it is under way.
create function public.resolve_write(write_id uuid)
returns boolean language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
begin
  insert into private.writes (person, id, is_done) values (caller, write_id, false) on conflict do nothing;
  return (select is_done from private.writes where person = caller and id = write_id);
end;
$$;
grant execute on function public.resolve_write to authenticated;
