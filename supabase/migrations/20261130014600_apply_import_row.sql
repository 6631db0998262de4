-- Bookkeeping of imported rows, and merging a row into a listing: the newer date wins, the better name, and what people
-- have said wins over rows.

-- The hash of a row's content without the date, and the begin of the last import that contained it.
create type private.row_content as (hash uuid, imported_at timestamptz);

-- The listing of each imported row, by the row's name and place as spelled: one lookup per row tells whether the next
-- file changed it. Every import updates this for all its rows: fill factor leaves room for that on each page.
create table private.imported_rows (
  row_key uuid primary key,
  business_id uuid not null references public.businesses (id) on delete cascade,
  content_hash uuid not null, -- the content that the listing took last from a row of this spelling
  source_date date, -- the newest date in a row of this spelling
  imported_at timestamptz not null, -- the begin of the last import with that content
  other_contents private.row_content[] -- from other rows of this spelling, in that import or the previous one; mostly null
) with (fillfactor = 85);

-- The date of the row that set each fact of a listing, by the fact's name: the newer of two rows
-- wins, in whatever order they come. Listings from rows without dates have none.
create table private.imported_facts (
  business_id uuid primary key references public.businesses (id) on delete cascade,
  source_date jsonb not null
);

-- Returns the facts of a listing set by people, as its history names them: imports do not change
-- them. All of them where a person added the listing.
create function private.facts_of_people(listing_id uuid)
returns text[] language plpgsql stable as $$
begin
  return array(
    select distinct on (field) field from public.business_changes
    where business_id = listing_id and role <> 'import'
  );
end;
$$;

-- Returns what a row says that listings need not have; what it lacks is left out.
select private.define($define$
create function private.optional_imports(input public.businesses)
returns jsonb language plpgsql immutable as $$
begin
  return jsonb_strip_nulls(jsonb_build_object({optional_imports: '*', input.*}));
end;
$$
$define$);

-- Returns the columns of a listing that an import may write.
select private.define($define$
create function private.imported_columns(listing public.businesses)
returns jsonb language plpgsql immutable as $$
begin
  return jsonb_build_object({imported_columns: '*', listing.*}) || jsonb_build_object(
    'metro_id', listing.metro_id, 'map_lat', listing.map_lat, 'map_lng', listing.map_lng,
    'time_zone', listing.time_zone, 'status', listing.status, 'temporarily_closed', listing.temporarily_closed,
    'reopens_on', listing.reopens_on
  );
end;
$$
$define$);

-- Returns the facts in a row, each with the row's date.
create function private.fact_dates(input public.businesses, source_date date)
returns jsonb language plpgsql immutable as $$
begin
  return (
    select jsonb_object_agg(fact, source_date)
    from (
      select jsonb_object_keys(private.optional_imports(input)) union all values ('name'), ('status')
      union all select 'address' where input.street is not null
    ) as facts (fact)
  );
end;
$$;

-- Returns how far a name is from what a sign shows: 2 for a company's form ("LLC"), 1 for letters of one case.
create function private.name_faults(name text)
returns integer immutable
return (name ~* '\m(llc|l\.l\.c|inc|incorporated|corp|corporation|ltd|llp|pllc)\M\.?$')::integer * 2
  + (name ~ '[[:upper:]]{5}' and name = upper(name) or name = lower(name))::integer;

-- Whether a name should replace the known one: it has fewer faults and no word less, or is the same with more accents
-- and apostrophes.
create function private.is_better_name(input text, known text)
returns boolean language plpgsql immutable as $$
declare
  input_words constant text[] := string_to_array(private.core_name(input, private.normalize(input)), ' ');
  known_words constant text[] := string_to_array(private.core_name(known, private.normalize(known)), ' ');
  marks constant text := '[''’À-ɏ]';
begin
  return private.name_faults(input) < private.name_faults(known) and (input_words @> known_words or not input_words <@ known_words)
    or private.name_faults(input) = private.name_faults(known) and input_words = known_words
      and regexp_count(input, marks) > regexp_count(known, marks);
end;
$$;

-- Returns a listing updated by a row, fact by fact; what the row lacks stays. Null where nothing
-- changes. A row without a date counts as newer than all before. A listing that is claimed,
-- suspended or moved is not updated, and one that a person added is only filled in. Another spelling of a place does not
-- move it: an address is replaced, with its point, only by one of the same zip code, or where no street was known.
-- `is_renamed`: the row's source calls the listing that it knows by its key another way than before.
create function private.apply_import_row(
  listing_id uuid, input public.businesses, source_date date, is_renamed boolean
)
returns public.businesses language plpgsql as $$
declare
  old_listing public.businesses;
  listing public.businesses;
  kept text[];
  days jsonb;
  takes_place boolean;
  derived constant text[] := '{map_lat,map_lng,reopens_on}';
begin
  select * into old_listing from public.businesses where id = listing_id for update;
  if old_listing.owner_id is not null or old_listing.status not in ('published', 'closed') then
    return null;
  end if;
  kept := private.facts_of_people(listing_id);
  if 'listing' = any(kept) then
    kept := kept || '{name,address,category,status}' || array(
      select key from jsonb_each(private.optional_imports(old_listing)) where value <> '[]');
  end if;
  select f.source_date into days from private.imported_facts as f where f.business_id = listing_id;
  kept := kept || array(select fact from jsonb_each_text(days) as d (fact, day)
    where fact <> 'name' and day::date > apply_import_row.source_date);
  listing := old_listing;
  takes_place := not 'address' = any(kept) and input.street is not null
    and (listing.street is null or left(listing.zip_code, 5) = left(input.zip_code, 5));

  if not 'name' = any(kept) and (private.is_better_name(input.name, listing.name)
      or is_renamed and private.name_faults(input.name) <= private.name_faults(listing.name)) then
    listing.name := input.name;
  end if;
  if takes_place then
    listing.street := input.street;
    listing.city := input.city;
    listing.state := input.state;
    listing.zip_code := case when left(listing.zip_code, 5) = input.zip_code then listing.zip_code else input.zip_code end;
  end if;
  if takes_place and input.lat is not null or listing.lat is null and listing.street is null and not 'address' = any(kept) then
    listing.lat := input.lat;
    listing.lng := input.lng;
  elsif takes_place and private.house_number(listing.street) is distinct from private.house_number(old_listing.street) then
    listing.lat := null; -- that of another house
    listing.lng := null;
  end if;
  listing.duplicate_key := private.duplicate_key(
    listing.name, listing.street, listing.city, listing.state, listing.zip_code);
  -- Another listing has this name and address.
  if listing.duplicate_key <> old_listing.duplicate_key and exists (
    select from public.businesses as b
    where b.id <> listing_id and b.status <> 'merged' and b.duplicate_key = listing.duplicate_key
  ) then
    return null;
  end if;
  if (listing.lat, listing.lng, listing.city, listing.state, listing.zip_code)
    is distinct from (old_listing.lat, old_listing.lng, old_listing.city, old_listing.state, old_listing.zip_code) then
    listing := private.place_listing(listing);
  end if;
  if not kept && '{category,specialty}' and listing.category_id <> input.category_id and exists (
    select from public.categories where id = listing.category_id and slug = 'other'
  ) then
    listing.category_id := input.category_id;
    listing.specialty := null;
  end if;
  kept := kept || array(select 'specialty' where listing.specialty is not null or listing.category_id <> input.category_id);
  if not 'more_categories' = any(kept) and listing.category_id = input.category_id and listing.more_category_ids = '{}' then
    listing.more_category_ids := input.more_category_ids;
  end if;
  listing := jsonb_populate_record(listing, private.optional_imports(input) - kept);
  if not 'status' = any(kept) then
    listing.status := input.status;
    listing.temporarily_closed := input.temporarily_closed;
  end if;
  listing.reopens_on := case when listing.temporarily_closed then listing.reopens_on end;

  if apply_import_row.source_date is not null then
    insert into private.imported_facts as f (business_id, source_date)
    values (listing_id, private.fact_dates(input, apply_import_row.source_date) - kept)
    on conflict (business_id) do update set source_date = f.source_date || excluded.source_date;
  end if;
  return case when private.imported_columns(old_listing) - derived is distinct from private.imported_columns(listing) - derived
    then listing end;
end;
$$;
