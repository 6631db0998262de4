-- Beacons that the database refused on every delivery by the queue. During an outage they stay in the queue, which
-- retries; those refused by a working database come here, until somebody fixes the cause.
create table private.failed_measurements (
  id uuid primary key default gen_random_uuid(),
  -- The message without any account: anonymous measurements.
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  -- PostgreSQL's code and the name of the violated constraint, never its message: that contains values.
  reason text not null check (char_length(reason) between 1 and 120),
  created_at timestamptz not null default now(),
  tried_at timestamptz not null default now()
);
create index failed_measurements_created_at_idx on private.failed_measurements (created_at);
create index failed_measurements_tried_at_idx on private.failed_measurements (tried_at, id);

-- Writes a queue message like workers/queue.ts, idempotently; returns the reason of a refusal, or null.
create function private.write_measurement(body jsonb)
returns text language plpgsql as $$
declare
  broken text;
begin
  if body ? 'metrics' then
    insert into public.perf_metrics (id, metric, value, path, details, device, country, created_at)
    select m.id, m.metric, m.value, m.path, m.details, m.device, m.country, m.created_at
    from jsonb_to_recordset(body -> 'metrics') as m (
      id uuid, metric text, value double precision, path text, details jsonb, device text, country text,
      created_at timestamptz
    )
    on conflict (id) do nothing;
  elsif body ? 'visits' then
    perform public.count_visits(jsonb_build_array(body));
  else
    return 'unknown kind';
  end if;
  return null;
exception when data_exception or integrity_constraint_violation then
  get stacked diagnostics broken = constraint_name;
  return left(concat_ws(' ', sqlstate, nullif(broken, '')), 120);
end;
$$;

-- Stores messages that are refused again, and deletes those older than thirty days; returns how many it stored.
create function public.store_failed_measurements(measurements jsonb)
returns integer language plpgsql security definer as $$
declare
  measurement jsonb;
  reason text;
  kept integer := 0;
begin
  delete from private.failed_measurements where created_at < now() - interval '30 days';
  for measurement in select value from jsonb_array_elements(measurements) loop
    if jsonb_typeof(measurement -> 'metrics') = 'array' then
      measurement := jsonb_set(measurement, '{metrics}', (
        select coalesce(jsonb_agg(m - 'user_id'), '[]') from jsonb_array_elements(measurement -> 'metrics') as m
      ));
    end if;
    reason := private.write_measurement(measurement);
    if reason is not null then
      insert into private.failed_measurements (body, reason) values (measurement, reason);
      kept := kept + 1;
    end if;
  end loop;
  return kept;
end;
$$;
grant execute on function public.store_failed_measurements to service_role;

-- Retries up to 500, those with the oldest attempt first, and returns the result. One transaction
-- locks, writes and deletes a measurement, so that two admins at once write none twice.
create function public.replay_failed_measurements()
returns jsonb language plpgsql security definer as $$
declare
  measurement private.failed_measurements;
  refusal text;
  replayed integer := 0;
  refused integer := 0;
begin
  perform private.require_admin();
  for measurement in
    select * from private.failed_measurements order by tried_at, id limit 500 for update skip locked
  loop
    refusal := private.write_measurement(measurement.body);
    if refusal is null then
      delete from private.failed_measurements where id = measurement.id;
      replayed := replayed + 1;
    else
      update private.failed_measurements set reason = refusal, tried_at = clock_timestamp() where id = measurement.id;
      refused := refused + 1;
    end if;
  end loop;
  if replayed + refused > 0 then
    insert into public.audit_log (actor_id, action, table_name, row_id, after)
    values (auth.uid(), 'update', 'failed_measurements', auth.uid(),
      jsonb_build_object('replayed', replayed, 'refused', refused));
  end if;
  return jsonb_build_object('replayed', replayed, 'refused', refused);
end;
$$;
grant execute on function public.replay_failed_measurements to authenticated;
