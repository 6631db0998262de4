-- What admins do to many listings, or decide of many items of the queue, at once: a job. It waits 30 seconds, in which its
-- admin can undo it; then the scheduled task works through it in pieces, each one transaction, so that a job that was cut
-- off continues with its next piece, and that all mails and notices leave after the undo. The rows of a job of decisions
-- are `private.decisions` of its act: their items are out of the queue's lists from the start.

create type private.bulk_state as enum ('waiting', 'running', 'done', 'undone', 'stopped');

create table private.bulk_jobs (
  id uuid primary key, -- the browser's: a request whose answer was lost is sent again
  admin_id uuid not null references auth.users (id) on delete cascade,
  act_id uuid not null default private.current_act(),
  -- {kind: 'status', status, reason}, {kind: 'category', category}, {kind: 'owner', owner_id} or
  -- {kind: 'decision', is_approved, reason}; `name`: what the admin called it.
  input jsonb not null,
  state private.bulk_state not null default 'waiting',
  row_count integer not null default 0,
  due_at timestamptz not null default now() + interval '30 seconds',
  changed_at timestamptz not null default now()
);
create index bulk_jobs_admin_id_idx on private.bulk_jobs (admin_id, changed_at desc);
create index bulk_jobs_open_idx on private.bulk_jobs (changed_at) where state in ('waiting', 'running');

create table private.bulk_rows (
  job_id uuid not null references private.bulk_jobs (id) on delete cascade,
  business_id uuid not null references public.businesses (id) on delete cascade,
  status public.listing_status not null, -- when the job began
  outcome text, -- 'done', or what prevented it; null until its turn
  primary key (job_id, business_id)
);

-- Returns a job as its admin sees it: `outcomes` has the number of rows of each outcome so far.
create function private.show_bulk_job(job private.bulk_jobs)
returns jsonb stable
return jsonb_build_object(
  'id', job.id, 'name', job.input ->> 'name', 'state', job.state, 'row_count', job.row_count,
  'undo_ms', ceil(greatest(0, 1000 * extract(epoch from job.due_at - now()))),
  'outcomes', (
    select coalesce(jsonb_object_agg(outcome, number), '{}') from (
      select o.outcome, count(*) as number from (
        select r.outcome from private.bulk_rows as r where r.job_id = job.id
        union all
        select case d.outcome when 'decided' then 'done' else d.outcome end from private.decisions as d
        where d.act_id = job.act_id and job.input ->> 'kind' = 'decision'
      ) as o where o.outcome is not null group by o.outcome
    ) as counted));

-- Refuses what a job cannot do, and returns its input with a cleaned reason.
create function private.read_bulk_input(input jsonb)
returns jsonb language plpgsql stable as $$
declare
  needs_reason constant boolean := input ->> 'kind' = 'status' or input ->> 'kind' = 'decision' and input -> 'is_approved' = 'false';
  owner constant uuid := (input ->> 'owner_id')::uuid;
begin
  perform private.refuse('PT400', 'Unknown job') where case input ->> 'kind'
    when 'status' then input ->> 'status' in ('published', 'suspended', 'closed')
    when 'decision' then jsonb_typeof(input -> 'is_approved') = 'boolean'
    when 'category' then exists (select from public.categories as c where c.slug = input ->> 'category')
    when 'owner' then input ? 'owner_id' end is not true;
  perform private.refuse_field('owner') where owner is not null and not exists (
    select from auth.users as u where u.id = owner and u.email_confirmed_at is not null and coalesce(u.banned_until <= now(), true)
      and not u.is_anonymous) or owner = auth.uid() and private.has_other_admin();
  return input || case when needs_reason
    then jsonb_build_object('reason', private.clean_text(coalesce(input ->> 'reason', ''))::private.reason) else '{}' end;
end;
$$;

-- Adds the decisions of a job on the items of a filter that wait, but not on appeals. Locks them all and in one order, so
-- that admins who decide the same items at once wait for each other. `seen`: [{kind, id, version}] as the admin saw them.
create function private.stage_decisions(job private.bulk_jobs, filter jsonb, seen jsonb)
returns void language plpgsql as $$
declare
  items private.queue_items[];
begin
  execute format(
    'select array(select q from private.queue_items as q where %s and not q.signals ? ''appealed''
      and ($1 ->> ''kind'' is null or q.kind = $1 ->> ''kind'') order by q.kind, q.id limit 10000 for update)',
    private.queue_conditions(filter))
  into items using filter;
  insert into private.decisions (kind, item_id, admin_id, is_approved, reason, version, signals, due_at)
  select q.kind, q.id, job.admin_id, (job.input -> 'is_approved')::boolean, job.input ->> 'reason', v.version,
    array(select jsonb_object_keys(q.signals)), job.due_at
  from unnest(items) as q
  left join jsonb_to_recordset(seen) as s (kind text, id uuid, version jsonb) on s.kind = q.kind and s.id = q.id,
    lateral (select coalesce(s.version, private.ask_kind(q.kind, 'version', q.id)) as version) as v
  where v.version is not null;
  update private.queue_items as q set decision_id = d.id
  from private.decisions as d where d.act_id = job.act_id and q.kind = d.kind and q.id = d.item_id;
end;
$$;

-- Starts a job for what a filter finds, 10,000 at most: of listings (`listing_conditions`), or of the queue, of which
-- `seen` has the versions that the admin saw. Returns it, also when it was started before.
create function public.start_bulk_job(job_id uuid, input jsonb, filter jsonb, seen jsonb default '[]')
returns jsonb language plpgsql security definer as $$
declare
  job private.bulk_jobs;
begin
  perform private.require_admin();
  perform private.check_size(filter || jsonb_build_object('seen', seen, 'input', input), 500000);
  insert into private.bulk_jobs as j (id, admin_id, input)
  values (job_id, auth.uid(), private.read_bulk_input(start_bulk_job.input))
  on conflict (id) do nothing returning * into job;
  if job.id is null then
    select * into job from private.bulk_jobs as j where j.id = job_id and j.admin_id = auth.uid();
    perform private.refuse('PT404', 'Job not found') where job.id is null;
    return private.show_bulk_job(job);
  end if;
  if job.input ->> 'kind' = 'decision' then
    perform private.stage_decisions(job, filter, seen);
  else
    execute 'insert into private.bulk_rows (job_id, business_id, status)
      select $1, b.id, b.status from public.businesses as b where b.status <> ''merged'' and '
      || private.listing_conditions(filter) || ' limit 10000' using job.id;
  end if;
  update private.bulk_jobs as j set row_count = (select count(*) from private.bulk_rows as r where r.job_id = j.id)
    + (select count(*) from private.decisions as d where d.act_id = j.act_id)
  where j.id = job.id returning * into job;
  return private.show_bulk_job(job);
end;
$$;
grant execute on function public.start_bulk_job to authenticated;

-- Returns the caller's jobs that are not done, and those that ended within the last minutes, the oldest first; none without
-- rows, as when another admin was faster.
create function public.find_bulk_jobs()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select coalesce(jsonb_agg(private.show_bulk_job(j) order by j.due_at), '[]') from private.bulk_jobs as j
  where j.admin_id = auth.uid() and j.row_count > 0 and (j.state in ('waiting', 'running') or j.changed_at > now() - interval '3 minutes');
$$;
grant execute on function public.find_bulk_jobs to authenticated;

-- Undoes a job of the caller's that waits; stops one that runs, whose later rows stay as they are. Returns it.
create function public.end_bulk_job(job_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  job private.bulk_jobs;
begin
  perform private.require_admin();
  select * into job from private.bulk_jobs as j where j.id = job_id and j.admin_id = auth.uid() for update;
  perform private.refuse('PT404', 'Job not found') where job.id is null;
  if job.state in ('waiting', 'running') then
    perform from private.queue_items as q join private.decisions as d on d.id = q.decision_id
    where d.act_id = job.act_id order by q.kind, q.id for update of q;
    delete from private.decisions as d where d.act_id = job.act_id and d.outcome is null;
    update private.bulk_jobs as j set changed_at = now(), state = case
      when exists (select from private.decisions as d where d.act_id = job.act_id) or j.state = 'running' then 'stopped'
      else 'undone' end::private.bulk_state
    where j.id = job.id returning * into job;
  end if;
  return private.show_bulk_job(job);
end;
$$;
grant execute on function public.end_bulk_job to authenticated;

-- Makes a member the owner of a listing, or nobody, and tells both sides. The caller holds the listing's lock.
create function private.move_to_owner(listing public.businesses, new_owner uuid)
returns void language sql as $$
  update public.businesses as b
  set owner_id = new_owner, verification = case when new_owner is null then 'none' else b.verification end
  where b.id = listing.id;
  update public.profiles set role = 'business_owner' where user_id = new_owner and role = 'community_user';
  select private.notify('listing_transferred', concat_ws(':', 'listing-transferred', private.current_act(), listing.id, person),
    jsonb_build_object('name', listing.name, 'business_id', listing.id, 'is_new_owner', person = new_owner, 'is_by_admin', true),
    person)
  from unnest(array[new_owner, listing.owner_id]) as person where person is not null;
$$;

-- Does to a listing what the job says, and returns the outcome. As the job's admin, who leaves their own to another.
create function private.act_in_bulk(job private.bulk_jobs, staged private.bulk_rows)
returns text language plpgsql as $$
declare
  listing constant public.businesses := (select b from public.businesses as b where b.id = staged.business_id);
  old_values jsonb;
begin
  if listing.owner_id = job.admin_id and (job.input ->> 'kind' = 'status' or private.has_other_admin()) then
    return 'own';
  end if;
  case job.input ->> 'kind'
    when 'status' then
      return public.moderate_business(listing.id, staged.status, (job.input ->> 'status')::public.listing_status, job.input ->> 'reason')
        ->> 'outcome';
    when 'category' then
      old_values := private.pick_keys(private.editable_values(listing), '{category}');
      return case when old_values @> private.pick_keys(job.input, '{category}') then 'stale'
        when public.change_business(listing.id, old_values, private.pick_keys(job.input, '{category}')) ->> 'outcome' = 'saved' then 'done'
        else 'refused' end;
    when 'owner' then
      if listing.status = 'merged' or listing.owner_id is not distinct from (job.input ->> 'owner_id')::uuid then
        return 'stale';
      end if;
      perform private.move_to_owner(listing, (job.input ->> 'owner_id')::uuid);
      return 'done';
  end case;
end;
$$;

-- Works on up to `max_rows` listings of the job that is due and waits longest, in the order of their ids, which it locks
-- first; jobs run one after the other. Returns in how many milliseconds more is to do, null for nothing.
create function public.process_bulk_jobs(max_rows integer)
returns integer language plpgsql security definer as $$
declare
  caller constant text := current_setting('request.jwt.claims', true);
  job private.bulk_jobs;
  rows private.bulk_rows[];
  one private.bulk_rows;
  new_outcome text;
begin
  if not pg_try_advisory_xact_lock(hashtext('bulk jobs')) then
    return null;
  end if;
  update private.bulk_jobs as j
  set changed_at = now(), state = case when open.left then 'running' else 'done' end::private.bulk_state
  from private.bulk_jobs as k, lateral (
    select exists (select from private.decisions as d where d.act_id = k.act_id and d.outcome is null) as left) as open
  where k.id = j.id and j.input ->> 'kind' = 'decision' and j.due_at <= now()
    and (j.state = 'waiting' or j.state = 'running' and not open.left);
  select * into job from private.bulk_jobs as j
  where j.state in ('waiting', 'running') and j.due_at <= now() and j.input ->> 'kind' <> 'decision'
  order by j.changed_at limit 1 for update;
  if job.id is null then
    return (select ceil(1000 * extract(epoch from min(j.due_at) - now())) from private.bulk_jobs as j
      where j.state = 'waiting' and j.due_at > now());
  end if;
  rows := array(select r from private.bulk_rows as r where r.job_id = job.id and r.outcome is null order by r.business_id limit max_rows);
  perform from public.businesses as b where b.id in (select r.business_id from unnest(rows) as r) order by b.id for update;
  perform set_config('request.jwt.claims', jsonb_build_object('sub', job.admin_id, 'role', 'authenticated')::text, true);
  perform private.continue_act(job.act_id, job.admin_id);
  foreach one in array rows loop
    new_outcome := 'refused';
    -- One that fails does not keep the others waiting; a piece that met other writers is tried again.
    begin
      -- A person who is no admin any more does nothing.
      if private.is_admin() then
        new_outcome := private.act_in_bulk(job, one);
      end if;
    exception
      when deadlock_detected or serialization_failure or lock_not_available then
        raise;
      when sqlstate 'PT400' or sqlstate 'PT429' or integrity_constraint_violation then
        new_outcome := 'refused';
      when others then
        raise warning 'Job % failed with %', job.id, sqlstate;
        new_outcome := 'refused';
    end;
    update private.bulk_rows as r set outcome = new_outcome where r.job_id = job.id and r.business_id = one.business_id;
  end loop;
  perform set_config('request.jwt.claims', coalesce(caller, ''), true);
  perform private.continue_act(null, null);
  update private.bulk_jobs as j set changed_at = now(), state = case
    when exists (select from private.bulk_rows as r where r.job_id = j.id and r.outcome is null) then 'running' else 'done' end::private.bulk_state
  where j.id = job.id;
  return 0;
end;
$$;
grant execute on function public.process_bulk_jobs to service_role;
