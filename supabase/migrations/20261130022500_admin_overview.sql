-- What admins read first: what waits, what failed and what is due, for their home and beside the names of their screens.
create function public.get_admin_overview()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object(
    -- The kinds with the longest waiting first; `late`: for more than a week.
    'queue', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.oldest), '[]') from (
        select kind, count(*) as count, min(waiting_since) as oldest,
          count(*) filter (where waiting_since < now() - interval '7 days') as late
        from private.queue_items as q where decision_id is null and not private.is_asked(q) group by kind
      ) as k),
    'failed_tasks', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.name), '[]')
      from jsonb_to_recordset(private.show_cron_runs()) as r (name text, failure text, started_at timestamptz, failures integer)
      where r.failure is not null),
    'failed_mails', public.count_mails() -> 'failed',
    'letters', (
      select count(*) from private.owner_codes as c join public.businesses as b on b.id = c.business_id
      where c.sent_at is null and private.is_letter_open(c, b)),
    -- Invited owners who ask to take their listing down.
    'removals', (
      select count(*) from private.owner_invitations as i join public.businesses as b on b.id = i.business_id
      where i.status = 'removal' and b.owner_id is null and b.status = 'published'),
    'failed_measurements', (select count(*) from private.failed_measurements),
    -- Their files wait for a person's next step; the last twenty.
    'imports', (
      select coalesce(jsonb_agg(to_jsonb(j) order by j.changed_at), '[]') from (
        select id, file_name, state, changed_at from private.import_jobs
        where state in ('mapping', 'checked', 'stopped', 'failed') and not is_own order by changed_at desc limit 20
      ) as j),
    -- Published with a listing that is gone, and scheduled for the next week.
    'articles', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.published_at), '[]') from (
        select a.id, a.kind, a.title, a.published_at, private.gone_listings(a.listing_slugs) as gone
        from public.articles as a where a.status <> 'draft' and a.published_at < now() + interval '7 days'
      ) as a where a.gone <> '[]' or a.published_at > now()),
    -- Of the last day, by admin.
    'decided', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.count desc, d.name), '[]') from (
        select private.name_person(admin_id) as name, count(*) as count
        from private.decisions where made_at > now() - interval '1 day' group by admin_id
      ) as d)
  );
$$;
grant execute on function public.get_admin_overview to authenticated;
