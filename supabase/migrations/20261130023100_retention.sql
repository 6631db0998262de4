-- What is deleted when nobody needs it any more: rows, and files, which the Worker deletes through the storage API.

-- Deletes old rows of a kind, of each table as many as one call has time for: one import, since its rows go with it.
-- Returns how many.
create function public.prune_rows(kind text)
returns integer language sql security definer as $$
  select coalesce(sum(private.delete_rows(
    t.rows_of::regclass, t.condition, case t.kind when 'imports' then 1 else 20000 end)), 0)::integer
  from (values
    ('mails', 'private.mails', 'ended_at < now() - interval ''30 days'''),
    ('notifications', 'public.notifications', 'created_at < now() - interval ''90 days'''),
    ('statistics', 'public.business_statistics', 'day < current_date - 400'),
    ('statistics', 'public.business_search_words', 'day < current_date - 400'),
    ('statistics', 'private.unmet_demand', 'week < current_date - 182'),
    ('statistics', 'private.counted_beacons', 'counted_at < now() - interval ''30 days'''), -- redelivered no more
    ('metrics', 'public.perf_metrics', 'created_at < now() - interval ''30 days'' and rolled_up'),
    ('metrics', 'public.perf_metrics_hourly', 'hour < now() - interval ''400 days'''),
    -- What only limits count; a code of a claim has the address that it went to.
    ('limits', 'private.claim_codes', 'created_at < now() - case channel when ''letter'' then interval ''60 days''
      when ''admin_call'' then interval ''14 days'' else interval ''1 day'' end'),
    ('limits', 'private.owner_codes', 'created_at < now() - interval ''1 year'''),
    ('limits', 'private.contributions', 'written_at < now() - interval ''7 days'''),
    ('limits', 'private.text_sketches', 'written_at < now() - interval ''90 days'''),
    ('limits', 'private.photo_uploads', 'day < current_date - 1'),
    ('limits', 'private.bulk_jobs', 'changed_at < now() - interval ''30 days'''),
    -- With their rows, and the data for a rollback; those never run as long as their files.
    ('imports', 'private.import_jobs',
      'changed_at < now() - case when started_at is null then interval ''30 days'' else interval ''1 year'' end')
  ) as t (kind, rows_of, condition)
  where t.kind = prune_rows.kind;
$$;
grant execute on function public.prune_rows to service_role;

-- Returns at most 500 files of a bucket: documents and receipts that were decided or withdrawn before a time, never
-- sent, replaced, or deleted with their claim, review or account; files of imports added before it, or without a job.
create function public.find_old_files(bucket text, before timestamptz default now() - interval '30 days')
returns text[] stable security definer
return array(
  select o.name
  from storage.objects as o
  left join public.claims as c on bucket = 'claim-documents' and c.id = private.claim_of_document(o.name)
  left join private.review_receipts as p on bucket = 'review-receipts' and p.name = o.name
  where o.bucket_id = bucket and case bucket
    when 'claim-documents' then c.id is null and o.created_at < now() - interval '1 hour'
      or c.updated_at < before and (c.status <> 'pending' or c.sent_at is null)
    when 'review-receipts' then p.id is null and o.created_at < now() - interval '1 hour' or p.decided_at < before
    when 'import-files' then o.created_at < before
      or not exists (select from private.import_jobs as j where j.id::text = o.name)
  end
  order by o.created_at limit 500
);
grant execute on function public.find_old_files to service_role;
