-- Saved searches: a person's searches by their address, whose new listings are mailed to them, once a day at most.
create table private.saved_searches (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (private.is_clean_text(name, 200)), -- the results' heading
  -- Path and query of the results: '/?q=tacos&near=Austin%2C+TX'.
  address text not null check (char_length(address) <= 1000 and address ~ '^/(\?|browse/metro/[a-z0-9-]+(\?|$))'),
  -- The newest listings that its person has seen or was told of were created before this time.
  notified_until timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (owner_id, address)
);
create index saved_searches_checked_at_idx on private.saved_searches (checked_at);

create function public.find_saved_searches()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'address', s.address, 'created_at', s.created_at)
    order by s.created_at desc), '[]')
  from private.saved_searches as s where s.owner_id = auth.uid();
$$;
grant execute on function public.find_saved_searches to authenticated;

-- Saves a search once per address. outcome: saved; full, at 50 searches.
create function public.save_search(search_id uuid, name text, address text)
returns jsonb language plpgsql security definer as $$
begin
  perform pg_advisory_xact_lock(hashtext('saved searches of ' || auth.uid()));
  if (select count(*) from private.saved_searches as s
      where s.owner_id = auth.uid() and s.address <> save_search.address) >= 50 then
    return '{"outcome": "full"}';
  end if;
  insert into private.saved_searches as s (id, owner_id, name, address)
  values (search_id, auth.uid(), private.clean_text(save_search.name), save_search.address)
  on conflict do nothing;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.save_search to authenticated;

create function public.delete_saved_search(search_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  delete from private.saved_searches as s where s.id = search_id and s.owner_id = auth.uid();
  return null;
end;
$$;
grant execute on function public.delete_saved_search to authenticated;

-- Returns up to `max_rows` searches that nobody has run for a day, which `alert_saved_search` must note within an hour, or
-- they are due again. Those of people who want no alerts are left out.
create function public.lease_saved_searches(max_rows integer)
returns jsonb language sql security definer as $$
  with due as (
    select s.id from private.saved_searches as s
    left join public.notification_preferences as p on p.user_id = s.owner_id
    where s.checked_at < now() - interval '23 hours' and coalesce(p.saved_search_alerts, true)
    order by s.checked_at
    limit max_rows
    for update of s skip locked
  ),
  leased as (
    update private.saved_searches as s set checked_at = now() - interval '22 hours' from due where s.id = due.id
    returning s.id, s.address
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'address', address)), '[]') from leased;
$$;
grant execute on function public.lease_saved_searches to service_role;

-- Records that a search was run, and notifies its person which of the found listings are new since they were last notified.
-- Returns how many are.
create function public.alert_saved_search(search_id uuid, slugs text[])
returns integer language plpgsql security definer as $$
declare
  one private.saved_searches;
  found_new jsonb;
  newest timestamptz;
begin
  update private.saved_searches as s set checked_at = now() where s.id = search_id returning * into one;
  select jsonb_agg(jsonb_build_object('name', b.name, 'slug', b.slug, 'city', b.city, 'state', b.state)
    order by b.created_at desc, b.id), max(b.created_at)
  into found_new, newest
  from public.businesses as b
  where b.slug = any (slugs) and b.status = 'published' and b.created_at > one.notified_until;
  if found_new is null then
    return 0;
  end if;
  update private.saved_searches as s set notified_until = newest where s.id = one.id;
  perform private.notify('saved_search_matches', concat_ws(':', 'saved-search', one.id, newest),
    jsonb_build_object('name', one.name, 'address', one.address, 'count', jsonb_array_length(found_new),
      'listings', jsonb_path_query_array(found_new, '$[0 to 4]')), one.owner_id);
  return jsonb_array_length(found_new);
end;
$$;
grant execute on function public.alert_saved_search to service_role;
