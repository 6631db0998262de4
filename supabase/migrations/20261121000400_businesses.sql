-- decisions.md, workflows: draft -> pending -> published | rejected; published -> suspended ->
-- published; published -> closed | moved.
create type public.listing_status as enum
  ('draft', 'pending', 'published', 'rejected', 'suspended', 'closed', 'moved');
create type public.verification_level as enum ('none', 'documents', 'email');

create table public.businesses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  name text not null check (char_length(name) between 1 and 160 and name = btrim(name)),
  description text check (char_length(description) <= 5000),
  category_id smallint not null references public.categories (id),
  metro_id smallint references public.metros (id),
  street text check (char_length(street) <= 200),
  city text not null check (char_length(city) between 1 and 100),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip_code text not null check (zip_code ~ '^\d{5}(-\d{4})?$'),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  time_zone text not null check (private.is_time_zone(time_zone)),
  phone text check (phone ~ '^\(\d{3}\) \d{3}-\d{4}$'),
  email text check (
    char_length(email) <= 254 and email = lower(email) and email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+\.[^[:space:]@<>"]+$'
  ),
  website text check (website ~* '^https?://[^[:space:]"<>]+\.[^[:space:]"<>]+$' and char_length(website) <= 500),
  attributes text[] not null default '{}' check (
    cardinality(attributes) <= 30 and array_position(attributes, null) is null
    and char_length(array_to_string(attributes, ',')) <= 1500
  ),
  photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) <= 12),
  status public.listing_status not null default 'draft',
  temporarily_closed boolean not null default false,
  moved_to uuid references public.businesses (id),
  owner_id uuid references auth.users (id) on delete set null,
  is_claimed boolean not null generated always as (owner_id is not null) stored,
  verification public.verification_level not null default 'none',
  rating numeric(2, 1) check (rating between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  -- Mean of the rating and ten imagined ratings of 3.8, so that one five-star review does not
  -- outrank two hundred of 4.8. Nothing paid enters here.
  ranking_score double precision not null generated always as
    ((coalesce(rating, 0) * review_count + 38)::double precision / (review_count + 10)) stored,
  -- Same name at the same place means the same listing: form, importer and seed share this key.
  duplicate_key text not null generated always as (
    md5(regexp_replace(
      lower(name || '|' || coalesce(street, '') || '|' || city || '|' || state || '|' || left(zip_code, 5)),
      '[^[:alnum:]|]', '', 'g'))
  ) stored unique,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((lat is null) = (lng is null)),
  check ((status = 'moved') = (moved_to is not null))
);

create index businesses_owner_id_idx on public.businesses (owner_id);
create index businesses_category_id_idx on public.businesses (category_id);
create index businesses_moved_to_idx on public.businesses (moved_to);

create trigger businesses_touch_updated_at before update on public.businesses
for each row execute function private.touch_updated_at();


alter table public.businesses enable row level security;

create policy "Anyone can read listings that are or were public" on public.businesses
for select to anon
using (status in ('published', 'closed', 'moved'));

create policy "People can read public listings, owners theirs and admins all" on public.businesses
for select to authenticated
using (
  status in ('published', 'closed', 'moved')
  or owner_id = (select auth.uid())
  or (select private.is_admin())
);

create policy "Owners can update their own listings and admins any" on public.businesses
for update to authenticated
using (owner_id = (select auth.uid()) or (select private.is_admin()))
with check (owner_id = (select auth.uid()) or (select private.is_admin()));

-- Which columns a person may write is a grant: status, owner, verification and rating change
-- only through the workflows.
grant select on public.businesses to authenticated;
-- Not who owns it, and not what search keeps beside it.
grant select (
  id, slug, name, description, category_id, metro_id, street, city, state, zip_code, lat, lng, time_zone,
  phone, email, website, attributes, photos, status, temporarily_closed, moved_to, is_claimed, verification,
  rating, review_count, confirmed_at, created_at, updated_at
) on public.businesses to anon;
grant update (
  name, description, category_id, street, city, state, zip_code, lat, lng, time_zone,
  phone, email, website, attributes, photos, temporarily_closed
) on public.businesses to authenticated;
grant all on public.businesses to service_role;
