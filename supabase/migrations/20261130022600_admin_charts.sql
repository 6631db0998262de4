-- The data of the admin charts, computed by the hourly task and stored: a hundred thousand listings
-- are not counted again for each view.
create table private.charts (
  name text primary key check (name in ('weeks', 'coverage')),
  data jsonb not null,
  measured_at timestamptz not null
);

-- Returns 104 weeks, starting on Monday in UTC, the present one last: new items, and the waiting
-- time before decisions of that week, in hours, as median and 90th percentile.
create function private.count_weeks()
returns jsonb language sql stable as $$
  with weeks as (
    select generate_series(this_week - interval '103 weeks', this_week, interval '1 week') as week
    from (select date_trunc('week', now(), 'UTC') as this_week) as now_
  ),
  since as (select min(week) as at from weeks),
  came as (
    select date_trunc('week', at, 'UTC') as week, kind, count(*) as count
    from (
      select created_at as at, 'listings' as kind from public.businesses, since
      where created_at >= since.at and status <> 'draft'
      union all
      select sent_at, 'submissions' from public.submissions, since where sent_at >= since.at
      union all
      select sent_at, 'claims' from public.claims, since where sent_at >= since.at
      union all
      select created_at, 'reviews' from public.reviews, since where created_at >= since.at
    ) as each
    group by 1, 2
  ),
  decided as (
    select date_trunc('week', decided_at, 'UTC') as week, kind, count(*) as count,
      percentile_cont(array[0.5, 0.9]) within group (
        order by extract(epoch from decided_at - sent_at)::double precision / 3600
      ) as hours
    from (
      select decided_at, sent_at, 'submissions' as kind from public.submissions, since
      where decided_at >= since.at and status in ('published', 'rejected') and decided_at >= sent_at
      union all
      -- Claims decided by evidence waited for no admin.
      select decided_at, sent_at, 'claims' from public.claims, since
      where decided_at >= since.at and decided_by is not null and decided_at >= sent_at
    ) as each
    group by 1, 2
  )
  select jsonb_agg(jsonb_build_object(
    'week', to_char(w.week at time zone 'UTC', 'YYYY-MM-DD'),
    'listings', coalesce((select c.count from came as c where c.week = w.week and c.kind = 'listings'), 0),
    'submissions', coalesce((select c.count from came as c where c.week = w.week and c.kind = 'submissions'), 0),
    'claims', coalesce((select c.count from came as c where c.week = w.week and c.kind = 'claims'), 0),
    'reviews', coalesce((select c.count from came as c where c.week = w.week and c.kind = 'reviews'), 0),
    'decisions', coalesce((
      select jsonb_object_agg(d.kind, jsonb_build_object(
        'decided', d.count, 'median_hours', round(d.hours[1]::numeric, 1), 'p90_hours', round(d.hours[2]::numeric, 1)
      ))
      from decided as d where d.week = w.week
    ), '{}')
  ) order by w.week)
  from weeks as w;
$$;

-- Returns for each metro, and for all other listings under a null slug: the published listings, and
-- how many lack what people look for. Names include the state: there are two Portlands.
create function private.count_coverage()
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', m.slug, 'name', m.name || ', ' || m.state, 'listings', c.listings,
    'no_hours', c.no_hours, 'no_phone', c.no_phone, 'no_photo', c.no_photo
  ) order by c.listings desc, m.slug), '[]')
  from (
    select metro_id, count(*) as listings,
      count(*) filter (where open_minutes = '{}') as no_hours,
      count(*) filter (where phone is null) as no_phone,
      count(*) filter (where photos = '[]') as no_photo
    from public.businesses where status = 'published' group by metro_id
  ) as c left join public.metros as m on m.id = c.metro_id;
$$;

-- Recomputes all, for the scheduled task.
create function public.measure_charts()
returns void language sql security definer as $$
  insert into private.charts (name, data, measured_at)
  values ('weeks', private.count_weeks(), now()), ('coverage', private.count_coverage(), now())
  on conflict (name) do update set data = excluded.data, measured_at = excluded.measured_at;
$$;
grant execute on function public.measure_charts to service_role;

-- Returns each chart's data, and when it was computed; before the task has run, as of now.
create function public.find_charts()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object(
    'measured_at', coalesce((select min(measured_at) from private.charts), now()),
    'weeks', coalesce((select data from private.charts where name = 'weeks'), private.count_weeks()),
    'coverage', coalesce((select data from private.charts where name = 'coverage'), private.count_coverage())
  );
$$;
grant execute on function public.find_charts to authenticated;
