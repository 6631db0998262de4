-- Runs of the scheduled tasks of workers/scheduled.ts, one row each: the health screen shows the last ones.
create table private.cron_runs (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z-]{1,40}$'),
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  -- The error's name and code; null: success. Never PostgreSQL's message, which contains values.
  failure text check (char_length(failure) between 1 and 300)
);
create index cron_runs_name_idx on private.cron_runs (name, started_at desc);
create index cron_runs_started_at_idx on private.cron_runs (started_at);

-- Records `[{ name, started_at, ended_at, failure }]`, and deletes rows older than a week.
create function public.record_cron_runs(runs jsonb)
returns integer language sql security definer as $$
  delete from private.cron_runs where started_at < now() - interval '7 days';
  with recorded as (
    insert into private.cron_runs (name, started_at, ended_at, failure)
    select r.name, r.started_at, r.ended_at, left(r.failure, 300)
    from jsonb_to_recordset(runs) as r (name text, started_at timestamptz, ended_at timestamptz, failure text)
    returning 1
  )
  select count(*)::integer from recorded;
$$;
grant execute on function public.record_cron_runs to service_role;

-- Returns for each task of the last week: its last run, its last success, and the failures of the last day.
create function private.show_cron_runs()
returns jsonb language sql stable as $$
  -- One index lookup per name, however many runs there are.
  with recursive names as (
    (select name from private.cron_runs order by name limit 1)
    union all
    select (select r.name from private.cron_runs as r where r.name > n.name order by r.name limit 1)
    from names as n where n.name is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', n.name, 'started_at', last.started_at, 'ended_at', last.ended_at, 'failure', last.failure,
    'succeeded_at', (
      select r.ended_at from private.cron_runs as r
      where r.name = n.name and r.failure is null order by r.started_at desc limit 1
    ),
    'failures', (
      select count(*) from private.cron_runs as r
      where r.name = n.name and r.failure is not null and r.started_at > now() - interval '1 day'
    )
  ) order by n.name), '[]')
  from names as n, lateral (
    select r.* from private.cron_runs as r where r.name = n.name order by r.started_at desc limit 1
  ) as last
  where n.name is not null;
$$;
