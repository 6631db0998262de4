-- Pairs of listings that may be one business (waiting ones are in the admins' queue): found by imports, by the
-- scheduled comparison of new or changed listings, or by admins who check one listing. An admin merges a pair
-- (merge_businesses) or marks it as different, permanently: no pair is asked about twice.
create type public.duplicate_state as enum ('waiting', 'merged', 'different');

create table private.likely_duplicates (
  id uuid primary key default gen_random_uuid(),
  first_id uuid not null references public.businesses (id) on delete cascade,
  second_id uuid not null references public.businesses (id) on delete cascade,
  score numeric not null check (score between 0 and 1),
  reasons text[] not null,
  found_by text not null check (found_by in ('import', 'comparison', 'admin')),
  found_at timestamptz not null default now(),
  state public.duplicate_state not null default 'waiting',
  decided_by uuid,
  decided_at timestamptz,
  unique (first_id, second_id),
  check (first_id < second_id),
  check ((state = 'waiting') = (decided_at is null))
);
create index likely_duplicates_decided_idx on private.likely_duplicates (state, coalesce(decided_at, 'infinity'), score, id)
  where state <> 'waiting';

create trigger likely_duplicates_audit after update on private.likely_duplicates
for each row when (old.state <> new.state)
execute function private.write_audit('id', 'score', 'reasons', 'found_by', 'found_at');

-- Listings not compared since they were added or changed (derived_listings). Changed ones go before imported ones:
-- behind a hundred thousand rows they would wait for days.
create table private.listings_to_compare (
  business_id uuid primary key references public.businesses (id) on delete cascade,
  is_new boolean not null,
  since timestamptz not null default now()
);
create index listings_to_compare_order_idx on private.listings_to_compare (is_new, since, business_id);

-- Stores a pair in either order. A decided pair stays decided.
create function private.record_duplicate(one uuid, other uuid, score numeric, reasons text[], found_by text)
returns uuid language sql as $$
  insert into private.likely_duplicates as d (first_id, second_id, score, reasons, found_by)
  values (least(one, other), greatest(one, other), record_duplicate.score, record_duplicate.reasons, record_duplicate.found_by)
  on conflict (first_id, second_id) do update set
    score = case when d.state = 'waiting' then excluded.score else d.score end,
    reasons = case when d.state = 'waiting' then excluded.reasons else d.reasons end
  returning id;
$$;

-- Compares one listing with all others: stores the pairs, and drops waiting ones that no longer
-- match from either side (each side names its five likeliest).
create function private.compare_listing(listing_id uuid)
returns void language plpgsql as $$
declare
  listing public.businesses;
  found_ids uuid[];
begin
  delete from private.listings_to_compare where business_id = listing_id;
  select * into listing from public.businesses where id = listing_id and status = 'published';
  if listing.id is null then
    return;
  end if;
  with pairs as (
    select f.id, private.record_duplicate(listing.id, f.id, f.score, f.reasons, 'comparison')
    from private.find_likely_duplicates(listing) as f
  )
  select array_agg(id) into found_ids from pairs;
  delete from private.likely_duplicates as d
  using public.businesses as other
  where listing.id in (d.first_id, d.second_id) and d.state = 'waiting' and d.found_by <> 'admin'
    and other.id in (d.first_id, d.second_id) and other.id <> listing.id
    and other.id <> all (coalesce(found_ids, '{}'))
    and not exists (select from private.find_likely_duplicates(other) as f where f.id = listing.id);
end;
$$;

-- Compares up to `max_rows` waiting listings; returns how many. Each call is its own transaction, so an
-- interrupted run continues where it was, and concurrent ones take different listings.
create function public.compare_waiting_listings(max_rows integer)
returns integer language sql security definer as $$
  with waiting as (
    select business_id from private.listings_to_compare
    order by is_new, since, business_id limit max_rows
    for update skip locked
  ),
  compared as (
    select private.compare_listing(business_id) from waiting
  )
  select count(*)::integer from compared;
$$;
grant execute on function public.compare_waiting_listings to service_role;
