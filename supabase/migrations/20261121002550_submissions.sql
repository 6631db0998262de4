-- Businesses that people add: draft -> pending -> published | rejected, and rejected or withdrawn ones may be
-- mended and sent again (decisions.md). Nobody writes the table by hand: the functions here and in
-- decide_submission do, each in one transaction.
create type public.submission_status as enum ('draft', 'pending', 'published', 'rejected', 'withdrawn');

create table public.submissions (
  -- Made by the browser before anything is sent: sending twice makes one.
  id uuid primary key,
  submitter_id uuid not null references auth.users (id) on delete cascade,
  status public.submission_status not null default 'draft',
  -- What was typed. A draft may lack anything; what is sent keeps to `private.read_submission`.
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 100000),
  -- Goes up with every change: who writes says which one they have seen.
  revision integer not null default 1,
  sent_at timestamptz,
  -- Of the last decision. It stays while a rejected one is mended and sent again, for who decides next.
  reason text check (char_length(reason) between 1 and 1000 and reason = btrim(reason)),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  -- The listing that it became.
  business_id uuid references public.businesses (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'rejected' or reason is not null),
  check (status in ('draft', 'withdrawn') or sent_at is not null)
);
create index submissions_submitter_id_idx on public.submissions (submitter_id, updated_at desc, id desc);
create index submissions_waiting_idx on public.submissions (sent_at, id) where status = 'pending';
create index submissions_business_id_idx on public.submissions (business_id);
create index submissions_decided_by_idx on public.submissions (decided_by);

-- What goes to another listing with the one it was about is not changed by that.
create trigger submissions_touch_updated_at before update on public.submissions
for each row when (old.business_id is null or old.business_id = new.business_id) execute function private.touch_updated_at();

-- A draft is nobody else's business; from its sending on every change of status is recorded, with what was
-- sent and decided.
create trigger submissions_audit after update on public.submissions
for each row when (old.status <> new.status) execute function private.write_audit('id', 'revision', 'updated_at');
create trigger submissions_audit_added after insert on public.submissions
for each row when (new.status <> 'draft') execute function private.write_audit('id', 'revision', 'updated_at');

alter table public.submissions enable row level security;

create policy "People can read their own submissions, admins what was sent" on public.submissions
for select to authenticated
using (
  (select private.is_read_by_function() or private.is_asked_for('/submissions', ''))
  and (
    submitter_id = (select auth.uid())
    or (status <> 'draft' and sent_at is not null and (select private.is_admin()))
  )
);

grant select on public.submissions to authenticated;
grant all on public.submissions to service_role;

-- As the API shows one: `listing` is the slug of what it became.
create function private.show_submission(one public.submissions)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', one.id, 'status', one.status, 'content', one.content, 'revision', one.revision, 'sent_at', one.sent_at,
    'reason', one.reason, 'decided_at', one.decided_at, 'created_at', one.created_at, 'updated_at', one.updated_at,
    'listing', (select slug from public.businesses where id = one.business_id),
    'is_own', coalesce(one.submitter_id = auth.uid(), false)
  )
  where one.id is not null;
$$;

create function private.answer_submission(outcome text, one public.submissions, errors jsonb default '{}')
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('outcome', outcome, 'submission', private.show_submission(one), 'errors', errors);
$$;

-- The caller, who takes turns with themself in other tabs, so that limits hold.
create function private.lock_submitter()
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    raise exception 'Only a person who is signed in has submissions' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('submissions of ' || caller));
  return caller;
end;
$$;

-- The caller's own, locked; null where there is none yet. Somebody else's is as if it did not exist, but
-- its id is taken; so is that of a listing, in whose folder the photos would lie.
create function private.lock_own_submission(submission_id uuid, caller uuid)
returns public.submissions
language plpgsql
security definer
set search_path = ''
as $$
declare
  one public.submissions;
begin
  select * into one from public.submissions where id = submission_id for update;
  if one.submitter_id <> caller or one.id is null and exists (select from public.businesses where id = submission_id) then
    -- PostgREST answers PTxyz with the status xyz.
    raise exception 'There is no such submission' using errcode = 'PT404';
  end if;
  return one;
end;
$$;

-- What a person keeps without sending it has an end.
create function private.limit_drafts(caller uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.submissions where submitter_id = caller and status in ('draft', 'withdrawn')) >= 50 then
    raise exception 'Too many drafts' using errcode = 'PT429';
  end if;
end;
$$;

-- decisions.md: five submissions an hour. Sending a mended one again counts, too.
create function private.limit_sending(caller uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (
    select count(*)
    from public.submissions as s
    join public.audit_log as a on a.table_name = 'submissions' and a.row_id = s.id
    where s.submitter_id = caller and a.occurred_at > now() - interval '1 hour' and a.after ->> 'status' = 'pending'
  ) >= 5 then
    raise exception 'Too many submissions within an hour' using errcode = 'PT429';
  end if;
end;
$$;

-- Keeps what was typed so far. `seen` is the revision that the caller has seen, 0 of one never saved.
-- outcome: saved; stale, with what stands in its place; closed, when it waits or is live.
create function private.save_draft(submission_id uuid, seen integer, given jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.lock_submitter();
  one public.submissions := private.lock_own_submission(submission_id, caller);
begin
  if one.id is null then
    perform private.limit_drafts(caller);
    insert into public.submissions (id, submitter_id, content) values (submission_id, caller, given)
    returning * into one;
    return private.answer_submission('saved', one);
  end if;
  if one.status in ('pending', 'published') then
    return private.answer_submission('closed', one);
  end if;
  -- The answer to the same request may have been lost on its way.
  if one.content = given then
    return private.answer_submission('saved', one);
  end if;
  if one.revision <> seen then
    return private.answer_submission('stale', one);
  end if;
  update public.submissions set content = given, revision = revision + 1 where id = one.id returning * into one;
  return private.answer_submission('saved', one);
end;
$$;

-- Sends it to the admins. outcome: sent, also when it was sent before; invalid, with a sentence by field;
-- stale, with what stands in its place; closed, when it waits or is live with another content.
create function private.send_submission(submission_id uuid, seen integer, given jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.lock_submitter();
  one public.submissions := private.lock_own_submission(submission_id, caller);
  reading private.submission_reading := private.read_submission(given);
begin
  if not private.are_photos(reading.content -> 'photos', submission_id) then
    reading.errors := reading.errors || '{"photos": "Please add the photos again"}';
  end if;
  if one.status in ('pending', 'published') then
    return private.answer_submission(case when one.content = reading.content then 'sent' else 'closed' end, one);
  end if;
  if one.revision <> seen and one.content not in (given, reading.content) then
    return private.answer_submission('stale', one);
  end if;
  if reading.errors <> '{}' then
    return private.answer_submission('invalid', one, reading.errors);
  end if;
  perform private.limit_sending(caller);
  insert into public.submissions as s (id, submitter_id, status, content, sent_at)
  values (submission_id, caller, 'pending', reading.content, now())
  on conflict (id) do update
  set status = excluded.status, content = excluded.content, sent_at = excluded.sent_at, revision = s.revision + 1
  returning * into one;
  perform private.tell('submission_received', format('submission-received:%s:%s', one.id, one.revision),
    jsonb_build_object('id', one.id, 'name', one.content ->> 'name'), one.submitter_id);
  return private.answer_submission('sent', one);
end;
$$;

-- Takes it back; it may be mended and sent again. A draft that nobody has seen is deleted, its answer has
-- no submission. outcome: withdrawn, also when it was before; closed, when it is live.
create function private.withdraw_submission(submission_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.lock_submitter();
  one public.submissions := private.lock_own_submission(submission_id, caller);
begin
  if one.status = 'published' then
    return private.answer_submission('closed', one);
  end if;
  if one.status in ('pending', 'rejected') then
    update public.submissions set status = 'withdrawn', revision = revision + 1 where id = one.id
    returning * into one;
  end if;
  if one.status = 'draft' then
    delete from public.submissions where id = one.id;
    return jsonb_build_object('outcome', 'withdrawn', 'submission', null, 'errors', '{}'::jsonb);
  end if;
  return private.answer_submission('withdrawn', one);
end;
$$;

revoke execute on function private.lock_submitter, private.lock_own_submission, private.limit_drafts,
  private.limit_sending from anon, authenticated, service_role;
revoke execute on function private.save_draft, private.send_submission, private.withdraw_submission
  from anon, service_role;

create function public.save_draft(submission_id uuid, revision integer, content jsonb)
returns jsonb
language sql
set search_path = ''
as $$
  select private.save_draft(submission_id, revision, content);
$$;

create function public.send_submission(submission_id uuid, revision integer, content jsonb)
returns jsonb
language sql
set search_path = ''
as $$
  select private.send_submission(submission_id, revision, content);
$$;

create function public.withdraw_submission(submission_id uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.withdraw_submission(submission_id);
$$;

-- One that the caller may read: their own, and for admins what was sent. Null when there is none.
create function public.get_submission(submission_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.show_submission(s) from public.submissions as s where s.id = submission_id;
$$;

-- A page of the caller's own, the last changed first; `after` is the last one of the page before.
create function public.find_own_submissions(after uuid default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with page as (
    select s.*, b.slug as listing
    from public.submissions as s
    left join public.businesses as b on b.id = s.business_id
    where s.submitter_id = (select auth.uid()) and (after is null or (s.updated_at, s.id) < (
      select last_seen.updated_at, last_seen.id from public.submissions as last_seen where last_seen.id = after))
    order by s.updated_at desc, s.id desc
    limit 20
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'status', status, 'name', content ->> 'name', 'city', content ->> 'city', 'state', content ->> 'state',
      'sent_at', sent_at, 'updated_at', updated_at, 'listing', listing
    ) order by updated_at desc, id desc), '[]'),
    'next', case when count(*) = 20 then (array_agg(id order by updated_at, id))[1] end
  )
  from page;
$$;

grant execute on function public.save_draft, public.send_submission, public.withdraw_submission,
  public.get_submission, public.find_own_submissions to authenticated;
