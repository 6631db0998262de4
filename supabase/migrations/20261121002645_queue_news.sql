-- Tells live screens that the queue has changed; they then reload it. An append-only log, one row
-- per transaction, so that writers never wait for one another; kept for an hour.
create table public.queue_news (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id() unique,
  changed_at timestamptz not null default clock_timestamp()
);
create index queue_news_changed_at_idx on public.queue_news (changed_at);
alter table public.queue_news enable row level security;

create policy "Admins hear that the queue has changed" on public.queue_news
for select to authenticated
using ((select private.is_asked_for('')) and (select private.is_admin()));

grant select (id) on public.queue_news to authenticated;

create function private.note_queue()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.queue_news default values on conflict do nothing;
  if found then
    -- Skips rows that another transaction is deleting.
    delete from public.queue_news where id in (
      select n.id from public.queue_news as n where n.changed_at < now() - interval '1 hour'
      order by n.changed_at limit 100 for update skip locked
    );
  end if;
  return null;
end;
$$;

create trigger queue_items_noted after insert or update or delete on private.queue_items
for each statement execute function private.note_queue();

-- Returns a short version of what the caller's dashboard follows live: it differs when the state
-- differs.
create function public.get_dashboard_version()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select md5(concat_ws('~',
    (select string_agg(concat(c.id, c.updated_at), ',' order by c.id) from public.claims as c where c.claimant_id = auth.uid()),
    (select string_agg(concat(s.id, s.updated_at), ',' order by s.id)
      from public.submissions as s where s.submitter_id = auth.uid()),
    (select max(n.id) from public.queue_news as n where private.is_admin())));
$$;
grant execute on function public.get_dashboard_version to authenticated;
