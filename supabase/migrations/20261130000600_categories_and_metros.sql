-- The kind of a business. `synonyms` are other words people search with ('vet' for veterinarians).
create table public.categories (
  id smallint generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  synonyms text[] not null default '{}',
  -- schema.org types of its listings, separated by a space where a listing has several
  schema_type text not null default 'LocalBusiness',
  hue smallint not null default 0 check (hue between 0 and 359), -- degrees, for generated art
  drawing text, -- the slug whose house and sign its listings are drawn with (pictures/drawings); null: its own
  "position" smallint check ("position" between 1 and 999), -- in lists, before those without one
  -- For people choosing a category: one sentence on what belongs there, and useful attributes.
  meaning text not null default '',
  attributes text[] not null default '{}',
  -- Nobody can choose it any more, and it has no listings.
  retired_at timestamptz,
  -- Every write of a listing looks up a slug or an id several times: the indexes have both.
  primary key (id) include (slug),
  unique (slug) include (id)
);

-- A metropolitan area: a centre, a radius within which a listing belongs to it, and a time zone.
create table public.metros (
  id smallint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  radius_miles real not null default 40,
  time_zone text not null
);

-- Former addresses of cities, of those that were merged into one, too.
create table private.former_metros (
  slug text primary key,
  metro_id smallint not null references public.metros (id) on delete cascade
);

-- Returns the city that has an address, or had it.
create function private.metro_at(slug text)
returns smallint language sql stable security definer as $$
  select coalesce((select m.id from public.metros as m where m.slug = metro_at.slug),
    (select f.metro_id from private.former_metros as f where f.slug = metro_at.slug));
$$;
grant execute on function private.metro_at to anon, authenticated, service_role;

create policy "Visitors can read categories through functions" on public.categories
for select to anon using ((select private.is_read_by_function()));
create policy "People can read categories through functions and by themselves" on public.categories
for select to authenticated
using ((select private.is_read_by_function() or private.is_requested_directly('/categories')
  and retired_at is null));
create policy "Visitors can read metros through functions" on public.metros
for select to anon using ((select private.is_read_by_function()));
create policy "People can read metros through functions and by themselves" on public.metros
for select to authenticated
using ((select private.is_read_by_function() or private.is_requested_directly('/metros')));

grant select on public.categories, public.metros to anon, authenticated;

-- Categories in a given order, as screens and files name them.
create function private.category_slugs(ids smallint[])
returns text[] language sql stable as $$
  select coalesce(array_agg(c.slug order by place), '{}')
  from unnest(ids) with ordinality as given (id, place) join public.categories as c using (id);
$$;
grant execute on function private.category_slugs to service_role;

create function private.named_categories(ids smallint[])
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name) order by place), '[]')
  from unnest(ids) with ordinality as given (id, place) join public.categories as c using (id);
$$;
grant execute on function private.named_categories to anon, authenticated, service_role;

create function private.category_ids(slugs jsonb)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(c.id order by place), '[]')
  from jsonb_array_elements_text(slugs) with ordinality as given (slug, place) join public.categories as c using (slug);
$$;
