-- Admins rename, merge and retire features and brands, whose phrases `change_vocabulary` changes. A listing has features by
-- name: a former one becomes the present one whenever a listing is written (`index_business`). In searches, a former name is
-- a phrase of the present one. `word`: the name of a feature or a brand.

-- Returns the ids of the listings that have a feature.
create function private.listings_with_feature(feature text)
returns uuid[] language plpgsql stable as $$
begin
  return array(
    select b.id from public.businesses as b
    where b.search_tags @> array['feature:' || private.normalize(feature)] and feature = any (b.attributes));
end;
$$;

-- Returns an entry of the vocabulary, in a table; nobody else changes one meanwhile. Refuses `field` if there is none, or a
-- feature that more listings have than one statement can change in time.
create function private.lock_word(kind text, name text, field text)
returns text[] language plpgsql as $$
declare
  max_listings constant integer := 5000;
  phrases text[];
begin
  perform from private.vocabulary_version for update;
  select v.phrases into phrases from private.vocabulary_entries as v where v.kind = lock_word.kind and v.key = lock_word.name;
  perform private.refuse_field(field) where phrases is null or kind not in ('feature', 'brand');
  perform private.refuse_field(field, 'many') where kind = 'feature' and cardinality(private.listings_with_feature(name)) > max_listings;
  if kind = 'feature' then
    insert into private.meanings as m values ('feature', name, '{}') on conflict do nothing;
  end if;
  return phrases;
end;
$$;

create function private.log_word(kind text, name text, before jsonb, after jsonb)
returns void language sql as $$
  select private.write_name_change('vocabulary', private.vocabulary_row(kind, name),
    before || jsonb_build_object('entry', kind || ' ' || name), after || jsonb_build_object('entry', kind || ' ' || name));
$$;

-- Replaces a feature in listings and in what categories offer.
create function private.replace_feature(former text, present text)
returns void language plpgsql as $$
begin
  update public.categories as c set attributes = private.present_features(c.attributes) where former = any (c.attributes);
  update public.businesses as b set attributes = private.present_features(b.attributes)
  where b.id = any (private.listings_with_feature(former));
end;
$$;

-- Renames a feature or a brand; its former name is a phrase of it. Refuses `name` where it is no name, or another one's.
create function public.rename_word(kind text, word text, new_name text)
returns jsonb language plpgsql security definer set statement_timeout = '1min' as $$
declare
  longest constant integer := case kind when 'feature' then 48 else 60 end;
  own constant text[] := private.lock_word(kind, word, 'word');
begin
  perform private.require_admin();
  if new_name = word then
    return '{"outcome": "done"}';
  end if;
  perform private.refuse_field('name')
  where not private.is_clean_text(new_name, longest) or new_name ~ '[,;|\n]'
    or exists (select from private.vocabulary_entries as v where v.kind = rename_word.kind and v.key = new_name);
  perform private.move_word(kind, word, new_name, private.merge_lists(own, array[new_name], array[private.phrase_of(kind, word)]));
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.rename_word to authenticated;

-- How the name of a feature or brand is written as a phrase of another one.
create function private.phrase_of(kind text, word text)
returns text language plpgsql immutable as $$
begin
  return case kind when 'brand' then private.normalize(word) else word end;
end;
$$;

create function private.move_word(kind text, word text, new_name text, new_phrases text[])
returns void language plpgsql as $$
begin
  perform private.lead_to(kind, word, new_name);
  if kind = 'feature' then
    update private.meanings as m set meaning = new_name, phrases = new_phrases where m.kind = 'feature' and m.meaning = word;
    perform private.replace_feature(word, new_name);
  else
    update private.brands as b set name = new_name, also = new_phrases where b.name = word;
  end if;
  perform private.log_word(kind, new_name, jsonb_build_object('name', word), jsonb_build_object('name', new_name));
end;
$$;

create function private.merge_words(kind text, word text, into_word text, is_preview boolean)
returns jsonb language plpgsql as $$
declare
  merged constant text[] := private.lock_word(kind, word, 'name');
  own constant text[] := private.lock_word(kind, into_word, 'into');
  new_phrases constant text[] := private.merge_lists(own, '{}', merged || private.phrase_of(kind, word));
  having_it constant uuid[] := case kind when 'feature' then private.listings_with_feature(word) else '{}' end;
  counts constant jsonb := jsonb_build_object('phrases', cardinality(new_phrases) - cardinality(own))
    || case kind when 'feature' then jsonb_build_object('listings', cardinality(having_it)) else '{}' end;
  moved jsonb;
begin
  perform private.refuse_field('into') where into_word = word;
  if is_preview then
    return counts;
  end if;
  moved := jsonb_build_object('name', word, 'phrases', merged, 'own', own,
    'brand', (select to_jsonb(b) from private.brands as b where kind = 'brand' and b.name = word),
    'former', (select jsonb_agg(f.former) from private.former_names as f where f.kind = merge_words.kind and f.present = word),
    'listings', (
      select jsonb_object_agg(b.id, into_word = any (b.attributes)) from public.businesses as b where b.id = any (having_it)),
    'categories', (
      select jsonb_object_agg(c.id, into_word = any (c.attributes)) from public.categories as c where word = any (c.attributes)));
  perform private.lead_to(kind, word, into_word);
  if kind = 'feature' then
    delete from private.meanings as m where m.kind = 'feature' and m.meaning = word;
    update private.meanings as m set phrases = new_phrases where m.kind = 'feature' and m.meaning = into_word;
    perform private.replace_feature(word, into_word);
  else
    delete from private.brands as b where b.name = word;
    update private.brands as b set also = new_phrases where b.name = into_word;
  end if;
  perform private.record_name_merge(kind, word, into_word, 'vocabulary', private.vocabulary_row(kind, into_word), moved,
    counts || jsonb_build_object('entry', kind || ' ' || into_word));
  return counts;
end;
$$;

create function private.unmerge_words(merge private.merges)
returns void language plpgsql as $$
#variable_conflict use_column
declare
  moved constant jsonb := merge.moved;
  merged constant text := moved ->> 'name';
  target constant text := private.present_name(merge.kind, merge.into_name);
  own constant text[] := array(select jsonb_array_elements_text(moved -> 'own'));
  others constant text[] := array(select jsonb_array_elements_text(moved -> 'phrases')) || array[merged, private.normalize(merged)];
begin
  perform private.lock_word(merge.kind, target, 'change');
  delete from private.former_names as f where f.kind = merge.kind and f.former = merged;
  update private.former_names as f set present = merged where f.kind = merge.kind and moved -> 'former' ? f.former;
  if merge.kind = 'brand' then
    insert into private.brands (name, category, also, retired_at)
    select b.name, b.category, b.also, b.retired_at from jsonb_populate_record(null::private.brands, moved -> 'brand') as b;
    update private.brands as b set also = private.without_merged(b.also, others, own) where b.name = target;
    return;
  end if;
  insert into private.meanings values ('feature', merged, array(select jsonb_array_elements_text(moved -> 'phrases')));
  update private.meanings as m set phrases = private.without_merged(m.phrases, others, own)
  where m.kind = 'feature' and m.meaning = target;
  update public.categories as c
  set attributes = case when (moved -> 'categories' ->> c.id::text)::boolean then c.attributes || merged
    else array_replace(c.attributes, target, merged) end
  where moved -> 'categories' ? c.id::text and target = any (c.attributes) and merged <> all (c.attributes);
  update public.businesses as b
  set attributes = case when (moved -> 'listings' ->> b.id::text)::boolean then b.attributes::text[] || merged
    else array_replace(b.attributes::text[], target, merged) end
  where b.id in (select id::uuid from jsonb_object_keys(coalesce(nullif(moved -> 'listings', 'null'), '{}')) as id)
    and target = any (b.attributes) and merged <> all (b.attributes);
end;
$$;

create function private.retire_word(kind text, word text, is_retired boolean)
returns void language plpgsql as $$
declare
  since constant timestamptz := case when is_retired then now() end;
begin
  perform private.lock_word(kind, word, 'name');
  if kind = 'feature' then
    update private.meanings as m set retired_at = since where m.kind = 'feature' and m.meaning = word;
  else
    update private.brands as b set retired_at = since where b.name = word;
  end if;
  perform private.log_word(kind, word, jsonb_build_object('retired_at', case when not is_retired then now() end),
    jsonb_build_object('retired_at', since));
end;
$$;

create function private.undo_word_change(change public.audit_log)
returns void language plpgsql as $$
declare
  kind constant text := split_part(change.after ->> 'entry', ' ', 1);
  former constant text := substr(change.after ->> 'entry', length(kind) + 2);
  word constant text := private.present_name(kind, former);
begin
  if change.after ? 'name' then
    perform private.refuse_field('change') where exists (
      select from private.vocabulary_entries as v where v.kind = split_part(change.after ->> 'entry', ' ', 1) and v.key = change.before ->> 'name');
    perform private.move_word(kind, word, change.before ->> 'name',
      private.merge_lists(private.lock_word(kind, word, 'change'), array[private.phrase_of(kind, change.before ->> 'name')], '{}'));
  elsif change.after ? 'retired_at' then
    perform private.retire_word(kind, word, change.before ->> 'retired_at' is not null);
  else
    perform public.change_vocabulary(kind, word, array(select jsonb_array_elements_text(change.before -> 'phrases')),
      array(select jsonb_array_elements_text(change.after -> 'phrases')));
  end if;
end;
$$;
