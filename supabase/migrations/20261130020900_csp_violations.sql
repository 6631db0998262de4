-- Content Security Policy violations reported by browsers: daily counts, and nothing about the
-- visitor. A page is stored as its route, the blocked resource as its origin.
create table private.violations (
  day date not null,
  directive text not null check (char_length(directive) between 1 and 40),
  blocked text not null check (char_length(blocked) between 1 and 100),
  screen text not null check (char_length(screen) between 1 and 100),
  browser text not null check (browser in ('Chromium', 'Firefox', 'Safari', 'other')),
  reports integer not null check (reports > 0),
  primary key (day, directive, blocked, screen, browser)
);

-- Adds reports to today's counts and deletes those older than thirty days. A day has at most 500 rows, so that forged
-- reports cannot fill the disk; further new ones are dropped. Returns the number of rows counted.
create function public.count_violations(violations jsonb)
returns integer language plpgsql security definer as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  counted integer;
begin
  delete from private.violations as v where v.day < today - 30;
  insert into private.violations as v (day, directive, blocked, screen, browser, reports)
  select today, t.directive, t.blocked, t.screen, t.browser, count(*)
  from jsonb_to_recordset(violations) as t (directive text, blocked text, screen text, browser text)
  where (select count(*) from private.violations as k where k.day = today) < 500
    or exists (
      select from private.violations as k
      where k.day = today and k.directive = t.directive and k.blocked = t.blocked and k.screen = t.screen
        and k.browser = t.browser
    )
  group by t.directive, t.blocked, t.screen, t.browser
  order by t.directive, t.blocked, t.screen, t.browser
  on conflict (day, directive, blocked, screen, browser)
  do update set reports = least(v.reports + excluded.reports, 1000000000);
  get diagnostics counted = row_count;
  return counted;
end;
$$;
grant execute on function public.count_violations to service_role;
