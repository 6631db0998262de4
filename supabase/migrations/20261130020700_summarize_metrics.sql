-- Reads web vitals. Uncounted rows are read along with the rollups, so that numbers are current
-- whenever the last rollup ran. Callers read with their own rights: admins.
create view public.perf_metrics_by_hour with (security_invoker = true) as
select hour, metric, path, device, country, le, count, sum
from public.perf_metrics_hourly
union all
select date_trunc('hour', created_at, 'UTC'), metric, path, device, country,
  private.vital_bucket(value), 1, value
from public.perf_metrics
where not rolled_up;

grant select on public.perf_metrics_by_hour to authenticated, service_role;

-- Returns the value at `quantile` of `samples` values, if it is in this bucket, else null. Assumes
-- an even spread within a bucket; the last one is open-ended, so its lower bound is returned.
create function private.interpolate_bucket(
  quantile numeric, samples numeric, before numeric, count numeric,
  above double precision, le double precision
)
returns double precision immutable parallel safe
return case
  when quantile * samples <= before or quantile * samples > before + count then null
  when le = 'Infinity' then above
  else above + (le - above) * ((quantile * samples - before) / count)::double precision
end;
grant execute on function private.interpolate_bucket to authenticated, service_role;

-- Returns percentiles per vital between two hours, for each value of `dimension`: 'all', 'hour',
-- 'day', 'path', 'device' or 'country'. For paths and countries the 50 with the most samples.
-- Values are interpolated within a bucket: off by 12 % at most and typically by 2 %.
create function public.summarize_metrics(
  since timestamptz, until timestamptz default now(), dimension text default 'all',
  of_path text default null, of_device text default null, of_country text default null
)
returns table (
  key text, metric text, samples bigint, good bigint, poor bigint,
  p50 double precision, p75 double precision, p95 double precision
)
language sql stable as $$
  with counted as (
    select m.metric, m.le, sum(m.count) as count,
      case summarize_metrics.dimension
        when 'hour' then to_char(m.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:00:00"Z"')
        when 'day' then to_char(m.hour at time zone 'UTC', 'YYYY-MM-DD')
        when 'path' then m.path
        when 'device' then m.device
        when 'country' then m.country
        else 'all'
      end as key
    from public.perf_metrics_by_hour as m
    where m.hour >= date_trunc('hour', since, 'UTC') and m.hour < until
      and (of_path is null or m.path = of_path)
      and (of_device is null or m.device = of_device)
      and (of_country is null or m.country = of_country)
    group by m.metric, m.le, 4
  ),
  ranked as (
    select c.key, c.metric, c.le, c.count, b.above,
      sum(c.count) over (partition by c.key, c.metric) as samples,
      sum(c.count) over (partition by c.key, c.metric order by c.le) - c.count as before
    from counted as c join private.vital_buckets as b using (le)
  ),
  summed as (
    select r.key, r.metric, max(r.samples)::bigint as samples,
      coalesce(sum(r.count) filter (where r.le <= t.good), 0)::bigint as good,
      coalesce(sum(r.count) filter (where r.le > t.poor), 0)::bigint as poor,
      max(private.interpolate_bucket(0.5, r.samples, r.before, r.count, r.above, r.le)) as p50,
      max(private.interpolate_bucket(0.75, r.samples, r.before, r.count, r.above, r.le)) as p75,
      max(private.interpolate_bucket(0.95, r.samples, r.before, r.count, r.above, r.le)) as p95
    from ranked as r join (values -- good up to, poor above; https://web.dev/articles/vitals
      ('LCP', 2500, 4000), ('CLS', 0.1, 0.25), ('INP', 200, 500), ('FID', 100, 300), ('TTFB', 800, 1800)
    ) as t (metric, good, poor) using (metric)
    group by r.key, r.metric
  ),
  busiest as (
    select s.key from summed as s group by s.key
    order by sum(s.samples) desc, s.key
    limit case when summarize_metrics.dimension in ('path', 'country') then 50 end
  )
  select s.* from summed as s join busiest using (key) order by s.key, s.metric;
$$;
grant execute on function public.summarize_metrics to authenticated, service_role;

-- Returns all-time counts per vital, path and device, cumulative up to each of `bounds`: `[{ metric, path, device,
-- count, sum, buckets: [n, …] }]`. A single value, since the API returns 1,000 rows at most.
create function public.count_vitals(bounds double precision[])
returns jsonb language sql stable as $$
  with counted as (
    select metric, path, device, le, count, sum from public.perf_metrics_totals
    union all
    select metric, path, device, private.vital_bucket(value), 1, value
    from public.perf_metrics where not rolled_up
  ),
  series as (
    select metric, path, device, sum(count) as count, sum(sum) as sum,
      jsonb_object_agg(le::text, count) as by_bound
    from (
      select metric, path, device, le, sum(count) as count, sum(sum) as sum
      from counted group by metric, path, device, le
    ) as grouped
    group by metric, path, device
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'metric', metric, 'path', path, 'device', device, 'count', count, 'sum', sum,
    'buckets', (
      select jsonb_agg((
        select coalesce(sum(value::numeric), 0) from jsonb_each_text(by_bound)
        where key::double precision <= bound
      ) order by bound)
      from unnest(bounds) as bound
    )
  ) order by metric, path, device), '[]')
  from series;
$$;
grant execute on function public.count_vitals to authenticated, service_role;
