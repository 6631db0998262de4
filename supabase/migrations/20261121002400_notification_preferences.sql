-- Which mails a person wants, and which notifications on screen (the bell). Without a row the
-- defaults apply; app/domain/notification repeats them, and a test keeps the two in sync.
create table public.notification_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  listing_reviews boolean not null default true,
  review_answers boolean not null default true,
  submission_updates boolean not null default true,
  access_updates boolean not null default true,
  change_updates boolean not null default true,
  fact_reminders boolean not null default true,
  article_updates boolean not null default true, -- for admins
  saved_place_updates boolean not null default true,
  saved_search_alerts boolean not null default true,
  messages boolean not null default true,
  newsletter boolean not null default false, -- advertising is opt-in
  digest boolean not null default false,
  -- The city of the digest; null: that of most of their saved places.
  digest_metro text references public.metros (slug),
  -- The last digest had what is new until then. It counts from when the digest is switched on.
  digest_until timestamptz not null default now(),
  -- The choices above that do not appear as notifications on screen.
  off_screen text[] not null default '{}' check (
    off_screen <@ '{listing_reviews, review_answers, submission_updates, access_updates, change_updates, fact_reminders,
      article_updates, saved_place_updates, saved_search_alerts, messages}'
  ),
  updated_at timestamptz not null default now()
);

create trigger notification_preferences_touch_updated_at before update on public.notification_preferences
for each row execute function private.touch_updated_at();

create index notification_preferences_digest_idx on public.notification_preferences (digest_until) where digest;

create function private.start_digest()
returns trigger language plpgsql as $$
begin
  new.digest_until := now();
  return new;
end;
$$;
create trigger notification_preferences_start_digest before update of digest on public.notification_preferences
for each row when (new.digest and not old.digest) execute function private.start_digest();

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
grant insert (user_id, listing_reviews, review_answers, submission_updates, access_updates, change_updates,
    fact_reminders, article_updates, saved_place_updates, saved_search_alerts, messages, newsletter, digest, digest_metro, off_screen),
  update (user_id, listing_reviews, review_answers, submission_updates, access_updates, change_updates,
    fact_reminders, article_updates, saved_place_updates, saved_search_alerts, messages, newsletter, digest, digest_metro, off_screen)
on public.notification_preferences to authenticated;
