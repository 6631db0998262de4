-- Drops in two steps. The release before this one has stopped using the column, so that the Worker that is still served
-- does not miss it; going back goes to that one.
set local lock_timeout = '2s';
drop trigger perf_metrics_copy_screen on public.perf_metrics;
drop function private.copy_screen(), private.backfill_screens;
alter table public.perf_metrics drop column screen;
alter table public.businesses drop column parking;
