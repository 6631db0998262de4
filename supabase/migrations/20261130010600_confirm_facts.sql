-- Editors of a listing confirm a fact with one tap, and are asked to when it was not
-- confirmed for half a year, and not before they have been editors for as long.

-- Returns the facts of a listing not confirmed for so long, or never.
create function private.facts_due(listing public.businesses, since interval default '6 months')
returns table (fact public.listing_fact, confirmed_at timestamptz) language sql stable as $$
  select candidate.fact::public.listing_fact, c.confirmed_at
  from (values
    (1, 'hours', not isempty(listing.open_minutes)),
    (2, 'phone', listing.phone is not null),
    (3, 'address', true),
    (4, 'website', listing.website is not null)
  ) as candidate (position, fact, is_known)
  left join public.fact_confirmations as c
    on c.business_id = listing.id and c.fact = candidate.fact::public.listing_fact
  where candidate.is_known and coalesce(c.confirmed_at < now() - since, true)
  order by candidate.position;
$$;

-- Confirms these facts of a listing as they stand. Skips facts that the caller may not change or
-- that the listing lacks. outcome: confirmed.
create function public.confirm_facts(business_id uuid, facts public.listing_fact[])
returns jsonb language plpgsql security definer as $$
declare
  listing public.businesses;
begin
  select * into listing from public.businesses where id = confirm_facts.business_id for update;
  -- Checked once the row is locked, so that roles given or revoked meanwhile count.
  perform private.refuse('42501', 'Only people who can edit a fact can confirm it') where not private.can_edit_business(
    business_id, case when facts <@ array['hours']::public.listing_fact[] then 'hours' else 'all' end);
  -- A second tap within a day changes nothing.
  perform private.confirm_fact(listing.id, due.fact, true)
  from private.facts_due(listing, '1 day') as due
  where due.fact = any (facts);
  return jsonb_build_object('outcome', 'confirmed');
end;
$$;
grant execute on function public.confirm_facts to authenticated;

-- Returns the facts of the caller's published listings not confirmed for half a year, of a
-- thousand listings at most, with their values.
create function public.find_facts_to_confirm()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', (listing).id, 'name', (listing).name, 'slug', (listing).slug, 'facts', facts,
    'phone', (listing).phone, 'website', (listing).website, 'street', (listing).street, 'city', (listing).city,
    'state', (listing).state, 'zip_code', (listing).zip_code,
    'opening_hours', private.opening_hours_of((listing).id)
  ) order by (listing).name, (listing).id), '[]')
  from (
    select own.listing, due.facts
    from private.find_own_listings() as own
    cross join lateral (
      select jsonb_agg(jsonb_build_object('fact', fact, 'confirmed_at', confirmed_at)) as facts
      from private.facts_due(own.listing)
      where own.role <> 'hours' or fact = 'hours'
    ) as due
    where (own.listing).status = 'published' and due.facts is not null and own.since < now() - interval '6 months'
    order by (own.listing).name, (own.listing).id
    limit 1000
  ) as candidate;
$$;
grant execute on function public.find_facts_to_confirm to authenticated;

-- When each owner is due to be checked, so that the hourly task reads only due ones.
create table private.fact_reminders (
  owner_id uuid primary key references auth.users (id) on delete cascade,
  next_at timestamptz not null
);

-- Checks up to 200 owners and sends one mail to each with something to confirm, at most every
-- half year; a listing is skipped as long as its owner is new. Returns how many were checked.
create function public.remind_of_facts()
returns integer language plpgsql security definer as $$
declare
  owner uuid;
  names text[];
  looked_at integer := 0;
begin
  for owner in
    select distinct o.owner_id
    from private.owned_listings as o
    join public.businesses as b on b.id = o.business_id
    left join private.fact_reminders as r on r.owner_id = o.owner_id
    where b.status = 'published' and coalesce(r.next_at <= now(), true)
    limit 200
  loop
    names := array(
      select b.name from private.owned_listings as o join public.businesses as b on b.id = o.business_id
      where o.owner_id = owner and b.status = 'published' and o.since < now() - interval '6 months'
        and exists (select from private.facts_due(b))
      order by b.name
    );
    perform private.notify('facts_to_confirm', concat_ws(':', 'facts-to-confirm', owner, current_date),
      jsonb_build_object('names', to_jsonb(names[:5]), 'count', cardinality(names)), owner)
      where cardinality(names) > 0;
    insert into private.fact_reminders as r (owner_id, next_at)
    values (owner, now() + case when cardinality(names) > 0 then interval '6 months' else interval '1 day' end)
    on conflict (owner_id) do update set next_at = excluded.next_at;
    looked_at := looked_at + 1;
  end loop;
  return looked_at;
end;
$$;
grant execute on function public.remind_of_facts to service_role;
