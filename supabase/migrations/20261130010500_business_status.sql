-- Sets a listing to open, temporarily closed, closed for good, or moved. Owner and members may do
-- so; ending it (closed for good, moved), and reopening it after that, only the owner.

-- Tells those responsible for texts that embed a listing that is gone, drops its pairs when it is hidden (it is compared
-- again when it comes back), invalidates shared lists that have it, and notes it for who saved it.
create function private.follow_new_status()
returns trigger language plpgsql security definer as $$
declare
  lists constant uuid[] := array(
    select s.list_id from private.saved_businesses as s where s.business_id in (select private.listings_within(new.id)));
begin
  if old.status = 'published' then
    perform private.notify('article_outdated', concat_ws(':', 'article-outdated', a.id, new.id, keeper, current_date),
      jsonb_build_object('kind', a.kind, 'id', a.id, 'title', a.title, 'name', new.name, 'status', new.status), keeper)
    from public.articles as a cross join lateral private.responsible_editors(a.id) as keeper
    where a.listing_slugs @> array[new.slug] and a.status = 'published';
  end if;
  if new.status not in ('published', 'closed') then
    delete from private.likely_duplicates where new.id in (first_id, second_id) and state = 'waiting';
  end if;
  perform private.invalidate_lists(lists);
  insert into private.changed_statuses (business_id) select new.id where lists <> '{}';
  return null;
end;
$$;
create trigger businesses_follow_new_status after update of status on public.businesses
for each row when (old.status <> new.status) execute function private.follow_new_status();

-- `expected_status` is the status when the caller began, as in `business_status` of get_editable_business.
-- `new_status.kind` is open, paused (until the day `reopens_on`, or unknown), closed or moved
-- (to the listing `moved_to`, or itself to the address `place` on the day `moves_on`). Refuses these, and outcome: as of
-- `change_business`.
create function public.change_business_status(business_id uuid, expected_status jsonb, new_status jsonb)
returns jsonb language plpgsql security definer as $$
declare
  listing public.businesses;
  current_status jsonb;
  kind constant text := coalesce(new_status ->> 'kind', '');
  day constant text := nullif(new_status ->> 'reopens_on', '');
  today date;
  moves_on constant text := nullif(new_status ->> 'moves_on', '');
  place jsonb;
  target uuid;
  pending text[] := '{}';
begin
  -- Also the one it moves to, both in one order, so that two that move to each other cannot deadlock.
  perform from public.businesses as b
  where b.id = change_business_status.business_id or b.slug = new_status ->> 'moved_to' order by b.id for update;
  listing := private.lock_for_editing(business_id, '{name}');
  current_status := private.listing_facts(listing) -> 'status';
  today := (now() at time zone listing.time_zone)::date;
  perform private.refuse('PT400', 'A listing cannot change to that status')
    where kind not in ('open', 'paused', 'closed', 'moved') or not private.is_public(listing.status);
  perform private.refuse('42501', 'Only the owner can close a listing permanently or reopen it')
    where (kind in ('closed', 'moved') or listing.status in ('closed', 'moved'))
      and private.own_role(listing.id) is distinct from 'owner' and not private.is_admin();
  perform private.refuse('42501', 'A listing cannot move while its claim is reviewed again')
    where kind = 'moved' and not private.is_admin() and private.is_ownership_in_review(listing.id);
  if expected_status is distinct from current_status then
    return private.answer_change(business_id, 'conflict', jsonb_build_object('conflicts', jsonb_build_object(
      'status', jsonb_build_object('now', current_status, 'by', null, 'name', null, 'at', null)
        || coalesce(private.last_edit(business_id, 'status'), '{}'))));
  end if;
  perform private.refuse_field(named.field)
  from (values ('reopens_on', case when kind = 'paused' then day end), ('moves_on', case when kind = 'moved' then moves_on end))
    as named (field, day)
  where named.day is not null and not coalesce(pg_input_is_valid(named.day, 'date')
    and named.day ~ '^\d{4}-\d\d-\d\d$' and named.day::date between today + 1 and today + 730, false);
  if kind = 'moved' and jsonb_typeof(new_status -> 'place') = 'object' then
    select jsonb_object_agg(name, coalesce(new_status -> 'place' -> name, '""')) into place
    from private.listing_fields where history_field = 'address' and is_text;
    perform private.check_fields(place, '{}');
    pending := private.move_listing(listing, place, moves_on::date);
  elsif kind = 'moved' then
    select id into target from public.businesses
    where slug = new_status ->> 'moved_to' and status = 'published' and id <> listing.id;
    perform private.refuse_field('moved_to') where target is null;
  end if;
  update public.businesses set
    status = (case when kind = 'closed' then 'closed' when target is not null then 'moved' else 'published' end)::public.listing_status,
    temporarily_closed = kind = 'paused',
    reopens_on = case when kind = 'paused' then day::date end,
    moved_to = target
  -- One that moves itself stays as it is, unless it had ended.
  where id = change_business_status.business_id and (place is null or listing.status <> 'published');
  return private.answer_change(business_id, 'saved', jsonb_build_object('pending', to_jsonb(pending)));
end;
$$;
grant execute on function public.change_business_status to authenticated;
