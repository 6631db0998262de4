-- Decisions on queue items. A decision removes the item from the lists at once and is carried out
-- half a minute later, by the browser that decided or by the scheduled task, once: until then it
-- can be undone by deleting it, which is impossible after publishing and mailing.

-- Returns a decision for admins, also that of another admin.
create function private.show_decision(one private.decisions)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', one.id, 'is_approved', one.is_approved, 'reason', one.reason, 'made_at', one.made_at,
    'outcome', one.outcome, 'is_own', coalesce(one.admin_id = auth.uid(), false),
    'by', (select nullif(concat_ws(' ', p.first_name, p.last_name), '') from public.profiles as p
      where p.user_id = one.admin_id)
  )
  where one.id is not null;
$$;

create function private.last_decision(kind text, id uuid)
returns private.decisions
language sql
stable
security definer
set search_path = ''
as $$
  select d from private.decisions as d where d.item_id = last_decision.id and d.kind = last_decision.kind
  order by d.made_at desc limit 1;
$$;

-- Decides through the kind's own function. Errors become an outcome: 'refused' without permission,
-- 'gone' for a missing item, 'failed' for anything else. `is_rehearsal` rolls the decision back.
create function private.run_decision(
  kind text, id uuid, seen jsonb, is_approved boolean, reason text, is_rehearsal boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute format('select private.%I($1, $2, $3, $4)', (select k.decide from private.queue_kinds as k where k.kind = run_decision.kind))
  into answer using id, seen, is_approved, reason;
  if is_rehearsal and answer ->> 'outcome' = 'decided' then
    raise exception 'Only rehearsed' using errcode = 'MS001';
  end if;
  return jsonb_build_object('outcome', answer -> 'outcome', 'errors', answer -> 'errors');
exception
  when sqlstate 'MS001' then
    return '{"outcome": "decided", "errors": {}}';
  when insufficient_privilege then
    return '{"outcome": "refused", "errors": {}}';
  when sqlstate 'PT404' then
    return '{"outcome": "gone", "errors": {}}';
  -- The caller retries these.
  when deadlock_detected or serialization_failure or lock_not_available then
    raise;
  when others then
    raise warning 'A decision about % % failed: % (%)', kind, id, sqlerrm, sqlstate;
    return '{"outcome": "failed", "errors": {}}';
end;
$$;

-- Records a rehearsed decision. Null when another admin has decided, or the item no longer waits.
create function private.make_decision(kind text, id uuid, seen jsonb, is_approved boolean, reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  made uuid;
begin
  perform from private.queue_items as q
  where q.kind = make_decision.kind and q.id = make_decision.id and q.decision_id is null for update;
  if found then
    insert into private.decisions (kind, item_id, admin_id, is_approved, reason, seen)
    values (make_decision.kind, make_decision.id, auth.uid(), make_decision.is_approved, make_decision.reason,
      make_decision.seen)
    returning decisions.id into made;
    update private.queue_items as q set decision_id = made
    where q.kind = make_decision.kind and q.id = make_decision.id;
  end if;
  return made;
end;
$$;

-- Decides up to twenty [{kind, id, seen}], each as it was seen, with an outcome for each: decided,
-- with the id for undo; stale, with the other admin's decision; else as of `run_decision`.
-- `earlier`: the caller's decisions by earlier calls of the same act, which can be undone together.
create function public.decide_queue_items(
  items jsonb, is_approved boolean, reason text default null, earlier uuid[] default '{}'
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given_reason constant text :=
    case when not is_approved then private.trim_text(coalesce(reason, '')) end;
  rehearsed jsonb := '[]';
  answers jsonb := '[]';
  item record;
begin
  perform private.require_admin();
  if jsonb_array_length(items) not between 1 and 20 then
    raise exception 'One to twenty at a time' using errcode = '22023';
  end if;
  update private.decisions as d
  set due_at = now() + interval '30 seconds'
  where d.id = any (earlier) and d.admin_id = auth.uid() and d.outcome is null;
  -- Rehearses all before locking any item: a rehearsal locks listings, and writers of a listing
  -- lock it before its queue items.
  for item in select * from jsonb_to_recordset(items) as given (kind text, id uuid, seen jsonb) order by kind, id loop
    rehearsed := rehearsed || (to_jsonb(item)
      || private.run_decision(item.kind, item.id, item.seen, is_approved, given_reason, true));
  end loop;
  for item in
    select * from jsonb_to_recordset(rehearsed) as given (kind text, id uuid, seen jsonb, outcome text, errors jsonb)
  loop
    if item.outcome = 'decided'
      and private.make_decision(item.kind, item.id, item.seen, is_approved, given_reason) is null then
      item.outcome := 'stale';
    end if;
    answers := answers || jsonb_build_object(
      'kind', item.kind, 'id', item.id, 'outcome', item.outcome, 'errors', item.errors,
      'decision', private.show_decision(private.last_decision(item.kind, item.id)));
  end loop;
  return answers;
exception when insufficient_privilege then
  return private.note_refusal(sqlerrm);
end;
$$;
grant execute on function public.decide_queue_items to authenticated;

-- Returns the outcome that a decision would have for each item of a page of the filtered list, with
-- the `seen` values; decides nothing. `after` is `next` of the previous page.
create function public.preview_decisions(
  filter jsonb, is_approved boolean, reason text default null, after text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  page private.queue_items[];
  items jsonb := '[]';
  one private.queue_items;
  seen jsonb;
begin
  perform private.require_admin();
  page := private.filter_queue(filter, after);
  foreach one in array page[:20] loop
    execute format('select private.%I($1)', (select k.see from private.queue_kinds as k where k.kind = one.kind))
    into seen using one.id;
    items := items || (jsonb_build_object('item', private.show_queue_item(one), 'seen', seen)
      || private.run_decision(one.kind, one.id, seen, is_approved, preview_decisions.reason, true));
  end loop;
  return jsonb_build_object(
    'items', items, 'next', case when cardinality(page) > 20 then private.queue_cursor(page[20]) end);
exception when insufficient_privilege then
  return private.note_refusal(sqlerrm);
end;
$$;
grant execute on function public.preview_decisions to authenticated;

-- Undoes the caller's own decisions not yet carried out; returns how many.
create function public.undo_decisions(decision_ids uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  undone integer;
begin
  perform private.require_admin();
  delete from private.decisions where id = any (decision_ids) and admin_id = auth.uid() and outcome is null;
  get diagnostics undone = row_count;
  return to_jsonb(undone);
exception when insufficient_privilege then
  return private.note_refusal(sqlerrm);
end;
$$;
grant execute on function public.undo_decisions to authenticated;

-- Runs as the admin who decided; without a user when that account is gone, which decides nothing.
create function private.carry_out_decision(one private.decisions)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant text := current_setting('request.jwt.claims', true);
  answer jsonb;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', one.admin_id, 'role', 'authenticated')::text, true);
  answer := private.run_decision(one.kind, one.item_id, one.seen, one.is_approved, one.reason);
  perform set_config('request.jwt.claims', coalesce(caller, ''), true);
  update private.decisions set outcome = answer ->> 'outcome' where id = one.id returning * into one;
  -- An item whose decision failed waits again.
  update private.queue_items as q set decision_id = null where q.decision_id = one.id;
  return private.show_decision(one) || answer || jsonb_build_object('kind', one.kind, 'item_id', one.item_id);
end;
$$;

-- Carries out up to twenty due decisions, for an admin their own and for the service all, and
-- returns the outcomes. Skips locked ones.
create function public.carry_out_decisions()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_service constant boolean := coalesce(auth.role() = 'service_role', false);
  done jsonb := '[]';
  one private.decisions;
begin
  if not is_service then
    perform private.require_admin();
  end if;
  for one in
    select d.* from private.decisions as d
    where d.outcome is null and d.due_at <= now() and (is_service or d.admin_id = auth.uid())
    order by d.due_at, d.id
    limit 20
    for update skip locked
  loop
    done := done || private.carry_out_decision(one);
  end loop;
  return done;
exception when insufficient_privilege then
  return private.note_refusal(sqlerrm);
end;
$$;
grant execute on function public.carry_out_decisions to authenticated, service_role;
