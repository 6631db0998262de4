-- What the realtime service publishes: that something of a person's own, or the admins' queue, has
-- changed; live screens then reload it. An append-only log, one row per transaction and person, so
-- that writers never wait for one another; deleted after an hour (`invalidate_due_tags`). The service of a hosted project sends
-- each column that a subscriber may select, whatever columns the publication lists, so only this
-- table, which has no content, is published.
create table public.live_changes (
  id bigint generated always as identity primary key,
  -- Null: the admins' queue. Without a foreign key: a write beside the deletion of the account must not fail.
  user_id uuid,
  transaction xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  unique nulls not distinct (user_id, transaction)
);
create index live_changes_changed_at_idx on public.live_changes (changed_at);

create policy "People hear of their own changes, admins of the queue's" on public.live_changes
for select to authenticated
using (
  (select private.is_requested_directly(''))
  and (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
);

grant select (id, user_id) on public.live_changes to authenticated;
alter publication supabase_realtime add table public.live_changes;

-- Argument: the query of the `changed` rows for the people who hear of them; none for the admins' queue.
create function private.record_live_change()
returns trigger language plpgsql security definer as $$
declare
  people uuid[] := '{null}';
begin
  if tg_nargs > 0 then
    execute format('select array_agg(distinct person.id) from (%s) as person (id)', tg_argv[0]) into people;
  end if;
  insert into public.live_changes (user_id)
  select person.id from unnest(people) as person (id)
  where tg_nargs = 0 or exists (select from auth.users as u where u.id = person.id)
  on conflict do nothing;
  return null;
end;
$$;
create trigger queue_items_live after insert or update or delete on private.queue_items
for each statement execute function private.record_live_change();

select private.follow_changes('public.claims', 'claims_live', 'record_live_change', 'select claimant_id from changed');
select private.follow_changes(
  'public.submissions', 'submissions_live', 'record_live_change', 'select submitter_id from changed');
select private.follow_changes(
  'public.notifications', 'notifications_live', 'record_live_change', 'select recipient_id from changed');
select private.follow_changes('public.reviews', 'reviews_live', 'record_live_change', 'select author_id from changed');
select private.follow_changes(
  'public.questions', 'questions_live', 'record_live_change', 'select author_id from changed');
select private.follow_changes('public.message_threads', 'message_threads_live', 'record_live_change',
  'select person_id from changed union all select owner_id from changed union all
   select m.user_id from changed join public.business_members as m using (business_id) where m.role = ''editor''');

-- Returns a short version of what the caller's dashboard follows live: it differs when the state differs.
create function public.get_dashboard_version()
returns text stable security definer
return md5(concat_ws('~',
  (select string_agg(concat(c.id, c.updated_at), ',' order by c.id) from public.claims as c where c.claimant_id = auth.uid()),
  (select string_agg(concat(s.id, s.updated_at), ',' order by s.id)
    from public.submissions as s where s.submitter_id = auth.uid()),
  (select string_agg(concat(r.id, r.updated_at), ',' order by r.id) from public.reviews as r where r.author_id = auth.uid()),
  (select string_agg(concat(q.id, q.updated_at), ',' order by q.id) from public.questions as q where q.author_id = auth.uid()),
  (select max(l.transaction) from public.live_changes as l where l.user_id is null and private.is_admin())));
grant execute on function public.get_dashboard_version to authenticated;
