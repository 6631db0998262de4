-- What is derived from listings, once for each statement that adds, changes or removes some: cards, counters,
-- invalidated caches, `published_listings` and stems, in this order everywhere, so that writers wait for each
-- other instead of deadlocking. Then what begins or ends with a listing.

-- Caches have no listings that the public cannot see, and none at the address of a new one.
create function private.follow_added_listings()
returns trigger language plpgsql security definer as $$
begin
  perform private.cache_cards((select array_agg(id) from added where status = 'published'));
  perform private.count_listings(null, (select array_agg(n::public.businesses) from added as n where n.status = 'published'));
  perform private.invalidate_listings(null, array_agg(distinct metro_id), array_agg(distinct kind.id))
  from added, unnest(category_id || more_category_ids) as kind (id) where status in ('published', 'closed', 'moved');
  insert into private.published_listings (business_id, slug, updated_at, category_id, metro_id, phone, email)
  select id, slug, updated_at, category_id, metro_id, phone, email from added where status = 'published';
  perform private.store_stems((select array_agg(search_doc) from added where status = 'published'));
  return null;
end;
$$;
create trigger businesses_follow_added after insert on public.businesses
referencing new table as added for each statement execute function private.follow_added_listings();

-- The owner, a history that begins with the initial values, and the comparison with other listings.
create function private.begin_added_listings()
returns trigger language plpgsql security definer as $$
begin
  insert into private.owned_listings (business_id, owner_id, since) select id, owner_id, created_at from added where owner_id is not null;
  insert into public.business_changes (business_id, at, actor_id, role, field, before, after, was_public)
  select id, case when auth.uid() is null then created_at end, auth.uid(), private.editor_role(id, owner_id), 'listing',
    'null', to_jsonb(name), private.is_public(status)
  from added;
  insert into private.listings_to_compare (business_id, is_new) select id, true from added where status = 'published';
  insert into private.import_effects (job_id, business_id)
  select job, id from added, private.importing_job() as job where job is not null;
  return null;
end;
$$;
create trigger businesses_begin_added after insert on public.businesses
referencing new table as added for each statement execute function private.begin_added_listings();

-- Skips changes that the derived rows do not show, and records old and new slug, metro and categories.
select private.define($define$
create function private.follow_changed_listings()
returns trigger language plpgsql security definer as $$
declare
  hidden constant uuid[] := array(
    select n.id from removed as o join added as n using (id) where o.status = 'published' and n.status <> 'published');
  removed_listings public.businesses[];
  added_listings public.businesses[];
begin
  perform private.refresh_hours(array_agg(n.id)) from removed as o join added as n using (id)
  where o.time_zone <> n.time_zone having count(*) > 0;
  delete from private.cached_cards where business_id = any (hidden);
  perform private.cache_cards((
    select array_agg(n.id) from removed as o join added as n using (id)
    where (o.slug, {card_texts: o.*}, o.description, o.category_id, o.more_category_ids, o.metro_id, o.lat, o.lng, o.map_lat, o.map_lng, o.rating, o.review_count, o.attributes, o.photos,
      o.verification, o.time_zone, o.status, o.temporarily_closed, o.reopens_on)
      is distinct from (n.slug, {card_texts: n.*}, n.description, n.category_id, n.more_category_ids, n.metro_id, n.lat, n.lng, n.map_lat, n.map_lng, n.rating, n.review_count, n.attributes, n.photos,
      n.verification, n.time_zone, n.status, n.temporarily_closed, n.reopens_on)
  ));
  select
    array_agg(o::public.businesses) filter (where o.status = 'published'),
    array_agg(n::public.businesses) filter (where n.status = 'published')
  into removed_listings, added_listings
  from removed as o join added as n using (id)
  where (o.status, o.name, o.city, o.state, o.zip_code, o.map_lat, o.map_lng, o.metro_id, o.category_id, o.more_category_ids)
    is distinct from (n.status, n.name, n.city, n.state, n.zip_code, n.map_lat, n.map_lng, n.metro_id, n.category_id, n.more_category_ids);
  perform private.count_listings(removed_listings, added_listings);
  perform private.invalidate_listings(array_agg(distinct slug), array_agg(distinct metro_id), array_agg(distinct kind.id))
  from (
    select slug, metro_id, category_id, more_category_ids, status from removed
    union all
    select slug, metro_id, category_id, more_category_ids, status from added
  ) as either, unnest(category_id || more_category_ids) as kind (id)
  where status in ('published', 'closed', 'moved');
  delete from private.published_listings where business_id = any (hidden);
  insert into private.published_listings as p (business_id, slug, updated_at, category_id, metro_id, phone, email)
  select n.id, n.slug, n.updated_at, n.category_id, n.metro_id, n.phone, n.email
  from removed as o join added as n using (id)
  where n.status = 'published' and (o.status, o.slug, o.updated_at, o.category_id, o.metro_id, o.phone, o.email)
    is distinct from (n.status, n.slug, n.updated_at, n.category_id, n.metro_id, n.phone, n.email)
  order by n.id
  on conflict (business_id) do update set slug = excluded.slug, updated_at = excluded.updated_at,
    category_id = excluded.category_id, metro_id = excluded.metro_id, phone = excluded.phone, email = excluded.email;
  perform private.store_stems((
    select array_agg(case when o.status = 'published'
      then ts_delete(n.search_doc, tsvector_to_array(o.search_doc)) else n.search_doc end)
    from removed as o join added as n using (id)
    where n.status = 'published' and (o.status, o.search_doc) is distinct from (n.status, n.search_doc)
  ));
  insert into private.listings_to_compare as c (business_id, is_new)
  select n.id, false
  from removed as o join added as n using (id)
  where n.status = 'published' and
    (o.name, o.category_id, o.street, o.city, o.state, o.zip_code, o.lat, o.lng, o.phone, o.website, o.status) is distinct from
    (n.name, n.category_id, n.street, n.city, n.state, n.zip_code, n.lat, n.lng, n.phone, n.website, n.status)
  on conflict (business_id) do update set is_new = false where c.is_new;
  return null;
end;
$$
$define$);

create trigger businesses_follow_changed after update on public.businesses
referencing old table as removed new table as added for each statement execute function private.follow_changed_listings();

create function private.follow_removed_listings()
returns trigger language plpgsql security definer as $$
begin
  perform private.count_listings((select array_agg(o::public.businesses) from removed as o where o.status = 'published'), null);
  perform private.invalidate_listings(array_agg(distinct slug), array_agg(distinct metro_id), array_agg(distinct kind.id))
  from removed, unnest(category_id || more_category_ids) as kind (id) where status in ('published', 'closed', 'moved');
  delete from private.published_listings where business_id in (select id from removed);
  insert into public.business_slugs as s (slug) select slug from removed where status not in ('draft', 'pending', 'rejected')
  on conflict (slug) do update set business_id = null, retired_at = excluded.retired_at;
  return null;
end;
$$;
create trigger businesses_follow_removed after delete on public.businesses
referencing old table as removed for each statement execute function private.follow_removed_listings();
