-- Former slugs of listings. A link to one redirects, or answers that the listing is gone.
create table public.business_slugs (
  slug text primary key,
  business_id uuid references public.businesses (id) on delete set null, -- null: deleted
  retired_at timestamptz not null default now()
);

select private.guard_parts('public.business_slugs', false);

create function private.retire_slug()
returns trigger language plpgsql security definer as $$
begin
  insert into public.business_slugs as s (slug, business_id)
  values (old.slug, old.id)
  on conflict (slug) do update set business_id = excluded.business_id, retired_at = excluded.retired_at;
  return null;
end;
$$;

-- A listing that was never public has no links to preserve. A deleted one: `follow_removed_listings`.
create trigger businesses_retire_slug after update of slug on public.businesses
for each row when (old.slug <> new.slug and old.status not in ('draft', 'pending', 'rejected'))
execute function private.retire_slug();

-- Maps a uuid, a slug or a former slug to its current listing, following merges. `is_gone`: it was
-- public once and is no longer. No row when the public could never see such a listing.
create function private.find_listing(id_or_slug text)
returns table (id uuid, is_gone boolean)
language plpgsql
stable
rows 1 -- with the default of 1,000, its callers read the whole table of listings
security definer as $$
declare
  named uuid;
begin
  if id_or_slug ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    named := id_or_slug::uuid;
  else
    select b.id into named from public.businesses as b
    where b.slug = id_or_slug and b.status in ('published', 'closed', 'moved', 'suspended', 'merged');
  end if;
  if named is null then
    select s.business_id into named from public.business_slugs as s where s.slug = id_or_slug;
    if found and named is null then
      return query select null::uuid, true;
      return;
    end if;
  end if;
  return query
  select b.id, b.status = 'suspended' from public.businesses as b
  where b.id = private.current_listing(named) and b.status in ('published', 'closed', 'moved', 'suspended');
end;
$$;
grant execute on function private.find_listing to anon, authenticated, service_role;
