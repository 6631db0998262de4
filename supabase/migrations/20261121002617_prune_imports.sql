-- Prunes old imports, each hour: files after thirty days, and with them imports that were never
-- run; the others, with their rollback data, after a year.

-- For the Worker, which deletes files through the storage API.
create function public.find_old_import_files()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(old.name), '[]')
  from (
    select o.name from storage.objects as o
    where o.bucket_id = 'import-files' and (
      o.created_at < now() - interval '30 days'
      or not exists (select from private.import_jobs as j where j.id::text = o.name)
    )
    order by o.created_at
    limit 500
  ) as old;
$$;
grant execute on function public.find_old_import_files to service_role;

-- Deletes one at a time, because its rows are deleted with it. Returns how many.
create function public.prune_imports()
returns integer security definer
return private.delete_rows('private.import_jobs',
  'changed_at < now() - case when started_at is null then interval ''30 days'' else interval ''1 year'' end', 1);
grant execute on function public.prune_imports to service_role;
