-- What waits for an admin, as lists.

-- The moment, order and kind of an item: where the next page begins, whatever is decided between them.
create function private.queue_cursor(one private.queue_items)
returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws('~', one.signal_count, private.format_moment(one.waiting_since), one.id, one.kind);
$$;

create function private.show_queue_item(one private.queue_items)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- Of before this one, so nobody's first tells of none.
  record jsonb;
begin
  if one.sender_id is not null then
    execute format('select private.%I($1)', (select k.record from private.queue_kinds as k where k.kind = one.kind))
    into record using one.sender_id;
  end if;
  return jsonb_build_object(
    'kind', one.kind, 'id', one.id,
    'name', coalesce((select b.name from public.businesses as b where b.id = one.business_id), one.title),
    'city', one.city, 'state', one.state, 'sent_at', one.waiting_since, 'signals', one.signals,
    'sender_id', one.sender_id,
    'sender', (select nullif(concat_ws(' ', p.first_name, p.last_name), '') from public.profiles as p
      where p.user_id = one.sender_id),
    'approved', coalesce(record -> 'approved', '0'), 'refused', coalesce(record -> 'refused', '0')
  ) || one.facts;
end;
$$;

-- A page of those that the filter leaves, and how many it leaves of each kind, its own choice of kind aside.
-- filter: {kind, state, metro (a slug), days (waiting at least so long), sender, signal, sort ('oldest', 'newest' or
-- 'signals')}, each as text and each may be missing; `after` is `next` of the page before.
create function private.find_admin_queue(filter jsonb, after text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  page_size constant integer := 20;
  parts constant text[] := string_to_array(after, '~');
  -- Only what stands here gets into the statement; what is given is bound to it.
  conditions constant text := concat_ws(' and ', 'q.decision_id is null',
    case when filter ? 'state' then 'q.state = $1 ->> ''state''' end,
    case when filter ? 'metro' then 'q.metro_id = (select m.id from public.metros as m where m.slug = $1 ->> ''metro'')' end,
    case when filter ? 'days' then 'q.waiting_since <= now() - make_interval(days => ($1 ->> ''days'')::integer)' end,
    case when filter ? 'sender' then 'q.sender_id = ($1 ->> ''sender'')::uuid' end,
    case when filter ? 'signal' then 'q.signals ? ($1 ->> ''signal'')' end);
  place constant text := case filter ->> 'sort'
    when 'newest' then '(q.waiting_since, q.id, q.kind) < ($3, $4, $5)'
    when 'signals' then '(-q.signal_count, q.waiting_since, q.id, q.kind) > (-$2, $3, $4, $5)'
    else '(q.waiting_since, q.id, q.kind) > ($3, $4, $5)'
  end;
  sort_order constant text := case filter ->> 'sort'
    when 'newest' then 'q.waiting_since desc, q.id desc, q.kind desc'
    when 'signals' then '-q.signal_count, q.waiting_since, q.id, q.kind'
    else 'q.waiting_since, q.id, q.kind'
  end;
  page private.queue_items[];
  counts jsonb;
begin
  perform private.require_admin();
  execute format(
    'select array_agg(q) from (select * from private.queue_items as q where %s order by %s limit %s) as q',
    concat_ws(' and ', conditions, case when filter ? 'kind' then 'q.kind = $1 ->> ''kind''' end,
      case when after is not null then place end),
    sort_order, page_size + 1)
  into page
  using filter, parts[1]::integer, parts[2]::timestamptz, parts[3]::uuid, parts[4];
  execute format(
    'select jsonb_object_agg(k.kind, coalesce(c.items, 0)) from private.queue_kinds as k
     left join (select q.kind, count(*) as items from private.queue_items as q where %s group by q.kind) as c using (kind)',
    conditions)
  into counts
  using filter;
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.show_queue_item(page[number]) order by number), '[]')
      from generate_series(1, least(cardinality(page), page_size)) as number),
    'next', case when cardinality(page) > page_size then private.queue_cursor(page[page_size]) end,
    'counts', counts
  );
end;
$$;

revoke execute on function private.queue_cursor, private.show_queue_item from anon, authenticated, service_role;
revoke execute on function private.find_admin_queue from anon, service_role;

create function public.find_admin_queue(filter jsonb default '{}', after text default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.find_admin_queue(filter, after);
$$;

grant execute on function public.find_admin_queue to authenticated;
