-- Where the Supabase CLI records applied migrations.
create schema supabase_migrations authorization postgres;
set role postgres;

create table supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);

-- Ours, not the CLI's, which records each statement without what stands between them.
create table supabase_migrations.file_hashes (
  version text primary key,
  hash text not null
);

create table supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);
