-- Listings merged into another one, because both are the same business. The row of a merged listing stays unchanged
-- under the status 'merged', which is never shown: requests for it are redirected to the kept listing, and the merge
-- can be undone exactly. See merge_businesses and unmerge_businesses.
create table private.business_merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references public.businesses (id) on delete cascade,
  merged_id uuid not null references public.businesses (id) on delete cascade,
  merged_status public.listing_status not null, -- its status before the merge
  choices jsonb not null, -- from which of the two each field was kept
  -- The kept listing in the form of `private.snapshot_listing`.
  kept_before jsonb not null,
  kept_after jsonb not null,
  moved jsonb not null, -- the keys of the rows that moved from one to the other, by table
  merged_by uuid,
  merged_at timestamptz not null default now(),
  undone_by uuid,
  undone_at timestamptz,
  -- Fields that people have changed since, which undoing the merge left alone.
  left_alone text[] not null default '{}',
  check (kept_id <> merged_id),
  check ((undone_at is null) = (undone_by is null))
);
create unique index business_merges_active_idx on private.business_merges (merged_id) where undone_at is null;
create index business_merges_kept_id_idx on private.business_merges (kept_id, merged_at desc);

select private.audit('private.business_merges', 'insert or update', '{id,kept_before,kept_after,moved}');

-- Returns the listing that represents this one now: itself, or the one it was merged into.
create function private.current_listing(listing_id uuid)
returns uuid language plpgsql stable security definer as $$
declare
  survivor uuid := listing_id;
  next uuid;
begin
  loop
    select kept_id into next from private.business_merges where merged_id = survivor and undone_at is null;
    if next is null then
      return survivor;
    end if;
    survivor := next;
  end loop;
end;
$$;
grant execute on function private.current_listing to anon, authenticated, service_role;

create function private.listings_within(listing_id uuid)
returns setof uuid language sql stable as $$
  with recursive within as (
    select listing_id as id
    union
    select m.merged_id from private.business_merges as m join within on within.id = m.kept_id where m.undone_at is null
  )
  select id from within;
$$;
