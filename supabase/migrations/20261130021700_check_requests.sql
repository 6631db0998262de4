-- What PostgREST checks before each request, before it runs anything. This covers security definer
-- functions, which bypass policies.

-- The longest body of a request: what the longest valid content takes, with some reserve.
create function private.max_request_bytes(path text)
returns integer immutable
return case path
  -- A piece of an import.
  when '/rpc/stage_import_rows' then 1048576
  -- An article; the fields of a listing, before and after. These and the next ones begin with `check_size`.
  when '/rpc/save_article' then 524288
  when '/rpc/change_business' then 524288
  when '/rpc/change_businesses' then 131072
  when '/rpc/save_draft' then 131072
  when '/rpc/send_submission' then 131072
  when '/rpc/suggest_edit' then 131072
  -- All 500 places of a list.
  when '/rpc/save_businesses' then 131072
  when '/rpc/order_saved_list' then 131072
  else 65536
end;
grant execute on function private.max_request_bytes to anon, authenticated, service_role;

-- The service role is exempt from the limits: the Worker limits what it sends. Records a write (migration write_ids).
create function private.check_request()
returns void language plpgsql as $$
declare
  path constant text := current_setting('request.path', true);
  headers constant json := nullif(current_setting('request.headers', true), '');
begin
  -- No view takes writes. PostgreSQL reports one as an internal error, whatever the rights.
  if current_setting('request.method', true) not in ('GET', 'HEAD', 'OPTIONS') and exists (
    select from pg_catalog.pg_class
    where relname = substr(path, 2) and relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
  ) then
    raise exception 'A view is read-only' using errcode = 'PT405';
  end if;
  if current_user = 'service_role' then
    return;
  end if;
  -- PostgreSQL's jsonb aggregates take time by the square of an element's length and cannot be cancelled, so the
  -- size is checked before anything reads the body: PostgREST has not sent it yet, but its length is a header.
  if headers ->> 'transfer-encoding' is not null then
    raise exception 'A request needs a Content-Length' using errcode = 'PT411';
  end if;
  if (headers ->> 'content-length')::numeric > private.max_request_bytes(path) then
    raise exception 'The request is too long' using errcode = 'PT413';
  end if;
  if auth.uid() is null then
    return;
  end if;
  if private.is_refused() then
    -- The same status as for an expired token.
    raise exception 'This account is suspended or its session has ended' using errcode = 'PT401';
  end if;
  perform private.record_write();
end;
$$;
grant execute on function private.check_request to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'private.check_request';
notify pgrst, 'reload config';

-- The same for what does not come through PostgREST (the storage, realtime), and for projects whose
-- PostgREST lacks that setting.
do $$
declare
  guarded regclass;
begin
  for guarded in
    select oid from pg_catalog.pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  loop
    execute format(
      'create policy "Suspended people and ended sessions reach nothing" on %s
       as restrictive for all to authenticated using (not (select private.is_refused()))', guarded);
  end loop;
end;
$$;
create policy "Suspended people and ended sessions reach nothing" on storage.objects
as restrictive for all to authenticated using (not (select private.is_refused()));

-- A signed address is valid for two hours, and the storage then writes as the service role, past the
-- policies. So a file is refused when the person to whom the address was signed may no longer add it.
create function private.check_signed_upload()
returns trigger language plpgsql security definer as $$
declare
  caller constant text := current_setting('request.jwt.claims', true);
  is_allowed boolean;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', new.owner_id, 'role', 'authenticated')::text, true);
  is_allowed := not private.is_refused() and case new.bucket_id
    when 'business-photos' then private.may_add_photo(new.name)
    when 'import-files' then private.may_add_import_file(new.name)
    when 'review-receipts' then private.may_add_receipt(new.name)
  end;
  perform set_config('request.jwt.claims', coalesce(caller, ''), true);
  perform private.refuse('42501', 'You can no longer add this file') where is_allowed is not true;
  return new;
end;
$$;
create trigger objects_check_signed_upload before insert on storage.objects
for each row when (
  new.bucket_id in ('business-photos', 'import-files', 'review-receipts') and new.owner_id is not null and auth.uid() is null
)
execute function private.check_signed_upload();
