-- Actions of super admins on a person's request: export their data, and delete it.

-- The same data that people get by `app/domain/account/export-account.ts`; a test compares both.
create function private.collect_person(person uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'exported_at', now(),
    'user', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
        'last_sign_in_at', u.last_sign_in_at, 'created_at', u.created_at, 'updated_at', u.updated_at,
        'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data)
      from auth.users as u where u.id = person
    ),
    'profile', private.list_rows((select jsonb_agg(to_jsonb(p)) from public.profiles as p where p.user_id = person)),
    'notification_preferences', private.list_rows((
      select jsonb_agg(to_jsonb(n)) from public.notification_preferences as n where n.user_id = person)),
    'api_keys', private.list_rows((
      select jsonb_agg(to_jsonb(k) - '{owner_id, hash}'::text[] order by k.id)
      from public.api_keys as k where k.owner_id = person)),
    'listings', private.list_rows((
      select jsonb_agg(private.export_listing(b) order by b.id) from public.businesses as b where b.owner_id = person)),
    'access', private.list_rows((
      select jsonb_agg(to_jsonb(m) - '{user_id, given_by}'::text[] order by m.business_id)
      from public.business_members as m where m.user_id = person)),
    'invitations', private.list_rows((
      select jsonb_agg(to_jsonb(i) - '{invited_by, token_hash}'::text[] order by i.id)
      from public.business_invitations as i where i.invited_by = person)),
    'reviews', private.list_rows((
      select jsonb_agg(
        to_jsonb(r) - 'author_id' || jsonb_build_object('business', jsonb_build_object('name', b.name, 'slug', b.slug))
        order by r.id)
      from public.reviews as r join public.businesses as b on b.id = r.business_id where r.author_id = person)),
    'measurements', private.list_rows((
      select jsonb_agg(to_jsonb(m) order by m.id) from public.perf_metrics as m where m.user_id = person)),
    'submissions', private.list_rows((
      select jsonb_agg(to_jsonb(s) - '{submitter_id, decided_by}'::text[] order by s.id)
      from public.submissions as s where s.submitter_id = person)),
    'mails', private.list_rows((
      select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'status', m.status, 'created_at', m.created_at,
        'ended_at', m.ended_at) order by m.id)
      from private.mails as m where m.person = collect_person.person)),
    'notifications', private.list_rows((
      select jsonb_agg(to_jsonb(n) - '{recipient_id, key}'::text[] order by n.id)
      from public.notifications as n where n.recipient_id = person)),
    'claims', private.list_rows((
      select jsonb_agg(to_jsonb(c) - '{claimant_id, objection, decided_by}'::text[] order by c.id)
      from public.claims as c where c.claimant_id = person)),
    'changes', private.list_rows((
      select jsonb_agg(to_jsonb(c) - 'actor_id' order by c.id)
      from public.business_changes as c where c.actor_id = person)),
    'held_changes', private.list_rows((
      select jsonb_agg(to_jsonb(h) - '{asked_by, decided_by}'::text[] order by h.id)
      from public.held_changes as h where h.asked_by = person))
  );
end;
$$;

create function private.list_rows(rows jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(rows, '[]');
$$;

-- Returns a listing as its owner may read it, with its child rows, and without search columns.
create function private.export_listing(one public.businesses)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return to_jsonb(one) - '{
    owner_id, is_claimed, category_id, metro_id, ranking_score, duplicate_key, open_minutes, special_days, special_open,
    name_key, search_doc, search_tags, earth_point, map_lat, map_lng, photo_folders
  }'::text[] || jsonb_build_object(
    'category', (select jsonb_build_object('name', c.name) from public.categories as c where c.id = one.category_id),
    'metro', (select jsonb_build_object('name', m.name) from public.metros as m where m.id = one.metro_id),
    'opening_hours', private.list_rows((
      select jsonb_agg(to_jsonb(h)) from public.opening_hours as h where h.business_id = one.id)),
    'special_hours', private.list_rows((
      select jsonb_agg(to_jsonb(h)) from public.special_hours as h where h.business_id = one.id)),
    'services', private.list_rows((
      select jsonb_agg(to_jsonb(s)) from public.services as s where s.business_id = one.id)),
    'fact_confirmations', private.list_rows((
      select jsonb_agg(to_jsonb(f)) from public.fact_confirmations as f where f.business_id = one.id))
  );
end;
$$;

-- Returns a person's data, on their request, as `data`; the log records the export.
-- outcome: done; not_found; old_session; invalid.
create function public.export_person(person uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused jsonb;
begin
  refused := private.begin_act(reason);
  if refused is not null then
    return refused || '{"data": null}';
  end if;
  if not exists (select from auth.users as u where u.id = person) then
    return private.answer_act('not_found') || '{"data": null}';
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id) values (auth.uid(), 'export', 'profiles', person);
  return private.answer_act('done') || jsonb_build_object('data', private.collect_person(person));
exception when insufficient_privilege then
  return private.note_refusal(sqlerrm);
end;
$$;
grant execute on function public.export_person to authenticated;

-- Deletes an account, as people can do themselves, and notifies them. Irreversible.
-- outcome: done; not_found; own, which the account's own screen does; and the others of
-- begin_act_on_account.
create function public.delete_person(person uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused jsonb;
  present auth.users;
begin
  refused := private.begin_act_on_account(person, reason);
  if refused is not null then
    return refused;
  end if;
  select * into present from auth.users as u where u.id = person;
  if present.id is null then
    return private.answer_act('not_found');
  end if;
  -- A deleted profile is logged by its trigger.
  if not exists (select from public.profiles as p where p.user_id = person) then
    insert into public.audit_log (actor_id, action, table_name, row_id) values (auth.uid(), 'delete', 'profiles', person);
  end if;
  -- The auth service also takes a domain without a dot.
  if private.is_email(present.email) then
    perform private.tell('account_deleted', 'account-deleted:' || person,
      jsonb_build_object('reason', btrim(reason)), null, present.email);
  end if;
  perform private.delete_account(person);
  return private.answer_act('done');
exception when insufficient_privilege then
  return private.note_refusal(sqlerrm);
end;
$$;
grant execute on function public.delete_person to authenticated;
