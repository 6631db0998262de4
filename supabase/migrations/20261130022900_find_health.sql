-- Returns what the checks of admins are about, as far as the database knows it: queues, scheduled tasks, alarms, sizes.
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
    'measures', public.measure_alarms(),
    'alarms', (select coalesce(jsonb_agg(to_jsonb(a) order by a.kind), '[]') from private.alarms as a),
    -- The latest that was said of an alarm, and when the webhook accepted it.
    'told', (
      select to_jsonb(e) from (
        select created_at, posted_at from private.alarm_events order by created_at desc limit 1
      ) as e),
    'connections', (select count(*) from pg_catalog.pg_stat_activity where backend_type = 'client backend'),
    'max_connections', pg_catalog.current_setting('max_connections')::integer,
    'imports', (
      select jsonb_build_object('waiting', count(*), 'waiting_since', min(changed_at))
      from private.import_jobs where state in ('checking', 'running', 'rolling_back')
    ),
    'queue', (
      select jsonb_build_object('waiting', count(*), 'waiting_since', min(waiting_since))
      from private.queue_items as q where decision_id is null and not private.is_asked(q)
    ),
    -- Thousands take minutes: they wait since the last run of their task that has not failed.
    'decisions', (
      select jsonb_build_object('waiting', count(*), 'waiting_since', case when count(*) > 0 then greatest(min(due_at), (
        select max(r.ended_at) from private.cron_runs as r where r.name = 'decisions' and r.failure is null)) end)
      from private.decisions where outcome is null and due_at <= now()
    )
  );
$$;
grant execute on function public.find_health to authenticated;

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
