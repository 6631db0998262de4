-- What fills the database: the size of each table with its indexes and long values, once a day.
create table private.table_sizes (
  day date not null,
  name text not null,
  bytes bigint not null,
  primary key (day, name)
);

-- Tables of ours and of accounts and files, with their estimated rows.
create function private.measure_tables()
returns table (name text, bytes bigint, row_count bigint) language sql stable as $$
  select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname,
    pg_catalog.pg_total_relation_size(c.oid), greatest(c.reltuples, 0)::bigint
  from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage');
$$;

-- Stores today's sizes, the first time of a day; keeps those of 400 days.
create function public.record_table_sizes()
returns void language sql security definer as $$
  delete from private.table_sizes where day < current_date - 400;
  insert into private.table_sizes (day, name, bytes)
  select current_date, m.name, m.bytes from private.measure_tables() as m
  where not exists (select from private.table_sizes as s where s.day = current_date);
$$;
grant execute on function public.record_table_sizes to service_role;

-- Returns for admins the database's size by day, its 20 largest tables, and its slowest statements. `earlier` is of the first
-- day stored within the last four weeks; null: none. Statements come from pg_stat_statements, and are null where that is not
-- loaded: they have placeholders instead of values, and only those of this database by the roles of the services are
-- listed, not migrations, seed or maintenance.
create function public.find_database_figures()
returns jsonb language plpgsql stable security definer as $$
declare
  view_name text;
  slowest jsonb;
begin
  perform private.require_admin();
  select quote_ident(n.nspname) || '.pg_stat_statements' into view_name
  from pg_catalog.pg_extension as e join pg_catalog.pg_namespace as n on n.oid = e.extnamespace
  where e.extname = 'pg_stat_statements'
    and pg_catalog.current_setting('shared_preload_libraries') like '%pg_stat_statements%';
  if view_name is not null then
    execute 'select coalesce(jsonb_agg(to_jsonb(s) order by s.total_ms desc), ''[]'') from (
      select left(regexp_replace(query, ''\s+'', '' '', ''g''), 300) as statement, calls,
        round(mean_exec_time::numeric, 2) as mean_ms, round(max_exec_time::numeric, 1) as max_ms,
        round(total_exec_time::numeric) as total_ms
      from ' || view_name || '
      where dbid = (select oid from pg_catalog.pg_database where datname = pg_catalog.current_database())
        and toplevel and query not like ''<%'' and userid in (
          select oid from pg_catalog.pg_roles where rolname in (
            ''anon'', ''authenticated'', ''service_role'', ''authenticator'', ''supabase_auth_admin'', ''supabase_storage_admin'')
        )
      order by total_exec_time desc limit 10
    ) as s' into slowest;
  end if;
  return jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'bytes', d.bytes) order by d.day), '[]') from (
        select s.day, sum(s.bytes) as bytes from private.table_sizes as s where s.day < current_date group by s.day
        union all select current_date, sum(m.bytes) from private.measure_tables() as m
      ) as d),
    'since', (select min(s.day) from private.table_sizes as s where s.day between current_date - 28 and current_date - 1),
    'tables', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.bytes desc, t.name), '[]') from (
        select m.name, m.bytes, m.row_count, (
          select s.bytes from private.table_sizes as s
          where s.name = m.name and s.day between current_date - 28 and current_date - 1 order by s.day limit 1
        ) as earlier
        from private.measure_tables() as m order by m.bytes desc, m.name limit 20
      ) as t),
    'statements', slowest
  );
end;
$$;
grant execute on function public.find_database_figures to authenticated;
