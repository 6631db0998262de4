-- What admins do alike to categories, cities, features, brands and authors: merge, retire, undo. Each change is in the audit
-- log under the one that it is about; a merge also has what its undo gives back.

create table private.merges (
  id bigint generated always as identity primary key,
  kind text not null,
  into_name text not null,
  -- The row that was merged, and by name the ids of what moved
  moved jsonb not null
);

-- Makes a name lead to another one, with all that led to it.
create function private.lead_to(kind text, name text, present text)
returns void language plpgsql as $$
begin
  update private.former_names as f set present = lead_to.present where (f.kind, f.present) = (lead_to.kind, name);
  delete from private.former_names as f where (f.kind, f.former) = (lead_to.kind, lead_to.present);
  insert into private.former_names values (kind, name, present);
end;
$$;

-- The id of a name or an entry in the audit log.
create function private.vocabulary_row(kind text, key text)
returns uuid immutable
return md5(kind || ' ' || key)::uuid;

create function private.write_name_change(table_name text, row_id uuid, before jsonb, after jsonb)
returns void language sql as $$
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  values (auth.uid(), 'update', table_name, row_id, before, after);
$$;

-- Returns the latest changes of a name or an entry of the vocabulary, newest first, for admins. A merge can be undone
-- once, what was added not at all.
create function public.find_name_changes(kind text, name text)
returns jsonb language plpgsql stable security definer as $$
#variable_conflict use_column
declare
  rows constant uuid[] := case find_name_changes.kind
    when 'category' then array(select private.category_row(c.id) from public.categories as c where c.slug = find_name_changes.name)
    when 'city' then array(select private.city_row(m.id) from public.metros as m where m.slug = find_name_changes.name)
    when 'author' then array(select a.id from public.authors as a where a.slug = find_name_changes.name)
    else array(
      select private.vocabulary_row(find_name_changes.kind, f.former) from private.former_names as f
      where f.kind = find_name_changes.kind and f.present = find_name_changes.name
    ) || private.vocabulary_row(find_name_changes.kind, find_name_changes.name) end;
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'changed_at', a.occurred_at, 'changed_by', private.name_account(a.actor_id), 'before', a.before, 'after', a.after,
      'can_undo', a.action = 'update' and not a.after ? 'unmerged'
        and (not a.after ? 'merge' or exists (select from private.merges as m where m.id = (a.after ->> 'merge')::bigint))
    ) order by a.occurred_at desc, a.id desc), '[]')
    from (
      select * from public.audit_log as l where l.row_id = any (rows) order by l.occurred_at desc, l.id desc limit 10
    ) as a);
end;
$$;
grant execute on function public.find_name_changes to authenticated;

-- Returns the slug or name that a former one leads to, for admins; itself where it is none.
create function public.find_present_name(kind text, name text)
returns text language plpgsql stable security definer as $$
begin
  perform private.require_admin();
  return coalesce(case find_present_name.kind
    when 'category' then (
      select c.slug from private.former_categories as f join public.categories as c on c.id = f.category_id
      where f.slug = find_present_name.name)
    when 'city' then (select m.slug from public.metros as m where m.id = private.metro_at(find_present_name.name))
    else private.present_name(find_present_name.kind, find_present_name.name) end, find_present_name.name);
end;
$$;
grant execute on function public.find_present_name to authenticated;

-- Moves everything of one to another of its kind. Returns how much of what moves, by name; does nothing more if `is_preview`.
-- Refuses `into` for an unknown one, with a hint where something else is the reason.
create function public.merge_names(kind text, name text, into_name text, is_preview boolean default true)
returns jsonb language plpgsql security definer set statement_timeout = '1min' as $$
begin
  perform private.require_admin();
  return case kind
    when 'category' then private.merge_categories(name, into_name, is_preview)
    when 'city' then private.merge_metros(name, into_name, is_preview)
    when 'author' then private.merge_authors(name, into_name, is_preview)
    else private.merge_words(kind, name, into_name, is_preview) end;
end;
$$;
grant execute on function public.merge_names to authenticated;

-- Remembers a merge for its undo, and writes it to the log of what the other was merged into.
create function private.record_name_merge(kind text, name text, into_name text, table_name text, row_id uuid, moved jsonb, counts jsonb)
returns void language plpgsql as $$
declare
  number bigint;
begin
  insert into private.merges (kind, into_name, moved) values (kind, into_name, moved) returning id into number;
  perform private.write_name_change(table_name, row_id, jsonb_build_object('merged', name), counts || jsonb_build_object('merge', number));
end;
$$;

-- Takes a name out of all choices and searches, or back in; what has it keeps it. Refuses `name` for a category with listings.
create function public.retire_name(kind text, name text, is_retired boolean)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  case kind
    when 'category' then perform private.retire_category(name, is_retired);
    when 'author' then perform private.retire_author(name, is_retired);
    else perform private.retire_word(kind, name, is_retired); end case;
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.retire_name to authenticated;

-- Puts back what a change replaced; of a merge what still is where it moved. The undo is a change itself. Refuses `change`
-- where the present state does not allow it any more.
create function public.undo_name_change(change bigint)
returns jsonb language plpgsql security definer set statement_timeout = '1min' as $$
begin
  perform private.require_admin();
  perform private.undo_logged((
    select l from public.audit_log as l
    where l.id = change and l.action = 'update' and l.table_name in ('categories', 'metros', 'authors', 'vocabulary')));
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.undo_name_change to authenticated;

create function private.undo_logged(one public.audit_log)
returns void language plpgsql as $$
declare
  merge private.merges;
begin
  perform private.refuse('22023', 'Change not found') where one.id is null or one.after ? 'unmerged';
  if one.after ? 'merge' then
    delete from private.merges as m where m.id = (one.after ->> 'merge')::bigint returning * into merge;
    perform private.refuse_field('change') where merge.id is null;
    case merge.kind
      when 'category' then perform private.unmerge_categories(merge);
      when 'city' then perform private.unmerge_metros(merge);
      when 'author' then perform private.unmerge_authors(merge);
      else perform private.unmerge_words(merge); end case;
    perform private.write_name_change(one.table_name, one.row_id, '{}',
      jsonb_strip_nulls(jsonb_build_object('unmerged', one.before -> 'merged', 'entry', one.after -> 'entry')));
    return;
  end if;
  case one.table_name
    when 'categories' then perform private.undo_category_change(one);
    when 'metros' then perform private.undo_city_change(one);
    when 'authors' then perform private.undo_author_change(one);
    else perform private.undo_word_change(one); end case;
exception when unique_violation or foreign_key_violation then
  perform private.refuse_field('change');
end;
$$;

-- Takes out of a list what came from another one, and was not its own.
create function private.without_merged(present text[], merged text[], own text[])
returns text[] immutable
return array(select value from unnest(present) as value where value <> all (merged) or value = any (own));
