-- Changes that could turn a verified listing into another business: large changes of its name,
-- address and category wait for an admin. The listing stays unchanged meanwhile.
create table public.pending_changes (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  field text not null, -- `history_field` of private.listing_fields
  -- The fields that change together, in the form of `change_business`: the old and the requested values.
  before jsonb not null,
  after jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'planned', 'approved', 'rejected', 'withdrawn')),
  moves_on date, -- of a move: the day on which it is made, or planned; null: at once
  requested_by uuid references auth.users (id) on delete set null,
  requested_at timestamptz not null default now(),
  reason private.reason,
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  check (status <> 'rejected' or reason is not null)
);
-- At most one waiting change per field, and one planned move.
create unique index pending_changes_waiting_idx on public.pending_changes (business_id, field) where status in ('waiting', 'planned');
create index pending_changes_planned_idx on public.pending_changes (moves_on) where status = 'planned';
create index pending_changes_business_id_idx on public.pending_changes (business_id, requested_at desc);

select private.audit('public.pending_changes', 'insert or update', '{id}');

create policy "People can read the changes they requested" on public.pending_changes
for select to authenticated
using (requested_by = (select auth.uid()) and (select private.is_requested_directly('/pending_changes')));

grant select on public.pending_changes to authenticated;

-- Whether the map position of an address moved far.
create function private.is_far(before jsonb, after jsonb)
returns boolean language plpgsql stable as $$
declare
  earth_radius_miles constant double precision := 3958.8;
  old_location constant jsonb := nullif(before -> 'location', 'null');
  max_miles constant double precision := case when old_location is null then 20 else 0.5 end;
  origin constant record := private.locate(old_location, before ->> 'zip_code', before ->> 'city', before ->> 'state');
begin
  return coalesce((
    private.earth_point(origin.lat, origin.lng)
    operator(extensions.<->)
    private.earth_point((after #> '{location,lat}')::double precision, (after #> '{location,lng}')::double precision)
  ) * earth_radius_miles > max_miles, false);
end;
$$;

-- Whether a change is large: any other category; a name with a trigram similarity below half; another city, state, zip
-- code or house number, a street with a similarity below half, or a map position more than half a mile away; where none
-- was known, more than twenty miles from the middle of its zip code or city.
create function private.changes_much(field text, before jsonb, after jsonb)
returns boolean language plpgsql stable as $$
declare
  min_similarity constant double precision := 0.5;
begin
  return case field
    when 'category' then before <> after
    when 'name' then extensions.similarity(
      private.normalize(before ->> 'name'), private.normalize(after ->> 'name')) < min_similarity
    else
      (private.key_place(before ->> 'city'), before ->> 'state', left(before ->> 'zip_code', 5))
        <> (private.key_place(after ->> 'city'), after ->> 'state', left(after ->> 'zip_code', 5))
      or substring(before ->> 'street' from '\d+') is distinct from substring(after ->> 'street' from '\d+')
      or private.normalize(before ->> 'street') <> private.normalize(after ->> 'street') and extensions.similarity(
        private.normalize(before ->> 'street'), private.normalize(after ->> 'street')) < min_similarity
      or private.is_far(before, after)
  end;
end;
$$;

-- Returns a field as it was when an admin last reviewed the listing: many small changes add up to a
-- large one. Only an admin's decision is a review. Verification by a code is none, and neither is
-- its end, which an admin who deletes the owner's account writes, too.
create function private.trusted_value(listing_id uuid, field text, current_value jsonb)
returns jsonb stable
return coalesce((
  select case when c.field = 'address' then c.before else jsonb_build_object(c.field, c.before) end
  from public.business_changes as c
  where c.business_id = listing_id and c.field = trusted_value.field and c.role in ('owner', 'editor', 'neighbor')
    and not private.is_reviewed(c)
    and c.number > coalesce((
      select max(review.number) from public.business_changes as review
      where review.business_id = listing_id and private.is_reviewed(review) and (
        review.field = trusted_value.field or (review.field = 'verification' and review.after <> '"none"'))
    ), 0)
  order by c.number
  limit 1
), current_value);

-- Whether owners have made large changes that no admin has reviewed: a code does not verify such a listing by itself.
create function private.needs_review(listing public.businesses)
returns boolean language sql stable as $$
  -- Most claimed listings have no such change: one look at their history instead of nine.
  select case when exists (
    select from public.business_changes as c
    where c.business_id = listing.id and c.role in ('owner', 'editor', 'neighbor')
  ) then exists (
    select from (select distinct history_field as field from private.listing_fields where requires_review) as reviewed
    cross join private.listing_facts(listing) as facts
    cross join lateral (
      select case reviewed.field when 'address' then facts -> 'address' else jsonb_build_object(reviewed.field, facts -> reviewed.field)
        end as current_value
    ) as shaped
    where private.changes_much(reviewed.field, private.trusted_value(listing.id, reviewed.field, current_value), current_value)
  ) else false end;
$$;

create function private.mail_pending_change(kind text, one public.pending_changes)
returns void language sql as $$
  select private.notify(kind, format('%s:%s', replace(kind, '_', '-'), one.id),
    jsonb_strip_nulls(jsonb_build_object('name', b.name, 'business_id', b.id, 'field', one.field, 'reason', one.reason)),
    one.requested_by)
  from public.businesses as b where b.id = one.business_id and one.requested_by is not null;
$$;

-- Whether an owner's change of a field of the history waits for an admin.
create function private.is_large_change(listing public.businesses, field text, before jsonb, after jsonb)
returns boolean stable
return listing.verification <> 'none'
  and exists (select from private.listing_fields as f where f.history_field = is_large_change.field and f.requires_review)
  and private.changes_much(field, private.trusted_value(listing.id, field, before), after);

-- Holds those of these changes that are large for an admin, and returns the names of their fields.
-- A waiting change of the same field is replaced.
create function private.create_pending_changes(
  listing public.businesses, current_values jsonb, new_values jsonb, moves_on date default null
)
returns text[] language plpgsql as $$
declare
  pending text[] := array[]::text[];
  one record;
  requested public.pending_changes;
  before jsonb;
  after jsonb;
begin
  -- Admins act for the directory, except on their own listings.
  if private.editor_role(listing.id, listing.owner_id) = 'directory' then
    return pending;
  end if;
  for one in
    select history_field as field, array_agg(name order by position) as parts
    from private.listing_fields where requires_review group by history_field order by min(position)
  loop
    continue when not new_values ?| one.parts;
    select jsonb_object_agg(part, current_values -> part), jsonb_object_agg(part, coalesce(new_values -> part, current_values -> part))
    into before, after from unnest(one.parts) as part;
    continue when not private.is_large_change(listing, one.field, before, after);
    -- Each hold is a row, an audit entry and a mail, and none counts in the listing's history,
    -- which the other limit uses.
    perform private.refuse_excess((select count(*) from public.pending_changes
      where requested_by = auth.uid() and requested_at > now() - interval '1 day'), 30, 'Too many changes in one day');
    update public.pending_changes set status = 'withdrawn', decided_at = now()
    where business_id = listing.id and field = one.field and status in ('waiting', 'planned');
    insert into public.pending_changes (business_id, field, before, after, moves_on, requested_by)
    values (listing.id, one.field, before, after, create_pending_changes.moves_on, auth.uid())
    returning * into requested;
    perform private.mail_pending_change('change_pending', requested);
    pending := pending || array(select part from unnest(one.parts) as part where new_values ? part);
  end loop;
  return pending;
end;
$$;

-- Withdraws a waiting change, or a planned move. outcome: saved; changed, when it was decided meanwhile.
create function public.withdraw_pending_change(change_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  listing_id constant uuid := (select business_id from public.pending_changes where id = change_id);
begin
  perform private.lock_for_editing(listing_id, '{name}');
  update public.pending_changes set status = 'withdrawn', decided_by = auth.uid(), decided_at = now()
  where id = change_id and status in ('waiting', 'planned');
  return private.answer_change(listing_id, case when found then 'saved' else 'changed' end);
end;
$$;
grant execute on function public.withdraw_pending_change to authenticated;

-- Whether another listing has the name at the address in `content`.
create function private.is_listed(content jsonb, listing_id uuid default null)
returns boolean stable
return exists (
  select from public.businesses as b
  where b.duplicate_key = private.duplicate_key(content ->> 'name', content ->> 'street', content ->> 'city',
      content ->> 'state', content ->> 'zip_code')
    and b.status <> 'merged' and b.id is distinct from listing_id
);

-- Moves a listing: with its reviews, photos, followers and page, without what is said of parking at the old address, which
-- its history keeps. On the day `moves_on`, or at once. Returns the fields that wait for an admin.
create function private.move_listing(listing public.businesses, place jsonb, moves_on date)
returns text[] language plpgsql as $$
declare
  current_values constant jsonb := private.editable_values(listing);
  new_values constant jsonb := place || '{"location": null}';
  pending constant text[] := private.create_pending_changes(listing, current_values, new_values, moves_on);
begin
  if pending = '{}' and moves_on is null then
    perform private.write_fields(listing, new_values || '{"parking_notes": ""}');
  elsif pending = '{}' then
    update public.pending_changes as h set status = 'withdrawn', decided_at = now()
    where h.business_id = listing.id and field = 'address' and status in ('waiting', 'planned');
    insert into public.pending_changes (business_id, field, before, after, status, moves_on, requested_by)
    values (listing.id, 'address', (select jsonb_object_agg(key, current_values -> key) from jsonb_object_keys(new_values) as key),
      new_values, 'planned', moves_on, auth.uid());
  end if;
  return pending;
end;
$$;

-- Writes a waiting change to its listing, plans it as a move, or rejects it. The caller holds the locks of the listing
-- and the change, and has found no obstacle.
create function private.decide_pending_change(change_id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
declare
  one public.pending_changes;
begin
  update public.pending_changes as h
  set status = case when not is_approved then 'rejected' when h.moves_on > (now() at time zone b.time_zone)::date then 'planned'
    else 'approved' end, reason = decide_pending_change.reason, decided_by = auth.uid(), decided_at = now()
  from public.businesses as b
  where h.id = change_id and b.id = h.business_id returning h.* into one;
  perform private.write_pending_change(one) where one.status = 'approved';
  perform private.mail_pending_change(case when is_approved then 'change_approved' else 'change_rejected' end, one);
end;
$$;

create function private.write_pending_change(one public.pending_changes)
returns void language sql as $$
  select private.write_fields(b, one.after || case when one.moves_on is null then '{}' else '{"parking_notes": ""}'::jsonb end)
  from public.businesses as b where b.id = one.business_id;
$$;

-- Makes the moves whose day has come at the listing, each as who planned it; withdraws those of people who do not manage
-- the listing any more, where it is not public or another one is there by now, and those that fail.
create function private.make_planned_moves()
returns void language plpgsql as $$
declare
  caller constant text := current_setting('request.jwt.claims', true);
  one public.pending_changes;
  listing public.businesses;
  may_move boolean;
begin
  for one in select h.* from public.pending_changes as h join public.businesses as b on b.id = h.business_id
    where h.status = 'planned' and h.moves_on <= (now() at time zone b.time_zone)::date limit 20 for update of b, h skip locked
  loop
    select * into listing from public.businesses where id = one.business_id;
    begin
      perform set_config('request.jwt.claims', jsonb_build_object('sub', one.requested_by, 'role', 'authenticated')::text, true);
      may_move := private.is_public(listing.status) and coalesce(private.can_edit_business(listing.id, 'all'), false)
        and not private.is_listed(private.editable_values(listing) || one.after, listing.id);
      perform set_config('mainstreet.is_decision', case when one.decided_by is null then '' else 'on' end, true);
      perform private.write_pending_change(one) where may_move;
      perform set_config('mainstreet.is_decision', '', true);
    exception when others then
      -- It must not keep the others, and what else the task of each minute does, from their time.
      raise warning 'Move % failed with %', one.id, sqlstate;
      may_move := false;
    end;
    update public.pending_changes as h set status = case when may_move then 'approved' else 'withdrawn' end,
      decided_at = coalesce(h.decided_at, now())
    where h.id = one.id;
  end loop;
  perform set_config('request.jwt.claims', coalesce(caller, ''), true);
end;
$$;

-- Returns a pending change for admins, null for others: the value when it was requested, the requested and the current.
create function public.get_pending_change(change_id uuid)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'id', h.id, 'business_id', b.id, 'slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state,
    'verification', b.verification, 'field', h.field, 'before', h.before, 'after', h.after,
    'now', private.present_values(b, h.after),
    'status', h.status, 'moves_on', h.moves_on, 'requested_at', h.requested_at, 'reason', h.reason, 'decided_at', h.decided_at,
    'is_own', coalesce(auth.uid() in (h.requested_by, b.owner_id), false) and private.has_other_admin(),
    'requester', private.name_person(h.requested_by))
  from public.pending_changes as h join public.businesses as b on b.id = h.business_id
  where h.id = change_id and private.is_admin();
$$;
grant execute on function public.get_pending_change to authenticated;

create function private.queue_change(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  one constant public.pending_changes := (select h from public.pending_changes as h where h.id = item);
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
begin
  case part
    when 'entry' then return (
      select jsonb_build_object('business_id', one.business_id, 'sender_id', one.requested_by,
        'waiting_since', one.requested_at, 'signals', jsonb_strip_nulls(jsonb_build_object('requested_again', (
          select jsonb_build_object('count', count(*)) from public.pending_changes as r
          where r.business_id = one.business_id and r.field = one.field and r.status = 'rejected' having count(*) > 0))),
        'facts', jsonb_build_object('field', one.field))
      where one.status = 'waiting');
    when 'version' then return private.present_values(listing, one.after);
    -- Listed, when another listing has that name at that address.
    when 'obstacle' then return jsonb_build_object('outcome', case
      when auth.uid() in (one.requested_by, listing.owner_id) and private.has_other_admin() then 'own'
      when one.status <> 'waiting' then 'stale'
      when is_approved and private.is_listed(private.editable_values(listing) || one.after, listing.id) then 'listed' end);
    when 'about' then return case when one.field = 'address' then
      jsonb_build_object('listing', listing.id, 'values', to_jsonb(listing) || one.after, 'fields', '["address"]'::jsonb) end;
    when 'record' then return private.count_decided(array(select h.status from public.pending_changes as h where h.requested_by = item));
    when 'lock' then perform from public.pending_changes as h where h.id = item for update;
    when 'decision' then perform private.decide_pending_change(item, is_approved, reason);
  end case;
  return null;
end;
$$;
