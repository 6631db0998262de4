-- Keys for programs that need more than the open limits of the public API. A key grants no extra access: its calls are
-- rate limited per key and not per address (functions/middleware/key-limit.ts). Only its SHA-256 is stored.
create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  name text not null constraint key_name check (private.is_clean_text(name, 60)),
  -- The first characters, so that people can tell their keys apart.
  prefix text not null,
  -- In lower-case hexadecimal.
  hash text not null unique,
  created_at timestamptz not null default now(),
  -- To the hour.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_owner_id_idx on public.api_keys (owner_id, created_at);

create policy "People can read what is kept of their own keys" on public.api_keys
for select to authenticated
using (owner_id = (select auth.uid()));

grant select (id, owner_id, name, prefix, created_at, last_used_at, revoked_at) on public.api_keys to authenticated;

-- Creates a key and returns it, this once only. outcome: created; full, at five active keys;
-- too_many, at 20 a day including revoked ones.
create function public.create_api_key(name text)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := auth.uid();
  -- 32 characters that need no escape: 192 of the 244 random bits of two UUIDs.
  key constant text := 'ms_' || left(translate(
    encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), 32);
begin
  -- Serialized per person, so that the limits hold.
  perform pg_advisory_xact_lock(hashtext('keys of ' || caller));
  if (select count(*) from public.api_keys where owner_id = caller and revoked_at is null) >= 5 then
    return '{"outcome": "full", "key": null}';
  end if;
  if (select count(*) from public.api_keys where owner_id = caller and created_at > now() - interval '1 day') >= 20 then
    return '{"outcome": "too_many", "key": null}';
  end if;
  insert into public.api_keys (owner_id, name, prefix, hash)
  values (caller, private.clean_text(coalesce(create_api_key.name, '')), left(key, 7), encode(sha256(convert_to(key, 'UTF8')), 'hex'));
  return jsonb_build_object('outcome', 'created', 'key', key);
end;
$$;
grant execute on function public.create_api_key to authenticated;

-- Revokes one of the caller's keys. outcome: revoked; not_found, when it is not theirs or was revoked before.
create function public.revoke_api_key(key_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  update public.api_keys set revoked_at = now()
  where id = key_id and owner_id = auth.uid() and revoked_at is null;
  return jsonb_build_object('outcome', case when found then 'revoked' else 'not_found' end);
end;
$$;
grant execute on function public.revoke_api_key to authenticated;

-- Records the use of the active key with this hash and returns the id of its owner, whose keys share one limit; null
-- for others and for those of suspended people. The Worker calls this for API requests. It writes at most once an hour,
-- so that a busy key costs no writes.
create function public.use_api_key(hash text)
returns uuid language plpgsql security definer as $$
declare
  used public.api_keys;
begin
  select k.* into used
  from public.api_keys as k join auth.users as u on u.id = k.owner_id
  where k.hash = use_api_key.hash and k.revoked_at is null and (u.banned_until is null or u.banned_until <= now());
  if used.last_used_at is null or used.last_used_at < now() - interval '1 hour' then
    update public.api_keys set last_used_at = now() where id = used.id;
  end if;
  return used.owner_id;
end;
$$;
grant execute on function public.use_api_key to service_role;
