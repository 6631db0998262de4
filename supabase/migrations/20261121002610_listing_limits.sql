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

-- The most rows a listing may have in a table, and what they are called.
create function private.limit_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  has_too_many boolean;
begin
  execute format(
    'select exists (
      select from %s where business_id in (select business_id from changed)
      group by business_id having count(*) > %L
    )', tg_relid::regclass, tg_argv[0]
  ) into has_too_many;
  if has_too_many then
    raise exception 'A listing can have at most % %', tg_argv[0], tg_argv[1] using errcode = 'check_violation';
  end if;
  return null;
end;
$$;
revoke execute on function private.limit_rows from public, anon, authenticated, service_role;

-- Ten spans a day, somewhat more than a year of special dates, and every service stands on the profile.
-- Triggers run in the order of their names: a refusal comes before the hours are worked out.
create trigger a_limit_rows after insert on public.opening_hours
referencing new table as changed for each statement execute function private.limit_rows('70', 'opening hours');
create trigger a_limit_rows after insert on public.special_hours
referencing new table as changed for each statement execute function private.limit_rows('400', 'special hours');
create trigger a_limit_rows after insert on public.services
referencing new table as changed for each statement execute function private.limit_rows('100', 'services');

-- The other index on the metro holds published listings only, which a foreign key cannot use.
create index businesses_metro_id_idx on public.businesses (metro_id);
