-- Admins find listings of any status, and suspend, restore, publish, close and reopen them. Moving one is
-- `change_business_status`.

-- The listings that the indexes of search leave out, also for `find_former_listings`.
create index businesses_unpublished_idx on public.businesses (name_key collate "C", id) where status <> 'published';

-- Changes a listing's status from the one the caller expects. Published and closed listings can be
-- suspended or become the other, suspended ones restored to either, and drafts, pending and rejected ones published;
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
      ('published', 'suspended'), ('closed', 'suspended'), ('published', 'closed'), ('closed', 'published'), ('suspended', 'published'), ('suspended', 'closed'),
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

-- Returns the last part of the address of a page: 'joes-diner' for itself and for 'https://host/business/joes-diner?x#y'.
create function private.slug_in(input text)
returns text immutable
return substring(lower(input) from '^(?:.*/)?([a-z0-9]+(?:-[a-z0-9]+)*)/?(?:[?#].*)?$');

-- Returns the ids of listings that a text names exactly: an id, or the address of a page, also a former one.
create function private.businesses_named(input text)
returns uuid[] stable
return array(
  select b.id from public.businesses as b
  where b.id = case when pg_input_is_valid(input, 'uuid') then input::uuid end
  union select b.id from public.businesses as b where b.slug = private.slug_in(input)
  union select s.business_id from public.business_slugs as s where s.slug = private.slug_in(input) and s.business_id is not null
);

-- Returns the ids of listings that have a text elsewhere than in their words: digits of the phone, a zip code, a part of
-- the email, a website's domain, the name or email of the owner, the beginning of the street or of a former name.
create function private.businesses_with(input text)
returns uuid[] language plpgsql stable as $$
declare
  term constant text := lower(input);
  digits constant text := case when input ~ '^[-+(). [:digit:]]+$'
    then regexp_replace(regexp_replace(input, '\D', '', 'g'), '^1(?=\d{10}$)', '') end;
  at_street constant text := substring(term from '^\d+\s+(?:[nsew]{1,2}\.?\s+)?[^\s,]+');
  host constant text := substring(term from '^(?:https?://)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:/.*)?$');
begin
  if char_length(coalesce(digits, term)) < 3 then
    return '{}';
  end if;
  return array(
    select p.business_id from private.published_listings as p
    where (p.phone is not null or p.email is not null)
      and (strpos(translate(p.phone, '() -', ''), digits) > 0 or (digits is null and strpos(p.email, term) > 0))
    union all
    select b.id from public.businesses as b
    where b.status = 'published' and left(b.zip_code, 5) = left(digits, 5) and char_length(digits) in (5, 9)
    union all
    select b.id from public.businesses as b
    where b.status <> 'published' and (strpos(translate(b.phone, '() -', ''), digits) > 0 or starts_with(b.zip_code, digits)
      or (digits is null and strpos(b.email, term) > 0))
    union all
    select b.id from public.businesses as b
    where b.website is not null and (reverse(private.website_host(b.website)) = reverse(host)
      or reverse(private.website_host(b.website)) like reverse(host) || '.%')
    union all
    select o.business_id from private.owned_listings as o
      join auth.users as u on u.id = o.owner_id left join public.profiles as p on p.user_id = u.id
    where digits is null
      and (strpos(lower(u.email), term) > 0 or strpos(lower(concat_ws(' ', p.first_name, p.last_name)), term) > 0)
    union all
    select b.id from public.businesses as b
    where b.status = 'published' and substring(b.street from '^\d+') = substring(at_street from '^\d+')
      and starts_with(lower(b.street), at_street)
    union all
    select b.id from public.businesses as b where b.status <> 'published' and starts_with(lower(b.street), at_street)
    union all
    select c.business_id from public.business_changes as c
    where c.field = 'name' and lower(c.before #>> '{}') collate "C" >= term and lower(c.before #>> '{}') collate "C" < term || chr(1114111)
    limit 1000
  );
end;
$$;

-- Returns the query of `search_doc` for names, cities, states, categories and their beginnings: each word must match.
create function private.manage_query(words text[])
returns tsquery stable
return (
  select string_agg(format('(%L:*A%s)', word, (
    select string_agg(format(' | %L:*B', stem), '') from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem
  )), ' & ')::tsquery from unnest(words) as word);

create function private.texts_in(list jsonb)
returns text[] immutable
return array(select jsonb_array_elements_text(list));

-- Returns the conditions of a filter on listings `b` as SQL: only the given ones, so that each query gets its own plan.
-- `q` is what `businesses_named` or `businesses_with` find, or words, of which those with digits may also begin the street,
-- the zip code or be in the phone. `owner`: 'any' or 'none'; `import`: the id of one that named them; `statuses`, `ids`:
-- lists; the others are those of app/domain/export/export.ts.
create function private.listing_conditions(filter jsonb)
returns text language plpgsql stable as $$
declare
  input constant text := left(btrim(coalesce(filter ->> 'q', '')), 200);
  words constant text[] := array_remove(string_to_array(private.normalize(input), ' '), '');
  numbers text[] := array(select word from unnest(words) as word where word ~ '^\d{3,}$');
  named uuid[];
  condition text;
begin
  if input <> '' then
    named := private.businesses_named(input);
    condition := format('b.id = any (%L::uuid[])', named);
  end if;
  if named = '{}' then
    numbers := case when cardinality(numbers) < cardinality(words) then numbers else '{}' end;
    condition := format($sql$(b.id = any (%L::uuid[]) or b.search_doc @@ %L::tsquery and not exists (
      select from unnest(%L::text[]) as number where strpos(b.name_key, number) = 0 and not starts_with(b.street, number)
        and not starts_with(b.zip_code, number) and strpos(translate(b.phone, '() -', ''), number) > 0 is not true))$sql$,
      private.businesses_with(input),
      private.manage_query(array(select word from unnest(words) as word where word <> all (numbers))), numbers);
  end if;
  return concat_ws(' and ', 'true', condition,
    'b.status = ' || quote_literal(nullif(filter ->> 'status', '')),
    case when filter ? 'statuses' then format('b.status = any (%L::public.listing_status[])', private.texts_in(filter -> 'statuses')) end,
    case when filter ? 'ids' then format('b.id = any (%L::uuid[])', private.texts_in(filter -> 'ids')) end,
    case filter ->> 'owner' when 'any' then 'b.owner_id is not null' when 'none' then 'b.owner_id is null' end,
    'b.metro_id = (select m.id from public.metros as m where m.slug = ' || quote_literal(filter ->> 'metro') || ')',
    '(select c.id from public.categories as c where c.slug = ' || quote_literal(nullif(filter ->> 'category', ''))
      || ') = any (b.category_id || b.more_category_ids)',
    'b.state = ' || quote_literal(upper(filter ->> 'state')),
    'lower(b.city) = ' || quote_literal(lower(btrim(filter ->> 'city'))),
    'b.updated_at >= ' || quote_literal(filter ->> 'changed_since') || '::timestamptz',
    'b.id in (
      select r.business_id from private.import_rows as r join private.import_jobs as j on j.id = r.job_id
      where j.started_at is not null and j.source = ' || quote_literal(filter ->> 'source') || ')',
    'b.id in (
      select r.business_id from private.import_rows as r join private.import_jobs as j on j.id = r.job_id
      where j.started_at is not null and j.id = ' || quote_literal(filter ->> 'import') || '::uuid)',
    case when filter -> 'missing' ? 'phone' then 'b.phone is null' end,
    case when filter -> 'missing' ? 'hours' then
      'not exists (select from public.opening_hours as h where h.business_id = b.id)'
    end,
    case when filter -> 'missing' ? 'photo' then 'b.photos = ''[]''' end
  );
end;
$$;

-- Finds listings of any status by a filter of `listing_conditions`, in the order of their names: 50 after the one named by
-- `after`. `total` counts up to 10,000, as many as one bulk job has.
create function public.find_businesses_to_manage(filter jsonb default '{}', after uuid default null)
returns jsonb language plpgsql stable security definer as $$
declare
  condition text;
  last_key text;
  page jsonb;
  total integer;
begin
  perform private.require_admin();
  condition := private.listing_conditions(filter);
  execute format('select count(*) from (select from public.businesses as b where %s limit 10000) as b', condition) into total;
  select b.name_key into last_key from public.businesses as b where b.id = after;
  -- One scan for each index: of what is published, and of all else.
  execute format(
    'with found as (
      (select b.* from public.businesses as b where b.status = ''published'' and %1$s
        order by b.name_key collate "C", b.id limit 51)
      union all
      (select b.* from public.businesses as b where b.status <> ''published'' and %1$s
        order by b.name_key collate "C", b.id limit 51)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      ''id'', f.id, ''slug'', f.slug, ''name'', f.name, ''street'', f.street, ''city'', f.city, ''state'', f.state,
      ''zip_code'', f.zip_code, ''phone'', f.phone, ''category'', c.name,
      ''status'', f.status, ''temporarily_closed'', f.temporarily_closed, ''owner_id'', f.owner_id,
      ''owner'', private.name_person(f.owner_id), ''updated_at'', f.updated_at
    ) order by f.name_key collate "C", f.id), ''[]'')
    from (select * from found order by name_key collate "C", id limit 51) as f join public.categories as c on c.id = f.category_id',
    condition || case when last_key is not null then ' and (b.name_key collate "C", b.id) > ($1 collate "C", $2)' else '' end)
  into page using last_key, after;
  return jsonb_build_object('businesses', page - 50, 'total', total,
    'next', case when jsonb_array_length(page) > 50 then page -> 49 ->> 'id' end);
end;
$$;
grant execute on function public.find_businesses_to_manage to authenticated;
