-- Undoes a merge: restores the content and rows of both listings, except what people have changed
-- since, which is kept and reported.

-- Returns the kept listing's former content. `left_alone`: the fields that the merge and then a person changed.
create function private.part_snapshots(current_snapshot jsonb, made private.business_merges, out separated jsonb, out left_alone text[])
language plpgsql stable as $$
declare
  field text;
  fact text;
  restored text[] := '{}';
begin
  separated := current_snapshot;
  left_alone := '{}';
  foreach field in array private.merged_fields() loop
    if private.field_of_snapshot(made.kept_after, field) = private.field_of_snapshot(made.kept_before, field) then
      continue;
    end if;
    if private.field_of_snapshot(current_snapshot, field) = private.field_of_snapshot(made.kept_after, field) then
      separated := private.with_field_of(separated, made.kept_before, field);
      restored := restored || field;
    else
      left_alone := left_alone || field;
    end if;
  end loop;
  if private.are_photos(separated #> '{row,photos}', made.kept_id, array(
    select jsonb_array_elements_text(made.kept_before #> '{row,photo_folders}')::uuid
  )) then
    separated := jsonb_set(separated, '{row,photo_folders}', made.kept_before #> '{row,photo_folders}');
  end if;
  foreach fact in array array['hours', 'phone', 'address', 'website'] loop
    if private.field_of_fact(fact) = any(restored)
      or current_snapshot #> array['fact_confirmations', fact] is not distinct from made.kept_after #> array['fact_confirmations', fact] then
      separated := jsonb_set(separated, '{fact_confirmations}', (separated -> 'fact_confirmations') - fact
        || jsonb_strip_nulls(jsonb_build_object(fact, made.kept_before #> array['fact_confirmations', fact])));
    end if;
  end loop;
end;
$$;

create function private.ids_of(moved jsonb, part text)
returns setof uuid language sql immutable as $$
  select jsonb_array_elements_text(moved -> part)::uuid;
$$;

-- Moves rows back from the kept listing. Returns the names of what could not be moved.
create function private.move_back(made private.business_merges)
returns text[] language plpgsql as $$
begin
  -- An author who has reviewed the kept listing since keeps that review there.
  perform private.exchange_reviews(made.kept_id, made.merged_id, array(
    select id from public.reviews
    where business_id = made.kept_id and id in (select private.ids_of(made.moved, 'reviews'))
  ), array(
    select r.id from public.reviews as r
    where r.business_id = made.merged_id and r.id in (select private.ids_of(made.moved, 'parked_reviews')) and not exists (
      select from public.reviews as o
      where o.business_id = made.kept_id and o.author_id = r.author_id and o.id not in (select private.ids_of(made.moved, 'reviews'))
    )
  ));
  -- With answers since, since they belong to the question.
  update public.questions set business_id = made.merged_id
  where business_id = made.kept_id
    and coalesce(question_id, id) in (select private.ids_of(made.moved, 'questions'));
  update public.message_threads set business_id = made.merged_id
  where business_id = made.kept_id and id in (select private.ids_of(made.moved, 'conversations'));
  update public.suggested_edits set business_id = made.merged_id
  where business_id = made.kept_id and id in (select private.ids_of(made.moved, 'suggestions'));
  update public.claims set business_id = made.merged_id
  where business_id = made.kept_id and id in (select private.ids_of(made.moved, 'claims'))
    and not (status = 'approved' and decided_at > made.merged_at);
  -- The owner of the kept listing was asked about these.
  update public.claims as c set object_until = null, objection = null, objected_at = null
  from public.businesses as b
  where b.id = made.merged_id and b.owner_id is null and c.business_id = b.id and c.status = 'pending';
  update public.claims as c set status = 'pending', revision = c.revision + 1
  from jsonb_to_recordset(made.moved -> 'withdrawn_claims') as w (id uuid, revision integer)
  where c.id = w.id and c.status = 'withdrawn' and c.revision = w.revision and not exists (
    select from public.claims as o
    where o.business_id = c.business_id and o.claimant_id = c.claimant_id and o.status = 'pending'
  );
  update public.submissions set business_id = made.merged_id
  where business_id = made.kept_id and id in (select private.ids_of(made.moved, 'submissions'));
  update public.business_invitations set business_id = made.merged_id
  where business_id = made.kept_id and status = 'open' and id in (select private.ids_of(made.moved, 'invitations'));
  update public.business_invitations set status = 'open', ended_at = null
  where status = 'withdrawn' and ended_at = made.merged_at and id in (select private.ids_of(made.moved, 'withdrawn_invitations'));
  delete from public.business_members as k using public.business_members as m
  where k.business_id = made.kept_id and m.business_id = made.merged_id and k.user_id = m.user_id
    and (k.role, k.until) is not distinct from (m.role, m.until)
    and k.user_id in (select private.ids_of(made.moved, 'members'));
  return array(select part from (values
    ('reviews', exists (
      select from public.reviews where business_id = made.kept_id and created_at > made.merged_at)),
    ('questions', exists (
      select from public.questions
      where business_id = made.kept_id and question_id is null and created_at > made.merged_at)),
    ('conversations', exists (
      select from public.message_threads where business_id = made.kept_id and created_at > made.merged_at)),
    ('suggestions', exists (
      select from public.suggested_edits where business_id = made.kept_id and created_at > made.merged_at)),
    ('claims', exists (
      select from public.claims where business_id = made.kept_id
        and (created_at > made.merged_at or id in (select private.ids_of(made.moved, 'claims'))))),
    ('members', exists (
      select from public.business_members where business_id = made.kept_id
        and (given_at > made.merged_at or user_id in (select private.ids_of(made.moved, 'members')))))
  ) as parts (part, remains) where remains);
end;
$$;

-- outcome: unmerged; stale, when it was undone already; refused, while a later merge builds on it (`obstacle` is
-- 'later'); listed, when one of the two would have the name and address of another listing.
create function public.unmerge_businesses(merge_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  made private.business_merges;
  pair_id uuid;
  parts record;
  remaining text[];
  kept public.businesses;
  merged public.businesses;
begin
  perform private.require_admin();
  select * into made from private.business_merges where id = merge_id;
  perform private.lock_pair(made.kept_id, made.merged_id);
  select * into made from private.business_merges where id = merge_id for update;
  pair_id := private.find_or_create_pair(made.kept_id, made.merged_id);
  if made.undone_at is not null then
    return private.answer_pair('stale', pair_id);
  end if;
  if exists (
    select from private.business_merges as m
    where m.undone_at is null and (m.merged_id = made.kept_id or (m.kept_id = made.kept_id and m.merged_at > made.merged_at))
  ) then
    return private.answer_pair('refused', pair_id, 'later');
  end if;
  begin
    remaining := private.move_back(made);
    select * into parts from private.part_snapshots(private.snapshot_listing(made.kept_id), made);
    perform private.apply_snapshot(made.kept_id, parts.separated, made.kept_id);
    update public.businesses set status = made.merged_status where id = made.merged_id;
  exception when unique_violation then
    return private.answer_pair('listed', pair_id);
  end;
  update private.business_merges
  set undone_by = auth.uid(), undone_at = now(), left_alone = parts.left_alone || remaining where id = made.id;
  select * into kept from public.businesses where id = made.kept_id;
  select * into merged from public.businesses where id = made.merged_id;
  perform private.record_merge(kept, merged, true);
  update private.likely_duplicates set state = 'waiting', decided_by = null, decided_at = null where id = pair_id;
  return private.answer_pair('unmerged', pair_id);
end;
$$;
grant execute on function public.unmerge_businesses to authenticated;
