-- When each fact of a listing was last confirmed, and by whom. An unconfirmed fact has no row.
create type public.listing_fact as enum ('hours', 'phone', 'address', 'website');
create type public.fact_source as enum ('owner', 'neighbour', 'directory');

create table public.fact_confirmations (
  business_id uuid not null references public.businesses (id) on delete cascade,
  fact public.listing_fact not null,
  source public.fact_source not null,
  confirmed_at timestamptz not null default now(),
  primary key (business_id, fact)
);

select private.guard_parts('public.fact_confirmations', false);

-- A person who edits a fact confirms it. An import confirms nothing: facts it changes are
-- unconfirmed until a person confirms them.
create function private.confirm_fact(listing_id uuid, changed_fact public.listing_fact, is_known boolean)
returns void language plpgsql as $$
begin
  if auth.uid() is null or not is_known then
    delete from public.fact_confirmations where business_id = listing_id and fact = changed_fact;
    return;
  end if;
  insert into public.fact_confirmations as c (business_id, fact, source)
  select b.id, changed_fact,
    (case when private.own_role(b.id) is not null then 'owner'
      when private.is_admin() then 'directory' else 'neighbour' end)::public.fact_source
  from public.businesses as b
  where b.id = listing_id
  on conflict (business_id, fact) do update
  set source = excluded.source, confirmed_at = excluded.confirmed_at
  where (c.source, c.confirmed_at) is distinct from (excluded.source, excluded.confirmed_at);
end;
$$;

create function private.confirm_changed_facts()
returns trigger language plpgsql security definer as $$
begin
  perform private.confirm_fact(new.id, 'phone', new.phone is not null) where new.phone is distinct from old.phone;
  perform private.confirm_fact(new.id, 'website', new.website is not null)
    where new.website is distinct from old.website;
  perform private.confirm_fact(new.id, 'address', true)
    where (new.street, new.city, new.state, new.zip_code)
      is distinct from (old.street, old.city, old.state, old.zip_code);
  return null;
end;
$$;
create trigger businesses_confirm_facts after update of phone, website, street, city, state, zip_code
on public.businesses
for each row execute function private.confirm_changed_facts();

create function private.confirmations_of(listing_id uuid)
returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(fact, jsonb_build_object('at', confirmed_at, 'source', source)), '{}')
  from public.fact_confirmations
  where business_id = listing_id;
$$;
grant execute on function private.confirmations_of to anon, authenticated, service_role;
