-- Suggested edits in the admins' queue, one item for each field: those of listings without an owner, those that an owner
-- has not decided in time or may not decide alone, and those that took effect at once.

-- Adds a proposal to the queue or removes it.
create function private.queue_suggestion(one public.suggested_fields)
returns void language plpgsql as $$
declare
  edit constant public.suggested_edits := (select s from public.suggested_edits as s where s.id = one.suggestion_id);
  others constant bigint := (
    select count(*) from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
    where s.business_id = edit.business_id and s.proposer_id <> edit.proposer_id and f.field = one.field and f.after = one.after
      and f.status = 'waiting');
begin
  if not (one.is_with_admins and one.status = 'waiting' or one.is_applied) then
    perform private.dequeue('edit', one.id);
    return;
  end if;
  perform private.enqueue_about('edit', one.id, edit.business_id, edit.proposer_id, coalesce(edit.owner_until, edit.created_at),
    signals => case when others > 0 then jsonb_build_object('also_suggested', jsonb_build_object('count', others)) else '{}' end
      || case when one.is_applied then '{"applied": {}}' else '{}' end::jsonb,
    facts => jsonb_build_object('field', one.field));
end;
$$;

-- Of a field, or of all fields of a suggestion that moves to another listing.
create function private.queue_changed_suggestion()
returns trigger language plpgsql security definer as $$
begin
  perform private.queue_suggestion(f) from public.suggested_fields as f where new.id in (f.id, f.suggestion_id);
  return null;
end;
$$;
create trigger suggested_fields_queue after insert or update on public.suggested_fields
for each row execute function private.queue_changed_suggestion();
create trigger suggested_edits_queue_moved after update of business_id on public.suggested_edits
for each row execute function private.queue_changed_suggestion();
create trigger suggested_fields_unqueue_deleted after delete on public.suggested_fields
for each row execute function private.unqueue('edit');

-- Returns what prevents the caller's decision, as {outcome}: own, of who proposed it or manages the listing; unlisted, when
-- the listing is not public any more; listed, when another listing has that name at that address.
create function private.edit_obstacle(field_id uuid, is_approved boolean)
returns jsonb language sql stable as $$
  select jsonb_build_object('outcome', case
    when s.proposer_id = auth.uid() or private.own_role(b.id) is not null then 'own'
    when f.status <> 'waiting' and not f.is_applied then 'stale'
    when is_approved and b.status <> 'published' then 'unlisted'
    when is_approved and f.field in ('name', 'address') and private.is_listed(private.editable_values(b) || f.after, b.id)
      then 'listed' end)
  from public.suggested_fields as f
  join public.suggested_edits as s on s.id = f.suggestion_id
  join public.businesses as b on b.id = s.business_id
  where f.id = field_id;
$$;

-- Writes a proposal to its listing, or rejects it; confirms one that took effect at once, or changes it back. The
-- caller holds the locks and has found no obstacle.
create function private.decide_edit(field_id uuid, is_approved boolean, reason text)
returns void language plpgsql as $$
declare
  one constant public.suggested_fields := (select f from public.suggested_fields as f where f.id = field_id);
  listing constant public.businesses := (
    select b from public.businesses as b join public.suggested_edits as s on s.business_id = b.id where s.id = one.suggestion_id);
begin
  if is_approved and not one.is_applied then
    perform private.write_suggestion(listing, one);
  elsif not is_approved and one.is_applied then
    perform private.write_fields(listing, (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(one.before)
      -- What somebody has changed since stays.
      where private.comparable(key, private.editable_values(listing) -> key) = private.comparable(key, one.after -> key)));
  end if;
  perform private.close_suggestion(one, is_approved, reason);
end;
$$;

-- Returns a proposal for an admin's decision. Null for everybody else.
create function public.get_queued_edit(field_id uuid)
returns jsonb language sql stable security definer as $$
  select private.show_suggested_field(f) || queued || jsonb_build_object(
    'now', queued -> 'seen' -> 2, 'is_applied', f.is_applied,
    'link', s.link, 'note', s.note, 'owner_until', s.owner_until, 'created_at', s.created_at,
    'proposer', private.name_person(s.proposer_id), 'listing', private.show_place(b))
  from public.suggested_fields as f
  join public.suggested_edits as s on s.id = f.suggestion_id
  join public.businesses as b on b.id = s.business_id,
    private.show_queued('edit', f.id) as queued
  where f.id = field_id and private.is_admin();
$$;
grant execute on function public.get_queued_edit to authenticated;
