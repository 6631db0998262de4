-- Invitations of owners: an admin has a code sent to the email or address of listings without an owner: "this is your listing, check
-- it, claim it". Who holds the code answers without an account: all is correct, no interest, or take it down (an admin decides that).
create type public.owner_invitation_status as enum ('invited', 'opened', 'correct', 'claimed', 'declined', 'removal');

create table private.owner_invitations (
  business_id uuid primary key references public.businesses (id) on delete cascade,
  channel public.owner_code_channel not null,
  -- What was answered last; that it is claimed follows from the listing's owner.
  status public.owner_invitation_status not null default 'invited' check (status <> 'claimed'),
  reminders smallint not null default 0 check (reminders between 0 and 2),
  sent_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
select private.audit('private.owner_invitations', 'update', '{business_id,reminders,sent_at,changed_at}');
create index owner_invitations_changed_at_idx on private.owner_invitations (changed_at desc, business_id);

create function private.invitation_status(one private.owner_invitations, listing public.businesses)
returns public.owner_invitation_status immutable
return case when listing.owner_id is not null then 'claimed' else one.status end;

-- Invites or reminds the owner of a listing, whose lock the caller holds. outcome: invited, reminded; unlisted, owned; no_address; unsubscribed;
-- answered: all is correct, declined or to be removed; too_soon, within a week of the last; reminded_twice; too_many for one email or address.
create function private.invite_owner(listing public.businesses, channel public.owner_code_channel)
returns text language plpgsql as $$
declare
  last constant private.owner_invitations := (select i from private.owner_invitations as i where i.business_id = listing.id);
  to_address constant text := private.evidence_value(listing, private.owner_code_field(channel));
  code_id uuid;
  obstacle constant text := case
    when listing.status <> 'published' then 'unlisted'
    when listing.owner_id is not null then 'owned'
    when to_address is null then 'no_address'
    when channel = 'email' and private.is_unwanted(to_address, 'owner_invitations') then 'unsubscribed'
    when last.status in ('correct', 'declined', 'removal') then 'answered'
    when last.sent_at > now() - interval '7 days' then 'too_soon'
    when last.reminders = 2 then 'reminded_twice'
    -- A chain's office has the same one for all its places.
    when (select count(*) from private.owner_codes as c where c.claim_id is null and c.channel = invite_owner.channel
      and c.address = to_address and c.created_at > now() - interval '7 days') >= 3 then 'too_many'
  end;
begin
  if obstacle is not null then
    return obstacle;
  end if;
  insert into private.owner_invitations as i (business_id, channel) values (listing.id, channel)
  on conflict (business_id) do update
  set channel = excluded.channel, reminders = i.reminders + 1, sent_at = now(), changed_at = now();
  insert into private.owner_codes (business_id, channel, address) values (listing.id, channel, to_address) returning id into code_id;
  if channel = 'email' then
    perform private.notify('owner_invitation', 'owner-invitation:' || code_id, private.show_place(listing) || jsonb_build_object(
      'path', '/your-listing#owner_code=' || private.issue_owner_code(code_id), 'is_reminder', last.business_id is not null), null, to_address);
  end if;
  return case when last.business_id is null then 'invited' else 'reminded' end;
end;
$$;

-- Invites or reminds the owners of up to 200 listings, as an admin. Returns the outcome for each.
create function public.invite_owners(ids uuid[], channel public.owner_code_channel)
returns jsonb language plpgsql security definer as $$
declare
  listing public.businesses;
  outcomes jsonb := '[]';
begin
  perform private.require_admin();
  perform private.refuse('22023', 'Choose 1 to 200 at a time') where cardinality(ids) not between 1 and 200;
  perform pg_advisory_xact_lock(hashtext('invitations of owners'));
  for listing in select * from public.businesses as b where b.id = any (ids) order by b.id for update loop
    outcomes := outcomes || jsonb_build_object('id', listing.id, 'outcome', private.invite_owner(listing, channel));
  end loop;
  return outcomes;
end;
$$;
grant execute on function public.invite_owners to authenticated;

-- For admins: a page of invitations, last changed first; `after` is the last one of the previous page.
create function public.find_owner_invitations(status public.owner_invitation_status default null, after uuid default null)
returns jsonb language sql stable security definer as $$
  select private.page_of(jsonb_agg(item), 50)
  from (
    select private.show_place(b) || jsonb_build_object('id', b.id, 'channel', i.channel, 'status', private.invitation_status(i, b),
      'reminders', i.reminders, 'sent_at', i.sent_at, 'changed_at', i.changed_at) as item
    from private.owner_invitations as i join public.businesses as b on b.id = i.business_id
    where private.is_admin()
      and (find_owner_invitations.status is null or private.invitation_status(i, b) = find_owner_invitations.status)
      and (after is null or (i.changed_at, i.business_id) < (
        select last.changed_at, last.business_id from private.owner_invitations as last where last.business_id = after))
    order by i.changed_at desc, i.business_id desc limit 51
  ) as page;
$$;
grant execute on function public.find_owner_invitations to authenticated;

-- For the Worker, which counts attempts: returns the listing of a code while it is valid; null otherwise. Notes that an invitation was opened.
create function public.open_owner_code(code text)
returns jsonb language plpgsql security definer as $$
declare
  held constant private.owner_codes := (
    select c from private.owner_codes as c where c.code_hash = private.hash_owner_code(code) and c.expires_at > now());
  listing constant public.businesses := (select b from public.businesses as b where b.id = held.business_id);
  invitation private.owner_invitations;
begin
  if listing.status is distinct from 'published' then
    return null;
  end if;
  if held.claim_id is null then
    update private.owner_invitations set status = 'opened', changed_at = now()
    where business_id = listing.id and status = 'invited';
    select * into invitation from private.owner_invitations where business_id = listing.id;
  end if;
  return private.show_place(listing) || jsonb_build_object(
    'street', listing.street, 'zip_code', listing.zip_code, 'phone', listing.phone, 'website', listing.website,
    'has_hours', not isempty(listing.open_minutes), 'is_claimed', listing.owner_id is not null,
    'is_used', held.used_at is not null, 'answer', invitation.status, 'expires_at', held.expires_at);
end;
$$;
grant execute on function public.open_owner_code to service_role;

-- Answers an invitation: correct confirms the facts of the listing as they stand, declined and removal end the invitations.
-- outcome: saved; closed, when the code is void, of no invitation, or the listing has an owner by now.
create function public.answer_owner_invitation(code text, answer public.owner_invitation_status)
returns jsonb language plpgsql security definer as $$
declare
  held constant private.owner_codes := (
    select c from private.owner_codes as c where c.code_hash = private.hash_owner_code(code) and c.expires_at > now());
  listing public.businesses;
begin
  perform private.refuse('22023', 'Not an answer') where answer is null or answer not in ('correct', 'declined', 'removal');
  select * into listing from public.businesses as b where b.id = held.business_id for update;
  if listing.status is distinct from 'published' or listing.owner_id is not null or held.claim_id is not null then
    return '{"outcome": "closed"}';
  end if;
  update private.owner_invitations as i set status = answer, changed_at = now()
  where i.business_id = listing.id and i.status <> answer;
  insert into public.fact_confirmations as c (business_id, fact, source)
  select listing.id, due.fact, 'neighbour' from private.facts_due(listing, '1 day') as due where answer = 'correct'
  on conflict (business_id, fact) do update set source = excluded.source, confirmed_at = now();
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.answer_owner_invitation to service_role;
