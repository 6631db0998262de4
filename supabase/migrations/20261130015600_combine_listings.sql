-- Combines two listings: each field from the one an admin chose, lists from both.

-- Joins two lists: the kept listing's, then the other's additional entries.
create function private.join_services(kept jsonb, merged jsonb)
returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(service || jsonb_build_object('position', place) order by place), '[]') from (
    select service, row_number() over (order by is_other, place) as place
    from (
      select service, false as is_other, place from jsonb_array_elements(kept) with ordinality as k (service, place)
      union all
      select service - 'id', true, place from jsonb_array_elements(merged) with ordinality as m (service, place)
      where not exists (
        select from jsonb_array_elements(kept) as own
        where private.normalize(own ->> 'name') = private.normalize(m.service ->> 'name')
      )
    ) as either
    limit 100
  ) as listed;
$$;

-- Returns the content of the kept listing: each field 'kept', 'merged', or for lists 'both'.
create function private.combine_snapshots(kept jsonb, merged jsonb, choices jsonb)
returns jsonb language plpgsql stable as $$
declare
  combined jsonb := kept;
  field text;
  fact text;
begin
  foreach field in array private.merged_fields() loop
    if choices ->> field = 'merged' and field <> 'owner' then
      combined := private.with_field_of(combined, merged, field);
    end if;
  end loop;
  if choices ->> 'attributes' = 'both' then
    combined := jsonb_set(combined, '{row,attributes}', (
      select coalesce(jsonb_agg(attribute order by place), '[]') from (
        select attribute, min(place) as place, sum(char_length(attribute) + 1) over (order by min(place)) as room
        from jsonb_array_elements_text((kept #> '{row,attributes}') || (merged #> '{row,attributes}'))
          with ordinality as listed (attribute, place)
        group by attribute order by min(place) limit 30
      ) as listed
      where room <= 1500));
  end if;
  if choices ->> 'more_categories' = 'both' then -- what either is besides the chosen main one
    combined := jsonb_set(combined, '{row,more_category_ids}', (
      select coalesce(jsonb_agg(id order by place), '[]') from (
        select id, min(place) as place
        from jsonb_array_elements((kept #> '{row,category_id}') || (kept #> '{row,more_category_ids}')
          || (merged #> '{row,category_id}') || (merged #> '{row,more_category_ids}')) with ordinality as listed (id, place)
        where id <> combined #> '{row,category_id}' and id <> to_jsonb((select id from public.categories where slug = 'other'))
        group by id order by min(place) limit 4
      ) as listed));
  end if;
  if choices ->> 'photos' = 'both' then
    combined := jsonb_set(combined, '{row,photos}',
      jsonb_path_query_array((kept #> '{row,photos}') || (merged #> '{row,photos}'), '$[0 to 11]'));
  end if;
  if choices ->> 'services' = 'both' then
    combined := combined || jsonb_build_object('services', private.join_services(kept -> 'services', merged -> 'services'));
  end if;
  -- Rows of the other listing become new ones here.
  for field in select name from private.listing_fields where columns = '{}' loop
    if choices ->> field = 'merged' then
      combined := combined || jsonb_build_object(field, (
        select coalesce(jsonb_agg(line - 'id'), '[]') from jsonb_array_elements(merged -> field) as line));
    end if;
  end loop;
  combined := jsonb_set(combined, '{row,photo_folders}', (
    select jsonb_agg(distinct folder) from jsonb_array_elements_text(
      (kept #> '{row,photo_folders}') || (merged #> '{row,photo_folders}') || (merged #> '{row,id}')) as folder
  ));
  -- The owner of either becomes the owner of the kept one.
  if kept #>> '{row,owner_id}' is null and merged #>> '{row,owner_id}' is not null then
    combined := private.with_field_of(combined, merged, 'owner');
  elsif kept #>> '{row,verification}' = 'none' and kept #>> '{row,owner_id}' = merged #>> '{row,owner_id}' then
    combined := jsonb_set(combined, '{row,verification}', merged #> '{row,verification}');
  end if;
  -- A fact keeps the confirmation of the listing it came from; if both agree, the newer one.
  foreach fact in array array['hours', 'phone', 'address', 'website'] loop
    field := private.field_of_fact(fact);
    if choices ->> field = 'merged' then
      combined := jsonb_set(combined #- array['fact_confirmations', fact], '{fact_confirmations}',
        (combined -> 'fact_confirmations') - fact || jsonb_strip_nulls(jsonb_build_object(fact, merged #> array['fact_confirmations', fact])));
    elsif private.field_of_snapshot(kept, field) = private.field_of_snapshot(merged, field)
      and coalesce((merged #>> array['fact_confirmations', fact, 'confirmed_at'])
        > coalesce(kept #>> array['fact_confirmations', fact, 'confirmed_at'], ''), false) then
      combined := jsonb_set(combined, array['fact_confirmations', fact], merged #> array['fact_confirmations', fact]);
    end if;
  end loop;
  return combined;
end;
$$;
