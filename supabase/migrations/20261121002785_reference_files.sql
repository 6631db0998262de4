-- What every directory starts with: supabase/reference/*.csv, loaded by a command when a file has
-- changed (supabase/reference/load-reference.ts), also into a directory in use.

create table private.reference_files (
  file text primary key,
  checksum text not null,
  -- The rows of the file when it was loaded: what differs from them is somebody's own.
  content jsonb not null
);

-- Writes to a table what a file says anew since it was loaded last. A row that somebody changed,
-- deleted or added stays as it is; so does a category or a metro that the file no longer has, since
-- listings may be of it.
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
  same_key text := (select string_agg(format('t.%1$I = n.%1$I', name), ' and ') from unnest(key) as name);
  new_values text := (select string_agg(format('n.%I', name), ', ') from jsonb_object_keys(content -> 0) as name);
  new_keys text := (select string_agg(format('n.%I', name), ', ') from unnest(key) as name);
  loaded private.reference_files;
  statement text;
begin
  insert into private.reference_files values (file, '', '[]') on conflict do nothing;
  select * into loaded from private.reference_files as f where f.file = load_reference.file for update;
  if loaded.checksum = checksum then
    return;
  end if;
  foreach statement in array (array[
    $sql$delete from %1$s where '%1$s' like 'private.%%'
      and (%3$s) in (select %3$s from unchanged) and (%3$s) not in (select %3$s from shipped)$sql$,
    $sql$update %1$s as t set (%2$s) = row(%5$s)
      from (select %2$s from shipped except select %2$s from former) as n
      where %4$s and (%6$s) in (select %3$s from unchanged)$sql$,
    $sql$insert into %1$s (%2$s) select %2$s from shipped
      where (%3$s) not in (select %3$s from former) on conflict do nothing$sql$
  ])[case when loaded.content = '[]' then 3 else 1 end:] loop
    execute format(
      $sql$with shipped as (select * from jsonb_populate_recordset(null::%1$s, $1)),
      former as (select * from jsonb_populate_recordset(null::%1$s, $2)),
      unchanged as (select %3$s from %1$s join former using (%2$s)) $sql$ || statement,
      target, columns, keys, same_key, new_values, new_keys
    ) using content, loaded.content;
  end loop;
  update private.reference_files as f set checksum = load_reference.checksum, content = load_reference.content
  where f.file = load_reference.file;
end;
$$;
