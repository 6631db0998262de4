-- Lists of the admins' queue.

-- The cursor: time, order and kind of an item, valid even when items in between are decided.
create function private.queue_cursor(one private.queue_items)
returns text stable
return concat_ws('~', one.signal_count, private.format_moment(one.waiting_since), one.id, one.kind);

create function private.show_queue_item(one private.queue_items)
returns jsonb language plpgsql stable as $$
declare
  -- The decisions on the sender's earlier items; null without a sender, which counts as none.
  record jsonb;
begin
  if one.sender_id is not null then
    record := private.ask_kind(one.kind, 'record', one.sender_id);
  end if;
  return jsonb_build_object(
    'kind', one.kind, 'id', one.id,
    'name', coalesce((select b.name from public.businesses as b where b.id = one.business_id), one.title),
    'city', one.city, 'state', one.state, 'sent_at', one.waiting_since, 'signals', one.signals,
    'sender_id', one.sender_id,
    'sender', private.name_person(one.sender_id),
    'approved', coalesce(record -> 'approved', '0'), 'rejected', coalesce(record -> 'rejected', '0')
  ) || one.facts;
end;
$$;

-- Returns the items matching the filter, in its order, after a cursor, or before it, the nearest
-- first: a page, and one more where another follows.
-- filter: {kind, q (a part of the name), state, metro (a slug), days (waiting at least so long), sender, signal, sort
-- ('oldest', 'newest' or 'signals'), ids (with commas between)}, each as text and optional.
create function private.filter_queue(filter jsonb, place text, is_backward boolean default false)
returns private.queue_items[] language plpgsql stable as $$
declare
  parts constant text[] := string_to_array(place, '~');
  by_signals constant boolean := filter ->> 'sort' is not distinct from 'signals';
  is_falling constant boolean := (filter ->> 'sort' is not distinct from 'newest') <> is_backward;
  keys constant text[] := case when by_signals then array['-q.signal_count'] end || array['q.waiting_since', 'q.id', 'q.kind'];
  found private.queue_items[];
begin
  execute format(
    'select array_agg(q) from (select * from private.queue_items as q where %s order by %s limit 21) as q',
    concat_ws(' and ', private.queue_conditions(filter), case when filter ? 'kind' then 'q.kind = $1 ->> ''kind''' end,
      case when place is not null then format('(%s) %s (%s)', array_to_string(keys, ', '),
        case when is_falling then '<' else '>' end, case when by_signals then '-$2, ' else '' end || '$3, $4, $5') end),
    (select string_agg(key || case when is_falling then ' desc' else '' end, ', ' order by number)
      from unnest(keys) with ordinality as listed (key, number)))
  into found
  using filter, parts[1]::integer, parts[2]::timestamptz, parts[3]::uuid, parts[4];
  return coalesce(found, '{}');
end;
$$;

-- Builds conditions from constant text; given values are bound as $1.
create function private.queue_conditions(filter jsonb)
returns text immutable
return concat_ws(' and ', 'q.decision_id is null',
  case when filter ? 'ids' then 'q.id = any (string_to_array($1 ->> ''ids'', '','')::uuid[])' end,
  case when filter ? 'q' then 'strpos(lower(q.title), lower($1 ->> ''q'')) > 0' end,
  case when filter ? 'state' then 'q.state = $1 ->> ''state''' end,
  case when filter ? 'metro' then 'q.metro_id = (select m.id from public.metros as m where m.slug = $1 ->> ''metro'')' end,
  case when filter ? 'days' then 'q.waiting_since <= now() - make_interval(days => ($1 ->> ''days'')::integer)' end,
  case when filter ? 'sender' then 'q.sender_id = ($1 ->> ''sender'')::uuid' end,
  -- What senders were asked about waits for them, unless somebody looks for it.
  case when filter ? 'signal' then 'q.signals ? ($1 ->> ''signal'')'
    when not filter ?| '{q,sender,ids}' then 'not private.is_asked(q)' end);

-- Counts the items of each kind matching the filter without its kind, all of them in one scan.
create function private.count_queue(filter jsonb)
returns jsonb language plpgsql stable as $$
declare
  counts jsonb;
begin
  execute format(
    'select jsonb_object_agg(k.kind, coalesce(counted.number, 0)) from private.queue_kinds as k
     left join (select q.kind, count(*) as number from private.queue_items as q where %s group by q.kind) as counted
       on counted.kind = k.kind',
    private.queue_conditions(filter))
  into counts
  using filter;
  return counts;
end;
$$;

-- PostgREST passes a GET parameter as a JSON string.
create function private.read_filter(filter jsonb)
returns jsonb immutable
return case when jsonb_typeof(filter) = 'string' then (filter #>> '{}')::jsonb else filter end;

-- `after` is `next` of the previous page.
create function public.find_admin_queue(filter jsonb default '{}', after text default null)
returns jsonb language plpgsql stable security definer as $$
declare
  page private.queue_items[];
begin
  perform private.require_admin();
  filter := private.read_filter(filter);
  page := private.filter_queue(filter, after);
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.show_queue_item(page[number]) order by number), '[]')
      from generate_series(1, least(cardinality(page), 20)) as number),
    'next', case when cardinality(page) > 20 then private.queue_cursor(page[20]) end,
    'counts', private.count_queue(filter),
    'metros', (select jsonb_agg(jsonb_build_object('slug', m.slug, 'name', m.name) order by m.name) from public.metros as m)
  );
end;
$$;
grant execute on function public.find_admin_queue to authenticated;
