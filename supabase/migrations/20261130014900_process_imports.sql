-- Processes import jobs piece by piece, with the service role, each minute or when triggered.

-- Rounds are assigned within this many rows.
create function private.rows_per_import_piece()
returns integer immutable
return 200;

create function private.row_key_of(listing jsonb)
returns uuid immutable
return private.duplicate_key(
  listing ->> 'name', listing ->> 'street', listing ->> 'city', listing ->> 'state', listing ->> 'zip_code')::uuid;

-- Returns what a row says otherwise than its listing, of what an owner or admin has set, which stays; null for nothing.
create function private.find_kept_values(listing_id uuid, input jsonb)
returns jsonb language plpgsql stable as $$
declare
  listing public.businesses;
  other public.businesses;
  kept text[];
begin
  select * into listing from public.businesses where id = listing_id;
  kept := private.facts_of_people(listing_id);
  if listing.owner_id is null and kept = '{}' then
    return null;
  end if;
  other := jsonb_populate_record(listing, jsonb_strip_nulls(input) - '{id,lat,lng,temporarily_closed}'::text[]);
  return (
    select jsonb_agg(jsonb_build_object('field', f.fact, 'before', old.facts -> f.fact, 'after', new.facts -> f.fact) order by f.fact)
    from (select private.listing_facts(listing) || jsonb_build_object('opening_hours', private.opening_hours_of(listing_id))) as old (facts),
      (select private.listing_facts(other) || jsonb_strip_nulls(private.pick_keys(input, '{opening_hours}'))) as new (facts),
      (select fact from private.importable_facts() union all values ('opening_hours')) as f
    where (listing.owner_id is not null or 'listing' = any (kept) or f.fact = any (kept)) and case f.fact
      when 'name' then private.core_name(other.name, private.normalize(other.name)) <> private.core_name(listing.name, private.normalize(listing.name))
      -- Another spelling is the same place.
      when 'address' then input ->> 'street' is not null and (left(other.zip_code, 5) <> left(listing.zip_code, 5)
        or private.house_number(other.street) is distinct from private.house_number(listing.street))
      when 'status' then other.status <> listing.status
      -- What a file says of these is often another's view of the same.
      when 'category' then false when 'specialty' then false when 'more_categories' then false when 'attributes' then false when 'description' then false
      else old.facts -> f.fact <> new.facts -> f.fact
    end
  );
end;
$$;

-- Imports rows, round by round; `with_held`: also those that would be held for review. Returns the outcome of each:
-- number, outcome, reason (why it is held), changes (of an updated one; of an unchanged one what was kept), business_id, similar_id, similar_name.
create function private.apply_import_rows(job private.import_jobs, rows private.import_rows[], with_held boolean)
returns jsonb language plpgsql as $$
declare
  outcomes jsonb := '[]';
  current_round smallint;
  current private.import_rows[];
  began timestamptz;
  done jsonb;
begin
  if job.is_own then
    return private.apply_own_rows(job, rows);
  end if;
  for current_round in select distinct r.round from unnest(rows) as r where r.listing is not null order by r.round loop
    current := array(
      select r from unnest(rows) as r where r.round = current_round and r.listing is not null order by r.number
    );
    began := clock_timestamp();
    -- A row whose key or id is known, or that an admin knows, is another spelling of its listing, whatever its name and place.
    insert into private.imported_rows (row_key, business_id, content_hash, imported_at)
    select private.row_key_of(r.listing), known.id,
      case when r.decision = 'same' then gen_random_uuid() else private.unread_content() end, job.created_at
    from unnest(current) as r
    left join private.import_keys as k on k.source = job.source and k.key = r.key
    join public.businesses as known
      on known.id = case when r.decision = 'same' then r.similar_id else coalesce(k.business_id, (r.listing ->> 'id')::uuid) end
    where not exists (
      select from public.businesses as b where b.duplicate_key = private.row_key_of(r.listing)::text and b.id <> known.id)
    on conflict do nothing;
    done := private.import_round((
      select jsonb_agg(r.listing || jsonb_strip_nulls(jsonb_build_object(
        'decision', r.decision, 'id', case when r.outcome = 'created' then r.business_id end)) order by r.number)
      from unnest(current) as r), job.created_at, with_held);
    outcomes := outcomes || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', current[h.index + 1].number, 'outcome', 'held', 'reason', h.reason,
        'similar_id', h.similar_id, 'similar_name', b.name)), '[]')
      from jsonb_to_recordset(done -> 'held') as h (index integer, reason text, similar_id uuid)
      left join public.businesses as b on b.id = h.similar_id
    ) || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', r.number, 'business_id', known.business_id,
        'similar_id', likely.id, 'similar_name', likely.name,
        'changes', case when e.changed_at >= began then nullif(coalesce((
          select jsonb_agg(jsonb_build_object('field', f.fact, 'before', old.facts -> f.fact, 'after', new.facts -> f.fact))
          from private.listing_facts(jsonb_populate_record(null::public.businesses, e.before)) as old (facts),
            private.listing_facts(jsonb_populate_record(null::public.businesses, e.after)) as new (facts),
            private.importable_facts() as f
          where old.facts -> f.fact <> new.facts -> f.fact
        ), '[]') || case
          when e.has_filled_hours then jsonb_build_array(
            jsonb_build_object('field', 'opening_hours', 'before', '[]'::jsonb, 'after', r.listing -> 'opening_hours'))
          else '[]'
        end, '[]') else private.find_kept_values(known.business_id, r.listing) end,
        'outcome', case
          when e.changed_at is null or e.changed_at < began then 'unchanged'
          when e.created_at >= began and e.before is null then 'created'
          else 'updated'
        end)), '[]')
      from unnest(current) as r
      join private.imported_rows as known on known.row_key = private.row_key_of(r.listing)
      left join private.import_effects as e
        on e.job_id = job.id and e.business_id = known.business_id
      left join lateral (
        select other.id, other.name
        from private.likely_duplicates as d
        join public.businesses as other
          on other.id in (d.first_id, d.second_id) and other.id <> known.business_id
        where e.created_at >= began and e.before is null and known.business_id in (d.first_id, d.second_id)
        limit 1
      ) as likely on true
    );
    insert into private.import_keys (source, key, business_id, job_id)
    select job.source, r.key, known.business_id, job.id
    from unnest(current) as r
    join private.imported_rows as known on known.row_key = private.row_key_of(r.listing)
    where job.source is not null and r.key is not null
    on conflict do nothing;
  end loop;
  return outcomes;
end;
$$;

-- The same row by row: for a piece with a row that cannot be stored, and for rows of several
-- pieces, where equal rounds mean nothing.
create function private.apply_import_rows_apart(
  job private.import_jobs, rows private.import_rows[], with_held boolean
)
returns jsonb language plpgsql as $$
declare
  outcomes jsonb := '[]';
  one private.import_rows;
begin
  foreach one in array rows loop
    begin
      outcomes := outcomes || private.apply_import_rows(job, array[one], with_held);
    exception when data_exception or integrity_constraint_violation then
      outcomes := outcomes || jsonb_build_object(
        'number', one.number, 'outcome', 'rejected', 'reason', 'database: ' || sqlerrm);
    end;
  end loop;
  return outcomes;
end;
$$;

-- Stores the columns of a job's source. Returns the previous ones; null: none.
create function private.remember_source(job private.import_jobs)
returns jsonb language plpgsql as $$
declare
  before constant jsonb := (select to_jsonb(s) from private.import_sources as s where s.name = job.source);
begin
  if job.source is not null then
    insert into private.import_sources (name, columns)
    values (job.source, job.settings -> 'columns')
    on conflict (name) do update set columns = excluded.columns, used_at = now();
  end if;
  return before;
end;
$$;

-- Whether a row became or updated a listing, or says nothing new.
create function private.is_imported_row(import_row private.import_rows)
returns boolean immutable
return import_row.outcome in ('created', 'updated', 'unchanged');

-- Whether a row is also of a kind that outcomes do not tell apart: new ones that may duplicate a listing, drafts, new ones
-- that have closed, those that say otherwise than people do, and those with values that were not imported as they were.
create function private.is_import_part(import_row private.import_rows, kind text)
returns boolean language plpgsql immutable as $$
begin
  return case kind
    when 'similar' then import_row.outcome = 'created' and import_row.similar_id is not null
    when 'draft' then import_row.outcome = 'created' and import_row.decision = 'draft'
    when 'closed' then import_row.outcome = 'created' and import_row.listing ->> 'status' = 'closed'
    when 'kept' then import_row.outcome = 'unchanged' and import_row.changes is not null
    when 'warned' then import_row.warnings is not null and private.is_imported_row(import_row)
  end;
end;
$$;

-- Counts rows with these numbers by outcome, and those that are listed apart, too.
create function private.count_import_rows(job_id uuid, numbers integer[])
returns jsonb language plpgsql stable as $$
begin
  return (
    with rows as (
      select r from private.import_rows as r where r.job_id = count_import_rows.job_id and r.number = any (numbers)
    )
    select coalesce(jsonb_object_agg(kind, amount), '{}') from (
      select (r).outcome as kind, count(*) as amount from rows group by (r).outcome
      union all
      select kind, count(*) from rows, unnest('{similar,draft,closed,kept,warned}'::text[]) as kind
      where private.is_import_part(r, kind) group by kind
    ) as counted
  );
end;
$$;

-- Counts values not imported as they were: rows by column and problem, with up to three cells.
create function private.count_import_warnings(job_id uuid)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(to_jsonb(c) order by c.rows desc, c.field, c.problem), '[]') from (
    select w.field, w.problem, count(distinct r.number) as rows,
      coalesce((array_agg(distinct w.cell) filter (where w.cell <> ''))[:3], '{}') as examples
    from private.import_rows as r
    cross join lateral jsonb_to_recordset(r.warnings) as w (field text, problem text, cell text)
    where r.job_id = count_import_warnings.job_id and r.warnings is not null and private.is_imported_row(r)
    group by w.field, w.problem
  ) as c;
$$;

-- Stores the outcomes of rows, and returns the counts of all with these numbers.
create function private.store_import_outcomes(job_id uuid, outcomes jsonb, numbers integer[])
returns jsonb language plpgsql as $$
begin
  update private.import_rows as r
  set outcome = o.outcome, reason = o.reason, changes = o.changes, business_id = o.business_id, similar_id = o.similar_id,
    similar_name = o.similar_name
  from jsonb_to_recordset(outcomes) as o (
    number integer, outcome text, reason text, changes jsonb, business_id uuid, similar_id uuid, similar_name text)
  where r.job_id = store_import_outcomes.job_id and r.number = o.number;
  return private.count_import_rows(job_id, numbers);
end;
$$;

-- Returns the earlier rows of a file that became or updated a listing that one of these rows may be, in rounds: those of
-- one listing apart and in order, and those that would get one slug.
create function private.find_earlier_rows(job private.import_jobs, rows private.import_rows[])
returns private.import_rows[] language plpgsql stable as $$
declare
  rows_per_key constant integer := 20;
  min_name_fit constant double precision := 0.3;
begin
  return array(
    with similar_rows as (
      select distinct s.business_id
      from unnest(rows) as r, unnest(private.import_row_keys(r.job_id, r.key, r.listing)) as shared_key,
      lateral (
        select one.* from private.import_rows as one
        where one.listing is not null and private.import_row_keys(one.job_id, one.key, one.listing) @> array[shared_key]
          and one.number <= job.position and private.is_imported_row(one)
        limit rows_per_key
      ) as s
      where r.listing is not null and (s.key = r.key
        or private.names_fit(private.normalize(s.listing ->> 'name'), private.normalize(r.listing ->> 'name')) >= min_name_fit
        or s.listing ->> 'phone' = r.listing ->> 'phone'
          and private.house_number(s.listing ->> 'street') = private.house_number(r.listing ->> 'street'))
    ),
    numbered as (
      select e.*, row_number() over (partition by e.business_id order by e.number) as turn,
        private.create_slug(e.listing ->> 'name', e.listing ->> 'city', e.listing ->> 'state') as slug
      from private.import_rows as e join similar_rows using (business_id)
      where e.job_id = job.id and e.number <= job.position and private.is_imported_row(e)
    )
    select (job_id, number, label, key, listing, null, dense_rank() over (order by turn, slug_turn),
      outcome, null, null, decision, null, business_id, similar_id, null)::private.import_rows
    from (select *, row_number() over (partition by turn, slug order by number) as slug_turn from numbered) as ordered
  );
end;
$$;

-- Finds the listings of earlier files of a job's source that its rows do not name. People's decisions stay.
create function private.find_missing_listings(job private.import_jobs)
returns void language plpgsql as $$
begin
  delete from private.import_missing where job_id = job.id;
  insert into private.import_missing (job_id, business_id)
  select job.id, b.id from public.businesses as b
  where b.status = 'published' and b.owner_id is null and b.id in (
    select k.business_id from private.import_keys as k where k.source = job.source
    union
    select r.business_id from private.import_rows as r join private.import_jobs as j on j.id = r.job_id
    where j.source = job.source and j.id <> job.id and j.started_at is not null and j.state <> 'rolled_back'
      and private.is_imported_row(r)
  ) and b.id not in (
    select listed.id from private.import_rows as r, unnest(array[r.business_id, r.similar_id]) as listed (id)
    where r.job_id = job.id and listed.id is not null
    union
    select k.business_id from private.import_keys as k join private.import_rows as r on r.key = k.key
    where k.source = job.source and r.job_id = job.id
  ) and not private.facts_of_people(b.id) && '{status,listing}';
end;
$$;

-- Closes the next listings that are no longer in the file, where an admin decided so.
create function private.close_missing_listings(job private.import_jobs, max_rows integer)
returns void language plpgsql as $$
declare
  closing constant uuid[] := array(
    select m.business_id from private.import_missing as m
    where m.job_id = job.id and m.decision = 'close' and not m.is_closed limit greatest(max_rows, 1)
  );
begin
  update public.businesses set status = 'closed' where id = any (closing) and status = 'published' and owner_id is null;
  -- The next file that has them opens them.
  update private.imported_rows set content_hash = gen_random_uuid(), other_contents = null where business_id = any (closing);
  update private.import_missing set is_closed = true where job_id = job.id and business_id = any (closing);
  update private.import_jobs
  set changed_at = now(), state = case when closing = '{}' then 'done' else state end,
    finished_at = case when closing = '{}' then now() end
  where id = job.id;
end;
$$;

-- Processes the next rows of a job. A check runs the import itself and rolls it back, so its result
-- comes from the same code; what earlier pieces would have written is written again first.
create function private.process_import_piece(job private.import_jobs, max_rows integer)
returns void language plpgsql as $$
declare
  per_piece constant integer := private.rows_per_import_piece();
  -- Never beyond the current piece.
  last_row constant integer := least(
    job.position + greatest(max_rows, 1), (job.position / per_piece + 1) * per_piece, job.row_count);
  rows private.import_rows[];
  decided private.import_rows[]; -- without those left out
  outcomes jsonb;
  counted jsonb;
begin
  rows := array(
    select r from private.import_rows as r
    where r.job_id = job.id and r.number > job.position and r.number <= last_row order by r.number
  );
  if rows = '{}' then
    perform private.close_missing_listings(job, max_rows);
    return;
  end if;
  decided := array(select r from unnest(rows) as r where r.decision is distinct from 'leave_out');
  begin
    if job.state = 'checking' then
      perform private.remember_source(job);
      perform private.apply_import_rows(job, private.find_earlier_rows(job, rows), true);
    end if;
    begin
      outcomes := private.apply_import_rows(job, decided, false);
    exception when data_exception or integrity_constraint_violation then
      outcomes := private.apply_import_rows_apart(job, decided, false);
    end;
    perform private.refuse('CHECK', 'This was a check') where job.state = 'checking';
  exception when sqlstate 'CHECK' then
    null;
  end;
  counted := private.store_import_outcomes(job.id, outcomes, array(select r.number from unnest(rows) as r));

  update private.import_jobs as j
  set position = last_row, changed_at = now(), counts = private.add_counts(j.counts, counted),
    state = case
      when last_row < j.row_count then j.state
      when j.state = 'checking' then 'checked'
      when exists (select from private.import_missing as m where m.job_id = j.id and m.decision = 'close' and not m.is_closed)
        then 'running'
      else 'done'
    end,
    warnings = case when last_row = j.row_count then private.count_import_warnings(j.id) else j.warnings end,
    finished_at = case when last_row = j.row_count and j.state = 'running' then now() end
  where j.id = job.id;
  -- `npm run import` imports without a check: its admin is asked afterwards.
  perform private.find_missing_listings(job)
    where last_row = job.row_count
      and (job.state = 'checking' or not exists (select from private.import_missing as m where m.job_id = job.id));
end;
$$;

create function private.add_counts(counts jsonb, more jsonb)
returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(kind, amount), '{}') from (
    select key as kind, sum(value::integer) as amount
    from (select * from jsonb_each_text(counts) union all select * from jsonb_each_text(more)) as each_count
    group by key
  ) as summed;
$$;

create function private.negate_counts(counts jsonb)
returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, -value::integer), '{}') from jsonb_each_text(counts);
$$;

-- Processes up to `max_rows` rows of the job that waits longest; returns whether there was one that is
-- not in use. Jobs are serialized with each other and with `npm run import`.
create function public.process_imports(max_rows integer)
returns boolean language plpgsql security definer as $$
declare
  job private.import_jobs;
begin
  if not pg_try_advisory_xact_lock(hashtext('import')) then
    return false;
  end if;
  select * into job from private.import_jobs
  where state in ('checking', 'running', 'rolling_back')
  order by changed_at limit 1 for update;
  if job.id is null then
    return false;
  end if;
  perform private.continue_act(job.act_id, job.ordered_by);
  perform set_config('import.job', case when job.state <> 'rolling_back' and not job.is_own then job.id::text else '' end, true);
  begin
    if job.state = 'rolling_back' then
      perform private.roll_back_import_piece(job, max_rows);
    else
      perform private.process_import_piece(job, max_rows);
    end if;
  exception
    -- Two conflicting writers: the piece is retried.
    when deadlock_detected or serialization_failure or lock_not_available then
      raise;
    when others then
      -- The admin sees the message, which may have values of a row; the log has what to look for.
      raise warning 'Import % failed with %', job.id, sqlstate;
      update private.import_jobs set state = 'failed', failure = sqlerrm, changed_at = now() where id = job.id;
  end;
  return true;
end;
$$;
grant execute on function public.process_imports to service_role;
