-- Small lookups of listings outside search, for the Worker.

-- Returns when each of these public listings, at most 1,000, was added and last changed, in no order.
create function public.find_listing_dates(ids uuid[])
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'created_at', created_at, 'updated_at', updated_at)), '[]')
  from public.businesses
  where id = any (ids[1:1000]) and status in ('published', 'closed', 'moved');
$$;
grant execute on function public.find_listing_dates to service_role;

-- Returns the slugs of one closed, one moved and one temporarily closed listing; null for none.
create function public.find_unusual_listings()
returns jsonb stable
return jsonb_build_object(
  'closed', (select min(slug) from public.businesses where status = 'closed'),
  'moved', (select min(slug) from public.businesses where status = 'moved'),
  'temporarily_closed', (select min(slug) from public.businesses where status = 'published' and temporarily_closed)
);
grant execute on function public.find_unusual_listings to service_role;
