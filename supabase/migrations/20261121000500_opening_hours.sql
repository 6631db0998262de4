-- One row a span. `closes` at or before `opens` means the span ends on the next day;
-- 00:00 to 24:00 is the whole day. Times are local to the listing's time zone.
create table public.opening_hours (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete cascade,
  day_of_week smallint not null check (day_of_week between 1 and 7), -- ISO: 1 is Monday
  opens time not null check (opens < '24:00'),
  closes time not null,
  unique (business_id, day_of_week, opens)
);

-- A date that differs from the week: several spans are several rows; both times null is closed.
create table public.special_hours (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete cascade,
  date date not null,
  opens time check (opens < '24:00'),
  closes time,
  note text check (char_length(note) <= 100),
  check ((opens is null) = (closes is null)),
  unique nulls not distinct (business_id, date, opens)
);

-- The week as minutes since Monday 00:00, so that "open at" is one containment test in search.
alter table public.businesses add column open_minutes int4multirange not null default '{}';

-- The minutes of a week that one span covers, wrapped from Sunday night to Monday morning.
create function private.week_minutes(day_of_week integer, opens time, closes time)
returns int4multirange
language sql
immutable
set search_path = ''
as $$
  with span as (
    select
      (day_of_week - 1) * 1440 + (extract(epoch from opens) / 60)::int as start_minute,
      (day_of_week - 1) * 1440 + (extract(epoch from closes) / 60)::int
        + case when closes <= opens then 1440 else 0 end as end_minute
  )
  select case
    when end_minute <= 10080 then int4multirange(int4range(start_minute, end_minute))
    else int4multirange(int4range(start_minute, 10080), int4range(0, end_minute - 10080))
  end
  from span;
$$;

create function private.refresh_open_minutes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.businesses as b
  set open_minutes = coalesce((
    select range_agg(minutes.span)
    from public.opening_hours as h,
      lateral unnest(private.week_minutes(h.day_of_week, h.opens, h.closes)) as minutes (span)
    where h.business_id = b.id
  ), '{}')
  where b.id in (select distinct business_id from changed);
  return null;
end;
$$;

create trigger opening_hours_added after insert on public.opening_hours
referencing new table as changed
for each statement execute function private.refresh_open_minutes();
create trigger opening_hours_changed after update on public.opening_hours
referencing new table as changed
for each statement execute function private.refresh_open_minutes();
create trigger opening_hours_removed after delete on public.opening_hours
referencing old table as changed
for each statement execute function private.refresh_open_minutes();

-- Minutes since Monday 00:00 at `moment` on a wall clock in `time_zone`.
create function private.minute_of_week(moment timestamptz, time_zone text)
returns integer
language sql
stable
parallel safe
set search_path = ''
as $$
  select (extract(isodow from moment at time zone time_zone)::int - 1) * 1440
    + extract(hour from moment at time zone time_zone)::int * 60
    + extract(minute from moment at time zone time_zone)::int;
$$;

-- Whether a listing with special days is open: today's spans and yesterday's that run past
-- midnight, each day by its special hours where it has any and by the week otherwise.
create function private.is_open_on_special_days(business_id uuid, time_zone text, moment timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  with clock as (select moment at time zone time_zone as local_time),
  days as (
    select (local_time::date - offset_days) as date, local_time
    from clock, (values (0), (1)) as offsets (offset_days)
  ),
  spans as (
    select d.date, d.local_time, s.opens, s.closes
    from days as d
    join public.special_hours as s on s.business_id = $1 and s.date = d.date
    where s.opens is not null
    union all
    select d.date, d.local_time, h.opens, h.closes
    from days as d
    join public.opening_hours as h
      on h.business_id = $1 and h.day_of_week = extract(isodow from d.date)
    where not exists (
      select from public.special_hours as s where s.business_id = $1 and s.date = d.date
    )
  )
  select exists (
    select from spans
    where local_time >= date + opens
      and local_time < date + closes
        + case when closes <= opens then interval '1 day' else interval '0' end
  );
$$;

alter table public.opening_hours enable row level security;
alter table public.special_hours enable row level security;

create function private.can_edit_business(business_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select (select private.is_admin()) or exists (
    select from public.businesses where id = business_id and owner_id = (select auth.uid())
  );
$$;
grant execute on function private.can_edit_business(uuid) to authenticated;

-- The inner select runs under the policies of `businesses`: whoever sees the listing sees its hours.
create policy "Whoever can read a listing can read its opening hours" on public.opening_hours
for select to anon, authenticated
using (exists (select from public.businesses as b where b.id = business_id));
create policy "Owners and admins can add opening hours" on public.opening_hours
for insert to authenticated with check (private.can_edit_business(business_id));
create policy "Owners and admins can change opening hours" on public.opening_hours
for update to authenticated
using (private.can_edit_business(business_id)) with check (private.can_edit_business(business_id));
create policy "Owners and admins can remove opening hours" on public.opening_hours
for delete to authenticated using (private.can_edit_business(business_id));

create policy "Whoever can read a listing can read its special hours" on public.special_hours
for select to anon, authenticated
using (exists (select from public.businesses as b where b.id = business_id));
create policy "Owners and admins can add special hours" on public.special_hours
for insert to authenticated with check (private.can_edit_business(business_id));
create policy "Owners and admins can change special hours" on public.special_hours
for update to authenticated
using (private.can_edit_business(business_id)) with check (private.can_edit_business(business_id));
create policy "Owners and admins can remove special hours" on public.special_hours
for delete to authenticated using (private.can_edit_business(business_id));

grant select on public.opening_hours, public.special_hours to anon;
grant select, insert, update, delete on public.opening_hours, public.special_hours to authenticated;
grant all on public.opening_hours, public.special_hours to service_role;
