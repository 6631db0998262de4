-- Codes by text or call to the listing's phone, if that counts. The Worker has a provider send them, or an admin calls. None gives a listing at once:
-- an admin decides. A text costs about a cent and a call two, so each limit is one of cost, too.

-- Makes a code for the Worker to send, after it verified the claimant's token; returned once, and stored hashed. outcome: send, with the code; wait, within a
-- minute of the last; night, for calls before 8 and after 21 o'clock there; impossible; closed.
create function public.begin_phone_code(claim_id uuid, claimant uuid, channel public.code_channel)
returns jsonb language plpgsql security definer as $$
declare
  one constant public.claims := private.lock_claim_of(claim_id, claimant);
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
  phone constant text := private.counted_value(listing, 'phone');
  code constant text := private.random_digits();
  code_id uuid;
  obstacle constant text := case
    when not private.is_open_for(one, 'phone') then 'closed'
    when channel not in ('text', 'call') or not coalesce(private.is_callable(phone), false) then 'impossible'
    when channel = 'call' and extract(hour from now() at time zone listing.time_zone) not between 8 and 20 then 'night'
    when exists (select from private.claim_codes as c where c.claim_id = one.id and c.channel in ('text', 'call')
      and c.created_at > now() - interval '1 minute') then 'wait'
  end;
begin
  if obstacle is not null then
    return jsonb_build_object('outcome', obstacle);
  end if;
  perform pg_advisory_xact_lock(hashtext('phone codes'));
  perform private.refuse_excess((select count(*) from private.claim_codes as c
    join public.claims as of_code on of_code.id = c.claim_id and of_code.claimant_id = claimant
    where c.channel in ('text', 'call') and c.created_at > now() - interval '1 day'), 3, 'Too many codes in one day');
  -- Of all claimants: more would be a nuisance, with which strangers could also keep the owner from a code. A letter or an admin's call remain.
  perform private.refuse_excess((select count(*) from private.claim_codes as c
    where c.contact = phone and c.created_at > now() - interval '1 day'), 6, 'Too many codes in one day');
  perform private.refuse_excess((select count(*) from private.claim_codes as c
    where c.channel in ('text', 'call') and c.created_at > now() - interval '1 day'), 300, 'Too many codes in one day');
  insert into private.claim_codes (claim_id, channel, contact, code_hash)
  values (one.id, channel, phone, extensions.crypt(code, extensions.gen_salt('bf', 8))) returning id into code_id;
  return jsonb_build_object('outcome', 'send', 'id', code_id, 'phone', phone, 'code', code);
end;
$$;
grant execute on function public.begin_phone_code to service_role;

-- For the Worker, where the provider did not take the code: it was never sent.
create function public.cancel_phone_code(code_id uuid)
returns void language sql security definer as $$
  delete from private.claim_codes where id = code_id and channel in ('text', 'call') and created_at > now() - interval '5 minutes';
$$;
grant execute on function public.cancel_phone_code to service_role;

-- Asks an admin to call the listing's phone, if that counts, and read out a code. outcome: requested, also when it was before; impossible; closed.
create function public.request_call(claim_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  one constant public.claims := private.lock_claim_of(claim_id, caller);
  phone constant text := (select private.counted_value(b, 'phone') from public.businesses as b where b.id = one.business_id);
begin
  if not private.is_open_for(one, 'phone') then
    return private.answer_claim('closed', one);
  end if;
  if phone is null then
    return private.answer_claim('impossible', one);
  end if;
  if not exists (select from private.claim_codes as c where c.claim_id = one.id and c.channel = 'admin_call' and c.ended_at is null
    and c.expires_at > now() and c.contact = phone) then
    perform private.refuse_excess((select count(*) from private.claim_codes as c
      join public.claims as of_code on of_code.id = c.claim_id and of_code.claimant_id = caller
      where c.channel = 'admin_call' and c.created_at > now() - interval '7 days'), 3, 'Too many calls in one week');
    perform private.refuse_excess((select count(*) from private.claim_codes as c
      where c.channel = 'admin_call' and c.contact = phone and c.created_at > now() - interval '7 days'), 5, 'Too many calls in one week');
    insert into private.claim_codes (claim_id, channel, contact, expires_at)
    values (one.id, 'admin_call', phone, now() + interval '7 days');
  end if;
  return private.answer_claim('requested', one);
end;
$$;
grant execute on function public.request_call to authenticated;

-- Makes the code that an admin reads out on the phone, and returns it, only this once; an earlier code is void. Logged. Null if no one waits for the call, or the
-- admin has a part in the listing.
create function public.read_out_code(code_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  waiting constant private.claim_codes := (select c from private.claim_codes as c where c.id = code_id);
  code constant text := private.random_digits();
  one public.claims;
begin
  perform private.require_admin();
  one := private.lock_claim_of(waiting.claim_id, (select c.claimant_id from public.claims as c where c.id = waiting.claim_id));
  if private.queue_call('entry', code_id, null, null) is null or private.has_part_in(one.business_id) then
    return null;
  end if;
  update private.claim_codes
  set code_hash = extensions.crypt(code, extensions.gen_salt('bf', 8)), attempts_left = 5, entered = null, expires_at = now() + interval '1 day',
    issued_at = now()
  where id = code_id;
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  values (auth.uid(), 'update', 'businesses', one.business_id, '{"code_read_out": null}', jsonb_build_object('code_read_out', waiting.contact));
  return jsonb_build_object('phone', waiting.contact, 'code', code);
end;
$$;
grant execute on function public.read_out_code to authenticated;

-- A call that an admin is asked to make; its decision says whether somebody was reached.
create function private.queue_call(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  asked constant private.claim_codes := (select c from private.claim_codes as c where c.id = item and c.channel = 'admin_call');
  one constant public.claims := (select c from public.claims as c where c.id = asked.claim_id);
  listing constant public.businesses := (select b from public.businesses as b where b.id = one.business_id);
begin
  case part
    when 'entry' then return (
      select jsonb_build_object('business_id', listing.id, 'sender_id', one.claimant_id, 'waiting_since', asked.created_at,
        'facts', jsonb_build_object('phone', asked.contact))
      where asked.ended_at is null and asked.expires_at > now() and private.is_open_for(one, 'phone')
        and asked.contact = private.counted_value(listing, 'phone'));
    when 'version' then return to_jsonb(1);
    when 'obstacle' then return jsonb_build_object('outcome', case
      when private.has_part_in(listing.id) then 'own'
      when private.queue_call('entry', item, null, null) is null then 'stale' end);
    when 'about' then return case when listing.id is not null then jsonb_build_object('listing', listing.id, 'values', to_jsonb(listing)) end;
    when 'record' then return private.count_decided(array(
      select c.status from public.claims as c where c.claimant_id = item order by c.updated_at desc, c.id desc limit 200));
    when 'lock' then perform from private.claim_codes where id = item for update;
    when 'decision' then
      update private.claim_codes set ended_at = now(), expires_at = case when is_approved then expires_at else now() end where id = item;
      perform private.notify('claim_call_missed', 'claim-call-missed:' || item,
        private.claim_mail_data(one) || jsonb_build_object('reason', reason), one.claimant_id) where not is_approved;
  end case;
  return null;
end;
$$;

-- For admins: a call to make. Null for everybody else.
create function public.get_call(code_id uuid)
returns jsonb language sql stable security definer as $$
  select private.show_queued('call', c.id) || jsonb_build_object('phone', c.contact, 'created_at', c.created_at,
    'claimant', private.describe_claimant(one.claimant_id), 'listing', private.show_place(b))
  from private.claim_codes as c
  join public.claims as one on one.id = c.claim_id
  join public.businesses as b on b.id = one.business_id
  where c.id = code_id and c.channel = 'admin_call' and private.is_admin();
$$;
grant execute on function public.get_call to authenticated;
