-- Before deciding, an admin asks the sender of a queue item, or corrects what they sent.

-- Questions to senders. Until the answer, for a week at most, the item is in no list but that of its signal.
create table private.sender_questions (
  id uuid primary key,
  item_id uuid not null,
  person_id uuid not null references auth.users (id) on delete cascade,
  -- Of the item, as its list names it.
  name text not null,
  body text not null check (private.is_clean_text(body, 1000)),
  -- No foreign key: the question stays when that account is deleted.
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  answer text check (private.is_clean_text(answer, 2000)),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index sender_questions_item_idx on private.sender_questions (item_id, asked_at desc);

-- Returns the signal of an item's last question: asked, until when it waits; answered.
create function private.question_signal(item uuid)
returns jsonb stable
return (
  select case when q.answer is null
    then jsonb_build_object('asked', jsonb_build_object('until', q.asked_at + interval '7 days'))
    else '{"answered": {}}' end
  from private.sender_questions as q where q.item_id = item order by q.asked_at desc limit 1);

create function private.requeue_item(item uuid)
returns void language sql as $$
  select private.requeue(q.kind, q.id) from private.queue_items as q where q.id = item;
$$;

-- Asks the sender of an item, by mail and bell. outcome: asked, also when this question was before; stale, when it is not
-- waiting or is asked already.
create function public.ask_sender(question_id uuid, kind text, id uuid, body text)
returns jsonb language plpgsql security definer as $$
declare
  item private.queue_items;
begin
  perform private.require_admin();
  select * into item from private.queue_items as q where q.kind = ask_sender.kind and q.id = ask_sender.id for update;
  if exists (select from private.sender_questions as s where s.id = question_id) then
    return '{"outcome": "asked"}';
  end if;
  if item.id is null or item.decision_id is not null or private.is_asked(item) then
    return '{"outcome": "stale"}';
  end if;
  perform private.refuse('PT400', 'Nobody to ask') where item.sender_id is null or item.sender_id = auth.uid();
  insert into private.sender_questions (id, item_id, person_id, name, body, asked_by)
  select question_id, item.id, item.sender_id, private.show_queue_item(item) ->> 'name',
    private.clean_text(ask_sender.body), auth.uid();
  perform private.notify('sender_asked', 'sender-asked:' || s.id,
    jsonb_build_object('id', s.id, 'name', s.name, 'body', s.body), s.person_id)
  from private.sender_questions as s where s.id = question_id;
  perform private.requeue_item(item.id);
  return '{"outcome": "asked"}';
end;
$$;
grant execute on function public.ask_sender to authenticated;

-- Returns a question to the caller; null for everybody else. `is_open`: whether it can be answered.
create function public.get_sender_question(question_id uuid)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'body', s.body, 'asked_at', s.asked_at, 'answer', s.answer,
    'is_open', s.answer is null and exists (select from private.queue_items as q where q.id = s.item_id))
  from private.sender_questions as s where s.id = question_id and s.person_id = auth.uid();
$$;
grant execute on function public.get_sender_question to authenticated;

-- Answers a question to the caller: its item is in the lists again. outcome: answered; closed, when it was decided.
create function public.answer_sender_question(question_id uuid, answer text)
returns jsonb language plpgsql security definer as $$
declare
  one private.sender_questions;
begin
  select * into one from private.sender_questions as s
  where s.id = question_id and s.person_id = private.require_caller() for update;
  perform private.refuse('PT404', 'Question not found') where one.id is null;
  if one.answer is not null or not exists (select from private.queue_items as q where q.id = one.item_id) then
    return '{"outcome": "closed"}';
  end if;
  update private.sender_questions as s
  set answer = private.clean_text(answer_sender_question.answer), answered_at = now() where s.id = question_id;
  perform private.requeue_item(one.item_id);
  return '{"outcome": "answered"}';
end;
$$;
grant execute on function public.answer_sender_question to authenticated;

-- Changes values of a waiting submission or suggested edit, which approving then publishes; the listing's history has what
-- was sent and what the admin made of it. outcome: saved; stale, when the item is not as the admin saw it; own; nothing,
-- when a suggestion is left without a change; invalid fields are refused as of `read_submission` and `check_fields`.
create function public.correct_queue_item(kind text, id uuid, version jsonb, new_values jsonb)
returns jsonb language plpgsql security definer as $$
declare
  edited public.suggested_fields;
  replacement jsonb;
begin
  perform private.require_admin();
  perform private.check_size(new_values, 100000);
  perform private.refuse('PT400', 'Only submissions and edits') where kind not in ('submission', 'edit');
  perform from public.businesses as b where b.id = (
    select q.business_id from private.queue_items as q where q.kind = correct_queue_item.kind and q.id = correct_queue_item.id) for update;
  perform private.ask_kind(kind, 'lock', id);
  if not exists (select from private.queue_items as q
      where q.kind = correct_queue_item.kind and q.id = correct_queue_item.id and q.decision_id is null)
    or private.ask_kind(kind, 'version', id) is distinct from version then
    return '{"outcome": "stale"}';
  end if;
  if private.ask_kind(kind, 'obstacle', id, false) ->> 'outcome' = 'own' then
    return '{"outcome": "own"}';
  end if;
  if kind = 'submission' then
    update public.submissions as s
    set content = private.read_submission(s.content || new_values, s.id), sent_content = coalesce(s.sent_content, s.content),
      revision = s.revision + 1
    where s.id = correct_queue_item.id;
  else
    select * into edited from public.suggested_fields as f where f.id = correct_queue_item.id;
    select r.after into replacement
    from public.suggested_edits as s join public.businesses as b on b.id = s.business_id,
      private.read_suggestion(b, new_values) as r
    where s.id = edited.suggestion_id and r.field = edited.field;
    if replacement is null then
      return '{"outcome": "nothing"}';
    end if;
    update public.suggested_fields as f set corrected = replacement where f.id = edited.id;
  end if;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.correct_queue_item to authenticated;
