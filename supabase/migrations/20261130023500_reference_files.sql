-- What every directory starts with: supabase/reference/*.csv, loaded by a command when a file has
-- changed (supabase/reference/load-reference.ts), also into a directory in use.

create table private.reference_files (
  file text primary key,
  checksum text not null,
  -- The rows of the file when it was loaded: what differs from them is somebody's own.
  content jsonb not null
);

-- Applies to a list what changed in a file between two versions of it.
create function private.merge_lists(present text[], former text[], shipped text[])
returns text[] immutable
return array(select value from unnest(present) as value where value <> all (former) or value = any (shipped))
  || array(select value from unnest(shipped) as value where value <> all (former) and value <> all (present));

-- Writes to a table what a file says anew since it was loaded last. A row that somebody deleted or added stays as it
-- is, and so does a value that somebody changed; of a list, each of its values. A category or a metro that the file no
-- longer has stays, since listings may be of it.
create function private.load_reference(
  file text,
  checksum text,
  target regclass,
  key text[],
  content jsonb
)
returns void language plpgsql as $$
declare
  keys text := (select string_agg(quote_ident(name), ', ') from unnest(key) as name);
  columns text := (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(content -> 0) as name);
  same_key text := (select string_agg(format('t.%1$I = n.%1$I and t.%1$I = f.%1$I', name), ' and ') from unnest(key) as name);
  new_values text;
  loaded private.reference_files;
  statement text;
begin
  insert into private.reference_files values (file, '', '[]') on conflict do nothing;
  select * into loaded from private.reference_files as f where f.file = load_reference.file for update;
  if loaded.checksum = checksum then
    return;
  end if;
  new_values := (
    select string_agg(format(case
      when not (loaded.content -> 0) ? name then 'n.%1$I'
      when a.atttypid = 'text[]'::regtype then 'private.merge_lists(t.%1$I, f.%1$I, n.%1$I)'
      else 'case when t.%1$I is distinct from f.%1$I then t.%1$I else n.%1$I end' end, name), ', ')
    from jsonb_object_keys(content -> 0) as name
    join pg_catalog.pg_attribute as a on a.attrelid = target and a.attname = name
  );
  foreach statement in array (array[
    $sql$delete from %1$s where '%1$s' like 'private.%%'
      and (%3$s) in (select %3$s from %1$s join former using (%2$s)) and (%3$s) not in (select %3$s from shipped)$sql$,
    $sql$update %1$s as t set (%2$s) = row(%5$s)
      from (select %2$s from shipped except select %2$s from former) as n, former as f where %4$s$sql$,
    $sql$insert into %1$s (%2$s) select %2$s from shipped
      where (%3$s) not in (select %3$s from former) on conflict do nothing$sql$
  ])[case when loaded.content = '[]' then 3 else 1 end:] loop
    execute format(
      $sql$with shipped as (select * from jsonb_populate_recordset(null::%1$s, $1)),
      former as (select * from jsonb_populate_recordset(null::%1$s, $2)) $sql$ || statement,
      target, columns, keys, same_key, new_values
    ) using content, loaded.content;
  end loop;
  update private.reference_files as f set checksum = load_reference.checksum, content = load_reference.content
  where f.file = load_reference.file;
end;
$$;
