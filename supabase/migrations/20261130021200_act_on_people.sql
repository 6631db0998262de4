-- Actions of admins on people: suspensions, blocks, signing out; of super admins also roles. Each requires a reason, which
-- the audit log keeps, and a session of the last hour: a session left open is not enough.

-- Whether the caller has signed in within the last hour.
create function private.has_recent_session()
returns boolean stable
return exists (
  select from auth.sessions
  where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
    and created_at > now() - interval '1 hour'
);

-- Begins an action: refuses the reason, or returns null, with the reason set for the log, or outcome: old_session.
create function private.begin_action(reason text)
returns jsonb language plpgsql as $$
declare
  cleaned private.reason;
begin
  perform private.require_admin();
  cleaned := private.clean_text(coalesce(reason, ''));
  if not private.has_recent_session() then
    return '{"outcome": "old_session"}';
  end if;
  perform private.set_audit_reason(cleaned);
  return null;
end;
$$;

-- Begins an action on an account within the caller's reach: returns null, or the refusal. The lock is the one of
-- guard_last_super_admin: nobody gets another role meanwhile.
-- outcome: own; super_admin, whose role must be removed first; and those of begin_action.
create function private.begin_account_action(person uuid, reason text)
returns jsonb language plpgsql as $$
declare
  refused constant jsonb := private.begin_action(reason);
begin
  if refused is not null then
    return refused;
  end if;
  if person = auth.uid() then
    return '{"outcome": "own"}';
  end if;
  perform pg_advisory_xact_lock(hashtext('super admins'));
  if exists (select from public.profiles as p where p.user_id = person and p.role = 'super_admin') then
    return '{"outcome": "super_admin"}';
  end if;
  perform private.require_reach(person);
  return null;
end;
$$;

-- Changes a person's role from the one the caller expects.
-- outcome: done; stale, when they have another by now; suspended, who cannot become admins;
-- last_super_admin; no_profile, for accounts that never signed in; old_session.
create function public.change_role(person uuid, expected_role public.user_role, role public.user_role, reason text)
returns jsonb language plpgsql security definer as $$
declare
  refused jsonb;
  present_role public.user_role;
begin
  perform private.require_super_admin();
  refused := private.begin_action(reason);
  if refused is not null then
    return refused;
  end if;
  -- The same lock as guard_last_super_admin, before any row, so that of two who demote each other the
  -- second is checked again.
  perform pg_advisory_xact_lock(hashtext('super admins'));
  perform private.require_super_admin();
  select p.role into present_role from public.profiles as p where p.user_id = person for update;
  if present_role is null then
    return '{"outcome": "no_profile"}';
  end if;
  if present_role <> expected_role then
    return '{"outcome": "stale"}';
  end if;
  if change_role.role in ('admin', 'super_admin')
    and exists (select from auth.users as u where u.id = person and u.banned_until > now()) then
    return '{"outcome": "suspended"}';
  end if;
  if present_role = 'super_admin' and change_role.role <> 'super_admin'
    and not exists (select from public.profiles as p where p.role = 'super_admin' and p.user_id <> person) then
    return '{"outcome": "last_super_admin"}';
  end if;
  update public.profiles as p set role = change_role.role where p.user_id = person;
  perform private.notify('role_changed', 'role-changed:' || gen_random_uuid(),
    jsonb_build_object('role', change_role.role, 'reason', private.clean_text(reason)), person)
    where present_role <> change_role.role;
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.change_role to authenticated;

-- Suspends a person through a day, or without one blocks them until an admin lifts that; or changes date and reason. Their sessions end at once: the auth service
-- deletes them, and `check_requests` and the policies refuse tokens that are still valid.
-- outcome: done; not_found; and those of begin_account_action.
create function public.suspend_person(person uuid, reason text, last_day date default null, time_zone text default 'UTC')
returns jsonb language plpgsql security definer as $$
declare
  refused jsonb;
  zone constant text := case when private.is_time_zone(time_zone) then time_zone else 'UTC' end;
  today constant date := (now() at time zone zone)::date;
begin
  refused := private.begin_account_action(person, reason);
  if refused is not null then
    return refused;
  end if;
  perform private.refuse_field('last_day') where last_day not between today and today + 3660;
  -- The auth service knows no infinity.
  update auth.users as u set banned_until =
    coalesce((suspend_person.last_day + 1)::timestamp at time zone zone, now() + interval '100 years')
  where u.id = person;
  if not found then
    return '{"outcome": "not_found"}';
  end if;
  insert into private.suspensions as s (user_id, last_day, reason, suspended_by)
  values (person, suspend_person.last_day, private.clean_text(suspend_person.reason), auth.uid())
  on conflict (user_id) do update
  set last_day = excluded.last_day, reason = excluded.reason, suspended_by = excluded.suspended_by,
    suspended_at = now();
  delete from auth.sessions as s where s.user_id = person;
  perform private.notify('account_suspended', 'account-suspended:' || gen_random_uuid(),
    jsonb_build_object('last_day', last_day, 'reason', private.clean_text(reason)), person);
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.suspend_person to authenticated;

-- Ends a suspension early.
-- outcome: done; stale, when there is none any more; and those of begin_account_action.
create function public.lift_suspension(person uuid, reason text)
returns jsonb language plpgsql security definer as $$
declare
  refused jsonb;
begin
  refused := private.begin_account_action(person, reason);
  if refused is not null then
    return refused;
  end if;
  update auth.users as u set banned_until = null where u.id = person and u.banned_until > now();
  if not found then
    return '{"outcome": "stale"}';
  end if;
  delete from private.suspensions as s where s.user_id = person;
  perform private.notify('suspension_lifted', 'suspension-lifted:' || gen_random_uuid(), '{}', person);
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.lift_suspension to authenticated;

-- Ends all sessions of a person at once, who may sign in again: `check_requests` refuses tokens of ended sessions.
-- outcome: done; not_found; and those of begin_account_action.
create function public.sign_out_person(person uuid, reason text)
returns jsonb language plpgsql security definer as $$
declare
  refused jsonb;
begin
  refused := private.begin_account_action(person, reason);
  if refused is not null then
    return refused;
  end if;
  if not exists (select from auth.users as u where u.id = person) then
    return '{"outcome": "not_found"}';
  end if;
  delete from auth.sessions as s where s.user_id = person;
  insert into public.audit_log (actor_id, action, table_name, row_id, after)
  values (auth.uid(), 'update', 'profiles', person, '{"status": "signed_out"}');
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.sign_out_person to authenticated;
