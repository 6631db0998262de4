-- Admins rename and merge cities and draw their neighborhoods. A former address (private.former_metros) leads to the present
-- one. Each change is in the audit log under the city. An upgrade brings nothing back that was changed here (`load_reference`).

-- The id of a city in the audit log.
create function private.city_row(id smallint)
returns uuid immutable
return private.vocabulary_row('city', id::text);

-- Returns the city of this slug, locked, for an admin. Refuses `field` if it has more listings than one statement can change
-- in time.
create function private.lock_city(metro text, field text)
returns public.metros language plpgsql as $$
declare
  max_listings constant integer := 5000;
  found public.metros;
begin
  perform private.require_admin();
  select * into found from public.metros as m where m.slug = metro for update;
  perform private.refuse('22023', 'City not found') where found.id is null;
  perform private.refuse_field(field, 'many') where (
    select count(*) from (select from public.businesses as b where b.metro_id = found.id limit max_listings + 1) as l) > max_listings;
  return found;
end;
$$;

-- Returns the neighborhoods of a city by name, for admins.
create function public.get_city_names(metro text)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object(
    'slug', m.slug, 'name', m.name,
    'neighborhoods', (
      select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'lat', n.lat, 'lng', n.lng, 'radius_miles', n.radius_miles)
        order by n.name), '[]')
      from private.neighborhoods as n where n.metro = m.slug)
  )
  from public.metros as m where m.slug = get_city_names.metro;
$$;
grant execute on function public.get_city_names to authenticated;

-- Renames a city. A new slug is its address from now on; the former one leads there. Refuses the field that is wrong; `slug`
-- also if another city has or had it, or if home is this city's page.
create function public.rename_metro(metro text, slug text, name text)
returns jsonb language plpgsql security definer set statement_timeout = '1min' as $$
declare
  area constant public.metros := private.lock_city(metro, 'name');
begin
  perform private.refuse_field('name') where not private.is_clean_text(rename_metro.name, 60);
  perform private.refuse_field('slug')
  where rename_metro.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(rename_metro.slug) > 60
    or coalesce(private.metro_at(rename_metro.slug), area.id) <> area.id
    or rename_metro.slug <> area.slug and area.id = private.only_town();
  if (rename_metro.slug, rename_metro.name) = (area.slug, area.name) then
    return '{"outcome": "done"}';
  end if;
  update public.metros as m set slug = rename_metro.slug, name = rename_metro.name where m.id = area.id;
  update private.neighborhoods as n set name = n.name where n.metro = rename_metro.slug; -- their spellings name the city
  delete from private.former_metros as f where f.slug = rename_metro.slug;
  insert into private.former_metros select area.slug, area.id where area.slug <> rename_metro.slug;
  perform private.write_name_change('metros', private.city_row(area.id), jsonb_build_object('slug', area.slug, 'name', area.name),
    jsonb_build_object('slug', rename_metro.slug, 'name', rename_metro.name));
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.rename_metro to authenticated;

-- Moves everything of a city to another one, with its addresses, and deletes it. Returns what moves; does nothing more if
-- `is_preview`. A neighborhood that the other one has by that name is left out. Refuses `into` for an unknown one, for
-- more listings than one statement can move in time, or if home is this city's page.
create function private.merge_metros(metro text, into_metro text, is_preview boolean)
returns jsonb language plpgsql as $$
declare
  merged constant public.metros := private.lock_city(metro, 'into');
  target public.metros;
  moved jsonb;
  counts jsonb;
begin
  select * into target from public.metros as m where m.slug = into_metro for update;
  perform private.refuse_field('into') where target.id is null or target.id = merged.id;
  perform private.refuse_field('into', 'home') where merged.id = private.only_town();
  moved := jsonb_build_object(
    'listings', array(select b.id from public.businesses as b where b.metro_id = merged.id),
    'guides', array(select a.id from public.articles as a where a.metro_id = merged.id),
    'neighborhoods', array(select n.name from private.neighborhoods as n where n.metro = merged.slug and not exists (
      select from private.neighborhoods as o where o.metro = target.slug and o.name = n.name)),
    'readers', array(select p.user_id from public.notification_preferences as p where p.digest_metro = merged.slug));
  counts := (select jsonb_object_agg(m.key, jsonb_array_length(m.value)) from jsonb_each(moved) as m);
  if is_preview then
    return counts;
  end if;
  moved := moved || jsonb_build_object('city', to_jsonb(merged),
    'settings', (select to_jsonb(s) from private.metro_settings as s where s.metro_id = merged.id),
    'dropped', (select jsonb_agg(n) from private.neighborhoods as n
      where n.metro = merged.slug and not moved -> 'neighborhoods' ? n.name),
    'queue', array(select q.id from private.queue_items as q where q.metro_id = merged.id),
    'former', array(select f.slug from private.former_metros as f where f.metro_id = merged.id));
  update public.businesses as b set metro_id = target.id where b.metro_id = merged.id;
  update public.articles as a set metro_id = target.id where a.metro_id = merged.id;
  update private.queue_items as q set metro_id = target.id where q.metro_id = merged.id;
  update private.neighborhoods as n set metro = target.slug where n.metro = merged.slug and moved -> 'neighborhoods' ? n.name;
  update public.notification_preferences as p set digest_metro = target.slug where p.digest_metro = merged.slug;
  update private.former_metros as f set metro_id = target.id where f.metro_id = merged.id;
  delete from public.metros as m where m.id = merged.id;
  insert into private.former_metros values (merged.slug, target.id);
  perform private.record_name_merge('city', merged.name || ', ' || merged.state, target.id::text, 'metros', private.city_row(target.id), moved, counts);
  return counts;
end;
$$;

create function private.unmerge_metros(merge private.merges)
returns void language plpgsql as $$
declare
  moved constant jsonb := merge.moved;
  merged constant public.metros := jsonb_populate_record(null::public.metros, moved -> 'city');
  target constant public.metros := (select m from public.metros as m where m.id = merge.into_name::smallint);
begin
  insert into public.metros overriding system value select (merged).*;
  delete from private.former_metros as f where f.slug = merged.slug;
  update private.former_metros as f set metro_id = merged.id where moved -> 'former' ? f.slug;
  insert into private.metro_settings select s.* from jsonb_populate_record(null::private.metro_settings, nullif(moved -> 'settings', 'null')) as s
  where s.id is not null;
  update private.neighborhoods as n set metro = merged.slug where n.metro = target.slug and moved -> 'neighborhoods' ? n.name;
  insert into private.neighborhoods
  select n.* from jsonb_populate_recordset(null::private.neighborhoods, nullif(moved -> 'dropped', 'null')) as n;
  update public.businesses as b set metro_id = merged.id
  where b.metro_id = target.id and b.id in (select jsonb_array_elements_text(moved -> 'listings')::uuid);
  update public.articles as a set metro_id = merged.id where a.metro_id = target.id and moved -> 'guides' ? a.id::text;
  update private.queue_items as q set metro_id = merged.id where q.metro_id = target.id and moved -> 'queue' ? q.id::text;
  update public.notification_preferences as p set digest_metro = merged.slug
  where p.digest_metro = target.slug and moved -> 'readers' ? p.user_id::text;
end;
$$;

create function private.undo_city_change(change public.audit_log)
returns void language plpgsql as $$
declare
  slug constant text := (select m.slug from public.metros as m where private.city_row(m.id) = change.row_id);
begin
  if change.after ? 'neighborhood' then
    perform public.save_neighborhood(
      slug, change.after #>> '{neighborhood,name}', nullif(change.before -> 'neighborhood', 'null'));
  else
    perform public.rename_metro(slug, change.before ->> 'slug', change.before ->> 'name');
  end if;
end;
$$;

-- Adds a neighborhood to a city, or changes the one of this name; removes it if `content` is null. `content`: {name, lat, lng,
-- radius_miles}. Searches and pages follow as its listings are indexed again. Refuses the field that is wrong.
create function public.save_neighborhood(metro text, neighborhood text, content jsonb)
returns jsonb language plpgsql security definer set statement_timeout = '1min' as $$
declare
  area constant public.metros := private.lock_city(metro, 'name');
  saved private.neighborhoods;
  given private.neighborhoods;
  before jsonb;
begin
  select * into saved from private.neighborhoods as n where n.metro = area.slug and n.name = neighborhood for update;
  perform private.refuse('22023', 'Neighborhood not found') where neighborhood is not null and saved.name is null;
  before := case when saved.name is not null then jsonb_build_object(
    'name', saved.name, 'lat', saved.lat, 'lng', saved.lng, 'radius_miles', saved.radius_miles) end;
  if content is null then
    delete from private.neighborhoods as n where (n.metro, n.name) = (saved.metro, saved.name);
  else
    given := jsonb_populate_record(null::private.neighborhoods, content);
    perform private.refuse_field('name') where not private.is_clean_text(given.name, 60) or given.name ~ '[,;|\n]' or exists (
      select from private.neighborhoods as n
      where n.metro = area.slug and n.name = given.name and n.name is distinct from saved.name);
    perform private.refuse_field('radius_miles') where coalesce(given.radius_miles not between 0.1 and 10, true);
    perform private.refuse_field('place') where coalesce(
      extensions.cube_distance(private.earth_point(given.lat, given.lng), private.earth_point(area.lat, area.lng)) * 3958.8 > 60, true);
    insert into private.neighborhoods (metro, name, lat, lng, radius_miles, is_known)
    select area.slug, given.name, given.lat, given.lng, given.radius_miles, true where saved.name is null;
    update private.neighborhoods as n
    set name = given.name, lat = given.lat, lng = given.lng, radius_miles = given.radius_miles
    where (n.metro, n.name) = (saved.metro, saved.name);
  end if;
  update public.businesses as b set search_doc = ''
  where b.metro_id = area.id and exists (
    select from (values (saved.lat, saved.lng, saved.radius_miles), (given.lat, given.lng, given.radius_miles)) as c (lat, lng, miles)
    where extensions.cube_distance(b.earth_point, private.earth_point(c.lat, c.lng)) * 3958.8 <= c.miles);
  perform private.write_name_change('metros', private.city_row(area.id), jsonb_build_object('neighborhood', before), jsonb_build_object('neighborhood', content));
  perform private.invalidate_tags('{everything}');
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.save_neighborhood to authenticated;
