-- Claims as claimants, current owners and admins read them.

-- For the claimant, without the current owner's objection, which is for the admins.
create function private.show_claim(one public.claims)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', one.id, 'status', one.status, 'evidence', one.evidence, 'website_code', one.website_code, 'note', one.note,
    'sent_at', one.sent_at, 'reopened_at', one.reopened_at, 'object_until', one.object_until, 'has_objection', one.objection is not null,
    'reason', one.reason, 'decided_at', one.decided_at, 'documents', private.claim_documents_of(one.id), 'code_sent', (
      select jsonb_build_object('channel', c.channel, 'address', coalesce(c.address, c.contact), 'at', c.created_at)
      from private.claim_codes as c where c.claim_id = one.id and private.evidence_by(c.channel) = one.evidence order by c.created_at desc limit 1
    )
  )
  where one.id is not null;
$$;

create function private.answer_claim(outcome text, one public.claims)
returns jsonb stable
return jsonb_build_object('outcome', outcome, 'claim', private.show_claim(one));

-- Returns by which evidence a published listing can be claimed, for visitors; null where there is none.
create function public.find_claim_ways(listing_slug text)
returns text[] stable security definer
return (
  select array_remove(array[
    case when private.code_hosts(b) <> '{}' then 'email' end,
    case when private.code_website(b) is not null then 'website' end,
    case when private.counted_value(b, 'address') is not null then 'letter' end,
    case when private.counted_value(b, 'phone') is not null then 'phone' end,
    'documents'], null)
  from public.businesses as b where b.slug = listing_slug and b.status = 'published');
grant execute on function public.find_claim_ways to anon, authenticated;

-- Returns what the caller sees before and during a claim: the listing, whether it is theirs, their
-- last claim of it, and the possible evidence. Null where the listing is not public.
create function public.get_claim_form(id_or_slug text)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'listing', private.show_place(b) || jsonb_build_object('status', b.status, 'is_claimed', b.is_claimed),
    'is_own', coalesce(b.owner_id = auth.uid(), false),
    'mail_hosts', to_jsonb(private.code_hosts(b)),
    'website', private.code_website(b),
    'letter_address', private.counted_value(b, 'address'),
    'phone', private.counted_value(b, 'phone'),
    'can_text', coalesce(private.is_callable(private.counted_value(b, 'phone')), false),
    'can_call', coalesce(private.is_callable(private.counted_value(b, 'phone')), false)
      and extract(hour from now() at time zone b.time_zone) between 8 and 20,
    'has_owner_code', exists (select from private.owner_codes as o
      where o.business_id = b.id and o.is_evidence and o.used_at is null and o.expires_at > now()),
    'instant_hosts', to_jsonb(array(
      select host from unnest(private.code_hosts(b)) as host where private.gives_listing(b, host, auth.uid()))),
    'claim', (
      select private.show_claim(c) from public.claims as c
      where c.business_id = b.id and c.claimant_id = auth.uid() order by c.created_at desc limit 1
    )
  )
  from private.find_listing(id_or_slug) as found
  join public.businesses as b on b.id = found.id
  where b.status in ('published', 'closed', 'moved');
$$;
grant execute on function public.get_claim_form to authenticated;

-- Returns what the current owner sees of a claim: its existence and kind of evidence, not the
-- claimant. Null for everybody else.
create function public.get_objection(claim_id uuid)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'id', c.id, 'status', c.status, 'slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state,
    'evidence', c.evidence, 'sent_at', c.sent_at, 'object_until', c.object_until, 'objection', c.objection,
    'documents', private.claim_documents_of(c.id, auth.uid()), 'is_open', c.status = 'pending' and c.object_until > now())
  from public.claims as c
  join public.businesses as b on b.id = c.business_id
  where c.id = claim_id and c.object_until is not null and b.owner_id = auth.uid() and c.claimant_id <> auth.uid();
$$;
grant execute on function public.get_objection to authenticated;

-- Returns the claims on the caller's listings that wait for a decision, earliest decidable first.
create function public.find_objections()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(public.get_objection(c.id) order by c.object_until, c.id), '[]')
  from private.own_listing_ids() as own (id)
  join public.claims as c on c.business_id = own.id
  where c.status = 'pending' and c.object_until is not null and c.claimant_id <> auth.uid();
$$;
grant execute on function public.find_objections to authenticated;

-- Returns the claimant for admins, with the decisions on their other claims.
create function private.describe_claimant(claimant uuid)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name', private.name_person(u.id), 'email', u.email, 'since', u.created_at,
    'approved', (select count(*) from public.claims as c where c.claimant_id = claimant and c.status = 'approved'),
    'rejected', (select count(*) from public.claims as c where c.claimant_id = claimant and c.status = 'rejected'))
  from auth.users as u where u.id = claimant;
$$;

-- Returns a claim for an admin's decision, with the listing and rival claims. Null for everybody else.
create function public.get_claim(claim_id uuid)
returns jsonb language sql stable security definer as $$
  select private.show_claim(c) || jsonb_build_object(
    'revision', c.revision, 'objection', c.objection,
    'objection_documents', private.claim_documents_of(c.id, b.owner_id),
    'is_own', coalesce(auth.uid() in (c.claimant_id, b.owner_id), false)
      and (b.owner_id is not null or private.has_other_admin()),
    'claimant', private.describe_claimant(c.claimant_id),
    'listing', jsonb_build_object(
      'slug', b.slug, 'name', b.name, 'street', b.street, 'city', b.city, 'state', b.state, 'zip_code', b.zip_code,
      'phone', b.phone, 'email', b.email, 'website', b.website, 'status', b.status, 'verification', b.verification,
      'owner', case when b.owner_id is not null then private.describe_claimant(b.owner_id) end),
    'rivals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'status', r.status, 'evidence', r.evidence, 'sent_at', r.sent_at,
        'claimant', private.describe_claimant(r.claimant_id)) order by r.sent_at, r.id), '[]')
      from public.claims as r
      where r.business_id = c.business_id and r.id <> c.id and r.sent_at is not null
    ))
  from public.claims as c
  join public.businesses as b on b.id = c.business_id
  where c.id = claim_id and c.sent_at is not null and private.is_admin();
$$;
grant execute on function public.get_claim to authenticated;

-- Returns a page of the caller's own, last changed first; `after` is the last one of the previous page.
create function public.find_own_claims(after uuid default null)
returns jsonb language sql stable as $$
  select private.page_of(jsonb_agg(item), 20)
  from (
    select jsonb_build_object('id', c.id, 'status', c.status, 'slug', b.slug, 'name', b.name, 'city', b.city,
      'state', b.state, 'sent_at', c.sent_at) as item
    from public.claims as c join public.businesses as b on b.id = c.business_id
    where c.claimant_id = (select auth.uid()) and (after is null or (c.updated_at, c.id) < (
      select last_seen.updated_at, last_seen.id from public.claims as last_seen where last_seen.id = after))
    order by c.updated_at desc, c.id desc limit 21
  ) as page;
$$;
grant execute on function public.find_own_claims to authenticated;
