-- The roles of a Supabase project. `supabase_admin` created the server and is its only superuser.
create role postgres login createdb createrole replication bypassrls;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
-- A hosted project lets `postgres` restore a backup without running triggers,
grant set on parameter session_replication_role to postgres;
-- and change the settings that PostgREST reads from its role.
grant authenticator to postgres with admin option, inherit false, set false;
grant set on parameter
  pgrst.db_aggregates_enabled, pgrst.db_anon_role, pgrst.db_extra_search_path, pgrst.db_max_rows,
  pgrst.db_plan_enabled, pgrst.db_pre_request, pgrst.db_prepared_statements, pgrst.db_root_spec,
  pgrst.db_schemas, pgrst.db_tx_end, pgrst.jwt_aud, pgrst.jwt_cache_max_lifetime,
  pgrst.jwt_role_claim_key, pgrst.jwt_secret, pgrst.jwt_secret_is_base64, pgrst.openapi_mode,
  pgrst.openapi_security_active, pgrst.openapi_server_proxy_uri,
  pgrst.server_cors_allowed_origins, pgrst.server_timing_enabled, pgrst.server_trace_header
  to postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres with admin option;

create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit;
create role supabase_realtime_admin nologin noinherit;
-- A hosted project's supautils lets `postgres` add policies to these tables; here only an owner
-- can.
grant supabase_storage_admin to postgres;
create role dashboard_user nologin createdb createrole replication;

alter role supabase_auth_admin set search_path = auth;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
