-- Suggested edits in the admins' queue, one item for each field: those of listings without an owner, those that an owner
-- has not decided in time or may not decide alone, and those that took effect at once.

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
    'now', queued -> 'version' -> 2, 'is_applied', f.is_applied,
    'link', s.link, 'note', s.note, 'owner_until', s.owner_until, 'created_at', s.created_at,
    'proposer', private.name_person(s.proposer_id), 'listing', private.show_place(b))
  from public.suggested_fields as f
  join public.suggested_edits as s on s.id = f.suggestion_id
  join public.businesses as b on b.id = s.business_id,
    private.show_queued('edit', f.id) as queued
  where f.id = field_id and private.is_admin();
$$;
grant execute on function public.get_queued_edit to authenticated;
