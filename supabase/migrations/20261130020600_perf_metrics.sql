-- Web vitals measured by browsers. The Worker writes with the service
-- role; admins read all, and each person their own.
create table public.perf_metrics (
  id uuid primary key default gen_random_uuid(),
  metric text not null check (metric in ('LCP', 'CLS', 'FID', 'TTFB', 'INP')),
  value double precision not null check (value >= 0), -- milliseconds; CLS has no unit
  path text not null check (char_length(path) <= 300), -- a route's pattern ('/business/:id'), never an address
  details jsonb not null default '{}',
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  device text not null default 'unknown'
    check (device in ('phone', 'tablet', 'desktop', 'unknown')),
  country text not null default 'XX' -- ISO 3166; XX: unknown, T1: Tor, as Cloudflare reports it
    check (country ~ '^[A-Z][A-Z0-9]$'),
  rolled_up boolean not null default false -- counted into the rollups below
);
-- No BRIN index: counting a row updates and so moves it, which breaks the physical order.
create index perf_metrics_created_at_idx on public.perf_metrics (created_at);
create index perf_metrics_pending_idx on public.perf_metrics (created_at) where not rolled_up;
create index perf_metrics_user_id_idx on public.perf_metrics (user_id) where user_id is not null;

create policy "People can read what their own browser measured and admins all" on public.perf_metrics
for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on public.perf_metrics to authenticated;

-- Histograms of web vitals. Raw rows are kept 30 days, hours 400 days, totals forever: a percentile
-- over any window is computed from counts per bucket, whose size does not grow with visits.
create table private.vital_buckets (
  le double precision primary key, -- values up to and including this, as in Prometheus
  above double precision not null
);

-- ISO 3's preferred numbers R20, in steps of 12 %, which contain all of Google's thresholds but
-- 300 ms. One list serves milliseconds and the unitless CLS.
insert into private.vital_buckets (le, above)
select le, coalesce(lag(le) over (order by le), 0)
from (
  select unnest(array[0, 300, 'Infinity']::double precision[]) as le
  union
  select (step * power(10::numeric, decade))::double precision
  from unnest(array[1, 1.12, 1.25, 1.4, 1.6, 1.8, 2, 2.24, 2.5, 2.8, 3.15, 3.55, 4, 4.5, 5, 5.6,
    6.3, 7.1, 8, 9]) as step, generate_series(-3, 4) as decade
) as bounds;

create policy "Everybody can read the bounds of buckets" on private.vital_buckets
for select to authenticated, service_role
using (true);

grant select on private.vital_buckets to authenticated, service_role;

create table public.perf_metrics_hourly (
  hour timestamptz not null,
  metric text not null,
  path text not null,
  device text not null,
  country text not null,
  le double precision not null,
  count bigint not null check (count > 0),
  sum double precision not null,
  primary key (hour, metric, path, device, country, le)
);

-- All-time totals for Prometheus, whose counters must not decrease.
create table public.perf_metrics_totals (
  metric text not null,
  path text not null,
  device text not null,
  le double precision not null,
  count bigint not null check (count > 0),
  sum double precision not null,
  primary key (metric, path, device, le)
);

create policy "Admins can read hourly rollups" on public.perf_metrics_hourly
for select to authenticated
using ((select private.is_admin()));
create policy "Admins can read totals of metrics" on public.perf_metrics_totals
for select to authenticated
using ((select private.is_admin()));

grant select on public.perf_metrics_hourly, public.perf_metrics_totals to authenticated;

create function private.vital_bucket(value double precision)
returns double precision language sql stable parallel safe as $$
  select le from private.vital_buckets where le >= value order by le limit 1;
$$;
grant execute on function private.vital_bucket to authenticated, service_role;

-- Counts up to `max_rows` uncounted rows, oldest first; returns how many. One statement claims and
-- counts a row, so nothing is counted twice, however late it arrives and however many callers run.
create function public.roll_up_metrics(max_rows integer default 20000)
returns integer language sql as $$
  with claimed as (
    update public.perf_metrics set rolled_up = true
    where id in (
      select id from public.perf_metrics where not rolled_up
      order by created_at limit max_rows for update skip locked
    )
    returning metric, value, path, device, country, created_at
  ),
  counted as (
    select date_trunc('hour', created_at, 'UTC') as hour, metric, path, device, country,
      private.vital_bucket(value) as le, count(*) as count, sum(value) as sum
    from claimed
    group by 1, 2, 3, 4, 5, 6
  ),
  hours as (
    insert into public.perf_metrics_hourly as h
    select * from counted order by hour, metric, path, device, country, le
    on conflict (hour, metric, path, device, country, le)
    do update set count = h.count + excluded.count, sum = h.sum + excluded.sum
  ),
  totals as (
    insert into public.perf_metrics_totals as t
    select metric, path, device, le, sum(count), sum(sum) from counted
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (metric, path, device, le)
    do update set count = t.count + excluded.count, sum = t.sum + excluded.sum
  )
  select coalesce(sum(count), 0)::integer from counted;
$$;
grant execute on function public.roll_up_metrics to service_role;
