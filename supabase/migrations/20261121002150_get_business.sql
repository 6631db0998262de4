-- The whole public profile in one round trip: now also with reviews, services, confirmations and
-- neighbours, by former slugs too, and telling of listings that are gone.
drop function public.get_business (text);

create function private.business_profile(listing_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', b.id, 'slug', b.slug, 'name', b.name, 'description', b.description,
    'category', jsonb_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue),
    'schema_type', c.schema_type,
    'metro', case when m.id is not null then jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state) end,
    'street', b.street, 'city', b.city, 'state', b.state, 'zip_code', b.zip_code,
    'phone', b.phone, 'email', b.email, 'website', b.website, 'lat', b.lat, 'lng', b.lng,
    'rating', b.rating, 'review_count', b.review_count, 'attributes', b.attributes, 'photos', b.photos,
    'status', b.status, 'temporarily_closed', b.temporarily_closed,
    'verification', b.verification, 'is_claimed', b.is_claimed,
    'moved_to', (
      select jsonb_build_object('slug', n.slug, 'name', n.name, 'street', n.street, 'city', n.city, 'state', n.state)
      from public.businesses as n where n.id = b.moved_to
    ),
    'time_zone', b.time_zone,
    'opening_hours', private.opening_hours_of(b.id),
    'special_hours', private.special_hours_of(b.id, 60),
    'services', private.services_of(b.id),
    'confirmations', private.confirmations_of(b.id),
    'created_at', b.created_at, 'updated_at', b.updated_at
  )
  from public.businesses as b
  join public.categories as c on c.id = b.category_id
  left join public.metros as m on m.id = b.metro_id
  where b.id = listing_id and b.status in ('published', 'closed', 'moved');
$$;

-- Where to look instead of a listing that was taken down. Not what it was called.
create function private.gone_listing(listing_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('status', 'gone', 'category', (
    select jsonb_build_object('slug', c.slug, 'name', c.name)
    from public.businesses as b join public.categories as c on c.id = b.category_id
    where b.id = listing_id
  ), 'place', (
    select b.city || ', ' || b.state from public.businesses as b where b.id = listing_id
  ));
$$;

-- By uuid, slug or former slug. Null when there is none that the public may see;
-- `{ status: 'gone', category, place }` when there was. Reads under the caller's policies.
create function public.get_business(
  id_or_slug text,
  review_sort text default 'newest',
  review_stars integer default null,
  reviews_after uuid default null
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when found.is_gone then private.gone_listing(found.id)
    else private.business_profile(found.id) || jsonb_build_object(
      'review_summary', private.review_summary(found.id),
      'reviews', private.reviews_of(found.id, review_sort, review_stars, reviews_after),
      'similar', private.similar_listings(found.id, 3),
      'nearby', private.nearby_listings(found.id, 6)
    )
  end
  from private.find_listing(id_or_slug) as found;
$$;
revoke execute on function public.get_business from public;
grant execute on function public.get_business to anon, authenticated, service_role;
