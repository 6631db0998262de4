-- How admins arrange the front page of a city: featured listings, and which sections it has in which
-- order. A city without a row has the usual page. Earlier values are in the audit log.
create table private.metro_settings (
  id uuid primary key default gen_random_uuid(),
  metro_id smallint not null unique references public.metros on delete cascade,
  -- Ids of listings, in their order. Those that are not published are not shown.
  featured uuid[] not null default '{}' check (cardinality(featured) <= 6),
  -- In their order; one that is not named is hidden. Null: the order of the code (app/domain/metro/metro.ts).
  sections text[] check (sections <@ '{open,featured,best,areas,news,map,categories,guides}'),
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
create function public.change_metro_settings(metro text, featured text[], expected_revision integer, sections text[] default null)
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
      group by id order by min(position))
  into unknown, ids
  from unnest(change_metro_settings.featured) with ordinality as f (name, position)
  left join lateral private.find_listing(f.name) as found on true
  left join public.businesses as b on b.id = found.id and b.metro_id = area.id;
  perform private.refuse_field('featured', coalesce(unknown, '')) where unknown is not null or cardinality(ids) > 6;
  insert into private.metro_settings as s (metro_id, featured, sections, revision)
  values (area.id, ids, change_metro_settings.sections, expected_revision + 1)
  on conflict (metro_id) do update
  set featured = excluded.featured, sections = excluded.sections, revision = excluded.revision;
  perform private.invalidate_tags(array['metro:' || area.slug]);
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.change_metro_settings to authenticated;
