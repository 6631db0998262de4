-- Changes of a verified listing by which it could become another business: its name, address and category wait
-- for an admin when they change much. The listing stays as it is meanwhile.
create table public.held_changes (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  field text not null check (field in ('name', 'category', 'address')),
  -- The fields that change together, as `change_business` takes them: what stood there, what is to stand there.
  before jsonb not null,
  after jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_by uuid references auth.users (id) on delete set null,
  asked_at timestamptz not null default now(),
  reason text check (char_length(reason) between 1 and 1000 and reason = btrim(reason)),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  check (status <> 'refused' or reason is not null)
);
-- One at a time of each field.
create unique index held_changes_waiting_idx on public.held_changes (business_id, field) where status = 'waiting';
create index held_changes_business_id_idx on public.held_changes (business_id, asked_at desc);
create index held_changes_queue_idx on public.held_changes (asked_at, id) where status = 'waiting';
create index held_changes_asked_by_idx on public.held_changes (asked_by);
create index held_changes_decided_by_idx on public.held_changes (decided_by);

create trigger held_changes_audit after update on public.held_changes
for each row execute function private.write_audit('id');
create trigger held_changes_audit_added after insert on public.held_changes
for each row execute function private.write_audit('id');

alter table public.held_changes enable row level security;

create policy "People can read the changes they asked for" on public.held_changes
for select to authenticated
using (asked_by = (select auth.uid()) and (select private.is_asked_for('/held_changes')));

grant select on public.held_changes to authenticated;
grant all on public.held_changes to service_role;

-- What changes much, all of it: another category; a name less than half alike by its trigrams; another city,
-- state or zip code, a street less than half alike, or a place on the map more than half a mile away.
create function private.changes_much(field text, before jsonb, after jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  least_likeness constant double precision := 0.5;
  most_miles constant double precision := 0.5;
begin
  return case field
    when 'category' then before <> after
    when 'name' then extensions.similarity(
      private.normalize(before ->> 'name'), private.normalize(after ->> 'name')) < least_likeness
    else
      (private.normalize(before ->> 'city'), before ->> 'state', left(before ->> 'zip_code', 5))
        <> (private.normalize(after ->> 'city'), after ->> 'state', left(after ->> 'zip_code', 5))
      or substring(before ->> 'street' from '\d+') is distinct from substring(after ->> 'street' from '\d+')
      or extensions.similarity(
        private.normalize(before ->> 'street'), private.normalize(after ->> 'street')) < least_likeness
      or coalesce((
        private.earth_point((before #> '{location,lat}')::double precision, (before #> '{location,lng}')::double precision)
        operator(extensions.<->)
        private.earth_point((after #> '{location,lat}')::double precision, (after #> '{location,lng}')::double precision)
      ) * 3958.8 > most_miles, false)
  end;
end;
$$;

-- A field as it was when the directory last looked at the listing: many small changes are one large one.
create function private.trusted_value(listing_id uuid, field text, present jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select case when c.field = 'address' then c.before else jsonb_build_object(c.field, c.before) end
    from public.business_changes as c
    where c.business_id = listing_id and c.field = trusted_value.field and c.role <> 'directory' and c.number > coalesce((
      select max(looked.number) from public.business_changes as looked
      where looked.business_id = listing_id
        and (looked.field = 'verification' or (looked.field = trusted_value.field and looked.role = 'directory'))
    ), 0)
    order by c.number
    limit 1
  ), present);
$$;

-- Of these changes of a listing as it stands: keeps those that change much for an admin, and answers the names
-- of their fields. What waited of the same field gives way.
create function private.hold_changes(listing public.businesses, present jsonb, given jsonb)
returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  groups constant jsonb := '{"name": ["name"], "category": ["category"],
    "address": ["street", "city", "state", "zip_code", "location"]}';
  held text[] := '{}';
  one record;
  before jsonb;
  after jsonb;
begin
  if listing.verification = 'none' or private.is_admin() then
    return held;
  end if;
  for one in select key as field, array(select jsonb_array_elements_text(value)) as parts from jsonb_each(groups) loop
    continue when not given ?| one.parts;
    select jsonb_object_agg(part, present -> part), jsonb_object_agg(part, coalesce(given -> part, present -> part))
    into before, after from unnest(one.parts) as part;
    continue when not private.changes_much(one.field, private.trusted_value(listing.id, one.field, before), after);
    update public.held_changes set status = 'withdrawn', decided_at = now()
    where business_id = listing.id and field = one.field and status = 'waiting';
    insert into public.held_changes (business_id, field, before, after, asked_by)
    values (listing.id, one.field, before, after, auth.uid());
    held := held || array(select part from unnest(one.parts) as part where given ? part);
  end loop;
  return held;
end;
$$;

-- What waits of a listing, and of each field the last refusal that nothing has followed.
create function private.open_holds(listing_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'field', field, 'before', before, 'after', after, 'status', status, 'asked_at', asked_at, 'reason', reason
  ) order by field), '[]')
  from (
    select distinct on (field) * from public.held_changes
    where business_id = listing_id order by field, asked_at desc
  ) as last
  where status in ('waiting', 'refused');
$$;

-- Takes back what waits. outcome: saved; changed, when it was decided meanwhile.
create function private.withdraw_held_change(change_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  listing_id constant uuid := (select business_id from public.held_changes where id = change_id);
begin
  perform private.lock_for_editing(listing_id, '{name}');
  update public.held_changes set status = 'withdrawn', decided_by = auth.uid(), decided_at = now()
  where id = change_id and status = 'waiting';
  return private.answer_change(listing_id, case when found then 'saved' else 'changed' end);
end;
$$;

revoke execute on function private.trusted_value, private.hold_changes, private.open_holds
  from anon, authenticated, service_role;
revoke execute on function private.withdraw_held_change from anon, service_role;

create function public.withdraw_held_change(change_id uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.withdraw_held_change(change_id);
$$;
grant execute on function public.withdraw_held_change to authenticated;
