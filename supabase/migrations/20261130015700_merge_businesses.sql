-- Merges two listings of one business: the kept one takes the fields that an admin chose, and the
-- other's reviews, questions, conversations, suggested edits, claims, submissions, roles and invitations; statistics,
-- history and saved places stay with the other's row, and are read together with the kept one's. One transaction; lock
-- order in WORKFLOWS.md.

-- Moves reviews from one listing to another, and `back` the other way. Exchanged reviews have one
-- author, limited to one review per listing: meanwhile those that go back have none.
create function private.exchange_reviews(one uuid, other uuid, there uuid[], back uuid[])
returns void language plpgsql as $$
declare
  authors constant jsonb := (select jsonb_object_agg(id, author_id) from public.reviews where id = any (back));
begin
  update public.reviews set business_id = one, author_id = null where id = any (back);
  update public.reviews set business_id = other where id = any (there);
  update public.reviews set author_id = (authors ->> id::text)::uuid where id = any (back);
end;
$$;

-- Moves reviews to the kept listing. An author of both keeps the newer one there; the older goes to the merged listing,
-- as does one by who owns or edits the kept one. Returns those moved to the kept one, and those moved the other way.
create function private.move_reviews(kept uuid, merged uuid)
returns jsonb language plpgsql as $$
declare
  moved uuid[];
  parked uuid[];
begin
  select coalesce(array_agg(m.id), '{}'), coalesce(array_agg(k.id) filter (where k.id is not null), '{}') into moved, parked
  from public.reviews as m
  left join public.reviews as k on k.business_id = kept and k.author_id = m.author_id
  where m.business_id = merged and (k.id is null or m.updated_at > k.updated_at)
    and m.author_id is distinct from (select owner_id from public.businesses where id = kept)
    and not exists (
      select from public.business_members as c where c.business_id = kept and c.user_id = m.author_id);
  perform private.exchange_reviews(merged, kept, moved, parked);
  return jsonb_build_object('reviews', to_jsonb(moved), 'parked_reviews', to_jsonb(parked));
end;
$$;

-- Moves what needs no decision, and accepts suggestions that call the two one business; returns the moved rows.
create function private.move_rows(kept uuid, merged uuid)
returns jsonb language sql as $$
  select private.close_suggestion(f, true, null)
  from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
  where f.field = 'duplicate_of' and f.status = 'waiting'
    and (s.business_id, (f.after ->> 'id')::uuid) in ((kept, merged), (merged, kept));
  with suggestions as (update public.suggested_edits set business_id = kept where business_id = merged returning id),
    questions as (update public.questions set business_id = kept where business_id = merged returning id), -- with answers
    conversations as (update public.message_threads set business_id = kept where business_id = merged returning id),
    submissions as (update public.submissions set business_id = kept where business_id = merged returning id)
  select jsonb_build_object(
    'suggestions', (select coalesce(jsonb_agg(id), '[]') from suggestions),
    'questions', (select coalesce(jsonb_agg(id), '[]') from questions),
    'conversations', (select coalesce(jsonb_agg(id), '[]') from conversations),
    'submissions', (select coalesce(jsonb_agg(id), '[]') from submissions));
$$;

-- Moves claims. Of one person's two open ones the more advanced stays open; claims of the present
-- owner are withdrawn. Returns the moved and the withdrawn ones.
create function private.move_claims(kept uuid, merged uuid)
returns jsonb language plpgsql as $$
declare
  withdrawn jsonb;
  moved jsonb;
begin
  with needless as (
    select c.id, row_number() over (
      partition by c.claimant_id order by c.sent_at is not null desc, c.created_at desc, c.id
    ) > 1 or c.claimant_id = b.owner_id as is_needless
    from public.claims as c join public.businesses as b on b.id = kept
    where c.business_id in (kept, merged) and c.status = 'pending'
  ), ended as (
    update public.claims as c set status = 'withdrawn', revision = revision + 1
    from needless where needless.id = c.id and needless.is_needless
    returning c.id, c.revision
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'revision', revision)), '[]') into withdrawn from ended;
  with withdrawn as (
    update public.claims set business_id = kept where business_id = merged returning id
  )
  select coalesce(jsonb_agg(id), '[]') into moved from withdrawn;
  perform private.request_objections(kept);
  return jsonb_build_object('claims', moved, 'withdrawn_claims', withdrawn);
end;
$$;

-- Moves roles and open invitations where the owner is the same; existing ones of the kept listing stay.
create function private.move_access(kept uuid, merged uuid)
returns jsonb language plpgsql as $$
declare
  members jsonb;
  moved jsonb;
  withdrawn jsonb;
begin
  with granted as (
    insert into public.business_members (business_id, user_id, role, until, given_at)
    select kept, m.user_id, m.role, m.until, m.given_at from public.business_members as m where m.business_id = merged
    on conflict do nothing
    returning user_id
  )
  select coalesce(jsonb_agg(user_id), '[]') into members from granted;
  with withdrawn as (
    update public.business_invitations as i set business_id = kept
    where i.business_id = merged and i.status = 'open' and not exists (
      select from public.business_invitations as k
      where k.business_id = kept and k.status = 'open' and (k.address = i.address or (k.role = 'owner' and i.role = 'owner'))
    )
    returning id
  )
  select coalesce(jsonb_agg(id), '[]') into moved from withdrawn;
  with ended as (
    update public.business_invitations set status = 'withdrawn', ended_at = now()
    where business_id = merged and status = 'open' returning id
  )
  select coalesce(jsonb_agg(id), '[]') into withdrawn from ended;
  return jsonb_build_object('members', members, 'invitations', moved, 'withdrawn_invitations', withdrawn);
end;
$$;

-- Records in the kept listing's history which one was merged into it, or separated again.
create function private.record_merge(kept public.businesses, merged public.businesses, is_undone boolean)
returns void language plpgsql as $$
declare
  other constant jsonb := jsonb_build_object('slug', merged.slug, 'name', merged.name, 'street', coalesce(merged.street, ''),
    'city', merged.city, 'state', merged.state, 'zip_code', merged.zip_code);
begin
  perform private.record_change(kept, 'merged',
    case when is_undone then other else 'null' end, case when is_undone then 'null' else other end);
end;
$$;

-- Returns a code for why these two cannot be merged now; null where they can.
create function private.merge_obstacle(kept public.businesses, merged public.businesses)
returns text stable
return case
  when kept.status not in ('published', 'closed') or merged.status not in ('published', 'closed') then 'unlisted'
  when kept.owner_id <> merged.owner_id then 'owners'
  when exists (select from public.pending_changes where business_id in (kept.id, merged.id) and status = 'waiting')
    then 'pending_changes'
end;

-- Returns the revision of a pair that an admin has seen; it changes when one of the two is written.
create function private.pair_revision(one public.businesses, other public.businesses)
returns text language sql stable as $$
  select md5(string_agg(concat_ws(' ', b.id, b.status, b.updated_at), ',' order by b.id))
  from (values (one.id, one.status, one.updated_at), (other.id, other.status, other.updated_at)) as b (id, status, updated_at);
$$;

-- Locks both, in a fixed order, for an admin without a role on either.
create function private.lock_pair(one uuid, other uuid)
returns void language plpgsql as $$
begin
  perform private.require_admin();
  perform from public.businesses where id in (one, other) order by id for update;
  perform private.refuse('PT404', 'Listings not found')
    where (select count(*) from public.businesses where id in (one, other)) <> 2;
  perform private.refuse('42501', 'You cannot decide on your own listing')
    where exists (select from public.businesses where id in (one, other) and owner_id = auth.uid());
end;
$$;

-- Merges one listing into another, as the admin saw both (`expected_revision` is the pair's revision). outcome:
-- merged; stale, when one of them was written since, or another admin has decided the pair;
-- refused, with `obstacle`; listed, when a third one has the resulting name and address.
-- `choices`: for each field 'kept', 'merged' or (more_categories, attributes, photos, services) 'both'.
create function public.merge_businesses(kept_id uuid, merged_id uuid, choices jsonb, expected_revision text)
returns jsonb language plpgsql security definer as $$
declare
  kept public.businesses;
  merged public.businesses;
  pair_id uuid;
  made private.business_merges;
begin
  perform private.lock_pair(kept_id, merged_id);
  select * into kept from public.businesses where id = kept_id;
  select * into merged from public.businesses where id = merged_id;
  pair_id := private.find_or_create_pair(kept_id, merged_id);
  if private.pair_revision(kept, merged) is distinct from expected_revision
    or exists (select from private.likely_duplicates where id = pair_id and state <> 'waiting')
    or exists (select from private.decisions where kind = 'duplicate' and item_id = pair_id and outcome is null) then
    return private.answer_pair('stale', pair_id);
  end if;
  if private.merge_obstacle(kept, merged) is not null then
    return private.answer_pair('refused', pair_id, private.merge_obstacle(kept, merged));
  end if;
  made.kept_before := private.snapshot_listing(kept_id);
  begin
    update private.likely_duplicates set state = 'merged', decided_by = auth.uid(), decided_at = now() where id = pair_id;
    update public.businesses set status = 'merged' where id = merged_id;
    perform private.apply_snapshot(kept_id,
      private.combine_snapshots(made.kept_before, private.snapshot_listing(merged_id), choices), merged_id);
  exception when unique_violation then
    return private.answer_pair('listed', pair_id);
  end;
  made.moved := private.move_reviews(kept_id, merged_id) || private.move_rows(kept_id, merged_id)
    || private.move_access(kept_id, merged_id) || private.move_claims(kept_id, merged_id);
  insert into private.business_merges (kept_id, merged_id, merged_status, choices, kept_before, kept_after, moved, merged_by)
  values (kept.id, merged.id, merged.status, merge_businesses.choices, made.kept_before,
    private.snapshot_listing(kept.id), made.moved, auth.uid());
  perform private.record_merge(kept, merged, false);
  return private.answer_pair('merged', pair_id);
end;
$$;
grant execute on function public.merge_businesses to authenticated;
