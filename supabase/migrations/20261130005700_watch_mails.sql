-- Monitoring of the mail queue for admins and monitors.

-- Counts the waiting mails with the age of the oldest, and the failed ones that were not retried.
create function public.count_mails()
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where status = 'waiting'),
    'waiting_since', min(case when k.is_daily then m.due_at else m.created_at end) filter (where status = 'waiting'),
    'failed', count(*) filter (where status = 'failed'))
  from private.mails as m join private.mail_kinds as k on k.kind = m.kind
  where m.status in ('waiting', 'failed') and not (k.is_daily and m.due_at > now());
$$;
grant execute on function public.count_mails to service_role;

-- Returns the same with the last failed mails, for admins; without recipients.
create function public.find_failed_mails()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select public.count_mails() || jsonb_build_object('items', (
    select coalesce(jsonb_agg(to_jsonb(m) order by m.ended_at desc), '[]')
    from (
      select id, kind, failure, attempts, created_at, ended_at
      from private.mails where status = 'failed'
      order by ended_at desc limit 50
    ) as m));
$$;
grant execute on function public.find_failed_mails to authenticated;

-- Queues the failed mails again, for an admin; returns how many. A mail may be sent twice where the
-- provider never answered, since it deduplicates for a day only.
create function public.retry_mails()
returns jsonb language plpgsql security definer as $$
declare
  retried integer;
begin
  perform private.require_admin();
  update private.mails
  set status = 'waiting', attempts = 0, due_at = now(), created_at = now(), ended_at = null
  where status = 'failed';
  get diagnostics retried = row_count;
  return to_jsonb(retried);
end;
$$;
grant execute on function public.retry_mails to authenticated;
