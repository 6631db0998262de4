-- The history of a listing: who changed which facts, when, with old and new values. Triggers and
-- the functions that write listings only ever add rows; a hash chains each row to the previous one,
-- so that anybody can detect an altered, removed or replaced row.
-- Hash format. Each line is UTF-8 text, lines are joined by one line feed, hashes are SHA-256 in
-- lower-case hexadecimal:
--   values_hash = sha256( salt, before, after )
--   hash        = sha256( previous_hash, business_id, number, at, role, field, values_hash )
-- `before` and `after` are JSON in the text form that the history publishes; `number` counts from 1
-- without gaps; `at` is '2026-11-22T07:05:16.123456Z'; `previous_hash` of the first row is 64
-- zeros. Values that were never public are published without salt, before and after, but with
-- `values_hash`: the chain can still be verified, and the salt prevents guessing.
-- `app/domain/history/check-history.ts` verifies it in the browser.
create table public.business_changes (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  number integer not null check (number >= 1),
  at timestamptz not null,
  -- The writer; null: the system (imports). Never public. No foreign key: the row stays unchanged
  -- when the account is deleted.
  actor_id uuid,
  -- The owner for whom an admin wrote; never public, but that there is one.
  on_behalf_of uuid default nullif(current_setting('mainstreet.on_behalf_of', true), '')::uuid,
  -- The role in which they wrote: this is public.
  role text not null check (role in ('owner', 'editor', 'directory', 'import', 'neighbor')),
  -- `history_field` of private.listing_fields, or one of 'listing' (it was added), 'status',
  -- 'is_claimed', 'verification', 'merged' (another listing was merged into it, or that was undone).
  field text not null,
  before jsonb not null,
  after jsonb not null,
  -- Whether the listing was public then; otherwise its values are not shown to the public.
  was_public boolean not null,
  salt uuid not null default gen_random_uuid(),
  previous_hash text not null,
  hash text not null,
  unique (business_id, number)
);
create index business_changes_actor_id_idx on public.business_changes (actor_id, at desc);
create index business_changes_names_idx on public.business_changes (lower(before #>> '{}') collate "C") where field = 'name';
create index business_changes_hours_idx on public.business_changes (at) where field = 'opening_hours';

-- Deleting a listing deletes its history; nothing else removes a row.
create function private.prevent_history_changes()
returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.businesses where id = old.business_id) then
    return old;
  end if;
  raise exception 'The history of a listing cannot be changed' using errcode = '42501';
end;
$$;
create trigger business_changes_are_append_only before update or delete on public.business_changes
for each row execute function private.prevent_history_changes();
create trigger business_changes_are_never_emptied before truncate on public.business_changes
for each statement execute function private.refuse_change();

-- Chains a new row to the last one. Writers of a listing hold its row lock, so that concurrent ones
-- run one after the other; a trigger that runs before all others takes the lock where they do not.
create function private.chain_change()
returns trigger language plpgsql security definer as $$
declare
  last public.business_changes;
begin
  perform from public.businesses where id = new.business_id for update;
  select * into last from public.business_changes
  where business_id = new.business_id order by number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  -- A transaction that waited for the lock may have begun before the one that held it.
  new.at := greatest(coalesce(new.at, now()), last.at);
  new.previous_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := private.sha256_of(
    new.previous_hash, new.business_id::text, new.number::text, private.format_moment(new.at), new.role,
    new.field, private.sha256_of(new.salt::text, new.before::text, new.after::text)
  );
  return new;
end;
$$;
create trigger business_changes_are_chained before insert on public.business_changes
for each row execute function private.chain_change();

create function private.is_public(status public.listing_status)
returns boolean immutable
return status in ('published', 'closed', 'moved');

-- Returns the role in which the caller writes a listing, which may just have changed owners.
create function private.editor_role(listing_id uuid, owner_id uuid)
returns text language plpgsql stable as $$
begin
  return case
    when auth.uid() is null then 'import'
    -- Somebody accepts what a neighbor proposed, see `write_suggestion`.
    when current_setting('mainstreet.is_suggested', true) = 'on' then 'neighbor'
    when owner_id = auth.uid() then 'owner'
    when private.own_role(listing_id) is not null then 'editor'
    else 'directory'
  end;
end;
$$;

-- Whether an admin stands behind a change: by writing it, or by accepting what a neighbor proposed.
create function private.is_reviewed(change public.business_changes)
returns boolean stable
return change.role = 'directory' or change.role = 'neighbor' and exists (
  select from public.profiles as p where p.user_id = change.actor_id and p.role in ('admin', 'super_admin'));

create function private.record_change(listing public.businesses, field text, before jsonb, after jsonb)
returns void language plpgsql as $$
begin
  if before is distinct from after then
    insert into public.business_changes (business_id, actor_id, role, field, before, after, was_public)
    values (listing.id, auth.uid(), private.editor_role(listing.id, listing.owner_id), field, before, after,
      private.is_public(listing.status));
  end if;
end;
$$;

-- Returns the facts stored in the listing's own row, as its history shows them.
-- `private.write_fields` records child rows (hours, services).
select private.define($define$
create function private.listing_facts(listing public.businesses)
returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object({facts: '*', coalesce(listing.*, '')}) || jsonb_build_object(
    'category', (select slug from public.categories where id = listing.category_id),
    'more_categories', to_jsonb(private.category_slugs(listing.more_category_ids)),
    'address', jsonb_build_object(
      'street', coalesce(listing.street, ''), 'city', listing.city, 'state', listing.state,
      'zip_code', listing.zip_code,
      'location', case when listing.lat is not null
        then jsonb_build_object('lat', listing.lat, 'lng', listing.lng) end
    ),
    'attributes', to_jsonb(listing.attributes), 'photos', listing.photos,
    'status', jsonb_build_object(
      'status', listing.status, 'temporarily_closed', listing.temporarily_closed,
      'reopens_on', listing.reopens_on,
      'moved_to', (select slug from public.businesses where id = listing.moved_to)
    ),
    'is_claimed', listing.is_claimed, 'verification', listing.verification
  );
end;
$$
$define$);

create function private.record_changed_listing()
returns trigger language plpgsql security definer as $$
declare
  old_facts constant jsonb := private.listing_facts(old);
  has_other_owner constant boolean := new.owner_id <> old.owner_id;
  fact record;
begin
  -- A person who gave the listing away did so as its owner.
  new.owner_id := case when old.owner_id = auth.uid() then old.owner_id else new.owner_id end;
  for fact in
    select * from jsonb_each(private.listing_facts(new)) where value is distinct from old_facts -> key order by key
  loop
    perform private.record_change(new, fact.key, old_facts -> fact.key, fact.value);
  end loop;
  perform private.record_change(new, 'is_claimed', 'true', '"transferred"') where has_other_owner;
  return null;
end;
$$;
select private.define($define$
  create trigger businesses_record_change after update of
    {columns: *}, status, temporarily_closed, reopens_on, moved_to, owner_id, verification
  on public.businesses
  for each row execute function private.record_changed_listing()
$define$);

create policy "People can read the changes they made" on public.business_changes
for select to authenticated
using (actor_id = (select auth.uid()) and (select private.is_requested_directly('/business_changes')));

grant select on public.business_changes to authenticated;
-- Nobody may write history directly, the service role included.
revoke all on public.business_changes from service_role;
grant select on public.business_changes to service_role;

-- Returns a page of a history, newest first: at most 100 rows, those before number `before`.
create function private.history_page(listing_id uuid, before integer)
returns setof public.business_changes language sql stable as $$
  select * from public.business_changes
  where business_id = listing_id and (history_page.before is null or number < history_page.before)
  order by number desc limit 100;
$$;

-- Returns the public part of a history, by uuid, slug or former slug; `next` is the `before` of the next page. Null where
-- there is no such listing. Shows roles and never people.
create function public.get_business_history(id_or_slug text, before integer default null)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'business_id', b.id, 'slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state,
    'changes', page.changes,
    'next', case when page.last > 1 then page.last end
  )
  from private.find_listing(id_or_slug) as found
  join public.businesses as b on b.id = found.id,
  lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', number, 'at', private.format_moment(at), 'role', role, 'is_for_owner', on_behalf_of is not null, 'field', field,
      'before', case when was_public then c.before::text end, 'after', case when was_public then after::text end,
      'salt', case when was_public then salt end,
      'values_hash', private.sha256_of(salt::text, c.before::text, after::text),
      'previous_hash', previous_hash, 'hash', hash
    ) order by number desc), '[]') as changes, min(number) as last
    from private.history_page(b.id, get_business_history.before) as c
  ) as page
  where private.is_public(b.status);
$$;
grant execute on function public.get_business_history to anon, authenticated, service_role;
