-- Extensions live in the schema `extensions`, as on a hosted project. Helpers that must not be
-- callable through the API live in `private`, which PostgREST does not expose.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists cube with schema extensions;

create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing in `public` is accessible to visitors and people until a migration grants it explicitly, and a function to
-- nobody. Identity columns take their values without requiring the caller to have rights on the sequence.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to service_role;

-- PostgreSQL lets every role execute a new function; here nobody may until a grant says so. In `private`
-- these are the functions that policies, checks, views and functions without their owner's rights
-- call for the API's roles. A trigger runs its function for any writer.
alter default privileges revoke execute on functions from public;
-- Extension functions stay executable by everybody; otherwise their operators would fail.
alter default privileges in schema extensions grant execute on functions to public;

-- Trims a text as `trim` of JavaScript does: `\s` knows neither no-break spaces nor a byte order mark.
create function private.trim_text(input text)
returns text immutable
return btrim(input, e' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff');
grant execute on function private.trim_text to service_role;

-- Whether a text has only white space and characters that nobody sees. `isBlank` of app/domain/text/text.ts
-- has the same ones; a test compares them.
create function private.is_blank(input text)
returns boolean immutable parallel safe
return input !~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
grant execute on function private.is_blank to authenticated, service_role;

-- Trims a text and removes control characters and bidirectional overrides, except tabs and line ends;
-- '' where nothing of it can be seen.
create function private.clean_text(input text)
returns text immutable parallel safe
return case when private.is_blank(input) then '' else private.trim_text(regexp_replace(input,
  '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]', '', 'g')) end;
grant execute on function private.clean_text(text) to service_role;

create function private.is_clean_text(input text, max_length integer)
returns boolean immutable parallel safe
return char_length(input) <= max_length and input <> '' and input = private.clean_text(input);
grant execute on function private.is_clean_text to service_role;

-- Why somebody decided or did something, as others read it.
create domain private.reason as text constraint reason check (private.is_clean_text(value, 1000));

-- Refuses a field as a constraint of that name would, where other rows decide. Clients take the sentence from
-- the field's schema in TypeScript; `hint` is a part of it.
create function private.refuse_field(field text, hint text default '')
returns void language plpgsql as $$
begin
  raise exception 'The value violates check constraint "%"', field
    using errcode = 'check_violation', constraint = field, hint = hint;
end;
$$;

-- Refuses content that is longer than any valid one, or has more keys; before anything else reads it, because to
-- compare, subtract or sort thousands of keys takes up to a second. The keys are counted in the content's text, where a
-- quotation mark within a text has a backslash.
create function private.check_size(content jsonb, max_bytes integer)
returns void language plpgsql as $$
declare
  written constant text := content::text;
begin
  if octet_length(written) > max_bytes or jsonb_typeof(content) = 'object' and (
    char_length(written) - char_length(replace(written, '": ', '":')) > max_bytes / 32
    or (select count(*) from jsonb_object_keys(content)) > 100
  ) then
    raise exception 'The request is too long' using errcode = 'PT413';
  end if;
end;
$$;

-- Refuses a call with this error code: `perform private.refuse(…) where …`.
create function private.refuse(code text, message text)
returns void language plpgsql as $$
begin
  raise exception '%', message using errcode = code;
end;
$$;

-- Lower case, no accents, no apostrophes, one space between words: the form in which names,
-- places and queries are compared. 'Joe’s Café-Bar' becomes 'joes cafe bar', 'O.H.S.O.' 'ohso'.
create function private.normalize(input text)
returns text language plpgsql immutable parallel safe as $$
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

-- Accepts 'America/New_York' but not 'Nowhere/Bad', which would break every search that hits it.
create function private.is_time_zone(name text)
returns boolean language plpgsql immutable as $$
begin
  perform timestamptz '2000-01-01 00:00+00' at time zone name;
  return name like '%/%' or name = 'UTC';
exception when invalid_parameter_value then
  return false;
end;
$$;
grant execute on function private.is_time_zone to service_role;

-- Whether mail can be sent to this address: what the auth service and browsers accept, ASCII only,
-- with a dot in the domain. `parseEmail` of app/domain/contact has the same pattern.
create function private.is_email(address text)
returns boolean immutable parallel safe
return char_length(address) <= 254 and address ~ ('^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
  || '(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$');
grant execute on function private.is_email to service_role;

-- Returns whether an API function is reading, rather than a request that names a table. A table request may select any
-- column repeatedly and embed related rows in circles, 90 MB at a time; a function returns a fixed result. So policies
-- show public rows to functions only. Functions that return rows of a table do not count, because the request can embed
-- in them like in a table. `request.path` is set by PostgREST; '/rpc/graphql' is not a function in `public`.
create function private.is_read_by_function()
returns boolean language plpgsql stable as $$
declare
  path constant text := coalesce(current_setting('request.path', true), '');
begin
  return path like '/rpc/%' and exists (
    select from pg_catalog.pg_proc as p join pg_catalog.pg_type as t on t.oid = p.prorettype
    where p.proname = substr(path, 6) and p.pronamespace = 'public'::regnamespace and t.typrelid = 0
  );
end;
$$;
grant execute on function private.is_read_by_function to anon, authenticated;

-- Returns whether the request asks for one of these paths directly ('/services'). A caller's own rows are visible when
-- requested directly, not when embedded in another resource: embedding recurses (each of thirty hours rows would show
-- the listing and its thirty hours). '' is the realtime service, which sets no path; PostgREST always sets one.
create function private.is_requested_directly(variadic paths text[])
returns boolean stable
return coalesce(current_setting('request.path', true), '') = any(paths);
grant execute on function private.is_requested_directly to authenticated;

create function private.touch_updated_at()
returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- The hash of both chains (listing history and audit log): the lines as UTF-8 text, joined by one
-- line feed, SHA-256 in lower-case hexadecimal; timestamps as '2026-11-22T07:05:16.123456Z'.
create function private.sha256_of(variadic lines text[])
returns text language plpgsql immutable as $$
begin
  return encode(sha256(convert_to(array_to_string(lines, e'\n'), 'UTF8')), 'hex');
end;
$$;

create function private.format_moment(moment timestamptz)
returns text stable
return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

-- Refuses the request if there are `max_count` already. PostgREST maps the error code PTxyz to HTTP status xyz.
create function private.refuse_excess(current_count bigint, max_count integer, message text)
returns void language plpgsql as $$
begin
  if current_count >= max_count then
    raise exception '%', message using errcode = 'PT429';
  end if;
end;
$$;

-- Counts what the caller reads of what is as large as a member makes it, a unit for 50 rows, and refuses who has read 300
-- units in this minute. Each session of the database counts by itself, because a request that reads cannot write.
create function private.limit_reading(row_count bigint)
returns void language plpgsql as $$
declare
  this_minute constant text := date_trunc('minute', now());
  caller constant text := auth.uid();
  counted jsonb := nullif(current_setting('private.reading', true), '')::jsonb;
begin
  if counted ->> 'minute' is distinct from this_minute then
    counted := jsonb_build_object('minute', this_minute);
  end if;
  perform private.refuse_excess((counted ->> caller)::bigint, 300, 'Too much read in one minute');
  perform set_config('private.reading', (counted || jsonb_build_object(
    caller, coalesce((counted ->> caller)::bigint, 0) + ceil(row_count / 50.0)))::text, false);
end;
$$;

-- Returns a page of a list that has one item more than the page if another page follows: `next` is then the id of
-- the page's last item, null when none follows.
create function private.page_of(items jsonb, page_size integer)
returns jsonb immutable
return jsonb_build_object(
  'items', coalesce(jsonb_path_query_array(items, '$[0 to $end]', jsonb_build_object('end', page_size - 1)), '[]'),
  'next', case when jsonb_array_length(items) > page_size then items -> (page_size - 1) -> 'id' end
);
grant execute on function private.page_of to anon, authenticated, service_role;

-- Returns the beginning of a text, with '…' if it goes on.
create function private.excerpt(body text)
returns text immutable
return case when char_length(body) > 140 then rtrim("left"(body, 139), e' .,\n') || '…' else body end;

-- Deletes up to `max_rows` rows that meet a condition, except those that another transaction has locked; returns how many.
create function private.delete_rows(rows_of regclass, condition text, max_rows integer)
returns integer language plpgsql as $$
declare
  deleted integer;
begin
  execute format('delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit %3$s for update skip locked))',
    rows_of, condition, max_rows);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

-- Calls a trigger function, with an argument or none, once per statement that changes the table; `changed` has the
-- rows, after an update the new ones.
create function private.follow_changes(changed_table regclass, prefix text, function text, argument text default null)
returns void language plpgsql as $$
begin
  execute format('
    create trigger %2$I after insert on %1$s
    referencing new table as changed for each statement execute function private.%5$I(%6$s);
    create trigger %3$I after update on %1$s
    referencing new table as changed for each statement execute function private.%5$I(%6$s);
    create trigger %4$I after delete on %1$s
    referencing old table as changed for each statement execute function private.%5$I(%6$s)',
    changed_table, prefix || '_added', prefix || '_changed', prefix || '_removed', function,
    coalesce(quote_literal(argument), ''));
end;
$$;
