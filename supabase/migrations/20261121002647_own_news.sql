-- Tells live screens of people that one of their claims, submissions or notifications has changed;
-- they then reload it. Like queue_news: append-only, one row per transaction and person, kept for
-- an hour. The realtime service of a hosted project sends each column that a subscriber may select,
-- whatever columns the publication lists, so only tables without content are published.
create table public.own_news (
  id bigint generated always as identity primary key,
  -- Without a foreign key: a write beside the deletion of the account must not fail.
  user_id uuid not null,
  transaction xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  unique (user_id, transaction)
);
create index own_news_changed_at_idx on public.own_news (changed_at);
alter table public.own_news enable row level security;

create policy "People hear that something of theirs has changed" on public.own_news
for select to authenticated
using ((select private.is_asked_for('')) and user_id = (select auth.uid()));

grant select (id, user_id) on public.own_news to authenticated;

-- Argument: the column with the person.
create function private.note_own()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted bigint;
begin
  execute format(
    'insert into public.own_news (user_id)
    select distinct c.%1$I from changed as c where exists (select from auth.users as u where u.id = c.%1$I)
    on conflict do nothing', tg_argv[0]);
  get diagnostics noted = row_count;
  if noted > 0 then
    -- Skips rows that another transaction is deleting.
    delete from public.own_news where id in (
      select n.id from public.own_news as n where n.changed_at < now() - interval '1 hour'
      order by n.changed_at limit 100 for update skip locked
    );
  end if;
  return null;
end;
$$;

create trigger claims_noted_added after insert on public.claims
referencing new table as changed for each statement execute function private.note_own('claimant_id');
create trigger claims_noted_changed after update on public.claims
referencing new table as changed for each statement execute function private.note_own('claimant_id');
create trigger claims_noted_removed after delete on public.claims
referencing old table as changed for each statement execute function private.note_own('claimant_id');
create trigger submissions_noted_added after insert on public.submissions
referencing new table as changed for each statement execute function private.note_own('submitter_id');
create trigger submissions_noted_changed after update on public.submissions
referencing new table as changed for each statement execute function private.note_own('submitter_id');
create trigger submissions_noted_removed after delete on public.submissions
referencing old table as changed for each statement execute function private.note_own('submitter_id');
create trigger notifications_noted_added after insert on public.notifications
referencing new table as changed for each statement execute function private.note_own('recipient_id');
create trigger notifications_noted_changed after update on public.notifications
referencing new table as changed for each statement execute function private.note_own('recipient_id');
create trigger notifications_noted_removed after delete on public.notifications
referencing old table as changed for each statement execute function private.note_own('recipient_id');
