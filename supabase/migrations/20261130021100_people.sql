-- People for admins: search, details and notes. Super admins reach all accounts, admins those of members and owners,
-- but never their own.
create function private.is_within_reach(person uuid)
returns boolean stable security definer
return private.is_super_admin() or (
  private.is_admin() and person <> auth.uid()
  and not exists (select from public.profiles as p where p.user_id = person and p.role in ('admin', 'super_admin'))
);

create table private.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Through this day where the admin is, null until an admin lifts it; `banned_until` of auth.users is what gets checked.
  last_day date,
  reason private.reason not null,
  -- No foreign key: it stays when that account is deleted.
  suspended_by uuid not null,
  suspended_at timestamptz not null default now()
);

-- Reason and author are in every row of the log, so they are skipped here.
select private.audit('private.suspensions', 'insert or update or delete', '{user_id,reason,suspended_by,suspended_at}');

create function private.show_person(one auth.users)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', one.id, 'email', one.email, 'first_name', p.first_name, 'last_name', p.last_name, 'role', p.role,
    'created_at', one.created_at, 'confirmed_at', one.email_confirmed_at, 'last_sign_in_at', one.last_sign_in_at,
    'suspended_until', case when one.banned_until > now() then one.banned_until end
  )
  from (select one.id) as u left join public.profiles as p on p.user_id = u.id;
$$;

-- Finds people by words of name or address, or by id, newest accounts first: 50 after the one named
-- by `after`. Scans all of them: some tens of milliseconds for 100,000.
create function public.find_people(
  words text default null, role public.user_role default null, is_suspended boolean default null,
  after uuid default null
)
returns jsonb language plpgsql stable security definer as $$
declare
  term constant text := lower(btrim(coalesce(words, '')));
  last_seen auth.users;
  is_super boolean;
  people jsonb;
begin
  perform private.require_admin();
  is_super := private.is_super_admin();
  select * into last_seen from auth.users as u where u.id = after;
  select coalesce(jsonb_agg(private.show_person(found.u) order by (found.u).created_at desc, (found.u).id desc), '[]')
  into people
  from (
    select u
    from auth.users as u left join public.profiles as p on p.user_id = u.id
    where not u.is_anonymous
      and (is_super or u.id <> auth.uid() and coalesce(p.role, 'community_user') in ('community_user', 'business_owner'))
      and (
        term = '' or strpos(lower(u.email), term) > 0 or u.id::text = term
        or strpos(lower(concat_ws(' ', p.first_name, p.last_name)), term) > 0
      )
      and (find_people.role is null or p.role = find_people.role)
      and (not coalesce(is_suspended, false) or u.banned_until > now())
      and (last_seen.id is null or (u.created_at, u.id) < (last_seen.created_at, last_seen.id))
    order by u.created_at desc, u.id desc
    limit 51
  ) as found;
  return jsonb_build_object(
    'people', people - 50,
    'next', case when jsonb_array_length(people) > 50 then people -> 49 ->> 'id' end
  );
end;
$$;
grant execute on function public.find_people to authenticated;

-- Returns one of them with what they wrote and its outcome: the newest 20 of each, and the total. Unsent drafts, lists
-- that are not shared and conversations that neither side has reported stay private. Null where there is no such account
-- within the caller's reach.
create function public.get_person(person uuid)
returns jsonb language plpgsql stable security definer as $$
begin
  perform private.require_admin();
  return (
    select private.show_person(u) || jsonb_build_object(
      'is_self', u.id = auth.uid(),
      'suspension', (
        select jsonb_build_object(
          'last_day', s.last_day, 'reason', s.reason, 'by', private.name_account(s.suspended_by),
          'suspended_at', s.suspended_at)
        from private.suspensions as s where s.user_id = u.id and u.banned_until > now()
      ),
      'listings', private.list_newest((
        select jsonb_agg(jsonb_build_object(
          'id', b.id, 'name', b.name, 'city', b.city, 'state', b.state, 'status', b.status, 'slug', b.slug,
          'at', b.created_at) order by b.created_at desc)
        from private.owned_listings as o join public.businesses as b on b.id = o.business_id where o.owner_id = u.id
      )),
      'submissions', private.list_newest((
        select jsonb_agg(jsonb_build_object(
          'id', s.id, 'name', s.content ->> 'name', 'status', s.status, 'at', s.sent_at) order by s.sent_at desc)
        from public.submissions as s where s.submitter_id = u.id and s.sent_at is not null
      )),
      'claims', private.list_newest((
        select jsonb_agg(jsonb_build_object('id', c.id, 'name', b.name, 'status', c.status, 'at', c.sent_at)
          order by c.sent_at desc)
        from public.claims as c join public.businesses as b on b.id = c.business_id
        where c.claimant_id = u.id and c.sent_at is not null
      )),
      'reviews', private.list_newest((
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'name', b.name, 'slug', b.slug, 'rating', r.rating, 'body', r.body, 'status', r.status,
          'reason', r.hidden_reason, 'at', r.created_at) order by r.created_at desc)
        from public.reviews as r join public.businesses as b on b.id = r.business_id
        where r.author_id = u.id
      )),
      'questions', private.list_newest((
        select jsonb_agg(jsonb_build_object(
          'id', q.id, 'name', b.name, 'slug', b.slug, 'is_answer', q.question_id is not null, 'body', q.body,
          'status', q.status, 'reason', q.hidden_reason, 'at', q.created_at) order by q.created_at desc)
        from public.questions as q join public.businesses as b on b.id = q.business_id
        where q.author_id = u.id
      )),
      'suggestions', private.list_newest((
        select jsonb_agg(jsonb_build_object(
          'id', s.id, 'name', b.name, 'slug', b.slug, 'fields', (
            select jsonb_agg(jsonb_build_object('id', f.id, 'field', f.field, 'status', f.status, 'reason', f.reason)
              order by f.field)
            from public.suggested_fields as f where f.suggestion_id = s.id),
          'at', s.created_at) order by s.created_at desc)
        from public.suggested_edits as s join public.businesses as b on b.id = s.business_id
        where s.proposer_id = u.id
      )),
      'reports', private.list_newest((
        select jsonb_agg(jsonb_build_object(
          'id', p.id, 'kind', p.kind, 'subject_id', p.subject_id,
          'name', private.report_title(p.kind, p.subject_id, p.business_id), 'reason', p.reason, 'details', p.details,
          'status', p.status, 'outcome', p.outcome, 'at', p.created_at) order by p.created_at desc)
        from public.reports as p where p.reporter_id = u.id
      )),
      'conversations', private.list_newest((
        select jsonb_agg(jsonb_build_object(
          'id', t.id, 'name', b.name, 'slug', b.slug, 'is_closed', t.blocked_by is not distinct from 'admin',
          'at', t.created_at) order by t.created_at desc)
        from public.message_threads as t join public.businesses as b on b.id = t.business_id
        where u.id in (t.person_id, t.owner_id)
          and exists (select from public.reports as p where p.kind = 'conversation' and p.subject_id = t.id)
      )),
      'lists', private.list_newest((
        select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'at', l.created_at)
          order by l.created_at desc)
        from private.saved_lists as l where l.owner_id = u.id and l.is_shared
      ))
    )
    from auth.users as u where u.id = get_person.person and private.is_within_reach(u.id)
  );
end;
$$;
grant execute on function public.get_person to authenticated;

create function private.list_newest(items jsonb)
returns jsonb immutable
return jsonb_build_object(
  'count', coalesce(jsonb_array_length(items), 0),
  'newest', coalesce(jsonb_path_query_array(items, '$[0 to 19]'), '[]')
);

-- What admins write for each other about an account or an item of the queue; nobody else sees it.
create table private.admin_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references auth.users (id) on delete cascade,
  item_id uuid,
  body text not null check (private.is_clean_text(body, 2000)),
  -- No foreign key: the note stays when that account is deleted.
  written_by uuid not null,
  written_at timestamptz not null default now(),
  check (num_nonnulls(person_id, item_id) = 1)
);
create index admin_notes_person_idx on private.admin_notes (person_id, written_at);
create index admin_notes_item_idx on private.admin_notes (item_id, written_at);

create function private.require_reach(person uuid)
returns void language plpgsql stable as $$
begin
  perform private.require_admin();
  perform private.refuse('42501', 'Only super admins may do this')
    where person is not null and not private.is_within_reach(person);
end;
$$;

-- Returns the notes about an account or an item, the oldest first.
create function public.find_admin_notes(person uuid default null, item uuid default null)
returns jsonb language sql stable security definer as $$
  select private.require_reach(person);
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', n.id, 'body', n.body, 'by', private.name_account(n.written_by), 'is_own', n.written_by = auth.uid(),
    'written_at', n.written_at) order by n.written_at), '[]')
  from private.admin_notes as n where n.person_id = person or n.item_id = item;
$$;
grant execute on function public.find_admin_notes to authenticated;

-- A note of this id is added once.
create function public.add_admin_note(note_id uuid, body text, person uuid default null, item uuid default null)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_reach(person);
  insert into private.admin_notes (id, person_id, item_id, body, written_by)
  values (note_id, person, item, private.clean_text(add_admin_note.body), auth.uid())
  on conflict (id) do nothing;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.add_admin_note to authenticated;

-- Admins delete their own notes.
create function public.delete_admin_note(note_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  delete from private.admin_notes as n where n.id = note_id and n.written_by = auth.uid();
  return null;
end;
$$;
grant execute on function public.delete_admin_note to authenticated;
