-- Admins add, rename, merge and retire categories. A former address (private.former_categories) leads to the present one: the Worker gets both with
-- the vocabulary. A row of the product that was changed here is never overwritten by an upgrade (`load_reference`).

-- The id of a category in the audit log.
create function private.category_row(id smallint)
returns uuid immutable
return private.vocabulary_row('category', id::text);

create function private.write_category_audit()
returns trigger language plpgsql security definer as $$
declare
  fields constant text[] := '{slug,name,meaning,attributes,drawing,position,retired_at}';
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  after constant jsonb := to_jsonb(new);
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  select auth.uid(), lower(tg_op), 'categories', private.category_row(new.id),
    jsonb_object_agg(name, before -> name) filter (where before is not null), jsonb_object_agg(name, after -> name)
  from unnest(fields) as name where before -> name is distinct from after -> name
  having count(*) > 0;
  return null;
end;
$$;
create trigger categories_audit after insert or update on public.categories
for each row when (auth.uid() is not null) execute function private.write_category_audit();

-- Returns all categories with their number of published listings, for admins.
create function public.find_categories_to_manage()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', c.slug, 'name', c.name, 'meaning', c.meaning, 'attributes', c.attributes, 'drawing', c.drawing,
    'position', c.position, 'retired_at', c.retired_at,
    'listings', (
      select count(*) from public.businesses as b where c.id = any (b.category_id || b.more_category_ids) and b.status = 'published')
  ) order by c.retired_at is not null, c.position, c.name), '[]')
  from public.categories as c;
$$;
grant execute on function public.find_categories_to_manage to authenticated;

-- Adds a category, or changes the one of this slug. A new slug is its address from now on; the former one leads there, and
-- its drawing stays.
-- Refuses the field that is wrong; `slug` also if another category has or had it.
create function public.save_category(
  category text, slug text, name text, meaning text, attributes text[], drawing text default null, "position" integer default null
)
returns jsonb language plpgsql security definer set statement_timeout = '1min' as $$
#variable_conflict use_column
declare
  saved public.categories;
begin
  perform private.require_admin();
  select * into saved from public.categories as c where c.slug = save_category.category for update;
  perform private.refuse('22023', 'Category not found') where saved.id is null and category is not null;
  perform private.refuse_field('name') where not private.is_clean_text(save_category.name, 60);
  perform private.refuse_field('meaning') where save_category.meaning <> '' and not private.is_clean_text(save_category.meaning, 200);
  perform private.refuse_field('attributes') where cardinality(save_category.attributes) > 60 or exists (
    select from unnest(save_category.attributes) as attribute where not private.is_clean_text(attribute, 60));
  perform private.refuse_field('position') where save_category.position not between 1 and 999;
  perform private.refuse_field('drawing') where save_category.drawing !~ '^[a-z0-9-]{1,60}$';
  perform private.refuse_field('slug')
  where save_category.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(save_category.slug) > 60
    or exists (select from public.categories as c where c.slug = save_category.slug and c.id is distinct from saved.id)
    or exists (
      select from private.former_categories as f where f.slug = save_category.slug and f.category_id is distinct from saved.id);
  if saved.id is null then
    insert into public.categories (slug, name, meaning, attributes, drawing, position, hue)
    values (save_category.slug, save_category.name, save_category.meaning, save_category.attributes,
      save_category.drawing, save_category.position, abs(hashtext(save_category.slug) % 360));
    return '{"outcome": "done"}';
  end if;
  update public.categories as c
  set slug = save_category.slug, name = save_category.name, meaning = save_category.meaning, attributes = save_category.attributes,
    position = save_category.position,
    drawing = coalesce(save_category.drawing, case when save_category.slug <> c.slug then c.slug end)
  where c.id = saved.id;
  if save_category.slug <> saved.slug then
    delete from private.former_categories as f where f.slug = save_category.slug;
    insert into private.former_categories values (saved.slug, saved.id);
    perform private.move_category_words(saved.slug, save_category.slug);
  end if;
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.save_category to authenticated;

-- Makes what a category's words mean the meaning of another slug, which may have such words.
create function private.move_category_words(former text, present text)
returns void language plpgsql as $$
begin
  insert into private.meanings as m select m.kind, present, m.phrases from private.meanings as m where (m.kind, m.meaning) = ('category', former)
  on conflict (kind, meaning) do update set phrases = private.merge_lists(m.phrases, '{}', excluded.phrases);
  update private.meanings as m set phrases = '{}' where (m.kind, m.meaning) = ('category', former);
  insert into private.topics as t select present, o.phrases from private.topics as o where o.category = former
  on conflict (category) do update set phrases = private.merge_lists(t.phrases, '{}', excluded.phrases);
  update private.topics as t set phrases = '{}' where t.category = former;
  update private.brands as b set category = present where b.category = former;
  insert into private.category_neighbors
  select present, n.neighbor, n.rank from private.category_neighbors as n where n.category = former and n.neighbor <> present
  union all
  select n.category, present, n.rank from private.category_neighbors as n where n.neighbor = former and n.category <> present
  on conflict do nothing;
  delete from private.category_neighbors as n where former in (n.category, n.neighbor);
end;
$$;

-- What `move_category_words` changes, of both categories.
create function private.category_words(former text, present text)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'needs', (select jsonb_object_agg(m.meaning, m.phrases) from private.meanings as m
      where m.kind = 'category' and m.meaning in (former, present)),
    'topics', (select jsonb_object_agg(t.category, t.phrases) from private.topics as t where t.category in (former, present)),
    'brands', (select jsonb_agg(b.name) from private.brands as b where b.category = former),
    'neighbors', (select jsonb_agg(n) from private.category_neighbors as n
      where former in (n.category, n.neighbor) or present in (n.category, n.neighbor)));
$$;

-- Moves all listings of a category to another one, with its words and addresses, and retires it. Returns what moves;
-- does nothing more if `is_preview`. Refuses `into` for an unknown or retired one, or more listings than one statement
-- can move in time.
create function private.merge_categories(category text, into_category text, is_preview boolean)
returns jsonb language plpgsql as $$
declare
  max_listings constant integer := 5000;
  merged public.categories;
  target public.categories;
  counts jsonb;
  moved jsonb;
begin
  select * into merged from public.categories as c where c.slug = category for update;
  select * into target from public.categories as c where c.slug = into_category for update;
  perform private.refuse('22023', 'Category not found') where merged.id is null or merged.slug = 'other';
  perform private.refuse_field('into') where target.id is null or target.id = merged.id or target.retired_at is not null;
  select jsonb_build_object('listings', count(*), 'phrases', (
      select sum(cardinality(v.phrases)) from private.vocabulary_entries as v
      where v.kind in ('synonym', 'need', 'topic') and v.key = merged.slug)),
    jsonb_build_object('category', to_jsonb(merged), 'synonyms', target.synonyms, 'words', private.category_words(merged.slug, target.slug),
      'former', (select jsonb_agg(f.slug) from private.former_categories as f where f.category_id = merged.id),
      'listings', coalesce(jsonb_object_agg(b.id, jsonb_build_array(b.category_id, b.more_category_ids, b.specialty)), '{}'))
  into counts, moved
  from public.businesses as b where merged.id = any (b.category_id || b.more_category_ids);
  perform private.refuse_field('into', 'many') where (counts ->> 'listings')::integer > max_listings;
  if is_preview then
    return counts;
  end if;
  update public.businesses as b
  set category_id = case when b.category_id = merged.id then target.id else b.category_id end,
    more_category_ids = array_replace(b.more_category_ids, merged.id, target.id)
  where merged.id = any (b.category_id || b.more_category_ids);
  -- Those of a listing that changes its category are removed.
  update public.businesses as b set specialty = s.value ->> 2 from jsonb_each(moved -> 'listings') as s
  where b.id = s.key::uuid and (s.value ->> 0)::smallint = merged.id and s.value ->> 2 is not null;
  update public.categories as c
  set synonyms = private.merge_lists(c.synonyms, '{}', lower(merged.name) || merged.synonyms) where c.id = target.id;
  update public.categories as c set synonyms = '{}', retired_at = now() where c.id = merged.id;
  perform private.move_category_words(merged.slug, target.slug);
  update private.former_categories as f set category_id = target.id where f.category_id = merged.id;
  insert into private.former_categories values (merged.slug, target.id);
  perform private.record_name_merge('category', merged.name, target.id::text, 'categories', private.category_row(target.id), moved, counts);
  return counts;
end;
$$;

create function private.unmerge_categories(merge private.merges)
returns void language plpgsql as $$
declare
  moved constant jsonb := merge.moved;
  merged constant public.categories := jsonb_populate_record(null::public.categories, moved -> 'category');
  target public.categories;
  own text;
begin
  select * into target from public.categories as c where c.id = merge.into_name::smallint for update;
  perform private.refuse_field('change') where not exists (
    select from public.categories as c where c.id = merged.id and c.slug = merged.slug and c.retired_at is not null);
  update public.categories as c set synonyms = merged.synonyms, retired_at = null where c.id = merged.id;
  update public.categories as c
  set synonyms = private.without_merged(c.synonyms, lower(merged.name) || merged.synonyms,
    array(select jsonb_array_elements_text(moved -> 'synonyms')))
  where c.id = target.id;
  delete from private.former_categories as f where f.slug = merged.slug;
  update private.former_categories as f set category_id = merged.id where moved -> 'former' ? f.slug;
  update private.meanings as m set phrases = private.split_words(m.phrases, moved #> '{words,needs}', merged.slug, m.meaning)
  where m.kind = 'category' and m.meaning in (merged.slug, target.slug);
  update private.topics as t set phrases = private.split_words(t.phrases, moved #> '{words,topics}', merged.slug, t.category)
  where t.category in (merged.slug, target.slug);
  update private.brands as b set category = merged.slug where moved #> '{words,brands}' ? b.name;
  delete from private.category_neighbors as n where target.slug in (n.category, n.neighbor) or merged.slug in (n.category, n.neighbor);
  insert into private.category_neighbors
  select n.* from jsonb_populate_recordset(null::private.category_neighbors, nullif(moved #> '{words,neighbors}', 'null')) as n
  on conflict do nothing;
  update public.businesses as b
  set category_id = case when (s.value ->> 0)::smallint = merged.id and b.category_id = target.id then merged.id else b.category_id end,
    more_category_ids = array(select jsonb_array_elements_text(s.value -> 1)::smallint)
  from jsonb_each(moved -> 'listings') as s
  where b.id = s.key::uuid and target.id = any (b.category_id || b.more_category_ids);
  update public.businesses as b set specialty = s.value ->> 2 from jsonb_each(moved -> 'listings') as s
  where b.id = s.key::uuid and s.value ->> 2 is not null and b.specialty is null and b.category_id = merged.id;
end;
$$;

-- Returns the phrases of one of two categories as an undone merge leaves them: those that were merged are its own again.
create function private.split_words(present text[], before jsonb, merged text, slug text)
returns text[] language sql stable as $$
  select case when slug = merged then array(select jsonb_array_elements_text(before -> merged))
    else private.without_merged(present, array(select jsonb_array_elements_text(before -> merged)),
      array(select jsonb_array_elements_text(before -> slug))) end;
$$;

-- Takes a category without listings out of all choices, or back in. Refuses `name` if it has listings.
create function private.retire_category(category text, is_retired boolean)
returns void language plpgsql as $$
declare
  retired public.categories;
begin
  select * into retired from public.categories as c where c.slug = category for update;
  perform private.refuse('22023', 'Category not found') where retired.id is null or retired.slug = 'other';
  perform private.refuse_field('name')
  where is_retired and exists (select from public.businesses as b where retired.id = any (b.category_id || b.more_category_ids));
  update public.categories as c set retired_at = case when is_retired then now() end where c.id = retired.id;
  delete from private.former_categories as f where f.slug = retired.slug;
end;
$$;

create function private.undo_category_change(change public.audit_log)
returns void language plpgsql as $$
declare
  present public.categories;
  former public.categories;
begin
  select * into present from public.categories as c where private.category_row(c.id) = change.row_id;
  former := jsonb_populate_record(present, change.before);
  if change.after ? 'retired_at' then
    perform private.retire_category(present.slug, former.retired_at is not null);
  else
    perform public.save_category(present.slug, former.slug, former.name, former.meaning, former.attributes, former.drawing, former.position);
  end if;
end;
$$;
