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

-- Moderates up to 200 [{id, status}], each as it was seen, in one order, so that two admins do not block each other.
-- Returns an outcome for each: 'refused' where the listing is the caller's own or cannot change to that status.
create function public.moderate_businesses(listings jsonb, new_status public.listing_status, reason text default null)
returns jsonb language plpgsql security definer as $$
declare
  outcomes jsonb := '[]';
  one record;
  outcome text;
begin
  perform private.require_admin();
  perform private.refuse('22023', 'Choose 1 to 200 at a time') where jsonb_array_length(listings) not between 1 and 200;
  for one in select * from jsonb_to_recordset(listings) as given (id uuid, status public.listing_status) order by id loop
    begin
      -- Asked to, `moderate_business` would make the answer for all of them a refusal.
      outcome := case when exists (select from public.businesses as b where b.id = one.id and b.owner_id = auth.uid())
        then 'refused'
        else public.moderate_business(one.id, one.status, new_status, reason) ->> 'outcome' end;
    exception when sqlstate 'PT400' then
      outcome := 'refused';
    end;
    outcomes := outcomes || jsonb_build_object('id', one.id, 'outcome', outcome);
  end loop;
  return outcomes;
end;
$$;
grant execute on function public.moderate_businesses to authenticated;

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
-- the email, a website's domain, or the name or email of the owner.
create function private.businesses_with(input text)
returns uuid[] language plpgsql stable as $$
declare
  term constant text := lower(input);
  digits constant text := case when input ~ '^[-+(). [:digit:]]+$'
    then regexp_replace(regexp_replace(input, '\D', '', 'g'), '^1(?=\d{10}$)', '') end;
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

-- Finds listings of any status by what `businesses_named` or `businesses_with` find, or by words, of which those with
-- digits may also begin the street, the zip code or be in the phone. In the order of their names: 50 after the one named by
-- `after`. `owner`: 'any' or 'none'; `category`: a slug; `import`: the id of one that added or changed them.
-- `total` counts up to 1,000.
create function public.find_businesses_to_manage(
  q text default null, status public.listing_status default null, owner text default null, after uuid default null,
  category text default null, import uuid default null
)
returns jsonb language plpgsql stable security definer as $$
declare
  input constant text := left(btrim(coalesce(q, '')), 200);
  words constant text[] := array_remove(string_to_array(private.normalize(input), ' '), '');
  named uuid[] := '{}';
  texts tsquery;
  numbers text[] := '{}';
  condition text := 'true';
  last_key text;
  page jsonb;
  total integer;
begin
  perform private.require_admin();
  if input <> '' then
    named := private.businesses_named(input);
    condition := 'b.id = any ($1)';
    if named = '{}' then
      named := private.businesses_with(input);
      numbers := array(select word from unnest(words) as word where word ~ '^\d{3,}$');
      texts := private.manage_query(case when cardinality(numbers) = cardinality(words) then words
        else array(select word from unnest(words) as word where word <> all (numbers)) end);
      numbers := case when cardinality(numbers) < cardinality(words) then numbers else '{}' end;
      condition := '(b.id = any ($1) or b.search_doc @@ $2 and not exists (
        select from unnest($3) as number where strpos(b.name_key, number) = 0 and not starts_with(b.street, number)
          and not starts_with(b.zip_code, number) and strpos(translate(b.phone, ''() -'', ''''), number) > 0 is not true))';
    end if;
  end if;
  condition := concat_ws(' and ', condition,
    case when find_businesses_to_manage.status is not null then 'b.status = $4' end,
    case owner when 'any' then 'b.owner_id is not null' when 'none' then 'b.owner_id is null' end,
    case when nullif(category, '') is not null then '(select c.id from public.categories as c where c.slug = $5) = any (b.category_id || b.more_category_ids)' end,
    case when import is not null then 'b.id in (select e.business_id from private.import_effects as e where e.job_id = $6)' end);
  execute format('select count(*) from (select from public.businesses as b where %s limit 1000) as b', condition)
  into total using named, texts, numbers, find_businesses_to_manage.status, category, import;
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
    condition || case when last_key is not null then ' and (b.name_key collate "C", b.id) > ($7 collate "C", $8)' else '' end)
  into page using named, texts, numbers, find_businesses_to_manage.status, category, import, last_key, after;
  return jsonb_build_object('businesses', page - 50, 'total', total,
    'next', case when jsonb_array_length(page) > 50 then page -> 49 ->> 'id' end);
end;
$$;
grant execute on function public.find_businesses_to_manage to authenticated;
