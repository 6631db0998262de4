-- What web vitals are told apart by besides their path, and whether a row has been counted into the
-- rollups (next migration). `path` holds a route's pattern ('/business/:id'), never an address.
alter table public.perf_metrics
add column device text not null default 'unknown'
  check (device in ('phone', 'tablet', 'desktop', 'unknown')),
add column country text not null default 'XX' -- ISO 3166; XX: unknown, T1: Tor, as Cloudflare says
  check (country ~ '^[A-Z][A-Z0-9]$'),
add column rolled_up boolean not null default false;

-- Rows are moved when they are counted, which a BRIN index would not follow.
drop index public.perf_metrics_created_at_idx;
create index perf_metrics_created_at_idx on public.perf_metrics (created_at);
create index perf_metrics_pending_idx on public.perf_metrics (created_at) where not rolled_up;
