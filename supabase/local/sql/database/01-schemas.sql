-- The schemas, extensions and default privileges that a Supabase project has before its first migration.
create schema extensions;
-- A hosted project has it from the start, and migrations, which run as `postgres`, cannot create it
-- here.
create extension pg_stat_statements with schema extensions;
grant all on schema extensions to postgres, dashboard_user;
grant usage on schema extensions to anon, authenticated, service_role, supabase_auth_admin;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

alter schema public owner to pg_database_owner;
grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin, postgres in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin, postgres in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin, postgres in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;

create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
create schema realtime authorization supabase_realtime_admin;
grant usage on schema realtime to postgres, anon, authenticated, service_role;
