-- What differs between the kinds of queue items. An objection is a claim with its owner's objection.

-- Returns the version of an item, which a decision names as seen.
create function private.item_version(kind text, id uuid)
returns jsonb language plpgsql stable as $$
begin
  return case
    when kind = 'submission' then (
      select to_jsonb(s.revision) from public.submissions as s where s.id = item_version.id)
    when kind in ('claim', 'objection') then (select to_jsonb(c.revision) from public.claims as c where c.id = item_version.id)
    when kind = 'change' then (
      select private.show_pending_change(h) -> 'now' from public.pending_changes as h where h.id = item_version.id)
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
    -- The content, and whether it is taken down: further reports change nothing.
    when kind = 'report' then (
      select jsonb_build_array(md5(private.report_subject(i.kind, i.subject_id, i.business_id)::text), (
        select r.id from private.removals as r
        where r.kind = i.kind and r.subject_id = i.subject_id and r.restored_at is null and r.appeal_decided_at is null))
      from private.reported_item(id) as i)
    when kind = 'question' then (
      select jsonb_build_array(q.revision, q.status) from public.questions as q where q.id = item_version.id)
    -- Its status, and the present values of what it changes.
    when kind = 'edit' then (
      select jsonb_build_array(f.status, f.is_applied, case f.field
        when 'status' then private.listing_facts(b) -> 'status'
        when 'duplicate_of' then to_jsonb(b.status)
        else (select jsonb_object_agg(key, present -> key) from jsonb_object_keys(f.after) as key) end)
      from public.suggested_fields as f
      join public.suggested_edits as s on s.id = f.suggestion_id
      join public.businesses as b on b.id = s.business_id,
        private.editable_values(b) as present
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
    when kind in ('claim', 'objection') then private.claim_obstacle(id, is_approved)
    when kind = 'change' then private.pending_change_obstacle(id, is_approved)
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
    when kind = 'report' then private.report_obstacle(id)
    when kind = 'question' then (
      select jsonb_build_object('outcome', case
        when q.author_id = auth.uid() or private.own_role(q.business_id) is not null then 'own' end)
      from public.questions as q where q.id = decision_obstacle.id)
    when kind = 'edit' then private.edit_obstacle(id, is_approved)
  end;
end;
$$;

-- Returns what each kind's screen has beside its own data: the version to decide on, whether the caller may not, because
-- it is theirs, and whether it waits.
create function private.show_queued(kind text, id uuid)
returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object('seen', private.item_version(kind, id),
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
