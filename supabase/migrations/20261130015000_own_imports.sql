-- Imports of owners: a file of listings that they manage, downloaded and changed. Each row is a change by the editor's own
-- function as the person who began the import: it makes no listing, and answers for those of others as for none.

-- Becomes who began the job, unless suspended by now, and returns the claims to set again.
create function private.act_for_import(job private.import_jobs)
returns text language plpgsql as $$
declare
  caller constant text := coalesce(current_setting('request.jwt.claims', true), '');
begin
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated',
    'sub', case when not private.is_suspended(job.created_by) then job.created_by end)::text, true);
  return caller;
end;
$$;

-- Changes a listing as of a row: in a check to what the file says, in the import exactly as the check has shown it. Returns
-- its outcome as of `apply_import_rows`; `reason` is of `ownReasons` in app/domain/import/import.ts.
create function private.apply_own_row(job private.import_jobs, one private.import_rows)
returns jsonb language plpgsql as $$
declare
  listing public.businesses;
  current_values jsonb;
  old_values jsonb;
  new_values jsonb;
  answer jsonb;
  failed_rule text;
  note text; -- what else the row says is not taken
begin
  select b.* into listing from public.businesses as b
  where private.own_role(b.id) is not null and b.id = private.current_listing(case
    when one.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then one.key::uuid
    else coalesce((select s.id from public.businesses as s where s.slug = one.key),
      (select s.business_id from public.business_slugs as s where s.slug = one.key)) end);
  if listing.id is null then
    return '{"outcome": "rejected", "reason": "own: not_yours"}';
  end if;
  current_values := private.editable_values(listing);
  note := case
    when one.listing ->> 'status' <> listing.status::text then 'own: status'
    when exists (select from private.listing_fields as f
      where f.is_required and one.listing ->> f.name = '' and current_values ->> f.name <> '') then 'own: required'
  end;
  if job.state = 'checking' then
    if exists (select from private.import_effects as e where e.job_id = job.id and e.business_id = listing.id)
      or exists (select from private.import_rows as r where r.job_id = job.id and r.business_id = listing.id
        and r.number < one.number and 'updated' in (r.outcome, r.outcome_before)) then
      return '{"outcome": "rejected", "reason": "own: twice"}';
    end if;
    select jsonb_object_agg(key, value), jsonb_object_agg(key, current_values -> key) into new_values, old_values
    from jsonb_each(one.listing) where key <> 'status' and value is distinct from current_values -> key
      and (value <> '""' or not exists (select from private.listing_fields as f where f.name = key and f.is_required));
    -- Another address takes the pin away, as in the editor.
    if new_values ?| '{street,city,state,zip_code}' and not new_values ? 'location' and current_values -> 'location' <> 'null' then
      new_values := new_values || '{"location": null}';
      old_values := old_values || jsonb_build_object('location', current_values -> 'location');
    end if;
  elsif one.outcome = 'updated' then
    select jsonb_object_agg(c.field, c.after), jsonb_object_agg(c.field, c.before) into new_values, old_values
    from jsonb_to_recordset(one.changes) as c (field text, before jsonb, after jsonb);
  end if;
  if new_values is null and job.state = 'checking' then
    return jsonb_build_object('business_id', listing.id, 'outcome', case when note is null then 'unchanged' else 'rejected' end, 'reason', note);
  elsif new_values is null then
    return jsonb_build_object('business_id', listing.id, 'outcome', one.outcome, 'reason', one.reason);
  end if;
  begin
    answer := public.change_business(listing.id, old_values, new_values);
  exception
    when check_violation or unique_violation then
      get stacked diagnostics failed_rule = constraint_name;
      return jsonb_build_object('outcome', 'rejected', 'reason', 'own: ' || failed_rule, 'business_id', listing.id);
    when insufficient_privilege then
      return jsonb_build_object('outcome', 'rejected', 'reason', 'own: hours_only', 'business_id', listing.id);
    when sqlstate 'PT429' then
      return jsonb_build_object('outcome', 'rejected', 'reason', 'own: too_many', 'business_id', listing.id);
  end;
  if answer ->> 'outcome' = 'conflict' then
    return jsonb_build_object('outcome', 'rejected', 'reason', 'own: conflict', 'business_id', listing.id, 'changes', one.changes);
  end if;
  insert into private.import_effects (job_id, business_id, before, after, created_at)
  values (job.id, listing.id, old_values, new_values, now());
  return jsonb_build_object('outcome', 'updated', 'business_id', listing.id,
    'reason', case when answer -> 'pending' <> '[]' then 'own: pending' else note end,
    'changes', (select jsonb_agg(jsonb_build_object('field', f.name, 'before', old_values -> f.name, 'after', new_values -> f.name) order by f.position)
      from private.listing_fields as f where new_values ? f.name));
end;
$$;

create function private.apply_own_rows(job private.import_jobs, rows private.import_rows[])
returns jsonb language plpgsql as $$
declare
  caller constant text := private.act_for_import(job);
  outcomes jsonb := '[]';
  one private.import_rows;
begin
  foreach one in array rows loop
    continue when one.listing is null;
    one.business_id := null;
    outcomes := outcomes || (private.apply_own_row(job, one) || jsonb_build_object('number', one.number));
  end loop;
  perform set_config('request.jwt.claims', caller, true);
  return outcomes;
end;
$$;

-- Restores the former values of a listing, where they have not been changed again, and withdraws what waits for an admin.
create function private.undo_own_change(job private.import_jobs, effect private.import_effects)
returns text language plpgsql as $$
declare
  caller constant text := private.act_for_import(job);
  back jsonb := effect.before;
  answer jsonb;
  restored boolean := false;
begin
  begin
    update public.pending_changes set status = 'withdrawn', decided_at = now()
    where business_id = effect.business_id and requested_by = job.created_by and requested_at = effect.created_at and status = 'waiting'
      and private.own_role(business_id) is not null;
    restored := found;
    answer := public.change_business(effect.business_id, effect.after, back);
    back := back - array(select jsonb_object_keys(answer -> 'conflicts'));
    if answer ->> 'outcome' = 'conflict' and back <> '{}' then
      answer := public.change_business(effect.business_id, effect.after, back);
    end if;
    restored := restored or answer ->> 'outcome' = 'saved' and back <> '{}';
  exception when check_violation or unique_violation or insufficient_privilege or sqlstate 'PT429' then
    restored := false;
  end;
  perform set_config('request.jwt.claims', caller, true);
  return case when restored then 'restored' else 'kept' end;
end;
$$;
