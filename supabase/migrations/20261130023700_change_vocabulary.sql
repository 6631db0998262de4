-- Admins change the phrases of search's vocabulary. What ships with the product is what was loaded last
-- (private.reference_files): a phrase that is not there is the directory's own, one that is only there was removed here,
-- and no upgrade brings it back (`load_reference`). Earlier values are in the audit log.

-- Everything that has phrases, by what they do in a search.
create view private.vocabulary_entries with (security_invoker = true) as
select 'synonym' as kind, c.slug as key, c.name, c.synonyms as phrases, null::timestamptz as retired_at from public.categories as c
union all
select 'need', c.slug, c.name, coalesce(m.phrases, '{}'), null
from public.categories as c left join private.meanings as m on m.kind = 'category' and m.meaning = c.slug
union all
select 'topic', c.slug, c.name, coalesce(t.phrases, '{}'), null
from public.categories as c left join private.topics as t on t.category = c.slug
union all
select 'feature', f.name, f.name, coalesce(m.phrases, '{}'), m.retired_at
from (
  select m.meaning as name from private.meanings as m where m.kind = 'feature' union select unnest(private.present_features(c.attributes)) from public.categories as c
) as f left join private.meanings as m on m.kind = 'feature' and m.meaning = f.name
union all
select 'word', w.word, w.word, w.also, null from private.word_meanings as w
union all
select 'brand', b.name, b.name, b.also, b.retired_at from private.brands as b
union all
select 'neighborhood', n.metro || '/' || n.name, n.name || ', ' || m.name, n.also, null
from private.neighborhoods as n join public.metros as m on m.slug = n.metro
union all
select 'place', p.key, min(c.name || ', ' || c.state), array_agg(p.nickname order by p.nickname), null
from private.place_nicknames as p left join private.cities as c on c.key = p.key group by p.key;

-- Returns the phrases of an entry that ship with the product.
create function private.shipped_phrases(kind text, key text)
returns text[] language sql stable as $$
  select coalesce(array_agg(phrase), '{}')
  from private.reference_files as f,
    lateral jsonb_array_elements(f.content) as row,
    lateral jsonb_array_elements_text(
      coalesce(row -> 'synonyms', row -> 'phrases', row -> 'also', jsonb_build_array(row -> 'nickname'))) as phrase
  where (f.file, row ->> 'kind') is not distinct from (case kind
      when 'synonym' then 'categories' when 'topic' then 'topics' when 'word' then 'word-meanings' when 'brand' then 'brands'
      when 'neighborhood' then 'neighborhoods' when 'place' then 'place-nicknames' else 'meanings' end,
      case kind when 'need' then 'category' when 'feature' then 'feature' end)
    and shipped_phrases.key = case kind
      when 'synonym' then row ->> 'slug' when 'topic' then row ->> 'category' when 'word' then row ->> 'word'
      when 'brand' then row ->> 'name' when 'neighborhood' then (row ->> 'metro') || '/' || (row ->> 'name')
      when 'place' then row ->> 'key' else row ->> 'meaning' end;
$$;

-- Returns the entries of a kind by name, at most 50 after `after`, whose name or phrases contain `q`, for admins.
create function public.find_vocabulary(kind text, q text default '', after text default '', is_retired boolean default false)
returns jsonb language plpgsql stable security definer as $$
declare
  sought constant text := private.normalize(q);
  found jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('key', e.key, 'name', e.name, 'phrases', e.phrases) order by e.name, e.key), '[]')
  into found
  from (
    select v.key, coalesce(v.name, v.key) as name, v.phrases
    from private.vocabulary_entries as v
    where v.kind = find_vocabulary.kind and (v.retired_at is not null) = find_vocabulary.is_retired
      and (sought = '' or position(sought in private.normalize(concat_ws(' ', v.name, v.key, array_to_string(v.phrases, ' ')))) > 0)
      and coalesce(v.name, v.key) || ' ' || v.key > find_vocabulary.after
    order by coalesce(v.name, v.key) || ' ' || v.key
    limit 51
  ) as e;
  return jsonb_build_object('entries', jsonb_path_query_array(found, '$[0 to 49]'),
    'next', case when jsonb_array_length(found) > 50 then (found -> 49 ->> 'name') || ' ' || (found -> 49 ->> 'key') end);
end;
$$;
grant execute on function public.find_vocabulary to authenticated;

-- Returns an entry, for admins; null where there is none. Its key may be a former one, and in small letters, as addresses
-- have it.
create function public.get_vocabulary_entry(kind text, key text)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object(
    'kind', v.kind, 'key', v.key, 'name', coalesce(v.name, v.key),
    'phrases', (
      select coalesce(jsonb_agg(jsonb_build_object('phrase', phrase, 'is_own', phrase <> all (shipped)) order by n), '[]')
      from unnest(v.phrases) with ordinality as p (phrase, n)),
    'removed', array(select phrase from unnest(shipped) as phrase where phrase <> all (v.phrases)),
    'retired_at', v.retired_at,
    'listings', case when v.kind = 'feature' then cardinality(private.listings_with_feature(v.key)) end
  )
  from private.vocabulary_entries as v, lateral private.shipped_phrases(v.kind, v.key) as shipped
  where v.kind = get_vocabulary_entry.kind and lower(v.key) = lower(coalesce((
      select f.present from private.former_names as f
      where f.kind = get_vocabulary_entry.kind and lower(f.former) = lower(get_vocabulary_entry.key)), get_vocabulary_entry.key))
  order by v.key = get_vocabulary_entry.key desc limit 1;
$$;
grant execute on function public.get_vocabulary_entry to authenticated;

-- Adds and removes phrases of an entry; those that it has already, or no longer, change nothing. Makes a feature, word,
-- brand or place that is new. Refuses `added` if one is no phrase, with that one as the hint.
-- outcome: done; unchanged.
create function public.change_vocabulary(kind text, key text, added text[] default '{}', removed text[] default '{}')
returns jsonb language plpgsql security definer as $$
#variable_conflict use_column
declare
  max_phrases constant integer := 300;
  entry private.vocabulary_entries;
  fault text;
  new_phrases text[];
begin
  perform private.require_admin();
  perform from private.vocabulary_version for update; -- one change at a time
  key := private.present_name(kind, key);
  select * into entry from private.vocabulary_entries as v
  where v.kind = change_vocabulary.kind and v.key = change_vocabulary.key;
  perform private.refuse('22023', 'Entry not found')
  where entry.key is null and (kind not in ('feature', 'word', 'brand', 'place') or not private.is_clean_text(key, 60)
    or kind = 'place' and not exists (select from private.cities as c where c.key = change_vocabulary.key));
  if kind in ('word', 'brand', 'place') then
    added := array(select private.normalize(phrase) from unnest(added) as phrase);
  end if;
  select phrase into fault from unnest(added) as phrase where not private.is_clean_text(phrase, 60) or phrase ~ '[,;|\n]' limit 1;
  perform private.refuse_field('added', fault) where fault is not null;
  added := array(select distinct phrase from unnest(added) as phrase where phrase <> all (coalesce(entry.phrases, '{}')));
  removed := array(select phrase from unnest(entry.phrases) as phrase where phrase = any (removed));
  if added = '{}' and removed = '{}' and entry.key is not null then
    return '{"outcome": "unchanged"}';
  end if;
  new_phrases := array(select phrase from unnest(entry.phrases) as phrase where phrase <> all (removed)) || added;
  perform private.refuse_field('added') where cardinality(new_phrases) > max_phrases;
  case
    when kind = 'synonym' then
      update public.categories as c set synonyms = new_phrases where c.slug = key;
    when kind in ('need', 'feature') then
      insert into private.meanings as m values (case kind when 'need' then 'category' else 'feature' end, key, new_phrases)
      on conflict (kind, meaning) do update set phrases = new_phrases;
    when kind = 'topic' then
      insert into private.topics values (key, new_phrases) on conflict (category) do update set phrases = new_phrases;
    when kind = 'word' then
      insert into private.word_meanings values (key, new_phrases) on conflict (word) do update set also = new_phrases;
    when kind = 'brand' then
      insert into private.brands (name, category, also) values (key, '', new_phrases)
      on conflict (name) do update set also = new_phrases;
    when kind = 'neighborhood' then
      update private.neighborhoods as n set also = new_phrases where n.metro || '/' || n.name = key;
    else
      delete from private.place_nicknames as p where p.key = change_vocabulary.key and p.nickname = any (removed);
      insert into private.place_nicknames (nickname, key) select phrase, change_vocabulary.key from unnest(added) as phrase
      on conflict (nickname) do update set key = excluded.key;
      perform private.invalidate_tags('{everything}');
  end case;
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  values (auth.uid(), 'update', 'vocabulary', private.vocabulary_row(kind, key),
    jsonb_build_object('entry', kind || ' ' || key, 'phrases', removed),
    jsonb_build_object('entry', kind || ' ' || key, 'phrases', added));
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.change_vocabulary to authenticated;
