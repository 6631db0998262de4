-- A code on the website of the business. The Worker fetches the website, and reports with the
-- secret key for whom it found the code.
-- Requested checks of websites.
create table private.claim_website_checks (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references public.claims (id) on delete cascade,
  -- The website that was checked: if the listing's website changes meanwhile, the check proves nothing.
  website text not null,
  created_at timestamptz not null default now()
);
create index claim_website_checks_claim_id_idx on private.claim_website_checks (claim_id, created_at desc);

-- For the Worker, after it verified the claimant's token: returns which website and domain to check
-- for which code. At most twenty times an hour. Null when there is nothing to check.
create function public.begin_website_check(claim_id uuid, claimant uuid)
returns jsonb language plpgsql security definer as $$
declare
  one constant public.claims := private.lock_claim_of(claim_id, claimant);
  website constant text := (select private.code_website(b) from public.businesses as b where b.id = one.business_id);
  check_id uuid;
begin
  if website is null or not private.is_open_for(one, 'website') then
    return null;
  end if;
  perform private.refuse_excess((select count(*) from private.claim_website_checks as c
    where c.claim_id = one.id and c.created_at > now() - interval '1 hour'), 20, 'Too many checks in one hour');
  insert into private.claim_website_checks (claim_id, website) values (one.id, website) returning id into check_id;
  return jsonb_build_object('id', check_id, 'website', website, 'code', one.website_code,
    'domain', private.registrable_domain(private.own_website_host(website)));
end;
$$;
grant execute on function public.begin_website_check to service_role;

-- Records that the Worker found the code. outcome: approved; sent, when it now waits for a
-- decision; closed, also when the listing has another website by now.
create function public.finish_website_check(check_id uuid, claimant uuid)
returns jsonb language plpgsql security definer as $$
declare
  done constant private.claim_website_checks := (select c from private.claim_website_checks as c where c.id = check_id);
  one public.claims := private.lock_claim_of(done.claim_id, claimant);
begin
  if not private.is_open_for(one, 'website') or done.created_at < now() - interval '5 minutes'
    or done.website is distinct from (select private.code_website(b) from public.businesses as b where b.id = one.business_id) then
    return private.answer_claim('closed', one);
  end if;
  one := private.complete_claim(one, private.own_website_host(done.website));
  return private.answer_claim(case one.status when 'approved' then 'approved' else 'sent' end, one);
end;
$$;
grant execute on function public.finish_website_check to service_role;
