-- What differs between the kinds of queue items. An objection is a claim with its owner's objection.

-- Returns an item's row of the queue as far as it is not its listing's; null when nobody has to decide it any more.
-- `requeue` adds the warnings about its sender.
create function private.queue_entry(kind text, id uuid)
returns jsonb language plpgsql stable as $$
begin
  return case
    when kind = 'submission' then (
      select jsonb_build_object(
        'title', s.content ->> 'name', 'city', s.content ->> 'city', 'state', s.content ->> 'state',
        'metro_id', private.find_metro(place.lat, place.lng), 'sender_id', s.submitter_id, 'waiting_since', s.sent_at,
        'signals', jsonb_strip_nulls(jsonb_build_object(
          'likely_duplicate', case when (closest ->> 'score')::numeric >= 0.7 then jsonb_build_object(
            'name', closest -> 'name', 'score', closest -> 'score', 'reasons', closest -> 'reasons') end,
          'sent_again', case when s.reason is not null then jsonb_build_object('reason', s.reason) end)))
      from public.submissions as s,
        private.locate(nullif(s.content -> 'location', 'null'), s.content ->> 'zip_code', s.content ->> 'city',
          s.content ->> 'state') as place,
        lateral (
          select private.find_similar_businesses(private.read_known_business(
            s.content ->> 'name', s.content ->> 'phone', s.content ->> 'website', s.content ->> 'street',
            s.content ->> 'city', s.content ->> 'state', s.content ->> 'zip_code', place.lat, place.lng)) -> 0 as closest
          offset 0 -- else it would be searched for each use
        ) as nearest
      where s.id = queue_entry.id and s.status = 'pending')
    when kind in ('claim', 'objection') then (
      select jsonb_build_object('business_id', c.business_id, 'sender_id', c.claimant_id, 'waiting_since', c.sent_at,
        'signals', jsonb_strip_nulls(jsonb_build_object(
          'has_owner', case when c.object_until is not null then '{}'::jsonb end,
          'rivals', (
            select jsonb_build_object('count', count(*)) from public.claims as r
            where r.business_id = c.business_id and r.id <> c.id and r.status = 'pending' and r.sent_at is not null
            having count(*) > 0),
          'reopened', case when c.reopened_at is not null then '{}'::jsonb end)),
        'facts', jsonb_build_object('evidence', c.evidence, 'object_until', c.object_until))
      from public.claims as c
      where c.id = queue_entry.id and c.status = 'pending' and c.sent_at is not null
        and (c.objection is not null) = (kind = 'objection'))
    when kind = 'change' then (
      select jsonb_build_object('business_id', h.business_id, 'sender_id', h.requested_by,
        'waiting_since', h.requested_at, 'signals', jsonb_strip_nulls(jsonb_build_object('requested_again', (
          select jsonb_build_object('count', count(*)) from public.pending_changes as r
          where r.business_id = h.business_id and r.field = h.field and r.status = 'rejected' having count(*) > 0))),
        'facts', jsonb_build_object('field', h.field))
      from public.pending_changes as h where h.id = queue_entry.id and h.status = 'waiting')
    -- Every similarity is a signal, so that lists can be filtered by it, and pairs with most similarities come first.
    when kind = 'duplicate' then (
      select jsonb_build_object('title', a.name, 'city', a.city, 'state', a.state, 'metro_id', a.metro_id,
        'waiting_since', d.found_at,
        'signals', (select jsonb_object_agg('similar_' || reason, '{}'::jsonb) from unnest(d.reasons) as reason),
        'facts', jsonb_build_object('other_name', b.name, 'score', d.score))
      from private.likely_duplicates as d
      join public.businesses as a on a.id = d.first_id join public.businesses as b on b.id = d.second_id
      where d.id = queue_entry.id and d.state = 'waiting')
    when kind = 'review' then (
      select jsonb_build_object('business_id', r.business_id, 'sender_id', r.author_id, 'waiting_since',
          case r.status when 'held' then r.updated_at else coalesce(reported.since, appeal.appealed_at) end,
        'signals', r.signals || jsonb_strip_nulls(jsonb_build_object('reported', reported.facts,
          'appealed', case when appeal.appealed_at is not null then '{}'::jsonb end)),
        'facts', jsonb_build_object('status', r.status, 'rating', r.rating, 'excerpt', private.excerpt(r.body)))
      from public.reviews as r
      left join lateral private.open_reports('review', r.id) as reported on true
      left join private.removals as appeal on appeal.kind = 'review' and appeal.subject_id = r.id
        and appeal.restored_at is null and appeal.appeal_decided_at is null
      where r.id = queue_entry.id
        and (r.status = 'held' or reported.since is not null or appeal.appealed_at is not null))
    when kind = 'receipt' then (
      select jsonb_build_object('business_id', r.business_id, 'sender_id', p.author_id, 'waiting_since', p.sent_at,
        'facts', jsonb_build_object('rating', r.rating, 'visited_on', r.visited_on))
      from private.review_receipts as p join public.reviews as r on r.id = p.id
      where p.id = queue_entry.id and p.is_confirmed is null)
    when kind = 'report' then (
      select jsonb_build_object('title', coalesce(private.report_title(i.kind, i.subject_id, b.id), ''),
        'city', coalesce(b.city, ''), 'state', coalesce(b.state, ''), 'business_id', b.id,
        'waiting_since', coalesce(reported.since, appeal.appealed_at),
        -- Who wrote what the directory reports; people's reports have many senders.
        'sender_id', case when reported.facts is null and appeal.id is null then coalesce(
          (select l.owner_id from private.saved_lists as l where i.kind = 'list' and l.id = i.subject_id),
          (select t.person_id from public.message_threads as t where i.kind = 'conversation' and t.id = i.subject_id)) end,
        'signals', coalesce(reported.signals, '{}') || jsonb_strip_nulls(jsonb_build_object('reported', reported.facts,
          'appealed', case when appeal.id is not null then '{}'::jsonb end)),
        'facts', jsonb_build_object('subject', i.kind))
      from private.reported_item(id) as i
      left join lateral private.open_reports(i.kind, i.subject_id) as reported on true
      left join private.removals as appeal on appeal.kind = i.kind and appeal.subject_id = i.subject_id
        and appeal.restored_at is null and appeal.appealed_at is not null and appeal.appeal_decided_at is null
      left join public.businesses as b on b.id = private.reported_listing(i.kind, i.subject_id, i.business_id)
      where reported.since is not null or appeal.id is not null)
    when kind = 'question' then (
      select jsonb_build_object('business_id', q.business_id, 'sender_id', q.author_id, 'waiting_since', q.updated_at,
        'signals', q.signals,
        'facts', jsonb_build_object('is_answer', q.question_id is not null, 'excerpt', private.excerpt(q.body)))
      from public.questions as q where q.id = queue_entry.id and q.status = 'held')
    when kind = 'edit' then (
      select jsonb_build_object('business_id', s.business_id, 'sender_id', s.proposer_id,
        'waiting_since', coalesce(s.owner_until, s.created_at),
        'signals', s.signals || jsonb_strip_nulls(jsonb_build_object(
          'also_suggested', (
            select jsonb_build_object('count', count(*))
            from public.suggested_edits as other join public.suggested_fields as same on same.suggestion_id = other.id
            where other.business_id = s.business_id and other.proposer_id <> s.proposer_id and same.field = f.field
              and same.after = f.after and same.status = 'waiting'
            having count(*) > 0),
          'applied', case when f.is_applied then '{}'::jsonb end)),
        'facts', jsonb_build_object('field', f.field))
      from public.suggested_fields as f join public.suggested_edits as s on s.id = f.suggestion_id
      where f.id = queue_entry.id and (f.is_with_admins and f.status = 'waiting' or f.is_applied))
  end;
end;
$$;

-- Returns the version of an item, which a decision names as seen.
create function private.item_version(kind text, id uuid)
returns jsonb language plpgsql stable as $$
begin
  return case
    when kind = 'submission' then (
      select to_jsonb(s.revision) from public.submissions as s where s.id = item_version.id)
    when kind in ('claim', 'objection') then (select to_jsonb(c.revision) from public.claims as c where c.id = item_version.id)
    when kind = 'change' then (
      select private.values_beside(b, h.after)
      from public.pending_changes as h join public.businesses as b on b.id = h.business_id where h.id = item_version.id)
    when kind = 'duplicate' then (
      select to_jsonb(private.pair_revision(a, b)) from private.likely_duplicates as d
      join public.businesses as a on a.id = d.first_id join public.businesses as b on b.id = d.second_id
      where d.id = item_version.id)
    -- The text's revision, the photos, its status, the number of open reports, and an appeal.
    when kind = 'review' then (
      select jsonb_build_array(r.revision, md5(r.photos::text), r.status, (
        select count(*) from public.reports as p where p.kind = 'review' and p.subject_id = r.id and p.status = 'open'), (
        select p.appealed_at from private.removals as p
        where p.kind = 'review' and p.subject_id = r.id and p.restored_at is null and p.appeal_decided_at is null))
      from public.reviews as r where r.id = item_version.id)
    when kind = 'receipt' then (
      select jsonb_build_array(p.name, p.is_confirmed, r.visited_on)
      from private.review_receipts as p join public.reviews as r on r.id = p.id where p.id = item_version.id)
    -- The content with what is held, and whether it is taken down: further reports change nothing.
    when kind = 'report' then (
      select jsonb_build_array(md5(private.report_subject(i.kind, i.subject_id, i.business_id)::text), (
        select r.id from private.removals as r
        where r.kind = i.kind and r.subject_id = i.subject_id and r.restored_at is null and r.appeal_decided_at is null), (
        select max(m.created_at) from public.messages as m
        where i.kind = 'conversation' and m.thread_id = i.subject_id and m.is_held))
      from private.reported_item(id) as i)
    when kind = 'question' then (
      select jsonb_build_array(q.revision, q.status) from public.questions as q where q.id = item_version.id)
    -- Its status, and the present values of what it changes.
    when kind = 'edit' then (
      select jsonb_build_array(f.status, f.is_applied, case f.field
        when 'status' then private.listing_facts(b) -> 'status'
        when 'duplicate_of' then to_jsonb(b.status)
        else private.values_beside(b, f.after) end)
      from public.suggested_fields as f
      join public.suggested_edits as s on s.id = f.suggestion_id
      join public.businesses as b on b.id = s.business_id
      where f.id = item_version.id)
  end;
end;
$$;

-- Returns what prevents the caller's decision, as {outcome, errors}; null, or an outcome of null,
-- when nothing does. Writes nothing. Pairs are merged on their own screen, by `merge_businesses`;
-- here they can only be declared different.
create function private.decision_obstacle(kind text, id uuid, is_approved boolean)
returns jsonb language plpgsql stable as $$
begin
  return case
    when kind = 'submission' then private.submission_obstacle(id, is_approved)
    -- Early, while the current owner may still object.
    when kind in ('claim', 'objection') then (
      select jsonb_build_object('outcome', case
        when auth.uid() in (c.claimant_id, b.owner_id) and (b.owner_id is not null or private.has_other_admin()) then 'own'
        when c.status <> 'pending' then 'stale'
        when is_approved and b.status <> 'published' then 'unlisted'
        when is_approved and b.owner_id <> c.claimant_id and coalesce(c.object_until > now(), true) then 'early' end)
      from public.claims as c join public.businesses as b on b.id = c.business_id where c.id = decision_obstacle.id)
    -- Listed, when another listing has that name at that address.
    when kind = 'change' then (
      select jsonb_build_object('outcome', case
        when auth.uid() in (h.requested_by, b.owner_id) and private.has_other_admin() then 'own'
        when h.status <> 'waiting' then 'stale'
        when is_approved and private.is_listed(private.editable_values(b) || h.after, b.id) then 'listed' end)
      from public.pending_changes as h join public.businesses as b on b.id = h.business_id
      where h.id = decision_obstacle.id)
    when kind = 'duplicate' then (
      select jsonb_build_object('outcome', case when d.state <> 'waiting' then 'stale' when is_approved then 'choose' end)
      from private.likely_duplicates as d where d.id = decision_obstacle.id)
    -- Who wrote or reported it, or manages its listing.
    when kind in ('review', 'receipt') then (
      select jsonb_build_object('outcome', case
        when r.author_id = auth.uid() or private.own_role(r.business_id) is not null or kind = 'review' and exists (
          select from public.reports as p
          where p.kind = 'review' and p.subject_id = r.id and p.reporter_id = auth.uid() and p.status = 'open')
        then 'own' end)
      from public.reviews as r where r.id = decision_obstacle.id)
    when kind = 'report' then (
      select jsonb_build_object('outcome', case when
        (private.report_subject(i.kind, i.subject_id, i.business_id) ->> 'author_id')::uuid = auth.uid()
        or private.own_role(private.reported_listing(i.kind, i.subject_id, i.business_id)) is not null
        or exists (
          select from public.reports as p
          where p.kind = i.kind and p.subject_id = i.subject_id and p.reporter_id = auth.uid() and p.status = 'open')
        or exists (
          select from private.removals as r
          where r.kind = i.kind and r.subject_id = i.subject_id and r.author_id = auth.uid() and r.restored_at is null)
        or i.kind = 'conversation' and private.message_side(i.subject_id) is not null
        then 'own' end)
      from private.reported_item(id) as i)
    when kind = 'question' then (
      select jsonb_build_object('outcome', case
        when q.author_id = auth.uid() or private.own_role(q.business_id) is not null then 'own' end)
      from public.questions as q where q.id = decision_obstacle.id)
    when kind = 'edit' then (
      select jsonb_build_object('outcome', case
        when (s.proposer_id = auth.uid() or private.own_role(b.id) is not null) and private.has_other_admin() then 'own'
        when f.status <> 'waiting' and not f.is_applied then 'stale'
        when is_approved and b.status <> 'published' then 'unlisted'
        when is_approved and f.field in ('name', 'address')
          and private.is_listed(private.editable_values(b) || f.after, b.id) then 'listed' end)
      from public.suggested_fields as f
      join public.suggested_edits as s on s.id = f.suggestion_id
      join public.businesses as b on b.id = s.business_id
      where f.id = decision_obstacle.id)
  end;
end;
$$;

-- Returns what each kind's screen has beside its own data: the version to decide on, whether the caller may not, because
-- it is theirs, and whether it waits.
create function private.show_queued(kind text, id uuid)
returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object('version', private.item_version(kind, id),
    'is_own', coalesce(private.decision_obstacle(kind, id, false) ->> 'outcome' = 'own', false),
    'is_waiting', exists (select from private.queue_items as q where q.kind = show_queued.kind and q.id = show_queued.id));
end;
$$;

-- Locks an item, after its listing, as all writers of a listing do. Of pairs, `mark_different` does.
create function private.lock_item(kind text, id uuid)
returns void language plpgsql as $$
begin
  perform from public.businesses as b where b.id = (
    select q.business_id from private.queue_items as q where q.kind = lock_item.kind and q.id = lock_item.id) for update;
  perform from public.submissions as s where kind = 'submission' and s.id = lock_item.id for update;
  perform from public.claims as c where kind in ('claim', 'objection') and c.id = lock_item.id for update;
  perform from public.pending_changes as h where kind = 'change' and h.id = lock_item.id for update;
  perform from public.reviews as r where kind in ('review', 'receipt') and r.id = lock_item.id for update;
  perform from public.questions as q where kind = 'question' and q.id = lock_item.id for update;
  perform from public.suggested_fields as f where kind = 'edit' and f.id = lock_item.id for update;
  perform from public.message_threads as t where kind = 'report' and t.id = lock_item.id for update;
  perform from private.saved_lists as l where kind = 'report' and l.id = lock_item.id for update;
end;
$$;

-- Executes a decision that nothing prevents. The caller holds the locks.
create function private.decide_item(kind text, id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
begin
  case
    when kind = 'submission' then perform private.decide_submission(id, is_approved, reason);
    when kind in ('claim', 'objection') then perform private.decide_claim(id, is_approved, reason);
    when kind = 'change' then perform private.decide_pending_change(id, is_approved, reason);
    when kind = 'duplicate' then perform private.mark_different(id, true);
    when kind = 'review' then perform private.decide_review(id, is_approved, reason);
    when kind = 'receipt' then perform private.decide_receipt(id, is_approved, reason);
    when kind = 'report' then perform private.decide_report(id, is_approved, reason);
    when kind = 'question' then perform private.decide_question(id, is_approved, reason);
    when kind = 'edit' then perform private.decide_edit(id, is_approved, reason);
  end case;
end;
$$;

-- Returns how many of a sender's items of a kind were approved and rejected.
create function private.sender_record(kind text, sender uuid)
returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object('approved', count(*) filter (where status in ('published', 'approved')),
      'rejected', count(*) filter (where status = 'rejected'))
    from (
      select s.status::text from public.submissions as s where kind = 'submission' and s.submitter_id = sender
      union all
      select c.status::text from public.claims as c where kind in ('claim', 'objection') and c.claimant_id = sender
      union all
      select h.status from public.pending_changes as h where kind = 'change' and h.requested_by = sender
      union all
      select case r.status when 'hidden' then 'rejected' else r.status::text end
      from public.reviews as r where kind = 'review' and r.author_id = sender
      union all
      select case when p.is_confirmed then 'approved' when not p.is_confirmed then 'rejected' end
      from private.review_receipts as p where kind = 'receipt' and p.author_id = sender
      union all
      select case q.status when 'hidden' then 'rejected' else q.status::text end
      from public.questions as q where kind = 'question' and q.author_id = sender
      union all
      select case f.status when 'accepted' then 'approved' else f.status::text end
      from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
      where kind = 'edit' and s.proposer_id = sender
    ) as sent
  );
end;
$$;
