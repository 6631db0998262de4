-- Lists members and invitations of a listing for its owner, and the invitations of the caller.

-- Returns an invitation as the recipient sees it. `is_yours`: the caller may answer it.
create function private.show_invitation(one public.business_invitations)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', one.id, 'role', one.role, 'until', one.until, 'expires_at', one.expires_at, 'address', one.address,
    'owner', private.name_person(one.invited_by),
    'listing', jsonb_build_object('slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state),
    'is_yours', coalesce(one.address = private.own_address(), false)
  )
  from public.businesses as b
  where b.id = one.business_id;
$$;

-- Returns the invitation of a mail's token; null when it is no longer open.
create function public.get_invitation(token text)
returns jsonb language sql stable security definer as $$
  select private.show_invitation(i)
  from public.business_invitations as i
  where i.token_hash = encode(sha256(convert_to(token, 'utf8')), 'hex') and i.status = 'open' and i.expires_at > now();
$$;
grant execute on function public.get_invitation to anon, authenticated;

-- Returns the open invitations to the address of the caller's account.
create function public.find_own_invitations()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(private.show_invitation(i) order by i.created_at desc, i.id), '[]')
  from (
    select * from public.business_invitations
    where address = private.own_address() and status = 'open' and expires_at > now()
    order by created_at desc, id
    limit 20
  ) as i;
$$;
grant execute on function public.find_own_invitations to authenticated;

-- For the owner: the members by name, and the invitations that are open, or declined or expired lately.
-- Null for everybody else.
create function public.get_business_access(business_id uuid)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'id', b.id, 'slug', b.slug, 'name', b.name,
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'person', m.user_id, 'name', private.name_person(m.user_id), 'address', u.email, 'role', m.role,
        'until', m.until, 'given_at', m.given_at
      ) order by m.given_at, m.user_id), '[]')
      from public.business_members as m
      join auth.users as u on u.id = m.user_id
      where m.business_id = b.id and coalesce(m.until >= (now() at time zone b.time_zone)::date, true)
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'address', i.address, 'role', i.role, 'until', i.until,
        'status', case when i.status = 'open' and i.expires_at <= now() then 'expired' else i.status::text end,
        'created_at', i.created_at, 'expires_at', i.expires_at
      ) order by i.created_at desc, i.id), '[]')
      from public.business_invitations as i
      where i.business_id = b.id and (
        (i.status = 'open' and i.expires_at > now() - interval '14 days')
        or (i.status = 'declined' and i.ended_at > now() - interval '14 days')
      )
    )
  )
  from public.businesses as b
  where b.id = get_business_access.business_id and b.owner_id = (select auth.uid());
$$;
grant execute on function public.get_business_access to authenticated;
