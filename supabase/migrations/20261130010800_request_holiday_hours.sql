-- Asks owners for their hours on a coming holiday by mail, and takes the answer of somebody who holds
-- a signed link (app/domain/holiday/holiday.server.ts) and need not be signed in.

-- Whether a listing has only its usual hours for a date.
create function private.lacks_hours_of_day(listing public.businesses, on_date date)
returns boolean language sql stable as $$
  select listing.status = 'published' and not (listing.temporarily_closed and coalesce(listing.reopens_on > on_date, true))
    and exists (select from public.opening_hours as h where h.business_id = listing.id)
    and not exists (select from public.special_hours as s where s.business_id = listing.id and s.date = on_date);
$$;

-- Returns up to 200 of the caller's own listings that have only their usual hours for a date.
create function public.find_listings_without_hours(on_date date)
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(found.id), '[]')
  from (
    select b.id from private.own_listing_ids() as own (id) join public.businesses as b on b.id = own.id
    where private.lacks_hours_of_day(b, on_date)
    order by b.name, b.id limit 200
  ) as found;
$$;
grant execute on function public.find_listings_without_hours to authenticated;

-- Asks up to 200 owners about a holiday, each once, in one mail that names ten of their listings: those expected to be
-- open at all on that date that have not said its hours. Returns how many.
create function public.request_holiday_hours(holiday text, on_date date)
returns integer language sql security definer as $$
  with due as (
    select o.owner_id, count(*) as listings,
      (array_agg(jsonb_build_object('id', b.id, 'name', b.name, 'city', b.city) order by b.name, b.id))[:10] as named
    from private.owned_listings as o
    join public.businesses as b on b.id = o.business_id
    where private.lacks_hours_of_day(b, on_date)
      and not exists (select from private.mails as m where m.key = concat_ws(':', 'holiday-hours', on_date, o.owner_id))
    group by o.owner_id
    limit 200
  ),
  notified as (
    select private.notify('holiday_hours', concat_ws(':', 'holiday-hours', on_date, owner_id),
      jsonb_build_object('holiday', holiday, 'date', on_date, 'listings', to_jsonb(named), 'count', listings), owner_id)
    from due
  )
  select count(*)::integer from notified;
$$;
grant execute on function public.request_holiday_hours to service_role;

-- Returns the special hours of a date that an answer means: 'closed', 'usual', or 'until' a time.
create function private.hours_of_answer(
  listing_id uuid, holiday text, on_date date, answer text, until time
)
returns jsonb language sql stable security definer as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('date', on_date, 'opens', left(h.opens::text, 5), 'closes', left((case
      when answer = 'until' and (h.closes > until or h.closes <= h.opens) then until else h.closes end)::text, 5),
      'note', holiday) order by h.opens),
    jsonb_build_array(jsonb_build_object('date', on_date, 'opens', null, 'closes', null, 'note', holiday)))
  from public.opening_hours as h
  where h.business_id = listing_id and h.day_of_week = extract(isodow from on_date)
    and answer in ('usual', 'until') and (answer = 'usual' or h.opens < until);
$$;

-- Returns what a person may answer about a listing's hours on a date, and with an answer saves it first, as that person
-- and by the rules of the editor. Null if they no longer manage the listing, or once the date is over there.
create function public.answer_holiday_hours(
  person uuid, business_id uuid, holiday text, on_date date, answer text default null, until time default null
)
returns jsonb language plpgsql security definer as $$
declare
  caller constant text := current_setting('request.jwt.claims', true);
  listing public.businesses;
  current_days jsonb;
  result jsonb;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true);
  select * into listing from public.businesses as b where b.id = business_id for update;
  if listing.id is not null and on_date >= (now() at time zone listing.time_zone)::date
    and private.can_edit_business(listing.id, 'hours')
    and not exists (select from auth.users where id = person and banned_until > now()) then
    current_days := private.editable_values(listing) -> 'special_hours';
    if answer is not null then
      perform public.change_business(listing.id, jsonb_build_object('special_hours', current_days), jsonb_build_object(
        'special_hours', jsonb_path_query_array(current_days, '$[*] ? (@.date != $date)', jsonb_build_object('date', on_date))
          || private.hours_of_answer(listing.id, holiday, on_date, answer, until)));
      current_days := private.editable_values(listing) -> 'special_hours';
    end if;
    result := jsonb_build_object('id', listing.id, 'name', listing.name, 'city', listing.city,
      'usual', private.hours_of_answer(listing.id, holiday, on_date, 'usual', null),
      'special', jsonb_path_query_array(current_days, '$[*] ? (@.date == $date)', jsonb_build_object('date', on_date)));
  end if;
  perform set_config('request.jwt.claims', coalesce(caller, ''), true);
  return result;
end;
$$;
grant execute on function public.answer_holiday_hours to service_role;
