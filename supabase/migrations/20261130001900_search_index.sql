-- The search index, maintained by triggers: words and tags of each listing share one index, so that
-- "pizza within these cells" is one intersection whose cost grows with the matches and not with the
-- table. No GIN index has `fastupdate`: each search would read its whole list of pending entries,
-- megabytes after an import.
create index businesses_search_idx on public.businesses using gin (search_tags, search_doc) with (fastupdate = off)
  where status = 'published';
create index businesses_earth_idx on public.businesses using gist (earth_point)
  where status = 'published';
-- Includes the location columns: long lists read only the rows they show.
create index businesses_by_ranking_idx on public.businesses (ranking_score desc, id desc) include (city, state, map_lat, map_lng)
  where status = 'published';
create index businesses_by_metro_idx on public.businesses (metro_id, ranking_score desc, id desc) include (city, state, map_lat, map_lng)
  where status = 'published';
create index businesses_by_category_idx on public.businesses (category_id, ranking_score desc, id desc) include (city, state, map_lat, map_lng)
  where status = 'published';
create index businesses_by_more_categories_idx on public.businesses using gin (more_category_ids) with (fastupdate = off)
  where status = 'published' and more_category_ids <> '{}';
create index businesses_by_state_idx on public.businesses (state, ranking_score desc, id desc)
  where status = 'published';
create index businesses_by_name_idx on public.businesses (name_key collate "C", id)
  where status = 'published';
create index businesses_by_newest_idx on public.businesses (created_at desc, id desc)
  where status = 'published';
-- Includes the sort columns of an area, so that only the shown rows are read.
create index businesses_map_idx on public.businesses (map_lat, map_lng) include (ranking_score, id)
  where status = 'published';

-- Returns the map position. A stand-in given with the row (an importer knows the zip codes of the
-- country) applies while the listing has no coordinates of its own and keeps its zip code and city.
create function private.place_on_map(
  listing public.businesses, out lat double precision, out lng double precision
)
language plpgsql stable security definer as $$
begin
  lat := case when listing.lat is null then listing.map_lat else listing.lat end;
  lng := case when listing.lat is null then listing.map_lng else listing.lng end;
  if lat is null then
    select l.lat, l.lng into lat, lng
    from private.locate(null, listing.zip_code, listing.city, listing.state) as l;
  end if;
end;
$$;

-- Returns the words of address and website, marked as such, so that they do not match as words of a
-- name.
create function private.address_terms(street text, website text)
returns text[] language plpgsql stable security definer as $$
declare
  website_host constant text := private.website_host(website);
begin
  return (
    select coalesce(array_agg(term), '{}')
    from (
      select 'street:' || private.street_word(word) as term
      from string_to_table(private.normalize(street), ' ') as word where word <> ''
      union
      select 'host:' || website_host
      where website_host is not null and not exists (select from private.shared_hosts as s where s.host = website_host)
    ) as terms
  );
end;
$$;

-- Returns the range of a listing's lowest price, as the facet lists it.
create function private.price_range(cents integer)
returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when cents < 2500 then 'under-25'
    when cents < 5000 then '25-to-50'
    when cents < 10000 then '50-to-100'
    when cents >= 10000 then 'over-100'
  end;
end;
$$;

-- Returns the neighborhoods of a metro that a point is in. They overlap.
create function private.neighborhoods_at(metro text, lat double precision, earth_point extensions.cube)
returns text[] language plpgsql stable security definer as $$
begin
  return array(
    select h.name from private.neighborhoods as h
    -- A degree of latitude is 69 miles: this leaves few points to compute.
    where h.metro = neighborhoods_at.metro and abs(h.lat - neighborhoods_at.lat) <= h.radius_miles / 68
      and extensions.cube_distance(earth_point, private.earth_point(h.lat, h.lng)) <= h.radius_miles / 3958.8
    order by h.name);
end;
$$;

-- Returns the tags of where a business comes to its customers: the squares within its radius, the towns that it names.
create function private.served_tags(listing public.businesses)
returns text[] language plpgsql stable security definer as $$
begin
  return coalesce(private.squares_around(listing.map_lat, listing.map_lng, listing.service_radius::text::double precision), '{}') || array(
    select distinct 'serves:' || private.place_key(town, listing.state)
    from regexp_split_to_table(listing.service_area, '\s*(?:[,;&]|\mand\M)\s*') as town where town <> '');
end;
$$;

create function private.index_business()
returns trigger language plpgsql security definer as $$
declare
  category_terms text;
  category_tags text[];
  metro public.metros;
  services text;
  min_cents integer;
begin
  if tg_op = 'UPDATE' then
    -- A restaurant's cuisine does not apply to a shop, but what people have written stays.
    if new.category_id <> old.category_id and new.specialty is not distinct from old.specialty
      and not 'specialty' = any (private.facts_of_people(new.id)) then
      new.specialty := null;
    end if;
    -- A listing that moves or loses its coordinates loses its stand-in position.
    if (old.lat, old.lng, old.zip_code, old.city, old.state)
        is distinct from (new.lat, new.lng, new.zip_code, new.city, new.state)
      and (new.map_lat, new.map_lng) is not distinct from (old.map_lat, old.map_lng) then
      new.map_lat := null;
      new.map_lng := null;
    end if;
    if new.search_doc <> '' and new.map_lat is not null and (
      new.name, new.description, new.category_id, new.more_category_ids, new.specialty, new.metro_id, new.street, new.city, new.state,
      new.zip_code, new.website, new.attributes, new.lat, new.lng, new.map_lat, new.map_lng, new.service_area, new.service_radius, new.search_doc
    ) is not distinct from (
      old.name, old.description, old.category_id, old.more_category_ids, old.specialty, old.metro_id, old.street, old.city, old.state,
      old.zip_code, old.website, old.attributes, old.lat, old.lng, old.map_lat, old.map_lng, old.service_area, old.service_radius, old.search_doc
    ) then
      return new;
    end if;
  end if;
  if exists (select from private.former_names as f where f.kind = 'feature' and f.former = any (new.attributes)) then
    new.attributes := private.present_features(new.attributes);
  end if;
  select string_agg(s.name, ' '), min(s.min_price_cents) into services, min_cents
  from public.services as s where s.business_id = new.id;
  select * into new.map_lat, new.map_lng from private.place_on_map(new);
  if new.more_category_ids <> '{}' then
    new.more_category_ids := array(
      select c.id from unnest(new.more_category_ids) with ordinality as given (id, place) join public.categories as c using (id)
      where c.id <> new.category_id and c.slug <> 'other' group by c.id order by min(place));
  end if;
  select string_agg(concat_ws(' ', c.name, array_to_string(c.synonyms, ' ')), ' ' order by place),
    array_agg('category:' || c.slug order by place) into category_terms, category_tags
  from unnest(new.category_id || new.more_category_ids) with ordinality as given (id, place) join public.categories as c using (id);
  select * into metro from public.metros where id = new.metro_id;
  new.name_key := private.normalize(new.name);
  -- The name is indexed twice: stemmed, and as written, so that names made of stop words are found. 'Parking' is
  -- read as a feature (`meanings.csv`); as a word it would have the stem of a park.
  new.search_doc :=
    setweight(to_tsvector('pg_catalog.simple', new.name_key), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.respell(private.normalize(
      regexp_replace(new.name, '(?<=\win)[''’](?!\w)', 'g', 'g')))), 'A') -- 'Hoppin'' Frog' is also hopping
    || setweight(to_tsvector('pg_catalog.english', private.normalize(concat_ws(' ',
      category_terms, new.specialty, new.city, new.state, metro.name))), 'B')
    || setweight(to_tsvector('pg_catalog.english',
      private.normalize(concat_ws(' ', array_to_string(array_remove(new.attributes, 'Parking'), ' '), services))), 'C')
    || setweight(to_tsvector('pg_catalog.english', private.normalize(new.description)), 'D')
    || array_to_tsvector(private.address_terms(new.street, new.website));
  new.earth_point := private.earth_point(new.map_lat, new.map_lng);
  -- Up to the state are facets, which every search counts of its results (`select_candidates`).
  new.search_tags := array(
    select 'neighborhood:' || name from unnest(private.neighborhoods_at(metro.slug, new.map_lat, new.earth_point)) as name
  ) || array_remove(array[
    'price:' || private.price_range(min_cents),
    'state:' || lower(new.state),
    'specialty:' || nullif(private.normalize(new.specialty), ''),
    'metro:' || metro.slug,
    'city:' || private.place_key(new.city, new.state),
    'cell:' || private.cell(new.map_lat, new.map_lng)
  ], null) || category_tags || array(
    select 'feature:' || private.normalize(attribute) from unnest(new.attributes) as attribute
  ) || case when num_nonnulls(new.service_area, new.service_radius) > 0 then private.served_tags(new) else '{}' end;
  return new;
end;
$$;

create trigger businesses_index before insert or update of
  name, description, category_id, more_category_ids, specialty, metro_id, street, city, state, zip_code, website, attributes, lat, lng,
  map_lat, map_lng, service_area, service_radius, search_doc
on public.businesses
for each row execute function private.index_business();

-- Reindexes the listings of a category or a metro, whose words are in their documents, by the condition that they
-- fulfill.
create function private.reindex_listings()
returns trigger language plpgsql security definer as $$
begin
  execute 'update public.businesses set search_doc = '''' where ' || tg_argv[0] using new.id;
  return null;
end;
$$;

create trigger categories_reindex after update of slug, name, synonyms on public.categories
for each row when (old.* is distinct from new.*) execute function private.reindex_listings('$1 = any (category_id || more_category_ids)');
create trigger metros_reindex after update of slug, name on public.metros
for each row when (old.* is distinct from new.*) execute function private.reindex_listings('metro_id = $1');

create function private.reindex_services()
returns trigger language plpgsql security definer as $$
begin
  update public.businesses set search_doc = '' where id in (select business_id from changed);
  return null;
end;
$$;

select private.follow_changes('public.services', 'services_reindex', 'reindex_services');

create function private.reindex_neighborhoods()
returns trigger language plpgsql security definer as $$
begin
  update public.businesses set search_doc = ''
  where metro_id in (select m.id from public.metros as m where m.slug in (select metro from changed));
  return null;
end;
$$;

select private.follow_changes('private.neighborhoods', 'neighborhoods_reindex', 'reindex_neighborhoods');

-- The names and synonyms of categories, and each word of those, in the form of `private.normalize`.
create table private.category_labels (
  category_id smallint not null references public.categories (id) on delete cascade,
  label text not null,
  stems tsvector not null,
  is_whole boolean not null, -- not a single word of a longer label
  primary key (category_id, label)
);
create index category_labels_stems_idx on private.category_labels (stems) where is_whole;
create index category_labels_trigram_idx on private.category_labels using gin (label extensions.gin_trgm_ops) with (fastupdate = off);

create function private.label_category()
returns trigger language plpgsql security definer as $$
begin
  delete from private.category_labels where category_id = new.id;
  insert into private.category_labels (category_id, label, stems, is_whole)
  select new.id, word, to_tsvector('pg_catalog.english', word), bool_or(word = label)
  from unnest(new.name || new.synonyms) as given,
    lateral private.normalize(given) as label,
    lateral unnest(label || string_to_array(label, ' ')) as word
  where word <> ''
  group by word;
  return null;
end;
$$;

create trigger categories_labels after insert or update of name, synonyms on public.categories
for each row execute function private.label_category();
