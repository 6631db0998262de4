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
-- one or their members asked for or gave, objections, and their own review. The new one is asked about waiting claims.
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
  where business_id = new.id and status = 'waiting';
  update public.business_invitations set status = 'withdrawn', ended_at = now()
  where business_id = new.id and status = 'open';
  perform private.end_roles(new.id);
  update public.claims
  set object_until = null, objection = null, objected_at = null, revision = revision + 1
  where business_id = new.id and status = 'pending' and object_until is not null
    and claimant_id is distinct from new.owner_id;
  perform private.request_objections(new.id);
  perform private.hide_own_review(new.id, new.owner_id);
  return null;
end;
$$;
create trigger businesses_follow_new_owner after update of owner_id on public.businesses
for each row when (old.owner_id is distinct from new.owner_id) execute function private.follow_new_owner();

-- Marks the evidence as complete, at this host. Approves the claim where the evidence is sufficient and the
-- listing has neither an owner nor large changes that no admin has reviewed; else it waits, and a
-- current owner is asked. The caller holds the listing's lock and has checked the code.
create function private.complete_claim(one public.claims, host text default null)
returns public.claims language plpgsql as $$
declare
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
  sent public.claims;
begin
  if listing.owner_id is null and listing.status = 'published' and one.evidence <> 'documents'
    and not private.needs_review(listing) and not private.is_weak_host(host, listing, one.claimant_id) then
    return private.approve_claim(one);
  end if;
  update public.claims set sent_at = now(), revision = revision + 1 where id = one.id returning * into sent;
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
  set status = 'approved', sent_at = coalesce(sent_at, now()), decided_by = decider, decided_at = now(),
    revision = revision + 1
  where id = one.id returning * into approved;
  perform private.notify('claim_approved', 'claim-approved:' || one.id, mail_data, one.claimant_id);
  perform private.notify('listing_lost', 'listing-lost:' || one.id, mail_data, previous) where previous <> one.claimant_id;
  return approved;
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

-- Approves a pending claim, or rejects it. The caller holds the locks of the listing and the claim,
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
  perform private.notify('claim_rejected', 'claim-rejected:' || one.id,
    private.claim_mail_data(one) || jsonb_build_object('reason', one.reason), one.claimant_id);
end;
$$;
