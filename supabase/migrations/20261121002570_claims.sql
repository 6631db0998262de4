-- "This business is mine": pending -> approved | rejected | withdrawn (decisions.md). Nobody writes the table by
-- hand: the functions here, in the files of its evidence and in decide_claim do, each in one transaction. Who writes locks
-- the listing first and then the claim, so that of two claims one is decided before the other is looked at.
create type public.claim_status as enum ('pending', 'approved', 'rejected', 'withdrawn');
create type public.claim_evidence as enum ('email', 'website', 'documents');

create table public.claims (
  -- Made by the browser before anything is sent: sending twice makes one.
  id uuid primary key,
  claimant_id uuid not null references auth.users (id) on delete cascade,
  business_id uuid not null references public.businesses (id) on delete cascade,
  status public.claim_status not null default 'pending',
  evidence public.claim_evidence not null,
  -- What the website is to show. No secret, but of this claim alone.
  website_code text not null default 'mainstreet-' || replace(gen_random_uuid()::text, '-', ''),
  -- What is to be known about the documents.
  note text check (char_length(note) between 1 and 1000 and note = btrim(note)),
  -- Goes up with every change: who decides says which one they have seen.
  revision integer not null default 1,
  -- When the evidence was there. Before that nobody but the claimant hears of it.
  sent_at timestamptz,
  -- Until then the sitting owner may object; null where there was none.
  object_until timestamptz,
  objection text check (char_length(objection) between 1 and 1000 and objection = btrim(objection)),
  objected_at timestamptz,
  reason text check (char_length(reason) between 1 and 1000 and reason = btrim(reason)),
  -- Null where the evidence decided.
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status in ('approved', 'rejected')) = (decided_at is not null)),
  check (status <> 'rejected' or reason is not null),
  check (status <> 'approved' or sent_at is not null),
  check (object_until is null or sent_at is not null),
  check ((objection is null) = (objected_at is null))
);
create unique index claims_open_idx on public.claims (business_id, claimant_id) where status = 'pending';
create index claims_business_id_idx on public.claims (business_id, created_at desc);
create index claims_claimant_id_idx on public.claims (claimant_id, updated_at desc, id desc);
create index claims_waiting_idx on public.claims (sent_at, id) where status = 'pending' and sent_at is not null;
create index claims_decided_by_idx on public.claims (decided_by);

-- What goes to another listing with the one it was about is not changed by that.
create trigger claims_touch_updated_at before update on public.claims
for each row when (old.business_id = new.business_id) execute function private.touch_updated_at();
create trigger claims_audit after insert or update on public.claims
for each row execute function private.write_audit('id', 'revision', 'website_code', 'updated_at');

alter table public.claims enable row level security;

create policy "People can read their own claims, admins what was sent" on public.claims
for select to authenticated
using (
  (select private.is_read_by_function() or private.is_asked_for('/claims', ''))
  and (claimant_id = (select auth.uid()) or (sent_at is not null and (select private.is_admin())))
);

-- Not what the sitting owner says, which is for the admins.
grant select (
  id, claimant_id, business_id, status, evidence, website_code, note, revision, sent_at, object_until, objected_at, reason,
  decided_by, decided_at, created_at, updated_at
) on public.claims to authenticated;
grant all on public.claims to service_role;

-- What every mail about a claim tells of the listing.
create function private.claim_mail_data(one public.claims)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('claim', one.id, 'name', b.name, 'slug', b.slug, 'city', b.city, 'state', b.state)
  from public.businesses as b where b.id = one.business_id;
$$;

create function private.require_caller()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Only a person who is signed in has claims' using errcode = '42501';
  end if;
  return auth.uid();
end;
$$;

-- Somebody's own claim, locked behind its listing. Another's is as if it did not exist.
create function private.lock_claim_of(claim_id uuid, claimant uuid)
returns public.claims
language plpgsql
security definer
set search_path = ''
as $$
declare
  one public.claims;
begin
  -- The Worker acts for the claimant, whose token may have been made before a suspension.
  if exists (select from auth.users where id = claimant and banned_until > now()) then
    raise exception 'Suspended people claim nothing' using errcode = '42501';
  end if;
  perform from public.businesses
  where id = (select business_id from public.claims where id = claim_id) for update;
  select * into one from public.claims where id = claim_id and claimant_id = claimant for update;
  if one.id is null then
    -- PostgREST answers PTxyz with the status xyz.
    raise exception 'There is no such claim' using errcode = 'PT404';
  end if;
  return one;
end;
$$;

-- Whether the claim may still be proven by this kind of evidence.
create function private.is_open_for(one public.claims, evidence public.claim_evidence)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select one.status = 'pending' and one.sent_at is null and one.evidence = is_open_for.evidence;
$$;

-- decisions.md: five claims a day. Of one listing twenty that were sent: unsent ones cost nothing to make, and would keep
-- the real owner from claiming it.
create function private.limit_claims(claimant uuid, listing_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.claims where claimant_id = claimant and created_at > now() - interval '1 day') >= 5 then
    raise exception 'Too many claims within a day' using errcode = 'PT429';
  end if;
  if (
    select count(*) from public.claims
    where business_id = listing_id and sent_at is not null and created_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'Too many claims of this listing within a day' using errcode = 'PT429';
  end if;
end;
$$;

-- Begins a claim, or goes on with the caller's open one by this kind of evidence, which may be chosen anew until it is
-- there. outcome: started; own, of one's own listing; unlisted, of one that is closed, moved or not public;
-- closed, of a claim that is decided or waits for a decision.
create function private.start_claim(claim_id uuid, listing_id uuid, chosen public.claim_evidence)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.require_caller();
  listing public.businesses;
  one public.claims;
begin
  -- The listing before the claim, as everywhere, and one claim of a person at a time, so that limits hold.
  perform pg_advisory_xact_lock(hashtext('claims of ' || caller));
  select * into listing from public.businesses where id = listing_id for update;
  select * into one from public.claims where id = claim_id;
  if one.claimant_id <> caller or one.business_id <> listing_id then
    raise exception 'There is no such claim' using errcode = 'PT404';
  end if;
  if listing.owner_id = caller then
    return private.answer_claim('own', one);
  end if;
  if listing.status is distinct from 'published' then
    return private.answer_claim('unlisted', one);
  end if;
  if one.id is null then
    select * into one from public.claims as c
    where c.claimant_id = caller and c.business_id = listing_id and c.status = 'pending';
  end if;
  if one.id is null then
    perform private.limit_claims(caller, listing_id);
    insert into public.claims (id, claimant_id, business_id, evidence) values (claim_id, caller, listing_id, chosen)
    returning * into one;
    return private.answer_claim('started', one);
  end if;
  if one.status <> 'pending' or one.sent_at is not null then
    return private.answer_claim('closed', one);
  end if;
  if one.evidence <> chosen then
    -- Each change is a row of the audit log, which nobody can delete.
    if one.revision >= 20 then
      raise exception 'Too many changes of a claim' using errcode = 'PT429';
    end if;
    update public.claims set evidence = chosen, revision = revision + 1 where id = one.id returning * into one;
  end if;
  return private.answer_claim('started', one);
end;
$$;

-- Takes it back. outcome: withdrawn, also when it was before; closed, when it is decided.
create function private.withdraw_claim(claim_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  one public.claims := private.lock_claim_of(claim_id, private.require_caller());
begin
  if one.status in ('approved', 'rejected') then
    return private.answer_claim('closed', one);
  end if;
  if one.status = 'pending' then
    update public.claims set status = 'withdrawn', revision = revision + 1 where id = one.id returning * into one;
  end if;
  return private.answer_claim('withdrawn', one);
end;
$$;

revoke execute on function private.lock_claim_of, private.limit_claims, private.claim_mail_data
  from anon, authenticated, service_role;
revoke execute on function private.start_claim, private.withdraw_claim from anon, service_role;

create function public.start_claim(claim_id uuid, business_id uuid, evidence public.claim_evidence)
returns jsonb
language sql
set search_path = ''
as $$
  select private.start_claim(claim_id, business_id, evidence);
$$;

create function public.withdraw_claim(claim_id uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.withdraw_claim(claim_id);
$$;

grant execute on function public.start_claim, public.withdraw_claim to authenticated;
