-- What admins, monitors and people themselves see of the queue, and how it is kept short.

-- How many wait and since when, and how many have failed and were not tried again.
create function private.count_mails()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where status = 'waiting'),
    'waiting_since', min(created_at) filter (where status = 'waiting'),
    'failed', count(*) filter (where status = 'failed'))
  from private.mails
  where status in ('waiting', 'failed');
$$;

-- The same with the last that failed, for admins; to whom they go is nobody's business.
create function private.find_failed_mails()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins see which mails failed' using errcode = '42501';
  end if;
  return private.count_mails() || jsonb_build_object('items', (
    select coalesce(jsonb_agg(to_jsonb(m) order by m.ended_at desc), '[]')
    from (
      select id, kind, failure, attempts, created_at, ended_at
      from private.mails where status = 'failed'
      order by ended_at desc limit 50
    ) as m));
end;
$$;

-- Queues what has failed once more, for an admin; how many. It may have been sent after all where the
-- provider never answered, and a day later would not know it again.
create function private.retry_mails()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  retried integer;
begin
  if not private.is_admin() then
    raise exception 'Only admins have mails sent again' using errcode = '42501';
  end if;
  update private.mails
  set status = 'waiting', attempts = 0, due_at = now(), created_at = now(), ended_at = null
  where status = 'failed';
  get diagnostics retried = row_count;
  return retried;
end;
$$;

-- Deletes what ended more than 30 days ago, up to 20,000 at once; how many.
create function private.prune_mails()
returns integer
language sql
security definer
set search_path = ''
as $$
  with pruned as (
    delete from private.mails where id in (
      select id from private.mails where ended_at < now() - interval '30 days' order by ended_at limit 20000
    )
    returning 1
  )
  select count(*)::integer from pruned;
$$;

-- Which mails the caller was sent of late, for their export.
create function private.find_own_mails()
returns table (id uuid, kind text, status text, created_at timestamptz, ended_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select m.id, m.kind, m.status::text, m.created_at, m.ended_at
  from private.mails as m
  where m.person = auth.uid();
$$;

revoke execute on function private.count_mails, private.prune_mails from anon, authenticated;
revoke execute on function private.find_failed_mails, private.retry_mails, private.find_own_mails
  from anon, service_role;

create function public.count_mails()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.count_mails();
$$;

create function public.find_failed_mails()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.find_failed_mails();
$$;

create function public.retry_mails()
returns integer
language sql
set search_path = ''
as $$
  select private.retry_mails();
$$;

create function public.prune_mails()
returns integer
language sql
set search_path = ''
as $$
  select private.prune_mails();
$$;

create function public.find_own_mails()
returns table (id uuid, kind text, status text, created_at timestamptz, ended_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.find_own_mails();
$$;

grant execute on function public.count_mails, public.prune_mails to service_role;
grant execute on function public.find_failed_mails, public.retry_mails, public.find_own_mails to authenticated;
