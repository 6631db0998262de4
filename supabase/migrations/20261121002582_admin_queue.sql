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
begin
  perform private.require_admin();
  return (
    -- Not materialized, so that each use of it goes by the indexes of the three tables.
    with sent as not materialized (
      select 'submission' as kind, s.id, s.submitter_id as sender_id, s.sent_at, s.status = 'pending' as is_waiting,
        s.status = 'published' as is_approved, s.status = 'rejected' as is_refused
      from public.submissions as s where s.sent_at is not null
      union all
      select 'claim', c.id, c.claimant_id, c.sent_at, c.status = 'pending', c.status = 'approved', c.status = 'rejected'
      from public.claims as c where c.sent_at is not null
      union all
      select 'change', h.id, h.asked_by, h.asked_at, h.status = 'waiting', h.status = 'approved', h.status = 'refused'
      from public.held_changes as h
    ), page as (
      select * from sent
      -- Who submits chooses the id, also one that a claim has: then a page begins with the earlier of the two.
      where is_waiting and (find_admin_queue.after is null or (sent.sent_at, sent.id) > (
        select min(last_seen.sent_at), find_admin_queue.after from sent as last_seen
        where last_seen.id = find_admin_queue.after))
      order by sent.sent_at, sent.id
      limit 20
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'kind', case when c.objection is null then page.kind else 'objection' end,
        'id', page.id,
        'name', coalesce(b.name, s.content ->> 'name'),
        'city', coalesce(b.city, s.content ->> 'city'),
        'state', coalesce(b.state, s.content ->> 'state'),
        'sent_at', page.sent_at,
        'sender', nullif(concat_ws(' ', p.first_name, p.last_name), ''),
        'approved', earlier.approved,
        'refused', earlier.refused
      ) || case page.kind
        when 'claim' then jsonb_build_object('evidence', c.evidence, 'object_until', c.object_until)
        when 'change' then jsonb_build_object('field', h.field)
        else '{}'
      end order by page.sent_at, page.id), '[]'),
      'next', case when count(*) = 20 then (array_agg(page.id order by page.sent_at desc, page.id desc))[1] end
    )
    from page
    left join public.submissions as s on page.kind = 'submission' and s.id = page.id
    left join public.claims as c on page.kind = 'claim' and c.id = page.id
    left join public.held_changes as h on page.kind = 'change' and h.id = page.id
    left join public.businesses as b on b.id = coalesce(c.business_id, h.business_id)
    left join public.profiles as p on p.user_id = page.sender_id
    cross join lateral (
      select count(*) filter (where o.is_approved) as approved, count(*) filter (where o.is_refused) as refused
      from sent as o where o.sender_id = page.sender_id and o.kind = page.kind
    ) as earlier
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
