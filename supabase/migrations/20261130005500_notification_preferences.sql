-- Which notifications a person wants by mail and on screen (the bell). Without a row the defaults apply;
-- app/domain/notification repeats them, and a test keeps the two in sync.
create domain private.notification_choices as text[] check (
  cardinality(value) <= 20
  and value <@ '{listing_reviews, review_answers, submission_updates, access_updates, change_updates, fact_reminders,
    article_updates, owner_invitations, saved_place_updates, saved_search_alerts, messages, digest}'
);

create table public.notification_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  off_mail private.notification_choices not null default '{digest}',
  off_screen private.notification_choices not null default '{}',
  -- The city of the digest; null: that of most of their saved places.
  digest_metro text references public.metros (slug) on update cascade,
  -- The last digest had what is new until then. It counts from when the digest is switched on.
  digest_until timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger notification_preferences_touch_updated_at before update on public.notification_preferences
for each row execute function private.touch_updated_at();

create index notification_preferences_digest_idx on public.notification_preferences (digest_until)
where 'digest' <> all (off_mail);

create function private.start_digest()
returns trigger language plpgsql as $$
begin
  new.digest_until := now();
  return new;
end;
$$;
create trigger notification_preferences_start_digest before update of off_mail on public.notification_preferences
for each row when ('digest' = any (old.off_mail) and 'digest' <> all (new.off_mail)) execute function private.start_digest();

-- Returns whether a person wants the mails of a choice; null: mails that are always sent.
create function private.wants_mails(person uuid, choice text)
returns boolean language sql stable
return coalesce(choice <> all (coalesce(
  (select p.off_mail from public.notification_preferences as p where p.user_id = person), '{digest}')), true);

create policy "People can read their own notification preferences" on public.notification_preferences
for select to authenticated
using (user_id = (select auth.uid()));

create policy "People can create their own notification preferences" on public.notification_preferences
for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "People can change their own notification preferences" on public.notification_preferences
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

grant select on public.notification_preferences to authenticated;
-- `user_id` is among the update columns: an upsert writes every column it is given.
grant insert (user_id, off_mail, off_screen, digest_metro), update (user_id, off_mail, off_screen, digest_metro)
on public.notification_preferences to authenticated;
