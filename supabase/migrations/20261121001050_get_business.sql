-- The public profile of one listing, by uuid or slug, in one round trip. Null when there is none
-- that the public may see. Reads under the caller's policies.
create function public.get_business(id_or_slug text)
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
    'rating', b.rating, 'review_count', b.review_count, 'attributes', b.attributes,
    'status', b.status, 'temporarily_closed', b.temporarily_closed,
    'verification', b.verification, 'is_claimed', b.is_claimed,
    'moved_to', (
      select jsonb_build_object('slug', n.slug, 'name', n.name)
      from public.businesses as n where n.id = b.moved_to
    ),
    'time_zone', b.time_zone,
    'opening_hours', private.opening_hours_of(b.id),
    'special_hours', private.special_hours_of(b.id, 60),
    'confirmed_at', b.confirmed_at, 'updated_at', b.updated_at
  )
  from public.businesses as b
  join public.categories as c on c.id = b.category_id
  left join public.metros as m on m.id = b.metro_id
  where b.status in ('published', 'closed', 'moved')
    and b.id = case
      when id_or_slug ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id_or_slug::uuid
      else (select id from public.businesses where slug = id_or_slug)
    end;
$$;
revoke execute on function public.get_business from public;
grant execute on function public.get_business to anon, authenticated, service_role;
