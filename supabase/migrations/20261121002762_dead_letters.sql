-- Beacons that the database refused on every delivery by the queue. During an outage they stay in
-- the queue, which retries; those refused by a working database come here, until somebody fixes the
-- cause.
create table private.dead_letters (
  id uuid primary key default gen_random_uuid(),
  -- The message without any account: anonymous measurements.
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  -- PostgreSQL's code and the name of the violated constraint, never its message: that contains
  -- values.
  reason text not null check (char_length(reason) between 1 and 120),
  created_at timestamptz not null default now(),
  tried_at timestamptz not null default now()
);
create index dead_letters_created_at_idx on private.dead_letters (created_at);
create index dead_letters_tried_at_idx on private.dead_letters (tried_at, id);
alter table private.dead_letters enable row level security;

-- Writes a queue message like workers/queue.ts, idempotently; returns the reason of a refusal, or
-- null.
create function private.write_letter(body jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
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

-- Stores messages that are refused again, and deletes those older than thirty days; returns how
-- many it stored.
create function public.keep_dead_letters(letters jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  letter jsonb;
  reason text;
  kept integer := 0;
begin
  delete from private.dead_letters where created_at < now() - interval '30 days';
  for letter in select value from jsonb_array_elements(letters) loop
    if jsonb_typeof(letter -> 'metrics') = 'array' then
      letter := jsonb_set(letter, '{metrics}', (
        select coalesce(jsonb_agg(m - 'user_id'), '[]') from jsonb_array_elements(letter -> 'metrics') as m
      ));
    end if;
    reason := private.write_letter(letter);
    if reason is not null then
      insert into private.dead_letters (body, reason) values (letter, reason);
      kept := kept + 1;
    end if;
  end loop;
  return kept;
end;
$$;
grant execute on function public.keep_dead_letters to service_role;

-- Returns the number and the oldest time, and the reasons with their counts.
create function private.show_dead_letters()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', (select count(*) from private.dead_letters),
    'waiting_since', (select min(created_at) from private.dead_letters),
    'reasons', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.letters desc, r.reason, r.kind), '[]')
      from (
        select case when body ? 'metrics' then 'vitals' when body ? 'visits' then 'visits' else 'unknown' end as kind,
          reason, count(*) as letters, min(created_at) as since
        from private.dead_letters group by 1, 2 order by 3 desc, 2, 1 limit 20
      ) as r
    )
  );
$$;

-- Retries up to 500, those with the oldest attempt first, and returns the result. One transaction
-- locks, writes and deletes a letter, so that two admins at once write none twice.
create function public.replay_dead_letters()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  letter private.dead_letters;
  refusal text;
  replayed integer := 0;
  refused integer := 0;
begin
  perform private.require_admin();
  for letter in
    select * from private.dead_letters order by tried_at, id limit 500 for update skip locked
  loop
    refusal := private.write_letter(letter.body);
    if refusal is null then
      delete from private.dead_letters where id = letter.id;
      replayed := replayed + 1;
    else
      update private.dead_letters set reason = refusal, tried_at = clock_timestamp() where id = letter.id;
      refused := refused + 1;
    end if;
  end loop;
  if replayed + refused > 0 then
    insert into public.audit_log (actor_id, action, table_name, row_id, after)
    values (auth.uid(), 'update', 'dead_letters', auth.uid(),
      jsonb_build_object('replayed', replayed, 'refused', refused));
  end if;
  return jsonb_build_object('replayed', replayed, 'refused', refused);
exception when insufficient_privilege then
  return private.note_refusal(sqlerrm);
end;
$$;
grant execute on function public.replay_dead_letters to authenticated;
