-- The mail queue. Mails are queued in the transaction of the event and sent by the Worker: leased one by one, retried
-- with growing delays, and never sent twice, since the provider deduplicates by id.
create table private.mail_kinds (
  kind text primary key,
  -- The column of notification_preferences that switches it off; null: it is always sent.
  choice text,
  -- Whether it is also a notification on screen (notifications): not for the recipient's own recent
  -- actions nor for mails about signing in.
  is_on_screen boolean not null
);

insert into private.mail_kinds (kind, choice, is_on_screen)
values
  ('submission_received', 'submission_updates', false),
  ('submission_approved', 'submission_updates', true),
  ('submission_rejected', 'submission_updates', true),
  ('claim_received', 'submission_updates', false),
  ('claim_code', null, false),
  ('claim_approved', 'submission_updates', true),
  ('claim_rejected', 'submission_updates', true),
  ('claim_objection_requested', null, true),
  ('claim_objected', 'submission_updates', true),
  ('claim_reopened', null, true),
  ('listing_lost', null, true),
  ('access_invitation', null, true),
  ('access_given', 'access_updates', true),
  ('access_ended', 'access_updates', true),
  ('listing_transferred', null, true),
  ('listing_status_changed', null, true),
  ('change_pending', 'change_updates', true),
  ('change_approved', 'change_updates', true),
  ('change_rejected', 'change_updates', true),
  ('review_received', 'listing_reviews', true),
  ('review_answered', 'review_answers', true),
  ('review_published', 'submission_updates', true),
  ('review_hidden', 'submission_updates', true),
  ('receipt_decided', 'submission_updates', true),
  ('message_received', 'messages', true),
  ('message_refused', null, false),
  ('question_received', 'listing_reviews', true),
  ('question_answered', 'review_answers', true),
  ('question_published', 'submission_updates', true),
  ('question_hidden', 'submission_updates', true),
  ('edit_suggested', 'change_updates', true),
  ('edit_decided', 'submission_updates', true),
  ('report_decided', 'submission_updates', true),
  ('content_removed', null, true),
  ('appeal_decided', null, true),
  ('facts_to_confirm', 'fact_reminders', true),
  ('holiday_hours', 'fact_reminders', true),
  ('article_outdated', 'article_updates', true),
  ('saved_search_matches', 'saved_search_alerts', true),
  ('saved_place_changed', 'saved_place_updates', true),
  ('weekly_digest', 'digest', false),
  ('role_changed', null, true),
  ('account_suspended', null, false),
  ('suspension_lifted', null, false),
  ('account_deleted', null, false);

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

-- Leases up to `max_rows` due mails: they are the caller's until `due_at`, which doubles with each
-- attempt, one minute at first. Null when none is due. The provider deduplicates for a day, so none
-- is retried later than 23 hours after it was queued, nor more than ten times.
create function public.lease_mails(max_rows integer)
returns jsonb language plpgsql security definer as $$
declare
  mail record;
  leased jsonb;
begin
  for mail in
    select m.*, k.choice, coalesce(m.address, u.email) as to_address, p.first_name,
      -- Without a row the defaults of the table, which are on for every kind of mail but the digest.
      m.address is not null or coalesce((to_jsonb(c) ->> k.choice)::boolean, k.choice is distinct from 'digest') as is_wanted
    from private.mails as m
    join private.mail_kinds as k on k.kind = m.kind
    left join auth.users as u on u.id = m.person
    left join public.profiles as p on p.user_id = m.person
    left join public.notification_preferences as c on c.user_id = m.person
    where m.status = 'waiting' and m.due_at <= now()
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
        'person', mail.person, 'choice', case when mail.address is null then mail.choice end);
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
  execute format(
    'insert into public.notification_preferences as p (user_id, %1$I) select u.id, $2 from auth.users as u where u.id = $1
     on conflict (user_id) do update set %1$I = excluded.%1$I', choice)
  using person, enabled;
end;
$$;
grant execute on function public.choose_mails to service_role;
