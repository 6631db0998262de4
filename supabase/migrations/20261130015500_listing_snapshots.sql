-- The content of a listing as one value that can be compared, combined and restored: for merges,
-- which combine two listings into one and can be undone.

-- The `row` of `businesses` without derived columns, and the rows of its child tables, by id.
create function private.snapshot_listing(listing_id uuid)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'row', to_jsonb(b) - array['search_doc', 'search_tags', 'name_key', 'earth_point', 'open_minutes', 'special_days',
      'special_open', 'ranking_score', 'duplicate_key', 'is_claimed', 'updated_at', 'rating', 'review_count'],
    'opening_hours', (select coalesce(jsonb_agg(to_jsonb(h) order by h.id), '[]')
      from public.opening_hours as h where h.business_id = b.id),
    'special_hours', (select coalesce(jsonb_agg(to_jsonb(h) order by h.id), '[]')
      from public.special_hours as h where h.business_id = b.id),
    'services', (select coalesce(jsonb_agg(to_jsonb(s) order by s.position, s.id), '[]')
      from public.services as s where s.business_id = b.id),
    'fact_confirmations', (select coalesce(jsonb_object_agg(c.fact, to_jsonb(c) - 'business_id'), '{}')
      from public.fact_confirmations as c where c.business_id = b.id)
  )
  from public.businesses as b where b.id = listing_id;
$$;

-- Returns the columns of `businesses` that make up a field; none for a field stored in another table.
create function private.merged_columns(field text)
returns text[] stable
return case field when 'owner' then '{owner_id,verification}' else private.columns_of_field(field) end;

-- Returns the fields of the history that a merge chooses, and the owner.
create function private.merged_fields()
returns text[] language sql stable as $$
  select array_agg(distinct history_field) || '{owner}' from private.listing_fields;
$$;

-- Returns a field of a snapshot for comparison: rows without ids, which change with every save.
create function private.field_of_snapshot(snapshot jsonb, field text)
returns jsonb stable
return case when private.merged_columns(field) = '{}' then (
  select coalesce(jsonb_agg(line order by line), '[]')
  from jsonb_array_elements(snapshot -> field) as given, lateral (select given - array['id', 'business_id'] as line) as lines
) else (
  select jsonb_object_agg(col, snapshot -> 'row' -> col) from unnest(private.merged_columns(field)) as col
) end;

create function private.with_field_of(snapshot jsonb, other jsonb, field text)
returns jsonb stable
return case when private.merged_columns(field) = '{}'
  then snapshot || jsonb_build_object(field, other -> field)
  else jsonb_set(snapshot, '{row}', snapshot -> 'row' || (
    select jsonb_object_agg(col, other -> 'row' -> col) from unnest(private.merged_columns(field)) as col
  )) end;

create function private.field_of_fact(fact text)
returns text immutable
return case fact when 'hours' then 'opening_hours' else fact end;

-- Restores a listing from a snapshot, with what this listing had or has: its rows with their ids, and records their
-- history. The caller holds its lock.
create function private.apply_snapshot(listing_id uuid, target jsonb, copied_from uuid)
returns void language plpgsql as $$
declare
  current_snapshot constant jsonb := private.snapshot_listing(listing_id);
  new_row constant public.businesses := jsonb_populate_record(null::public.businesses, target -> 'row');
  parts constant text[] := array(
    select name from private.listing_fields
    where columns = '{}' and current_snapshot -> name is distinct from target -> name order by position);
  listing public.businesses;
  old_parts jsonb;
  part text;
begin
  perform private.begin_copy(copied_from);
  perform private.update_listings(array[new_row], '{photo_folders}' || array(
    select distinct c from unnest(private.merged_fields()) as field, unnest(private.merged_columns(field)) as c));
  perform private.end_copy();
  select * into listing from public.businesses where id = listing_id;
  -- A stand-in position valid for both addresses was taken from the old one.
  update public.businesses set map_lat = new_row.map_lat, map_lng = new_row.map_lng
  where id = listing_id and (map_lat, map_lng) is distinct from (new_row.map_lat, new_row.map_lng);
  old_parts := private.editable_values(listing);
  delete from public.opening_hours where business_id = listing.id and 'opening_hours' = any(parts);
  delete from public.special_hours where business_id = listing.id and 'special_hours' = any(parts);
  delete from public.services where business_id = listing.id and 'services' = any(parts);
  perform private.add_parts(listing.id, private.pick_keys(target, parts));
  foreach part in array parts loop
    perform private.record_change(listing, part, old_parts -> part, private.editable_values(listing) -> part);
  end loop;
  -- Last, because the writes above confirm facts for their writer: restores the former confirmations.
  delete from public.fact_confirmations where business_id = listing_id;
  insert into public.fact_confirmations (business_id, fact, source, confirmed_at)
  select listing_id, fact, source, confirmed_at
  from jsonb_each(target -> 'fact_confirmations') as confirmation,
    lateral jsonb_populate_record(null::public.fact_confirmations, confirmation.value);
end;
$$;
