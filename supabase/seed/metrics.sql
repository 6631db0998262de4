-- Two weeks of made-up visits, so that the admins' screen of speed has something to show. Each visit
-- has its numbers from a hash of its own: the same every time, at times counted back from now.
insert into public.perf_metrics (id, metric, value, path, details, device, country, created_at)
select
  md5(visit || metric)::uuid, metric,
  case metric when 'CLS' then round((scale * slowness * slowness)::numeric, 4)
    else round((scale * slowness * busy)::numeric, 1) end,
  path, jsonb_build_object('navigation_type', 'navigate', 'connection', '4g', 'device', device),
  device, country,
  now() - make_interval(mins => (14 * 24 * 60 * when_share)::integer)
from (
  select visit,
    (array['phone', 'phone', 'phone', 'desktop', 'desktop', 'tablet'])[1 + floor(6 * a)] as device,
    (array['US', 'US', 'US', 'US', 'US', 'US', 'CA', 'MX', 'GB', 'XX'])[1 + floor(10 * b)] as country,
    (array['/', '/', '/', '/business/:id', '/business/:id', '/business/:id', '/business/:id',
      '/cityguides/:citySlug', '/blog/:slug', '/browse/metro/:metro'])[1 + floor(10 * c)] as path,
    d as when_share, e as luck
  from generate_series(1, 1500) as visit, lateral (
    select ('x' || substr(hash, 1, 6))::bit(24)::integer / 16777216.0 as a,
      ('x' || substr(hash, 7, 6))::bit(24)::integer / 16777216.0 as b,
      ('x' || substr(hash, 13, 6))::bit(24)::integer / 16777216.0 as c,
      ('x' || substr(hash, 19, 6))::bit(24)::integer / 16777216.0 as d,
      ('x' || substr(hash, 25, 6))::bit(24)::integer / 16777216.0 as e
    from (select md5('visit ' || visit) as hash) as hashed
  ) as shares
) as visits,
lateral (
  -- Most visits are fast and a few are slow; phones are slower, and so were the days before a mend.
  select exp(1.1 * luck * luck) * case device when 'phone' then 1.35 when 'tablet' then 1.15 else 0.9 end
    * case when when_share > 0.55 then 1.25 else 1 end as slowness,
    case path when '/browse/metro/:metro' then 1.5 when '/' then 0.9 else 1 end as busy
) as speed,
(values ('LCP', 900), ('INP', 70), ('TTFB', 210), ('FID', 9), ('CLS', 0.02)) as vitals (metric, scale);

select public.roll_up_metrics();
