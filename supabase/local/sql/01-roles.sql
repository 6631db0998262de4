-- The roles, schemas and default privileges that a Supabase project has before its first migration.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;

create role supabase_admin login superuser createdb createrole replication bypassrls;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role supabase_realtime_admin nologin noinherit;
create role dashboard_user nologin createdb createrole replication;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter database postgres set search_path = "$user", public, extensions;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role, dashboard_user;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;

create publication supabase_realtime;
create schema realtime;
grant usage on schema realtime to postgres, anon, authenticated, service_role;
