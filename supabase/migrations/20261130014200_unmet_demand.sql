-- What people look for in a city and do not find: words of searches without a result, or of whose first three results
-- none was opened, by city and week. The Worker
-- counts networks by keyed hashes, whose key expires with the week (app/domain/demand), and writes words here once
-- three of them have used the same ones. A row is about no person: who the three are is stored nowhere.
create table private.unmet_demand (
  metro_id smallint not null references public.metros (id) on delete cascade,
  week date not null check (extract(isodow from week) = 1), -- its Monday, UTC
  -- As `readDemand` normalizes them: letters only, so neither a number to call nor an address.
  words text not null check (
    char_length(words) between 3 and 40 and private.is_clean_text(words, 40) and private.is_person_name(words)
    and words !~ '[0-9@/:.]'
  ),
  category_id smallint references public.categories (id) on delete cascade, -- the search was within it
  people integer not null check (people >= 3),
  unopened boolean not null default false, -- there were results, and nobody opened one of the first three: for admins alone
  primary key (metro_id, week, words)
);
create index unmet_demand_week_idx on private.unmet_demand (week);
create index unmet_demand_category_id_idx on private.unmet_demand (category_id);
grant all on private.unmet_demand to service_role;

-- Words that admins have taken off all cities.
create table private.hidden_demand (
  id uuid primary key default gen_random_uuid(),
  words text not null unique check (private.is_clean_text(words, 40)),
  hidden_at timestamptz not null default now()
);
select private.audit('private.hidden_demand', 'insert or update or delete', '{id,hidden_at}');

-- Returns the words of the last four weeks, of some cities, or of all with those of unopened results, the most wanted
-- first, at most 50; `people` as of the week with the most.
create function private.list_unmet_demand(metro_ids smallint[] default null)
returns table (metro_id smallint, words text, category_id smallint, people integer, unopened boolean) language sql stable as $$
  select d.metro_id, d.words, min(d.category_id), max(d.people), bool_and(d.unopened)
  from private.unmet_demand as d
  where d.week > current_date - 28 and (metro_ids is null or d.metro_id = any (metro_ids) and not d.unopened)
    and not exists (select from private.hidden_demand as h where h.words = d.words)
  group by d.metro_id, d.words
  order by max(d.people) desc, max(d.week) desc, d.words, d.metro_id
  limit 50;
$$;

-- Records how many networks have looked for these words in a week: in the metro of that slug, or in the nearest one
-- that reaches as far as the place. Ignores places outside of all metros. Only the Worker calls this.
create function public.record_unmet_demand(
  week date, words text, people integer, metro text default null, lat double precision default null,
  lng double precision default null, category text default null, unopened boolean default false
)
returns void language plpgsql security definer as $$
declare
  area public.metros;
  is_new boolean;
begin
  select m.* into area from public.metros as m
  where case when metro is not null then m.slug = metro else m.id = private.find_metro(record_unmet_demand.lat, record_unmet_demand.lng) end;
  if area.id is null then
    return;
  end if;
  insert into private.unmet_demand as d (metro_id, week, words, category_id, people, unopened)
  values (area.id, record_unmet_demand.week, record_unmet_demand.words,
    (select c.id from public.categories as c where c.slug = record_unmet_demand.category), record_unmet_demand.people,
    record_unmet_demand.unopened)
  on conflict on constraint unmet_demand_pkey do update set people = greatest(d.people, excluded.people), unopened = excluded.unopened
    where d.people < excluded.people or d.unopened <> excluded.unopened
  returning xmax = 0 into is_new;
  perform private.invalidate_tags(array['metro:' || area.slug]) where is_new and not record_unmet_demand.unopened;
end;
$$;
grant execute on function public.record_unmet_demand to service_role;

-- Returns the words of the city of a listing, for who may edit it: those of searches within its category or none.
-- Without a listing those of all cities, for admins, with those of unopened results. Null for others.
create function public.find_unmet_demand(business_id uuid default null)
returns jsonb language plpgsql stable security definer as $$
declare
  listing public.businesses;
begin
  select * into listing from public.businesses as b where b.id = find_unmet_demand.business_id;
  if not (case when business_id is null then private.is_admin()
    else listing.id is not null and private.can_edit_business(listing.id) end) then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'city', m.name || ', ' || m.state, 'metro', m.slug, 'words', d.words, 'people', d.people, 'unopened', d.unopened,
      'category', (select c.slug from public.categories as c where c.id = d.category_id)
    ) order by d.people desc, d.words, m.slug), '[]')
    from private.list_unmet_demand(case when listing.id is not null then array[listing.metro_id] end) as d
    join public.metros as m on m.id = d.metro_id
    where listing.id is null or d.category_id is null or d.category_id = any (listing.category_id || listing.more_category_ids)
  );
end;
$$;
grant execute on function public.find_unmet_demand to authenticated;

-- Takes words off all cities, for good. outcome: done.
create function public.hide_unmet_demand(words text)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  insert into private.hidden_demand (words) values (hide_unmet_demand.words) on conflict do nothing;
  perform private.invalidate_tags(array(
    select distinct 'metro:' || m.slug from private.unmet_demand as d join public.metros as m on m.id = d.metro_id
    where d.words = hide_unmet_demand.words
  ));
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.hide_unmet_demand to authenticated;

-- Returns the kinds of business that owners and files name where no category fits, for admins: of published listings of
-- the category "other", the most frequent first, with three listings each. Null for others.
create function public.find_other_kinds()
returns jsonb language plpgsql stable security definer as $$
begin
  if not private.is_admin() then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'words', k.words, 'listings', k.listings, 'examples', k.examples) order by k.listings desc, k.words), '[]')
    from (
      select min(b.specialty) as words, count(*) as listings,
        to_jsonb((array_agg(jsonb_build_object('name', b.name, 'slug', b.slug) order by b.name, b.id))[:3]) as examples
      from public.categories as c
      join private.published_listings as p on p.category_id = c.id
      join public.businesses as b on b.id = p.business_id
      where c.slug = 'other' and b.specialty is not null
      group by lower(b.specialty)
      order by count(*) desc, min(b.specialty)
      limit 50
    ) as k
  );
end;
$$;
grant execute on function public.find_other_kinds to authenticated;
