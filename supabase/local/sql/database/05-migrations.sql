-- Where the Supabase CLI records applied migrations.
create schema supabase_migrations authorization postgres;
set role postgres;

create table supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);

create table supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);
