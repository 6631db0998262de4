-- Notifications on screen and by mail. Each kind is sent from one place, by `private.notify`, in the
-- transaction of the event; recipients choose the channels (notification_preferences).
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references auth.users (id) on delete cascade,
  kind text not null references private.mail_kinds (kind),
  -- Identifies the event; a person is notified of it once.
  key text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (recipient_id, key)
);
create index notifications_recipient_id_idx on public.notifications (recipient_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (recipient_id) where read_at is null;
create index notifications_created_at_idx on public.notifications (created_at);

create policy "People can read what they were notified of" on public.notifications
for select to authenticated
using (recipient_id = (select auth.uid()) and (select private.is_requested_directly('/notifications', '')));

create policy "People can say that they have read what they were notified of" on public.notifications
for update to authenticated
using (recipient_id = (select auth.uid()))
with check (recipient_id = (select auth.uid()));

grant select (id, recipient_id, kind, data, created_at, read_at), update (read_at)
on public.notifications to authenticated;

-- Notifies a person, or the owner of an address, once for each key: by mail, to an address always, to a person if they
-- want that kind when it is sent; and on screen for the person, or for the account with that address. `path` contains
-- the token of a mail's link, so it is not stored on screen.
create function private.notify(
  kind text, key text, data jsonb, person uuid default null, address text default null
)
returns void language plpgsql as $$
begin
  insert into private.mails (kind, key, data, person, address, due_at)
  values (notify.kind, notify.key, notify.data, notify.person, lower(btrim(notify.address)),
    -- Daily mails leave at 14:00 UTC, in the morning there.
    case when (select k.is_daily from private.mail_kinds as k where k.kind = notify.kind)
      then date_bin('1 day', now(), '2026-01-01 14:00+00') + interval '1 day' else now() end)
  on conflict do nothing;
  insert into public.notifications (recipient_id, kind, key, data)
  select u.id, k.kind, notify.key, notify.data - 'path'
  from private.mail_kinds as k
  join auth.users as u on u.id = notify.person
    or (notify.person is null and u.email = lower(btrim(notify.address)) and u.email_confirmed_at is not null)
  where k.kind = notify.kind and k.is_on_screen and (k.choice is null or not exists (
    select from public.notification_preferences as p where p.user_id = u.id and k.choice = any (p.off_screen)))
  on conflict do nothing;
end;
$$;
