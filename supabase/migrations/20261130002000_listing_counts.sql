-- Counters updated when listings are added, changed and removed (derived_listings), so that search need not
-- count or compare rows.

-- Every word of a name, a category or a place, for correcting typing errors: comparing a typo with
-- some ten thousand words is cheap, comparing it with a million rows is not.
create table private.search_terms (
  word text collate "C" primary key,
  listings integer not null
);
create index search_terms_trigram_idx on private.search_terms using gin (word extensions.gin_trgm_ops) with (fastupdate = off);

-- Published listings by metro and each of their categories, so that counting does not scale with the table.
create table private.listing_counts (
  metro_id smallint,
  category_id smallint not null,
  listings integer not null,
  main_listings integer not null, -- whose main category it is: these count each listing once
  unique nulls not distinct (metro_id, category_id)
);
create index listing_counts_category_idx on private.listing_counts (category_id);

-- Totals of those: of a category over all metros and none, or of a metro.
create table private.listing_totals (
  metro_id smallint,
  category_id smallint,
  listings integer not null,
  main_listings integer not null, -- likewise
  unique nulls not distinct (metro_id, category_id),
  check (num_nulls(metro_id, category_id) = 1)
);

-- Accepts 'Austin, TX', but not 'AUSTIN, TX', 'austin, TX' or 'Austin 2 (N/A), TX'.
create function private.has_proper_spelling(place_name text)
returns boolean language plpgsql immutable parallel safe as $$
begin
  return place_name ~ '^[[:upper:]][[:alpha:] .''’-]*[[:lower:]][[:alpha:] .''’-]*, [A-Z]{2}$';
end;
$$;

-- A listing under one of its categories.
create type private.categorized_listing as (
  sign integer, -- -1 for a removed one
  metro_id smallint,
  category_id smallint,
  main integer -- 1 where that is its main one, else 0
);

-- Applies removed and added listings to the three tables above and to the places, which also have the mean map position
-- of their listings. Each table is updated once for both, locking its rows in key order, so that concurrent changes wait
-- for each other and cannot deadlock. A row whose count drops to zero is deleted: the tables equal a full recount.
-- `empty` holds those rows, which no other transaction can change before this one ends.
create function private.count_listings(removed public.businesses[], added public.businesses[])
returns void language plpgsql security definer as $$
declare
  empty tid[];
  categorized private.categorized_listing[];
begin
  if removed is null and added is null then
    return;
  end if;

  categorized := array(
    select row(either.sign, metro_id, kind.id, (kind.id = either.category_id)::integer)::private.categorized_listing
    from (
      select -1 as sign, metro_id, category_id, more_category_ids from unnest(removed)
      union all
      select 1, metro_id, category_id, more_category_ids from unnest(added)
    ) as either, unnest(category_id || more_category_ids) as kind (id)
  );

  with counted as (
    insert into private.listing_counts as c (metro_id, category_id, listings, main_listings)
    select metro_id, category_id, sum(sign), sum(sign * main)
    from unnest(categorized)
    group by metro_id, category_id having sum(sign) <> 0 or sum(sign * main) <> 0 order by metro_id, category_id
    on conflict (metro_id, category_id) do update
      set listings = c.listings + excluded.listings, main_listings = c.main_listings + excluded.main_listings
    returning c.ctid as place, c.listings
  )
  select array_agg(place) into empty from counted where listings = 0;
  delete from private.listing_counts where ctid = any (empty);

  with counted as (
    insert into private.listing_totals as t (metro_id, category_id, listings, main_listings)
    select metro_id, category_id, case when category_id is null then sum(sign * main) else sum(sign) end, sum(sign * main)
    from unnest(categorized)
    group by grouping sets (metro_id, category_id)
    having (sum(sign * main) <> 0 or category_id is not null and sum(sign) <> 0)
      and num_nulls(metro_id, category_id) = 1 -- a listing without a metro adds to no metro's total
    order by metro_id, category_id
    on conflict (metro_id, category_id) do update
      set listings = t.listings + excluded.listings, main_listings = t.main_listings + excluded.main_listings
    returning t.ctid as place, t.listings
  )
  select array_agg(place) into empty from counted where listings = 0;
  delete from private.listing_totals where ctid = any (empty);

  -- Cities are normalized once each: an import has thousands of listings in one.
  with counted as (
    insert into private.search_terms as t (word, listings)
    select word, sum(sign)
    from (
      select -1 as sign, name_key as words from unnest(removed)
      union all
      select 1, name_key from unnest(added)
      union all
      select -count(*), private.normalize(city) from unnest(removed) group by city
      union all
      select count(*), private.normalize(city) from unnest(added) group by city
    ) as b, string_to_table(b.words, ' ') as word
    where char_length(word) between 3 and 30
    group by word having sum(sign) <> 0 order by word
    on conflict (word) do update set listings = t.listings + excluded.listings
    returning t.ctid as place, t.listings
  )
  select array_agg(place) into empty from counted where listings = 0;
  delete from private.search_terms where ctid = any (empty);

  with listing as (
    select -1 as sign, city, state, zip_code, map_lat, map_lng from unnest(removed)
    union all
    select 1, city, state, zip_code, map_lat, map_lng from unnest(added)
  ),
  cities as materialized (
    select city, state, private.place_key(city, state) as key from (select distinct city, state from listing) as c
  ),
  mentioned as (
    select c.key, 'city' as kind, city || ', ' || state as name, b.*
    from listing as b join cities as c using (city, state)
    union all
    select left(zip_code, 5), 'zip', left(zip_code, 5), b.* from listing as b
  ),
  summed as (
    select key, min(kind) as kind, min(name) as name, min(state) as state, sum(sign) as listings,
      coalesce(sum(sign) filter (where map_lat is not null), 0) as located,
      coalesce(sum(sign * round(map_lat::numeric, 9)), 0) as lat_sum,
      coalesce(sum(sign * round(map_lng::numeric, 9)), 0) as lng_sum
    from mentioned group by key
  ),
  counted as (
    insert into private.places as p (key, kind, name, state, listings, located, lat_sum, lng_sum, center_lat, center_lng)
    select summed.*, coalesce(z.lat, c.lat), coalesce(z.lng, c.lng)
    from summed left join private.cities as c using (key) left join private.zip_codes as z on z.zip = summed.key
    where listings <> 0 or located <> 0 or lat_sum <> 0 or lng_sum <> 0
    order by key
    on conflict (key) do update set
      name = case when p.kind = 'city' and not private.has_proper_spelling(p.name) then excluded.name else p.name end,
      listings = p.listings + excluded.listings,
      located = p.located + excluded.located,
      lat_sum = p.lat_sum + excluded.lat_sum,
      lng_sum = p.lng_sum + excluded.lng_sum
    returning p.ctid as place, p.listings
  )
  select array_agg(place) into empty from counted where listings = 0;
  delete from private.places where ctid = any (empty);
end;
$$;

-- Adds words of categories and their synonyms, of states and of neighborhoods, which no listing's name need contain.
create function private.add_terms()
returns trigger language plpgsql security definer as $$
begin
  insert into private.search_terms (word, listings)
  select distinct word, 1
  from regexp_split_to_table(private.normalize(concat_ws(' ', new.name, to_jsonb(new) ->> 'synonyms')), ' ') as word
  where char_length(word) >= 3
  on conflict (word) do nothing;
  return null;
end;
$$;
create trigger categories_terms after insert or update of name, synonyms on public.categories
for each row execute function private.add_terms();
create trigger states_terms after insert or update of name on private.states
for each row execute function private.add_terms();
create trigger neighborhoods_terms after insert or update of name on private.neighborhoods
for each row execute function private.add_terms();
