-- What waits for an admin's word, in one list: submissions, claims, claims to which the sitting owner objects, and held
-- changes.

-- A page of it, the longest waiting first, with who sent each and how what they sent earlier of its kind was decided;
-- `after` is the last one of the page before, which may be decided by now.
create function private.find_admin_queue(after uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  after_moment constant timestamptz := coalesce(
    (select s.sent_at from public.submissions as s where s.id = after),
    (select c.sent_at from public.claims as c where c.id = after),
    (select h.asked_at from public.held_changes as h where h.id = after));
begin
  perform private.require_admin();
  return (
    with page as (
      select waiting.* from (
        select 'submission' as kind, s.id, s.sent_at from public.submissions as s where s.status = 'pending'
        union all
        select case when c.objection is null then 'claim' else 'objection' end, c.id, c.sent_at
        from public.claims as c where c.status = 'pending' and c.sent_at is not null
        union all
        select 'change', h.id, h.asked_at from public.held_changes as h where h.status = 'waiting'
      ) as waiting
      where after_moment is null or (waiting.sent_at, waiting.id) > (after_moment, after)
      order by waiting.sent_at, waiting.id
      limit 20
    ), item as (
      select page.*, s.content ->> 'name' as name, s.content ->> 'city' as city, s.content ->> 'state' as state,
        s.submitter_id as sender_id, '{}'::jsonb as about, earlier.approved, earlier.refused
      from page
      join public.submissions as s on s.id = page.id
      cross join lateral (
        select count(*) filter (where o.status = 'published') as approved,
          count(*) filter (where o.status = 'rejected') as refused
        from public.submissions as o where o.submitter_id = s.submitter_id
      ) as earlier
      union all
      select page.*, b.name, b.city, b.state, c.claimant_id,
        jsonb_build_object('evidence', c.evidence, 'object_until', c.object_until), earlier.approved, earlier.refused
      from page
      join public.claims as c on c.id = page.id
      join public.businesses as b on b.id = c.business_id
      cross join lateral (
        select count(*) filter (where o.status = 'approved') as approved,
          count(*) filter (where o.status = 'rejected') as refused
        from public.claims as o where o.claimant_id = c.claimant_id
      ) as earlier
      union all
      select page.*, b.name, b.city, b.state, h.asked_by, jsonb_build_object('field', h.field), earlier.approved,
        earlier.refused
      from page
      join public.held_changes as h on h.id = page.id
      join public.businesses as b on b.id = h.business_id
      cross join lateral (
        select count(*) filter (where o.status = 'approved') as approved,
          count(*) filter (where o.status = 'refused') as refused
        from public.held_changes as o where o.asked_by = h.asked_by
      ) as earlier
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(item.about || jsonb_build_object(
        'kind', item.kind, 'id', item.id, 'name', item.name, 'city', item.city, 'state', item.state,
        'sent_at', item.sent_at, 'sender', nullif(concat_ws(' ', p.first_name, p.last_name), ''),
        'approved', item.approved, 'refused', item.refused
      ) order by item.sent_at, item.id), '[]'),
      'next', case when count(*) = 20 then (array_agg(item.id order by item.sent_at desc, item.id desc))[1] end
    )
    from item
    left join public.profiles as p on p.user_id = item.sender_id
  );
end;
$$;

revoke execute on function private.find_admin_queue from anon, service_role;

create function public.find_admin_queue(after uuid default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.find_admin_queue(after);
$$;

grant execute on function public.find_admin_queue to authenticated;
