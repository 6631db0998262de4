-- Saved places: each person has lists of listings, each with a note and an order. A shared list is
-- readable by everyone who has its link, which contains its random id; a public one is on its owner's profile.
create table private.saved_lists (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  -- Null for the list that a heart saves to. The screens name it.
  name text check (private.is_clean_text(name, 60)) constraint reserved_name check (not private.is_reserved_name(name, false)),
  is_shared boolean not null default false,
  is_public boolean not null default false, -- on its owner's profile, and it names its owner
  is_held boolean not null default false, -- nobody else reads it until an admin has, because of signals in its texts
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_shared or not is_public)
);
create unique index saved_lists_default_idx on private.saved_lists (owner_id) where name is null;

create table private.saved_businesses (
  list_id uuid not null references private.saved_lists (id) on delete cascade,
  business_id uuid not null references public.businesses (id) on delete cascade,
  note text check (private.is_clean_text(note, 500)),
  position integer not null, -- lowest first
  saved_at timestamptz not null default now(),
  -- The status that its person has been told of, 'closed' or 'moved'; null otherwise.
  notified_status public.listing_status,
  primary key (list_id, business_id)
);

-- Listings that have closed, moved, been merged or the opposite, until those who saved them are told (`notify_savers`).
create table private.changed_statuses (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete cascade
);

create function private.touch_saved_list()
returns trigger language plpgsql security definer as $$
begin
  -- Once for all places that are written together.
  update private.saved_lists set updated_at = now() where id = coalesce(new.list_id, old.list_id) and updated_at <> now();
  return null;
end;
$$;
create trigger saved_businesses_touch_list after insert or delete or update of note, position on private.saved_businesses
for each row execute function private.touch_saved_list();

-- Returns the caller's list of this id, locked; null if there is none.
create function private.lock_own_list(list_id uuid)
returns private.saved_lists language sql security definer as $$
  select * from private.saved_lists where id = list_id and owner_id = auth.uid() for update;
$$;

-- Returns whether others may read a list.
create function private.is_list_shown(list private.saved_lists)
returns boolean language sql stable as $$
  select list.is_shared and not list.is_held and not private.is_suspended(list.owner_id);
$$;

-- Holds a list that is shared and has signals in its name or notes, else releases it.
create function private.check_list(list_id uuid)
returns void language plpgsql as $$
declare
  list private.saved_lists;
  notes text[];
  found_signals jsonb := '{}';
begin
  select * into list from private.saved_lists as l where l.id = check_list.list_id;
  if list.is_shared then
    notes := array(
      select s.note from private.saved_businesses as s
      where s.list_id = list.id and s.note is not null order by s.position);
    perform private.limit_reading(cardinality(notes));
    -- Its owner may have written the same elsewhere.
    found_signals := private.find_text_signals(list.owner_id, list.id, null,
      array_to_string(list.name || notes, e'\n'), 500);
  end if;
  -- A note may have its listing's own number and address.
  if found_signals ? 'contact' and not private.has_contact(coalesce(list.name, ''), null) and not exists (
    select from private.saved_businesses as s join public.businesses as b on b.id = s.business_id
    where s.list_id = list.id and private.has_contact(s.note, b)) then
    found_signals := found_signals - 'contact';
  end if;
  update private.saved_lists as l set is_held = found_signals <> '{}'
  where l.id = list.id and l.is_held <> (found_signals <> '{}');
  if found_signals = '{}' then
    delete from public.reports as p
    where p.kind = 'list' and p.subject_id = list.id and p.status = 'open' and p.reporter_id is null;
  else
    perform private.report_signals('list', list.id, found_signals);
  end if;
end;
$$;

-- Returns the places of a list. A merged listing is the one it was merged into: of two such places it is the one with a
-- note, else the upper one.
create function private.places_of_list(list_id uuid)
returns table (business_id uuid, note text, "position" integer, saved_at timestamptz) language sql stable
rows 50 -- with the default of 1,000, a join with the listings reads all of them
as $$
  select distinct on (place.id) place.id, s.note, s.position, s.saved_at
  from private.saved_businesses as s
  left join private.business_merges as m on m.merged_id = s.business_id and m.undone_at is null
  cross join lateral (
    select case when m.id is null then s.business_id else private.current_listing(m.kept_id) end as id
  ) as place
  where s.list_id = places_of_list.list_id
  order by place.id, s.note is null, s.position;
$$;

-- Returns the caller's lists, the unnamed one first, and for each saved listing the lists that have it.
create function public.find_saved_lists()
returns jsonb language plpgsql stable security definer as $$
begin
  perform private.limit_reading((
    select count(*) from private.saved_lists as l join private.saved_businesses as s on s.list_id = l.id where l.owner_id = auth.uid()));
  return (
    with own as materialized (
      select l, s.business_id
      from private.saved_lists as l left join lateral private.places_of_list(l.id) as s on true where l.owner_id = auth.uid()
    )
    select jsonb_build_object(
      'lists', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', (l).id, 'name', (l).name, 'is_shared', (l).is_shared, 'is_public', (l).is_public, 'is_held', (l).is_held,
          'updated_at', (l).updated_at, 'count', count
        ) order by (l).name is not null, (l).created_at, (l).id), '[]')
        from (select l, count(business_id) from own group by l) as counted),
      'places', (
        select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'lists', lists) order by slug), '[]')
        from (
          select b.slug, array_agg((l).id) as lists from own join public.businesses as b on b.id = own.business_id group by b.slug
        ) as saved)
    )
  );
end;
$$;
grant execute on function public.find_saved_lists to authenticated;

-- Returns what everybody who may read a list sees of it: how many public places it has, and the cards of 50 of them.
create function private.show_list(list private.saved_lists, page integer)
returns jsonb language sql stable as $$
  with saved as materialized (
    select b.slug, s.note, s.position
    from private.places_of_list(list.id) as s join public.businesses as b on b.id = s.business_id
    where private.is_public(b.status)
  ),
  shown as materialized (
    select * from saved order by position, slug offset (greatest(page, 1)::bigint - 1) * 50 limit 50
  )
  select jsonb_build_object('id', list.id, 'name', list.name, 'count', (select count(*) from saved), 'places', (
    select coalesce(jsonb_agg(card || jsonb_build_object('note', shown.note) order by shown.position, shown.slug), '[]')
    from shown
    -- All cards by one call: a call costs more than its card.
    join jsonb_array_elements(private.embedded_listings(array(select slug from shown))) as card on card ->> 'slug' = shown.slug
  ));
$$;

-- Returns a page of the caller's list, with all its public places in their order; null if there is none. `hidden` counts
-- listings that are no longer public.
create function public.get_saved_list(list_id uuid, page integer default 1)
returns jsonb language plpgsql stable security definer as $$
declare
  list constant private.saved_lists := (select l from private.saved_lists as l where l.id = list_id and l.owner_id = auth.uid());
begin
  if list.id is null then
    return null;
  end if;
  perform private.limit_reading((select count(*) from private.saved_businesses as s where s.list_id = list.id));
  return (
    select private.show_list(list, page) || jsonb_build_object('is_shared', list.is_shared, 'is_public', list.is_public, 'is_held', list.is_held,
      'hidden', count(*) filter (where not private.is_public(b.status)),
      'order', coalesce(jsonb_agg(jsonb_build_object('slug', b.slug, 'name', b.name) order by s.position, b.slug)
        filter (where private.is_public(b.status)), '[]'))
    from private.places_of_list(list.id) as s join public.businesses as b on b.id = s.business_id
  );
end;
$$;
grant execute on function public.get_saved_list to authenticated;

-- Returns a page of a shared list, the same for everybody, so that it may be cached; null if there is none that others
-- may read.
create function public.get_shared_list(list_id uuid, page integer default 1)
returns jsonb language sql stable security definer as $$
  select private.show_list(l, page) || jsonb_build_object('author', (
    select jsonb_build_object('name', private.name_reviewer(l.owner_id), 'profile_id', p.public_id)
    from public.profiles as p where l.is_public and p.user_id = l.owner_id and p.is_public
  ))
  from private.saved_lists as l
  where l.id = list_id and private.is_list_shown(l);
$$;
grant execute on function public.get_shared_list to anon, authenticated, service_role;

-- Creates a list with an id of the caller's choice, or changes the caller's list of that id, so that
-- a repeated call does no harm. outcome: saved; full, at 50 lists; gone, when the id is another
-- person's; removed, when an admin has taken down the list and it cannot be shared. A public list is shared, too.
create function public.put_saved_list(list_id uuid, name text, is_shared boolean, is_public boolean default false)
returns jsonb language plpgsql security definer as $$
begin
  perform pg_advisory_xact_lock(hashtext('saved lists of ' || auth.uid()));
  if (put_saved_list.is_shared or put_saved_list.is_public) and exists (
    select from private.removals as r
    where r.kind = 'list' and r.subject_id = put_saved_list.list_id and r.restored_at is null) then
    return '{"outcome": "removed"}';
  end if;
  update private.saved_lists as l
  set name = coalesce(private.clean_text(put_saved_list.name), l.name),
    is_shared = put_saved_list.is_shared or put_saved_list.is_public, is_public = put_saved_list.is_public, updated_at = now()
  where l.id = put_saved_list.list_id and l.owner_id = auth.uid();
  if found then
    perform private.check_list(put_saved_list.list_id);
    return '{"outcome": "saved"}';
  end if;
  if (select count(*) from private.saved_lists as l where l.owner_id = auth.uid()) >= 50 then
    return '{"outcome": "full"}';
  end if;
  insert into private.saved_lists as l (id, owner_id, name, is_shared, is_public)
  values (put_saved_list.list_id, auth.uid(), private.clean_text(coalesce(put_saved_list.name, '')),
    put_saved_list.is_shared or put_saved_list.is_public, put_saved_list.is_public)
  on conflict (id) do nothing;
  if not found then
    return '{"outcome": "gone"}';
  end if;
  perform private.check_list(put_saved_list.list_id);
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.put_saved_list to authenticated;

create function public.delete_saved_list(list_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  delete from private.saved_lists as l where l.id = delete_saved_list.list_id and l.owner_id = auth.uid();
  return null;
end;
$$;
grant execute on function public.delete_saved_list to authenticated;

-- Adds listings to the start of the caller's list, or of the unnamed one, which is created on first
-- use. Slugs of no public listing are ignored. A list has at most 500: PT409. outcome: saved; gone.
create function public.save_businesses(slugs text[], list_id uuid default null)
returns jsonb language plpgsql security definer as $$
declare
  list private.saved_lists;
begin
  if list_id is null then
    insert into private.saved_lists as l (owner_id) values (auth.uid()) on conflict (owner_id) where l.name is null do nothing;
    select * into list from private.saved_lists as l where l.owner_id = auth.uid() and l.name is null for update;
  else
    list := private.lock_own_list(list_id);
  end if;
  if list.id is null then
    return '{"outcome": "gone"}';
  end if;
  insert into private.saved_businesses as s (list_id, business_id, notified_status, position)
  select list.id, found.id, (select b.status from public.businesses as b where b.id = found.id and b.status in ('closed', 'moved')), coalesce((select min(s.position) from private.saved_businesses as s where s.list_id = list.id), 0)
    - row_number() over (order by requested.position desc)
  from unnest(slugs[1:500]) with ordinality as requested (slug, position)
  cross join lateral private.find_listing(requested.slug) as found
  where not found.is_gone
  on conflict do nothing;
  perform private.refuse('PT409', 'A list has at most 500 places')
    where (select count(*) from private.saved_businesses as s where s.list_id = list.id) > 500;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.save_businesses to authenticated;

-- Removes a listing from the caller's list, or from all of the caller's lists.
create function public.unsave_business(slug text, list_id uuid default null)
returns jsonb language plpgsql security definer as $$
begin
  delete from private.saved_businesses as s
  using private.saved_lists as l, private.find_listing(unsave_business.slug) as found
  where l.id = s.list_id and l.owner_id = auth.uid() and l.id = coalesce(unsave_business.list_id, l.id)
    and s.business_id in (select private.listings_within(found.id));
  return null;
end;
$$;
grant execute on function public.unsave_business to authenticated;

-- Writes the note of a listing in the caller's list; an empty one removes it. outcome: saved; gone.
create function public.set_saved_business_note(list_id uuid, slug text, note text)
returns jsonb language plpgsql security definer as $$
begin
  update private.saved_businesses as s set note = nullif(private.clean_text(set_saved_business_note.note), '')
  from private.saved_lists as l, private.find_listing(set_saved_business_note.slug) as found
  where l.id = s.list_id and l.id = set_saved_business_note.list_id and l.owner_id = auth.uid()
    and s.business_id in (select private.listings_within(found.id));
  if not found then
    return '{"outcome": "gone"}';
  end if;
  perform private.check_list(set_saved_business_note.list_id);
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.set_saved_business_note to authenticated;

-- Puts the caller's list in the order of `slugs`; others follow. outcome: saved; gone.
create function public.order_saved_list(list_id uuid, slugs text[])
returns jsonb language plpgsql security definer as $$
declare
  list constant private.saved_lists := private.lock_own_list(list_id);
  first constant text[] := slugs[1:500]; -- as many as a list has
begin
  if list.id is null then
    return '{"outcome": "gone"}';
  end if;
  with ranked as (
    select s.business_id, row_number() over (order by array_position(first, b.slug), s.position) as place
    from private.saved_businesses as s
    join public.businesses as b on b.id = private.current_listing(s.business_id)
    where s.list_id = list.id
  )
  update private.saved_businesses as s set position = ranked.place
  from ranked where s.list_id = list.id and s.business_id = ranked.business_id and s.position <> ranked.place;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.order_saved_list to authenticated;

-- Copies a list that the caller can read into a new list of theirs, with its notes if it is their
-- own. outcome: saved; full; gone.
create function public.copy_saved_list(list_id uuid, copy_id uuid, name text)
returns jsonb language plpgsql security definer as $$
declare
  source private.saved_lists;
  written jsonb;
begin
  select * into source from private.saved_lists as l
  where l.id = list_id and (l.owner_id = auth.uid() or private.is_list_shown(l));
  if source.id is null then
    return '{"outcome": "gone"}';
  end if;
  written := public.put_saved_list(copy_id, copy_saved_list.name, false);
  if written ->> 'outcome' = 'saved' then
    insert into private.saved_businesses (list_id, business_id, note, position, notified_status)
    select copy_id, s.business_id, case when source.owner_id = auth.uid() then s.note end, s.position, s.notified_status
    from private.saved_businesses as s where s.list_id = source.id
    on conflict do nothing;
  end if;
  return written;
end;
$$;
grant execute on function public.copy_saved_list to authenticated;

-- Tells people, once, which of their saved places have closed or moved. Returns how many changed listings and saved
-- places it has looked at; 0 when all are told.
create function public.notify_savers()
returns integer language plpgsql security definer as $$
declare
  batch_size constant integer := 500;
  changed private.changed_statuses;
  listing public.businesses;
  new_status public.listing_status;
  checked_count integer;
begin
  select * into changed from private.changed_statuses order by id limit 1 for update skip locked;
  if changed.id is null then
    return 0;
  end if;
  select * into listing from public.businesses as b where b.id = private.current_listing(changed.business_id);
  new_status := case when listing.status in ('closed', 'moved') then listing.status end;
  with updated as (
    update private.saved_businesses as s set notified_status = new_status
    from (
      select o.list_id, o.business_id from private.saved_businesses as o
      where o.business_id in (select private.listings_within(listing.id))
        and o.notified_status is distinct from new_status
      limit batch_size
    ) as other
    where s.list_id = other.list_id and s.business_id = other.business_id
    returning s.list_id
  ),
  notified as (
    select private.notify('saved_place_changed',
      concat_ws(':', 'saved-place', person.owner_id, listing.id, listing.status, current_date),
      jsonb_build_object('name', listing.name, 'slug', listing.slug, 'status', listing.status), person.owner_id)
    from (select distinct l.owner_id from updated join private.saved_lists as l on l.id = updated.list_id) as person
    where new_status is not null
  )
  select count(*) into checked_count from updated where (select count(*) from notified) >= 0;
  if checked_count < batch_size then
    delete from private.changed_statuses as c where c.id = changed.id;
  end if;
  return checked_count + 1;
end;
$$;
grant execute on function public.notify_savers to service_role;

-- Tells up to 500 people of new weekly hours of a saved place: of changes of the last day that have stood for an hour and
-- are not their own, once a week for each place. Returns how many were told.
create function public.notify_of_new_hours()
returns integer language sql security definer as $$
  with notified as (
    select private.notify('saved_place_hours', key, jsonb_build_object('name', name, 'slug', slug), owner_id)
    from (
      select distinct l.owner_id, b.name, b.slug,
        concat_ws(':', 'saved-hours', l.owner_id, b.id, date_bin('7 days', c.at, '2026-01-01')::date) as key
      from public.business_changes as c
      join public.businesses as b on b.id = c.business_id and private.is_public(b.status)
      join private.saved_businesses as s on s.business_id = b.id
      join private.saved_lists as l on l.id = s.list_id and l.owner_id is distinct from c.actor_id
      where c.field = 'opening_hours' and c.was_public and c.at between now() - interval '1 day' and now() - interval '1 hour'
    ) as saver
    where not exists (select from private.mails as m where m.key = saver.key)
    limit 500
  )
  select count(*)::integer from notified;
$$;
grant execute on function public.notify_of_new_hours to service_role;
