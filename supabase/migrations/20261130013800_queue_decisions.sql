-- Decisions on queue items. A decision removes the item from the lists at once and waits 30 seconds
-- in a table, where it can be undone by deleting it; then the scheduled task executes it. It is not
-- reversed afterwards, because published pages and mails cannot be recalled.

-- Returns a decision for admins, also that of another admin.
create function private.show_decision(one private.decisions)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', one.id, 'is_approved', one.is_approved, 'reason', one.reason, 'made_at', one.made_at,
    'signals', to_jsonb(one.signals), 'outcome', one.outcome, 'is_own', coalesce(one.admin_id = auth.uid(), false),
    'by', private.name_person(one.admin_id)
  )
  where one.id is not null;
$$;

create function private.last_decision(kind text, id uuid)
returns private.decisions language sql stable as $$
  select d from private.decisions as d where d.item_id = last_decision.id and d.kind = last_decision.kind
  order by d.made_at desc limit 1;
$$;

-- Returns what would become of the caller's decision on an item as they have seen it, as {outcome,
-- field}: 'decided'; 'stale', when it has changed since; else the kind's obstacle.
create function private.check_decision(kind text, id uuid, version jsonb, is_approved boolean)
returns jsonb language plpgsql stable as $$
declare
  unchanged constant boolean := private.ask_kind(kind, 'version', id) is not distinct from version;
begin
  return '{"outcome": "decided", "field": null}' || case
    when unchanged then coalesce(jsonb_strip_nulls(private.ask_kind(kind, 'obstacle', id, is_approved)), '{}')
    else '{"outcome": "stale"}'
  end;
end;
$$;

-- Decides up to 500 [{kind, id, version}], each as it was seen, with an outcome for each: decided, with
-- the decision's id for undo; stale, with the other admin's decision; else as of `check_decision`.
create function public.decide_queue_items(items jsonb, is_approved boolean, reason text default null)
returns jsonb language plpgsql security definer as $$
declare
  answers jsonb := '[]';
  answer jsonb;
  item record;
  queued private.queue_items;
  made uuid;
begin
  perform private.require_admin();
  perform private.refuse('22023', 'Choose 1 to 500 at a time') where jsonb_array_length(items) not between 1 and 500;
  -- All of them first and in one order, so that admins who decide the same items at once wait for each other.
  perform from private.queue_items as q join jsonb_to_recordset(items) as one (kind text, id uuid) using (kind, id)
  order by q.kind, q.id for update of q;
  for item in select * from jsonb_to_recordset(items) as one (kind text, id uuid, version jsonb) order by kind, id loop
    answer := '{"outcome": "stale", "field": null}';
    select * into queued from private.queue_items as q
    where q.kind = item.kind and q.id = item.id and q.decision_id is null for update;
    if found then
      answer := private.check_decision(item.kind, item.id, item.version, is_approved);
    end if;
    if answer ->> 'outcome' = 'decided' then
      insert into private.decisions (kind, item_id, admin_id, is_approved, reason, version, signals)
      values (item.kind, item.id, auth.uid(), decide_queue_items.is_approved,
        case when not decide_queue_items.is_approved then private.clean_text(coalesce(decide_queue_items.reason, '')) end,
        item.version, array(select jsonb_object_keys(queued.signals)))
      returning id into made;
      update private.queue_items as q set decision_id = made where q.kind = item.kind and q.id = item.id;
    end if;
    answers := answers || (answer || jsonb_build_object('kind', item.kind, 'id', item.id,
      'decision', private.show_decision(private.last_decision(item.kind, item.id))));
  end loop;
  return answers;
end;
$$;
grant execute on function public.decide_queue_items to authenticated;

-- Returns the outcome that a decision would have for each item of a page of the filtered list, with
-- the `version` values; writes nothing. `after` is `next` of the previous page.
create function public.preview_decisions(filter jsonb, is_approved boolean, after text default null)
returns jsonb language plpgsql security definer as $$
declare
  page private.queue_items[];
  items jsonb := '[]';
  one private.queue_items;
  version jsonb;
begin
  perform private.require_admin();
  page := private.filter_queue(filter, after);
  foreach one in array page[:20] loop
    version := private.ask_kind(one.kind, 'version', one.id);
    items := items || (jsonb_build_object('item', private.show_queue_item(one), 'version', version)
      || private.check_decision(one.kind, one.id, version, is_approved));
  end loop;
  return jsonb_build_object(
    'items', items, 'next', case when cardinality(page) > 20 then private.queue_cursor(page[20]) end);
end;
$$;
grant execute on function public.preview_decisions to authenticated;

-- Undoes the caller's own decisions that are not executed yet; returns how many.
create function public.undo_decisions(decision_ids uuid[])
returns jsonb language plpgsql security definer as $$
declare
  undone integer;
begin
  perform private.require_admin();
  perform from private.queue_items as q where q.decision_id = any (decision_ids) order by q.kind, q.id for update;
  delete from private.decisions where id = any (decision_ids) and admin_id = auth.uid() and outcome is null;
  get diagnostics undone = row_count;
  return to_jsonb(undone);
end;
$$;
grant execute on function public.undo_decisions to authenticated;

-- Whether an item is about the caller's own request or listing.
create function private.is_own_item(item private.queue_items)
returns boolean stable
return item.sender_id = auth.uid() or private.own_role(item.business_id) is not null;

-- Runs as the admin who decided. A person who is no admin any more decides nothing.
create function private.execute_decision(one private.decisions)
returns void language plpgsql as $$
declare
  caller constant text := current_setting('request.jwt.claims', true);
  result text := 'refused';
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', one.admin_id, 'role', 'authenticated')::text, true);
  perform private.continue_act(one.act_id, one.admin_id);
  if private.is_admin() then
    perform from public.businesses as b where b.id = (
      select q.business_id from private.queue_items as q where q.kind = one.kind and q.id = one.item_id) for update;
    perform private.ask_kind(one.kind, 'lock', one.item_id);
    result := private.check_decision(one.kind, one.item_id, one.version, one.is_approved) ->> 'outcome';
  end if;
  if result = 'decided' then
    -- Only in a directory run by one person.
    perform private.set_audit_reason('only_admin') from private.queue_items as q
    where q.kind = one.kind and q.id = one.item_id and private.is_own_item(q);
    -- What approving writes is its sender's.
    perform set_config('mainstreet.is_decision', 'on', true);
    perform private.ask_kind(one.kind, 'decision', one.item_id, one.is_approved, one.reason);
    perform set_config('mainstreet.is_decision', '', true);
    perform private.set_audit_reason('');
  end if;
  perform set_config('request.jwt.claims', coalesce(caller, ''), true);
  perform private.continue_act(null, null);
  update private.decisions set outcome = result where id = one.id;
  -- An item whose decision was prevented is in the lists again.
  update private.queue_items as q set decision_id = null where q.decision_id = one.id;
end;
$$;

-- Executes up to twenty due decisions, except those that another run has locked. Returns {failures:
-- a sentence for each that failed, which is retried a minute later; next_in_ms: when the next one
-- is due, 0 when more are due now, null when none waits}.
create function public.execute_due_decisions()
returns jsonb language plpgsql security definer as $$
declare
  max_decisions constant integer := 20;
  -- Of an admin without an account, nobody can undo them.
  due constant private.decisions[] := array(
    select d from private.decisions as d where d.outcome is null and (d.due_at <= now() or d.admin_id is null)
    order by d.due_at, d.id limit max_decisions for update skip locked);
  listings constant uuid[] := array(
    select q.business_id from unnest(due) as d join private.queue_items as q on q.kind = d.kind and q.id = d.item_id);
  failures text[] := '{}';
  one private.decisions;
begin
  -- Locks all listings, then all their items, each in one order, as bulk decisions do.
  perform from public.businesses as b where b.id = any (listings) order by b.id for update;
  perform from private.queue_items as q
  where q.business_id = any (listings) or q.decision_id in (select d.id from unnest(due) as d) order by q.kind, q.id for update;
  foreach one in array due loop
    -- One that fails does not keep the others waiting.
    begin
      perform private.execute_decision(one);
    exception when others then
      failures := failures || format('%s %s: %s (%s)', one.kind, one.item_id, sqlerrm, sqlstate);
      update private.decisions set due_at = now() + interval '1 minute' where id = one.id;
    end;
  end loop;
  return jsonb_build_object('failures', failures, 'next_in_ms', case when cardinality(due) = max_decisions then 0 else (
    select ceil(1000 * extract(epoch from min(d.due_at) - now()))
    from private.decisions as d where d.outcome is null and d.due_at > now()) end);
end;
$$;
grant execute on function public.execute_due_decisions to service_role;
