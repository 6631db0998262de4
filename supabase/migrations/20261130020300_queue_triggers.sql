-- Which writes put an item into the admins' queue, change it there, or take it out.

-- Arguments: the kinds of items that a row may be.
create function private.requeue_row()
returns trigger language plpgsql security definer as $$
begin
  perform private.requeue(kind, coalesce(new.id, old.id)) from unnest(tg_argv) as kind;
  return null;
end;
$$;
create trigger submissions_queue after insert or update on public.submissions
for each row when (new.status = 'pending') execute function private.requeue_row('submission');
create trigger submissions_unqueue after update on public.submissions
for each row when (old.status = 'pending' and new.status <> 'pending') execute function private.requeue_row('submission');
create trigger submissions_unqueue_deleted after delete on public.submissions
for each row when (old.status = 'pending') execute function private.requeue_row('submission');
create trigger pending_changes_queue after insert or delete or update of status on public.pending_changes
for each row execute function private.requeue_row('change');
create trigger likely_duplicates_queue after insert or delete or update of state, score, reasons
on private.likely_duplicates
for each row execute function private.requeue_row('duplicate');
create trigger reviews_queue_added after insert on public.reviews
for each row when (new.status = 'held') execute function private.requeue_row('review');
create trigger reviews_queue_changed after update on public.reviews
for each row when (
  (old.status, old.rating, old.body, old.signals, old.business_id, old.author_id)
  is distinct from (new.status, new.rating, new.body, new.signals, new.business_id, new.author_id))
execute function private.requeue_row('review');
create trigger reviews_queue_changed_receipt after update on public.reviews
for each row when (
  (old.rating, old.visited_on, old.business_id) is distinct from (new.rating, new.visited_on, new.business_id))
execute function private.requeue_row('receipt');
create trigger reviews_unqueue_deleted after delete on public.reviews
for each row execute function private.requeue_row('review');
create trigger review_receipts_queue after insert or update or delete on private.review_receipts
for each row execute function private.requeue_row('receipt');
create trigger questions_queue_added after insert on public.questions
for each row when (new.status = 'held') execute function private.requeue_row('question');
create trigger questions_queue_changed after update on public.questions
for each row when (
  (old.status, old.body, old.signals, old.business_id, old.author_id)
  is distinct from (new.status, new.body, new.signals, new.business_id, new.author_id))
execute function private.requeue_row('question');
create trigger questions_unqueue_deleted after delete on public.questions
for each row execute function private.requeue_row('question');
create trigger suggested_fields_queue after insert or update or delete on public.suggested_fields
for each row execute function private.requeue_row('edit');
-- What was reported may move to another listing, as merges do.
create trigger questions_queue_moved_report after update of business_id on public.questions
for each row execute function private.requeue_row('report');
create trigger message_threads_queue_moved_report after update of business_id on public.message_threads
for each row execute function private.requeue_row('report');

create trigger claim_codes_queue after insert or update on private.claim_codes
for each row when (new.channel = 'admin_call') execute function private.requeue_row('call');
create trigger claim_codes_unqueue after delete on private.claim_codes
for each row when (old.channel = 'admin_call') execute function private.requeue_row('call');

-- Of a claim that is withdrawn, sent or shown in another way.
create function private.requeue_calls()
returns trigger language plpgsql security definer as $$
begin
  perform private.requeue('call', c.id) from private.claim_codes as c where c.claim_id = new.id and c.channel = 'admin_call';
  return null;
end;
$$;
create trigger claims_queue_calls after update of status, sent_at, evidence on public.claims
for each row execute function private.requeue_calls();

-- Of a claim, and of its rivals.
create function private.requeue_claims()
returns trigger language plpgsql security definer as $$
begin
  perform private.requeue(kind, changed.id)
  from unnest(array['claim', 'objection']) as kind, (
    select coalesce(new.id, old.id) as id
    union
    select c.id from public.claims as c
    where c.business_id = coalesce(new.business_id, old.business_id) and c.status = 'pending' and c.sent_at is not null
  ) as changed;
  return null;
end;
$$;
create trigger claims_queue after insert or update on public.claims
for each row when (new.sent_at is not null) execute function private.requeue_claims();
create trigger claims_unqueue after delete on public.claims
for each row when (old.sent_at is not null) execute function private.requeue_claims();

-- Of all fields of a suggestion that moves to another listing.
create function private.requeue_moved_edits()
returns trigger language plpgsql security definer as $$
begin
  perform private.requeue('edit', f.id) from public.suggested_fields as f where f.suggestion_id = new.id;
  return null;
end;
$$;
create trigger suggested_edits_queue_moved after update of business_id on public.suggested_edits
for each row execute function private.requeue_moved_edits();

-- Of what was reported or taken down, also when a reporter's account is deleted.
create function private.requeue_reported()
returns trigger language plpgsql security definer as $$
begin
  perform private.requeue(subject.kind, subject.id)
  from (select distinct case c.kind when 'review' then 'review' else 'report' end as kind, c.subject_id as id from changed as c) as subject;
  return null;
end;
$$;
select private.follow_changes('public.reports', 'reports_queue', 'requeue_reported');
select private.follow_changes('private.removals', 'removals_queue', 'requeue_reported');
