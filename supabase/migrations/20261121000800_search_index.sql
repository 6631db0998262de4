-- What search reads, kept true by triggers. Each listing carries
--   name_key     its normalised name: sorting, prefixes, similarity
--   search_doc   its words, by weight: A name, B category and place, C attributes, D description
--   search_tags  what it can be narrowed by: 'category:…', 'metro:…', 'city:…', 'cell:…'
--   earth_point  its place on the globe, for "nearest first"
-- Words and tags share one index, so that "pizza within these cells" is one intersection and its
-- cost follows the matches and not the size of the table.
alter table public.businesses
  add column name_key text not null default '',
  add column search_doc tsvector not null default '',
  add column search_tags text[] not null default '{}',
  add column earth_point extensions.cube;

-- The quarter-degree cell of a coordinate (some 17 miles high): 1440 cells a row.
create function private.cell(lat double precision, lng double precision)
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$
  select floor((lat + 90) * 4)::int * 1440 + floor((lng + 180) * 4)::int;
$$;

-- The tags of all cells that a circle touches.
create function private.cells_around(lat double precision, lng double precision, radius_miles double precision)
returns text[]
language sql
immutable
set search_path = ''
as $$
  with reach as (
    select
      radius_miles / 69.0 as lat_reach, -- a degree of latitude is 69 miles
      radius_miles / (69.0 * greatest(cos(radians(lat)), 0.1)) as lng_reach
  )
  select array_agg('cell:' || (row_number * 1440 + column_number))
  from reach,
    generate_series(floor((lat - lat_reach + 90) * 4)::int, floor((lat + lat_reach + 90) * 4)::int) as row_number,
    generate_series(floor((lng - lng_reach + 180) * 4)::int, floor((lng + lng_reach + 180) * 4)::int) as column_number;
$$;

-- A coordinate as a point of the unit sphere: straight distances there order as distances here.
create function private.earth_point(lat double precision, lng double precision)
returns extensions.cube
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select extensions.cube(array[
    cos(radians(lat)) * cos(radians(lng)), cos(radians(lat)) * sin(radians(lng)), sin(radians(lat))
  ]);
$$;

create function private.place_key(city text, state text)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.normalize(city) || ' ' || lower(state);
$$;

create function private.index_business()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  category public.categories;
  metro public.metros;
begin
  select * into category from public.categories where id = new.category_id;
  select * into metro from public.metros where id = new.metro_id;
  new.name_key := private.normalize(new.name);
  -- The name is indexed twice: stemmed, and as written, so that names made of stop words are found.
  new.search_doc :=
    setweight(to_tsvector('pg_catalog.simple', new.name_key), 'A')
    || setweight(to_tsvector('pg_catalog.english', new.name_key), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.normalize(concat_ws(' ',
      category.name, array_to_string(category.synonyms, ' '), new.city, new.state, metro.name))), 'B')
    || setweight(to_tsvector('pg_catalog.english',
      private.normalize(array_to_string(new.attributes, ' '))), 'C')
    || setweight(to_tsvector('pg_catalog.english', private.normalize(new.description)), 'D');
  new.search_tags := array_remove(array[
    'category:' || category.slug,
    'metro:' || metro.slug,
    'city:' || private.place_key(new.city, new.state),
    'cell:' || private.cell(new.lat, new.lng)
  ], null);
  new.earth_point := private.earth_point(new.lat, new.lng);
  return new;
end;
$$;

create trigger businesses_index before insert or update of
  name, description, category_id, metro_id, city, state, attributes, lat, lng, search_doc
on public.businesses
for each row execute function private.index_business();

-- A category's words are in the documents of its listings.
create function private.reindex_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.businesses set search_doc = '' where category_id = new.id;
  return null;
end;
$$;
create trigger categories_reindex after update of slug, name, synonyms on public.categories
for each row when (old.* is distinct from new.*) execute function private.reindex_category();

create function private.reindex_metro()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.businesses set search_doc = '' where metro_id = new.id;
  return null;
end;
$$;
create trigger metros_reindex after update of slug, name on public.metros
for each row when (old.* is distinct from new.*) execute function private.reindex_metro();

create index businesses_search_idx on public.businesses using gin (search_tags, search_doc)
  where status = 'published';
create index businesses_earth_idx on public.businesses using gist (earth_point)
  where status = 'published';
create index businesses_by_ranking_idx on public.businesses (ranking_score desc, id desc)
  where status = 'published';
create index businesses_by_metro_idx on public.businesses (metro_id, ranking_score desc, id desc)
  where status = 'published';
create index businesses_by_category_idx on public.businesses (category_id, ranking_score desc, id desc)
  where status = 'published';
create index businesses_by_name_idx on public.businesses (name_key collate "C", id)
  where status = 'published';
create index businesses_by_newest_idx on public.businesses (created_at desc, id desc)
  where status = 'published';

-- Every word of a name, a category or a place, for correcting typing errors: comparing a typo with
-- some ten thousand words is cheap, comparing it with a million rows is not.
create table private.search_terms (
  word text collate "C" primary key,
  listings integer not null
);
create index search_terms_trigram_idx on private.search_terms using gin (word extensions.gin_trgm_ops);

-- Places people search near: cities and zip codes that have listings, each at their middle.
create table private.places (
  key text collate "C" primary key, -- 'austin tx' or '78701'
  kind text not null check (kind in ('city', 'zip')),
  name text not null, -- 'Austin, TX' or '78701'
  state text not null,
  listings integer not null,
  located integer not null, -- how many of them have coordinates
  lat double precision, -- the mean of those
  lng double precision
);
create index places_trigram_idx on private.places using gin (key extensions.gin_trgm_ops);
create index places_listings_idx on private.places (listings desc);

-- Published listings by metro and category, so that no count grows with the table.
create table private.listing_counts (
  metro_id smallint,
  category_id smallint not null,
  listings integer not null,
  unique nulls not distinct (metro_id, category_id)
);

-- Applies a set of listings that appeared (sign 1) or went (sign -1) to the three tables above.
create function private.count_listings(rows public.businesses[], sign integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.listing_counts as c (metro_id, category_id, listings)
  select metro_id, category_id, sign * count(*) from unnest(rows)
  group by metro_id, category_id order by metro_id, category_id
  on conflict (metro_id, category_id) do update set listings = c.listings + excluded.listings;

  insert into private.search_terms as t (word, listings)
  select word, sign * count(*)
  from unnest(rows) as b, regexp_split_to_table(b.name_key || ' ' || private.normalize(b.city), ' ') as word
  where char_length(word) between 3 and 30
  group by word order by word
  on conflict (word) do update set listings = t.listings + excluded.listings;

  insert into private.places as p (key, kind, name, state, listings, located, lat, lng)
  select key, min(kind), min(name), min(state), sign * count(*), sign * count(lat), avg(lat), avg(lng)
  from (
    select private.place_key(city, state) as key, 'city' as kind, city || ', ' || state as name, state, lat, lng
    from unnest(rows)
    union all
    select left(zip_code, 5), 'zip', left(zip_code, 5), state, lat, lng from unnest(rows)
  ) as mentioned
  group by key order by key
  on conflict (key) do update set
    listings = p.listings + excluded.listings,
    located = p.located + excluded.located,
    lat = coalesce((coalesce(p.lat, 0) * p.located + coalesce(excluded.lat, 0) * excluded.located)
      / nullif(p.located + excluded.located, 0), p.lat),
    lng = coalesce((coalesce(p.lng, 0) * p.located + coalesce(excluded.lng, 0) * excluded.located)
      / nullif(p.located + excluded.located, 0), p.lng);
end;
$$;

create function private.count_changes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone public.businesses[];
  come public.businesses[];
begin
  if tg_op = 'INSERT' then
    come := (select array_agg(n) from added as n where n.status = 'published');
  elsif tg_op = 'DELETE' then
    gone := (select array_agg(o) from removed as o where o.status = 'published');
  else
    select
      array_agg(o) filter (where o.status = 'published'),
      array_agg(n) filter (where n.status = 'published')
    into gone, come
    from removed as o join added as n using (id)
    where (o.status, o.name, o.city, o.state, o.zip_code, o.lat, o.lng, o.metro_id, o.category_id)
      is distinct from (n.status, n.name, n.city, n.state, n.zip_code, n.lat, n.lng, n.metro_id, n.category_id);
  end if;
  if gone is not null then
    perform private.count_listings(gone, -1);
  end if;
  if come is not null then
    perform private.count_listings(come, 1);
  end if;
  return null;
end;
$$;

create trigger businesses_counted_added after insert on public.businesses
referencing new table as added for each statement execute function private.count_changes();
create trigger businesses_counted_changed after update on public.businesses
referencing old table as removed new table as added for each statement execute function private.count_changes();
create trigger businesses_counted_removed after delete on public.businesses
referencing old table as removed for each statement execute function private.count_changes();

-- Words of categories and their synonyms, which no listing's name need contain.
create function private.add_category_terms()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.search_terms (word, listings)
  select distinct word, 1
  from regexp_split_to_table(private.normalize(new.name || ' ' || array_to_string(new.synonyms, ' ')), ' ') as word
  where char_length(word) >= 3
  on conflict (word) do nothing;
  return null;
end;
$$;
create trigger categories_terms after insert or update of name, synonyms on public.categories
for each row execute function private.add_category_terms();

alter table private.search_terms enable row level security;
alter table private.places enable row level security;
alter table private.listing_counts enable row level security;
