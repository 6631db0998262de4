-- Health data for admins, as far as the database has it: in separate functions, so that one that
-- fails or is slow does not affect the others.

-- Returns the sizes and ages of queues, and the runs of scheduled tasks.
create function public.find_health()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object(
    'now', now(),
    'cron_runs', private.show_cron_runs(),
    'failed_measurements', (
      select jsonb_build_object('waiting', count(*), 'waiting_since', min(created_at), 'reasons', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.measurements desc, r.reason, r.kind), '[]')
        from (
          select case when body ? 'metrics' then 'vitals' when body ? 'visits' then 'visits' else 'unknown' end as kind,
            reason, count(*) as measurements, min(created_at) as since
          from private.failed_measurements group by 1, 2 order by 3 desc, 2, 1 limit 20
        ) as r))
      from private.failed_measurements
    ),
    'violations', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.reports desc, r.directive, r.blocked, r.screen), '[]')
      from (
        select directive, blocked, screen, array_agg(distinct browser) as browsers, sum(reports) as reports,
          max(day) as last_on
        from private.violations
        where day > (now() at time zone 'UTC')::date - 7
        group by directive, blocked, screen
        order by sum(reports) desc, directive, blocked, screen limit 20
      ) as r
    ),
    'mails', public.count_mails(),
    'imports', (
      select jsonb_build_object('waiting', count(*), 'waiting_since', min(changed_at))
      from private.import_jobs where state in ('checking', 'running', 'rolling_back')
    ),
    'queue', (
      select jsonb_build_object('waiting', count(*), 'waiting_since', min(waiting_since))
      from private.queue_items where decision_id is null
    ),
    'decisions', (
      select jsonb_build_object('waiting', count(*), 'waiting_since', min(due_at))
      from private.decisions where outcome is null and due_at <= now()
    )
  );
$$;
grant execute on function public.find_health to authenticated;

-- Returns the database's own state. Slow statements come from pg_stat_statements, and are null
-- where that is not loaded: they have placeholders instead of values, and only those of this
-- database by the roles of the services are listed, not migrations, seed or maintenance.
create function public.find_database_state()
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
    'bytes', pg_catalog.pg_database_size(pg_catalog.current_database()),
    'connections', (select count(*) from pg_catalog.pg_stat_activity where backend_type = 'client backend'),
    'max_connections', pg_catalog.current_setting('max_connections')::integer,
    'started_at', pg_catalog.pg_postmaster_start_time(),
    'statements', slowest
  );
end;
$$;
grant execute on function public.find_database_state to authenticated;

-- The last health check that could write; one row.
create table private.health_checks (
  id boolean primary key default true check (id),
  checked_at timestamptz not null default now()
);
insert into private.health_checks default values;

-- Writes a row, which fails in a database that is read-only, and sorts more than fits into memory,
-- which fails on a full disk: an update may fit into space that the table already has.
create function public.check_health()
returns timestamptz language plpgsql security definer set work_mem = '64kB' as $$
declare
  now_checked timestamptz;
begin
  perform count(*) from (
    select repeat(md5(n::text), 4) as text from generate_series(1, 2000) as n order by text offset 0
  ) as sorted;
  update private.health_checks set checked_at = now() returning checked_at into now_checked;
  return now_checked;
end;
$$;
grant execute on function public.check_health to service_role;
