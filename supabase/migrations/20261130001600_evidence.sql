-- Evidence: which values of a listing say whose business it is. Each website, email, phone and address has
-- rows that say in which capacity it was written, and when; all that asks whether one counts asks `counts_as_evidence`. A
-- field without rows came with an import and was never changed: most have none.
create table private.listing_evidence (
  id bigint generated always as identity primary key,
  -- Of a submission, before it is a listing, too; both have one id.
  business_id uuid not null,
  field text not null check (field in ('website', 'email', 'phone', 'address')),
  value text check (char_length(value) between 1 and 3000), -- null: it was removed
  -- confirmed: an admin checked that the value belongs to the business. other: suggested, submitted, approved, or by a
  -- colleague or an owner who was not verified or is no more; also after an admin took a confirmation back.
  source text not null check (source in ('import', 'admin', 'owner', 'confirmed', 'other')),
  written_at timestamptz not null default now()
);
create index listing_evidence_business_id_idx on private.listing_evidence (business_id, field, id desc);

create function private.evidence_address(street text, city text, state text, zip_code text)
returns text stable
return case when street is not null then concat_ws(', ', street, city, concat_ws(' ', state, zip_code)) end;

-- Returns a listing's value as its evidence has it; null where there is none.
create function private.evidence_value(listing public.businesses, field text)
returns text stable
return case field
  when 'website' then listing.website when 'email' then listing.email when 'phone' then listing.phone
  when 'address' then private.evidence_address(listing.street, listing.city, listing.state, listing.zip_code)
end;

-- Returns the last row about a value.
create function private.last_evidence(listing_id uuid, field text, value text)
returns private.listing_evidence language sql stable as $$
  select e from private.listing_evidence as e
  where e.business_id = listing_id and e.field = last_evidence.field and e.value = last_evidence.value
  order by e.id desc limit 1;
$$;

-- Whether a value of a listing, or of a submission, is evidence: imported or written by an admin, written by a verified
-- owner thirty days ago, or confirmed; and not replaced since. One that an admin has confirmed in advance, too.
create function private.counts_as_evidence(listing_id uuid, field text, value text)
returns boolean language plpgsql stable as $$
declare
  last constant private.listing_evidence := private.last_evidence(listing_id, field, value);
begin
  if last.id is null then
    return not exists (
        select from private.listing_evidence as e where e.business_id = listing_id and e.field = counts_as_evidence.field)
      and exists (select from public.businesses as b
        where b.id = listing_id and private.evidence_value(b, counts_as_evidence.field) = counts_as_evidence.value);
  end if;
  return (last.source in ('import', 'admin', 'confirmed')
      or last.source = 'owner' and last.written_at < now() - interval '30 days')
    and not exists (
      select from private.listing_evidence as e
      where e.business_id = listing_id and e.field = counts_as_evidence.field and e.id > last.id and e.source <> 'confirmed');
end;
$$;

-- Returns a listing's value if it counts.
create function private.counted_value(listing public.businesses, field text)
returns text stable
return case when private.counts_as_evidence(listing.id, field, private.evidence_value(listing, field))
  then private.evidence_value(listing, field) end;

-- Adds the row of what came with an import, before the first other one of a field.
create function private.begin_evidence(listing_id uuid, field text, imported text)
returns void language sql as $$
  insert into private.listing_evidence (business_id, field, value, source)
  select listing_id, begin_evidence.field, imported, 'import'
  where not exists (
    select from private.listing_evidence as e where e.business_id = listing_id and e.field = begin_evidence.field);
$$;

-- Has what the transaction writes until `private.end_copy` keep the capacity that its values have in this listing: an
-- undo, a merge or a move writes what somebody else wrote before.
create function private.begin_copy(listing_id uuid)
returns void language sql as $$
  select set_config('mainstreet.copied_from', listing_id::text, true);
$$;

create function private.end_copy()
returns void language sql as $$
  select set_config('mainstreet.copied_from', '', true);
$$;

create function private.is_copied_from_other(listing_id uuid)
returns boolean stable
return coalesce(nullif(current_setting('mainstreet.copied_from', true), '')::uuid <> listing_id, false);

-- Returns the capacity in which the caller writes a value, and since when. Approving is not writing: what a decision
-- writes is its sender's (`execute_decision`, `write_suggestion`).
create function private.find_capacity(listing public.businesses, field text, value text, out source text, out written_at timestamptz)
language plpgsql stable as $$
declare
  copied_from constant uuid := nullif(current_setting('mainstreet.copied_from', true), '')::uuid;
  copied constant private.listing_evidence := private.last_evidence(copied_from, field, value);
begin
  written_at := coalesce(copied.written_at, now());
  source := case
    when copied.id is not null then copied.source
    when private.is_copied_from_other(listing.id) and private.counts_as_evidence(copied_from, field, value) then 'import'
    when auth.uid() is null then 'import'
    when 'on' in (current_setting('mainstreet.is_suggested', true), current_setting('mainstreet.is_decision', true)) then
      case when private.counts_as_evidence(listing.id, field, value) then 'confirmed' else 'other' end
    when listing.owner_id = auth.uid() and listing.verification <> 'none' then 'owner'
    when private.own_role(listing.id) is null and private.is_admin() then 'admin'
    else 'other'
  end;
end;
$$;

create function private.record_evidence()
returns trigger language plpgsql security definer as $$
declare
  part text;
  old_value text;
  new_value text;
  capacity record;
begin
  foreach part in array '{website,email,phone,address}'::text[] loop
    old_value := case when tg_op = 'UPDATE' then private.evidence_value(old, part) end;
    new_value := private.evidence_value(new, part);
    continue when new_value is not distinct from old_value;
    -- What imports alone have written needs no rows.
    if auth.uid() is not null or exists (
      select from private.listing_evidence as e where e.business_id = new.id and e.field = part) then
      perform private.begin_evidence(new.id, part, old_value);
      select * into capacity from private.find_capacity(new, part, new_value);
      insert into private.listing_evidence (business_id, field, value, source, written_at)
      values (new.id, part, new_value, capacity.source, capacity.written_at);
    end if;
    perform private.reopen_claim(new, part, old_value, new_value);
  end loop;
  return null;
end;
$$;
create trigger businesses_record_evidence after update of website, email, phone, street, city, state, zip_code
on public.businesses
for each row execute function private.record_evidence();
create trigger businesses_record_first_evidence after insert on public.businesses
for each row when (auth.uid() is not null) execute function private.record_evidence();

-- What an owner wrote in their last thirty days counts no more once they are gone.
create function private.end_young_evidence()
returns trigger language plpgsql security definer as $$
begin
  update private.listing_evidence as e set source = 'other'
  where e.business_id = new.id and e.source = 'owner' and e.written_at > now() - interval '30 days';
  return null;
end;
$$;
create trigger businesses_end_young_evidence after update of owner_id on public.businesses
for each row when (old.owner_id is distinct from new.owner_id) execute function private.end_young_evidence();

-- Whether the caller submitted, claims or owns a listing, and there is another admin to act for it.
create function private.has_part_in(listing_id uuid)
returns boolean language plpgsql stable as $$
begin
  return private.has_other_admin() and (private.own_role(listing_id) is not null
    or exists (select from public.submissions as s where auth.uid() = s.submitter_id and listing_id in (s.id, s.business_id))
    or exists (select from public.claims as c
      where c.business_id = listing_id and c.claimant_id = auth.uid() and c.status in ('pending', 'approved')));
end;
$$;

-- "I checked that this belongs to the business": has a value of a listing count, also one that is only suggested or
-- submitted yet, or takes that back. Logged with the admin, who has no part in the listing if there is another admin. outcome: saved.
create function public.confirm_evidence(business_id uuid, field text, value text, is_confirmed boolean)
returns jsonb language plpgsql security definer as $$
declare
  listing public.businesses;
  did_count constant boolean := private.counts_as_evidence(business_id, field, value);
begin
  perform private.require_admin();
  select * into listing from public.businesses as b where b.id = confirm_evidence.business_id for update;
  perform private.refuse('PT404', 'Listing not found') where listing.id is null
    and not exists (select from public.submissions as s where s.id = confirm_evidence.business_id and s.status = 'pending');
  perform private.refuse('42501', 'Another admin must confirm what you submitted, claim or own')
    where private.has_part_in(confirm_evidence.business_id);
  if did_count is distinct from is_confirmed then
    perform private.begin_evidence(confirm_evidence.business_id, field, private.evidence_value(listing, field));
    insert into private.listing_evidence (business_id, field, value, source)
    values (confirm_evidence.business_id, field, value, case when is_confirmed then 'confirmed' else 'other' end);
    insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
    values (auth.uid(), 'update', 'businesses', confirm_evidence.business_id,
      jsonb_build_object('confirmed_' || field, case when not is_confirmed then value end),
      jsonb_build_object('confirmed_' || field, case when is_confirmed then value end));
    perform private.reopen_claim(listing, field, value, null) where not is_confirmed;
  end if;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.confirm_evidence to authenticated;
