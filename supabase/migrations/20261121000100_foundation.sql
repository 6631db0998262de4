-- Extensions live in the schema `extensions`, as on a hosted project. Helpers that must not be
-- callable through the API live in `private`, which PostgREST does not expose.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists cube with schema extensions;

create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing in `public` is reachable until a migration grants it by name. Identity columns draw their
-- numbers without the caller's right to the sequence.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- PostgreSQL lets everybody run a new function. Here the API's roles get that right by name instead:
-- in `private` all of them, because policies, checks and the functions in `public` lean on these
-- helpers; in `public` those that a migration grants. A trigger runs its function whoever writes, and
-- what writes with its owner's rights is for triggers and for whom its migration names: such helpers
-- are revoked where they are made.
alter default privileges revoke execute on functions from public;
alter default privileges in schema private
  grant execute on functions to anon, authenticated, service_role;
-- An extension's functions stay everybody's, or its operators would fail.
alter default privileges in schema extensions grant execute on functions to public;

-- Lower case, no accents, no apostrophes, one space between words: the form in which names,
-- places and queries are compared. 'Joe’s Café-Bar' becomes 'joes cafe bar', 'O.H.S.O.' 'ohso'.
create function private.normalize(input text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  if coalesce(input, '') = '' then
    return '';
  end if;
  return btrim(regexp_replace(regexp_replace(
    translate(lower(extensions.unaccent('extensions.unaccent', input)), '''’‘`´', ''),
    '\m([[:alpha:]])\.(?=[[:alpha:]]s?\M)', '\1', 'g'
  ), '[^[:alnum:]]+', ' ', 'g'));
end;
$$;

-- 'America/New_York' but not 'Nowhere/Bad', on which every search that meets it would fail.
create function private.is_time_zone(name text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  perform timestamptz '2000-01-01 00:00+00' at time zone name;
  return name like '%/%' or name = 'UTC';
exception when invalid_parameter_value then
  return false;
end;
$$;

-- Whether a function of the API reads, and not a request that names a table. Of a table a request may
-- ask for any column as often as it likes and embed what refers to it in circles, 90 MB at a time; a
-- function answers what it answers. So policies show what is public to functions alone. Functions that
-- answer rows of a table (get_own_…) do not count: those can be embedded in like a table.
-- `request.path` is PostgREST's; '/rpc/graphql' is of no function in `public`.
create function private.is_read_by_function()
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  path constant text := coalesce(current_setting('request.path', true), '');
begin
  return path like '/rpc/%' and exists (
    select from pg_catalog.pg_proc as p join pg_catalog.pg_type as t on t.oid = p.prorettype
    where p.proname = substr(path, 6) and p.pronamespace = 'public'::regnamespace and t.typrelid = 0
  );
end;
$$;

-- Whether the request asks for one of these by itself ('/services', '/rpc/get_own_businesses'). What
-- is somebody's own is shown where it was asked for and not where it is embedded in something else:
-- of a listing's thirty hours each would show the listing, and that its thirty hours.
-- '' is the realtime service: it asks by no path, and PostgREST always by one.
create function private.is_asked_for(variadic paths text[])
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('request.path', true), '') = any(paths);
$$;

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
revoke execute on function private.touch_updated_at from anon, authenticated, service_role;

-- What both chains, of a listing's history and of the audit log, are made of: the lines as text in UTF-8,
-- joined by one line feed, SHA-256 in lower-case hexadecimal; moments as '2026-11-22T07:05:16.123456Z'.
create function private.sha256_of(variadic lines text[])
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return encode(sha256(convert_to(array_to_string(lines, e'\n'), 'UTF8')), 'hex');
end;
$$;

create function private.format_moment(moment timestamptz)
returns text
language sql
stable
set search_path = ''
as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
$$;
