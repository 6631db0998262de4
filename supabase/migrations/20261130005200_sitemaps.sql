-- The content of the sitemaps, without what is outside of the directory's area. Only the Worker calls these: they read
-- the whole directory.

-- Returns where each file of listings begins and when its newest listing changed. Boundaries are
-- ids and not offsets, so that every file costs the same. A file has at least 250 listings, which
-- keeps the answer short, and at most the 50,000 that a sitemap may hold.
create function public.sitemap_parts(part_size integer)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('first_id', first_id, 'updated_at', updated_at) order by first_id), '[]')
  from (
    select min(business_id::text) as first_id, max(updated_at) as updated_at
    from (
      select business_id, updated_at,
        (row_number() over (order by business_id) - 1) / least(greatest(part_size, 250), 50000) as part
      from private.published_listings
    ) as numbered
    group by part
  ) as parts;
$$;
grant execute on function public.sitemap_parts to service_role;

-- Returns the listings from one boundary to the next; null for the end of the last file.
create function public.sitemap_businesses(first_id uuid, before_id uuid default null)
returns jsonb language plpgsql stable as $$
declare
  has_area constant boolean := private.has_area();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'updated_at', updated_at) order by business_id), '[]')
    from (
      select business_id, slug, updated_at
      from private.published_listings
      where business_id >= first_id and (before_id is null or business_id < before_id) and (not has_area or exists (
        select from public.businesses as b where b.id = business_id and private.is_in_area(b.state, b.map_lat, b.map_lng)))
      order by business_id
      limit 50000 -- the limit of a sitemap
    ) as listed
  );
end;
$$;
grant execute on function public.sitemap_businesses to service_role;

-- Returns the pages of a kind: 'guides' and 'posts'; 'categories' and 'metros' that have listings, each changed when one
-- of its listings did.
create function public.sitemap_pages(kind text)
returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'updated_at', updated_at) order by slug), '[]')
  from (
    select c.slug, max(p.updated_at) as updated_at
    from private.published_listings as p join public.categories as c on c.id = p.category_id
    where sitemap_pages.kind = 'categories' group by c.slug
    union all
    -- The pages of those that are only a further one.
    select c.slug, max(b.updated_at)
    from public.businesses as b, unnest(b.more_category_ids) as further (id) join public.categories as c using (id)
    where sitemap_pages.kind = 'categories' and b.status = 'published' and b.more_category_ids <> '{}'
      and not exists (select from private.published_listings as p where p.category_id = c.id)
    group by c.slug
    union all
    select m.slug, max(p.updated_at)
    from private.published_listings as p join public.metros as m on m.id = p.metro_id
    where sitemap_pages.kind = 'metros' group by m.slug, m.state, m.lat, m.lng
    having private.is_in_area(m.state, m.lat, m.lng)
    union all
    select a.slug, greatest(a.updated_at, a.published_at) from public.articles as a
    where sitemap_pages.kind = a.kind || 's' and a.status = 'published' and a.published_at <= now()
  ) as pages);
end;
$$;
grant execute on function public.sitemap_pages to service_role;
