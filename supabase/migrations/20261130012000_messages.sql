-- Conversations between a person and the business of a listing, read by nobody else, and by admins only once a side
-- has reported them, and held messages (`get_queued_report`). The business learns of one with its first delivered message. One belongs to the owner of the time when it began: a later owner begins
-- others. A person has several about one listing only after it was merged, and writes on in the newest.

create table public.message_threads (
  id uuid primary key, -- chosen by the browser
  business_id uuid not null references public.businesses (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  owner_id uuid references auth.users (id) on delete set null,
  -- A part of the address that answers by mail are sent to, which shows neither side's.
  alias text not null unique default left(replace(gen_random_uuid()::text, '-', ''), 20),
  last_side text not null check (last_side in ('person', 'business')), -- who wrote last
  last_at timestamptz not null default now(),
  person_read_at timestamptz not null default now(),
  business_read_at timestamptz,
  -- By an admin after a report: for both sides, and for good. `find_block` says what each holds for.
  blocked_by text check (blocked_by in ('person', 'owner', 'editor', 'admin')),
  created_at timestamptz not null default now()
);
create index message_threads_person_id_idx on public.message_threads (person_id, last_at desc);
create index message_threads_business_id_idx on public.message_threads (business_id, last_at desc);

create table public.messages (
  id uuid primary key, -- chosen by the browser
  thread_id uuid not null references public.message_threads (id) on delete cascade,
  side text not null check (side in ('person', 'business')),
  author_id uuid references auth.users (id) on delete set null,
  body text not null constraint body check (private.is_clean_text(body, 3000)),
  by_mail boolean not null default false,
  is_held boolean not null default false, -- a person's with signals, until an admin delivers it
  created_at timestamptz not null default now()
);
create index messages_thread_id_idx on public.messages (thread_id, created_at desc, id desc);
create index messages_author_id_idx on public.messages (author_id, created_at);

-- Returns on which side of a conversation the caller is; null for everybody else.
create function private.message_side(thread_id uuid)
returns text language sql stable security definer as $$
  select case
    when t.person_id = auth.uid() then 'person'
    when b.owner_id = t.owner_id and private.own_role(b.id) in ('owner', 'editor')
      and exists (select from public.messages as m where m.thread_id = t.id and not m.is_held) then 'business' end
  from public.message_threads as t join public.businesses as b on b.id = t.business_id
  where t.id = message_side.thread_id;
$$;
grant execute on function private.message_side to authenticated;

create policy "The two sides can read their conversation" on public.message_threads
for select to authenticated
using ((select private.is_requested_directly('/message_threads')) and private.message_side(id) is not null);

create policy "The two sides can read the messages of their conversation" on public.messages
for select to authenticated
using ((select private.is_requested_directly('/messages'))
  and case when is_held then private.message_side(thread_id) = side else private.message_side(thread_id) is not null end);

-- Neither side learns the other's account, nor the address for answers of the other.
grant select (id, business_id, last_side, last_at, person_read_at, business_read_at, blocked_by, created_at)
on public.message_threads to authenticated;
grant select (id, thread_id, side, body, by_mail, is_held, created_at) on public.messages to authenticated;

-- Returns the data of the mail about a message that a side wrote.
create function private.describe_message(thread public.message_threads, author_side text, body text)
returns jsonb language sql stable as $$
  select jsonb_build_object('thread', thread.id, 'alias', thread.alias, 'name', b.name, 'body', describe_message.body,
    'from', case author_side when 'person' then private.name_reviewer(thread.person_id) else b.name end,
    'side', case author_side when 'person' then 'business' else 'person' end)
  from public.businesses as b where b.id = thread.business_id;
$$;

-- Tells the other side of what one has written; of several messages that are not read yet, once an hour.
create function private.announce_message(thread public.message_threads, author_side text, body text)
returns void language sql as $$
  update public.message_threads as t
  set last_side = author_side, last_at = now(),
    person_read_at = case author_side when 'person' then now() else t.person_read_at end,
    business_read_at = case author_side when 'business' then now() else t.business_read_at end
  where t.id = thread.id;
  select private.notify('message_received',
    concat_ws(':', 'message-received', thread.id, author_side, to_char(now(), 'YYYY-MM-DD HH24')),
    private.describe_message(thread, author_side, announce_message.body),
    case author_side when 'person' then thread.owner_id else thread.person_id end)
  from public.businesses as b
  where b.id = thread.business_id and (author_side = 'business' or thread.owner_id = b.owner_id);
$$;

-- Adds a message of the caller's to a conversation, which the caller holds the lock of. Returns the outcome: sent; held,
-- when it is a person's and has signals: the other side learns nothing of it before an admin has decided.
create function private.add_message(thread public.message_threads, message_id uuid, body text, by_mail boolean)
returns text language plpgsql as $$
declare
  side constant text := private.message_side(thread.id);
  cleaned_body constant text := private.clean_text(coalesce(add_message.body, ''));
  found_signals jsonb := '{}';
begin
  perform private.refuse_field('body') where char_length(cleaned_body) > 3000;
  if side = 'person' then
    -- The same request may go to three listings.
    found_signals := private.find_text_signals(auth.uid(), message_id,
      (select b from public.businesses as b where b.id = thread.business_id), cleaned_body, 2);
  end if;
  insert into public.messages (id, thread_id, side, author_id, body, by_mail, is_held)
  values (message_id, thread.id, side, auth.uid(), cleaned_body, add_message.by_mail, found_signals <> '{}');
  if found_signals <> '{}' then
    perform private.report_signals('conversation', thread.id, found_signals);
    return 'held';
  end if;
  perform private.announce_message(thread, side, cleaned_body);
  return 'sent';
end;
$$;

-- Returns who has blocked a person and the owner of a listing there; null when they can write to each other. The person
-- and the owner block each other for all listings of that owner, an editor and an admin for one listing.
create function private.find_block(person_id uuid, owner_id uuid, business_id uuid)
returns text language sql stable as $$
  select t.blocked_by
  from public.message_threads as t join public.businesses as b on b.id = t.business_id
  where t.person_id = find_block.person_id and t.owner_id = find_block.owner_id and t.blocked_by is not null
    -- At a listing of somebody else by now, the owner could not undo it.
    and (t.business_id = find_block.business_id or t.blocked_by = 'person'
      or t.blocked_by = 'owner' and b.owner_id = t.owner_id)
  order by t.blocked_by limit 1;
$$;

-- Delivers the held messages of a conversation, as the newest; into a blocked one silently.
create function private.deliver_messages(thread public.message_threads)
returns void language plpgsql as $$
declare
  held record;
begin
  select max(m.created_at) as last_at, string_agg(m.body, e'\n\n' order by m.created_at) as body into held
  from public.messages as m where m.thread_id = thread.id and m.is_held;
  update public.messages as m set is_held = false, created_at = m.created_at + (now() - held.last_at)
  where m.thread_id = thread.id and m.is_held;
  perform private.announce_message(thread, 'person', held.body)
  where found and private.find_block(thread.person_id, thread.owner_id, thread.business_id) is null;
end;
$$;

-- Returns why the caller cannot write to a listing's owner: as of `review_obstacle`; unowned, without an owner here;
-- blocked (`find_block`). Null when they can.
create function private.contact_obstacle(listing public.businesses)
returns text stable
return coalesce(private.review_obstacle(listing), case
  when listing.owner_id is null then 'unowned'
  when private.find_block(auth.uid(), listing.owner_id, listing.id) is not null then 'blocked' end);

-- Returns what the caller sees before writing to a listing's owner: the listing with its phone, what prevents a
-- message (`contact_obstacle`), the name it would show, the conversation they have, and up to five others of the
-- category in the city that the same request may go to. Null where the listing is not public.
create function public.get_contact(id_or_slug text)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'listing', private.show_place(b) || jsonb_build_object('phone', b.phone),
    'obstacle', private.contact_obstacle(b),
    'author_name', private.name_reviewer(auth.uid()),
    'thread_id', (
      select t.id from public.message_threads as t
      where t.business_id = b.id and t.person_id = auth.uid() and t.owner_id = b.owner_id
      order by t.last_at desc limit 1),
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name), '[]')
      from (
        select * from public.businesses as near
        where near.status = 'published' and near.metro_id = b.metro_id and near.category_id = b.category_id
          and near.owner_id is not null and near.id <> b.id and private.own_role(near.id) is null
        order by near.ranking_score desc, near.id limit 5
      ) as o))
  from private.find_listing(id_or_slug) as found
  join public.businesses as b on b.id = found.id
  where b.status in ('published', 'closed', 'moved');
$$;
grant execute on function public.get_contact to authenticated;

-- Returns the outcome of a message that the caller has sent to a conversation before; null for any other id.
create function private.find_sent_message(thread_id uuid, message_id uuid)
returns text language sql stable as $$
  select case when m.is_held then 'held' else 'sent' end
  from public.messages as m
  where m.id = message_id and m.thread_id = find_sent_message.thread_id and m.author_id = auth.uid();
$$;

-- Sends a person's message to the owner of a listing, for the Worker, which has checked the sender and that they are no
-- program; `address` is the sender's. outcome: sent or held, also when it was before, with the conversation; full, when the
-- listing or the sender's network has begun as many conversations as a day allows; else as of `contact_obstacle`.
create function public.send_message(
  sender uuid, business_id uuid, thread_id uuid, message_id uuid, body text, address text default null
)
returns jsonb language plpgsql security definer as $$
declare
  listing public.businesses;
  thread public.message_threads;
  own_network constant text := private.hash_network(address);
  outcome text;
begin
  -- The rules below are about the caller.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', sender, 'role', 'authenticated')::text, true);
  perform pg_advisory_xact_lock(hashtext('messages by ' || sender));
  select * into listing from public.businesses as b
  where b.id = private.current_listing(send_message.business_id) for update;
  select * into thread from public.message_threads as t
  where t.business_id = listing.id and t.person_id = sender and t.owner_id = listing.owner_id
  order by t.last_at desc limit 1 for update;
  outcome := coalesce(private.contact_obstacle(listing), private.find_sent_message(thread.id, send_message.message_id));
  -- A flood from many accounts leaves the other conversations and the other listings alone.
  if outcome is null and thread.id is null and (
    (select count(*) from public.message_threads as t
      where t.business_id = listing.id and t.created_at > now() - interval '1 day') >= 100
    or (select count(distinct c.author_id) from private.contributions as c
      where c.business_id = listing.id and c.kind = 'message' and c.network = own_network
        and c.written_at > now() - interval '1 day') >= 10) then
    outcome := 'full';
  end if;
  if outcome is null then
    perform private.record_contribution('message', sender, listing.id, true, own_network);
    if thread.id is null then
      insert into public.message_threads (id, business_id, person_id, owner_id, last_side)
      values (send_message.thread_id, listing.id, sender, listing.owner_id, 'person') returning * into thread;
    end if;
    outcome := private.add_message(thread, send_message.message_id, send_message.body, false);
  end if;
  return jsonb_build_object('outcome', outcome, 'thread_id', thread.id);
end;
$$;
grant execute on function public.send_message to service_role;

-- Adds a message of the caller's to a conversation of theirs. outcome: sent or held, also when it was before; blocked, by
-- either side; gone, when it is none of theirs or the listing has another owner now.
create function private.add_reply(thread_id uuid, message_id uuid, body text, by_mail boolean)
returns jsonb language plpgsql as $$
declare
  caller constant uuid := private.require_caller();
  thread public.message_threads;
  owner uuid;
  outcome text;
begin
  perform pg_advisory_xact_lock(hashtext('messages by ' || caller));
  select * into thread from public.message_threads as t where t.id = add_reply.thread_id for update;
  select b.owner_id into owner from public.businesses as b where b.id = thread.business_id;
  outcome := case
    when private.message_side(thread.id) is null or owner is distinct from thread.owner_id then 'gone'
    when private.find_block(thread.person_id, thread.owner_id, thread.business_id) is not null then 'blocked'
    else private.find_sent_message(thread.id, add_reply.message_id)
  end;
  if outcome is null then
    perform private.record_contribution('reply', caller, thread.business_id, true, null);
    outcome := private.add_message(thread, add_reply.message_id, add_reply.body, add_reply.by_mail);
  end if;
  return jsonb_build_object('outcome', outcome);
end;
$$;

-- Adds a message that the caller has written here; outcome as of `add_reply`.
create function public.reply_to_message(thread_id uuid, message_id uuid, body text)
returns jsonb language plpgsql security definer as $$
begin
  return private.add_reply(thread_id, message_id, body, false);
end;
$$;
grant execute on function public.reply_to_message to authenticated;

-- Makes the account with an address the caller; also with what follows a plus sign, which is the same mailbox.
create function private.act_as_sender(sent_from text)
returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', (
    select u.id from auth.users as u
    where lower(u.email) in (lower(sent_from), regexp_replace(lower(sent_from), '\+[^@]*@', '@'))
      and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until < now())
    order by lower(u.email) <> lower(sent_from) limit 1))::text, true);
$$;

-- Returns what an answer by mail is read with, for the Worker, which has checked the token of its address: the account
-- that it came from, the newest messages of the other side as the mail about them has them, and the addresses of both
-- sides. Null when the sender is not of that side of the conversation with this alias.
create function public.find_answered_mail(alias text, side text, sent_from text)
returns jsonb language plpgsql security definer as $$
declare
  thread public.message_threads;
begin
  perform private.act_as_sender(sent_from);
  select * into thread from public.message_threads as t where t.alias = find_answered_mail.alias;
  return (
    select jsonb_build_object('person', auth.uid(), 'first_name', p.first_name,
      'data', private.describe_message(thread, other.side, coalesce((
        select string_agg(m.body, e'\n\n' order by m.created_at desc)
        from (
          select n.body, n.created_at from public.messages as n where n.thread_id = thread.id and n.side = other.side and not n.is_held
          order by n.created_at desc limit 20
        ) as m), '')),
      'addresses', (
        select jsonb_agg(u.email) from auth.users as u
        where u.id in (thread.person_id, thread.owner_id, auth.uid())))
    from (select case find_answered_mail.side when 'person' then 'business' else 'person' end as side) as other
    left join public.profiles as p on p.user_id = auth.uid()
    where private.message_side(thread.id) = find_answered_mail.side);
end;
$$;
grant execute on function public.find_answered_mail to service_role;

-- Adds an answer that came by mail, for the Worker, which has checked the token of its address: the answers of one side
-- of the conversation with this alias. outcome: as of `add_reply`; gone, too, when the sender is not of that side.
create function public.receive_message(alias text, side text, message_id uuid, sent_from text, body text)
returns jsonb language plpgsql security definer as $$
declare
  thread_id constant uuid := (select t.id from public.message_threads as t where t.alias = receive_message.alias);
begin
  perform private.act_as_sender(sent_from);
  if private.message_side(thread_id) is distinct from receive_message.side then
    return '{"outcome": "gone"}';
  end if;
  return private.add_reply(thread_id, message_id, body, true);
end;
$$;
grant execute on function public.receive_message to service_role;

-- Tells the sender of an answer by mail why it was not taken, for the Worker, which has checked that the mail came from
-- that address and that no program sent it: once, and five times a day at most.
create function public.refuse_message(sent_from text, message_id uuid, reason text)
returns void language sql security definer as $$
  insert into private.mails (key, kind, address, data)
  select concat_ws(':', 'message-refused', md5(lower(sent_from)), message_id), 'message_refused', sent_from,
    jsonb_build_object('reason', reason)
  where (
    select count(*) from private.mails as m
    where m.key like concat_ws(':', 'message-refused', md5(lower(sent_from)), '%')
      and m.created_at > now() - interval '1 day') < 5
  on conflict (key) do nothing;
$$;
grant execute on function public.refuse_message to service_role;

-- Returns the kinds of blocks of a conversation that the caller can undo, first the one that they make; null for
-- everybody who is on neither side.
create function private.own_blocks(thread public.message_threads)
returns text[] stable
return case private.message_side(thread.id)
  when 'person' then '{person}'::text[]
  when 'business' then case thread.owner_id when auth.uid() then '{owner,editor}'::text[] else '{editor}' end
end;

-- Returns a conversation for a line of the list, as the caller's side sees it; null for everybody else.
create function private.show_thread(thread public.message_threads)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', thread.id, 'side', own.side,
    'with', case own.side when 'person' then b.name else private.name_reviewer(thread.person_id) end,
    'listing', jsonb_build_object('slug', b.slug, 'name', b.name),
    'last_side', thread.last_side, 'last_at', thread.last_at,
    'is_unread', thread.last_side <> own.side
      and thread.last_at > coalesce(case own.side when 'person' then thread.person_read_at else thread.business_read_at end, '-infinity'),
    'is_read', thread.last_at <= coalesce(case own.side when 'person' then thread.business_read_at else thread.person_read_at end, '-infinity'),
    'blocked_by', private.find_block(thread.person_id, thread.owner_id, thread.business_id),
    'is_held', exists (
      select from public.messages as m where m.thread_id = thread.id and m.is_held and m.side = own.side),
    'excerpt', (select private.excerpt(m.body) from public.messages as m
      where m.thread_id = thread.id and (not m.is_held or m.side = own.side)
      order by m.created_at desc, m.id desc limit 1))
  -- Without the offset, it would be called for each use of the side.
  from (select private.message_side(thread.id) as side offset 0) as own, public.businesses as b
  where b.id = thread.business_id and own.side is not null;
$$;

-- Returns a page of the caller's conversations on either side, those with the newest message first; `before` is the
-- `last_at` of the last one of the previous page.
create function public.find_message_threads(before timestamptz default null)
returns jsonb language sql stable security definer as $$
  with own as (
    select t from public.message_threads as t where t.person_id = auth.uid()
    union all
    select t from private.find_own_listings() as own
    join public.message_threads as t on t.business_id = (own.listing).id and t.owner_id = (own.listing).owner_id
    where own.role <> 'hours' and exists (select from public.messages as m where m.thread_id = t.id and not m.is_held)
  ),
  page as (
    select (own.t).* from own where before is null or (own.t).last_at < before
    order by (own.t).last_at desc fetch first 20 rows with ties -- a message to several owners has one time
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(private.show_thread(p) order by p.last_at desc) from page as p), '[]'),
    'next', (
      select last.at from (select min(last_at) as at from page) as last
      where exists (select from own where (own.t).last_at < last.at)))
$$;
grant execute on function public.find_message_threads to authenticated;

-- Returns a conversation of the caller's with its newest 100 messages, or those before the message `before`, oldest
-- first; null if it is none of theirs. `colleague` is the name of another person who wrote for the caller's business.
create function public.get_message_thread(thread_id uuid, before uuid default null)
returns jsonb language sql stable security definer as $$
  select shown.thread || jsonb_build_object(
    'can_reply', shown.thread ->> 'blocked_by' is null and coalesce(b.owner_id = t.owner_id, false),
    'can_unblock', shown.thread ->> 'blocked_by' is not null
      and (shown.thread ->> 'blocked_by') = any (private.own_blocks(t)),
    'closed_because', (
      select r.reason from private.removals as r
      where r.kind = 'conversation' and r.subject_id = t.id and r.restored_at is null),
    'can_appeal', exists (
      select from private.removals as r
      where r.kind = 'conversation' and r.subject_id = t.id and r.restored_at is null and r.author_id = auth.uid()
        and r.appealed_at is null),
    'has_earlier', page.has_earlier, 'messages', page.messages)
  from public.message_threads as t join public.businesses as b on b.id = t.business_id,
  lateral (select private.show_thread(t) as thread offset 0) as shown,
  lateral (
    select coalesce(max(m.number) > 100, false) as has_earlier, coalesce(
      jsonb_agg(to_jsonb(m) - 'number' order by m.number desc) filter (where m.number <= 100), '[]') as messages
    from (
      select n.id, n.side, n.body, n.by_mail, n.is_held, n.created_at, case
          when n.side = 'business' and n.author_id <> auth.uid() and (select private.message_side(t.id)) = 'business'
          then private.name_reviewer(n.author_id) end as colleague,
        row_number() over (order by n.created_at desc, n.id desc) as number
      from public.messages as n
      where n.thread_id = t.id and (not n.is_held or n.side = shown.thread ->> 'side') and (before is null or (n.created_at, n.id) < (
        select o.created_at, o.id from public.messages as o where o.id = before and o.thread_id = t.id))
      order by n.created_at desc, n.id desc limit 101
    ) as m
  ) as page
  where t.id = get_message_thread.thread_id;
$$;
grant execute on function public.get_message_thread to authenticated;

-- Records that the caller's side has read a conversation. Returns whether that is new.
create function public.mark_thread_read(thread_id uuid)
returns boolean language plpgsql security definer as $$
declare
  own_side constant text := private.message_side(thread_id);
begin
  perform private.require_caller();
  update public.message_threads as t
  set person_read_at = case own_side when 'person' then t.last_at else t.person_read_at end,
    business_read_at = case own_side when 'business' then t.last_at else t.business_read_at end
  where t.id = mark_thread_read.thread_id and own_side is not null and t.last_side <> own_side
    and t.last_at > coalesce(case own_side when 'person' then t.person_read_at else t.business_read_at end, '-infinity');
  return found;
end;
$$;
grant execute on function public.mark_thread_read to authenticated;

-- Blocks a conversation for both sides, and whatever else `find_block` says, or undoes that. Returns whether it is
-- blocked.
create function public.block_thread(thread_id uuid, is_blocked boolean)
returns boolean language plpgsql security definer as $$
declare
  one public.message_threads;
  own_blocks text[];
begin
  perform private.require_caller();
  select * into one from public.message_threads as t where t.id = block_thread.thread_id for update;
  own_blocks := private.own_blocks(one);
  update public.message_threads as t set blocked_by = own_blocks[1]
  where is_blocked and t.id = one.id and private.find_block(one.person_id, one.owner_id, one.business_id) is null;
  update public.message_threads as t set blocked_by = null
  where not is_blocked and t.person_id = one.person_id and t.owner_id = one.owner_id and t.blocked_by = any (own_blocks)
    and (t.business_id = one.business_id or own_blocks[1] <> 'editor');
  return private.find_block(one.person_id, one.owner_id, one.business_id) is not null and own_blocks is not null;
end;
$$;
grant execute on function public.block_thread to authenticated;
