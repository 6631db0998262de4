-- The services of a business with their prices. Equal minimum and maximum are one price, only a
-- minimum reads "from", none at all "ask for a price".
create table public.services (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade deferrable,
  name text not null check (char_length(name) between 1 and 120 and name = btrim(name)),
  description text check (char_length(description) between 1 and 500),
  min_price_cents integer check (min_price_cents between 0 and 100000000),
  max_price_cents integer check (max_price_cents between 0 and 100000000),
  price_unit text check (char_length(price_unit) between 1 and 30), -- 'hour', 'person'
  position smallint not null default 0, -- in the order that the owner chose
  check (max_price_cents >= min_price_cents),
  check (max_price_cents is null or min_price_cents is not null),
  check (price_unit is null or min_price_cents is not null)
);
create index services_business_id_idx on public.services (business_id, position);

-- The profile shows every service, hence the limit.
select private.prepare_parts('public.services', 100, 'services');

create function private.services_of(listing_id uuid)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', name, 'description', description, 'min_price_cents', min_price_cents,
    'max_price_cents', max_price_cents, 'price_unit', price_unit
  ) order by position, name), '[]')
  from public.services
  where business_id = listing_id;
$$;
grant execute on function private.services_of to anon, authenticated, service_role;

-- Adds hours, special days and services to a listing, in the forms above; with their ids, where they have any.
create function private.add_parts(listing_id uuid, content jsonb)
returns void language sql as $$
  insert into public.opening_hours (id, business_id, day_of_week, opens, closes) overriding system value
  select coalesce(id, nextval('public.opening_hours_id_seq')), listing_id, day_of_week, opens, closes
  from jsonb_populate_recordset(null::public.opening_hours, content -> 'opening_hours');
  insert into public.special_hours (id, business_id, date, opens, closes, note) overriding system value
  select coalesce(id, nextval('public.special_hours_id_seq')), listing_id, date, opens, closes, note
  from jsonb_populate_recordset(null::public.special_hours, content -> 'special_hours');
  insert into public.services (id, business_id, name, description, min_price_cents, max_price_cents, price_unit, position)
  select coalesce(s.id, gen_random_uuid()), listing_id, s.name, s.description, s.min_price_cents, s.max_price_cents,
    s.price_unit, coalesce(s.position, number)
  from jsonb_array_elements(content -> 'services') with ordinality as listed (service, number),
    lateral jsonb_populate_record(null::public.services, service) as s;
$$;

-- At most 100 services, {name, description, min_price_cents, max_price_cents, price_unit}.
create function private.are_services(services jsonb)
returns boolean language plpgsql immutable strict as $$
begin
  return case when jsonb_typeof(services) = 'array' then jsonb_array_length(services) <= 100 and not exists (
    select from jsonb_array_elements(services) as service
    where (service @@ '
      $.type() == "object" && $.name.type() == "string"
      && ($.description.type() == "string" || $.description == null)
      && ($.min_price_cents == null || $.min_price_cents.type() == "number"
        && $.min_price_cents >= 0 && $.min_price_cents <= 100000000
        && $.min_price_cents.floor() == $.min_price_cents)
      && ($.max_price_cents == null || $.max_price_cents.type() == "number"
        && $.max_price_cents >= $.min_price_cents && $.max_price_cents <= 100000000
        && $.max_price_cents.floor() == $.max_price_cents)
      && ($.price_unit == null || $.price_unit.type() == "string" && $.min_price_cents != null)
    ') is not true
      or not private.is_clean_text(service ->> 'name', 120)
      or not private.is_clean_text(service ->> 'description', 500)
      or not private.is_clean_text(service ->> 'price_unit', 30)
  ) else false end;
end;
$$;
create domain private.listing_services as jsonb constraint services check (private.are_services(value));

-- The other rule of photos, in whose folders they are, is a constraint of the listing.
create domain private.listing_photos as jsonb;
