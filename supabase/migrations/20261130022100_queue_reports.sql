-- Reports in the admins' queue, one item for everything that was reported: 500 reports of one listing are one line with
-- their number. Approving leaves it public and dismisses the reports; rejecting takes it down and upholds them. The
-- author of what was taken down appeals once. Reported reviews are items of their own kind. Of a conversation,
-- admins read what was written until a side last reported it, and held messages, which dismissing delivers; rejecting
-- closes it for both. Dismissing shows a held list.

-- Returns what a queue item is about. People choose the ids of what they write, so that two kinds may have one id: what
-- waits comes first, one kind after the other.
create function private.reported_item(item_id uuid)
returns table (kind public.report_kind, subject_id uuid, business_id uuid, photo text) language plpgsql stable rows 1 as $$
begin
  return query
  select i.kind, item_id, i.business_id, i.photo
  from (
    select p.kind, p.business_id, p.photo, p.status = 'open' as is_waiting
    from public.reports as p where p.subject_id = item_id
    union all
    select r.kind, r.business_id, r.photo, r.restored_at is null and r.appealed_at is not null and r.appeal_decided_at is null
    from private.removals as r where r.subject_id = item_id
  ) as i
  where i.kind <> 'review'
  order by i.is_waiting desc, i.kind limit 1;
end;
$$;

-- Deletes the reports of what its author deleted, and the appeal with its text.
create function private.delete_reports()
returns trigger language plpgsql security definer as $$
begin
  delete from private.removals as r where r.kind = any (tg_argv::public.report_kind[]) and r.subject_id = old.id;
  delete from public.reports as p where p.kind = any (tg_argv::public.report_kind[]) and p.subject_id = old.id;
  return null;
end;
$$;
create trigger reviews_delete_reports after delete on public.reviews
for each row execute function private.delete_reports('review');
create trigger saved_lists_delete_reports after delete on private.saved_lists
for each row execute function private.delete_reports('list');
create trigger message_threads_delete_reports after delete on public.message_threads
for each row execute function private.delete_reports('conversation');
create trigger questions_delete_reports after delete on public.questions
for each row execute function private.delete_reports('question', 'answer');

-- Hides something from visitors; returns what puts it back.
create function private.remove_content(kind public.report_kind, subject_id uuid, business_id uuid, reason text)
returns jsonb language plpgsql as $$
declare
  listing public.businesses;
  content jsonb;
begin
  if kind = 'list' then
    select jsonb_build_object('is_public', l.is_public) into content from private.saved_lists as l where l.id = remove_content.subject_id;
    update private.saved_lists as l set is_shared = false, is_public = false where l.id = remove_content.subject_id;
    return content;
  elsif kind in ('question', 'answer') then
    update public.questions as q set status = 'hidden', hidden_reason = remove_content.reason where q.id = remove_content.subject_id
    returning jsonb_build_object('text', q.body) into content;
    return content;
  elsif kind = 'conversation' then
    update public.message_threads as t set blocked_by = 'admin' where t.id = remove_content.subject_id;
    return '{}';
  end if;
  select * into listing from public.businesses as b where b.id = remove_content.business_id for update;
  if kind = 'listing' then
    update public.businesses as b set status = 'suspended' where b.id = listing.id;
    return jsonb_build_object('status', listing.status);
  end if;
  select value into content from jsonb_array_elements(listing.photos)
  where private.photo_id(value ->> 'url') = remove_content.subject_id;
  perform private.write_fields(listing, jsonb_build_object('photos', (
    select coalesce(jsonb_agg(value order by place), '[]')
    from jsonb_array_elements(listing.photos) with ordinality as shown (value, place)
    where private.photo_id(value ->> 'url') <> remove_content.subject_id)));
  return content;
end;
$$;

-- Shows visitors again what was taken down, unless its author has changed it meanwhile.
create function private.restore_content(one private.removals)
returns void language plpgsql as $$
declare
  question public.questions;
  listing public.businesses;
begin
  if one.kind = 'list' then
    update private.saved_lists as l set is_shared = true, is_public = (one.content ->> 'is_public')::boolean
    where l.id = one.subject_id;
    return;
  elsif one.kind in ('question', 'answer') then
    update public.questions as q set status = 'published', hidden_reason = null
    where q.id = one.subject_id and q.status = 'hidden' returning * into question;
    perform private.notify_of_question(question) where found;
    return;
  elsif one.kind = 'conversation' then
    update public.message_threads as t set blocked_by = null where t.id = one.subject_id and t.blocked_by = 'admin';
    return;
  end if;
  select * into listing from public.businesses as b where b.id = one.business_id for update;
  if one.kind = 'listing' and listing.status = 'suspended' then
    update public.businesses as b set status = (one.content ->> 'status')::public.listing_status where b.id = listing.id;
  elsif one.kind = 'photo' and jsonb_array_length(listing.photos) < 12 then
    perform private.write_fields(listing, jsonb_build_object('photos', listing.photos || one.content));
  end if;
end;
$$;

-- Shows to others what was held because of its signals.
create function private.release_held(kind public.report_kind, subject_id uuid)
returns void language sql as $$
  update private.saved_lists as l set is_held = false
  where release_held.kind = 'list' and l.id = release_held.subject_id and l.is_held;
  select private.deliver_messages(t) from public.message_threads as t
  where release_held.kind = 'conversation' and t.id = release_held.subject_id;
$$;

-- Leaves what was reported public, or takes it down with a reason; or decides its author's appeal. Tells author and
-- reporters. The caller holds the locks and has found no obstacle.
create function private.decide_report(item_id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
declare
  item record;
  subject jsonb;
  one private.removals;
begin
  select * into item from private.reported_item(item_id);
  subject := private.report_subject(item.kind, item.subject_id, item.business_id);
  select * into one from private.removals as r
  where r.kind = item.kind and r.subject_id = item.subject_id and r.restored_at is null for update;
  perform private.set_audit_reason(reason);
  if one.appealed_at is not null and one.appeal_decided_at is null then
    perform private.restore_content(one) where is_approved;
    update private.removals as r
    set appeal_decided_at = now(), restored_at = case when is_approved then now() end
    where r.id = one.id;
    perform private.notify('appeal_decided', 'appeal-decided:' || one.id,
      private.report_mail_data(one.kind, one.subject_id, one.business_id, one.photo)
        || jsonb_build_object('is_restored', is_approved, 'reason', reason), one.author_id)
    where one.author_id is not null;
  elsif not is_approved and subject is not null then
    one := private.record_removal(item.kind, item.subject_id,
      -- Of a conversation, the side that did not report it may appeal; nobody where both did.
      case item.kind when 'conversation' then (
        select case when bool_and(p.reporter_id is not distinct from t.person_id) then t.owner_id
          when bool_and(p.reporter_id is distinct from t.person_id) then t.person_id end
        from public.message_threads as t
        join public.reports as p on p.kind = 'conversation' and p.subject_id = t.id and p.status = 'open'
        where t.id = item.subject_id group by t.id
      ) else (subject ->> 'author_id')::uuid end,
      private.remove_content(item.kind, item.subject_id, item.business_id, decide_report.reason), decide_report.reason,
      item.business_id, item.photo);
    perform private.notify('content_removed', 'content-removed:' || one.id,
      private.report_mail_data(one.kind, one.subject_id, one.business_id, one.photo) || jsonb_build_object('reason', one.reason),
      one.author_id)
    where one.author_id is not null;
  end if;
  perform private.release_held(item.kind, item.subject_id) where is_approved;
  perform private.decide_reports(item.kind, item.subject_id, not is_approved, reason);
end;
$$;

-- Appeals once against taking down what was the caller's. outcome: appealed, also when it was before; closed, when it
-- is not taken down.
create function public.appeal_removal(removal_id uuid, appeal text)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  cleaned_appeal constant text := private.clean_text(coalesce(appeal, ''));
  one private.removals;
begin
  perform from public.businesses as b where b.id = (
    select private.reported_listing(r.kind, r.subject_id, r.business_id) from private.removals as r
    where r.id = removal_id) for update;
  select * into one from private.removals as r where r.id = removal_id and r.author_id = caller for update;
  if one.id is null or one.restored_at is not null then
    return '{"outcome": "closed"}';
  end if;
  if one.appealed_at is null then
    update private.removals as r set appeal = cleaned_appeal, appealed_at = now() where r.id = one.id;
  end if;
  return '{"outcome": "appealed"}';
end;
$$;
grant execute on function public.appeal_removal to authenticated;

-- Returns what was reported for an admin's decision, with its reports; of a conversation the newest 100 messages, oldest
-- first, from before a side last reported it, and those that are held. Null for everybody else.
create function public.get_queued_report(item_id uuid)
returns jsonb language sql stable security definer as $$
  select private.show_queued('report', item_id) || jsonb_build_object(
    'kind', i.kind, 'id', coalesce(i.business_id, i.subject_id),
    'title', private.report_title(i.kind, i.subject_id, i.business_id),
    'subject', private.report_subject(i.kind, i.subject_id, i.business_id) - 'author_id',
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at, listed.id), '[]')
      from (
        select m.id, case m.side when 'business' then b.name else private.name_reviewer(t.person_id) end as author_name,
          m.body, m.created_at
        from public.message_threads as t
        join public.businesses as b on b.id = t.business_id
        join public.messages as m on m.thread_id = t.id
        where i.kind = 'conversation' and t.id = i.subject_id and (m.is_held or m.created_at <= (
          select max(p.created_at) from public.reports as p
          where p.kind = 'conversation' and p.subject_id = t.id and p.reporter_id is not null))
        order by m.created_at desc, m.id desc limit 100
      ) as listed),
    'reports', private.show_reports(i.kind, i.subject_id),
    'removal', (
      select jsonb_build_object('reason', r.reason, 'removed_at', r.removed_at, 'photo', r.photo,
        'text', r.content ->> 'text', 'appeal', r.appeal,
        'appealed_at', r.appealed_at, 'appeal_decided_at', r.appeal_decided_at)
      from private.removals as r
      where r.kind = i.kind and r.subject_id = i.subject_id and r.restored_at is null))
  from private.reported_item(item_id) as i
  where private.is_admin();
$$;
grant execute on function public.get_queued_report to authenticated;

create function private.queue_report(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  i record;
  reported record;
  subject jsonb;
  removal private.removals;
  listing public.businesses;
begin
  select * into i from private.reported_item(item);
  select * into reported from private.open_reports(i.kind, i.subject_id);
  select * into removal from private.removals as r
  where r.kind = i.kind and r.subject_id = i.subject_id and r.restored_at is null and r.appeal_decided_at is null;
  case part
    when 'entry' then
      select * into listing from public.businesses as b where b.id = private.reported_listing(i.kind, i.subject_id, i.business_id);
      return (
        select jsonb_build_object('title', coalesce(private.report_title(i.kind, i.subject_id, listing.id), ''),
          'city', coalesce(listing.city, ''), 'state', coalesce(listing.state, ''), 'business_id', listing.id,
          'waiting_since', coalesce(reported.since, removal.appealed_at),
          -- Who wrote what the directory reports; people's reports have many senders.
          'sender_id', case when reported.facts is null and removal.appealed_at is null then coalesce(
            (select l.owner_id from private.saved_lists as l where i.kind = 'list' and l.id = i.subject_id),
            (select t.person_id from public.message_threads as t where i.kind = 'conversation' and t.id = i.subject_id)) end,
          'signals', coalesce(reported.signals, '{}') || jsonb_strip_nulls(jsonb_build_object('reported', reported.facts,
            'appealed', case when removal.appealed_at is not null then '{}'::jsonb end)),
          'facts', jsonb_build_object('subject', i.kind))
        where reported.since is not null or removal.appealed_at is not null);
    -- The content with what is held, and whether it is taken down: further reports change nothing.
    when 'version' then
      subject := private.report_subject(i.kind, i.subject_id, i.business_id);
      return jsonb_build_array(md5(subject::text), removal.id, (
        select max(m.created_at) from public.messages as m
        where i.kind = 'conversation' and m.thread_id = i.subject_id and m.is_held));
    when 'obstacle' then
      subject := private.report_subject(i.kind, i.subject_id, i.business_id);
      return jsonb_build_object('outcome', case when (subject ->> 'author_id')::uuid = auth.uid()
        or private.own_role(private.reported_listing(i.kind, i.subject_id, i.business_id)) is not null
        or exists (
          select from public.reports as p
          where p.kind = i.kind and p.subject_id = i.subject_id and p.reporter_id = auth.uid() and p.status = 'open')
        or exists (
          select from private.removals as r
          where r.kind = i.kind and r.subject_id = i.subject_id and r.author_id = auth.uid() and r.restored_at is null)
        or i.kind = 'conversation' and private.message_side(i.subject_id) is not null
        then 'own' end);
    when 'lock' then
      perform from public.message_threads as t where t.id = item for update;
      perform from private.saved_lists as l where l.id = item for update;
    when 'decision' then perform private.decide_report(item, is_approved, reason);
    else null;
  end case;
  return null;
end;
$$;
