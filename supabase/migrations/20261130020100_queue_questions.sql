-- Questions and answers in the admins' queue: those that were held. Approving publishes, rejecting hides.

-- Publishes a question or an answer, or hides it with a reason, against which its author can appeal, and tells them,
-- but not that an answer is published whose question is not. The caller holds the locks and has found no obstacle.
create function private.decide_question(question_id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
declare
  one public.questions;
  subject_kind public.report_kind;
begin
  update public.questions as q
  set status = case when is_approved then 'published' else 'hidden' end::public.review_status,
    hidden_reason = case when not is_approved then decide_question.reason end, signals = '{}'
  where q.id = decide_question.question_id returning * into one;
  subject_kind := case when one.question_id is null then 'question' else 'answer' end;
  if is_approved then
    -- Its author has changed what was taken down after reports.
    update private.removals as r set restored_at = now()
    where r.kind in ('question', 'answer') and r.subject_id = one.id and r.restored_at is null;
    perform private.notify_of_question(one);
  else
    perform private.record_removal(subject_kind, one.id, one.author_id, jsonb_build_object('text', one.body), one.hidden_reason);
    perform private.decide_reports(subject_kind, one.id, true, reason);
  end if;
  perform private.notify(case when is_approved then 'question_published' else 'question_hidden' end,
    concat_ws(':', 'question-decided', one.id, one.revision, one.status),
    private.question_mail_data(one)
      || jsonb_build_object('reason', one.hidden_reason, 'is_answer', one.question_id is not null), one.author_id)
    where one.author_id is not null and not (is_approved and exists (
      select from public.questions as q where q.id = one.question_id and q.status <> 'published'));
end;
$$;

-- Returns a question or an answer for an admin's decision. Null for everybody else.
create function public.get_queued_question(question_id uuid)
returns jsonb language sql stable security definer as $$
  select private.show_queued('question', q.id) || jsonb_build_object(
    'author_name', q.author_name, 'body', q.body, 'status', q.status, 'hidden_reason', q.hidden_reason,
    'created_at', q.created_at,
    'question', (select jsonb_build_object('author_name', p.author_name, 'body', p.body)
      from public.questions as p where p.id = q.question_id),
    'listing', private.show_place(b))
  from public.questions as q join public.businesses as b on b.id = q.business_id
  where q.id = get_queued_question.question_id and private.is_admin();
$$;
grant execute on function public.get_queued_question to authenticated;

create function private.queue_question(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  one constant public.questions := (select q from public.questions as q where q.id = item);
begin
  case part
    when 'entry' then return (
      select jsonb_build_object('business_id', one.business_id, 'sender_id', one.author_id, 'waiting_since', one.updated_at,
        'signals', one.signals,
        'facts', jsonb_build_object('is_answer', one.question_id is not null, 'excerpt', private.excerpt(one.body)))
      where one.status = 'held');
    when 'version' then return jsonb_build_array(one.revision, one.status);
    when 'obstacle' then return jsonb_build_object('outcome', case
      when one.author_id = auth.uid() or private.own_role(one.business_id) is not null then 'own' end);
    when 'record' then return private.count_decided(array(
      select q.status from public.questions as q where q.author_id = item order by q.created_at desc limit 200));
    when 'lock' then perform from public.questions as q where q.id = item for update;
    when 'decision' then perform private.decide_question(item, is_approved, reason);
    else null;
  end case;
  return null;
end;
$$;
