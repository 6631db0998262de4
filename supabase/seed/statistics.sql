-- Ninety days of made-up visits for the demo owner's listings and some two hundred others, counted back from
-- seeding. Written by hand; each number follows from a hash of its own: the same every time.
create function pg_temp.luck(text) returns double precision language sql immutable as
  $$ select ('x' || substr(md5($1), 1, 6))::bit(24)::integer / 16777216.0 $$;

create temporary table visited as
select listing.*, listing.today - ago as day,
  -- Weekends are busier, each week a little busier than the last, and today is not over.
  floor(usual * (0.4 + 1.2 * luck) * (case when extract(isodow from today - ago) > 5 then 1.4 else 1 end)
    * (1.2 - ago / 225.0) * (case ago when 0 then 0.5 else 1 end) + pg_temp.luck(slug || 'part' || ago))::integer as views
from (
  select b.id, b.slug, (now() at time zone b.time_zone)::date as today, lower(c.name) as category, lower(b.city) as city,
    case when b.owner_id = '5eed0000-0000-4000-8000-000000000002' then 9 + 8 * pg_temp.luck(b.slug)
      else 0.3 + 5 * power(pg_temp.luck(b.slug), 3) end as usual
  from public.businesses as b join public.categories as c on c.id = b.category_id
  where b.status = 'published'
    and (b.owner_id = '5eed0000-0000-4000-8000-000000000002' or pg_temp.luck('visited ' || b.slug) < 0.07)
) as listing, generate_series(0, 89) as ago, pg_temp.luck(slug || ago) as luck;

insert into public.business_statistics (business_id, day, kind, count)
select id, day, kind, least(views, floor(views * share * (0.5 + luck) + pg_temp.luck(kind || day || slug)))
from visited,
  (values ('view', 2), ('search', 0.45), ('call', 0.14), ('directions', 0.16), ('website', 0.1), ('email', 0.02),
    ('share', 0.03)) as kinds (kind, share),
  pg_temp.luck(slug || day || kind) as luck
where least(views, floor(views * share * (0.5 + luck) + pg_temp.luck(kind || day || slug))) > 0;

insert into public.business_search_words (business_id, day, words, people)
select v.id, v.day, case when pg_temp.luck('place' || v.slug || v.day) < 0.3 then v.category || ' ' || v.city else v.category end,
  greatest(3, s.count / 2)
from visited as v join public.business_statistics as s on s.business_id = v.id and s.day = v.day and s.kind = 'search'
where s.count >= 3;

drop table visited;
drop function pg_temp.luck;
