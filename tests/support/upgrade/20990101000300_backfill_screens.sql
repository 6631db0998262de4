-- Backfills in batches, outside of the migration: `runBackfills` calls it until it returns 0.
create function private.backfill_screens(max_rows integer)
returns integer language sql set search_path = '' as $$
  with batch as (
    select id from public.perf_metrics where screen is null limit max_rows for update skip locked
  ),
  changed as (
    update public.perf_metrics as m set screen = m.path from batch where batch.id = m.id returning 1
  )
  select count(*)::integer from changed;
$$;
