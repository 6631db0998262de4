-- The mail queue. Mails are queued in the transaction of the event and sent by the Worker: leased one by one, retried
-- with growing delays, and never sent twice, since the provider deduplicates by id.
create table private.mail_kinds (
  kind text primary key,
  -- The choice in notification_preferences that switches it off; null: it is always sent.
  choice text,
  -- Whether it is also a notification on screen (notifications): not for the recipient's own recent
  -- actions nor for mails about signing in.
  is_on_screen boolean not null,
  -- Whether it waits for the person's one mail a day.
  is_daily boolean not null
);

insert into private.mail_kinds (kind, choice, is_on_screen, is_daily)
values
  ('submission_received', 'submission_updates', false, false),
  ('submission_approved', 'submission_updates', true, false),
  ('submission_rejected', 'submission_updates', true, false),
  ('sender_asked', null, true, false),
  ('claim_received', 'submission_updates', false, false),
  ('claim_code', null, false, false),
  ('claim_approved', 'submission_updates', true, false),
  ('claim_rejected', 'submission_updates', true, false),
  ('claim_call_missed', 'submission_updates', true, false),
  ('claim_objection_requested', null, true, false),
  ('claim_objected', 'submission_updates', true, false),
  ('claim_reopened', null, true, false),
  ('listing_lost', null, true, false),
  ('access_invitation', null, true, false),
  ('owner_invitation', 'owner_invitations', false, false),
  ('access_given', 'access_updates', true, false),
  ('access_ended', 'access_updates', true, false),
  ('listing_transferred', null, true, false),
  ('listing_status_changed', null, true, false),
  ('change_pending', 'change_updates', true, false),
  ('change_approved', 'change_updates', true, false),
  ('change_rejected', 'change_updates', true, false),
  ('review_received', 'listing_reviews', true, false),
  ('review_answered', 'review_answers', true, false),
  ('review_published', 'submission_updates', true, false),
  ('review_hidden', null, true, false),
  ('receipt_decided', 'submission_updates', true, false),
  ('message_received', 'messages', true, false),
  ('message_refused', null, false, false),
  ('question_received', 'listing_reviews', true, false),
  ('question_answered', 'review_answers', true, false),
  ('question_published', 'submission_updates', true, false),
  ('question_hidden', null, true, false),
  ('edit_suggested', 'change_updates', true, false),
  ('edit_decided', 'submission_updates', true, false),
  ('report_decided', null, true, false),
  ('content_removed', null, true, false),
  ('appeal_decided', null, true, false),
  ('facts_to_confirm', 'fact_reminders', true, false),
  ('holiday_hours', 'fact_reminders', true, false),
  ('article_outdated', 'article_updates', true, false),
  ('saved_search_matches', 'saved_search_alerts', true, true),
  ('saved_place_hours', 'saved_place_updates', true, true),
  ('saved_place_changed', 'saved_place_updates', true, false),
  ('weekly_digest', 'digest', false, false),
  ('daily_mail', null, false, false),
  ('alarm', null, true, false),
  ('role_changed', null, true, false),
  ('account_suspended', null, false, false),
  ('suspension_lifted', null, false, false),
  ('account_deleted', null, false, false);

create type private.mail_status as enum ('waiting', 'sent', 'unwanted', 'failed');

create table private.mails (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  kind text not null references private.mail_kinds (kind),
  person uuid references auth.users (id) on delete cascade,
  -- The recipient; null: the person's current address.
  address text check (private.is_email(address)),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  status private.mail_status not null default 'waiting',
  attempts integer not null default 0,
  -- When it may be sent, or retried by another worker: a lease moves this on.
  due_at timestamptz not null default now(),
  -- A short code for the last failure, never the provider's message: that contains addresses.
  failure text check (failure ~ '^[a-z0-9_]{1,60}$'),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check (person is not null or address is not null or status <> 'waiting')
);
create index mails_due_idx on private.mails (due_at) where status = 'waiting';
create index mails_ended_at_idx on private.mails (ended_at);

-- Ends a mail and erases its content: no address, no name, no code. A failed one keeps it, so that
-- an admin can retry it.
create function private.end_mail(mail_id uuid, outcome private.mail_status, why text default null)
returns void language sql as $$
  update private.mails
  set status = outcome, failure = why, ended_at = now(),
    address = case when outcome = 'failed' then address end,
    data = case when outcome = 'failed' then data else '{}' end
  where id = mail_id and status in ('waiting', 'failed');
$$;

-- Makes one mail for each person of all that is due for their daily mail, for up to 200 people.
create function private.merge_daily_mails()
returns void language sql as $$
  with due as (
    select m.id, m.person, m.created_at, jsonb_build_object('kind', m.kind, 'choice', k.choice, 'data', m.data) as part,
      private.wants_mails(m.person, k.choice) as is_wanted, dense_rank() over (order by m.person) as place
    from private.mails as m join private.mail_kinds as k on k.kind = m.kind
    where k.is_daily and m.status = 'waiting' and m.due_at <= now()
      -- Two at a time would make two mails.
      and pg_try_advisory_xact_lock(hashtext('daily mails'))
  ),
  ended as (
    update private.mails as m
    set status = (case when due.is_wanted then 'sent' else 'unwanted' end)::private.mail_status, ended_at = now(), data = '{}'
    from due where due.id = m.id and due.place <= 200
  )
  insert into private.mails (kind, key, data, person)
  select 'daily_mail', concat_ws(':', 'daily', person, max(id::text)),
    jsonb_build_object('parts', jsonb_agg(part order by created_at, id)), person
  from due where is_wanted and place <= 200
  group by person;
$$;

-- Addresses without an account that want no more mails of a choice; the address itself is not stored.
create table private.unwanted_mails (
  address_hash text not null,
  choice text not null,
  primary key (address_hash, choice)
);

create function private.hash_address(address text)
returns text immutable
return encode(sha256(convert_to(lower(address), 'utf8')), 'hex');

-- Whether an address has unsubscribed from a choice, by a mail's link or in its account.
create function private.is_unwanted(address text, choice text)
returns boolean language sql stable as $$
  select choice is not null and (
    exists (select from private.unwanted_mails as m where m.address_hash = private.hash_address(address) and m.choice = is_unwanted.choice)
    or exists (select from auth.users as u where u.email = lower(address) and not private.wants_mails(u.id, choice)));
$$;

-- Leases up to `max_rows` due mails: they are the caller's until `due_at`, which doubles with each
-- attempt, one minute at first. Null when none is due. The provider deduplicates for a day, so none
-- is retried later than 23 hours after it was queued, nor more than ten times.
create function public.lease_mails(max_rows integer)
returns jsonb language plpgsql security definer as $$
declare
  mail record;
  leased jsonb;
begin
  perform private.merge_daily_mails();
  for mail in
    select m.*, k.choice, coalesce(m.address, u.email) as to_address, p.first_name,
      case when m.address is null then private.wants_mails(m.person, k.choice)
        else not private.is_unwanted(m.address, k.choice) end as is_wanted
    from private.mails as m
    join private.mail_kinds as k on k.kind = m.kind
    left join auth.users as u on u.id = m.person
    left join public.profiles as p on p.user_id = m.person
    where m.status = 'waiting' and m.due_at <= now() and not k.is_daily
    -- Mails that a person is waiting for, such as codes, go before reminders.
    order by k.choice is not null, m.due_at
    limit max_rows
    for update of m skip locked
  loop
    leased := coalesce(leased, '[]');
    if mail.attempts >= 10 or mail.created_at < now() - interval '23 hours' then
      perform private.end_mail(mail.id, 'failed', coalesce(mail.failure, 'given_up'));
    elsif mail.to_address is null or not mail.is_wanted then
      perform private.end_mail(mail.id, 'unwanted');
    else
      update private.mails
      set attempts = attempts + 1, due_at = now() + interval '1 minute' * 2 ^ attempts
      where id = mail.id;
      leased := leased || jsonb_build_object(
        'id', mail.id, 'kind', mail.kind, 'to', mail.to_address, 'first_name', mail.first_name, 'data', mail.data,
        'person', mail.person, 'choice', case when mail.address is null or mail.person is null then mail.choice end);
    end if;
  end loop;
  return leased;
end;
$$;
grant execute on function public.lease_mails to service_role;

-- Records the result of a leased mail: sent; refused, permanently; failed, to be retried when it is due.
create function public.finish_mail(mail_id uuid, outcome text, failure text default null)
returns void language plpgsql security definer as $$
begin
  if outcome = 'sent' then
    perform private.end_mail(mail_id, 'sent');
  elsif outcome = 'refused' then
    perform private.end_mail(mail_id, 'failed', finish_mail.failure);
  else
    update private.mails as m set failure = finish_mail.failure where m.id = mail_id and m.status = 'waiting';
  end if;
end;
$$;
grant execute on function public.finish_mail to service_role;

-- Switches a kind of mail off or on for a person, whose token the Worker has checked.
create function public.choose_mails(person uuid, choice text, enabled boolean)
returns void language plpgsql security definer as $$
begin
  perform private.refuse('PT404', 'Choice not found')
    where not exists (select from private.mail_kinds as k where k.choice = choose_mails.choice);
  insert into public.notification_preferences (user_id) select u.id from auth.users as u where u.id = person
  on conflict do nothing;
  update public.notification_preferences as p
  set off_mail = array_remove(p.off_mail, choose_mails.choice) || case when enabled then '{}' else array[choose_mails.choice] end
  where p.user_id = person;
end;
$$;
grant execute on function public.choose_mails to service_role;

-- The same for an address, whose token the Worker has checked.
create function public.choose_address_mails(address text, choice text, enabled boolean)
returns void language plpgsql security definer as $$
begin
  if enabled then
    delete from private.unwanted_mails as m
    where m.address_hash = private.hash_address(address) and m.choice = choose_address_mails.choice;
  else
    insert into private.unwanted_mails (address_hash, choice) values (private.hash_address(address), choice) on conflict do nothing;
  end if;
end;
$$;
grant execute on function public.choose_address_mails to service_role;
