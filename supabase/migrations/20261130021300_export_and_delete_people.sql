-- A person's data: exported by themselves or, on their request, by super admins, and deleted.

-- Returns what the directory stores about a person, each part a list of rows.
create function private.collect_person(person uuid)
returns jsonb language plpgsql stable as $$
declare
  data jsonb;
  part record;
  rows jsonb;
begin
  data := jsonb_build_object(
    'exported_at', now(),
    'user', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
        'last_sign_in_at', u.last_sign_in_at, 'created_at', u.created_at, 'updated_at', u.updated_at,
        'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data)
      from auth.users as u where u.id = person
    ),
    'listings', (
      select coalesce(jsonb_agg(private.export_listing(b) order by b.id), '[]')
      from private.owned_listings as o join public.businesses as b on b.id = o.business_id where o.owner_id = person),
    'reviews', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - '{author_id,signals}'::text[] || jsonb_build_object('business', jsonb_build_object('name', b.name, 'slug', b.slug))
        order by r.id), '[]')
      from public.reviews as r join public.businesses as b on b.id = r.business_id where r.author_id = person),
    'questions', (
      select coalesce(jsonb_agg(
        to_jsonb(q) - '{author_id,signals}'::text[] || jsonb_build_object('business', jsonb_build_object('name', b.name, 'slug', b.slug))
        order by q.id), '[]')
      from public.questions as q join public.businesses as b on b.id = q.business_id where q.author_id = person),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'business', jsonb_build_object('name', b.name, 'slug', b.slug),
        'side', case when t.person_id = person then 'person' else 'business' end, 'created_at', t.created_at,
        'messages', (
          select jsonb_agg(jsonb_build_object('side', m.side, 'body', m.body, 'by_mail', m.by_mail, 'is_held', m.is_held, 'created_at', m.created_at)
            order by m.created_at)
          from public.messages as m
          where m.thread_id = t.id and (not m.is_held or t.person_id = person))) order by t.created_at), '[]')
      from public.message_threads as t join public.businesses as b on b.id = t.business_id
      where t.person_id = person or t.owner_id = person and b.owner_id = person
        and exists (select from public.messages as m where m.thread_id = t.id and not m.is_held)),
    'saved_lists', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'owner_id' || jsonb_build_object('places', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', b.name, 'slug', b.slug, 'note', s.note, 'saved_at', s.saved_at) order by s.position), '[]')
        from private.places_of_list(l.id) as s join public.businesses as b on b.id = s.business_id
      )) order by l.created_at), '[]')
      from private.saved_lists as l where l.owner_id = person),
    'suggested_edits', (
      select coalesce(jsonb_agg(to_jsonb(s) - '{proposer_id,network,signals}'::text[] || jsonb_build_object('fields', (
        select jsonb_agg(to_jsonb(f) - '{decided_by,decider_network}'::text[]) from public.suggested_fields as f where f.suggestion_id = s.id))), '[]')
      from public.suggested_edits as s where s.proposer_id = person)
  );
  -- Of each table the column with the person, and what is left out: it is secret, or about others.
  for part in
    select * from (values
      ('profile', 'public.profiles', 'user_id', '{}'),
      ('notification_preferences', 'public.notification_preferences', 'user_id', '{}'),
      ('api_keys', 'public.api_keys', 'owner_id', '{owner_id,hash}'),
      ('access', 'public.business_members', 'user_id', '{user_id,given_by}'),
      ('invitations', 'public.business_invitations', 'invited_by', '{invited_by,token_hash}'),
      ('measurements', 'public.perf_metrics', 'user_id', '{}'),
      ('submissions', 'public.submissions', 'submitter_id', '{submitter_id,decided_by}'),
      ('mails', 'private.mails', 'person', '{person,address,key,data,attempts,due_at,failure}'),
      ('notifications', 'public.notifications', 'recipient_id', '{recipient_id,key}'),
      ('questions_by_admins', 'private.sender_questions', 'person_id', '{person_id,asked_by}'),
      ('claims', 'public.claims', 'claimant_id', '{claimant_id,objection,decided_by}'),
      ('changes', 'public.business_changes', 'actor_id', '{actor_id}'),
      ('review_receipts', 'private.review_receipts', 'author_id', '{author_id}'),
      ('review_votes', 'public.review_votes', 'voter_id', '{voter_id,network}'),
      ('reports', 'public.reports', 'reporter_id', '{reporter_id,decided_by,network,signals}'),
      ('removals', 'private.removals', 'author_id', '{author_id,removed_by,content}'),
      ('saved_searches', 'private.saved_searches', 'owner_id', '{owner_id}'),
      ('pending_changes', 'public.pending_changes', 'requested_by', '{requested_by,decided_by}')
    ) as t (name, source, person, left_out)
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r) - $2), ''[]'') from %s as r where r.%I = $1', part.source, part.person)
    into rows using person, part.left_out::text[];
    data := data || jsonb_build_object(part.name, rows);
  end loop;
  return data;
end;
$$;

-- Returns a listing as its owner may read it, with its child rows, and without search columns.
create function private.export_listing(one public.businesses)
returns jsonb stable
return to_jsonb(one) - '{
  owner_id, is_claimed, category_id, more_category_ids, metro_id, ranking_score, duplicate_key, open_minutes, special_days, special_open,
  name_key, search_doc, search_tags, earth_point, map_lat, map_lng, photo_folders
}'::text[] || jsonb_build_object(
  'category', (select jsonb_build_object('name', c.name) from public.categories as c where c.id = one.category_id),
  'more_categories', private.named_categories(one.more_category_ids),
  'metro', (select jsonb_build_object('name', m.name) from public.metros as m where m.id = one.metro_id),
  'opening_hours', (
    select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.opening_hours as r where r.business_id = one.id),
  'special_hours', (
    select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.special_hours as r where r.business_id = one.id),
  'services', (
    select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.services as r where r.business_id = one.id),
  'fact_confirmations', (
    select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.fact_confirmations as r where r.business_id = one.id)
);

-- Returns the caller's data, except the audit log and the list of sessions.
create function public.export_own_data()
returns jsonb language plpgsql stable security definer as $$
declare
  data jsonb;
begin
  perform private.limit_reading(0);
  data := private.collect_person(auth.uid());
  perform private.limit_reading((select count(*) from jsonb_path_query(data, 'strict $.** ? (@.type() == "object")')));
  return data;
end;
$$;
grant execute on function public.export_own_data to authenticated;

-- Returns a person's data, on their request, as `data`; the log records the export.
-- outcome: done; not_found; old_session.
create function public.export_person(person uuid, reason text)
returns jsonb language plpgsql security definer as $$
declare
  refused jsonb;
begin
  perform private.require_super_admin();
  refused := private.begin_action(reason);
  if refused is not null then
    return refused || '{"data": null}';
  end if;
  if not exists (select from auth.users as u where u.id = person) then
    return '{"outcome": "not_found", "data": null}';
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id) values (auth.uid(), 'export', 'profiles', person);
  return jsonb_build_object('outcome', 'done', 'data', private.collect_person(person));
end;
$$;
grant execute on function public.export_person to authenticated;

-- Deletes an account, as people can do themselves, and notifies them. Irreversible.
-- outcome: done; not_found; own, which the account's own screen does; and the others of begin_account_action.
create function public.delete_person(person uuid, reason text)
returns jsonb language plpgsql security definer as $$
declare
  refused jsonb;
  account auth.users;
begin
  perform private.require_super_admin();
  refused := private.begin_account_action(person, reason);
  if refused is not null then
    return refused;
  end if;
  select * into account from auth.users as u where u.id = person;
  if account.id is null then
    return '{"outcome": "not_found"}';
  end if;
  -- A deleted profile is logged by its trigger.
  if not exists (select from public.profiles as p where p.user_id = person) then
    insert into public.audit_log (actor_id, action, table_name, row_id) values (auth.uid(), 'delete', 'profiles', person);
  end if;
  -- The auth service also takes a domain without a dot.
  perform private.notify('account_deleted', 'account-deleted:' || person,
    jsonb_build_object('reason', private.clean_text(reason)), null, account.email)
    where private.is_email(account.email);
  perform private.delete_account(person, false);
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.delete_person to authenticated;
