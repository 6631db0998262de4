-- One queue item with the context for a decision, and the other admins looking at it.
create table private.queue_viewers (
  item_id uuid not null,
  admin_id uuid not null references auth.users (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (item_id, admin_id)
);

-- A claim may have got an objection meanwhile, and the other way around.
create function private.find_queue_item(kind text, id uuid)
returns private.queue_items language sql stable as $$
  select q from private.queue_items as q
  where q.id = find_queue_item.id
    and (q.kind = find_queue_item.kind or array[q.kind, find_queue_item.kind] <@ array['claim', 'objection']);
$$;

-- Returns the place of the item's business, and up to five similar listings, likeliest first, each with its map
-- position. Null for items about several listings, and for kinds that are about no place.
create function private.describe_place(item private.queue_items, out place jsonb, out closest jsonb)
language plpgsql stable as $$
declare
  listing constant public.businesses := (select b from public.businesses as b where b.id = item.business_id);
  listing_values constant jsonb := coalesce(to_jsonb(listing), private.ask_kind(item.kind, 'about', item.id) -> 'values');
begin
  if listing_values is null or not (select k.about_place from private.queue_kinds as k where k.kind = item.kind) then
    return;
  end if;
  if item.business_id is not null then
    place := case when listing.map_lat is not null then
      jsonb_build_object('lat', listing.map_lat, 'lng', listing.map_lng, 'is_exact', listing.lat is not null) end;
  else
    place := (
      select jsonb_build_object('lat', l.lat, 'lng', l.lng, 'is_exact', l.precision = 'pin')
      from private.locate(nullif(listing_values -> 'location', 'null'), listing_values ->> 'zip_code',
        listing_values ->> 'city', listing_values ->> 'state') as l
      where l.lat is not null);
  end if;
  closest := private.find_similar_businesses(private.read_known_business(
    listing_values ->> 'name', listing_values ->> 'phone', listing_values ->> 'website', listing_values ->> 'street', listing_values ->> 'city', listing_values ->> 'state',
    listing_values ->> 'zip_code', (place ->> 'lat')::double precision, (place ->> 'lng')::double precision));
  closest := (
    select coalesce(jsonb_agg(candidate || jsonb_build_object('map_place', case when b.map_lat is not null then
        jsonb_build_object('lat', b.map_lat, 'lng', b.map_lng) end) order by number), '[]')
    from jsonb_array_elements(closest) with ordinality as listed (candidate, number)
    join public.businesses as b on b.id = (candidate ->> 'id')::uuid
    where b.id is distinct from item.business_id
  );
end;
$$;

-- Returns the values that an item of the queue is about, and whether each counts: [{listing_id, field, value, counts}].
create function private.show_evidence(about jsonb)
returns jsonb language plpgsql stable as $$
begin
  return (
    -- As text: a row of listings would check each of its fields again.
    with stated as (
      select key, nullif(content, '') as content from jsonb_each_text(about -> 'values') as e (key, content)
    ),
    proposed as (
      select array_position('{website,email,phone}', key) as position, key as field, content as value from stated
      union all
      select 4, 'address', private.evidence_address(max(content) filter (where key = 'street'),
        max(content) filter (where key = 'city'), max(content) filter (where key = 'state'),
        max(content) filter (where key = 'zip_code'))
      from stated
    )
    select coalesce(jsonb_agg(jsonb_build_object('listing_id', about -> 'listing', 'field', field, 'value', value,
      'counts', private.counts_as_evidence((about ->> 'listing')::uuid, field, value)) order by position), '[]')
    from proposed
    where position is not null and value is not null and (about -> 'fields' is null or about -> 'fields' ? field));
end;
$$;

-- {item: null when it no longer waits, decision: the last one, sender: with the decisions on all they have sent, by
-- kind, and how much waits, history: of the listing, place and similar: see describe_place, evidence: see
-- show_evidence, questions to the sender, previous and next in the
-- filter's list}.
create function public.get_queue_item(kind text, id uuid, filter jsonb default '{}')
returns jsonb language plpgsql stable security definer as $$
declare
  item private.queue_items;
  place text;
  next private.queue_items;
  previous private.queue_items;
  around record;
begin
  perform private.require_admin();
  filter := private.read_filter(filter);
  item := private.find_queue_item(kind, id);
  place := case when item.id is not null then private.queue_cursor(item) end;
  next := (private.filter_queue(filter, place))[1];
  previous := case when place is not null then (private.filter_queue(filter, place, true))[1] end;
  select * into around from private.describe_place(item);
  return jsonb_build_object(
    'place', around.place, 'similar', around.closest, 'evidence', private.show_evidence(private.ask_kind(kind, 'about', id)),
    'is_own', coalesce(private.is_own_item(item), false),
    'item', case when item.id is not null and item.decision_id is null then private.show_queue_item(item) end,
    'decision', private.show_decision(private.last_decision(coalesce(item.kind, get_queue_item.kind), get_queue_item.id)),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'body', s.body, 'by', private.name_person(s.asked_by),
        'asked_at', s.asked_at, 'answer', s.answer, 'answered_at', s.answered_at) order by s.asked_at), '[]')
      from private.sender_questions as s where s.item_id = get_queue_item.id),
    'sender', (
      select jsonb_build_object(
        'id', u.id, 'name', private.name_person(u.id), 'email', u.email, 'since', u.created_at,
        'suspended_until', case when u.banned_until > now() then u.banned_until end,
        'listings', (select count(*) from private.owned_listings as o where o.owner_id = u.id),
        'waiting', (select count(*) from private.queue_items as q where q.sender_id = u.id and q.decision_id is null),
        -- An objection is a claim, so both share one record.
        'records', (select jsonb_object_agg(k.kind, record)
          from private.queue_kinds as k, private.ask_kind(k.kind, 'record', u.id) as record
          where record is not null and k.kind <> 'objection'))
      from auth.users as u where u.id = item.sender_id
    ),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('at', c.at, 'field', c.field, 'role', c.role,
        'before', c.before, 'after', c.after) order by c.number desc), '[]')
      from (
        select * from public.business_changes as h where h.business_id = item.business_id order by h.number desc limit 8
      ) as c
    ),
    'next', case when next.id is not null then jsonb_build_object('kind', next.kind, 'id', next.id) end,
    'previous', case when previous.id is not null then jsonb_build_object('kind', previous.kind, 'id', previous.id) end
  );
end;
$$;
grant execute on function public.get_queue_item to authenticated;

-- Records that the caller is viewing an item; returns which other admins did within the last minute, and the last decision.
create function public.record_heartbeat(kind text, id uuid)
returns jsonb language plpgsql security definer as $$
declare
  item private.queue_items;
begin
  perform private.require_admin();
  item := private.find_queue_item(kind, id);
  delete from private.queue_viewers where item_id = record_heartbeat.id and viewed_at < now() - interval '1 minute';
  if item.id is not null then
    insert into private.queue_viewers (item_id, admin_id, viewed_at) values (item.id, auth.uid(), now())
    on conflict (item_id, admin_id) do update set viewed_at = excluded.viewed_at;
  end if;
  return jsonb_build_object(
    'others', (
      select coalesce(jsonb_agg(private.name_person(l.admin_id) order by l.viewed_at), '[]')
      from private.queue_viewers as l
      where l.item_id = record_heartbeat.id and l.admin_id <> auth.uid()
    ),
    'is_waiting', item.id is not null and item.decision_id is null,
    'decision', private.show_decision(private.last_decision(coalesce(item.kind, record_heartbeat.kind), record_heartbeat.id))
  );
end;
$$;
grant execute on function public.record_heartbeat to authenticated;
