-- What the realtime service publishes, over the publication of every project: changed status of a
-- user's claims or submissions, new or read notifications, and for admins changes of the queue.
-- Never the content, which may be long: clients reload it by the screen's functions. The tables'
-- policies decide who receives what.
alter publication supabase_realtime add table public.claims (id, claimant_id, status, revision, sent_at, decided_at);
alter publication supabase_realtime add table public.submissions (
  id, submitter_id, status, revision, sent_at, decided_at
);
alter publication supabase_realtime add table public.notifications (id, recipient_id, created_at, read_at);
alter publication supabase_realtime add table public.queue_news (id);

-- A token is valid until it expires, at most an hour after its session ended. After sign-out, on
-- this or all devices, nothing more is sent.
create function private.has_ended_session()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select auth.jwt() ->> 'session_id' is not null and not exists (
    select from auth.sessions as s where s.id = (auth.jwt() ->> 'session_id')::uuid);
$$;

create policy "Sessions that have ended read nothing" on public.claims
as restrictive for select to authenticated using (not (select private.has_ended_session()));
create policy "Sessions that have ended read nothing" on public.submissions
as restrictive for select to authenticated using (not (select private.has_ended_session()));
create policy "Sessions that have ended read nothing" on public.notifications
as restrictive for select to authenticated using (not (select private.has_ended_session()));
create policy "Sessions that have ended read nothing" on public.queue_news
as restrictive for select to authenticated using (not (select private.has_ended_session()));
