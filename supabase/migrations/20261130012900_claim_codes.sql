-- Codes that go to a contact of the business that counts: mailed to an address on a host of `code_hosts`, sent to its phone, or on a
-- letter. Only the newest code of a claim is valid, which a call that nobody has made yet has not. They are kept for a day, for the rate limits.
create type public.code_channel as enum ('email', 'letter', 'text', 'call', 'admin_call');

create table private.claim_codes (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references public.claims (id) on delete cascade,
  channel public.code_channel not null default 'email',
  address text constraint address check (private.is_email(address) and address = lower(address)),
  -- The phone or postal address; null for who has a letter without asking for it.
  contact text,
  -- A slow hash, because eight digits are quickly brute-forced; null for letters (`owner_codes`) and until an admin calls.
  code_hash text,
  attempts_left smallint not null default 5,
  -- The last code entered.
  entered text,
  -- When an admin has called.
  ended_at timestamptz,
  expires_at timestamptz not null default now() + interval '30 minutes',
  created_at timestamptz not null default now(),
  -- When the code was made: of a call, when an admin read it out.
  issued_at timestamptz not null default now(),
  check ((address is not null) = (channel = 'email') and (contact is not null or channel in ('email', 'letter')))
);
create index claim_codes_claim_id_idx on private.claim_codes (claim_id, created_at desc);
create index claim_codes_address_idx on private.claim_codes (address, created_at);
create index claim_codes_created_at_idx on private.claim_codes (created_at);

create function private.evidence_by(channel public.code_channel)
returns public.claim_evidence immutable
return case channel when 'email' then 'email' when 'letter' then 'letter' else 'phone' end::public.claim_evidence;

-- Returns eight random digits, of the sixty random bits at the end of a version 4 uuid.
create function private.random_digits()
returns text language sql as $$
  select lpad((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 18, 15))::bit(60)::bigint % 100000000)::text, 8, '0');
$$;

-- Whether a provider may send to a phone. Not to toll-free ones, which a call center answers, nor to premium and island
-- numbers of the American plan, for which strangers could have us pay.
create function private.is_callable(phone text)
returns boolean immutable
return phone ~ '^\([2-9]\d\d\) [2-9]\d\d-\d{4}$' and phone !~ '^\(\d{3}\) 976' and substring(phone from '\d{3}') !~
  '^(8(00|33|44|55|66|77|88)|900|242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)$';

-- Mails a code; refuses an address that is none or not at a host of the business. outcome: sent, also when one
-- was sent there within the last minute; wait, when that was to another address; closed.
create function public.send_claim_code(claim_id uuid, address text)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  recipient constant text := lower(private.clean_text(coalesce(address, '')));
  one constant public.claims := private.lock_claim_of(claim_id, caller);
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
  last private.claim_codes;
  code text;
  code_id uuid;
begin
  if not private.is_open_for(one, 'email') then
    return private.answer_claim('closed', one);
  end if;
  perform private.refuse_field('address')
    where split_part(recipient, '@', 2) <> all(private.code_hosts(listing));
  select * into last from private.claim_codes as c where c.claim_id = one.id and c.channel = 'email' order by c.created_at desc limit 1;
  if last.created_at > now() - interval '1 minute' then
    return private.answer_claim(case when last.address = recipient then 'sent' else 'wait' end, one);
  end if;
  -- Limits the mails to an address. A claimant's own limit is lower, so that a stranger who sends codes there does not
  -- keep the owner from getting one.
  perform pg_advisory_xact_lock(hashtext('claim codes to ' || recipient));
  perform private.refuse_excess((select count(*) from private.claim_codes as c
    join public.claims as of_code on of_code.id = c.claim_id and of_code.claimant_id = caller
    where (c.address = recipient or c.claim_id = one.id and c.channel = 'email') and c.created_at > now() - interval '1 day'),
    5, 'Too many codes in one day');
  perform private.refuse_excess((select count(*) from private.claim_codes as c
    where c.address = recipient and c.created_at > now() - interval '1 day'), 15, 'Too many codes in one day');
  code := private.random_digits();
  insert into private.claim_codes (claim_id, address, code_hash)
  values (one.id, recipient, extensions.crypt(code, extensions.gen_salt('bf', 8)))
  returning id into code_id;
  perform private.notify('claim_code', 'claim-code:' || code_id,
    private.claim_mail_data(one) || jsonb_build_object('code', code), null, recipient);
  return private.answer_claim('sent', one);
end;
$$;
grant execute on function public.send_claim_code to authenticated;

-- Returns the newest code of a claim while it is valid; null otherwise. What it went to proves nothing once the listing
-- has another one, or it counts no more.
create function private.good_code(one public.claims)
returns private.claim_codes language sql stable as $$
  select c.*
  from private.claim_codes as c
  join public.businesses as b on b.id = one.business_id
  where c.id = (
      select n.id from private.claim_codes as n
      where n.claim_id = one.id and private.evidence_by(n.channel) = one.evidence
      order by n.code_hash is null, n.issued_at desc limit 1)
    and c.expires_at >= now()
    and case one.evidence
      when 'email' then split_part(c.address, '@', 2) = any (private.code_hosts(b))
      when 'phone' then c.contact = private.counted_value(b, 'phone')
      else true end;
$$;

-- Records the entered code, for `confirm_claim_code` to check, and counts the attempt. A caller of the API can make the
-- transaction roll back depending on the response (`?pgrst_scalar->>outcome=match.(` fails where there is one), so the
-- counting function must not know whether the code is right. outcome: entered; expired; closed.
create function public.enter_claim_code(claim_id uuid, code text)
returns jsonb language plpgsql security definer as $$
declare
  one constant public.claims := private.lock_claim_of(claim_id, private.require_caller());
begin
  if one.evidence in ('website', 'documents') or not private.is_open_for(one, one.evidence) then
    return private.answer_claim('closed', one);
  end if;
  -- The person who holds a letter can use its code, even if somebody else asked for it.
  insert into private.claim_codes (claim_id, channel, expires_at)
  select one.id, 'letter', now() + interval '30 days'
  where one.evidence = 'letter' and not exists (
    select from private.claim_codes as c where c.claim_id = one.id and c.channel = 'letter');
  update private.claim_codes as c
  set attempts_left = c.attempts_left - 1, entered = case one.evidence
    when 'letter' then private.read_owner_code(code)
    else left(regexp_replace(coalesce(enter_claim_code.code, ''), '\D', '', 'g'), 20) end
  where c.id = (private.good_code(one)).id and c.attempts_left > 0;
  if not found then
    return private.answer_claim('expired', one);
  end if;
  return private.answer_claim('entered', one);
end;
$$;
grant execute on function public.enter_claim_code to authenticated;

-- Checks the last entered code; idempotent. outcome: approved; sent, when it now waits for a
-- decision; expired; wrong; used_up, when it was wrong for the last time; closed.
create function public.confirm_claim_code(claim_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  one public.claims := private.lock_claim_of(claim_id, private.require_caller());
  last constant private.claim_codes := private.good_code(one);
  is_right boolean;
  held private.owner_codes;
begin
  if one.evidence in ('website', 'documents') or not private.is_open_for(one, one.evidence) then
    return private.answer_claim('closed', one);
  end if;
  if last.entered is null then
    return private.answer_claim('expired', one);
  end if;
  if one.evidence = 'letter' then
    held := private.use_owner_code(last.entered, one.business_id);
    is_right := held.id is not null;
  else
    is_right := extensions.crypt(last.entered, last.code_hash) = last.code_hash;
  end if;
  if is_right is not true then
    return private.answer_claim(case last.attempts_left when 0 then 'used_up' else 'wrong' end, one);
  end if;
  -- Who holds the code of a mail can read the email.
  one.evidence := case held.channel when 'email' then 'email' else one.evidence end;
  one := case one.evidence
    when 'email' then private.complete_claim(one, split_part(coalesce(held.address, last.address), '@', 2))
    when 'letter' then private.complete_claim(one, field => 'address')
    else private.complete_claim(one, field => 'phone') end;
  return private.answer_claim(case one.status when 'approved' then 'approved' else 'sent' end, one);
end;
$$;
grant execute on function public.confirm_claim_code to authenticated;
