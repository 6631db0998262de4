-- Renames in three releases. This one: both names, kept equal whoever writes; the next Worker uses the new one.
set local lock_timeout = '2s';
alter table public.perf_metrics add column screen text;

create function private.copy_screen()
returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.screen is not distinct from old.screen then
    new.screen := coalesce(case when tg_op = 'INSERT' then new.screen end, new.path);
  end if;
  new.path := coalesce(new.screen, new.path);
  return new;
end;
$$;
create trigger perf_metrics_copy_screen before insert or update of path, screen on public.perf_metrics
for each row execute function private.copy_screen();
