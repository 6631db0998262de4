-- The steps of a claim after its evidence: the current owner's objection, and the decision by an
-- admin or by the evidence itself.

-- Gives the current owner seven days from now to object.
create function private.request_objection(one public.claims, owner uuid)
returns public.claims language plpgsql as $$
declare
  requested public.claims;
begin
  update public.claims set object_until = now() + interval '7 days', revision = revision + 1
  where id = one.id returning * into requested;
  perform private.notify('claim_objection_requested', format('claim-objection-requested:%s:%s', requested.id, owner),
    private.claim_mail_data(requested) || jsonb_build_object('evidence', requested.evidence, 'object_until', requested.object_until),
    owner);
  return requested;
end;
$$;

-- Asks the owner about the pending claims of others that no owner was asked about.
create function private.request_objections(listing_id uuid)
returns void language plpgsql as $$
begin
  perform private.request_objection(c, b.owner_id)
  from public.claims as c join public.businesses as b on b.id = c.business_id
  where b.id = listing_id and c.claimant_id <> b.owner_id and c.status = 'pending' and c.sent_at is not null
    and c.object_until is null;
end;
$$;

-- Keeps `owned_listings`, and ends what a listing's new owner begins without: waiting changes, invitations and roles that the former
-- one or their members asked for or gave, objections, and their own review. The new one is asked about waiting claims, and has a week for
-- suggested edits.
create function private.follow_new_owner()
returns trigger language plpgsql security definer as $$
begin
  delete from private.owned_listings where business_id = new.id and new.owner_id is null;
  insert into private.owned_listings (business_id, owner_id)
  select new.id, new.owner_id where new.owner_id is not null
  on conflict (business_id) do update set owner_id = excluded.owner_id, since = excluded.since;
  -- What the new owner confirmed by submitting the listing.
  update public.fact_confirmations as c set source = 'owner'
  from public.submissions as s
  where s.id = new.id and s.submitter_id = new.owner_id and c.business_id = new.id and c.source = 'neighbour'
    and c.confirmed_at = s.decided_at;
  update public.pending_changes set status = 'withdrawn', decided_at = now()
  where business_id = new.id and status in ('waiting', 'planned');
  update public.business_invitations set status = 'withdrawn', ended_at = now()
  where business_id = new.id and status = 'open';
  perform private.end_roles(new.id);
  update public.claims
  set object_until = null, objection = null, objected_at = null, revision = revision + 1
  where business_id = new.id and status = 'pending' and object_until is not null
    and claimant_id is distinct from new.owner_id;
  perform private.request_objections(new.id);
  update public.suggested_edits as s set owner_until = now() + interval '7 days'
  where s.business_id = new.id and s.owner_until is not null and exists (
    select from public.suggested_fields as f where f.suggestion_id = s.id and f.status = 'waiting' and not f.is_with_admins);
  perform private.hide_own_review(new.id, new.owner_id);
  return null;
end;
$$;
create trigger businesses_follow_new_owner after update of owner_id on public.businesses
for each row when (old.owner_id is distinct from new.owner_id) execute function private.follow_new_owner();

-- Marks the evidence as complete: a code at this host, or one that went to this field's value. Approves the claim where a
-- host gives the listing; else it waits, and a current owner is asked. The caller holds the listing's lock and has checked the code.
create function private.complete_claim(one public.claims, host text default null, field text default null)
returns public.claims language plpgsql as $$
declare
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
  sent public.claims;
begin
  field := coalesce(field, case when host = any (private.claim_mail_hosts(listing.website, null)) then 'website'
    when host is not null then 'email' end);
  one.rested_on := case when field is not null then jsonb_build_object(field, private.evidence_value(listing, field)) end;
  if private.gives_listing(listing, host, one.claimant_id) then
    return private.approve_claim(one);
  end if;
  update public.claims set sent_at = now(), evidence = one.evidence, rested_on = one.rested_on, revision = revision + 1
  where id = one.id returning * into sent;
  if listing.owner_id is not null then
    sent := private.request_objection(sent, listing.owner_id);
  end if;
  perform private.notify('claim_received', 'claim-received:' || sent.id,
    private.claim_mail_data(sent) || jsonb_build_object('object_until', sent.object_until), sent.claimant_id);
  return sent;
end;
$$;

-- Makes the claimant the owner, rejects rival claims, and notifies all parties. The caller holds the listing's lock.
create function private.approve_claim(one public.claims)
returns public.claims language plpgsql as $$
declare
  mail_data constant jsonb := private.claim_mail_data(one);
  previous constant uuid := (select owner_id from public.businesses where id = one.business_id);
  -- Null where the evidence decided.
  decider constant uuid := nullif(auth.uid(), one.claimant_id);
  approved public.claims;
  rival public.claims;
begin
  -- Before the new owner, who would be asked about them.
  for rival in
    update public.claims
    set status = 'rejected', decided_by = decider, decided_at = now(),
      revision = revision + 1
    where business_id = one.business_id and status = 'pending' and id <> one.id
    returning *
  loop
    perform private.notify('claim_rejected', 'claim-rejected:' || rival.id, mail_data || '{"reason": null}',
      rival.claimant_id);
  end loop;
  update public.businesses
  set owner_id = one.claimant_id, verification = one.evidence::text::public.verification_level
  where id = one.business_id;
  update public.profiles set role = 'business_owner' where user_id = one.claimant_id and role = 'community_user';
  update public.claims
  set status = 'approved', sent_at = coalesce(sent_at, now()), evidence = one.evidence, rested_on = one.rested_on, reopened_at = null, decided_by = decider, decided_at = now(),
    revision = revision + 1
  where id = one.id returning * into approved;
  perform private.notify('claim_approved', format('claim-approved:%s:%s', one.id, approved.revision), mail_data, one.claimant_id);
  perform private.notify('listing_lost', 'listing-lost:' || one.id, mail_data, previous) where previous <> one.claimant_id;
  return approved;
end;
$$;

-- Starts the claim of who has submitted a listing of their own. Where their account's email is at its website, that is
-- evidence as a code would be, and gives the listing if the admin has confirmed the website; else they must verify it.
create function private.claim_submitted(one public.submissions)
returns void language plpgsql as $$
declare
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
  host constant text := private.account_mail_host(one.submitter_id);
  started public.claims;
begin
  insert into public.claims (id, claimant_id, business_id, evidence)
  values (gen_random_uuid(), one.submitter_id, listing.id, 'email') returning * into started;
  perform private.complete_claim(started, host) where private.gives_listing(listing, host, one.submitter_id);
end;
$$;

-- Records the current owner's objection, once. outcome: objected, also when they had; over, after
-- the seven days; closed, when it is decided or withdrawn.
create function public.object_to_claim(claim_id uuid, reason text)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  listing public.businesses;
  one public.claims;
  outcome text;
begin
  select * into listing from public.businesses
  where id = (select c.business_id from public.claims as c where c.id = claim_id) for update;
  select * into one from public.claims as c where c.id = claim_id for update;
  perform private.refuse('PT404', 'Claim not found')
    where listing.owner_id is distinct from caller or one.claimant_id = caller or one.object_until is null;
  outcome := case
    when one.status <> 'pending' then 'closed'
    when one.objection is not null then 'objected'
    when one.object_until <= now() then 'over'
    else 'new'
  end;
  if outcome = 'new' then
    update public.claims set objection = private.clean_text(coalesce(object_to_claim.reason, '')), objected_at = now(), revision = revision + 1 where id = one.id
    returning * into one;
    perform private.notify('claim_objected', 'claim-objected:' || one.id, private.claim_mail_data(one), one.claimant_id);
    outcome := 'objected';
  end if;
  return jsonb_build_object('outcome', outcome, 'objection', public.get_objection(one.id));
end;
$$;
grant execute on function public.object_to_claim to authenticated;

-- Reopens the claim by which the owner has a listing, when somebody else takes back the value that it rested
-- on: another one (`evidence_key`) is written, or an admin takes a confirmation back. The owner stays until an admin decides; they, whose
-- claim lost, and the former owner are told. The caller holds the listing's lock.
create function private.reopen_claim(listing public.businesses, field text, old_value text, new_value text)
returns void language plpgsql as $$
declare
  old_key constant text := private.evidence_key(field, old_value);
  reopened public.claims;
begin
  if listing.owner_id is null or private.is_copied_from_other(listing.id) or private.own_role(listing.id) is not null
    or old_key is not distinct from private.evidence_key(field, new_value) then
    return;
  end if;
  update public.claims as c
  set status = 'pending', reopened_at = now(), decided_by = null, decided_at = null, object_until = null, revision = c.revision + 1
  where c.business_id = listing.id and c.claimant_id = listing.owner_id and c.status = 'approved'
    and old_key = private.evidence_key(reopen_claim.field, c.rested_on ->> reopen_claim.field) and not exists (
      select from public.claims as other
      where other.business_id = c.business_id and other.claimant_id = c.claimant_id and other.status = 'pending')
    and c.id = (select last.id from public.claims as last
      where last.business_id = c.business_id and last.claimant_id = c.claimant_id and last.status = 'approved'
      order by last.decided_at desc limit 1)
  returning * into reopened;
  perform private.notify('claim_reopened', format('claim-reopened:%s:%s', reopened.id, reopened.revision),
    private.claim_mail_data(reopened) || jsonb_build_object('field', field, 'is_own', person = reopened.claimant_id), person)
  from (
    select reopened.claimant_id as person
    union select c.claimant_id from public.claims as c
    where c.business_id = listing.id and c.status = 'rejected' and c.reason is null
    union select n.recipient_id from public.notifications as n where n.key = 'listing-lost:' || reopened.id
  ) as sides
  where reopened.id is not null;
end;
$$;

-- Approves a pending claim, or rejects it; a reopened one that is rejected takes the listing back. The caller holds the locks of the listing and the claim,
-- and has found no obstacle.
create function private.decide_claim(claim_id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
declare
  one public.claims := (select c from public.claims as c where c.id = claim_id);
begin
  if is_approved then
    perform private.approve_claim(one);
    return;
  end if;
  update public.claims as c
  set status = 'rejected', reason = decide_claim.reason, decided_by = auth.uid(), decided_at = now(),
    revision = c.revision + 1
  where c.id = claim_id returning * into one;
  if one.reopened_at is not null then
    update private.listing_evidence as e set source = 'other'
    where e.business_id = one.business_id and e.source = 'owner' and e.written_at >= one.sent_at;
    update public.businesses as b set owner_id = null, verification = 'none'
    where b.id = one.business_id and b.owner_id = one.claimant_id;
  end if;
  perform private.notify('claim_rejected', format('claim-rejected:%s:%s', one.id, one.revision),
    private.claim_mail_data(one) || jsonb_build_object('reason', one.reason), one.claimant_id);
end;
$$;

create function private.queue_claim(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
begin
  return private.queue_claim_or_objection(false, part, item, is_approved, reason);
end;
$$;

-- A claim with its owner's objection.
create function private.queue_objection(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
begin
  return private.queue_claim_or_objection(true, part, item, is_approved, reason);
end;
$$;

create function private.queue_claim_or_objection(has_objection boolean, part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  one constant public.claims := (select c from public.claims as c where c.id = item);
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
begin
  case part
    when 'entry' then return (
      select jsonb_build_object('business_id', one.business_id, 'sender_id', one.claimant_id, 'waiting_since', one.sent_at,
        'signals', jsonb_strip_nulls(jsonb_build_object(
          'has_owner', case when one.object_until is not null then '{}'::jsonb end,
          'rivals', (
            select jsonb_build_object('count', count(*)) from public.claims as r
            where r.business_id = one.business_id and r.id <> one.id and r.status = 'pending' and r.sent_at is not null
            having count(*) > 0),
          'reopened', case when one.reopened_at is not null then '{}'::jsonb end)),
        'facts', jsonb_build_object('evidence', one.evidence, 'object_until', one.object_until))
      where one.status = 'pending' and one.sent_at is not null and (one.objection is not null) = has_objection);
    when 'version' then return to_jsonb(one.revision);
    -- Early, while the current owner may still object.
    when 'obstacle' then return jsonb_build_object('outcome', case
      when auth.uid() in (one.claimant_id, listing.owner_id) and (listing.owner_id is not null or private.has_other_admin()) then 'own'
      when one.status <> 'pending' then 'stale'
      when is_approved and listing.status <> 'published' then 'unlisted'
      when is_approved and listing.owner_id <> one.claimant_id and coalesce(one.object_until > now(), true) then 'early' end);
    when 'about' then return case when one.id is not null then jsonb_build_object('listing', listing.id, 'values', to_jsonb(listing)) end;
    when 'record' then return private.count_decided(array(
      select c.status from public.claims as c where c.claimant_id = item order by c.updated_at desc, c.id desc limit 200));
    when 'lock' then perform from public.claims as c where c.id = item for update;
    when 'decision' then perform private.decide_claim(item, is_approved, reason);
  end case;
  return null;
end;
$$;
