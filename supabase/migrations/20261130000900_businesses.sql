-- Listings: draft -> pending -> published | rejected; published -> suspended -> published; published -> closed | moved.
-- Published or closed -> merged -> back to its former status: see business_merges.
create type public.listing_status as enum
  ('draft', 'pending', 'published', 'rejected', 'suspended', 'closed', 'moved', 'merged');
create type public.verification_level as enum ('none', 'documents', 'letter', 'phone', 'email', 'website');

-- Checks the photos of a profile. Each has two sizes, stored in the listing's own folder of the bucket
-- `business-photos` (or that of its former submission, which has the same id) or in a folder of `further`; an
-- alternative text; optionally a caption; the size of the large one in pixels; and a tiny placeholder picture shown
-- while they load. Addresses are of this site: functions/photos serves them.
create function private.are_photos(photos jsonb, folder uuid, further uuid[] default '{}')
returns boolean language plpgsql immutable as $$
begin
  if photos = '[]' then
    return true;
  end if;
  return case when jsonb_typeof(photos) = 'array' then jsonb_array_length(photos) <= 12 and not exists (
    select from jsonb_array_elements(photos) as photo
    where (
      photo @@ '
        $.type() == "object"
        && $.url.type() == "string" && $.small_url.type() == "string"
        && $.alt.type() == "string" && ($.caption.type() == "string" || $.caption == null)
        && $.width.type() == "number" && $.width >= 1 && $.width <= 1600 && $.width.floor() == $.width
        && $.height.type() == "number" && $.height >= 1 && $.height <= 1600 && $.height.floor() == $.height
        && $.placeholder like_regex "^data:image/(webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$"
      '
      and photo - array['url', 'small_url', 'alt', 'caption', 'width', 'height', 'placeholder'] = '{}'
      and photo ->> 'url' ~ ('^/photos/(drafts/|reviews/)?(' || array_to_string(folder || further, '|') || ')/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-1600\.(webp|jpg)$')
      and photo ->> 'small_url' = replace(photo ->> 'url', '-1600.', '-480.')
      and char_length(photo ->> 'placeholder') <= 1000
      and char_length(photo ->> 'alt') <= 300 and char_length(coalesce(photo ->> 'caption', '')) <= 200
    ) is not true
  ) and (
    select count(distinct photo ->> 'url') = count(*) from jsonb_array_elements(photos) as photo
  ) else false end;
end;
$$;
grant execute on function private.are_photos to service_role;

-- Returns the first photo, which cards show. Null where there is none.
create function private.cover_of(photos jsonb)
returns jsonb language plpgsql immutable as $$
begin
  return (photos -> 0) - array['alt', 'caption'];
end;
$$;
grant execute on function private.cover_of to anon, authenticated, service_role;

-- Name and address without case, spaces and punctuation.
create function private.duplicate_key(name text, street text, city text, state text, zip_code text)
returns text language plpgsql immutable as $$
begin
  return md5(regexp_replace(
    lower(name || '|' || coalesce(street, '') || '|' || city || '|' || state || '|' || left(zip_code, 5)),
    '[^[:alnum:]|]', '', 'g'));
end;
$$;
grant execute on function private.duplicate_key to service_role;

-- At most 30 different features.
create function private.are_attributes(attributes text[])
returns boolean immutable strict
-- The number comes first: to sort thousands takes seconds.
return case when cardinality(attributes) <= 30
  then cardinality(attributes) = (select count(distinct a) from unnest(attributes) as a where private.is_clean_text(a, 48))
  else false end;
grant execute on function private.are_attributes to service_role;
create domain private.listing_attributes as text[] default '{}' constraint attributes check (private.are_attributes(value));

-- The slugs of a listing's categories after its main one.
create domain private.listing_more_categories as text[] constraint more_categories check (cardinality(value) <= 4);

-- Coordinates in the United States, {lat, lng}.
create domain private.listing_location as jsonb constraint location check (coalesce(value @@ '
  $.type() == "object" && $.lat.type() == "number" && $.lng.type() == "number"
  && $.lat >= -15 && $.lat <= 72 && ($.lng >= -180 && $.lng <= -64 || $.lng >= 144 && $.lng <= 180)
', value is null));

create table public.businesses (
  id uuid primary key default gen_random_uuid(),

  -- The columns that search reads of each candidate come first: PostgreSQL walks over all columns
  -- before the one it needs, and reading a thousand rows took twice as long.
  status public.listing_status not null default 'draft',
  category_id smallint not null references public.categories (id),
  metro_id smallint references public.metros (id),
  temporarily_closed boolean not null default false,
  -- The first day on which a temporarily closed listing is open again, in its own time zone: from
  -- then it counts as open without a write. Null: unknown.
  reopens_on date,
  -- What else it is, in its owner's order; `category_id` is its main one, which decides its place in results and its
  -- drawing. `index_business` removes the main one, doubles and what is no category.
  more_category_ids smallint[] not null default '{}'
    constraint more_categories check (cardinality(more_category_ids) <= 4),
  rating numeric(2, 1) check (rating between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  -- Mean of the rating and ten imaginary ratings of 3.8, so that one five-star review does not
  -- outrank two hundred of 4.8. Payment has no influence.
  ranking_score double precision not null generated always as
    ((coalesce(rating, 0) * review_count + 38)::double precision / (review_count + 10)) stored,
  -- The position for the map and "near": the listing's own coordinates, otherwise the middle of its zip code or city.
  -- `lat` and `lng` stay empty in that case, so that no user is given directions to a guess.
  map_lat double precision check (map_lat between -90 and 90),
  map_lng double precision check (map_lng between -180 and 180),
  city private.listing_city not null,
  state private.listing_state not null,
  time_zone text not null check (private.is_time_zone(time_zone)), -- that of its clocks: see private.locate

  -- Opening hours, precomputed on write, so that reading takes two containment tests: the week as minutes since Monday
  -- 00:00 in the listing's time zone; the time in which the week does not apply (special dates and the day after, into
  -- which their last span may run); and when the listing is open within that time.
  open_minutes int4multirange not null default '{}',
  special_days tstzmultirange not null default '{}',
  special_open tstzmultirange not null default '{}',

  -- Maintained by the triggers of the search index: the position on the globe, for "nearest first";
  -- the normalized name, for sorting, prefixes and similarity; the tags to filter by ('category:…',
  -- 'feature:…', 'specialty:…', 'neighborhood:…', 'price:…', 'metro:…', 'state:…', 'city:…', 'cell:…'); the words by weight (A name, B category and place, C
  -- attributes, D description).
  earth_point extensions.cube,
  name_key text not null default '',
  search_tags text[] not null default '{}',
  search_doc tsvector not null default '',

  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  name private.listing_name not null,
  description private.listing_description,
  -- A cuisine or trade more specific than the category ('Ramen' of a restaurant): cards show it instead.
  specialty private.listing_specialty,
  street private.listing_street,
  zip_code private.listing_zip_code not null,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  phone private.listing_phone,
  email private.listing_email,
  phone_extension private.listing_phone_extension,
  text_phone private.listing_text_phone,
  website private.listing_website,
  menu_url private.listing_menu_url,
  booking_url private.listing_booking_url,
  order_url private.listing_order_url,
  facebook_url private.listing_facebook_url,
  instagram_url private.listing_instagram_url,
  tiktok_url private.listing_tiktok_url,
  youtube_url private.listing_youtube_url,
  x_url private.listing_x_url,
  linkedin_url private.listing_linkedin_url,
  service_area private.listing_service_area,
  service_radius private.listing_service_radius,
  opens_on private.listing_opens_on,
  parking_notes private.listing_parking_notes,
  stated_time_zone private.listing_stated_time_zone, -- by its owner, where zones meet; null: that of its address
  attributes private.listing_attributes not null default '{}', -- the domain's, which PostgREST uses
  photos jsonb not null default '[]' constraint photos check (private.are_photos(photos, id, photo_folders)),
  -- Further folders its photos may be in: those of listings merged into it.
  photo_folders uuid[] not null default '{}',
  moved_to uuid references public.businesses (id),
  owner_id uuid, -- an account: see private.owned_listings
  is_claimed boolean not null generated always as (owner_id is not null) stored,
  verification public.verification_level not null default 'none',
  -- Same name at the same address means the same listing: form, importer and seed share this key.
  duplicate_key text not null generated always as
    (private.duplicate_key(name, street, city, state, zip_code)) stored,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  check ((lat is null) = (lng is null)),
  check ((status = 'moved') = (moved_to is not null)),
  check (reopens_on is null or temporarily_closed),
  check ((map_lat is null) = (map_lng is null))
)
-- Room on each page for the next version of a row, which then needs no new entries in the indexes.
with (fillfactor = 75);

create unique index businesses_duplicate_key_idx on public.businesses (duplicate_key) where status <> 'merged';
create index businesses_merged_key_idx on public.businesses (duplicate_key) where status = 'merged';
create index businesses_moved_to_idx on public.businesses (moved_to) where moved_to is not null;

-- Sets `updated_at`. Hours written without a signed-in user come with their listing from the seed: recomputing the
-- search columns for them changes no content, so the date stays. The same holds for reindexing, which empties
-- `search_doc`: by its name this trigger runs before the one that refills it.
create trigger businesses_date before update on public.businesses
for each row when (
  auth.uid() is not null
  or (
    (old.open_minutes, old.special_days, old.special_open)
      is not distinct from (new.open_minutes, new.special_days, new.special_open)
    and new.search_doc <> ''
  )
)
execute function private.touch_updated_at();

-- `update of`: refreshing derived columns (hours, search, counts) writes no audit row.
select private.define($define$
  select private.audit('public.businesses', 'update of
    slug, {columns: *}, metro_id, time_zone, status, temporarily_closed, reopens_on, moved_to, owner_id,
    verification, confirmed_at
  or delete', '{id,updated_at,ranking_score,duplicate_key,open_minutes,special_days,special_open,name_key,search_doc,
    search_tags,earth_point}', true)
$define$);

create function private.is_paused(temporarily_closed boolean, reopens_on date, time_zone text)
returns boolean language plpgsql stable parallel safe as $$
begin
  return temporarily_closed and (reopens_on is null or (now() at time zone time_zone)::date < reopens_on);
end;
$$;
grant execute on function private.is_paused to anon, authenticated, service_role;

-- Until its opening day a listing counts as temporarily closed: search, cards and pages know when that is over. Opening it
-- by its status, or pausing it until another day, moves the opening day.
create function private.follow_opening_day()
returns trigger language plpgsql as $$
declare
  today constant date := (now() at time zone new.time_zone)::date;
begin
  if tg_op = 'INSERT' or new.opens_on is distinct from old.opens_on then
    if new.opens_on::date > today then
      new.temporarily_closed := true;
      new.reopens_on := new.opens_on::date;
    elsif tg_op = 'UPDATE' and new.reopens_on = old.opens_on::date then
      new.temporarily_closed := false;
      new.reopens_on := null;
    end if;
  elsif new.opens_on::date > today and new.reopens_on is distinct from new.opens_on::date then
    new.opens_on := case when new.temporarily_closed then new.reopens_on else today end::text;
  end if;
  return new;
end;
$$;
create trigger businesses_follow_opening_day before insert or update of opens_on, temporarily_closed, reopens_on
on public.businesses for each row execute function private.follow_opening_day();

-- The listings of each owner (`follow_added_listings`, `follow_new_owner`). An index of `businesses` on its `owner_id` would have a new owner cost a new
-- entry in all its indexes.
create table private.owned_listings (
  business_id uuid primary key references public.businesses (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  since timestamptz not null default now() -- reminders of the owner count from then
);

-- A deleted account leaves its listings without an owner.
create function private.release_listing()
returns trigger language plpgsql security definer as $$
begin
  update public.businesses set owner_id = null where id = old.business_id and owner_id = old.owner_id;
  return null;
end;
$$;
create trigger owned_listings_released after delete on private.owned_listings
for each row execute function private.release_listing();

-- For policies that compare many rows: evaluated once per request, not once per row.
create function private.own_listing_ids()
returns setof uuid language sql stable
rows 10 -- with the default of 1,000, a join with listings or their reviews reads all of them
security definer as $$
  select business_id from private.owned_listings where owner_id = (select auth.uid());
$$;
grant execute on function private.own_listing_ids to authenticated;

-- Whoever can read the listing can read the rows that belong to it, so this policy guards them all.
create policy "Visitors can read what is or was public through functions" on public.businesses
for select to anon
using (status in ('published', 'closed', 'moved') and (select private.is_read_by_function()));

create policy "Functions show people what is public, owners theirs, admins all" on public.businesses
for select to authenticated
using (
  (status in ('published', 'closed', 'moved') and (select private.is_read_by_function()))
  or (owner_id = (select auth.uid()) and (select private.is_requested_directly('/businesses')))
  or (select private.is_admin())
);

-- Lets people read the rows of a table that belong to the listings they can read, and owners also theirs by themselves.
-- The inner select runs under the policies above.
create function private.guard_parts(parts regclass, are_for_owners boolean)
returns void language plpgsql as $$
begin
  execute format('
    create policy "Visitors can read what belongs to a listing they can read" on %1$s
    for select to anon
    using (exists (select from public.businesses as b where b.id = business_id));
    create policy "Functions show people what belongs to a listing, owners theirs" on %1$s
    for select to authenticated
    using (
      (select private.is_read_by_function() or private.is_admin())
        and exists (select from public.businesses as b where b.id = business_id)
      or %2$L and (select private.is_requested_directly(%3$L)) and business_id in (select private.own_listing_ids())
    );
    grant select on %1$s to anon, authenticated',
    parts, are_for_owners, '/' || (select relname from pg_catalog.pg_class where oid = parts));
end;
$$;

-- Grants define the readable columns. Excluded are the owner, signed in or not, since that would
-- link all listings of one person, and the search columns. Policies may still compare excluded
-- columns, because a policy needs no grant for the caller. There are no direct writes: the
-- functions of change_business, business_status and the workflows change listings.
select private.define($define$
  grant select (
    id, slug, {columns: *}, metro_id, time_zone, status, temporarily_closed, reopens_on, moved_to, is_claimed,
    verification, rating, review_count, confirmed_at, created_at, updated_at
  ) on public.businesses to anon, authenticated
$define$);

-- Writes these columns of listings in one statement: triggers cost more per statement than per row.
-- The caller holds their locks.
create function private.update_listings(listings public.businesses[], columns text[])
returns void language plpgsql as $$
begin
  execute (
    select format('update public.businesses as b set %s from unnest($1) as new where b.id = new.id',
      string_agg(format('%1$I = new.%1$I', name), ', '))
    from unnest(columns) as name
  ) using listings;
end;
$$;

-- Adds listings with these columns; the others have their defaults.
create function private.insert_listings(listings public.businesses[], columns text[])
returns void language plpgsql as $$
begin
  execute (
    select format('insert into public.businesses (%1$s) select %1$s from unnest($1)', string_agg(quote_ident(name), ', '))
    from unnest(columns) as name
  ) using listings;
end;
$$;

-- Limits what one owner can store in a listing: search reads these rows, and every change of the hours recomputes all
-- of them. Arguments: the maximum number of rows per listing in the table, and the name of the rows for the message.
create function private.limit_rows()
returns trigger language plpgsql security definer as $$
declare
  has_too_many boolean;
begin
  execute format(
    'select exists (
      select from %s where business_id in (select business_id from changed)
      group by business_id having count(*) > %L
    )', tg_relid::regclass, tg_argv[0]
  ) into has_too_many;
  perform private.refuse('check_violation', format('A listing can have at most %s %s', tg_argv[0], tg_argv[1]))
    where has_too_many;
  return null;
end;
$$;

-- Locks the listing, so that writes of its child rows run one after the other. Two concurrent ones
-- would each compute hours or rating without the other's rows, and because their foreign keys both
-- lock the listing that both then update, they would deadlock. Runs before all other triggers. A week of hours is a
-- dozen rows of one listing: the transaction remembers its last lock, and forgets it with a savepoint that is rolled back.
create function private.lock_listing()
returns trigger language plpgsql security definer as $$
declare
  ids constant text := concat_ws(' ', old.business_id, nullif(new.business_id, old.business_id));
begin
  if current_setting('mainstreet.locked_listings', true) is distinct from ids then
    perform from public.businesses where id in (old.business_id, new.business_id) order by id for update;
    perform set_config('mainstreet.locked_listings', ids, true);
  end if;
  return coalesce(new, old);
end;
$$;

-- Locks, limits, audits and shows the rows of a table that belong to listings. Triggers run in the order of their
-- names: the limit refuses before anything is computed.
create function private.prepare_parts(parts regclass, max_rows integer, label text)
returns void language plpgsql as $$
begin
  execute format('
    create trigger a_lock_listing before insert or update or delete on %1$s
    for each row execute function private.lock_listing();
    create trigger a_limit_rows after insert on %1$s
    referencing new table as changed for each statement execute function private.limit_rows(%2$L, %3$L);
    create trigger audit_added after insert on %1$s
    referencing new table as added for each statement execute function private.write_audit_of_parts();
    create trigger audit_changed after update on %1$s
    referencing old table as removed new table as added for each statement execute function private.write_audit_of_parts();
    create trigger audit_removed after delete on %1$s
    referencing old table as removed for each statement execute function private.write_audit_of_parts()',
    parts, max_rows, label);
  perform private.guard_parts(parts, true);
end;
$$;

-- Returns where a listing is, for screens and mails about it.
create function private.show_place(one public.businesses)
returns jsonb stable
return jsonb_build_object('id', one.id, 'slug', one.slug, 'name', one.name, 'city', one.city, 'state', one.state);
