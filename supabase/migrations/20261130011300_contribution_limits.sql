-- What people write about listings: limits, and signs of a campaign. A text with signs is neither lost nor refused, it
-- waits for an admin, so that the true one among a hundred from one network is published once somebody has read it.

-- What people wrote in the last week, also what they deleted since.
create table private.contributions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('review', 'question', 'answer', 'message', 'reply', 'refused edit')),
  author_id uuid not null references auth.users (id) on delete cascade,
  business_id uuid not null references public.businesses (id) on delete cascade,
  is_new boolean not null, -- false: an edit
  network text, -- of `caller_network`
  written_at timestamptz not null default now()
);
create index contributions_author_id_idx on private.contributions (author_id, written_at);
create index contributions_business_id_idx on private.contributions (business_id, written_at);
create index contributions_network_idx on private.contributions (network, written_at);
create index contributions_written_at_idx on private.contributions (written_at);

-- The key of the hashes of networks, which cannot be turned back into addresses without it.
create table private.network_key (key uuid primary key default gen_random_uuid());
insert into private.network_key default values;

-- Returns a keyed hash of an address's network (/24 of IPv4, /48 of IPv6), never the address; null if it is not known.
create function private.hash_network(address text)
returns text language plpgsql stable as $$
begin
  if address is null or not pg_input_is_valid(address, 'inet') then
    return null;
  end if;
  return left(private.sha256_of((select key::text from private.network_key),
    network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 48 end))::text), 16);
end;
$$;

-- Returns that of the caller. The proxy of a hosted project sets `cf-connecting-ip`. What comes through the relay of
-- the Worker is one network.
create function private.caller_network()
returns text language plpgsql stable as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  return private.hash_network(btrim(coalesce(
    headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1))));
end;
$$;

-- Records that somebody writes; refuses what exceeds the limits of a day: a person's new ones and edits, and a
-- network's new ones, which is long after they wait for an admin. The caller holds the person's lock.
create function private.record_contribution(
  kind text, author uuid, listing_id uuid, is_new boolean, own_network text default private.caller_network()
)
returns void language plpgsql as $$
declare
  -- New ones, edits, new ones of the network.
  limits constant integer[] := case record_contribution.kind
    when 'answer' then '{30,60,200}' when 'message' then '{10,0,200}' when 'reply' then '{200,0,1000}'
    else '{10,30,200}' end;
begin
  perform private.refuse_excess((
    select count(*) from private.contributions as c
    where c.author_id = author and c.kind = record_contribution.kind and c.is_new = record_contribution.is_new
      and c.written_at > now() - interval '1 day'
  ), case when is_new then limits[1] else limits[2] end, 'Too much written in one day');
  perform private.refuse_excess((
    select count(*) from private.contributions as c
    where c.network = own_network and c.kind = record_contribution.kind and c.is_new
      and c.written_at > now() - interval '1 day'
  ), limits[3], 'Too much written from one network in one day') where is_new;
  insert into private.contributions (kind, author_id, business_id, is_new, network)
  values (record_contribution.kind, author, listing_id, record_contribution.is_new, own_network);
end;
$$;

-- Refuses who was refused sixty times today: to check what they send costs as much as to write it.
create function private.limit_refusals(kind text, author uuid)
returns void language sql as $$
  select private.refuse_excess((
    select count(*) from private.contributions as c
    where c.author_id = author and c.kind = 'refused ' || limit_refusals.kind and c.written_at > now() - interval '1 day'
  ), 60, 'Too many refused tries');
$$;

-- Counts a refusal and returns its answer. An error would take the count back. The write took no effect, so it is forgotten.
create function private.count_refusal(kind text, author uuid, listing_id uuid, answer jsonb)
returns jsonb language plpgsql as $$
begin
  insert into private.contributions (kind, author_id, business_id, is_new)
  values ('refused ' || count_refusal.kind, author, listing_id, true);
  delete from private.writes where person = author and at = now();
  return answer;
end;
$$;

-- Returns the signs of a campaign around a person's new text about a listing, '{}' if there are none: many at once,
-- by accounts of today, from one network.
create function private.find_campaign_signals(kind text, author uuid, listing public.businesses)
returns jsonb language plpgsql stable as $$
declare
  own_network constant text := private.caller_network();
  recent record;
  from_network bigint;
begin
  select count(*) as count, count(*) filter (where u.created_at > now() - interval '1 day') as new_accounts
  into recent
  from private.contributions as c join auth.users as u on u.id = c.author_id
  where c.business_id = listing.id and c.kind = find_campaign_signals.kind and c.author_id <> author and c.is_new
    and c.written_at > now() - interval '1 day';
  select greatest(count(distinct c.author_id) filter (where c.business_id = listing.id),
    -- A campus has many people, and not all of them today.
    case when count(distinct c.author_id) filter (where c.written_at > now() - interval '1 day') >= 20
      then count(distinct c.author_id) end)
  into from_network
  from private.contributions as c
  where c.network = own_network and c.kind = find_campaign_signals.kind and c.author_id <> author
    and c.is_new and c.written_at > now() - interval '7 days';
  return jsonb_strip_nulls(jsonb_build_object(
    'burst', case when recent.count >= greatest(5, listing.review_count / 100)
      then jsonb_build_object('count', recent.count + 1) end,
    'new_accounts', case when recent.new_accounts >= 3
        and exists (select from auth.users as u where u.id = author and u.created_at > now() - interval '1 day')
      then jsonb_build_object('count', recent.new_accounts + 1) end,
    'same_network', case when from_network >= 2 then jsonb_build_object('count', from_network + 1) end));
end;
$$;

-- Whether a side ('person', 'owner') wants to hear nothing of the other at a listing, because it has blocked it, or an
-- admin has. As far as `find_block` goes.
create function private.has_blocked(side text, person uuid, listing public.businesses)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select from public.message_threads as t
    where t.person_id = person and t.owner_id = listing.owner_id
      and (t.business_id = listing.id or t.blocked_by in ('person', 'owner'))
      and (t.blocked_by = 'admin' or (t.blocked_by = 'person') = (side = 'person')));
end;
$$;
