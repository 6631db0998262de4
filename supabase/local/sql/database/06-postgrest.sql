-- PostgREST loads the schema anew after each change of it, as on a hosted project.
create function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql as $$
begin
  if exists (
    select from pg_event_trigger_ddl_commands()
    where schema_name is distinct from 'pg_temp' and command_tag in (
      'CREATE SCHEMA', 'ALTER SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO', 'ALTER TABLE',
      'CREATE FOREIGN TABLE', 'ALTER FOREIGN TABLE', 'CREATE VIEW', 'ALTER VIEW',
      'CREATE MATERIALIZED VIEW', 'ALTER MATERIALIZED VIEW', 'CREATE FUNCTION', 'ALTER FUNCTION',
      'CREATE TRIGGER', 'CREATE TYPE', 'ALTER TYPE', 'CREATE RULE', 'COMMENT')
  ) then
    notify pgrst, 'reload schema';
  end if;
end
$$;

create function extensions.pgrst_drop_watch() returns event_trigger language plpgsql as $$
begin
  if exists (
    select from pg_event_trigger_dropped_objects()
    where not is_temporary and object_type in ('schema', 'table', 'foreign table', 'view',
      'materialized view', 'function', 'trigger', 'type', 'rule')
  ) then
    notify pgrst, 'reload schema';
  end if;
end
$$;

create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_drop_watch();
