-- Likely pairs in the admins' queue. Merging needs a choice per field on the pair's own screen, by
-- `merge_businesses`; a bulk decision can only mark each pair as different.
create function private.see_duplicate(pair_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select to_jsonb(private.pair_revision(a, b))
  from private.likely_duplicates as d
  join public.businesses as a on a.id = d.first_id
  join public.businesses as b on b.id = d.second_id
  where d.id = pair_id;
$$;

create function private.duplicate_obstacle(pair_id uuid, is_approved boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('outcome', case when d.state <> 'waiting' then 'stale' when is_approved then 'choose' end)
  from private.likely_duplicates as d where d.id = pair_id;
$$;

create function private.decide_duplicate(pair_id uuid, is_approved boolean, reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mark_different(pair_id, true);
$$;

-- Every similarity is a signal, so that lists can be filtered by it, and pairs with most
-- similarities come first.
create function private.queue_duplicate()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  one constant public.businesses := (select b from public.businesses as b where b.id = new.first_id);
  other constant text := (select name from public.businesses where id = new.second_id);
begin
  perform private.enqueue('duplicate', new.id, format('%s and %s', one.name, other), one.city, one.state, one.metro_id,
    waiting_since => new.found_at,
    signals => (select coalesce(jsonb_object_agg('alike_' || reason, '{}'::jsonb), '{}') from unnest(new.reasons) as reason),
    facts => jsonb_build_object('score', new.score));
  return null;
end;
$$;

create trigger likely_duplicates_queue after insert or update of state, score, reasons on private.likely_duplicates
for each row when (new.state = 'waiting') execute function private.queue_duplicate();
create trigger likely_duplicates_unqueue_decided after update of state on private.likely_duplicates
for each row when (old.state = 'waiting' and new.state <> 'waiting') execute function private.unqueue('duplicate');
create trigger likely_duplicates_unqueue_deleted after delete on private.likely_duplicates
for each row when (old.state = 'waiting') execute function private.unqueue('duplicate');

create index queue_items_alike_name_idx on private.queue_items (kind, waiting_since, id)
  where decision_id is null and signals ? 'alike_name';
create index queue_items_alike_phone_idx on private.queue_items (kind, waiting_since, id)
  where decision_id is null and signals ? 'alike_phone';
create index queue_items_alike_website_idx on private.queue_items (kind, waiting_since, id)
  where decision_id is null and signals ? 'alike_website';
create index queue_items_alike_address_idx on private.queue_items (kind, waiting_since, id)
  where decision_id is null and signals ? 'alike_address';
create index queue_items_alike_near_idx on private.queue_items (kind, waiting_since, id)
  where decision_id is null and signals ? 'alike_near';
