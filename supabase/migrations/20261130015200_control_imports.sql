-- The operations of admins, owners and `npm run import` on imports: begin, describe, stage, check, decide, run, stop,
-- discard, roll back; and reading them.

-- `npm run import` has the service role. An owner's import is that owner's alone.
create function private.require_importer(job_id uuid default null)
returns void language plpgsql stable as $$
declare
  is_ours constant boolean := (select coalesce(j.created_by = auth.uid(), false) from private.import_jobs as j where j.id = job_id and j.is_own);
begin
  perform private.require_admin() where is_ours is null and coalesce(auth.role(), '') <> 'service_role';
  perform private.refuse('42501', 'Only the owner who began this import has it') where not is_ours;
end;
$$;

-- Returns the job, locked, for an admin; null where it is in none of these states.
create function private.lock_import(job_id uuid, states private.import_state[])
returns private.import_jobs language plpgsql as $$
declare
  job private.import_jobs;
begin
  perform private.require_importer(job_id);
  select * into job from private.import_jobs where id = job_id and state = any (states) for update;
  return job;
end;
$$;

-- `is_own`: of an owner's file, which stays with the owner; its rows come next.
create function public.create_import(file_name text, bytes bigint, is_own boolean default false)
returns jsonb language plpgsql security definer as $$
declare
  created uuid;
begin
  perform private.require_importer() where not is_own;
  perform private.refuse('42501', 'Only people who manage a listing can edit it')
    where is_own and not exists (select from private.find_own_listings());
  perform private.refuse_excess((select count(*) from private.import_jobs as j
    where j.is_own and j.created_by = auth.uid() and j.created_at > now() - interval '1 day'), 20, 'Too many files in one day')
    where is_own;
  insert into private.import_jobs (created_by, file_name, bytes, is_own, state)
  values (auth.uid(), right(create_import.file_name, 200), create_import.bytes, create_import.is_own,
    case when create_import.is_own then 'staging' else 'mapping' end::private.import_state)
  returning id into created;
  return to_jsonb(created);
end;
$$;
grant execute on function public.create_import to authenticated, service_role;

-- Sets how to parse the file and deletes staged rows. Returns whether the job may still be described.
create function public.describe_import(job_id uuid, settings jsonb, source text default null)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_importer(job_id);
  update private.import_jobs as j
  set source = describe_import.source, settings = describe_import.settings, state = 'staging', row_count = 0,
    position = 0, counts = '{}', warnings = '[]', failure = null, changed_at = now()
  where j.id = describe_import.job_id and j.state in ('mapping', 'staging', 'checked', 'stopped', 'failed')
    and j.started_at is null and not j.is_own;
  if found then
    delete from private.import_rows as r where r.job_id = describe_import.job_id;
    return 'true';
  end if;
  return 'false';
end;
$$;
grant execute on function public.describe_import to authenticated, service_role;

-- Adds rows; existing ones stay. Returns the number of rows, or null where the job accepts none.
create function public.stage_import_rows(job_id uuid, rows jsonb)
returns jsonb language plpgsql security definer as $$
declare
  max_rows_on_screen constant integer := 50000;
  max_rows_of_owner constant integer := 2000;
  job private.import_jobs;
begin
  perform private.check_size(rows, 1048576);
  job := private.lock_import(job_id, '{staging}');
  if job.id is null then
    return null;
  end if;
  insert into private.import_rows (job_id, number, label, key, listing, warnings, round, outcome, reason)
  select job.id, r.number, r.label, r.key, r.listing, nullif(r.warnings, 'null'), coalesce(r.round, 0), r.outcome, r.reason
  from jsonb_to_recordset(rows) as r (
    number integer, label text, key text, listing jsonb, warnings jsonb, round smallint, outcome text, reason text)
  on conflict do nothing;
  update private.import_jobs as j
  set row_count = (select coalesce(max(r.number), 0) from private.import_rows as r where r.job_id = job.id),
    changed_at = now()
  where j.id = job.id
  returning row_count into job.row_count;
  perform private.refuse('PT400', 'The file has too many rows')
    where job.row_count > case when job.is_own then max_rows_of_owner else max_rows_on_screen end and auth.uid() is not null;
  return to_jsonb(job.row_count);
end;
$$;
grant execute on function public.stage_import_rows to authenticated, service_role;

-- Starts the check once all rows are staged; returns whether it did.
create function public.check_import(job_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_importer(job_id);
  update private.import_jobs
  set state = case when row_count = 0 then 'checked'::private.import_state else 'checking' end, position = 0, counts = '{}',
    warnings = '[]', failure = null, changed_at = now()
  where id = job_id and state in ('staging', 'checked', 'stopped', 'failed') and started_at is null;
  return to_jsonb(found);
end;
$$;
grant execute on function public.check_import to authenticated, service_role;

-- Returns the later rows of the listings that these rows became in the check: a decision on these changes what they become.
create function private.find_later_rows(job private.import_jobs, numbers integer[])
returns private.import_rows[] language plpgsql stable as $$
declare
  max_rows constant integer := 400;
begin
  return array(
    select later from private.import_rows as later
    where later.job_id = job.id and later.decision is distinct from 'leave_out' and later.number <> all (numbers)
      and later.business_id is not null and private.is_imported_row(later) and exists (
        select from private.import_rows as r
        where r.job_id = job.id and r.number = any (numbers) and r.number < later.number and r.business_id = later.business_id)
    order by later.number limit max_rows);
end;
$$;

-- Checks rows once more, after a decision on an earlier one.
create function private.recheck_import_rows(job private.import_jobs, rows private.import_rows[])
returns void language plpgsql as $$
declare
  before_them private.import_jobs := job;
  outcomes jsonb;
begin
  before_them.position := rows[1].number - 1;
  begin
    perform set_config('import.job', job.id::text, true);
    perform private.continue_act(private.current_act(), auth.uid());
    perform set_config('request.jwt.claims', '', true);
    perform private.apply_import_rows(job, private.find_earlier_rows(before_them, rows), true);
    outcomes := private.apply_import_rows_apart(job, rows, false);
    perform private.refuse('CHECK', 'This was a check');
  exception when sqlstate 'CHECK' then
    null;
  end;
  perform private.store_import_outcomes(job.id, (
    -- They stay together, for when the decision is taken back.
    select jsonb_agg(case when o ? 'business_id' then o || jsonb_build_object('business_id', r.business_id) else o end)
    from jsonb_array_elements(outcomes) as o join unnest(rows) as r on r.number = (o ->> 'number')::integer
  ), array(select r.number from unnest(rows) as r));
end;
$$;

-- Suggests what these rows say otherwise than people have set to each listing's owner, or else to the admins, but nothing
-- that waits or was rejected before. Returns what became of each row: suggested, or unchanged.
create function private.suggest_import_rows(job private.import_jobs, numbers integer[], note text)
returns jsonb language plpgsql as $$
declare
  outcomes jsonb := '[]';
  one private.import_rows;
  listing public.businesses;
  proposed jsonb;
begin
  for one in
    select r.* from private.import_rows as r where r.job_id = job.id and r.number = any (numbers) order by r.number
  loop
    select * into listing from public.businesses where id = private.current_listing(one.business_id) for update;
    begin
      select jsonb_agg(p) into proposed
      from private.read_suggestion(listing, (
        select coalesce(jsonb_object_agg(value.key, value.value), '{}')
        from jsonb_to_recordset(one.changes) as c (field text, after jsonb), jsonb_each(case
          when c.field = 'address' then c.after - 'location'
          when c.field <> 'status' then jsonb_build_object(c.field, c.after)
          when c.after ->> 'status' = 'closed' then '{"status": {"kind": "closed"}}'
          else '{}'
        end) as value)) as p
      where not exists (
        select from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
        where s.business_id = listing.id and f.field = p.field and f.after = p.after and f.status in ('waiting', 'rejected'));
    exception when check_violation then -- nothing that a listing may have
      proposed := null;
    end;
    perform private.store_suggestion((gen_random_uuid(), listing.id, auth.uid(), null, note,
        case when listing.owner_id is not null then now() + interval '7 days' end, private.caller_network(), '{}', now()
      )::public.suggested_edits, listing, proposed)
      where proposed is not null and listing.status = 'published' and private.own_role(listing.id) is null;
    outcomes := outcomes || jsonb_build_object('number', one.number,
      'outcome', case when found and proposed is not null then 'suggested' else 'unchanged' end);
  end loop;
  return outcomes;
end;
$$;

-- Decides what becomes of a row, without a number of all rows of one kind (and category): it is imported although it would
-- be held, as a draft, as an update of the listing that it may be, or left out; null takes a decision back. Before the
-- import this is noted; afterwards held rows, and those left out, are imported at once, 50 in one call. They are written as
-- by the import, not by the caller: else the facts would count as given by a person, and a rollback would keep them.
-- Afterwards also 'suggest', see `suggest_import_rows`.
-- Returns what became of each, and how many rows of the kind are left; null where the job does not allow it.
create function public.decide_import_rows(
  job_id uuid, decision text, kind text default null, row_number integer default null, category text default null,
  note text default null
)
returns jsonb language plpgsql security definer as $$
declare
  rows_per_call constant integer := 50;
  caller constant text := current_setting('request.jwt.claims', true);
  given constant text := decide_import_rows.decision; -- a row has a decision, too
  job private.import_jobs;
  is_before boolean;
  numbers integer[];
  later private.import_rows[] := '{}';
  counted integer[];
  before jsonb;
  outcomes jsonb := '[]';
begin
  perform private.require_importer(job_id);
  -- First this lock, as process_imports does.
  perform pg_advisory_xact_lock(hashtext('import'));
  job := private.lock_import(job_id, '{checked,done,stopped,failed}');
  is_before := job.state = 'checked';
  if job.id is null or job.is_own and (not is_before or given <> 'leave_out') or job.rollback_counts <> '{}' or (job.started_at is null) <> is_before then
    return null;
  end if;
  numbers := array(
    select r.number
    from private.import_rows as r, lateral (select coalesce(r.outcome_before, r.outcome) as outcome) as first
    where r.job_id = job.id and r.number <= job.position
      and case when row_number is null then r.outcome = kind or private.is_import_part(r, kind) else r.number = row_number end
      and (category is null
        or r.listing ->> 'category_id' = (select c.id::text from public.categories as c where c.slug = category))
      and case
        when given = 'suggest' then not is_before and private.is_import_part(r, 'kept') and r.decision is null
        when not is_before then r.outcome = 'left_out' and given is distinct from 'leave_out' or r.outcome = 'held' and given is not null
        when given = 'import' then first.outcome = 'held'
        when given in ('draft', 'same') then first.outcome in ('held', 'created')
        else first.outcome in ('held', 'created', 'updated', 'unchanged')
      end
      and (given is distinct from 'same' or r.similar_id is not null)
    order by r.number limit case when not is_before and given in ('import', 'draft', 'same', 'suggest') then rows_per_call end
  );
  if is_before then
    later := private.find_later_rows(job, numbers);
  end if;
  counted := numbers || array(select r.number from unnest(later) as r);
  before := private.count_import_rows(job.id, counted);
  update private.import_rows as r
  set decision = given, outcome_before = coalesce(r.outcome_before, r.outcome), outcome = case
    when given = 'leave_out' then 'left_out'
    when given = 'same' and is_before then 'updated'
    when given is not null and is_before and coalesce(r.outcome_before, r.outcome) = 'held' then 'created'
    else coalesce(r.outcome_before, r.outcome)
  end
  where r.job_id = job.id and r.number = any (numbers);
  perform private.recheck_import_rows(job, later) where later <> '{}';
  if not is_before and given in ('import', 'draft', 'same') then
    perform set_config('import.job', job.id::text, true);
    perform private.continue_act(private.current_act(), auth.uid());
    perform set_config('request.jwt.claims', '', true);
    outcomes := private.apply_import_rows_apart(job, array(
      select r from private.import_rows as r where r.job_id = job.id and r.number = any (numbers) order by r.number), true);
    perform set_config('request.jwt.claims', coalesce(caller, ''), true);
    perform set_config('import.job', '', true);
    perform private.store_import_outcomes(job.id, outcomes, numbers);
  elsif given = 'suggest' then
    outcomes := private.suggest_import_rows(job, numbers, note);
  end if;
  update private.import_jobs as j
  set changed_at = now(), counts = private.add_counts(
      private.add_counts(j.counts, private.negate_counts(before)), private.count_import_rows(j.id, counted)),
    warnings = case when outcomes = '[]' then j.warnings else private.count_import_warnings(j.id) end
  where j.id = job.id and numbers <> '{}';
  return jsonb_build_object(
    'left', (
      select count(*) from private.import_rows as r
      where r.job_id = job.id and (r.outcome = kind or given = 'suggest' and private.is_import_part(r, 'kept') and r.decision is null)
    ),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', o.number, 'outcome', o.outcome, 'reason', o.reason, 'slug', b.slug)), '[]')
      from jsonb_to_recordset(outcomes) as o (number integer, outcome text, reason text, business_id uuid)
      left join public.businesses as b on b.id = o.business_id
    ));
end;
$$;
grant execute on function public.decide_import_rows to authenticated, service_role;

-- Decides on a listing that is no longer in the file, without an id on all that are undecided: 'close' closes it with the
-- import, after that at once. Returns whether the job allows it.
create function public.decide_missing_listings(job_id uuid, decision text, business_id uuid default null)
returns jsonb language plpgsql security definer as $$
declare
  job private.import_jobs;
begin
  job := private.lock_import(job_id, '{checked,done}');
  if job.id is null or job.rollback_counts <> '{}' then
    return 'false';
  end if;
  update private.import_missing as m
  set decision = decide_missing_listings.decision
  where m.job_id = job.id and not m.is_closed and case
    when decide_missing_listings.business_id is null then m.decision is null
    else m.business_id = decide_missing_listings.business_id
  end;
  update private.import_jobs
  set state = 'running', ordered_by = auth.uid(), act_id = private.current_act(), changed_at = now()
  where id = job.id and state = 'done' and decision = 'close';
  return 'true';
end;
$$;
grant execute on function public.decide_missing_listings to authenticated;

-- Starts or resumes the import; returns whether it did. `npm run import` need not check its rows first.
create function public.run_import(job_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  job private.import_jobs;
begin
  job := private.lock_import(job_id, '{staging,checked,stopped,failed}');
  if job.id is null or job.rollback_counts <> '{}' or (job.started_at is null and job.state <> 'checked'
      and (job.state <> 'staging' or auth.uid() is not null)) then
    return 'false';
  end if;
  if job.started_at is null then
    job.position := 0;
    job.counts := '{}';
    job.source_before := private.remember_source(job);
  end if;
  update private.import_jobs
  set state = 'running',
    position = job.position, counts = job.counts, source_before = job.source_before,
    failure = null, ordered_by = auth.uid(), act_id = private.current_act(),
    started_at = coalesce(started_at, now()), changed_at = now()
  where id = job.id;
  return 'true';
end;
$$;
grant execute on function public.run_import to authenticated, service_role;

create function public.stop_import(job_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_importer(job_id);
  update private.import_jobs set state = 'stopped', changed_at = now() where id = job_id and state in ('checking', 'running');
  return to_jsonb(found);
end;
$$;
grant execute on function public.stop_import to authenticated;

-- Deletes an import that has not begun to write; its file follows (`find_old_files`). Returns whether it did.
create function public.discard_import(job_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_importer(job_id);
  delete from private.import_jobs where id = job_id and started_at is null;
  return to_jsonb(found);
end;
$$;
grant execute on function public.discard_import to authenticated, service_role;

-- outcome: done; closed; old_session, since it cannot be undone, but an owner's restores only their own former values.
create function public.roll_back_import(job_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  job private.import_jobs;
begin
  job := private.lock_import(job_id, '{done,stopped,failed}');
  if job.id is null or job.started_at is null then
    return '"closed"';
  end if;
  if not job.is_own and not private.has_recent_session() then
    return '"old_session"';
  end if;
  update private.import_jobs
  set state = 'rolling_back', failure = null, finished_at = null, changed_at = now(), ordered_by = auth.uid(),
    act_id = private.current_act()
  where id = job.id;
  return '"done"';
end;
$$;
grant execute on function public.roll_back_import to authenticated;

create function private.describe_import_job(job private.import_jobs)
returns jsonb stable
return jsonb_build_object(
  'id', job.id, 'is_own', job.is_own, 'file_name', job.file_name, 'bytes', job.bytes, 'state', job.state, 'source', job.source,
  'row_count', job.row_count, 'position', job.position, 'counts', job.counts,
  'rollback_counts', job.rollback_counts, 'failure', job.failure, 'created_at', job.created_at,
  'started_at', job.started_at, 'finished_at', job.finished_at,
  'has_file', exists (
    select from storage.objects where bucket_id = 'import-files' and name = job.id::text
  ),
  'created_by', private.name_person(job.created_by)
);

-- `is_own`: those of the caller, as an owner.
create function public.find_imports(is_own boolean default false)
returns jsonb language sql stable security definer as $$
  select private.require_admin() where not is_own;
  select coalesce(jsonb_agg(private.describe_import_job(j) order by j.created_at desc), '[]')
  from (
    select * from private.import_jobs as i
    where i.is_own = find_imports.is_own and (not i.is_own or i.created_by = auth.uid()) order by i.created_at desc limit 100
  ) as j;
$$;
grant execute on function public.find_imports to authenticated;

-- Returns one of them with its parse settings, and the columns of earlier sources; null where there is none, and of an
-- owner's for everybody else.
create function public.get_import(job_id uuid)
returns jsonb language sql stable security definer as $$
  select private.require_importer(j.id) from private.import_jobs as j where j.id = job_id and not j.is_own;
  select private.describe_import_job(j) || jsonb_build_object(
    'missing', (
      select jsonb_build_object('undecided', count(*) filter (where m.decision is null), 'keep', count(*) filter (where m.decision = 'keep'),
        'close', count(*) filter (where m.decision = 'close' and not m.is_closed), 'closed', count(*) filter (where m.is_closed))
      from private.import_missing as m where m.job_id = j.id
    ),
    'settings', j.settings, 'warnings', j.warnings, 'rows_per_piece', private.rows_per_import_piece(),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'columns', s.columns) order by s.used_at desc), '[]')
      from private.import_sources as s where not j.is_own
    ))
  from private.import_jobs as j where j.id = job_id and (not j.is_own or j.created_by = auth.uid());
$$;
grant execute on function public.get_import to authenticated, service_role;

-- Returns what a card shows of a listing, or of the row that becomes one.
create function private.describe_import_listing(listing jsonb)
returns jsonb stable
return private.pick_keys(listing,
  '{name,street,city,state,zip_code,phone,website,specialty,opening_hours,attributes,status,temporarily_closed}')
  || jsonb_build_object('category', (
    select jsonb_strip_nulls(jsonb_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue, 'drawing', c.drawing)) from public.categories as c
    where c.id = (listing ->> 'category_id')::integer
  ));

-- Returns a page of the processed rows of a kind: an outcome, one of `is_import_part`, or 'sample', 20 of all outcomes,
-- reasons and categories, the most doubtful first. Each with its listing, and the one that it may be, which may be of an
-- earlier row.
create function public.find_import_rows(
  job_id uuid, kind text, after integer default 0, max_rows integer default 50, category text default null
)
returns jsonb language sql stable security definer as $$
  select private.require_importer(job_id);
  with chosen as (
    (
      select r.*, r.number as place from private.import_rows as r
      where r.job_id = find_import_rows.job_id and kind <> 'sample' and r.number > after
        and r.number <= (select j.position from private.import_jobs as j where j.id = r.job_id)
        and (r.outcome = kind or private.is_import_part(r, kind))
        and (find_import_rows.category is null
          or r.listing ->> 'category_id' = (select c.id::text from public.categories as c where c.slug = find_import_rows.category))
      order by r.number limit least(max_rows, 1000)
    )
    union all
    (
      select s.*, row_number() over (order by array_position('{held,abroad,created,updated,unchanged}', s.outcome), s.number)
      from (
        select r.* from private.import_rows as r
        where r.job_id = find_import_rows.job_id and kind = 'sample' and r.outcome not in ('rejected', 'left_out')
        order by row_number() over (
            partition by r.outcome, r.reason, r.similar_id is not null, r.warnings is not null, r.listing -> 'category_id' order by r.number),
          array_position('{held,abroad,created,updated,unchanged}', r.outcome), r.similar_id is null, r.warnings is null, r.number
        limit 20
      ) as s
    )
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'number', r.number, 'label', r.label, 'outcome', r.outcome, 'reason', r.reason, 'warnings', r.warnings,
      'changes', r.changes, 'decision', r.decision, 'outcome_before', r.outcome_before, 'slug', b.slug,
      'similar_name', coalesce(s.name, r.similar_name), 'similar_slug', s.slug,
      'listing', case when r.listing ? 'category_id' then private.describe_import_listing(r.listing) end,
      'similar', case when r.similar_id is not null then private.describe_import_listing(coalesce(to_jsonb(s), f.listing)) end
    ) order by r.place), '[]'),
    'next', case when kind <> 'sample' and count(*) = least(max_rows, 1000) then max(r.number) end
  )
  from chosen as r
  left join public.businesses as b on b.id = r.business_id
  left join public.businesses as s on s.id = r.similar_id
  left join private.import_rows as f on f.job_id = r.job_id and f.business_id = r.similar_id and f.outcome = 'created';
$$;
grant execute on function public.find_import_rows to authenticated, service_role;

-- Returns the categories of the new listings, the most frequent first, each with the names of some.
create function public.find_import_categories(job_id uuid)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name, 'rows', g.rows, 'samples', g.samples)
    order by g.rows desc, c.name), '[]')
  from (
    select r.listing ->> 'category_id' as id, count(*) as rows, (array_agg(r.label order by r.number))[:3] as samples
    from private.import_rows as r
    where r.job_id = find_import_categories.job_id and r.outcome = 'created' group by 1
  ) as g
  join public.categories as c on c.id = g.id::integer;
$$;
grant execute on function public.find_import_categories to authenticated;

-- Returns a page of the listings that are no longer in the file, in the order of their ids.
create function public.find_missing_listings(job_id uuid, after uuid default null)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object(
    'listings', coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'slug', m.slug, 'name', m.name, 'street', m.street, 'city', m.city, 'state', m.state,
      'zip_code', m.zip_code, 'decision', m.decision, 'is_closed', m.is_closed) order by m.id), '[]'),
    'next', case when count(*) = 50 then max(m.id::text) end
  )
  from (
    select b.*, one.decision, one.is_closed
    from private.import_missing as one join public.businesses as b on b.id = one.business_id
    where one.job_id = find_missing_listings.job_id and (after is null or b.id > after)
    order by b.id limit 50
  ) as m;
$$;
grant execute on function public.find_missing_listings to authenticated;
