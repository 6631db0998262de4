-- What one owner can store in a listing has an end: search reads these columns, and every change of
-- the hours works all of them out again.
alter table public.businesses
  add constraint businesses_photos_size_check check (octet_length(photos::text) <= 20000);

-- An array of what a profile shows: where the picture is, on this site or at an https address, what is
-- to be seen for people who cannot, perhaps a caption, and its size in pixels.
create function private.are_photos(photos jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(photos) = 'array' and not exists (
    select from jsonb_array_elements(photos) as photo
    where (photo @@ '
      $.type() == "object"
      && $.url.type() == "string" && $.url like_regex "^(https://|/[A-Za-z0-9])"
      && $.alt.type() == "string"
      && (!exists($.caption) || $.caption.type() == "string" || $.caption.type() == "null")
      && $.width.type() == "number" && $.width > 0
      && $.height.type() == "number" && $.height > 0
    ') is not true
  );
$$;
alter table public.businesses
  add constraint businesses_photos_shape_check check (private.are_photos(photos));

-- Ten spans a day, and somewhat more than a year of special dates.
create function private.limit_hours()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.opening_hours
    where business_id in (select business_id from changed)
    group by business_id having count(*) > 70
  ) then
    raise exception 'A listing can have at most 70 opening hours' using errcode = 'check_violation';
  end if;
  if exists (
    select from public.special_hours
    where business_id in (select business_id from changed)
    group by business_id having count(*) > 400
  ) then
    raise exception 'A listing can have at most 400 special hours' using errcode = 'check_violation';
  end if;
  return null;
end;
$$;
revoke execute on function private.limit_hours from public, anon, authenticated, service_role;

-- Triggers run in the order of their names: a refusal comes before the hours are worked out.
create trigger a_limit_opening_hours after insert on public.opening_hours
referencing new table as changed for each statement execute function private.limit_hours();
create trigger a_limit_special_hours after insert on public.special_hours
referencing new table as changed for each statement execute function private.limit_hours();

-- The other index on the metro holds published listings only, which a foreign key cannot use.
create index businesses_metro_id_idx on public.businesses (metro_id);
