-- Imports started by admins on a screen, and by owners of what they manage. Admins' file is in a private bucket. The admin's browser
-- stages its rows, parsed by the rules of app/domain/import; they are then compared with the
-- listings and imported in pieces, each in one transaction: an interrupted job continues with its
-- next piece. The effects of each job on listings are recorded, for rollback.

-- mapping: the file is uploaded, its columns are being mapped; staging: its rows are arriving; checking, checked: a dry
-- run; running, stopped, done: the import; failed: an internal error ended a piece.
create type private.import_state as enum (
  'mapping', 'staging', 'checking', 'checked', 'running', 'stopped', 'done', 'failed', 'rolling_back', 'rolled_back'
);

create table private.import_jobs (
  id uuid primary key default gen_random_uuid(),
  created_by uuid references auth.users (id) on delete set null,
  is_own boolean not null default false, -- changes listings that its creator manages, and nothing else: `own_imports`
  -- Who last started it or rolled it back, and that act, which its pieces continue.
  ordered_by uuid references auth.users (id) on delete set null,
  act_id uuid,
  file_name text not null check (char_length(file_name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  state private.import_state not null default 'mapping',
  -- Files of one source have the same columns, and keys with the same meaning.
  source text check (source ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  -- How to parse the file: app/domain/import/import-schema.ts.
  settings jsonb not null default '{}',
  -- The remembered settings of the source before this job ran; null: none.
  source_before jsonb,
  row_count integer not null default 0 check (row_count between 0 and 1000000),
  -- The last row processed in this state.
  position integer not null default 0,
  -- Row counts by actual or expected outcome.
  counts jsonb not null default '{}',
  -- Values not imported as they were, by column and problem: app/domain/import/import-schema.ts.
  warnings jsonb not null default '[]',
  -- Listing counts by the result of a rollback.
  rollback_counts jsonb not null default '{}',
  failure text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  started_at timestamptz, -- null: nothing was imported yet
  finished_at timestamptz
);
create index import_jobs_created_at_idx on private.import_jobs (created_at desc);
create index import_jobs_own_idx on private.import_jobs (created_by, created_at) where is_own;
create index import_jobs_waiting_idx on private.import_jobs (changed_at)
where state in ('checking', 'running', 'rolling_back');

-- Admins change counts when they decide on held rows.
create trigger import_jobs_audit after insert or update of state, counts on private.import_jobs
for each row when (auth.uid() is not null) execute function private.write_audit(
  'id', 'ordered_by', 'act_id', 'settings', 'source_before', 'row_count', 'position', 'warnings', 'rollback_counts', 'changed_at', 'started_at', 'finished_at'
);

-- The column mapping of a source in its last import: app/domain/import/import-schema.ts.
create table private.import_sources (
  name text primary key,
  columns jsonb not null,
  used_at timestamptz not null default now()
);

-- The listing for each key of a source.
create table private.import_keys (
  source text not null references private.import_sources (name) on delete cascade,
  key text not null check (char_length(key) <= 500),
  business_id uuid not null references public.businesses (id) on delete cascade,
  job_id uuid references private.import_jobs (id) on delete set null, -- the job that added the key
  primary key (source, key)
);

create table private.import_rows (
  job_id uuid not null references private.import_jobs (id) on delete cascade,
  number integer not null check (number between 1 and 1000000), -- row number below the header
  label text not null check (char_length(label) <= 200), -- how people recognize it
  key text, -- the source's key; in an owner's file the listing's id or slug
  listing jsonb, -- null: rejected by the rules, or not in the country; of an owner's file: values by field
  warnings jsonb, -- [{field, problem, cell}]; null: all values imported as they were
  round smallint not null default 0, -- within a piece, two rows that may be one business have different rounds
  -- held: waits for an admin, who imports it or leaves it out.
  outcome text check (outcome in ('created', 'updated', 'unchanged', 'held', 'left_out', 'rejected', 'abroad')),
  reason text, -- why it is rejected, or held, see import_round
  changes jsonb, -- of updated rows: [{field, before, after}], as the listing's history has them
  -- What an admin decided before the import: to import a held row, as a draft, or as the listing that it may be; after
  -- it, to suggest what people have set otherwise.
  decision text check (decision in ('import', 'draft', 'same', 'leave_out', 'suggest')),
  outcome_before text, -- of a decided row
  business_id uuid, -- after a check, of a new row: the id that its listing will get
  similar_id uuid, -- an existing listing that the row may duplicate
  similar_name text,
  primary key (job_id, number)
);
create index import_rows_outcome_idx on private.import_rows (job_id, outcome, number);
create index import_rows_business_idx on private.import_rows (job_id, business_id) where business_id is not null;

-- Returns keys of which two rows of one business share at least one, as `find_candidates` looks listings up.
create function private.import_row_keys(job_id uuid, key text, listing jsonb)
returns text[] language plpgsql immutable as $$
declare
  zip constant text := left(listing ->> 'zip_code', 5);
  name_key constant text := private.normalize(listing ->> 'name');
begin
  return array_remove(array[
    job_id || ' key ' || key,
    job_id || ' phone ' || (listing ->> 'phone'),
    job_id || ' house ' || zip || ' ' || private.house_number(listing ->> 'street'),
    job_id || ' name ' || zip || ' ' || left(name_key, 4),
    job_id || ' city ' || name_key || ' ' || private.place_key(listing ->> 'city', listing ->> 'state')
  ], null);
end;
$$;
create index import_rows_keys_idx on private.import_rows using gin (private.import_row_keys(job_id, key, listing))
with (fastupdate = off) where listing is not null;

-- Listings that earlier files of the job's source had, and this one has not; 'close': the import closes them.
create table private.import_missing (
  job_id uuid not null references private.import_jobs (id) on delete cascade,
  business_id uuid not null references public.businesses (id) on delete cascade,
  decision text check (decision in ('close', 'keep')), -- null: an admin is asked
  is_closed boolean not null default false, -- by this job
  primary key (job_id, business_id)
);

-- Effects of a job on listings, kept as long as it can be rolled back.
create table private.import_effects (
  job_id uuid not null references private.import_jobs (id) on delete cascade,
  business_id uuid not null references public.businesses (id) on delete cascade,
  before jsonb, -- null: it was created
  after jsonb,
  confirmations jsonb not null default '[]', -- removed by the change
  has_filled_hours boolean not null default false, -- the listing had none
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (job_id, business_id)
);

-- Effects of a job on the bookkeeping of rows by spelling.
create table private.import_key_effects (
  job_id uuid not null references private.import_jobs (id) on delete cascade,
  row_key uuid not null,
  before jsonb, -- null: it was new
  content_hash uuid not null,
  primary key (job_id, row_key)
);

-- Returns the facts of a listing, as its history names them, with their columns.
create function private.importable_facts()
returns table (fact text, columns text[]) language sql stable as $$
  select distinct history_field, private.columns_of_field(history_field) from private.listing_fields where is_imported
  union all
  values ('status', '{status,temporarily_closed,reopens_on}'::text[]);
$$;

create function private.pick_keys(from_object jsonb, keys text[])
returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, from_object -> key) from unnest(keys) as key;
$$;

-- Returns the job for which this transaction writes listings, set in `import.job`.
create function private.importing_job()
returns uuid stable
return nullif(current_setting('import.job', true), '')::uuid;

-- Records the state of a listing before the first row of a job that changes it, and after the last one.
create function private.record_import_change()
returns trigger language plpgsql security definer as $$
begin
  insert into private.import_effects as e (job_id, business_id, before, after, confirmations)
  values (private.importing_job(), new.id, private.imported_columns(old) || jsonb_build_object('updated_at', old.updated_at),
    private.imported_columns(new) || jsonb_build_object('updated_at', new.updated_at), (
    select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.fact_confirmations as c where c.business_id = new.id
  ))
  on conflict (job_id, business_id) do update set after = excluded.after, changed_at = clock_timestamp();
  return null;
end;
$$;

-- Records listings that get their first hours.
create function private.record_filled_hours(listing_ids uuid[])
returns void language sql as $$
  insert into private.import_effects as e (job_id, business_id, before, after, has_filled_hours)
  select private.importing_job(), b.id, state.current, state.current, true
  from public.businesses as b,
    lateral (select private.imported_columns(b) || jsonb_build_object('updated_at', b.updated_at) as current) as state
  where b.id = any (listing_ids) and private.importing_job() is not null
  on conflict (job_id, business_id) do update set has_filled_hours = true, changed_at = clock_timestamp();
$$;

create function private.record_import_key()
returns trigger language plpgsql security definer as $$
begin
  insert into private.import_key_effects (job_id, row_key, before, content_hash)
  values (private.importing_job(), new.row_key, case when tg_op = 'UPDATE' then to_jsonb(old) end, new.content_hash)
  on conflict (job_id, row_key) do update set content_hash = excluded.content_hash;
  return null;
end;
$$;

-- Its name sorts first, before the trigger that removes confirmations of changed facts.
select private.define($define$
  create trigger businesses_a_record_import_change after update of
    {imported_columns: *}, metro_id, time_zone, status, temporarily_closed, reopens_on
  on public.businesses
  for each row when (current_setting('import.job', true) <> '') execute function private.record_import_change()
$define$);
create trigger imported_rows_record_import_key after insert or update of business_id, content_hash, source_date on private.imported_rows
for each row when (current_setting('import.job', true) <> '') execute function private.record_import_key();

-- The files, at `<job>`: an uploaded file never changes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('import-files', 'import-files', false, 52428800, null);

create function private.may_add_import_file(object_name text)
returns boolean stable security definer
return private.is_admin() and exists (
  select from private.import_jobs
  where id::text = object_name and created_by = auth.uid() and state = 'mapping'
);
grant execute on function private.may_add_import_file to authenticated;

create policy "Admins can read the files of imports" on storage.objects
for select to authenticated
using (bucket_id = 'import-files' and (select private.is_admin()));

create policy "Admins can add the file of an import that they begin" on storage.objects
for insert to authenticated
with check (bucket_id = 'import-files' and private.may_add_import_file(name));
