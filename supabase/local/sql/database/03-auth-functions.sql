-- Functions about the caller for policies. PostgREST puts the token's claims into
-- request.jwt.claims.
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )::text
$$;

create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )::text
$$;

do $$
declare
  item record;
begin
  for item in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I owner to supabase_auth_admin', item.tablename);
    execute format('grant all on auth.%I to postgres, dashboard_user', item.tablename);
  end loop;
  grant all on all sequences in schema auth to postgres, dashboard_user;
  for item in
    select oid::regprocedure as signature from pg_proc where pronamespace = 'auth'::regnamespace
  loop
    execute format('alter function %s owner to supabase_auth_admin', item.signature);
  end loop;
end
$$;
