-- Likely pairs in the admins' queue. Every similarity is a signal, so that lists can be filtered by it, and pairs with most
-- similarities come first.
create function private.queue_duplicate()
returns trigger language plpgsql security definer as $$
declare
  one constant public.businesses := (select b from public.businesses as b where b.id = new.first_id);
  other constant text := (select name from public.businesses where id = new.second_id);
begin
  perform private.enqueue('duplicate', new.id, one.name, one.city, one.state, one.metro_id,
    waiting_since => new.found_at,
    signals => (select coalesce(jsonb_object_agg('similar_' || reason, '{}'::jsonb), '{}') from unnest(new.reasons) as reason),
    facts => jsonb_build_object('other_name', other, 'score', new.score));
  return null;
end;
$$;
create trigger likely_duplicates_queue after insert or update of state, score, reasons on private.likely_duplicates
for each row when (new.state = 'waiting') execute function private.queue_duplicate();
create trigger likely_duplicates_unqueue_decided after update of state on private.likely_duplicates
for each row when (old.state = 'waiting' and new.state <> 'waiting') execute function private.unqueue('duplicate');
create trigger likely_duplicates_unqueue_deleted after delete on private.likely_duplicates
for each row when (old.state = 'waiting') execute function private.unqueue('duplicate');
