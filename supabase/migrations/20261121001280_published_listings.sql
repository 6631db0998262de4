-- Of each published listing what sitemaps read, and the phone number to look it up by. An update of
-- `businesses` that changes no indexed column leaves the row's entries in all its indexes as they are (PostgreSQL's HOT),
-- some 300 pages: so no index there has a column that people edit often, nor `updated_at`.
create table private.published_listings (
  business_id uuid not null,
  slug text not null,
  updated_at timestamptz not null,
  category_id smallint not null,
  metro_id smallint,
  phone text,
  -- One covering index answers all sitemaps without reading the table.
  primary key (business_id) include (slug, updated_at, category_id, metro_id)
);
create index published_listings_phone_idx on private.published_listings (phone collate "C") where phone is not null;
grant select on private.published_listings to service_role;

create function private.keep_published_listings()
returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into private.published_listings (business_id, slug, updated_at, category_id, metro_id, phone)
    select id, slug, updated_at, category_id, metro_id, phone from added where status = 'published';
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from private.published_listings where business_id in (select id from removed);
    return null;
  end if;
  delete from private.published_listings where business_id in (
    select n.id from removed as o join added as n using (id) where o.status = 'published' and n.status <> 'published'
  );
  insert into private.published_listings as p (business_id, slug, updated_at, category_id, metro_id, phone)
  select n.id, n.slug, n.updated_at, n.category_id, n.metro_id, n.phone
  from removed as o join added as n using (id)
  where n.status = 'published' and (o.status, o.slug, o.updated_at, o.category_id, o.metro_id, o.phone)
    is distinct from (n.status, n.slug, n.updated_at, n.category_id, n.metro_id, n.phone)
  order by n.id
  on conflict (business_id) do update set slug = excluded.slug, updated_at = excluded.updated_at,
    category_id = excluded.category_id, metro_id = excluded.metro_id, phone = excluded.phone;
  return null;
end;
$$;

create trigger businesses_published_added after insert on public.businesses
referencing new table as added for each statement execute function private.keep_published_listings();
create trigger businesses_published_changed after update on public.businesses
referencing old table as removed new table as added for each statement execute function private.keep_published_listings();
create trigger businesses_published_removed after delete on public.businesses
referencing old table as removed for each statement execute function private.keep_published_listings();
