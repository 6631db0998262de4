-- "Suggest an edit": anybody with an account proposes other values of a listing's fields, or that it has closed, moved
-- or is there twice. The owner decides each within seven days; then, or without an owner, an admin does
-- (`queue_edits`). What is accepted is written as an owner's edit is, and the history says that a neighbor proposed it.

create type public.suggestion_status as enum ('waiting', 'accepted', 'rejected', 'withdrawn');

create table public.suggested_edits (
  id uuid primary key, -- chosen by who proposes, so that a repeated call does no harm
  business_id uuid not null references public.businesses (id) on delete cascade,
  proposer_id uuid not null references auth.users (id) on delete cascade,
  link text constraint link check (private.is_link(link)), -- evidence
  note text constraint note check (private.is_clean_text(note, 1000)),
  owner_until timestamptz, -- the end of the owner's time to decide; null without an owner
  network text, -- of `caller_network`
  -- Why an admin reads it first, as of a review.
  signals jsonb not null default '{}' check (jsonb_typeof(signals) = 'object'),
  created_at timestamptz not null default now()
);
create index suggested_edits_proposer_id_idx on public.suggested_edits (proposer_id, created_at desc);
create index suggested_edits_network_idx on public.suggested_edits (network, created_at);

-- One row for each field of the history, and for 'status' and 'duplicate_of'.
create table public.suggested_fields (
  id uuid primary key default gen_random_uuid(),
  suggestion_id uuid not null references public.suggested_edits (id) on delete cascade,
  field text not null,
  -- The fields that change together, in the form of `change_business`; for 'status' as of `change_business_status`.
  before jsonb not null,
  after jsonb not null,
  -- What an admin makes of it when they approve it.
  corrected jsonb,
  status public.suggestion_status not null default 'waiting',
  is_with_admins boolean not null default false,
  -- It took effect at once, by trust; an admin confirms it or changes it back.
  is_applied boolean not null default false,
  reason private.reason,
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  decider_network text, -- of `caller_network`; null where an admin decided
  unique (suggestion_id, field),
  check ((status = 'rejected') = (reason is not null)),
  check ((status in ('waiting', 'withdrawn')) = (decided_at is null))
);
create index suggested_fields_owners_idx on public.suggested_fields (suggestion_id)
  where status = 'waiting' and not is_with_admins;

select private.audit('public.suggested_edits', 'insert', '{id,network,signals}');
select private.audit('public.suggested_fields', 'insert or update', '{id,decider_network}');

create policy "People can read the edits they suggested" on public.suggested_edits
for select to authenticated
using (
  proposer_id = (select auth.uid()) and (select private.is_requested_directly('/suggested_edits', '/suggested_fields')));

create policy "People can read the fields of edits they suggested" on public.suggested_fields
for select to authenticated
using (
  (select private.is_requested_directly('/suggested_fields'))
  and exists (select from public.suggested_edits as s where s.id = suggestion_id and s.proposer_id = (select auth.uid())));

grant select (id, business_id, proposer_id, link, note, owner_until, created_at) on public.suggested_edits to authenticated;
grant select (id, suggestion_id, field, before, after, corrected, status, is_with_admins, is_applied, reason, decided_at)
on public.suggested_fields to authenticated;

-- Returns how many independent people these are: accounts created within one hour, and those seen in one network, are
-- one voice, and the voice of `beside` counts for nothing.
create function private.count_voices(people uuid[], beside uuid)
returns bigint language sql stable as $$
  with accounts as materialized (
    select u.id, u.created_at from auth.users as u where u.id = any (people || beside)
  ), seen as materialized (
    select author_id as id, network from private.contributions where author_id = any (people || beside)
    union select proposer_id, network from public.suggested_edits where proposer_id = any (people || beside)
    union select reporter_id, network from public.reports where reporter_id = any (people || beside)
    union select voter_id, network from public.review_votes where voter_id = any (people || beside)
    union select decided_by, decider_network from public.suggested_fields where decided_by = any (people || beside)
  )
  select count(*) from accounts as a
  where a.id <> beside and not exists (
    select from accounts as other
    where other.id <> a.id and (other.id = beside or (other.created_at, other.id) < (a.created_at, a.id))
      and (abs(extract(epoch from other.created_at - a.created_at)) < 3600 or exists (
        select from seen as one join seen as same using (network) where one.id = a.id and same.id = other.id)));
$$;

-- Whether a person's edits of hours take effect at once where no owner is asked: edits of five listings were accepted
-- within a year by three independent people, none was rejected, and the account is fourteen days old.
create function private.is_trusted_proposer(person uuid)
returns boolean language sql stable as $$
  select count(distinct s.business_id) filter (where f.status = 'accepted' and not f.is_applied) >= 5
    and private.count_voices(array_agg(distinct f.decided_by) filter (
      where f.status = 'accepted' and not f.is_applied and f.decided_by is not null), person) >= 3
    and count(*) filter (where f.status = 'rejected') = 0
    and exists (select from auth.users as u where u.id = person and u.created_at < now() - interval '14 days')
  from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
  where s.proposer_id = person and f.decided_at > now() - interval '1 year';
$$;

-- Returns the proposed status as `change_business_status` takes it; refuses any but closed, and moved to a new address
-- or to another listing.
create function private.read_suggested_status(new_status jsonb, listing public.businesses)
returns jsonb language plpgsql stable as $$
declare
  place jsonb;
begin
  if new_status ->> 'kind' = 'closed' then
    return '{"kind": "closed"}';
  elsif new_status ->> 'kind' = 'moved' and jsonb_typeof(new_status -> 'place') = 'object' then
    select jsonb_object_agg(name, coalesce(new_status -> 'place' -> name, '""')) into place
    from private.listing_fields where history_field = 'address' and is_text;
    perform private.check_fields(place, '{}');
    return jsonb_build_object('kind', 'moved', 'place', place);
  elsif new_status ->> 'kind' = 'moved' and exists (
    select from public.businesses as b
    where b.slug = new_status ->> 'moved_to' and b.status = 'published' and b.id <> listing.id
  ) then
    return jsonb_build_object('kind', 'moved', 'moved_to', new_status ->> 'moved_to');
  end if;
  perform private.refuse_field('moved_to');
end;
$$;

-- Returns what the proposal changes, one row for each field of the history; refuses values as of `check_fields`.
create function private.read_suggestion(listing public.businesses, new_values jsonb)
returns table (field text, before jsonb, after jsonb) language plpgsql stable as $$
#variable_conflict use_column
declare
  current_values constant jsonb := private.editable_values(listing);
  other constant public.businesses := (
    select b from public.businesses as b
    where b.slug = new_values ->> 'duplicate_of' and b.status = 'published' and b.id <> listing.id);
  changed jsonb := new_values - '{status,duplicate_of}'::text[];
begin
  perform private.refuse('PT400', 'Unknown field')
    where not array(select jsonb_object_keys(changed)) <@ array(select name from private.listing_fields where kind <> 'photos');
  changed := changed - array(
    select key from jsonb_each(changed) where private.comparable(key, value) = private.comparable(key, current_values -> key));
  perform private.check_fields(changed, current_values, listing.id, listing.photo_folders);
  return query
    select f.history_field, jsonb_object_agg(f.name, current_values -> f.name),
      jsonb_object_agg(f.name, coalesce(changed -> f.name, current_values -> f.name))
    from private.listing_fields as f
    where f.history_field in (select l.history_field from private.listing_fields as l where changed ? l.name)
      -- A place on the map stays only with its address.
      and (f.name <> 'location' or changed ? 'location')
    group by f.history_field
    order by min(f.position);
  if new_values ? 'status' then
    return query select 'status', private.listing_facts(listing) -> 'status',
      private.read_suggested_status(new_values -> 'status', listing);
  end if;
  if new_values ? 'duplicate_of' then
    perform private.refuse_field('duplicate_of') where other.id is null;
    return query select 'duplicate_of', 'null'::jsonb, private.show_place(other);
  end if;
end;
$$;

-- Stores a suggestion, which replaces what its proposer suggested for the same fields, and tells the owner of it once a
-- day. `proposed` has rows of `read_suggestion`. The caller holds the listing's lock.
create function private.store_suggestion(one public.suggested_edits, listing public.businesses, proposed jsonb)
returns void language plpgsql as $$
declare
  replaced uuid[];
begin
  insert into public.suggested_edits select (one).*;
  with withdrawn as (
    update public.suggested_fields as f set status = 'withdrawn'
    from public.suggested_edits as s
    where s.id = f.suggestion_id and s.business_id = listing.id and s.proposer_id = one.proposer_id and f.status = 'waiting'
      and f.field in (select r ->> 'field' from jsonb_array_elements(proposed) as r)
    returning s.id
  )
  select array_agg(distinct id) into replaced from withdrawn;
  perform private.notify_proposer(id) from unnest(replaced) as id;
  insert into public.suggested_fields (suggestion_id, field, before, after, is_with_admins)
  select one.id, r ->> 'field', r -> 'before', r -> 'after', one.owner_until is null
  from jsonb_array_elements(proposed) as r;
  perform private.notify('edit_suggested', concat_ws(':', 'edit-suggested', listing.id, one.proposer_id, current_date),
    private.suggestion_mail_data(one), listing.owner_id)
    where one.owner_until is not null and not private.has_blocked('owner', one.proposer_id, listing);
end;
$$;

-- Proposes other values of a listing's fields, with a link and a note as evidence. `new_values` has fields as
-- `change_business` takes them, `status` as `change_business_status` does, and `duplicate_of`, the slug of another
-- listing. outcome: sent, also when it was before; nothing, when all is so already; invalid, with the `field`: as of
-- `check_fields`, `moved_to`, `duplicate_of`, `link` and `note`; else as of `review_obstacle`.
create function public.suggest_edit(suggestion_id uuid, business_id uuid, new_values jsonb, link text default null, note text default null)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  own_network constant text := private.caller_network();
  listing public.businesses;
  obstacle text;
  proposed jsonb;
  found_signals jsonb;
  one public.suggested_edits;
  applied public.suggested_fields;
  invalid text;
begin
  perform private.check_size(new_values, 100000);
  perform pg_advisory_xact_lock(hashtext('suggestions by ' || caller));
  if exists (select from public.suggested_edits as s where s.id = suggestion_id and s.proposer_id = caller) then
    return '{"outcome": "sent"}';
  end if;
  perform private.refuse('PT400', 'changes must be an object of fields') where jsonb_typeof(new_values) is distinct from 'object';
  select * into listing from public.businesses as b where b.id = private.current_listing(suggest_edit.business_id) for update;
  obstacle := private.review_obstacle(listing);
  if obstacle is not null then
    return jsonb_build_object('outcome', obstacle);
  end if;
  perform private.refuse_excess((select count(*) from public.suggested_edits as s
    where s.proposer_id = caller and s.created_at > now() - interval '1 day'), 20, 'Too many suggestions');
  perform private.refuse_excess((select count(*) from public.suggested_edits as s
    where s.network = own_network and s.created_at > now() - interval '1 day'), 200, 'Too many suggestions');
  perform private.refuse_excess((
    select count(*) from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
    where s.business_id = listing.id and f.status = 'waiting'), 40, 'Too many suggestions');
  perform private.limit_refusals('edit', caller);
  begin
    select jsonb_agg(r) into proposed from private.read_suggestion(listing, new_values) as r;
    if proposed is null then
      return private.count_refusal('edit', caller, listing.id, '{"outcome": "nothing"}');
    end if;
    found_signals := private.find_text_signals(caller, suggestion_id, listing,
      concat_ws(e'\n', left(note, 1000), left(new_values ->> 'name', 200), left(new_values ->> 'description', 5000),
        left(new_values ->> 'parking_notes', 300)));
    one := (suggestion_id, listing.id, caller, nullif(private.clean_text(coalesce(suggest_edit.link, '')), ''),
      nullif(private.clean_text(coalesce(suggest_edit.note, '')), ''),
      case when listing.owner_id is not null and found_signals = '{}' then now() + interval '7 days' end, own_network,
      found_signals, now())::public.suggested_edits;
    perform private.store_suggestion(one, listing, proposed);
  exception when check_violation then
    get stacked diagnostics invalid = constraint_name;
    return private.count_refusal('edit', caller, listing.id, jsonb_build_object('outcome', 'invalid', 'field', invalid));
  end;
  if one.signals = '{}' and listing.owner_id is null and private.is_trusted_proposer(caller) then
    for applied in
      update public.suggested_fields as f
      set status = 'accepted', is_applied = true, decided_by = caller, decided_at = now()
      where f.suggestion_id = one.id and f.field in ('opening_hours', 'special_hours') returning *
    loop
      perform private.write_suggestion((select b from public.businesses as b where b.id = listing.id), applied);
    end loop;
    perform private.notify_proposer(one.id);
  end if;
  return '{"outcome": "sent"}';
end;
$$;
grant execute on function public.suggest_edit to authenticated;

-- Returns the data of every mail about a suggestion.
create function private.suggestion_mail_data(one public.suggested_edits)
returns jsonb language sql stable as $$
  select private.show_place(b) - 'id' || jsonb_build_object('business_id', b.id, 'suggestion', one.id, 'owner_until', one.owner_until,
    'fields', (
      select jsonb_agg(jsonb_build_object('field', f.field, 'status', f.status, 'reason', f.reason,
        'is_with_admins', f.is_with_admins) order by f.field)
      from public.suggested_fields as f where f.suggestion_id = one.id and f.status <> 'withdrawn'))
  from public.businesses as b where b.id = one.business_id;
$$;

-- Tells who proposed once nothing of a suggestion waits any more, and again if that changes.
create function private.notify_proposer(suggestion_id uuid)
returns void language sql as $$
  select private.notify('edit_decided', concat_ws(':', 'edit-decided', s.id, max(f.decided_at)), private.suggestion_mail_data(s),
    s.proposer_id)
  from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
  where s.id = notify_proposer.suggestion_id
  group by s.id
  having bool_and(f.status <> 'waiting') and bool_or(f.decided_at is not null);
$$;

-- Writes an accepted proposal as an edit of the caller's, whom the history calls a neighbor. The caller holds the
-- listing's lock.
create function private.write_suggestion(listing public.businesses, one public.suggested_fields)
returns void language plpgsql as $$
begin
  perform set_config('mainstreet.is_suggested', 'on', true);
  if one.field = 'status' then
    perform public.change_business_status(listing.id, private.listing_facts(listing) -> 'status', one.after);
  elsif one.field = 'duplicate_of' then
    perform private.record_duplicate(listing.id, (one.after ->> 'id')::uuid, 0, '{}', 'admin');
  else
    perform private.write_fields(listing, one.after);
  end if;
  perform set_config('mainstreet.is_suggested', '', true);
end;
$$;

-- Accepts a proposal, and the same one of others; or rejects it.
create function private.close_suggestion(one public.suggested_fields, is_accepted boolean, reason text)
returns void language plpgsql as $$
declare
  closed public.suggested_fields;
begin
  for closed in
    update public.suggested_fields as f
    set status = case when is_accepted then 'accepted' else 'rejected' end::public.suggestion_status, is_applied = false,
      reason = case when not is_accepted then close_suggestion.reason end, decided_by = auth.uid(), decided_at = now(),
      decider_network = private.caller_network()
    where f.id = one.id or is_accepted and f.status = 'waiting' and f.field = one.field and f.after = one.after
      and f.suggestion_id in (
        select other.id from public.suggested_edits as s join public.suggested_edits as other using (business_id)
        where s.id = one.suggestion_id)
    returning *
  loop
    perform private.notify_proposer(closed.suggestion_id);
  end loop;
end;
$$;

-- Accepts or rejects a proposal for a listing that the caller manages, while it is theirs to decide. outcome: saved;
-- passed_on, when an admin decides too: large changes of a verified listing, and duplicates; decided, when it is decided
-- or with the admins; listed, when another listing has that name at that address.
create function public.decide_suggestion(field_id uuid, is_accepted boolean, reason text default null)
returns jsonb language plpgsql security definer as $$
declare
  edit constant public.suggested_edits := (
    select s from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id where f.id = field_id);
  listing public.businesses;
  one public.suggested_fields;
begin
  perform private.refuse('42501', 'Only who manages the listing may decide')
    where private.own_role(edit.business_id) is null;
  select * into one from public.suggested_fields as f where f.id = field_id;
  listing := private.lock_for_editing(edit.business_id, array(select jsonb_object_keys(one.after)));
  select * into one from public.suggested_fields as f where f.id = field_id for update;
  if one.status <> 'waiting' or one.is_with_admins then
    return '{"outcome": "decided"}';
  end if;
  if is_accepted and (one.field = 'duplicate_of' or private.is_large_change(listing, one.field, one.before, one.after)) then
    update public.suggested_fields as f set is_with_admins = true where f.id = one.id;
    return '{"outcome": "passed_on"}';
  end if;
  if is_accepted and one.field in ('name', 'address') and private.is_listed(private.editable_values(listing) || one.after, listing.id) then
    return '{"outcome": "listed"}';
  end if;
  perform private.write_suggestion(listing, one) where is_accepted;
  perform private.close_suggestion(one, is_accepted, private.clean_text(coalesce(reason, '')));
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.decide_suggestion to authenticated;

-- Withdraws what waits of the caller's suggestion. outcome: withdrawn, also when nothing waits.
create function public.withdraw_suggestion(suggestion_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
begin
  perform from public.businesses as b where b.id = (
    select s.business_id from public.suggested_edits as s where s.id = withdraw_suggestion.suggestion_id) for update;
  update public.suggested_fields as f set status = 'withdrawn'
  from public.suggested_edits as s
  where s.id = withdraw_suggestion.suggestion_id and s.proposer_id = caller and f.suggestion_id = s.id and f.status = 'waiting';
  perform private.notify_proposer(suggestion_id) where found;
  return '{"outcome": "withdrawn"}';
end;
$$;
grant execute on function public.withdraw_suggestion to authenticated;

create function private.show_suggested_field(one public.suggested_fields)
returns jsonb stable
return jsonb_build_object('id', one.id, 'field', one.field, 'before', one.before, 'after', one.after, 'status', one.status,
  'is_with_admins', one.is_with_admins, 'reason', one.reason);

-- Returns a suggestion of the caller's with the status of each field; null for everybody else.
create function public.get_suggestion(suggestion_id uuid)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'id', s.id, 'listing', private.show_place(b), 'link', s.link, 'note', s.note, 'owner_until', s.owner_until,
    'created_at', s.created_at,
    'fields', (select jsonb_agg(private.show_suggested_field(f) order by f.field) from public.suggested_fields as f
      where f.suggestion_id = s.id))
  from public.suggested_edits as s join public.businesses as b on b.id = s.business_id
  where s.id = get_suggestion.suggestion_id and s.proposer_id = auth.uid();
$$;
grant execute on function public.get_suggestion to authenticated;

-- Returns a page of the caller's suggestions, newest first; `after` is the last one of the previous page.
create function public.find_own_suggestions(after uuid default null)
returns jsonb language sql stable security definer as $$
  select private.page_of(jsonb_agg(item), 20)
  from (
    select jsonb_build_object(
      'id', s.id, 'created_at', s.created_at, 'listing', private.show_place(b),
      'fields', (select jsonb_agg(jsonb_build_object('field', f.field, 'status', f.status) order by f.field)
        from public.suggested_fields as f where f.suggestion_id = s.id)) as item
    from public.suggested_edits as s join public.businesses as b on b.id = s.business_id
    where s.proposer_id = (select auth.uid()) and (after is null or (s.created_at, s.id) < (
      select last_seen.created_at, last_seen.id from public.suggested_edits as last_seen where last_seen.id = after))
    order by s.created_at desc, s.id desc limit 21
  ) as page;
$$;
grant execute on function public.find_own_suggestions to authenticated;

-- Returns the proposals that the caller may decide for a listing, the oldest first, each with the present values; at most
-- 40 wait. Null for who does not manage it.
create function public.find_suggestions_to_decide(business_id uuid)
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(private.show_suggested_field(f) || jsonb_build_object(
    'now', case when f.field not in ('status', 'duplicate_of') then (
      select jsonb_object_agg(key, current_values -> key) from jsonb_object_keys(f.after) as key) end,
    'link', s.link, 'note', s.note, 'owner_until', s.owner_until, 'created_at', s.created_at
  ) order by s.created_at, f.field), '[]')
  from public.businesses as b, private.editable_values(b) as current_values, public.suggested_edits as s,
    public.suggested_fields as f
  where b.id = find_suggestions_to_decide.business_id and s.business_id = b.id and f.suggestion_id = s.id
    and f.status = 'waiting' and not f.is_with_admins
  having private.own_role(find_suggestions_to_decide.business_id) is not null;
$$;
grant execute on function public.find_suggestions_to_decide to authenticated;

-- Returns the caller's listings with proposals to decide, and by when.
create function public.find_waiting_suggestions()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(to_jsonb(waiting) order by waiting.until, waiting.id), '[]')
  from (
    select (own.listing).id, (own.listing).name, count(*)::integer as count, min(s.owner_until) as until
    from private.find_own_listings() as own
    join public.suggested_edits as s on s.business_id = (own.listing).id
    join public.suggested_fields as f on f.suggestion_id = s.id and f.status = 'waiting' and not f.is_with_admins
    where own.role <> 'hours'
    group by (own.listing).id, (own.listing).name
    order by min(s.owner_until)
    limit 20
  ) as waiting;
$$;
grant execute on function public.find_waiting_suggestions to authenticated;

-- Passes up to 500 proposals on to the admins that no owner has decided in time; returns how many.
create function public.escalate_suggestions()
returns integer language plpgsql security definer as $$
declare
  due constant uuid[] := array(
    select f.id from public.suggested_fields as f
    join public.suggested_edits as s on s.id = f.suggestion_id
    join public.businesses as b on b.id = s.business_id
    where f.status = 'waiting' and not f.is_with_admins and (s.owner_until <= now() or b.owner_id is null)
    limit 500);
  passed_on integer;
begin
  perform from public.businesses as b where b.id in (
    select s.business_id from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
    where f.id = any (due)) order by b.id for update;
  -- Without those that somebody was just deciding.
  update public.suggested_fields as f set is_with_admins = true where f.id = any (due) and f.status = 'waiting';
  get diagnostics passed_on = row_count;
  return passed_on;
end;
$$;
grant execute on function public.escalate_suggestions to service_role;
