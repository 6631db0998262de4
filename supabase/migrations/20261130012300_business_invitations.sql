-- Granting and accepting roles: an owner invites an address, and the person with that confirmed address accepts or
-- declines. Inviting a new owner transfers the listing; nothing changes until they accept.
create type public.invitation_role as enum ('editor', 'hours', 'owner');
create type public.invitation_status as enum ('open', 'accepted', 'declined', 'withdrawn');

create table public.business_invitations (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  address text not null constraint email check (private.is_email(address) and address = lower(address)),
  role public.invitation_role not null,
  until date,
  -- The hash of the token in the mail, which only shows the invitation to signed-out recipients.
  token_hash text not null unique,
  invited_by uuid not null references auth.users (id) on delete cascade,
  status public.invitation_status not null default 'open',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  ended_at timestamptz,
  check (role <> 'owner' or until is null),
  check ((status = 'open') = (ended_at is null))
);
create index business_invitations_business_id_idx on public.business_invitations (business_id, created_at);
create index business_invitations_expires_at_idx on public.business_invitations (expires_at);
create index business_invitations_address_idx on public.business_invitations (address, created_at);
-- At most one open invitation per listing and address, and one to own it.
create unique index business_invitations_open_idx on public.business_invitations (business_id, address)
where status = 'open';
create unique index business_invitations_open_transfer_idx on public.business_invitations (business_id)
where status = 'open' and role = 'owner';

-- The audit log is permanent; invited addresses are not kept in it.
select private.audit('public.business_invitations', 'insert or update', '{id,address,token_hash}');

create policy "People can read the invitations that they have sent" on public.business_invitations
for select to authenticated
using (invited_by = (select auth.uid()) and (select private.is_requested_directly('/business_invitations')));

grant select (id, business_id, address, role, until, invited_by, status, created_at, expires_at, ended_at)
on public.business_invitations to authenticated;

-- Returns the confirmed address of the caller's account.
create function private.own_address()
returns text language sql stable as $$
  select lower(email) from auth.users where id = (select auth.uid()) and email_confirmed_at is not null;
$$;

-- Returns a listing that the caller owns, locked, so that changes of access are serialized.
create function private.lock_own_business(business_id uuid)
returns public.businesses language plpgsql as $$
declare
  listing public.businesses;
begin
  select * into listing from public.businesses where id = business_id and owner_id = auth.uid() for update;
  perform private.refuse('42501', 'Only the owner can manage access to a listing') where listing.id is null;
  return listing;
end;
$$;

-- Invites an address, replacing its open invitation or that of a new owner. Refuses an email that is none or
-- the owner's own, and an `until` that is over.
create function public.invite_to_business(
  business_id uuid, email text, role public.invitation_role, until date default null
)
returns jsonb language plpgsql security definer as $$
declare
  listing constant public.businesses := private.lock_own_business(business_id);
  to_address constant text := lower(private.clean_text(coalesce(email, '')));
  last_day constant date := case when role <> 'owner' then until end;
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  invitation public.business_invitations;
begin
  perform private.refuse_field('email')
    where exists (select from auth.users as u where u.id = listing.owner_id and lower(u.email) = to_address);
  perform private.refuse_field('until') where last_day < (now() at time zone listing.time_zone)::date;
  -- Serialized, so that limits hold; always after the listing's lock, and these two in one order.
  perform pg_advisory_xact_lock(hashtext('invitations by ' || auth.uid()));
  perform pg_advisory_xact_lock(hashtext('invitations to ' || to_address));
  perform private.refuse_excess((select count(*) from public.business_invitations as i
    where i.business_id = listing.id and i.status = 'open' and i.expires_at > now()), 20, 'Too many invitations');
  perform private.refuse_excess((select count(*) from public.business_invitations as i
    where i.business_id = listing.id and i.created_at > now() - interval '1 day'), 10, 'Too many invitations');
  perform private.refuse_excess((select count(*) from public.business_invitations as i
    where i.invited_by = auth.uid() and i.created_at > now() - interval '1 day'), 30, 'Too many invitations');
  perform private.refuse_excess((select count(*) from public.business_invitations as i
    where i.address = to_address and i.created_at > now() - interval '1 day'), 5, 'Too many invitations');
  update public.business_invitations as i
  set status = 'withdrawn', ended_at = now()
  where i.business_id = listing.id and i.status = 'open'
    and (i.address = to_address or (i.role = 'owner' and invite_to_business.role = 'owner'));
  insert into public.business_invitations (business_id, address, role, until, token_hash, invited_by)
  values (
    listing.id, to_address, invite_to_business.role, last_day,
    encode(sha256(convert_to(token, 'utf8')), 'hex'), auth.uid()
  )
  returning * into invitation;
  perform private.notify('access_invitation', 'access-invitation:' || invitation.id, jsonb_build_object(
    'path', '/invitation#invitation=' || token, 'name', listing.name, 'slug', listing.slug,
    'role', invitation.role, 'until', invitation.until, 'by', private.name_person(auth.uid())
  ), null, to_address);
  return '{"outcome": "invited"}';
end;
$$;
grant execute on function public.invite_to_business to authenticated;

-- Withdraws an open invitation. outcome: withdrawn; closed, when it was accepted, declined or over before.
create function public.withdraw_invitation(invitation_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  listing_id constant uuid := (select i.business_id from public.business_invitations as i where i.id = invitation_id);
begin
  perform private.lock_own_business(listing_id);
  update public.business_invitations set status = 'withdrawn', ended_at = now()
  where id = invitation_id and status = 'open';
  return jsonb_build_object('outcome', case when found then 'withdrawn' else 'closed' end);
end;
$$;
grant execute on function public.withdraw_invitation to authenticated;

-- Returns the caller's invitation, with its listing locked; null where it is not open or not theirs.
create function private.lock_invitation(invitation_id uuid)
returns public.business_invitations language plpgsql as $$
declare
  invitation public.business_invitations;
begin
  perform from public.businesses
  where id = (select i.business_id from public.business_invitations as i where i.id = invitation_id)
  for update;
  select * into invitation
  from public.business_invitations as i
  where i.id = invitation_id and i.status = 'open' and i.expires_at > now() and i.address = private.own_address()
  for update;
  return invitation;
end;
$$;

-- outcome: accepted; closed, when it was withdrawn, is over, is for another address, or was answered before.
create function public.accept_invitation(invitation_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  invitation constant public.business_invitations := private.lock_invitation(invitation_id);
begin
  if invitation.id is null or invitation.role = 'owner' and private.is_ownership_in_review(invitation.business_id) then
    return jsonb_build_object('outcome', 'closed', 'business_id', null);
  end if;
  update public.business_invitations set status = 'accepted', ended_at = now() where id = invitation.id;
  -- Gives access to the screens for owners.
  update public.profiles set role = 'business_owner' where user_id = auth.uid() and role = 'community_user';
  if invitation.role = 'owner' then
    -- The roles of its members end.
    update public.businesses set owner_id = auth.uid() where id = invitation.business_id;
    perform private.notify('listing_transferred', concat_ws(':', 'listing-transferred', invitation.id, person),
      jsonb_build_object('name', b.name, 'business_id', b.id, 'is_new_owner', person = auth.uid()), person)
    from public.businesses as b, unnest(array[auth.uid(), invitation.invited_by]) as person
    where b.id = invitation.business_id;
  else
    delete from public.business_members where business_id = invitation.business_id and user_id = auth.uid();
    insert into public.business_members (business_id, user_id, role, until)
    values (invitation.business_id, auth.uid(), invitation.role::text::public.member_role, invitation.until);
    perform private.notify('access_given', 'access-given:' || invitation.id, jsonb_build_object(
      'business_id', b.id, 'name', b.name, 'role', invitation.role, 'until', invitation.until,
      'by', private.name_person(invitation.invited_by)
    ), auth.uid())
    from public.businesses as b where b.id = invitation.business_id;
  end if;
  return jsonb_build_object('outcome', 'accepted', 'business_id', invitation.business_id);
end;
$$;
grant execute on function public.accept_invitation to authenticated;

-- outcome: declined; closed, as above.
create function public.decline_invitation(invitation_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  invitation constant public.business_invitations := private.lock_invitation(invitation_id);
begin
  update public.business_invitations set status = 'declined', ended_at = now() where id = invitation.id;
  return jsonb_build_object('outcome', case when found then 'declined' else 'closed' end);
end;
$$;
grant execute on function public.decline_invitation to authenticated;

-- Revokes a role as the owner. outcome: ended, also when it was before.
create function public.end_access(business_id uuid, person uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.lock_own_business(business_id);
  perform private.end_roles(business_id, person);
  return jsonb_build_object('outcome', 'ended');
end;
$$;
grant execute on function public.end_access to authenticated;

-- Removes the caller from a listing as a member or owner; without an owner it is unverified.
-- outcome: left; closed, when they had no role in it.
create function public.leave_business(business_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := auth.uid();
  listing public.businesses;
begin
  select * into listing from public.businesses where id = leave_business.business_id for update;
  if listing.owner_id = caller then
    update public.businesses set owner_id = null, verification = 'none' where id = leave_business.business_id;
    return jsonb_build_object('outcome', 'left');
  end if;
  delete from public.business_members as m where m.business_id = leave_business.business_id and m.user_id = caller;
  if not found then
    return jsonb_build_object('outcome', 'closed');
  end if;
  perform private.notify('access_ended', 'access-left:' || business_id || ':' || caller || ':' || now(),
    jsonb_build_object('name', listing.name, 'slug', listing.slug, 'left_by',
      coalesce(private.name_person(caller), private.own_address())), listing.owner_id)
  where listing.owner_id is not null;
  return jsonb_build_object('outcome', 'left');
end;
$$;
grant execute on function public.leave_business to authenticated;

-- Ends up to 200 roles past their last day, with a mail to each, and deletes as many invitations
-- that ended or stayed open three months ago. Returns how many there were.
create function public.end_past_access()
returns integer language sql security definer as $$
  with past as (
    select m.business_id, m.user_id
    from public.business_members as m join public.businesses as b on b.id = m.business_id
    -- No time zone is more than a day ahead of the database; this condition uses the index.
    where m.until <= current_date and m.until < (now() at time zone b.time_zone)::date
    limit 200
    -- A role granted again meanwhile is another row.
    for update of m skip locked
  ),
  ended as (
    select private.end_roles(business_id, user_id) from past
  )
  select count(*)::integer
    + private.delete_rows('public.business_invitations', 'expires_at < now() - interval ''3 months''', 200)
  from ended;
$$;
grant execute on function public.end_past_access to service_role;
