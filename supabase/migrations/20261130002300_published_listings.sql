-- Of each published listing what sitemaps read, and the phone number and email to look it up by. An update of
-- `businesses` that changes no indexed column leaves the row's entries in all its indexes as they are (PostgreSQL's HOT),
-- some 300 pages: so no index there has a column that people edit often, nor `updated_at`.
create table private.published_listings (
  business_id uuid not null,
  slug text not null,
  updated_at timestamptz not null,
  category_id smallint not null,
  metro_id smallint,
  phone text,
  email text,
  -- One covering index answers all sitemaps without reading the table.
  primary key (business_id) include (slug, updated_at, category_id, metro_id)
);
-- Also read whole, for any digits of a phone and any part of an email.
create index published_listings_phone_idx on private.published_listings (phone collate "C") include (email, business_id)
where phone is not null or email is not null;
grant select on private.published_listings to service_role;
