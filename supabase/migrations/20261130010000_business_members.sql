-- Roles of people other than the owner on a listing. The owner grants a role: it lasts until its
-- date, until the owner revokes it or the member leaves, and ends when the listing changes owner.
create type public.member_role as enum ('editor', 'hours');

-- A role changes by delete and insert, so that the audit log has each row completely.
create table public.business_members (
  business_id uuid not null references public.businesses (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.member_role not null,
  until date, -- through that day, in the listing's time zone; null: no end
  given_at timestamptz not null default now(),
  primary key (business_id, user_id)
);
create index business_members_until_idx on public.business_members (until);

select private.audit('public.business_members', 'insert or update or delete', '{business_id}');

create policy "People can read the roles that they were given" on public.business_members
for select to authenticated
using (user_id = (select auth.uid()) and (select private.is_requested_directly('/business_members')));

grant select on public.business_members to authenticated;

-- Ends one person's role on a listing, or all roles, and notifies them.
create function private.end_roles(listing_id uuid, person uuid default null)
returns void language sql as $$
  with ended as (
    delete from public.business_members
    where business_id = listing_id and user_id = coalesce(person, user_id) returning *
  )
  select private.notify('access_ended', concat_ws(':', 'access-ended', listing_id, ended.user_id, ended.given_at),
    jsonb_build_object('name', b.name, 'slug', b.slug), ended.user_id)
  from ended join public.businesses as b on b.id = listing_id and b.owner_id is distinct from ended.user_id;
$$;

-- Returns 'owner', 'editor' or 'hours'; null for people without a role on the listing (admins have
-- none), and for everybody while it is merged into another one.
create function private.own_role(listing_id uuid)
returns text language sql stable security definer as $$
  select case when b.owner_id = (select auth.uid()) then 'owner' else m.role::text end
  from public.businesses as b
  left join public.business_members as m on m.business_id = b.id and m.user_id = (select auth.uid())
    and coalesce(m.until >= (now() at time zone b.time_zone)::date, true)
  where b.id = listing_id and b.status <> 'merged';
$$;
grant execute on function private.own_role to authenticated;

-- Whether the caller may edit the part: 'hours' is the opening and special hours only, 'all' is
-- everything. A merged listing cannot be edited.
create function private.can_edit_business(business_id uuid, part text default 'all')
returns boolean language plpgsql stable as $$
begin
  return private.current_listing(business_id) = business_id and (
    coalesce(private.own_role(business_id) in ('owner', 'editor', case part when 'hours' then 'hours' end), false)
    or private.is_admin()
  );
end;
$$;
grant execute on function private.can_edit_business to authenticated;

-- Returns all listings the caller may edit, whatever their status, with the role.
create function private.find_own_listings()
returns table (listing public.businesses, role text, since timestamptz, until date, completeness jsonb) language sql stable
rows 10 -- as of `own_listing_ids`
as $$
  select b, 'owner', (select o.since from private.owned_listings as o where o.business_id = b.id), null::date,
    private.completeness(b)
  from private.own_listing_ids() as own (id) join public.businesses as b using (id)
  where b.status <> 'merged'
  union all
  select b, m.role::text, m.given_at, m.until, private.completeness(b)
  from public.business_members as m
  join public.businesses as b on b.id = m.business_id
  where m.user_id = (select auth.uid()) and b.status <> 'merged'
    and coalesce(m.until >= (now() at time zone b.time_zone)::date, true);
$$;

-- Returns the listings that the caller owns or is a member of, by name; at most 1,000.
create function public.find_own_listings()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(item), '[]')
  from (
    select private.show_place(listing) || jsonb_build_object('status', (listing).status, 'temporarily_closed',
      private.is_paused((listing).temporarily_closed, (listing).reopens_on, (listing).time_zone),
      'rating', (listing).rating, 'review_count', (listing).review_count, 'role', role, 'until', until,
      'completeness', completeness) as item
    from private.find_own_listings() order by (listing).name, (listing).id limit 1000
  ) as own;
$$;
grant execute on function public.find_own_listings to authenticated;
