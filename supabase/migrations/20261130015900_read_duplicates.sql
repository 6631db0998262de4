-- Pairs for admins: a list, and one with all data for a decision.

-- Returns the pair of two listings; created when an admin opens it.
create function private.find_or_create_pair(one uuid, other uuid)
returns uuid language plpgsql as $$
declare
  pair_id uuid;
begin
  select id into pair_id from private.likely_duplicates where first_id = least(one, other) and second_id = greatest(one, other);
  return coalesce(pair_id, private.record_duplicate(one, other, 0, '{}', 'admin'));
end;
$$;

create function private.show_in_line(one public.businesses)
returns jsonb stable
return jsonb_build_object('id', one.id, 'slug', one.slug, 'name', one.name, 'street', one.street, 'city', one.city,
  'state', one.state, 'status', one.status, 'is_claimed', one.is_claimed);

create function private.show_in_list(pair private.likely_duplicates, one public.businesses, other public.businesses)
returns jsonb stable
return jsonb_build_object(
  'id', pair.id, 'score', pair.score, 'reasons', pair.reasons, 'state', pair.state, 'found_at', pair.found_at,
  'decided_at', pair.decided_at, 'first', private.show_in_line(one), 'second', private.show_in_line(other));

-- Returns twenty pairs: decided ones in one state, latest first; or all of one listing, waiting
-- ones first, by score. `after` is the last pair of the previous page. `total` stops at 1,000.
create function public.find_duplicates(
  state public.duplicate_state default null, listing uuid default null, after uuid default null
)
returns jsonb language plpgsql stable security definer as $$
declare
  conditions constant text := case when listing is null then 'd.state = $1'
    else '$2 in (d.first_id, d.second_id) and ($1 is null or d.state = $1)' end;
  place constant text := 'coalesce(d.decided_at, ''infinity''), d.score, d.id';
  page jsonb;
begin
  perform private.require_admin();
  execute format(
    'with page as (
      select d.id, row_number() over (order by coalesce(d.decided_at, ''infinity'') desc, d.score desc, d.id desc) as number
      from private.likely_duplicates as d
      where %1$s and ($3 is null or (%2$s) < (select %2$s from private.likely_duplicates as d where d.id = $3))
      order by number limit 21
    )
    select jsonb_build_object(
      ''pairs'', coalesce(jsonb_agg(private.show_in_list(d, a, b) order by number) filter (where number <= 20), ''[]''),
      ''next'', case when count(*) = 21 then (array_agg(d.id order by number))[20] end,
      ''total'', (select count(*) from (select from private.likely_duplicates as d where %1$s limit 10000) as counted)
    )
    from page join private.likely_duplicates as d using (id)
    join public.businesses as a on a.id = d.first_id
    join public.businesses as b on b.id = d.second_id', conditions, place)
  into page
  using state, listing, after;
  return page;
end;
$$;
grant execute on function public.find_duplicates to authenticated;

-- Returns one of the two: its content, its people, the last editors, its reviews.
create function private.show_side(one public.businesses)
returns jsonb stable
return jsonb_build_object(
  'id', one.id, 'slug', one.slug, 'status', one.status, 'verification', one.verification,
  'values', private.editable_values(one), 'specialty', one.specialty,
  'map_place', case when one.map_lat is not null then jsonb_build_object('lat', one.map_lat, 'lng', one.map_lng) end,
  'owner', case when one.owner_id is not null then jsonb_build_object('name', private.name_person(one.owner_id)) end,
  'members', (select count(*) from public.business_members as m where m.business_id = one.id),
  'completeness', private.completeness(one) -> 'percent',
  'rating', one.rating, 'review_count', one.review_count,
  'reviews', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') from (
    select id, author_name, rating, body, created_at from public.reviews
    where business_id = one.id and status = 'published' order by created_at desc, id desc limit 3
  ) as r),
  'claims', (select count(*) from public.claims as c where c.business_id = one.id and c.status = 'pending' and c.sent_at is not null),
  'pending_changes', (select coalesce(jsonb_agg(h.id order by h.requested_at), '[]')
    from public.pending_changes as h where h.business_id = one.id and h.status = 'waiting'),
  'views', (select coalesce(sum(s.count), 0) from public.business_statistics as s
    where s.business_id = one.id and s.kind = 'view' and s.day > current_date - 28),
  'confirmations', private.confirmations_of(one.id),
  'last_words', (select coalesce(jsonb_object_agg(field, jsonb_build_object('by', role, 'at', private.format_moment(at))), '{}') from (
    select distinct on (c.field) c.field, c.role, c.at from public.business_changes as c
    where c.business_id = one.id order by c.field, c.number desc
  ) as last),
  'history', (select coalesce(jsonb_agg(jsonb_build_object(
      'number', c.number, 'field', c.field, 'by', c.role, 'at', private.format_moment(c.at)) order by c.number desc), '[]') from (
    select * from public.business_changes where business_id = one.id order by number desc limit 5
  ) as c),
  'created_at', one.created_at, 'updated_at', one.updated_at
);

create function private.show_pair(pair_id uuid)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', d.id, 'state', d.state, 'score', d.score, 'reasons', d.reasons, 'found_by', d.found_by, 'found_at', d.found_at,
    'decided_at', d.decided_at, 'decider', private.name_person(d.decided_by),
    'revision', private.pair_revision(a, b),
    'obstacle', case when d.state <> 'merged' then private.merge_obstacle(a, b) end,
    'is_own', coalesce(auth.uid() in (a.owner_id, b.owner_id), false),
    'first', private.show_side(a), 'second', private.show_side(b),
    'merge', (
      select jsonb_build_object('id', m.id, 'kept_id', m.kept_id, 'merged_at', m.merged_at, 'choices', m.choices,
        'undone_at', m.undone_at, 'left_alone', m.left_alone,
        'reviews', jsonb_array_length(m.moved -> 'reviews'), 'parked_reviews', jsonb_array_length(m.moved -> 'parked_reviews'),
        'questions', jsonb_array_length(m.moved -> 'questions'), 'conversations', jsonb_array_length(m.moved -> 'conversations'),
        'suggestions', jsonb_array_length(m.moved -> 'suggestions'),
        'claims', jsonb_array_length(m.moved -> 'claims'), 'members', jsonb_array_length(m.moved -> 'members'))
      from private.business_merges as m
      where (m.kept_id, m.merged_id) in ((a.id, b.id), (b.id, a.id))
      order by m.merged_at desc limit 1
    )
  )
  from private.likely_duplicates as d
  join public.businesses as a on a.id = d.first_id
  join public.businesses as b on b.id = d.second_id
  where d.id = pair_id;
$$;

create function private.answer_pair(outcome text, pair_id uuid, obstacle text default null)
returns jsonb stable
return jsonb_build_object('outcome', outcome, 'obstacle', obstacle, 'pair', private.show_pair(pair_id));

-- For admins; null for others.
create function public.get_duplicate(pair_id uuid)
returns jsonb stable security definer
return case when private.is_admin() then private.show_pair(pair_id) end;
grant execute on function public.get_duplicate to authenticated;

-- Marks the two as different, or undoes that. outcome: decided; stale, when it is merged or was decided meanwhile.
create function private.mark_different(pair_id uuid, are_different boolean)
returns jsonb language plpgsql as $$
declare
  pair private.likely_duplicates;
begin
  perform private.require_admin();
  select * into pair from private.likely_duplicates where id = pair_id;
  perform private.lock_pair(pair.first_id, pair.second_id);
  update private.likely_duplicates set
    state = case when are_different then 'different' else 'waiting' end::public.duplicate_state,
    decided_by = case when are_different then auth.uid() end,
    decided_at = case when are_different then now() end
  where id = pair_id and state = case when are_different then 'waiting' else 'different' end::public.duplicate_state;
  return private.answer_pair(case when found then 'decided' else 'stale' end, pair_id);
end;
$$;

-- Compares a listing now, by uuid, slug or former slug; with `other`, makes a pair of the two,
-- however different. Returns the listing, and the pair of the two. Refuses `listing` or `other` if it does not
-- exist, and `same` if both are one.
create function public.compare_business(listing text, other text default null)
returns jsonb language plpgsql security definer as $$
declare
  one constant uuid := (select id from private.find_listing(listing));
  two constant uuid := (select id from private.find_listing(other));
begin
  perform private.require_admin();
  perform private.refuse_field('listing') where one is null;
  perform private.refuse_field('other') where other is not null and two is null;
  perform private.refuse_field('same') where one = two;
  perform private.compare_listing(one);
  return jsonb_build_object('listing', one,
    'pair', case when two is not null then private.find_or_create_pair(one, two) end);
end;
$$;
grant execute on function public.compare_business to authenticated;

-- For an admin by themselves; the queue calls the private function, which raises what this one records.
create function public.mark_different(pair_id uuid, are_different boolean default true)
returns jsonb language plpgsql security definer as $$
begin
  return private.mark_different(pair_id, are_different);
end;
$$;
grant execute on function public.mark_different to authenticated;

-- In the queue, where they can only be declared different: pairs are merged on their own screen, by `merge_businesses`.
create function private.queue_duplicate(part text, item uuid, is_approved boolean, reason text)
returns jsonb language plpgsql as $$
declare
  pair constant private.likely_duplicates := (select d from private.likely_duplicates as d where d.id = item);
  one constant public.businesses := (select b from public.businesses as b where b.id = pair.first_id);
  other constant public.businesses := (select b from public.businesses as b where b.id = pair.second_id);
begin
  case part
    -- Every similarity is a signal, so that lists can be filtered by it, and pairs with most similarities come first.
    when 'entry' then return (
      select jsonb_build_object('title', one.name, 'city', one.city, 'state', one.state, 'metro_id', one.metro_id,
        'waiting_since', pair.found_at,
        'signals', (select jsonb_object_agg('similar_' || r, '{}'::jsonb) from unnest(pair.reasons) as r),
        'facts', jsonb_build_object('other_name', other.name, 'score', pair.score))
      where pair.state = 'waiting');
    when 'version' then return to_jsonb(private.pair_revision(one, other));
    when 'obstacle' then return jsonb_build_object('outcome', case
      when pair.state <> 'waiting' then 'stale' when is_approved then 'choose' end);
    when 'decision' then perform private.mark_different(item, true);
    else null; -- `mark_different` locks them, and nobody has sent them
  end case;
  return null;
end;
$$;
