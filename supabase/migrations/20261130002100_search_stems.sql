-- Each stem in the documents of listings, once. Suggestions ask for word prefixes, and for a prefix
-- ('pizza':*) PostgreSQL's GIN collects every listing with it before it intersects; given the stems
-- with that prefix instead ('pizza' | 'pizzazz') it skips what the other words and tags rule out. A
-- stem that no listing has any more stays: it matches nothing and costs nothing.
create table private.search_stems (
  stem text collate "C" primary key
);

-- Inserted in order, so that concurrent imports wait instead of deadlocking.
create function private.store_stems(documents tsvector[])
returns void language plpgsql security definer as $$
begin
  insert into private.search_stems (stem)
  select distinct word.lexeme collate "C" as stem
  from unnest(documents) as document, lateral unnest(document) as word
  where not exists (select from private.search_stems as known where known.stem = word.lexeme collate "C")
  order by stem
  on conflict do nothing;
end;
$$;

-- Expands the prefixes of a query to stems, not to those of addresses: 'street' is no word of every listing
-- with a street ('street:oak'). A prefix of very many stems stays as it is.
create function private.spell_out(query tsquery)
returns tsquery language plpgsql stable security definer as $$
declare
  max_stems constant integer := 50;
  spelled text := query::text;
  beginning text;
  stems text[];
begin
  for beginning in select distinct typed[1] from regexp_matches(spelled, '''([a-z0-9]+)'':\*', 'g') as typed loop
    stems := array(
      select s.stem from private.search_stems as s
      where s.stem >= beginning and s.stem < beginning || chr(1114111) and strpos(s.stem, ':') = 0
      limit max_stems + 1
    );
    continue when cardinality(stems) > max_stems;
    spelled := replace(spelled, format('''%s'':*', beginning), '( ' || (
      select string_agg('''' || replace(replace(stem, '\', '\\'), '''', '''''') || '''', ' | ')
      from unnest(coalesce(nullif(stems, '{}'), array[beginning])) as stem
    ) || ' )');
  end loop;
  return spelled::tsquery;
end;
$$;

-- Whether the stems of the query exist, though perhaps no listing has all of them. Most typing
-- errors are no stem, and then no search is needed.
create function private.has_stems(query tsquery)
returns boolean language plpgsql stable security definer as $$
begin
  -- Words that must follow each other have positions in a document.
  return (query::text like '%<%') or array_to_tsvector(array(
    select lexeme_match[1] from regexp_matches(query::text, '''([^'']+)''(:\*)?', 'g') as lexeme_match
    where exists (
      select from private.search_stems as s
      where s.stem >= lexeme_match[1] and s.stem <= lexeme_match[1] || case when lexeme_match[2] is null then '' else chr(1114111) end)
  )) @@ query;
end;
$$;
