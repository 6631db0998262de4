-- The only way to change a listing: field by field, by its owner and members and by admins.

-- Returns all editable fields of a listing with these facts, in the shapes that `change_business` takes.
-- Missing text is ''. Special days end with the day before yesterday.
create function private.editable_values_of(listing_id uuid, facts jsonb)
returns jsonb stable
return (facts - '{address,status,is_claimed,verification}'::text[]) || (facts -> 'address') || jsonb_build_object(
  'opening_hours', private.opening_hours_of(listing_id),
  'special_hours', private.special_hours_of(listing_id, 36500),
  'services', private.services_of(listing_id)
);

create function private.editable_values(listing public.businesses)
returns jsonb stable
return private.editable_values_of(listing.id, private.listing_facts(listing));

-- Returns the present values of the fields that a proposal changes.
create function private.present_values(listing public.businesses, proposed jsonb)
returns jsonb language sql stable as $$
  select jsonb_object_agg(key, current_values -> key)
  from private.editable_values(listing) as current_values, jsonb_object_keys(proposed) as key;
$$;

-- Removes past special days.
create function private.comparable(field text, value jsonb)
returns jsonb stable
return case when field = 'special_hours' and jsonb_typeof(value) = 'array' then coalesce((
  select jsonb_agg(day order by place) from jsonb_array_elements(value) with ordinality as listed (day, place)
  where day ->> 'date' >= (current_date - 2)::text
), '[]') else value end;

-- When a listing's city, state, zip code, pin or stated time zone changes, updates its map position, metro and time zone;
-- coordinates that were not given become unknown.
create function private.follow_address(listing public.businesses, new_values jsonb)
returns jsonb language plpgsql stable as $$
declare
  city constant text := coalesce(new_values ->> 'city', listing.city);
  state constant text := coalesce(new_values ->> 'state', listing.state);
  zip_code constant text := coalesce(new_values ->> 'zip_code', listing.zip_code);
  has_moved constant boolean := (city, state, left(zip_code, 5))
    is distinct from (listing.city, listing.state, left(listing.zip_code, 5));
  location constant jsonb := case
    when new_values ? 'location' then nullif(new_values -> 'location', 'null')
    when not has_moved and listing.lat is not null then jsonb_build_object('lat', listing.lat, 'lng', listing.lng)
  end;
  place record;
begin
  if not has_moved and not new_values ?| '{location,stated_time_zone}' then
    return jsonb_build_object('location', location, 'metro_id', listing.metro_id, 'time_zone', listing.time_zone);
  end if;
  select * into place from private.locate(location, zip_code, city, state,
    coalesce(new_values ->> 'stated_time_zone', listing.stated_time_zone));
  return jsonb_build_object(
    'location', location, 'metro_id', private.find_metro(place.lat, place.lng),
    'time_zone', coalesce(place.time_zone, listing.time_zone)
  );
end;
$$;

-- Writes these validated fields and their history. The caller holds the listing's lock.
create function private.write_fields(listing public.businesses, new_values jsonb)
returns void language plpgsql as $$
declare
  -- Of the parts in tables of their own: a trigger records the others.
  parts constant text[] := array(
    select name from private.listing_fields where columns = '{}' and new_values ? name order by position);
  old_parts constant jsonb := case when parts <> '{}' then private.editable_values(listing) end;
  place constant jsonb := private.follow_address(listing, new_values);
  written text[];
  part text;
begin
  select coalesce(array_agg(c), '{}') into written
  from private.listing_fields as f, unnest(f.columns) as c where new_values ? f.name;
  if written && (private.columns_of_field('address') || '{stated_time_zone}') then
    written := array(select unnest(written || '{lat,lng,metro_id,time_zone}'::text[]) as c group by c);
  end if;
  if new_values ? 'opening_hours' then
    -- Spans that stay are not written, and so not audited.
    merge into public.opening_hours as h
    using (
      select known_hours.id, day_of_week, opens, new_hours.closes
      from jsonb_to_recordset(new_values -> 'opening_hours') as new_hours (day_of_week smallint, opens time, closes time)
      full join (
        select id, day_of_week, opens from public.opening_hours where business_id = listing.id
      ) as known_hours using (day_of_week, opens)
    ) as span
    on h.id = span.id
    when matched and span.closes is null then delete
    when matched and h.closes <> span.closes then update set closes = span.closes
    when not matched then
      insert (business_id, day_of_week, opens, closes)
      values (listing.id, span.day_of_week, span.opens, span.closes);
  end if;
  if new_values ? 'special_hours' then
    delete from public.special_hours where business_id = listing.id and date >= current_date - 2;
    perform private.add_parts(listing.id,
      jsonb_build_object('special_hours', private.comparable('special_hours', new_values -> 'special_hours')));
  end if;
  if new_values ? 'services' then
    delete from public.services where business_id = listing.id;
    perform private.add_parts(listing.id, jsonb_build_object('services', new_values -> 'services'));
  end if;
  -- Also when only hours or services change, so that `updated_at` covers all that the page shows: the
  -- rows above may have changed the listing's own one, or not.
  if written <> '{}' or exists (select from public.businesses where id = listing.id and updated_at <> now()) then
    perform private.update_listings(array[jsonb_populate_record(listing,
      (select jsonb_object_agg(key, nullif(value, '""')) from jsonb_each(new_values))
      || jsonb_build_object(
        'category_id', coalesce((select id from public.categories where slug = new_values ->> 'category'), listing.category_id),
        'more_category_ids', private.category_ids(new_values -> 'more_categories'),
        'lat', place #> '{location,lat}', 'lng', place #> '{location,lng}',
        'metro_id', place -> 'metro_id', 'time_zone', place -> 'time_zone'
      ))], written || '{updated_at}');
  end if;
  foreach part in array parts loop
    perform private.record_change(listing, part, old_parts -> part, private.editable_values(listing) -> part);
  end loop;
end;
$$;

-- Returns the listing as its editors see it, or null where the caller is no editor. `role` is the caller's; `pending` has
-- the waiting changes and a planned move, and of each field the last refusal without a later change.
create function public.get_editable_business(business_id uuid)
returns jsonb language plpgsql stable security definer as $$
begin
  if not private.can_edit_business(business_id, 'hours') then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', b.id, 'slug', b.slug, 'status', b.status, 'business_status', facts -> 'status',
      'time_zone', b.time_zone, 'verification', b.verification,
      'role', private.editor_role(b.id, b.owner_id),
      'can_edit_all', private.can_edit_business(b.id, 'all'),
      'values', private.editable_values_of(b.id, facts),
      'pending_changes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', h.id, 'field', h.field, 'before', h.before, 'after', h.after, 'status', h.status, 'moves_on', h.moves_on,
          'requested_at', h.requested_at, 'reason', h.reason) order by h.field), '[]')
        from (
          select distinct on (p.field) * from public.pending_changes as p
          where p.business_id = b.id order by p.field, p.requested_at desc
        ) as h
        where h.status in ('waiting', 'planned', 'rejected')),
      'updated_at', b.updated_at
    )
    from public.businesses as b, private.listing_facts(b) as facts where b.id = get_editable_business.business_id
  );
end;
$$;
grant execute on function public.get_editable_business to authenticated;

-- Returns a colleague's name to other editors of the listing; admins acting for the directory stay unnamed.
create function private.colleague_name(person uuid, role text)
returns text language sql stable as $$
  select private.name_person(person) where role in ('owner', 'editor');
$$;

-- Returns who wrote a field last, and when: `by` is their role, `name` that of a colleague.
create function private.last_edit(listing_id uuid, field text)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'by', c.role, 'name', private.colleague_name(c.actor_id, c.role), 'at', private.format_moment(c.at)
  )
  from public.business_changes as c
  where c.business_id = listing_id
    and c.field = coalesce((select f.history_field from private.listing_fields as f where f.name = last_edit.field), last_edit.field)
  order by c.number desc
  limit 1;
$$;

-- Locks the listing for a caller who may change these fields. What an admin writes then is on behalf of its owner.
create function private.lock_for_editing(listing_id uuid, fields text[])
returns public.businesses language plpgsql as $$
declare
  part constant text := case when fields <@ array(select name from private.listing_fields where editor = 'hours')
    then 'hours' else 'all' end;
  listing public.businesses;
begin
  select * into listing from public.businesses where id = listing_id for update;
  -- Checked once the row is locked, so that roles given or revoked meanwhile count.
  perform private.refuse('42501', 'Only people who manage a listing can edit it')
    where auth.uid() is null or private.can_edit_business(listing_id, part) is not true;
  -- The history keeps every change forever, so this limits what one person can write into it in a day.
  perform private.refuse_excess((select count(*) from public.business_changes
    where business_id = listing_id and actor_id = auth.uid() and at > now() - interval '1 day'), 200,
    'Too many changes in one day');
  perform set_config('mainstreet.on_behalf_of',
    coalesce(case when private.own_role(listing_id) is null then listing.owner_id end::text, ''), true);
  return listing;
end;
$$;

create function private.answer_change(listing_id uuid, outcome text, more jsonb default '{}')
returns jsonb stable
return jsonb_build_object('outcome', outcome, 'conflicts', '{}'::jsonb, 'pending', '[]'::jsonb)
  || more || jsonb_build_object('listing', public.get_editable_business(listing_id));

-- Changes some fields of a listing. `old_values` has the value of each when the caller began, `new_values` the
-- new one. A field that still equals `old_values` is written; one that already equals `new_values` stays;
-- otherwise another edit came first. All or nothing is written. Refuses a value as of `check_fields`, and a
-- name and address that another listing has as unique_violation. outcome: saved, with the fields in
-- `pending` that wait for an admin; conflict, with `conflicts`, by field the current value and who wrote it when.
create function public.change_business(business_id uuid, old_values jsonb, new_values jsonb)
returns jsonb language plpgsql security definer as $$
declare
  fields text[];
  listing public.businesses;
  current_values jsonb;
  changed jsonb;
  conflicts jsonb;
  pending text[];
begin
  perform private.check_size(old_values, 200000), private.check_size(new_values, 200000);
  perform private.refuse('PT400', 'changes must be an object of fields')
    where jsonb_typeof(new_values) is distinct from 'object' or jsonb_typeof(old_values) is distinct from 'object';
  fields := array(select jsonb_object_keys(new_values));
  perform private.refuse('PT400', 'Unknown field')
    where not fields <@ array(select name from private.listing_fields) or not old_values ?& fields;
  listing := private.lock_for_editing(business_id, fields);
  current_values := private.editable_values(listing);
  changed := new_values - array(
    select key from jsonb_each(new_values) where private.comparable(key, value) = private.comparable(key, current_values -> key));
  perform private.check_fields(changed, current_values, listing.id, listing.photo_folders);
  select jsonb_object_agg(key, jsonb_build_object('now', current_values -> key)
    || coalesce(private.last_edit(listing.id, key), '{"by": null, "name": null, "at": null}'))
  into conflicts from jsonb_object_keys(changed) as key
  where private.comparable(key, old_values -> key) <> private.comparable(key, current_values -> key);
  if conflicts is not null then
    return private.answer_change(business_id, 'conflict', jsonb_build_object('conflicts', conflicts));
  end if;
  pending := private.create_pending_changes(listing, current_values, changed);
  perform private.write_fields(listing, changed - pending) where changed - pending <> '{}';
  return private.answer_change(business_id, 'saved', jsonb_build_object('pending', to_jsonb(pending)));
end;
$$;
grant execute on function public.change_business to authenticated;

-- Whether the value written by the caller's change is still the current one.
create function private.is_still_current(change public.business_changes, current_values jsonb)
returns boolean stable
return coalesce(change.actor_id = auth.uid() and private.comparable(change.field, change.after)
  = private.comparable(change.field, case when change.field = 'address'
    then (select jsonb_object_agg(key, current_values -> key) from jsonb_object_keys(change.after) as key)
    else current_values -> change.field end), false);

-- Whether the photos that a change replaced are deleted: unused files are removed after a week.
create function private.lacks_files(change public.business_changes)
returns boolean stable
return change.field = 'photos' and exists (
  select from jsonb_array_elements(change.before) as photo,
    unnest(array[photo ->> 'url', photo ->> 'small_url']) as address
  where address like '/photos/%' and not exists (
    select from storage.objects
    where bucket_id = 'business-photos' and name = substr(address, char_length('/photos/') + 1)
  )
);

-- Reverts the caller's own change; where that changes much of what admins have reviewed since, it
-- waits for an admin. outcome: saved, with `pending` as above; changed, where the value is another one
-- by now, or what would be restored is gone.
create function public.undo_change(change_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  change public.business_changes;
  listing public.businesses;
  current_values jsonb;
  replaced jsonb;
  pending text[];
begin
  select * into change from public.business_changes
  where id = change_id and actor_id = auth.uid() and field not in ('listing', 'status', 'is_claimed', 'verification', 'merged');
  perform private.refuse('PT404', 'Change not found') where change.id is null;
  listing := private.lock_for_editing(change.business_id, array[change.field]);
  current_values := private.editable_values(listing);
  if not private.is_still_current(change, current_values) or private.lacks_files(change) then
    return private.answer_change(listing.id, 'changed');
  end if;
  replaced := case when change.field = 'address' then change.before
    else jsonb_build_object(change.field, change.before) end;
  pending := private.create_pending_changes(listing, current_values, replaced);
  perform private.begin_copy(listing.id);
  begin
    perform private.write_fields(listing, replaced - pending) where replaced - pending <> '{}';
    perform private.end_copy();
  exception when unique_violation then
    return private.answer_change(listing.id, 'changed');
  end;
  return private.answer_change(listing.id, 'saved', jsonb_build_object('pending', to_jsonb(pending)));
end;
$$;
grant execute on function public.undo_change to authenticated;

-- Returns a history for the listing's editors: with values that were not public, and whose they were.
-- Returns a page of at most 100, newest first; `next` is the `before` of the next. Null where the caller may not.
create function public.find_business_changes(business_id uuid, before integer default null)
returns jsonb language plpgsql stable security definer as $$
declare
  current_values jsonb;
begin
  if not private.can_edit_business(business_id, 'hours') then
    return null;
  end if;
  select private.editable_values(b) into current_values from public.businesses as b
  where b.id = find_business_changes.business_id;
  return (
    select jsonb_build_object(
      'changes', coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'number', c.number, 'at', private.format_moment(c.at), 'role', c.role,
        'name', private.colleague_name(c.actor_id, c.role),
        'is_for_owner', c.on_behalf_of is not null, 'on_behalf_of', private.name_person(c.on_behalf_of),
        'is_own', coalesce(c.actor_id = auth.uid(), false),
        'field', c.field, 'before', c.before, 'after', c.after,
        'is_undoable', u.is_current and not u.is_gone, 'is_too_late', u.is_current and u.is_gone
      ) order by c.number desc), '[]'),
      'next', case when min(c.number) > 1 then min(c.number) end
    )
    from private.history_page(find_business_changes.business_id, before) as c,
      lateral (select private.is_still_current(c, current_values) as is_current, private.lacks_files(c) as is_gone) as u
  );
end;
$$;
grant execute on function public.find_business_changes to authenticated;
