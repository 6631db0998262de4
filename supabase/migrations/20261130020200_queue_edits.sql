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
    perform private.write_fields(b, one.corrected) from public.businesses as b where b.id = listing.id and one.corrected is not null;
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
    'now', queued -> 'version' -> 2, 'is_applied', f.is_applied, 'corrected', f.corrected,
    'link', s.link, 'note', s.note, 'owner_until', s.owner_until, 'created_at', s.created_at,
    'proposer', private.name_person(s.proposer_id), 'listing', private.show_place(b))
  from public.suggested_fields as f
  join public.suggested_edits as s on s.id = f.suggestion_id
  join public.businesses as b on b.id = s.business_id,
    private.show_queued('edit', f.id) as queued
  where f.id = field_id and private.is_admin();
$$;
grant execute on function public.get_queued_edit to authenticated;

create function private.queue_edit(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  one constant public.suggested_fields := (select f from public.suggested_fields as f where f.id = item);
  edit constant public.suggested_edits := (select s from public.suggested_edits as s where s.id = one.suggestion_id);
  listing constant public.businesses := (select b from public.businesses as b where b.id = edit.business_id);
begin
  case part
    when 'entry' then return (
      select jsonb_build_object('business_id', edit.business_id, 'sender_id', edit.proposer_id,
        'waiting_since', coalesce(edit.owner_until, edit.created_at),
        'signals', edit.signals || jsonb_strip_nulls(jsonb_build_object(
          'also_suggested', (
            select jsonb_build_object('count', count(*))
            from public.suggested_edits as other join public.suggested_fields as same on same.suggestion_id = other.id
            where other.business_id = edit.business_id and other.proposer_id <> edit.proposer_id and same.field = one.field
              and same.after = one.after and same.status = 'waiting'
            having count(*) > 0),
          'applied', case when one.is_applied then '{}'::jsonb end)),
        'facts', jsonb_build_object('field', one.field))
      where one.is_with_admins and one.status = 'waiting' or one.is_applied);
    -- Its status, and the present values of what it changes.
    when 'version' then return jsonb_build_array(one.status, one.is_applied, case one.field
      when 'status' then private.listing_facts(listing) -> 'status'
      when 'duplicate_of' then to_jsonb(listing.status)
      else private.present_values(listing, one.after) end, one.corrected);
    when 'obstacle' then return jsonb_build_object('outcome', case
      when (edit.proposer_id = auth.uid() or private.own_role(listing.id) is not null) and private.has_other_admin() then 'own'
      when one.status <> 'waiting' and not one.is_applied then 'stale'
      when is_approved and listing.status <> 'published' then 'unlisted'
      when is_approved and one.field in ('name', 'address')
        and private.is_listed(private.editable_values(listing) || coalesce(one.corrected, one.after), listing.id) then 'listed' end);
    when 'about' then return case when one.field in ('website', 'email', 'phone', 'address') then
      jsonb_build_object('listing', listing.id, 'values', to_jsonb(listing) || coalesce(one.corrected, one.after), 'fields', jsonb_build_array(one.field)) end;
    when 'record' then return private.count_decided(array(
      select f.status from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
      where s.proposer_id = item order by s.created_at desc limit 200));
    when 'lock' then perform from public.suggested_fields as f where f.id = item for update;
    when 'decision' then perform private.decide_edit(item, is_approved, reason);
  end case;
  return null;
end;
$$;
