-- Rolls an import back, except what people have changed since: deletes listings that it created,
-- unless people have used them; restores facts that it changed, unless they have changed again.

-- Deletes listings that an import created, unless anybody has edited or used them, without a trace: their slugs do not
-- answer "gone". Returns how many. One statement for all, since what follows a deletion is done once for each.
create function private.roll_back_listings(listing_ids uuid[])
returns integer language plpgsql as $$
declare
  removed_slugs text[];
begin
  with removed as (
    delete from public.businesses as b
    where b.id = any (listing_ids) and b.owner_id is null and private.facts_of_people(b.id) = '{}'
      and not exists (select from public.businesses as moved where moved.moved_to = b.id)
      and not exists (select from public.business_slugs where business_id = b.id)
      and not exists (select from public.reviews where business_id = b.id)
      and not exists (select from public.questions where business_id = b.id)
      and not exists (select from public.message_threads where business_id = b.id)
      and not exists (select from public.suggested_edits where business_id = b.id)
      and not exists (select from private.saved_businesses where business_id = b.id)
      and not exists (select from public.claims where business_id = b.id)
      and not exists (select from public.pending_changes where business_id = b.id)
      and not exists (select from public.submissions where business_id = b.id)
      and not exists (select from public.business_members where business_id = b.id)
      and not exists (select from public.business_invitations where business_id = b.id)
      and not exists (select from public.special_hours where business_id = b.id)
      and not exists (select from public.services where business_id = b.id)
      and not exists (select from public.fact_confirmations where business_id = b.id)
      and not exists (select from private.business_merges where b.id in (kept_id, merged_id))
    returning b.slug
  )
  select coalesce(array_agg(slug), '{}') into removed_slugs from removed;
  delete from public.business_slugs where slug = any (removed_slugs) and business_id is null;
  return cardinality(removed_slugs);
end;
$$;

-- Restores a listing's former facts, one by one. A listing claimed since keeps all.
create function private.roll_back_change(effect private.import_effects)
returns text language plpgsql as $$
declare
  listing public.businesses;
  current_values jsonb;
  back jsonb := '{}';
  removes_hours boolean;
  people constant text[] := private.facts_of_people(effect.business_id);
  fact record;
begin
  select * into listing from public.businesses where id = effect.business_id for update;
  if listing.owner_id is not null then
    return 'kept';
  end if;
  removes_hours := effect.has_filled_hours and not 'opening_hours' = any(people);
  delete from public.opening_hours where business_id = effect.business_id and removes_hours;
  current_values := private.imported_columns(listing) || jsonb_build_object('updated_at', listing.updated_at);
  for fact in
    select f.fact as name, f.columns from private.importable_facts() as f
  loop
    continue when fact.name = any(people)
      or private.pick_keys(current_values, fact.columns) <> private.pick_keys(effect.after, fact.columns);
    back := back || private.pick_keys(effect.before, fact.columns);
  end loop;
  if back = '{}' or current_values @> back then
    return case when removes_hours then 'restored' else 'kept' end;
  end if;
  perform set_config('import.restored_at', effect.before ->> 'updated_at', true)
    where current_values -> 'updated_at' = effect.after -> 'updated_at';
  listing := jsonb_populate_record(listing, back);
  begin
    perform private.update_listings(array[listing], array(select jsonb_object_keys(private.imported_columns(listing))));
  exception when unique_violation then
    -- Another listing has its former name and address by now.
    perform set_config('import.restored_at', '', true);
    return 'kept';
  end;
  perform set_config('import.restored_at', '', true);
  insert into public.fact_confirmations
  select c.* from jsonb_populate_recordset(null::public.fact_confirmations, effect.confirmations) as c
  where case c.fact
    when 'phone' then back ? 'phone'
    when 'website' then back ? 'website'
    when 'address' then back ? 'street'
  end
  on conflict do nothing;
  return 'restored';
end;
$$;

-- Restores `updated_at` along with the content.
create function private.restore_timestamps()
returns trigger language plpgsql as $$
begin
  new.updated_at := current_setting('import.restored_at')::timestamptz;
  return new;
end;
$$;
-- Its name sorts last, after the trigger that sets the current time.
create trigger businesses_z_restore_timestamps before update on public.businesses
for each row when (current_setting('import.restored_at', true) <> '') execute function private.restore_timestamps();

-- Restores the bookkeeping of rows, where no later import has changed it.
create function private.roll_back_keys(job_id uuid)
returns integer language sql as $$
  with effect as (
    delete from private.import_key_effects as k
    where k.job_id = roll_back_keys.job_id and k.row_key in (
      select row_key from private.import_key_effects
      where import_key_effects.job_id = roll_back_keys.job_id limit 1000
    )
    returning k.*
  ),
  removed as (
    delete from private.imported_rows as r using effect as e
    where r.row_key = e.row_key and r.content_hash = e.content_hash and e.before is null
  ),
  restored as (
    update private.imported_rows as r
    set business_id = old_row.business_id, content_hash = old_row.content_hash, source_date = old_row.source_date, imported_at = old_row.imported_at,
      other_contents = old_row.other_contents
    from effect as e, jsonb_populate_record(null::private.imported_rows, e.before) as old_row
    where r.row_key = e.row_key and r.content_hash = e.content_hash and e.before is not null
      and exists (select from public.businesses as b where b.id = old_row.business_id)
  )
  select count(*)::integer from effect;
$$;

-- Restores the remembered source, unless it has been imported since.
create function private.forget_source(job private.import_jobs)
returns void language plpgsql as $$
begin
  update private.import_jobs
  set source_before = job.source_before
  where id = (
    select later.id from private.import_jobs as later
    where later.source = job.source and later.started_at > job.started_at and later.state <> 'rolled_back'
    order by later.started_at limit 1
  );
  if found then
    return;
  end if;
  if job.source_before is null then
    delete from private.import_sources where name = job.source;
    return;
  end if;
  update private.import_sources
  set columns = job.source_before -> 'columns', used_at = (job.source_before ->> 'used_at')::timestamptz
  where name = job.source;
end;
$$;

-- Rolls back the next listings of a job, those that it created first: they may have the former name of another one.
create function private.roll_back_import_piece(job private.import_jobs, max_rows integer)
returns void language plpgsql as $$
declare
  effects constant private.import_effects[] := array(
    select e from private.import_effects as e where e.job_id = job.id
    order by e.before is not null, e.created_at desc limit greatest(max_rows, 1));
  created constant uuid[] := array(select e.business_id from unnest(effects) as e where e.before is null);
  effect private.import_effects;
  outcomes jsonb := '{}';
  removed integer;
begin
  -- A claimed listing keeps its values; an admin decides anew on a claim that rested on them.
  perform private.reopen_claim(b, field, coalesce(e.after, to_jsonb(b)) ->> field, e.before ->> field)
  from unnest(effects) as e join public.businesses as b on b.id = e.business_id, unnest('{website,email}'::text[]) as field
  where b.owner_id is not null and not job.is_own;
  if created <> '{}' then
    removed := private.roll_back_listings(created);
    outcomes := jsonb_strip_nulls(jsonb_build_object(
      'removed', nullif(removed, 0), 'kept', nullif(cardinality(created) - removed, 0)));
  end if;
  for effect in select e.* from unnest(effects) as e where e.before is not null loop
    outcomes := private.add_counts(outcomes, jsonb_build_object(
      case when job.is_own then private.undo_own_change(job, effect) else private.roll_back_change(effect) end, 1));
  end loop;
  delete from private.import_effects as done using unnest(effects) as e
  where done.job_id = job.id and done.business_id = e.business_id;
  if outcomes <> '{}' then
    update private.import_jobs
    set rollback_counts = private.add_counts(rollback_counts, outcomes), changed_at = now()
    where id = job.id;
  elsif private.roll_back_keys(job.id) = 0 then
    delete from private.import_keys where job_id = job.id;
    delete from private.import_missing where job_id = job.id;
    perform private.forget_source(job);
    update private.import_jobs set state = 'rolled_back', finished_at = now(), changed_at = now() where id = job.id;
  else
    update private.import_jobs set changed_at = now() where id = job.id;
  end if;
end;
$$;
