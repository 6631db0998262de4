create type public.user_role as enum ('community_user', 'business_owner', 'admin', 'super_admin');

-- Cleans a name that others read: one line, one space between words, no control characters, no
-- invisible or bidirectional ones; '' where nothing of it can be seen. `cleanName` of app/domain/text does the same.
create function private.clean_name(input text)
returns text immutable
return case when private.is_blank(input) then '' else btrim(regexp_replace(regexp_replace(input,
  '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]',
  '', 'g'), '[\t\n\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')) end;
grant execute on function private.clean_name to authenticated, service_role;

-- Whether this is a cleaned name without a web or email address: mail programs turn 'example.com'
-- into a link, too. `hasAddress` of app/domain/profile/profile.ts has the same pattern.
create function private.is_person_name(input text)
returns boolean immutable
return input = private.clean_name(input)
  and input !~ '://|@|[.\u3002\uff0e\uff61][^\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]{2}';
grant execute on function private.is_person_name to authenticated, service_role;

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 100 and private.is_person_name(first_name)),
  last_name text check (char_length(last_name) <= 100 and private.is_person_name(last_name)),
  role public.user_role not null default 'community_user',
  -- Names their page (`get_public_profile`). Not `user_id`, so that no page shows ids of accounts.
  public_id uuid not null unique default gen_random_uuid(),
  is_public boolean, -- whether they have such a page: only once they have said so; null until they have answered
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reserved_name check (not private.are_reserved_names(first_name, last_name))
);

-- Returns 'Ana Ruiz'; null for people without a name. Lists call it for each row: PL/pgSQL keeps its plan.
create function private.name_person(person uuid)
returns text language plpgsql stable as $$
begin
  return (select nullif(concat_ws(' ', p.first_name, p.last_name), '') from public.profiles as p where p.user_id = person);
end;
$$;

create function private.clean_profile_names()
returns trigger language plpgsql as $$
begin
  new.first_name := nullif(private.clean_name(new.first_name), '');
  new.last_name := nullif(private.clean_name(new.last_name), '');
  return new;
end;
$$;
create trigger profiles_clean_names before insert or update of first_name, last_name on public.profiles
for each row execute function private.clean_profile_names();

create trigger profiles_touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();

-- Whether the caller's token is to be refused although it has not expired: it stays valid for up to
-- an hour after its person was suspended, or after its session ended ("Sign out everywhere", a new
-- password). A token without a session is the publishable key's or the service's.
create function private.is_refused()
returns boolean stable security definer
return exists (select from auth.users where id = (select auth.uid()) and banned_until > now())
  or auth.jwt() ->> 'session_id' is not null and not exists (
    select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and (not_after is null or not_after > now()));
grant execute on function private.is_refused to anon, authenticated, service_role;

-- Whether somebody is suspended: their profile and shared lists are not shown meanwhile.
create function private.is_suspended(person uuid)
returns boolean stable security definer
return exists (select from auth.users where id = person and banned_until > now());

create function private.require_caller()
returns uuid language plpgsql stable as $$
begin
  perform private.refuse('42501', 'Sign in first') where auth.uid() is null;
  return auth.uid();
end;
$$;

-- Security definer so that a policy on `profiles` can call it without recursion.
create function private.is_admin()
returns boolean stable security definer
return exists (
  select from public.profiles
  where user_id = (select auth.uid()) and role in ('admin', 'super_admin')
) and not private.is_refused();
grant execute on function private.is_admin to authenticated;

create function private.require_admin()
returns void language plpgsql stable as $$
begin
  perform private.refuse('42501', 'Only admins may do this') where not private.is_admin();
end;
$$;

create function private.is_super_admin()
returns boolean stable security definer
return exists (
  select from public.profiles
  where user_id = (select auth.uid()) and role = 'super_admin'
) and not private.is_refused();
grant execute on function private.is_super_admin to authenticated;

create function private.require_super_admin()
returns void language plpgsql stable as $$
begin
  perform private.refuse('42501', 'Only super admins may do this') where not private.is_super_admin();
end;
$$;

-- Whether another admin can decide what concerns the caller: in a directory run by one person, that person does.
create function private.has_other_admin()
returns boolean stable security definer
return exists (
  select from public.profiles where user_id <> (select auth.uid()) and role in ('admin', 'super_admin')
);
grant execute on function private.has_other_admin to authenticated;

-- Makes the account with this address the first super admin; see supabase/commands/first-admin.ts. outcome: appointed;
-- taken, when there is a super admin; missing; unconfirmed, when anybody may have chosen its password.
create function public.appoint_first_admin(address text)
returns text language plpgsql security definer as $$
declare
  account auth.users;
begin
  perform pg_advisory_xact_lock(hashtext('super admins'));
  if exists (select from public.profiles where role = 'super_admin') then
    return 'taken';
  end if;
  select * into account from auth.users where email = lower(btrim(address)) and not is_sso_user for update;
  if account.id is null or account.email_confirmed_at is null then
    return case when account.id is null then 'missing' else 'unconfirmed' end;
  end if;
  perform private.set_audit_reason('first_admin');
  insert into public.profiles (user_id) values (account.id) on conflict (user_id) do nothing;
  update public.profiles set role = 'super_admin' where user_id = account.id;
  return 'appointed';
end;
$$;
grant execute on function public.appoint_first_admin to service_role;

-- Who has the token of /setup becomes the first super admin; `npm start -- --empty` and `npm run first-admin` print it.
-- Only its hash is stored, the next one replaces it, and it serves once.
create table private.setup_tokens (
  hash text primary key,
  expires_at timestamptz not null default now() + interval '1 day'
);

-- Null where there is a super admin.
create function public.create_setup_token()
returns text language plpgsql security definer as $$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  perform pg_advisory_xact_lock(hashtext('super admins'));
  delete from private.setup_tokens;
  if exists (select from public.profiles where role = 'super_admin') then
    return null;
  end if;
  insert into private.setup_tokens (hash) values (encode(sha256(convert_to(token, 'UTF8')), 'hex'));
  return token;
end;
$$;
grant execute on function public.create_setup_token to service_role;

-- Makes an account, new and with a confirmed address, the first super admin; without one only checks the token.
create function public.use_setup_token(token text, account uuid default null)
returns boolean language plpgsql security definer as $$
declare
  used constant text := encode(sha256(convert_to(token, 'UTF8')), 'hex');
begin
  perform pg_advisory_xact_lock(hashtext('super admins'));
  if exists (select from public.profiles where role = 'super_admin')
    or not exists (select from private.setup_tokens where hash = used and expires_at > now()) then
    return false;
  end if;
  if account is not null then
    perform private.set_audit_reason('first_admin');
    insert into public.profiles (user_id) values (account) on conflict (user_id) do nothing;
    update public.profiles set role = 'super_admin' where user_id = account;
    delete from private.setup_tokens;
  end if;
  return true;
end;
$$;
grant execute on function public.use_setup_token to service_role;

-- Keeps at least one super admin, however a role is removed or an account deleted. The lock
-- serializes two concurrent removals, so that the second one sees itself as the last.
create function private.guard_last_super_admin()
returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'UPDATE' and new.role = 'super_admin' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('super admins'));
  perform private.refuse('PT409', 'The last super admin cannot be removed')
    where not exists (select from public.profiles where role = 'super_admin' and user_id <> old.user_id);
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
create trigger profiles_guard_last_super_admin before update of role or delete on public.profiles
for each row when (old.role = 'super_admin') execute function private.guard_last_super_admin();

-- Whether the directory keeps these names for itself, for the form of a sign-up, whose metadata lose them.
create function public.check_names(first_name text, last_name text)
returns boolean language sql immutable security definer as $$
  select not private.are_reserved_names(
    private.clean_name(left(check_names.first_name, 100)), private.clean_name(left(check_names.last_name, 100)));
$$;
grant execute on function public.check_names to anon, authenticated;

create policy "People can read their own profile and admins every profile" on public.profiles
for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Users cannot make themselves admin, whatever the metadata says.
create policy "People can create their own profile as user or business owner" on public.profiles
for insert to authenticated
with check (user_id = (select auth.uid()) and role in ('community_user', 'business_owner'));

create policy "People can change the names in their own profile, and show it" on public.profiles
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

grant select on public.profiles to authenticated;
grant insert (user_id, first_name, last_name, role, is_public) on public.profiles to authenticated;
grant update (first_name, last_name, is_public) on public.profiles to authenticated;
