-- Saved searches: a person's searches by their address, whose new listings their daily mail has.
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
  on conflict on constraint saved_searches_owner_id_address_key do nothing;
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

-- Returns all searches of people who have one that nobody has run for a day, up to `max_rows` of such; `alert_saved_searches`
-- must note them within an hour, or they are due again. Those of people who want no alerts are left out.
create function public.lease_saved_searches(max_rows integer)
returns jsonb language sql security definer as $$
  with due as (
    select s.owner_id from private.saved_searches as s
    left join public.notification_preferences as p on p.user_id = s.owner_id
    where s.checked_at < now() - interval '23 hours'
      and coalesce('saved_search_alerts' <> all (p.off_mail) or 'saved_search_alerts' <> all (p.off_screen), true)
    order by s.checked_at
    limit max_rows
    for update of s skip locked
  ),
  leased as (
    update private.saved_searches as s set checked_at = now() - interval '22 hours'
    where s.owner_id in (select owner_id from due)
    returning s.owner_id, jsonb_build_object('id', s.id, 'address', s.address) as search
  )
  select coalesce(jsonb_agg(jsonb_build_object('person', owner_id, 'searches', searches)), '[]')
  from (select owner_id, jsonb_agg(search) as searches from leased group by owner_id) as people;
$$;
grant execute on function public.lease_saved_searches to service_role;

-- Records that a person's searches were run, and notifies them of the listings that each found ([{id, slugs}]) and that are
-- new since they were last notified; one that several found belongs to the oldest of these. Returns how many are new.
create function public.alert_saved_searches(person uuid, results jsonb)
returns integer language plpgsql security definer as $$
declare
  content jsonb;
  newest timestamptz;
begin
  with matches as (
    select s.id as search, b.id, b.created_at, row_number() over (partition by b.id order by s.created_at, s.id) as place,
      jsonb_build_object('name', b.name, 'slug', b.slug, 'city', b.city, 'state', b.state) as listing
    from jsonb_to_recordset(results) as f (id uuid, slugs text[])
    join private.saved_searches as s on s.id = f.id and s.owner_id = person
    join public.businesses as b on b.slug = any (f.slugs) and b.status = 'published' and b.created_at > s.notified_until
  ),
  checked as (
    update private.saved_searches as s
    set checked_at = now(),
      notified_until = coalesce((select max(m.created_at) from matches as m where m.search = s.id), s.notified_until)
    where s.owner_id = person
  ),
  searches as (
    select s.name, s.address, s.created_at, count(*) as count, max(m.created_at) as newest,
      (array_agg(m.listing order by m.created_at desc, m.id))[:5] as listings
    from matches as m join private.saved_searches as s on s.id = m.search
    where m.place = 1
    group by s.id
  )
  select jsonb_build_object('count', sum(s.count), 'searches', jsonb_agg(to_jsonb(s) - '{created_at, newest}'::text[]
    order by s.created_at)), max(s.newest)
  into content, newest
  from searches as s;
  perform private.notify('saved_search_matches', concat_ws(':', 'saved-searches', person, newest), content, person)
    where newest is not null;
  return coalesce((content ->> 'count')::integer, 0);
end;
$$;
grant execute on function public.alert_saved_searches to service_role;
