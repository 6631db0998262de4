-- Phrases with another meaning: a category in Spanish, by a need or a symbol ('panaderia', 'my sink
-- leaks', '🍕'), a feature of a listing ('kid friendly', 'speaks vietnamese'), another word. They are
-- rows of supabase/reference/meanings.csv; texts are read by them in TypeScript
-- (app/domain/search/read-meanings.ts).
create table private.meanings (
  kind text not null check (kind in ('category', 'feature', 'term', 'filler')),
  meaning text not null, -- a category's slug, a feature's name, the word meant
  phrases text[] not null,
  retired_at timestamptz, -- of a feature: forms offer it and searches know it no longer
  primary key (kind, meaning)
);

-- Returns the tags of listings that have a feature: its own, and those of its other names.
create function private.feature_tags(feature text)
returns text[] language plpgsql stable security definer as $$
begin
  return (
    select array_agg(distinct 'feature:' || private.normalize(name))
    from (
      select feature as name
      union all
      select unnest(m.meaning || m.phrases) from private.meanings as m
      where m.kind = 'feature' and (m.meaning = feature or feature = any (m.phrases))
    ) as names
  );
end;
$$;

-- Former names of features and brands, former slugs of authors, of those that were merged into one, too.
create table private.former_names (
  kind text not null check (kind in ('feature', 'brand', 'author')),
  former text not null,
  present text not null,
  primary key (kind, former)
);

create function private.present_name(kind text, name text)
returns text language sql stable security definer as $$
  select coalesce((select f.present from private.former_names as f where (f.kind, f.former) = (present_name.kind, name)), name);
$$;

grant execute on function private.present_name to anon, authenticated, service_role;

create function private.present_features(attributes text[])
returns text[] language sql stable security definer as $$
  select coalesce(array_agg(name order by place), '{}')
  from (
    select private.present_name('feature', given.name) as name, min(given.place) as place
    from unnest(attributes) with ordinality as given (name, place) group by 1
  ) as present;
$$;

-- Returns the features that forms offer.
create function private.offered_features(attributes text[])
returns text[] language sql stable security definer as $$
  select coalesce(array_agg(name order by place), '{}')
  from unnest(private.present_features(attributes)) with ordinality as present (name, place)
  where not exists (
    select from private.meanings as m where m.kind = 'feature' and m.meaning = name and m.retired_at is not null);
$$;

-- Returns every category, in their order, then by name, with the features its listings may have, its meaning, and all
-- that search reads as it: its synonyms first.
create function public.find_categories()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', c.slug, 'name', c.name, 'synonyms', c.synonyms || coalesce(m.phrases, '{}'), 'meaning', c.meaning,
    'attributes', private.offered_features(c.attributes)
  ) order by c.position, c.name), '[]')
  from public.categories as c
  left join private.meanings as m on m.kind = 'category' and m.meaning = c.slug
  where c.retired_at is null;
$$;
grant execute on function public.find_categories to anon, authenticated, service_role;
