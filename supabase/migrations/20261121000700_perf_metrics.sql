-- Web vitals as browsers measured them (specification, section 3). Written by the Worker with the
-- service role; read by admins.
create table public.perf_metrics (
  id uuid primary key default gen_random_uuid(),
  metric text not null check (metric in ('LCP', 'CLS', 'FID', 'TTFB', 'INP')),
  value double precision not null check (value >= 0), -- milliseconds; CLS has no unit
  path text not null check (char_length(path) <= 300),
  details jsonb not null default '{}',
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index perf_metrics_created_at_idx on public.perf_metrics using brin (created_at);
create index perf_metrics_user_id_idx on public.perf_metrics (user_id);

alter table public.perf_metrics enable row level security;
create policy "Admins can read performance metrics" on public.perf_metrics
for select to authenticated
using ((select private.is_admin()));
grant select on public.perf_metrics to authenticated;
grant all on public.perf_metrics to service_role;
