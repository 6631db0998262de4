-- Decisions of admins on submissions: approval publishes a listing, refusal needs a reason.

-- Converts to lower-case letters, digits and hyphens: 'Joe’s Café & Bar' -> 'joes-cafe-and-bar'.
create function private.slugify(input text)
returns text language plpgsql immutable as $$
begin
  return btrim(regexp_replace(private.normalize(replace(input, '&', ' and ')), '[^a-z0-9]+', '-', 'g'), '-');
end;
$$;

-- Returns 'joes-cafe-and-bar-austin-tx', like app/domain/import/create-slug.ts; a test compares
-- them. At most 114 characters, so that a number can be appended.
create function private.create_slug(name text, city text, state text)
returns text language plpgsql stable as $$
declare
  place constant text := btrim(left(private.slugify(city || ' ' || state), 60), '-');
begin
  return concat_ws('-',
    nullif(btrim(left(private.slugify(name), 120 - 6 - char_length(place) - 1), '-'), ''),
    nullif(place, ''));
end;
$$;

create function private.is_slug_taken(requested text)
returns boolean language plpgsql stable as $$
begin
  return exists (select from public.businesses where slug = requested)
    or exists (select from public.business_slugs where slug = requested);
end;
$$;

-- Returns that slug, or with the first free number appended: neither a listing nor a former slug
-- uses it. Concurrent callers wait, and then see it taken.
create function private.find_free_slug(requested text)
returns text language plpgsql as $$
declare
  taken integer := 1;
  free integer := 2;
begin
  perform pg_advisory_xact_lock(hashtext('slug ' || requested));
  if not private.is_slug_taken(requested) then
    return requested;
  end if;
  -- A chain has thousands of one name in a city: doubles the number while taken, then bisects.
  while private.is_slug_taken(requested || '-' || free) loop
    taken := free;
    free := free * 2;
  end loop;
  while free - taken > 1 loop
    if private.is_slug_taken(requested || '-' || (taken + free) / 2) then
      taken := (taken + free) / 2;
    else
      free := (taken + free) / 2;
    end if;
  end loop;
  return requested || '-' || free;
end;
$$;

-- Returns the city whose page is home, if the area is one town; null otherwise.
create function private.only_town()
returns smallint language plpgsql stable as $$
begin
  return (
    select m.id from public.metros as m
    where m.slug = (select private.slugify(min(p.town)) from private.area_parts as p having count(*) = 1));
end;
$$;

-- Returns the metro whose radius covers the point, or null: the only town's, which is about the whole area, or the nearest.
create function private.find_metro(lat double precision, lng double precision)
returns smallint language sql stable as $$
  select m.id
  from (select private.only_town() as id) as home, public.metros as m, lateral (
    select 3958.8 * (private.earth_point(m.lat, m.lng) operator(extensions.<->)
      private.earth_point(find_metro.lat, find_metro.lng)) as miles
  ) as away
  -- A degree of latitude is 69 miles: this leaves few points to compute.
  where abs(m.lat - find_metro.lat) <= m.radius_miles / 68 and miles <= m.radius_miles
  order by m.id = home.id desc nulls last, miles
  limit 1;
$$;

-- Returns the metro of a listing, and makes one of its city if it is the first there: any city of the reference tables
-- can have a front page. A town of its own reaches five miles, so that the next town gets its own as well. Not without
-- end, since home and its lists read all metros: an import of the whole country leaves small towns to their states.
create function private.make_metro(lat double precision, lng double precision, city text, state text)
returns smallint language plpgsql as $$
declare
  town_miles constant real := 5;
  max_metros constant integer := 400;
  near constant public.metros := (select m from public.metros as m where m.id = private.find_metro(make_metro.lat, make_metro.lng));
  home private.cities;
  merged smallint;
  made smallint;
begin
  select * into home from private.cities as c where c.key = private.place_key(make_metro.city, make_metro.state);
  merged := (select f.metro_id from private.former_metros as f where f.slug = private.slugify(home.name || ' ' || home.state));
  if merged is not null then
    return merged;
  end if;
  if near.id = private.only_town() or near.radius_miles > town_miles or near.name = home.name or home.key is null
    or (select count(*) from public.metros) >= max_metros
    or abs(home.lat - make_metro.lat) > 0.5 or abs(home.lng - make_metro.lng) > 0.5 then
    return near.id;
  end if;
  insert into public.metros (slug, name, state, lat, lng, radius_miles, time_zone)
  values (private.slugify(home.name || ' ' || home.state), home.name, home.state, home.lat, home.lng, town_miles, home.time_zone)
  on conflict (slug) do update set name = excluded.name
  returning id into made;
  return made;
end;
$$;

-- Places a listing by its coordinates, else by its address: on the map, in a metro and in a time zone.
create function private.place_listing(inout listing public.businesses)
language plpgsql as $$
begin
  select place.lat, place.lng, private.make_metro(place.lat, place.lng, listing.city, listing.state), place.time_zone
  into listing.map_lat, listing.map_lng, listing.metro_id, listing.time_zone
  from private.locate(
    case when listing.lat is not null then jsonb_build_object('lat', listing.lat, 'lng', listing.lng) end,
    listing.zip_code, listing.city, listing.state, listing.stated_time_zone) as place;
end;
$$;

-- Creates the listing of a submission, with hours, special days and services, and the facts given
-- confirmed. It takes the submission's id, so that its photos stay in place.
create function private.publish_submission(submission_id uuid, content jsonb)
returns public.businesses language plpgsql as $$
declare
  input record;
  place record; -- not stored as coordinates, where it is the middle of a zip code or city
  hours record;
  listing public.businesses;
begin
  select * into input
  from jsonb_to_record(content) as input (
    name text, category text, city text, state text, opening_hours jsonb, location jsonb, photos jsonb
  );
  select * into place
  from private.locate(nullif(input.location, 'null'), content ->> 'zip_code', input.city, input.state,
    content ->> 'stated_time_zone');
  -- Before the listing, whose hours and words of search are then complete when it is added.
  set constraints public.opening_hours_business_id_fkey, public.special_hours_business_id_fkey,
    public.services_business_id_fkey deferred;
  perform private.add_parts(submission_id, content);
  select * into hours from private.hours_of(submission_id, place.time_zone);
  perform private.insert_listings(array[jsonb_populate_record(null::public.businesses,
    (select jsonb_object_agg(key, nullif(value, '""')) from jsonb_each(content))
    || jsonb_build_object(
      'id', submission_id, 'slug', private.find_free_slug(private.create_slug(input.name, input.city, input.state)),
      'category_id', (select id from public.categories where slug = input.category),
      'more_category_ids', private.category_ids(content -> 'more_categories'),
      'metro_id', private.make_metro(place.lat, place.lng, input.city, input.state),
      'lat', input.location -> 'lat', 'lng', input.location -> 'lng',
      'time_zone', place.time_zone, 'open_minutes', hours.open_minutes, 'special_days', hours.special_days,
      'special_open', hours.special_open,
      'photos', coalesce(input.photos, '[]'), 'status', 'published'
    ))], array(select unnest(columns) from private.listing_fields) || '{id,slug,metro_id,time_zone,status,open_minutes,special_days,special_open}');
  set constraints public.opening_hours_business_id_fkey, public.special_hours_business_id_fkey,
    public.services_business_id_fkey immediate;
  select * into listing from public.businesses where id = submission_id;
  insert into public.fact_confirmations (business_id, fact, source)
  select listing.id, fact::public.listing_fact, 'neighbour'
  from unnest(array_remove(array[
    'phone', 'address',
    case when listing.website is not null then 'website' end,
    case when jsonb_array_length(input.opening_hours) > 0 then 'hours' end
  ], null)) as fact
  on conflict (business_id, fact) do update set source = excluded.source;
  return listing;
end;
$$;

-- Returns what prevents the caller's decision on a submission, as {outcome, field}: own; stale,
-- when it is decided or withdrawn; invalid, with the field that is; listed, when a listing has
-- that name at that address. Null when nothing does.
create function private.submission_obstacle(submission_id uuid, is_approved boolean)
returns jsonb language plpgsql stable as $$
declare
  one constant public.submissions := (select s from public.submissions as s where s.id = submission_id);
  field text;
begin
  if one.submitter_id = auth.uid() and private.has_other_admin() then
    return '{"outcome": "own"}';
  end if;
  if one.status <> 'pending' then
    return '{"outcome": "stale"}';
  end if;
  if not is_approved then
    return null;
  end if;
  -- Categories may have changed since.
  perform private.read_submission(one.content, submission_id);
  return case when private.is_listed(one.content) then '{"outcome": "listed"}'::jsonb end;
exception when check_violation then
  get stacked diagnostics field = constraint_name;
  return jsonb_build_object('outcome', 'invalid', 'field', field);
end;
$$;

-- Publishes a pending submission, or rejects it. The caller holds its lock and has found no obstacle.
create function private.decide_submission(submission_id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
declare
  one public.submissions;
  listing public.businesses;
begin
  if is_approved then
    listing := private.publish_submission(submission_id, (
      select private.read_submission(s.content, s.id) from public.submissions as s where s.id = submission_id));
  end if;
  update public.submissions as s
  set status = case when is_approved then 'published' else 'rejected' end::public.submission_status,
    business_id = listing.id, reason = decide_submission.reason, decided_by = auth.uid(), decided_at = now(),
    revision = s.revision + 1
  where s.id = submission_id returning * into one;
  -- What an admin has corrected is theirs in the history, with what was sent.
  perform private.record_change(listing, field, before, after)
  from (
    select f.history_field as field,
      case when count(*) = 1 then (array_agg(coalesce(one.sent_content -> f.name, 'null')))[1]
        else jsonb_object_agg(f.name, one.sent_content -> f.name) end as before,
      case when count(*) = 1 then (array_agg(coalesce(one.content -> f.name, 'null')))[1]
        else jsonb_object_agg(f.name, one.content -> f.name) end as after
    from private.listing_fields as f group by f.history_field
  ) as corrections where is_approved and one.sent_content is not null;
  perform private.claim_submitted(one) where is_approved and one.content -> 'is_mine' = 'true';
  if is_approved and one.submitter_id = auth.uid() then
    return;
  end if;
  if is_approved then
    perform private.notify('submission_approved', format('submission-approved:%s:%s', one.id, one.revision),
      jsonb_build_object('id', one.id, 'name', listing.name, 'slug', listing.slug), one.submitter_id);
  else
    perform private.notify('submission_rejected', format('submission-rejected:%s:%s', one.id, one.revision),
      jsonb_build_object('id', one.id, 'name', one.content ->> 'name', 'reason', one.reason), one.submitter_id);
  end if;
end;
$$;

create function private.queue_submission(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  one constant public.submissions := (select s from public.submissions as s where s.id = item);
begin
  case part
    when 'entry' then return (
      select jsonb_build_object(
        'title', one.content ->> 'name', 'city', one.content ->> 'city', 'state', one.content ->> 'state',
        'metro_id', private.find_metro(place.lat, place.lng), 'sender_id', one.submitter_id, 'waiting_since', one.sent_at,
        'signals', jsonb_strip_nulls(jsonb_build_object(
          'likely_duplicate', case when (closest ->> 'score')::numeric >= 0.7 then jsonb_build_object(
            'name', closest -> 'name', 'score', closest -> 'score', 'reasons', closest -> 'reasons') end,
          'sent_again', case when one.reason is not null then jsonb_build_object('reason', one.reason) end)))
      from private.locate(nullif(one.content -> 'location', 'null'), one.content ->> 'zip_code', one.content ->> 'city',
          one.content ->> 'state') as place,
        lateral (
          select private.find_similar_businesses(private.read_known_business(
            one.content ->> 'name', one.content ->> 'phone', one.content ->> 'website', one.content ->> 'street',
            one.content ->> 'city', one.content ->> 'state', one.content ->> 'zip_code', place.lat, place.lng)) -> 0 as closest
          offset 0 -- else it would be searched for each use
        ) as nearest
      where one.status = 'pending');
    when 'version' then return to_jsonb(one.revision);
    when 'obstacle' then return private.submission_obstacle(item, is_approved);
    when 'about' then return case when one.id is not null then jsonb_build_object('listing', one.id, 'values', one.content) end;
    when 'record' then return private.count_decided(array(
      select s.status from public.submissions as s where s.submitter_id = item order by s.updated_at desc, s.id desc limit 200));
    when 'lock' then perform from public.submissions as s where s.id = item for update;
    when 'decision' then perform private.decide_submission(item, is_approved, reason);
  end case;
  return null;
end;
$$;
