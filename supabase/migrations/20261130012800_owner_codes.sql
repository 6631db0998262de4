-- Codes for the owner of a listing, on a letter to its address or in a mail to its email: sent because somebody claims it, or to invite
-- its owner. They are good once, for any claim of the listing by who holds them: a stranger who has a letter sent neither gains
-- by it nor keeps the owner from using it. Only the hash is stored; the code of a letter is made when it is printed. It is
-- evidence where it went to a value that counted, and that the listing still has and still counts.
create type public.owner_code_channel as enum ('letter', 'email');

create table private.owner_codes (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  channel public.owner_code_channel not null,
  -- The listing's address or email when it was requested.
  address text not null check (char_length(address) between 1 and 3000),
  -- The claim whose claimant asked for it; null: an invitation.
  claim_id uuid references public.claims (id) on delete cascade,
  code_hash text unique,
  is_evidence boolean not null default false,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz,
  used_at timestamptz,
  mailed_at timestamptz, -- when the mailing service was asked to print and send it; not sent then: it did not
  taken_at timestamptz, -- when it said that it will
  check ((code_hash is null) = (sent_at is null) and (sent_at is null) = (expires_at is null))
);
create index owner_codes_business_id_idx on private.owner_codes (business_id, created_at);
create index owner_codes_claim_id_idx on private.owner_codes (claim_id);
create index owner_codes_waiting_idx on private.owner_codes (created_at, id) where sent_at is null;
create index owner_codes_mailed_at_idx on private.owner_codes (mailed_at) where mailed_at is not null;
create index owner_codes_sent_at_idx on private.owner_codes (sent_at desc);

-- A letter follows its claim to the listing into which its own is merged, and back.
create function private.move_owner_codes()
returns trigger language plpgsql security definer as $$
begin
  update private.owner_codes set business_id = new.business_id where claim_id = new.id;
  return null;
end;
$$;
create trigger claims_move_owner_codes after update of business_id on public.claims
for each row when (old.business_id <> new.business_id) execute function private.move_owner_codes();

-- Returns twelve letters and digits that nobody confuses (Crockford's base 32), from sixty random bits: too many to guess,
-- so that a fast hash finds them.
create function private.random_owner_code()
returns text language sql as $$
  with random as materialized (
    select ('x' || substr(replace(gen_random_uuid()::text, '-', ''), 18, 15))::bit(60)::bigint as bits)
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((bits >> (5 * place)) & 31)::integer + 1, 1), '')
  from random, generate_series(0, 11) as place;
$$;

-- Returns a code as it is hashed, however it was typed.
create function private.read_owner_code(code text)
returns text immutable
return translate(upper(regexp_replace(left(code, 100), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011');

create function private.hash_owner_code(code text)
returns text immutable
return encode(sha256(convert_to(private.read_owner_code(code), 'utf8')), 'hex');

create function private.owner_code_field(channel public.owner_code_channel)
returns text immutable
return case channel when 'letter' then 'address' else 'email' end;

-- Gives a code to send to a listing's present address or email, which the caller checks; an earlier code is void.
create function private.issue_owner_code(code_id uuid)
returns text language plpgsql as $$
declare
  code constant text := private.random_owner_code();
begin
  update private.owner_codes as c
  set code_hash = private.hash_owner_code(code), sent_at = now(), expires_at = now() + interval '30 days',
    is_evidence = coalesce(c.address = private.counted_value(b, private.owner_code_field(c.channel)), false)
  from public.businesses as b
  where c.id = code_id and b.id = c.business_id;
  return code;
end;
$$;

-- Uses the code if it proves whose listing this is; null otherwise. The caller holds the listing's lock.
create function private.use_owner_code(code text, listing_id uuid)
returns private.owner_codes language sql as $$
  update private.owner_codes as c set used_at = now()
  from public.businesses as b
  where c.code_hash = private.hash_owner_code(code) and c.used_at is null and c.expires_at > now() and c.is_evidence
    and c.business_id = listing_id and b.id = listing_id
    and c.address = private.counted_value(b, private.owner_code_field(c.channel))
  returning c.*;
$$;

-- Has a letter with a code printed for the listing's address, if that counts. outcome: requested, also when one is on its way; impossible; closed.
create function public.request_claim_letter(claim_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  one constant public.claims := private.lock_claim_of(claim_id, caller);
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
  to_address constant text := private.counted_value(listing, 'address');
begin
  if not private.is_open_for(one, 'letter') then
    return private.answer_claim('closed', one);
  end if;
  if to_address is null then
    return private.answer_claim('impossible', one);
  end if;
  if exists (select from private.owner_codes as c
    where c.claim_id = one.id and c.address = to_address and c.used_at is null
      and (c.sent_at is null or c.sent_at > now() - interval '10 days')) then
    return private.answer_claim('requested', one);
  end if;
  -- Each costs paper and postage. The limit of a business holds for all claimants: its owner can use any of the letters.
  perform pg_advisory_xact_lock(hashtext('letters of ' || caller));
  perform private.refuse_excess((select count(*) from private.owner_codes as c
    join public.claims as of_code on of_code.id = c.claim_id and of_code.claimant_id = caller
    where c.created_at > now() - interval '30 days'), 3, 'Too many letters in one month');
  perform private.refuse_excess((select count(*) from private.owner_codes as c
    where c.business_id = listing.id and c.claim_id is not null and c.created_at > now() - interval '30 days'),
    3, 'Too many letters in one month');
  insert into private.owner_codes (business_id, channel, address, claim_id) values (listing.id, 'letter', to_address, one.id);
  insert into private.claim_codes (claim_id, channel, contact, expires_at)
  values (one.id, 'letter', to_address, now() + interval '60 days');
  return private.answer_claim('requested', one);
end;
$$;
grant execute on function public.request_claim_letter to authenticated;

-- Whether a letter may be printed: it waits or was sent lately, its claim or invitation is open, the listing still has the
-- address, and, for a claim, it still counts.
create function private.is_letter_open(one private.owner_codes, listing public.businesses)
returns boolean stable
return one.channel = 'letter' and one.used_at is null and listing.status = 'published'
  and one.address = private.evidence_value(listing, 'address')
  and case when one.claim_id is null then listing.owner_id is null
    else one.address = private.counted_value(listing, 'address') and exists (
      select from public.claims as c where c.id = one.claim_id and private.is_open_for(c, 'letter')) end;

create function private.show_letter(one private.owner_codes, listing public.businesses)
returns jsonb stable
return jsonb_build_object('id', one.id, 'is_invitation', one.claim_id is null, 'created_at', one.created_at, 'sent_at', one.sent_at,
  'mailed_at', one.mailed_at,
  'slug', listing.slug, 'name', listing.name, 'street', listing.street, 'city', listing.city, 'state', listing.state,
  'zip_code', listing.zip_code, 'phone', listing.phone, 'website', listing.website);

-- For admins: up to 100 letters that wait to be printed, oldest first, or those printed in the last 30 days that nobody has used.
create function public.find_letters(are_sent boolean default false)
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(private.show_letter(c, b) order by c.sent_at desc, c.created_at, c.id), '[]')
  from (
    select * from private.owner_codes as c
    where c.channel = 'letter' and case when are_sent then c.sent_at > now() - interval '30 days' else c.sent_at is null end
    order by c.sent_at desc, c.created_at, c.id limit 300
  ) as found
  join private.owner_codes as c on c.id = found.id
  join public.businesses as b on b.id = c.business_id
  where private.is_letter_open(c, b) and private.is_admin();
$$;
grant execute on function public.find_letters to authenticated;

-- Makes the codes of up to ten letters and returns the letters with them, this once: printing one again voids the paper before.
-- Leaves out those that may not be printed, and those of listings in which the caller has a part. Logged.
create function public.print_letters(ids uuid[])
returns jsonb language plpgsql security definer as $$
declare
  one private.owner_codes;
  listing public.businesses;
  letters jsonb := '[]';
begin
  perform private.require_admin();
  perform private.refuse('22023', 'Choose 1 to 10 at a time') where cardinality(ids) not between 1 and 10;
  for listing in
    select b.* from public.businesses as b
    where b.id = any (array(select c.business_id from private.owner_codes as c where c.id = any (ids))) order by b.id for update
  loop
    for one in select * from private.owner_codes as c where c.id = any (ids) and c.business_id = listing.id order by c.id for update loop
      continue when not private.is_letter_open(one, listing) or private.has_part_in(listing.id);
      letters := letters || (private.show_letter(one, listing)
        || jsonb_build_object('code', private.issue_owner_code(one.id), 'expires_at', now() + interval '30 days'));
      insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
      values (auth.uid(), 'update', 'businesses', listing.id, '{"letter_printed": null}', jsonb_build_object('letter_printed', one.address));
    end loop;
  end loop;
  return letters;
end;
$$;
grant execute on function public.print_letters to authenticated;

create function private.void_letter(letter_id uuid)
returns void language sql as $$
  update private.owner_codes as c set code_hash = null, sent_at = null, expires_at = null, is_evidence = false
  where c.id = letter_id and c.mailed_at is not null and c.used_at is null;
$$;

-- Makes the codes of letters of claims for the mailing service, which are then as if printed: the oldest ten that it has not had
-- yet, and no more than `per_month` in 30 days, because each costs. What it does not get, an admin prints; so also what it has
-- not taken an hour later, because the Worker died in between.
create function public.lease_letters(per_month integer)
returns jsonb language plpgsql security definer as $$
declare
  one private.owner_codes;
  listing public.businesses;
  letters jsonb := '[]';
begin
  perform pg_advisory_xact_lock(hashtext('mailed letters'));
  perform private.void_letter(c.id) from private.owner_codes as c
  where c.mailed_at < now() - interval '50 minutes' and c.sent_at = c.mailed_at and c.taken_at is null;
  for listing in
    select b.* from public.businesses as b where b.id in (
      select c.business_id from private.owner_codes as c join public.businesses as of_code on of_code.id = c.business_id
      where c.sent_at is null and c.mailed_at is null and c.claim_id is not null and private.is_letter_open(c, of_code)
      order by c.created_at, c.id
      limit greatest(0, least(10, per_month - (select count(*) from private.owner_codes as m where m.mailed_at > now() - interval '30 days')))
    ) order by b.id for update
  loop
    -- Of several claimants of a listing the first: the others' letters follow in the next hours.
    select * into one from private.owner_codes as c
    where c.business_id = listing.id and c.sent_at is null and c.mailed_at is null and c.claim_id is not null
      and private.is_letter_open(c, listing)
    order by c.created_at, c.id limit 1 for update;
    continue when one.id is null;
    update private.owner_codes as c set mailed_at = now() where c.id = one.id;
    letters := letters || (private.show_letter(one, listing)
      || jsonb_build_object('code', private.issue_owner_code(one.id), 'expires_at', now() + interval '30 days'));
    insert into public.audit_log (action, table_name, row_id, before, after)
    values ('update', 'businesses', listing.id, '{"letter_mailed": null}', jsonb_build_object('letter_mailed', one.address));
  end loop;
  return letters;
end;
$$;
grant execute on function public.lease_letters to service_role;

-- Records what the mailing service said: a letter that it did not take, or perhaps not, an admin prints with another code.
create function public.answer_letter(letter_id uuid, is_taken boolean)
returns void language sql security definer as $$
  update private.owner_codes as c set taken_at = now() where c.id = letter_id and is_taken;
  select private.void_letter(letter_id) where not is_taken;
$$;
grant execute on function public.answer_letter to service_role;

-- Takes letters that wait off the list, as an admin.
create function public.dismiss_letters(ids uuid[])
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  delete from private.owner_codes as c where c.id = any (ids) and c.sent_at is null;
  return '{"outcome": "dismissed"}';
end;
$$;
grant execute on function public.dismiss_letters to authenticated;
