-- What the realtime service tells those who watch, over the publication that every project has: that a claim or a
-- submission of theirs stands differently, that something waits behind their bell or was read, and admins that the queue
-- has changed. Not what was typed or said, which may be long: who is told asks the screen's
-- own functions again. Who is told what, the tables' policies say.
alter publication supabase_realtime add table public.claims (id, claimant_id, status, revision, sent_at, decided_at);
alter publication supabase_realtime add table public.submissions (
  id, submitter_id, status, revision, sent_at, decided_at
);
alter publication supabase_realtime add table public.notifications (id, recipient_id, created_at, read_at);
alter publication supabase_realtime add table public.queue_news (id);

-- A token is good until it ends, at most an hour after its session did. Who has signed out, or was signed out on all
-- devices, is told nothing from then on.
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
