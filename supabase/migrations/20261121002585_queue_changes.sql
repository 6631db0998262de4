-- Pending changes in the admins' queue.
create function private.queue_pending_change()
returns trigger language plpgsql security definer as $$
declare
  rejected constant bigint := (
    select count(*) from public.pending_changes as h
    where h.business_id = new.business_id and h.field = new.field and h.status = 'rejected'
  );
begin
  perform private.enqueue_about('change', new.id, new.business_id, new.requested_by, new.requested_at,
    signals => case when rejected > 0 then jsonb_build_object('requested_again', jsonb_build_object('count', rejected))
      else '{}' end,
    facts => jsonb_build_object('field', new.field));
  return null;
end;
$$;
create trigger pending_changes_queue after insert on public.pending_changes
for each row when (new.status = 'waiting') execute function private.queue_pending_change();
create trigger pending_changes_unqueue_decided after update on public.pending_changes
for each row when (old.status = 'waiting' and new.status <> 'waiting') execute function private.unqueue('change');
create trigger pending_changes_unqueue_deleted after delete on public.pending_changes
for each row when (old.status = 'waiting') execute function private.unqueue('change');
