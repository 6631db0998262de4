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

-- Returns the latest changes of a category, newest first, for admins.
create function public.find_category_changes(category text)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'changed_at', a.occurred_at, 'changed_by', private.name_account(a.actor_id), 'before', a.before, 'after', a.after
  ) order by a.occurred_at desc, a.id desc), '[]')
  from (
    select l.* from public.audit_log as l join public.categories as c on l.row_id = private.category_row(c.id)
    where c.slug = find_category_changes.category order by l.occurred_at desc, l.id desc limit 10
  ) as a;
$$;
grant execute on function public.find_category_changes to authenticated;

-- Adds a category, or changes the one of this slug. A new slug is its address from now on; the former one leads there, and
-- its drawing stays.
-- Refuses the field that is wrong; `slug` also if another category has or had it.
create function public.save_category(
  category text, slug text, name text, meaning text, attributes text[], drawing text default null, "position" integer default null
)
returns jsonb language plpgsql security definer as $$
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

-- Moves all listings of a category to another one, with its words and addresses, and retires it. Returns what moves;
-- does nothing more if `is_preview`. Refuses `into` for an unknown or retired one, or more listings than one statement
-- can move in time.
create function public.merge_categories(category text, into_category text, is_preview boolean default true)
returns jsonb language plpgsql security definer as $$
declare
  max_listings constant integer := 5000;
  merged public.categories;
  target public.categories;
  specialties jsonb;
  moved jsonb;
begin
  perform private.require_admin();
  select * into merged from public.categories as c where c.slug = category for update;
  select * into target from public.categories as c where c.slug = into_category for update;
  perform private.refuse('22023', 'Category not found') where merged.id is null or merged.slug = 'other';
  perform private.refuse_field('into_category') where target.id is null or target.id = merged.id or target.retired_at is not null;
  select jsonb_build_object(
    'listings', count(*) filter (where b.category_id = merged.id),
    'further', count(*) filter (where b.category_id <> merged.id),
    'phrases', (select sum(cardinality(v.phrases)) from private.vocabulary_entries as v
      where v.kind in ('synonym', 'need', 'topic') and v.key = merged.slug))
  into moved
  from public.businesses as b where merged.id = any (b.category_id || b.more_category_ids);
  perform private.refuse_field('into_category', 'many') where (moved ->> 'listings')::integer + (moved ->> 'further')::integer > max_listings;
  if is_preview then
    return moved;
  end if;
  -- Those of a listing that changes its category are removed.
  specialties := (
    select jsonb_object_agg(b.id, b.specialty) from public.businesses as b where b.category_id = merged.id and b.specialty is not null);
  update public.businesses as b
  set category_id = case when b.category_id = merged.id then target.id else b.category_id end,
    more_category_ids = array_replace(b.more_category_ids, merged.id, target.id)
  where merged.id = any (b.category_id || b.more_category_ids);
  update public.businesses as b set specialty = s.value from jsonb_each_text(specialties) as s where b.id = s.key::uuid;
  update public.categories as c
  set synonyms = private.merge_lists(c.synonyms, '{}', lower(merged.name) || merged.synonyms) where c.id = target.id;
  update public.categories as c set synonyms = '{}', retired_at = now() where c.id = merged.id;
  perform private.move_category_words(merged.slug, target.slug);
  update private.former_categories as f set category_id = target.id where f.category_id = merged.id;
  insert into private.former_categories values (merged.slug, target.id);
  return moved;
end;
$$;
grant execute on function public.merge_categories to authenticated;

-- Takes a category without listings out of all choices, or back in. Refuses `category` if it has listings.
create function public.retire_category(category text, is_retired boolean)
returns jsonb language plpgsql security definer as $$
declare
  retired public.categories;
begin
  perform private.require_admin();
  select * into retired from public.categories as c where c.slug = category for update;
  perform private.refuse('22023', 'Category not found') where retired.id is null or retired.slug = 'other';
  perform private.refuse_field('category')
  where is_retired and exists (select from public.businesses as b where retired.id = any (b.category_id || b.more_category_ids));
  update public.categories as c set retired_at = case when is_retired then now() end where c.id = retired.id;
  delete from private.former_categories as f where f.slug = retired.slug;
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.retire_category to authenticated;
