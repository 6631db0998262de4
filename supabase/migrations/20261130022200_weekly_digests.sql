-- The weekly digest: a mail on Thursdays to people who want it, if there is something to say.

-- Returns what a digest says: the newest listings of a city, the answers to a person's questions, and
-- what changed at their saved places, the most recent first; null if there is nothing.
create function private.digest_of(person uuid, metro text, since timestamptz)
returns jsonb language sql stable as $$
  with saved as materialized (
    select b.* from public.businesses as b
    where b.id in (
      select private.current_listing(s.business_id)
      from private.saved_lists as l join private.saved_businesses as s on s.list_id = l.id where l.owner_id = person
    )
  ),
  city as (
    select * from public.metros as m
    where m.slug = coalesce(digest_of.metro,
      (select mode() within group (order by of_place.slug) from saved join public.metros as of_place on of_place.id = saved.metro_id))
  ),
  listings as (
    select b.name, b.slug, c.name as category, b.city, count(*) over () as count,
      row_number() over (order by b.created_at desc, b.id desc) as place
    from city
    join public.businesses as b on b.metro_id = city.id
    join public.categories as c on c.id = b.category_id
    where b.status = 'published' and b.created_at >= since
    order by place limit 5
  ),
  -- An answer that an admin has published later counts from then, as its own mail does.
  answers as (
    select b.name, q.id as question, case when not a.by_owner then a.author_name end as author, m.created_at
    from public.questions as q
    join public.questions as a on a.question_id = q.id and a.status = 'published'
    join private.mails as m on m.key = 'question-answered:' || a.id and m.created_at >= since
    join public.businesses as b on b.id = q.business_id and private.is_public(b.status)
    where q.author_id = person and q.status = 'published'
    order by m.created_at desc, a.id limit 10
  ),
  places as (
    select saved.name, saved.slug, changed.at, case
        when 'status' = any (changed.fields) and saved.status in ('closed', 'moved') then saved.status::text
        when 'status' = any (changed.fields) and saved.temporarily_closed then 'temporarily_closed'
        when 'address' = any (changed.fields) then 'address'
        when changed.fields && '{opening_hours, special_hours}' then 'hours'
      end as change
    from saved,
      lateral (
        select array_agg(c.field) as fields, max(c.at) as at from public.business_changes as c
        where c.business_id = saved.id and c.at >= since and c.was_public
          -- A corrected pin on the map is no new address.
          and (c.field <> 'address' or c.before - 'location' <> c.after - 'location')
      ) as changed
    where private.is_public(saved.status)
  ),
  changes as (
    select * from places where change is not null order by at desc, slug limit 10
  )
  select jsonb_build_object(
    'city', (
      select jsonb_build_object('name', city.name || ', ' || city.state, 'slug', city.slug, 'count', max(l.count),
        'listings', jsonb_agg(to_jsonb(l) - '{count,place}'::text[] order by l.place))
      from city, listings as l group by city.name, city.state, city.slug),
    'answers', (select coalesce(jsonb_agg(to_jsonb(a) - 'created_at' order by a.created_at desc), '[]') from answers as a),
    'places', (select coalesce(jsonb_agg(to_jsonb(c) - 'at' order by c.at desc, c.slug), '[]') from changes as c))
  where exists (select from listings) or exists (select from answers) or exists (select from changes);
$$;

-- Queues the digests that are due, for up to 100 people, or until it has read 5,000 saved places; returns how many people
-- it has looked at, 0 when none is due. A digest is for the week that begins on Thursday at 15:00 UTC, in the morning there,
-- and its key names that week, so that nobody gets two.
create function public.queue_digests()
returns integer language plpgsql security definer as $$
declare
  week constant timestamptz := date_bin('7 days', now(), '2026-01-01 15:00+00');
  one record;
  content jsonb;
  looked_at integer := 0;
  rows_read bigint := 0;
begin
  for one in
    select p.user_id, p.digest_metro, greatest(p.digest_until, now() - interval '8 days') as since, (
        select count(*) from private.saved_lists as l join private.saved_businesses as s on s.list_id = l.id where l.owner_id = p.user_id
      ) as saved
    from public.notification_preferences as p join auth.users as u on u.id = p.user_id
    where 'digest' <> all (p.off_mail) and p.digest_until < week and coalesce(u.banned_until < now(), true)
    order by p.digest_until
    limit 100
    for update of p skip locked
  loop
    update public.notification_preferences as p set digest_until = now() where p.user_id = one.user_id;
    content := private.digest_of(one.user_id, one.digest_metro, one.since);
    perform private.notify('weekly_digest', concat_ws(':', 'weekly-digest', one.user_id, week::date), content,
      one.user_id) where content is not null;
    looked_at := looked_at + 1;
    rows_read := rows_read + one.saved;
    exit when rows_read >= 5000;
  end loop;
  return looked_at;
end;
$$;
grant execute on function public.queue_digests to service_role;
