-- The operations of admins on imports: begin, describe, stage, check, run, stop, decide on held rows,
-- roll back; and reading them.

-- Returns the job, locked, for an admin; null where it is in none of these states.
create function private.lock_import(job_id uuid, states private.import_state[])
returns private.import_jobs language plpgsql as $$
declare
  job private.import_jobs;
begin
  perform private.require_admin();
  select * into job from private.import_jobs where id = job_id and state = any (states) for update;
  return job;
end;
$$;

create function public.create_import(file_name text, bytes bigint)
returns jsonb language plpgsql security definer as $$
declare
  created uuid;
begin
  perform private.require_admin();
  insert into private.import_jobs (created_by, file_name, bytes)
  values (auth.uid(), right(create_import.file_name, 200), create_import.bytes)
  returning id into created;
  return to_jsonb(created);
end;
$$;
grant execute on function public.create_import to authenticated;

-- Sets how to parse the file and deletes staged rows. Returns whether the job may still be described.
create function public.describe_import(job_id uuid, settings jsonb, source text default null)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  update private.import_jobs as j
  set source = describe_import.source, settings = describe_import.settings, state = 'staging', row_count = 0,
    position = 0, counts = '{}', warnings = '[]', failure = null, changed_at = now()
  where j.id = describe_import.job_id and j.state in ('mapping', 'staging', 'checked', 'failed')
    and j.started_at is null;
  if found then
    delete from private.import_rows as r where r.job_id = describe_import.job_id;
    return 'true';
  end if;
  return 'false';
end;
$$;
grant execute on function public.describe_import to authenticated;

-- Adds rows; existing ones stay. Returns the number of rows, or null where the job accepts none.
create function public.stage_import_rows(job_id uuid, rows jsonb)
returns jsonb language plpgsql security definer as $$
declare
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
  return to_jsonb(job.row_count);
end;
$$;
grant execute on function public.stage_import_rows to authenticated;

-- Starts the check once all rows are staged; returns whether it did.
create function public.check_import(job_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  update private.import_jobs
  set state = case when row_count = 0 then 'checked'::private.import_state else 'checking' end, position = 0, counts = '{}',
    warnings = '[]', failure = null, changed_at = now()
  where id = job_id and state in ('staging', 'checked', 'failed') and started_at is null;
  return to_jsonb(found);
end;
$$;
grant execute on function public.check_import to authenticated;

-- Starts or resumes the import; returns whether it did. `leave_out_held` counts at its start: rows
-- that would be held for review are left out.
create function public.run_import(job_id uuid, leave_out_held boolean default false)
returns jsonb language plpgsql security definer as $$
declare
  job private.import_jobs;
begin
  job := private.lock_import(job_id, '{checked,stopped,failed}');
  if job.id is null or job.rollback_counts <> '{}' or (job.state <> 'checked' and job.started_at is null) then
    return 'false';
  end if;
  if job.started_at is null then
    job.position := 0;
    job.counts := '{}';
    job.source_before := private.remember_source(job);
    job.leaves_out_held := leave_out_held;
  end if;
  update private.import_jobs
  set state = case when job.position < row_count then 'running'::private.import_state else 'done' end,
    position = job.position, counts = job.counts, source_before = job.source_before,
    leaves_out_held = job.leaves_out_held, failure = null, ordered_by = auth.uid(), act_id = private.current_act(),
    started_at = coalesce(started_at, now()), changed_at = now()
  where id = job.id;
  return 'true';
end;
$$;
grant execute on function public.run_import to authenticated;

create function public.stop_import(job_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  update private.import_jobs set state = 'stopped', changed_at = now() where id = job_id and state = 'running';
  return to_jsonb(found);
end;
$$;
grant execute on function public.stop_import to authenticated;

-- Imports a row that was held or left out; without a number the next held ones. They are written as by the import, not
-- by the caller: else the facts would count as given by a person, and a rollback would keep them. Returns what became
-- of each, and how many are still held; null where the job does not allow it.
create function public.import_held_rows(job_id uuid, row_number integer default null)
returns jsonb language plpgsql security definer as $$
declare
  rows_per_call constant integer := 50;
  caller constant text := current_setting('request.jwt.claims', true);
  waiting constant text[] := case when row_number is null then '{held}' else '{held,left_out}' end;
  job private.import_jobs;
  rows private.import_rows[];
  before jsonb;
  outcomes jsonb;
begin
  perform private.require_admin();
  -- First this lock, as process_imports does.
  perform pg_advisory_xact_lock(hashtext('import'));
  job := private.lock_import(job_id, '{done,stopped,failed}');
  if job.started_at is null or job.rollback_counts <> '{}' then
    return null;
  end if;
  rows := array(
    select r from private.import_rows as r
    where r.job_id = job.id and r.outcome = any (waiting) and (row_number is null or r.number = row_number)
    order by r.number limit rows_per_call
  );
  before := (
    select jsonb_object_agg(outcome, -amount)
    from (select r.outcome, count(*) as amount from unnest(rows) as r group by r.outcome) as counted
  );
  perform set_config('import.job', job.id::text, true);
  perform private.continue_act(private.current_act(), auth.uid());
  perform set_config('request.jwt.claims', '', true);
  outcomes := private.apply_import_rows_apart(job, rows, true);
  perform set_config('request.jwt.claims', coalesce(caller, ''), true);
  perform set_config('import.job', '', true);
  job.counts := private.add_counts(private.add_counts(job.counts, before), private.store_import_outcomes(
    job.id, outcomes, array(select r.number from unnest(rows) as r)));
  update private.import_jobs
  set counts = job.counts, changed_at = now(), warnings = case
    when exists (select from unnest(rows) as r where r.warnings is not null) then private.count_import_warnings(job.id)
    else warnings
  end
  where id = job.id;
  return jsonb_build_object('held', coalesce((job.counts ->> 'held')::integer, 0), 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', o.number, 'outcome', o.outcome, 'reason', o.reason, 'slug', b.slug)), '[]')
    from jsonb_to_recordset(outcomes) as o (number integer, outcome text, reason text, business_id uuid)
    left join public.businesses as b on b.id = o.business_id
  ));
end;
$$;
grant execute on function public.import_held_rows to authenticated;

-- Leaves out a held row; without a number all of them. Returns whether the job allows it.
create function public.leave_out_held_rows(job_id uuid, row_number integer default null)
returns jsonb language plpgsql security definer as $$
declare
  job private.import_jobs;
  amount integer;
begin
  job := private.lock_import(job_id, '{done,stopped,failed}');
  if job.started_at is null or job.rollback_counts <> '{}' then
    return 'false';
  end if;
  update private.import_rows as r
  set outcome = 'left_out'
  where r.job_id = job.id and r.outcome = 'held' and (row_number is null or r.number = row_number);
  get diagnostics amount = row_count;
  update private.import_jobs
  set counts = private.add_counts(counts, jsonb_build_object('held', -amount, 'left_out', amount)), changed_at = now()
  where id = job.id and amount > 0;
  return 'true';
end;
$$;
grant execute on function public.leave_out_held_rows to authenticated;

-- outcome: done; closed; old_session, since it cannot be undone.
create function public.roll_back_import(job_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  job private.import_jobs;
begin
  job := private.lock_import(job_id, '{done,stopped,failed}');
  if job.id is null or job.started_at is null then
    return '"closed"';
  end if;
  if not private.has_recent_session() then
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
  'id', job.id, 'file_name', job.file_name, 'bytes', job.bytes, 'state', job.state, 'source', job.source,
  'row_count', job.row_count, 'position', job.position, 'counts', job.counts,
  'rollback_counts', job.rollback_counts, 'failure', job.failure, 'created_at', job.created_at,
  'started_at', job.started_at, 'finished_at', job.finished_at,
  'has_file', exists (
    select from storage.objects where bucket_id = 'import-files' and name = job.id::text
  ),
  'created_by', private.name_person(job.created_by)
);

create function public.find_imports()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select coalesce(jsonb_agg(private.describe_import_job(j) order by j.created_at desc), '[]')
  from (select * from private.import_jobs order by created_at desc limit 100) as j;
$$;
grant execute on function public.find_imports to authenticated;

-- Returns one of them with its parse settings, and the columns of earlier sources; null where there is none.
create function public.get_import(job_id uuid)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select private.describe_import_job(j) || jsonb_build_object(
    'settings', j.settings, 'warnings', j.warnings, 'rows_per_piece', private.rows_per_import_piece(),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'columns', s.columns) order by s.used_at desc), '[]')
      from private.import_sources as s
    ))
  from private.import_jobs as j where j.id = job_id;
$$;
grant execute on function public.get_import to authenticated;

-- Returns a page of the rows of one outcome; 'similar' are created ones that may duplicate a
-- listing, 'warned' kept ones with values that were not imported as they were. A row that is held or
-- left out comes with its address and phone.
create function public.find_import_rows(job_id uuid, kind text, after integer default 0, max_rows integer default 50)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'number', r.number, 'label', r.label, 'reason', r.reason, 'warnings', r.warnings,
      'slug', b.slug, 'similar_name', coalesce(s.name, r.similar_name), 'similar_slug', s.slug,
      'listing', case when r.outcome in ('held', 'left_out') then
        private.pick_keys(r.listing, '{street,city,state,zip_code,phone}')
      end
    ) order by r.number), '[]'),
    'next', case when count(*) = least(max_rows, 1000) then max(r.number) end
  )
  from (
    select one.* from private.import_rows as one
    where one.job_id = find_import_rows.job_id and one.number > after
      and (case kind
        when 'similar' then one.outcome = 'created' and one.similar_id is not null
        when 'warned' then one.warnings is not null and private.is_imported_row(one)
        else one.outcome = kind
      end)
    order by one.number limit least(max_rows, 1000)
  ) as r
  left join public.businesses as b on b.id = r.business_id
  left join public.businesses as s on s.id = r.similar_id;
$$;
grant execute on function public.find_import_rows to authenticated;
