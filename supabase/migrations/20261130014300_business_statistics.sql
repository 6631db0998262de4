-- Statistics of a listing: daily totals of views, opens from a search, calls and so on, and nothing else. Browsers
-- report to the Worker, which drops robots, visits by editors and repeats by a visitor on a day (functions/visits); its
-- queue adds up here. No row is about one visit or one visitor.
create table public.business_statistics (
  business_id uuid not null references public.businesses (id) on delete cascade,
  day date not null, -- in the listing's time zone
  kind text not null check (kind in ('view', 'search', 'call', 'directions', 'website', 'email', 'share')),
  count integer not null check (count > 0),
  primary key (business_id, day, kind)
);
create index business_statistics_day_idx on public.business_statistics (day);

-- The words of searches that led to a listing, once three people have used the same ones on one day: rarer ones may be
-- personal and are never readable. Until then the Worker keeps them as hashes of that day.
create table public.business_search_words (
  business_id uuid not null references public.businesses (id) on delete cascade,
  day date not null,
  words text not null check (char_length(words) between 1 and 60),
  people integer not null check (people >= 3),
  primary key (business_id, day, words)
);
create index business_search_words_day_idx on public.business_search_words (day);

-- Queue messages already counted: each is delivered at least once and counts once.
create table private.counted_beacons (
  id uuid primary key,
  counted_at timestamptz not null default now()
);
create index counted_beacons_counted_at_idx on private.counted_beacons (counted_at);

grant all on private.counted_beacons to service_role;

-- Adds up beacons, `[{ id, visits: [{ business_id, time_zone, day, kind }], words: [{ business_id, time_zone, day,
-- words, people }] }]`; returns the number of counted visits. Ignores entries for no public listing, or with a time
-- zone other than the listing's. `people` is a running total, so the order does not matter.
create function public.count_visits(beacons jsonb)
returns integer language sql as $$
  with sent as (
    select distinct on (id) *
    from jsonb_to_recordset(beacons) as beacon (id uuid, visits jsonb, words jsonb)
  ),
  claimed as (
    insert into private.counted_beacons (id) select id from sent on conflict do nothing returning id
  ),
  visits as (
    select b.id as business_id, v.day, v.kind, count(*)::integer as count
    from claimed join sent using (id),
      jsonb_to_recordset(sent.visits) as v (business_id uuid, time_zone text, day date, kind text)
      join public.businesses as b
        on b.id = v.business_id and b.time_zone = v.time_zone and b.status in ('published', 'closed', 'moved')
    group by b.id, v.day, v.kind
  ),
  words as (
    select b.id as business_id, w.day, w.words, max(w.people) as people
    from claimed join sent using (id),
      jsonb_to_recordset(sent.words) as w (business_id uuid, time_zone text, day date, words text, people integer)
      join public.businesses as b
        on b.id = w.business_id and b.time_zone = w.time_zone and b.status in ('published', 'closed', 'moved')
    group by b.id, w.day, w.words
  ),
  -- Locks in one order, so that two batches cannot deadlock.
  added as (
    insert into public.business_statistics as s
    select * from visits order by business_id, day, kind
    on conflict (business_id, day, kind) do update set count = s.count + excluded.count
  ),
  recorded as (
    insert into public.business_search_words as s
    select * from words order by business_id, day, words
    on conflict (business_id, day, words) do update set people = greatest(s.people, excluded.people)
  )
  select coalesce(sum(count), 0)::integer from visits;
$$;
grant execute on function public.count_visits to service_role;

-- Returns those of these listings that the caller manages: their own visits do not count there.
create function public.find_managed(business_ids uuid[])
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(id), '[]')
  from unnest(business_ids[1:20]) as id
  where private.can_edit_business(id, 'hours');
$$;
grant execute on function public.find_managed to authenticated;

-- Returns the totals of the last `days` days, at most 200, and of as many before them, including empty days;
-- words only of the last `days`. Null for callers who may not edit the listing.
create function public.get_business_statistics(business_id uuid, days integer default 28)
returns jsonb language plpgsql stable security definer as $$
declare
  day_count constant integer := least(greatest(days, 1), 200);
  listing public.businesses;
  -- Listings merged into it keep their own totals, so that a merge can be undone.
  within constant uuid[] := array(select private.listings_within(get_business_statistics.business_id));
  today date;
begin
  if not private.can_edit_business(business_id) then
    return null;
  end if;
  -- A row for each kind and day.
  perform private.limit_reading(7 * 2 * day_count * cardinality(within));
  select * into listing from public.businesses where id = business_id;
  today := (now() at time zone listing.time_zone)::date;
  return jsonb_build_object(
    'slug', listing.slug, 'name', listing.name, 'time_zone', listing.time_zone, 'today', today,
    'since', (select min(s.day) from public.business_statistics as s where s.business_id = any (within)),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'counts', d.counts) order by d.day), '[]')
      from (
        select s.day, jsonb_object_agg(s.kind, s.count) as counts
        from (
          select day, kind, sum(count)::integer as count from public.business_statistics
          where business_statistics.business_id = any (within) and day > today - 2 * day_count
          group by day, kind
        ) as s
        group by s.day
      ) as d
    ),
    'words', (
      select coalesce(jsonb_agg(jsonb_build_object('words', w.words, 'people', w.people) order by w.people desc, w.words), '[]')
      from (
        select s.words, sum(s.people)::integer as people
        from public.business_search_words as s
        where s.business_id = any (within) and s.day > today - day_count
        group by s.words
        order by 2 desc, 1 limit 50
      ) as w
    )
  );
end;
$$;
grant execute on function public.get_business_statistics to authenticated;

-- Returns the totals of the last 28 days over all listings that the caller may edit, and of as many days before, by days before
-- each listing's own today; of those with the most views also each. Null without a listing. It reads one range of an index
-- for each.
create function public.find_own_statistics()
returns jsonb language plpgsql stable security definer as $$
declare
  may_edit constant uuid[] := array(
    select (f.listing).id from private.find_own_listings() as f where f.role <> 'hours' limit 1000);
  own constant uuid[] := array(select unnest(may_edit) union select private.own_listing_ids() limit 1000); -- merged ones, too
begin
  if own = '{}' then
    return null;
  end if;
  perform private.limit_reading(cardinality(own));
  return jsonb_build_object(
    'listings', cardinality(may_edit), 'today', current_date,
    'since', (select min(s.day) from public.business_statistics as s where s.business_id = any (own)),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', current_date - d.days_ago, 'counts', d.counts) order by d.days_ago desc), '[]')
      from (
        select s.days_ago, jsonb_object_agg(s.kind, s.count) as counts
        from (
          select local.today - one.day as days_ago, one.kind, sum(one.count)::integer as count
          from public.businesses as b
          cross join lateral (select (now() at time zone b.time_zone)::date as today) as local
          join public.business_statistics as one on one.business_id = b.id and one.day > local.today - 56
          where b.id = any (own)
          group by local.today - one.day, one.kind
        ) as s
        group by s.days_ago
      ) as d
    ),
    'each', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'city', e.city, 'state', e.state,
        'counts', e.counts, 'before', e.before) order by e.views desc, e.name, e.id), '[]')
      from (
        select b.id, b.name, b.city, b.state, k.*
        from public.businesses as b
        cross join lateral (select (now() at time zone b.time_zone)::date as today) as local
        cross join lateral (
          select jsonb_object_agg(kind, now) as counts, jsonb_object_agg(kind, earlier) as before,
            coalesce(max(now) filter (where kind = 'view'), 0) as views
          from (
            select kind, coalesce(sum(count) filter (where day > local.today - 28), 0)::integer as now,
              coalesce(sum(count) filter (where day <= local.today - 28), 0)::integer as earlier
            from public.business_statistics where business_id = b.id and day > local.today - 56 group by kind
          ) as of_kind
        ) as k
        where b.id = any (own) and k.counts is not null
        order by k.views desc, b.name, b.id limit 20
      ) as e
    )
  );
end;
$$;
grant execute on function public.find_own_statistics to authenticated;
