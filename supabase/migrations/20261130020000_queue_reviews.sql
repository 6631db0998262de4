-- Reviews in the admins' queue: held ones, those that somebody has reported, and hidden ones whose author appeals.
-- Approving publishes a review and dismisses the reports; rejecting hides it and upholds them. A receipt is an item of
-- its own: approving confirms the visit, and neither decision changes what is public otherwise.

-- Publishes a review, or hides it with a reason, against which its author can appeal once; or decides that appeal. Tells its author and who reported it. The caller holds the locks
-- and has found no obstacle.
create function private.decide_review(review_id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
declare
  before constant public.reviews := (select r from public.reviews as r where r.id = review_id);
  one public.reviews;
  removal private.removals;
begin
  update public.reviews as r
  set status = case when is_approved then 'published' else 'hidden' end::public.review_status,
    hidden_reason = case when not is_approved then decide_review.reason end, signals = '{}'
  where r.id = review_id returning * into one;
  update private.removals as r
  set appeal_decided_at = case when r.appealed_at is not null then coalesce(r.appeal_decided_at, now()) end,
    restored_at = case when is_approved then now() end
  where r.kind = 'review' and r.subject_id = one.id and r.restored_at is null
    and (is_approved or r.appealed_at is not null and r.appeal_decided_at is null)
  returning * into removal;
  if not is_approved and removal.id is null then
    removal := private.record_removal('review', one.id, one.author_id, jsonb_build_object('text', one.body), reason);
  end if;
  perform private.decide_reports('review', one.id, not is_approved, reason);
  if not is_approved then
    perform private.notify('review_hidden', concat_ws(':', 'review-hidden', removal.id, removal.appeal_decided_at),
      private.review_mail_data(one) || jsonb_build_object('reason', reason), one.author_id)
    where one.author_id is not null;
  elsif before.status <> 'published' then
    perform private.notify_of_review(one);
    perform private.notify('review_published', concat_ws(':', 'review-published', one.id, one.revision, removal.id),
      private.review_mail_data(one), one.author_id)
    where one.author_id is not null;
  end if;
end;
$$;

-- Returns a review for an admin's decision, with its reports, and what else came from its network and to its listing.
-- Null for everybody else.
create function public.get_queued_review(review_id uuid)
returns jsonb language sql stable security definer as $$
  select private.show_queued('review', r.id) || jsonb_build_object(
    'author_name', r.author_name, 'rating', r.rating, 'body', r.body, 'visited_on', r.visited_on, 'photos', r.photos, 'proof', r.proof,
    'status', r.status, 'hidden_reason', r.hidden_reason, 'owner_answer', r.owner_answer,
    'appeal', (select p.appeal from private.removals as p
      where p.kind = 'review' and p.subject_id = r.id and p.restored_at is null),
    'created_at', r.created_at, 'receipt', private.show_receipt(r.id),
    'reports', private.show_reports('review', r.id),
    'listing', private.show_place(b) || jsonb_build_object('rating', b.rating, 'review_count', b.review_count,
      'notice', (select coalesce(h.notice, '') from private.review_holds as h where h.business_id = b.id)))
  from public.reviews as r join public.businesses as b on b.id = r.business_id
  where r.id = get_queued_review.review_id and private.is_admin();
$$;
grant execute on function public.get_queued_review to authenticated;

-- Confirms the visit behind a review by its receipt, or rejects the receipt with a reason, and tells its author. The
-- caller holds the locks and has found no obstacle.
create function private.decide_receipt(review_id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
declare
  one public.reviews;
begin
  update private.review_receipts as p
  set is_confirmed = is_approved, decided_at = now(),
    reason = case when not is_approved then decide_receipt.reason end
  where p.id = review_id;
  update public.reviews as r set proof = case when is_approved then 'receipt' else 'account' end::public.review_proof
  where r.id = review_id returning * into one;
  perform private.notify('receipt_decided', concat_ws(':', 'receipt-decided', one.id, (
      select p.name from private.review_receipts as p where p.id = one.id)),
    private.review_mail_data(one) || jsonb_build_object('is_confirmed', is_approved,
      'reason', case when not is_approved then decide_receipt.reason end),
    one.author_id);
end;
$$;

-- Returns a receipt for an admin's decision, with the review. Null for everybody else.
create function public.get_queued_receipt(review_id uuid)
returns jsonb language sql stable security definer as $$
  select private.show_queued('receipt', r.id) || jsonb_build_object(
    'author_name', r.author_name, 'rating', r.rating, 'body', r.body, 'visited_on', r.visited_on, 'created_at', r.created_at,
    'receipt', private.show_receipt(r.id), 'listing', private.show_place(b))
  from public.reviews as r join public.businesses as b on b.id = r.business_id
  where r.id = get_queued_receipt.review_id and private.is_admin()
    and exists (select from private.review_receipts as p where p.id = r.id);
$$;
grant execute on function public.get_queued_receipt to authenticated;

-- Who wrote or reported a review, or manages its listing, decides neither it nor its receipt.
create function private.queue_review(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  one constant public.reviews := (select r from public.reviews as r where r.id = item);
  reported record;
  appealed_at constant timestamptz := (
    select p.appealed_at from private.removals as p
    where p.kind = 'review' and p.subject_id = item and p.restored_at is null and p.appeal_decided_at is null);
begin
  select * into reported from private.open_reports('review', item);
  case part
    when 'entry' then return (
      select jsonb_build_object('business_id', one.business_id, 'sender_id', one.author_id, 'waiting_since',
          case one.status when 'held' then one.updated_at else coalesce(reported.since, appealed_at) end,
        'signals', one.signals || jsonb_strip_nulls(jsonb_build_object('reported', reported.facts,
          'appealed', case when appealed_at is not null then '{}'::jsonb end)),
        'facts', jsonb_build_object('status', one.status, 'rating', one.rating, 'excerpt', private.excerpt(one.body)))
      where one.status = 'held' or one.id is not null and (reported.since is not null or appealed_at is not null));
    -- The text's revision, the photos, its status, the number of open reports, and an appeal.
    when 'version' then return jsonb_build_array(one.revision, md5(one.photos::text), one.status, (
      select count(*) from public.reports as p where p.kind = 'review' and p.subject_id = item and p.status = 'open'), appealed_at);
    when 'obstacle' then return jsonb_build_object('outcome', case
      when one.author_id = auth.uid() or private.own_role(one.business_id) is not null or exists (
        select from public.reports as p
        where p.kind = 'review' and p.subject_id = item and p.reporter_id = auth.uid() and p.status = 'open') then 'own' end);
    when 'record' then return private.count_decided(array(
      select r.status from public.reviews as r where r.author_id = item order by r.created_at desc limit 200));
    when 'lock' then perform from public.reviews as r where r.id = item for update;
    when 'decision' then perform private.decide_review(item, is_approved, reason);
    else null;
  end case;
  return null;
end;
$$;

create function private.queue_receipt(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  one constant public.reviews := (select r from public.reviews as r where r.id = item);
  receipt constant private.review_receipts := (select p from private.review_receipts as p where p.id = item);
begin
  case part
    when 'entry' then return (
      select jsonb_build_object('business_id', one.business_id, 'sender_id', receipt.author_id, 'waiting_since', receipt.sent_at,
        'facts', jsonb_build_object('rating', one.rating, 'visited_on', one.visited_on))
      where receipt.id is not null and receipt.is_confirmed is null);
    when 'version' then return jsonb_build_array(receipt.name, receipt.is_confirmed, one.visited_on);
    when 'obstacle' then return jsonb_build_object('outcome', case
      when one.author_id = auth.uid() or private.own_role(one.business_id) is not null then 'own' end);
    when 'record' then return private.count_decided(array(
      select case when p.is_confirmed then 'approved' when not p.is_confirmed then 'rejected' end
      from private.review_receipts as p where p.author_id = item));
    when 'lock' then perform from public.reviews as r where r.id = item for update;
    when 'decision' then perform private.decide_receipt(item, is_approved, reason);
    else null;
  end case;
  return null;
end;
$$;
