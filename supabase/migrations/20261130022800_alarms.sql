-- Alarms for admins: what is wrong now, and whom it was said to. app/domain/alarm declares the kinds with their limits;
-- the Worker's task measures, compares and records each minute, and posts to a webhook.

-- One row a kind while it lasts.
create table private.alarms (
  kind text primary key check (kind ~ '^[a-z_]{1,40}$'),
  -- What is wrong, in words of the catalog: names of tasks, numbers and ages; nothing about people.
  detail text not null check (char_length(detail) between 1 and 300),
  started_at timestamptz not null default now(),
  -- When it was last said; null: not yet, because it began in quiet hours.
  notified_at timestamptz,
  -- Since when the cause is gone; it ends ten minutes later, so that what comes and goes is one alarm.
  clear_since timestamptz
);

-- What was said of alarms: to admins by mail and bell, and to the webhook.
create table private.alarm_events (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  event text not null check (event in ('started', 'reminder', 'ended', 'test')),
  detail text not null,
  -- Of the test: its admin, who alone is notified.
  admin_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- When the webhook accepted it.
  posted_at timestamptz
);
create index alarm_events_created_at_idx on private.alarm_events (created_at desc);

-- Finished backups; `npm run backup` adds a row.
create table private.backups (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  row_count bigint not null,
  file_count bigint not null
);

-- Returns what the alarms are about. Sizes are in bytes; `running_since` is null before the first task has run.
create function public.measure_alarms()
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'now', now(),
    -- Those whose last two runs failed.
    'failing_tasks', (
      select coalesce(jsonb_agg(t.name order by t.name), '[]')
      from jsonb_to_recordset(private.show_cron_runs()) as t (name text, failure text)
      where t.failure is not null and 2 = (
        select count(*) filter (where r.failure is not null) from (
          select failure from private.cron_runs as c where c.name = t.name order by c.started_at desc limit 2
        ) as r)
    ),
    'mails', public.count_mails(),
    'queue', (
      select jsonb_build_object('waiting', count(*), 'waiting_since', min(waiting_since))
      from private.queue_items as q where decision_id is null and not private.is_asked(q) and waiting_since < now() - interval '7 days'
    ),
    'database_bytes', pg_catalog.pg_database_size(pg_catalog.current_database()),
    'storage_bytes', (select coalesce(sum((metadata ->> 'size')::bigint), 0) from storage.objects),
    'backup_at', (select max(made_at) from private.backups),
    'running_since', (select min(started_at) from private.cron_runs)
  );
$$;
grant execute on function public.measure_alarms to service_role;

-- Notifies admins of an event, or of a test the admin who began it.
create function private.send_alarm(kind text, event text, detail text, admin_id uuid default null)
returns void language plpgsql as $$
declare
  event_id uuid;
begin
  insert into private.alarm_events (kind, event, detail, admin_id)
  values (send_alarm.kind, send_alarm.event, send_alarm.detail, send_alarm.admin_id) returning id into event_id;
  perform private.notify('alarm', concat_ws(':', 'alarm', event_id, p.user_id),
    jsonb_build_object('alarm', send_alarm.kind, 'event', send_alarm.event, 'detail', send_alarm.detail), person => p.user_id)
  from public.profiles as p
  where case when send_alarm.admin_id is null then p.role in ('admin', 'super_admin') else p.user_id = send_alarm.admin_id end;
end;
$$;

-- Compares what is wrong now, `{ kind: detail }`, null where that is unknown, with the alarms: says each start and end once, and once a day that it
-- lasts; in quiet hours nothing, but after them what then still holds. Returns events that the webhook has not had.
create function public.record_alarms(causes jsonb, is_quiet boolean)
returns jsonb language plpgsql security definer as $$
declare
  alarm private.alarms;
begin
  perform pg_advisory_xact_lock(hashtext('alarms'));
  delete from private.alarm_events where created_at < now() - interval '90 days';
  insert into private.alarms (kind, detail)
  select key, left(value, 300) from jsonb_each_text(causes) where value is not null
  on conflict (kind) do update set detail = excluded.detail, clear_since = null;
  update private.alarms as a set clear_since = now() where a.clear_since is null and not causes ? a.kind;
  for alarm in
    select * from private.alarms as a where not is_quiet or a.notified_at is null order by a.kind
  loop
    if alarm.clear_since < now() - interval '10 minutes' then
      delete from private.alarms as a where a.kind = alarm.kind;
      perform private.send_alarm(alarm.kind, 'ended', alarm.detail) where alarm.notified_at is not null;
    elsif alarm.clear_since is null and not is_quiet
      and coalesce(alarm.notified_at < now() - interval '1 day', true) then
      update private.alarms as a set notified_at = now() where a.kind = alarm.kind;
      perform private.send_alarm(
        alarm.kind, case when alarm.notified_at is null then 'started' else 'reminder' end, alarm.detail);
    end if;
  end loop;
  -- One that a day could not deliver is old news.
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'alarm', e.kind, 'event', e.event, 'detail', e.detail)
      order by e.created_at), '[]')
    from private.alarm_events as e where e.posted_at is null and e.created_at > now() - interval '1 day');
end;
$$;
grant execute on function public.record_alarms to service_role;

create function public.finish_alarm_post(event_id uuid)
returns void language sql security definer as $$
  update private.alarm_events set posted_at = now() where id = event_id;
$$;
grant execute on function public.finish_alarm_post to service_role;

-- Sends a test to the admin who calls, and to the webhook.
create function public.test_alarms()
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  perform private.send_alarm('test', 'test', 'Test', auth.uid());
  return 'true';
end;
$$;
grant execute on function public.test_alarms to authenticated;
