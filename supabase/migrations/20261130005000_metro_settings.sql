-- How admins arrange the front page of a city: featured listings, and which sections it has in which
-- order. A city without a row has the usual page. Earlier values are in the audit log.
create table private.metro_settings (
  id uuid primary key default gen_random_uuid(),
  metro_id smallint not null unique references public.metros on delete cascade,
  -- Ids of listings, in their order. Those that are not published are not shown.
  featured uuid[] not null default '{}' check (cardinality(featured) <= 6),
  -- In their order; one that is not named is hidden. Null: the order of the code (app/domain/metro/metro.ts).
  sections text[] check (sections <@ '{open,featured,best,areas,news,map,categories,guides}'),
  -- In lists of cities, before those without one, which come by their number of listings.
  "position" smallint check ("position" between 1 and 400),
  -- Number of changes: writers pass the one they have seen.
  revision integer not null default 0
);

select private.audit('private.metro_settings', 'insert or update or delete', '{id,revision}');

-- Returns how the front page of a city is arranged, for admins; null for an unknown metro.
create function public.get_metro_settings(metro text)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object(
    'metro', jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state),
    'sections', s.sections,
    'position', s.position,
    'revision', coalesce(s.revision, 0),
    'featured', (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name, 'city', b.city,
        'state', b.state, 'is_shown', b.status = 'published' and b.metro_id = m.id) order by f.position), '[]')
      from unnest(s.featured) with ordinality as f (id, position) join public.businesses as b on b.id = f.id
    )
  )
  from public.metros as m left join private.metro_settings as s on s.metro_id = m.id
  where m.slug = get_metro_settings.metro;
$$;
grant execute on function public.get_metro_settings to authenticated;

-- Arranges the front page of a city if `expected_revision` is its last change. `featured` has slugs or ids.
-- Refuses `featured` if one is no listing of that city, with that one as the hint. outcome: done; stale, when it
-- was changed since.
create function public.change_metro_settings(
  metro text, featured text[], expected_revision integer, sections text[] default null, "position" integer default null
)
returns jsonb language plpgsql security definer as $$
declare
  area public.metros;
  unknown text;
  ids uuid[];
begin
  perform private.require_admin();
  select * into area from public.metros as m where m.slug = change_metro_settings.metro for update;
  perform private.refuse('22023', 'Metro not found') where area.id is null;
  if expected_revision <> coalesce((select s.revision from private.metro_settings as s where s.metro_id = area.id), 0) then
    return '{"outcome": "stale"}';
  end if;
  select min(f.name) filter (where b.id is null),
    array(select id from unnest(array_agg(b.id order by f.position)) with ordinality as o (id, position)
      group by id order by min(o.position))
  into unknown, ids
  from unnest(change_metro_settings.featured) with ordinality as f (name, position)
  left join lateral private.find_listing(f.name) as found on true
  left join public.businesses as b on b.id = found.id and b.metro_id = area.id;
  perform private.refuse_field('featured', coalesce(unknown, '')) where unknown is not null or cardinality(ids) > 6;
  perform private.refuse_field('position') where change_metro_settings.position not between 1 and 400;
  insert into private.metro_settings as s (metro_id, featured, sections, position, revision)
  values (area.id, ids, change_metro_settings.sections, change_metro_settings.position, expected_revision + 1)
  on conflict (metro_id) do update set featured = excluded.featured, sections = excluded.sections,
    position = excluded.position, revision = excluded.revision;
  perform private.invalidate_tags(array['metro:' || area.slug, 'directory']);
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.change_metro_settings to authenticated;

-- Makes a front page for a city of the reference tables, typed as 'Middlebury, VT', with the listings there and those
-- around that no city has. Answers its slug, also of one that has a page; refuses `name` for an unknown city.
create function public.create_metro(name text)
returns jsonb language plpgsql security definer as $$
declare
  home private.cities;
  made public.metros;
begin
  perform private.require_admin();
  select * into home from private.cities as c
  where c.key = private.place_key(split_part(create_metro.name, ',', 1), btrim(split_part(create_metro.name, ',', 2)));
  perform private.refuse_field('name') where home.key is null;
  delete from private.former_metros as f where f.slug = private.slugify(home.name || ' ' || home.state);
  insert into public.metros (slug, name, state, lat, lng, radius_miles, time_zone)
  values (private.slugify(home.name || ' ' || home.state), home.name, home.state, home.lat, home.lng, 5, home.time_zone)
  on conflict (slug) do nothing
  returning * into made;
  if made.id is not null then
    insert into private.metro_settings (metro_id) values (made.id);
    update public.businesses as b set metro_id = made.id
    where b.state = made.state and (private.place_key(b.city, b.state) = home.key
      or b.metro_id is null and private.find_metro(b.map_lat, b.map_lng) = made.id);
  end if;
  return jsonb_build_object('slug', private.slugify(home.name || ' ' || home.state));
end;
$$;
grant execute on function public.create_metro to authenticated;
