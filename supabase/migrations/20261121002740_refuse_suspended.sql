-- A suspended person's token is valid until it expires, at most an hour after the session ended.
-- Until then all their requests are refused: by PostgREST before it runs anything
-- (`refuse_suspended`), which covers security definer functions; and by the policies of each table,
-- which covers storage, and projects whose PostgREST lacks that setting.
create function private.refuse_suspended()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if auth.uid() is not null and private.is_suspended() then
    -- PostgREST maps PTxyz to HTTP status xyz: the same status as for an ended session.
    raise exception 'This account is suspended' using errcode = 'PT401';
  end if;
end;
$$;

do $$
begin
  execute format(
    'alter role authenticator in database %I set pgrst.db_pre_request = %L', current_database(), 'private.refuse_suspended');
end;
$$;
notify pgrst, 'reload config';

create policy "Suspended people reach nothing" on public.api_keys
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.audit_log
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.authors
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.business_changes
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.business_invitations
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.business_members
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.business_search_words
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.business_slugs
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.business_statistics
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.businesses
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.categories
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.claims
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.fact_confirmations
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.guides
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.held_changes
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.metros
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.notification_preferences
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.notifications
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.opening_hours
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.perf_metrics
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.perf_metrics_hourly
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.perf_metrics_totals
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.posts
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.profiles
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.queue_news
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.reviews
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.services
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.special_hours
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on public.submissions
as restrictive for all to authenticated using (not (select private.is_suspended()));
create policy "Suspended people reach nothing" on storage.objects
as restrictive for all to authenticated using (not (select private.is_suspended()));
