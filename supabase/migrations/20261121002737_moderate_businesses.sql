-- Admins find listings of any status, and suspend, restore and publish them. Closing, moving and
-- reopening a listing is `change_business_status`.

-- The listings that the indexes of search leave out, also for `find_former_listings`.
create index businesses_unpublished_idx on public.businesses (name_key collate "C", id) where status <> 'published';

-- Changes a listing's status from the one the caller expects. Published and closed listings can be
-- suspended, suspended ones restored to either, and drafts, pending and rejected ones published;
-- within 30 seconds the caller can undo the change. The owner reads the reason on screen and in an
-- email that leaves after these 30 seconds; an undone change notifies nobody.
-- outcome: done; stale, when the status is another by now; not_found.
create function public.moderate_business(
  business_id uuid, expected_status public.listing_status, new_status public.listing_status, reason text default null
)
returns jsonb language plpgsql security definer as $$
declare
  given_reason private.reason;
  listing public.businesses;
  is_undo boolean;
  undone text;
  event constant text := 'listing-status:' || gen_random_uuid();
begin
  perform private.require_admin();
  select * into listing from public.businesses as b where b.id = moderate_business.business_id for update;
  if listing.id is null then
    return '{"outcome": "not_found"}';
  end if;
  perform private.refuse('42501', 'Another admin must moderate your own listing') where listing.owner_id = auth.uid();
  if listing.status <> expected_status then
    return '{"outcome": "stale"}';
  end if;
  is_undo := coalesce((
    select a.actor_id = auth.uid() and a.occurred_at > now() - interval '30 seconds'
      and a.before ->> 'status' = new_status::text and a.after ->> 'status' = expected_status::text
    from public.audit_log as a
    where a.row_id = listing.id and a.table_name = 'businesses' and a.after ? 'status' order by a.id desc limit 1
  ), false);
  perform private.refuse('PT400', 'A listing cannot change to that status')
    where not is_undo and (expected_status, new_status) not in (
      ('published', 'suspended'), ('closed', 'suspended'), ('suspended', 'published'), ('suspended', 'closed'),
      ('draft', 'published'), ('pending', 'published'), ('rejected', 'published')
    );
  if not is_undo then
    given_reason := private.clean_text(coalesce(reason, ''));
  end if;
  perform private.set_audit_reason(coalesce(given_reason, 'undone'));
  update public.businesses as b set status = new_status where b.id = moderate_business.business_id;
  if is_undo then
    delete from private.mails as m
    where m.kind = 'listing_status_changed' and m.status = 'waiting' and m.due_at > now()
      and m.data ->> 'business_id' = moderate_business.business_id::text
    returning m.key into undone;
    delete from public.notifications as n where n.kind = 'listing_status_changed' and n.key = undone;
  elsif listing.owner_id is not null then
    perform private.notify('listing_status_changed', event,
      jsonb_build_object('name', listing.name, 'business_id', business_id, 'slug', listing.slug,
        'status', new_status, 'reason', given_reason), listing.owner_id);
    update private.mails as m set due_at = now() + interval '30 seconds' where m.key = event;
  end if;
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.moderate_business to authenticated;

-- Returns the ids of listings that an id, a slug or a phone number names exactly. As a function of its own: in one that
-- knows the text when it plans, PostgreSQL would read any text as a uuid.
create function private.businesses_named(input text)
returns uuid[] stable
return array(
  select b.id from public.businesses as b
  where b.id = case when pg_input_is_valid(input, 'uuid') then input::uuid end
  union select b.id from public.businesses as b where b.slug = input
  union select b.id from public.businesses as b
  where input ~ '^[-+().[:space:][:digit:]]{10,20}$' and b.phone = regexp_replace(
    right(regexp_replace(input, '\D', '', 'g'), 10), '^(\d{3})(\d{3})(\d{4})$', '(\1) \2-\3')
  limit 100
);

-- Finds listings of any status by id, slug, phone or words of the name, in the order of their names:
-- 50 after the one named by `after`. `owner`: 'any', 'none' or empty for all.
create function public.find_businesses_to_manage(
  q text default null, status public.listing_status default null, owner text default null, after uuid default null
)
returns jsonb language plpgsql stable security definer as $$
declare
  input constant text := left(btrim(coalesce(q, '')), 200);
  named uuid[] := '{}';
  words tsquery;
  condition text := 'true';
  last_key text;
  page jsonb;
begin
  perform private.require_admin();
  if input <> '' then
    named := private.businesses_named(input);
    -- Names that have them or begin with them.
    words := (select string_agg(quote_literal(word) || ':*A', ' & ')::tsquery
      from string_to_table(private.normalize(input), ' ') as word where word <> '');
    condition := case when cardinality(named) > 0 then 'b.id = any ($1)' else 'b.search_doc @@ $2' end;
  end if;
  select b.name_key into last_key from public.businesses as b where b.id = after;
  -- One scan for each index: of what is published, and of all else.
  execute format(
    'with found as (
      (select b.* from public.businesses as b where b.status = ''published'' and %1$s and %2$s
        order by b.name_key collate "C", b.id limit 51)
      union all
      (select b.* from public.businesses as b where b.status <> ''published'' and %1$s and %2$s
        order by b.name_key collate "C", b.id limit 51)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      ''id'', f.id, ''slug'', f.slug, ''name'', f.name, ''city'', f.city, ''state'', f.state, ''phone'', f.phone,
      ''status'', f.status, ''temporarily_closed'', f.temporarily_closed, ''owner_id'', f.owner_id,
      ''owner'', private.name_person(f.owner_id), ''updated_at'', f.updated_at
    ) order by f.name_key collate "C", f.id), ''[]'')
    from (select * from found order by name_key collate "C", id limit 51) as f',
    condition,
    '($3 is null or b.status = $3)
      and ($4 is null or (b.owner_id is not null) = ($4 = ''any''))
      and ($5 is null or (b.name_key collate "C", b.id) > ($5 collate "C", $6))')
  into page using named, words, find_businesses_to_manage.status, nullif(owner, ''), last_key, after;
  return jsonb_build_object(
    'businesses', page - 50,
    'next', case when jsonb_array_length(page) > 50 then page -> 49 ->> 'id' end);
end;
$$;
grant execute on function public.find_businesses_to_manage to authenticated;
