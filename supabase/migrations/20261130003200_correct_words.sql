-- Corrects words: the spellings that a search tries where nothing matches the typed ones.

-- A word of the query.
create type private.query_word as (
  typed text,
  spellings text[], -- possible meanings, the likeliest first, including the typed spelling
  queries tsquery[], -- the index query of each spelling
  address tsquery -- of the word in a street or a website
);

-- Whether any listing has this word. A stem may be a former listing's, and a word that only a category
-- has counts one. As text, the last statement is planned for the word: the index would collect all
-- listings with a common one.
create function private.is_in_listings(typed text)
returns boolean language plpgsql stable security definer set enable_seqscan = on as $$ -- unlike its callers
declare
  is_found boolean := exists (
    select from private.search_stems as s
    where s.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', typed))));
begin
  if is_found and not exists (select from private.search_terms as t where t.word = typed and t.listings > 1) then
    execute 'select exists (select from public.businesses where status = ''published'' and search_doc @@ $1)'
      into is_found using to_tsquery('pg_catalog.english', typed);
  end if;
  return is_found;
end;
$$;

-- Whether two letters of a word differ and it sounds different, which is no typing error:
-- 'christmas' is not 'christian', but 'mechenik' is a 'mechanic', 'chigaco' has the letters of
-- 'chicago', and 'landscapper' is a letter from one of the 'landscapers'.
create function private.is_another_word(typed text, word text)
returns boolean language plpgsql immutable as $$
begin
  return char_length(word) = char_length(typed) and extensions.levenshtein(word, typed) = 2
    and extensions.levenshtein(rtrim(word, 's'), rtrim(typed, 's')) > 1
    and extensions.metaphone(word, 30) <> extensions.metaphone(typed, 30)
    and array(select letter from string_to_table(word, null) as letter order by letter)
      <> array(select letter from string_to_table(typed, null) as letter order by letter);
end;
$$;

-- Returns likely corrections of a word that is unknown or doubtful: two words written as one,
-- neighboring letters swapped, few letters different. The likeliest first: fewest wrong letters,
-- then a category's name, then most listings. A category name is no error, though it may have no listing.
create function private.likely_spellings(typed text, is_doubted boolean default false)
returns text[] language plpgsql stable security definer set enable_seqscan = off set enable_indexscan = off as $$
declare
  max_errors constant integer := case when char_length(typed) <= 6 then 1 else 2 end;
  -- A long word in one or two names may be the same error if a far commoner word is close:
  -- 'cincinatti'.
  known constant integer := (
    select t.listings from private.search_terms as t
    where t.word = typed and t.listings in (1, 2) and char_length(typed) >= 7);
begin
  if char_length(typed) not between 4 and 30 or typed ~ '[\d ]'
    or not is_doubted and known is null and private.is_in_listings(typed)
    or private.named_category(typed) is not null
  then
    return '{}';
  end if;
  return (
    with likely as (
      select first.word || ' ' || second.word as spelling, 0.8 as wrong, least(first.listings, second.listings) as listings
      from generate_series(3, char_length(typed) - 3) as n
      join private.search_terms as first on first.word = left(typed, n) and first.listings > 0
      join private.search_terms as second on second.word = substr(typed, n + 1) and second.listings > 0 and second.word <> first.word
      union all
      select t.word, 1, t.listings
      from unnest(private.swap_letters(typed)) as swapped (word) join private.search_terms as t using (word)
      where t.listings > 0 and t.word <> typed
      union all
      select t.word, extensions.levenshtein(t.word, typed), t.listings
      from private.search_terms as t
      where t.word operator(extensions.%) typed and t.word <> typed and t.listings > 0
        and abs(char_length(t.word) - char_length(typed)) <= 2
        and (extensions.levenshtein(t.word, typed) <= max_errors or extensions.similarity(t.word, typed) > 0.5)
        -- With a wrong first letter only common words count: 'gumbo' is not 'Dumbo'. If one of the
        -- first two letters of a short word is wrong, all others must be right: 'shuttle' is not
        -- Seattle.
        and (left(t.word, 1) = left(typed, 1) or t.listings >= 10)
        and (left(t.word, 2) = left(typed, 2) or char_length(typed) >= 9 or extensions.levenshtein(t.word, typed) = 1)
      union all
      -- Too few trigrams in common for the comparison above: 'chigaco'.
      select t.word, extensions.levenshtein(t.word, typed), t.listings
      from private.search_terms as t
      where max_errors = 2 and t.word > left(typed, 3) and t.word < left(typed, 3) || '~' and t.word <> typed
        and t.listings >= 10 and abs(char_length(t.word) - char_length(typed)) <= 1
        and extensions.levenshtein_less_equal(t.word, typed, 2) <= 2
      union all
      -- What a category or its customers say, though no listing may have the word, if it sounds so: 'resteraunt'.
      select distinct l.label, case when extensions.metaphone(l.label, 30) = extensions.metaphone(typed, 30) then 1
        else extensions.levenshtein(l.label, typed) end, 10
      from (
        select label from private.category_labels where label !~ ' '
        union all
        select word from private.topics, string_to_table(array_to_string(phrases, ' '), ' ') as word where word like left(typed, 1) || '%'
      ) as l
      where left(l.label, 1) = left(typed, 1) and l.label <> typed and (
        extensions.levenshtein_less_equal(l.label, typed, max_errors) <= max_errors
        or char_length(typed) >= 6 and extensions.metaphone(l.label, 30) = extensions.metaphone(typed, 30))
      union all
      -- Begins as it sounds: 'kofee'.
      select t.word, 1 + extensions.levenshtein(t.word, sound.spelling), t.listings
      from (select case left(typed, 1) when 'k' then 'c' when 'f' then 'ph' end || substr(typed, 2) as spelling) as sound
      join private.search_terms as t on t.word operator(extensions.%) sound.spelling
      where left(t.word, 2) = left(sound.spelling, 2) and t.listings >= 10
        and extensions.levenshtein_less_equal(t.word, sound.spelling, 1) <= 1
    )
    select coalesce(array_agg(spelling order by cost, spelling), '{}')
    from (
      select spelling, min(wrong - 0.15 * least(ln(1 + listings), 6)) - case when exists (
        select from private.category_labels as l where l.label = spelling and l.is_whole) then 0.3 else 0 end as cost
      from likely
      where (is_doubted or known is null or listings >= 20 * known)
        and char_length(spelling) >= 4 and not private.is_another_word(typed, spelling)
        -- A stop word ('their') is in names, but no query can ask for it.
        and numnode(plainto_tsquery('pg_catalog.english', spelling)) > 0
      group by spelling order by 2, 1 limit 4
    ) as likeliest
  );
end;
$$;

-- Returns the words of a query with their possible meanings, without stop words ('the'). If one word is misspelled, the others
-- may be doubted, too, though they happen to be words: 'anhauser bush'. `known`: words that are spelled as they should be.
create function private.query_words(words text, alternatives jsonb, is_doubted boolean, known text[] default null)
returns private.query_word[] language plpgsql stable security definer as $$
declare
  list text[];
  plain tsquery[];
  name text;
begin
  for name in select key from jsonb_object_keys(alternatives) as key where key ~ ' ' loop -- 'sam adams' is one
    words := replace(words, name, replace(name, ' ', '+'));
  end loop;
  list := array(select replace(word, '+', ' ') from unnest(string_to_array(words, ' ')) with ordinality as w (word, place) order by place);
  plain := private.build_word_queries(list, alternatives);
  return (
    select array_agg(row(
      typed,
      spellings || typed,
      array(
        select private.build_term_query(spelling)
        from unnest(spellings) with ordinality as s (spelling, place) order by place
      ) || plain[position],
      private.build_address_query('street', private.street_word(typed))
        || case when char_length(typed) >= 4 then private.build_address_query('host', typed) else '' end
    )::private.query_word order by position)
    from unnest(list) with ordinality as t (typed, position),
      lateral (
        select case when t.typed = any (known) then '{}'::text[] else private.likely_spellings(typed, is_doubted) end
        offset 0) as s (spellings) -- called once
    where numnode(plain[position]) > 0
      and typed not in ('www', 'com', 'http', 'https', 'near')
  );
end;
$$;

-- Returns a reading with the topic of its corrected words, if they have one and it had no kind: 'wedding dres'.
create function private.read_topic(reading private.search_reading, words private.query_word[])
returns private.search_reading language plpgsql stable security definer as $$
declare
  typed constant text[] := array(select word.typed from unnest(words) as word);
  spelled constant text[] := array(select word.spellings[1] from unnest(words) as word);
begin
  if spelled = typed or num_nonnulls(reading.category, reading.topic, reading.named_category::text) > 0 then
    return reading;
  end if;
  select t.category, string_to_array(phrase, ' ') into reading.topic, reading.topic_words
  from private.topics as t, unnest(t.phrases) as phrase
  where string_to_array(phrase, ' ') <@ spelled and not string_to_array(phrase, ' ') <@ typed
  order by char_length(phrase) desc, t.category limit 1;
  reading.is_whole_topic := coalesce(spelled <@ reading.topic_words, false);
  return reading;
end;
$$;

-- Returns which of these queries match anything in the scope. One statement for all of them is planned once. The order is that of the array, and `offset 0` keeps the planner
-- from joining.
create function private.find_matching(scope private.search_scope, queries tsquery[])
returns integer[] language plpgsql stable security definer set enable_seqscan = off set enable_indexscan = off as $$
declare
  positions integer[] := '{}';
begin
  if cardinality(queries) > 0 then
    execute format('select array(select q.position from unnest($2) with ordinality as q (query, position) where exists (
      select from public.businesses as b where %s and b.search_doc @@ q.query offset 0))',
      array_to_string(private.search_conditions(scope), ' and ')) into positions using scope, queries;
  end if;
  return positions;
end;
$$;

-- Returns words that few listings have in the spelling of far commoner ones, if listings in the scope have
-- these; null otherwise.
create function private.commoner_words(words text, scope private.search_scope, alternatives jsonb)
returns text language plpgsql stable security definer as $$
declare
  list constant private.query_word[] := private.query_words(words, alternatives, false);
  commoner constant text[] := array(select word.spellings[1] from unnest(list) as word);
begin
  scope.query := null;
  return case when commoner <> array(select word.typed from unnest(list) as word)
    and private.find_matching(scope, array[private.join_queries(array(select word.queries[1] from unnest(list) as word), '&')]) = '{1}'
    then array_to_string(commoner, ' ') end;
end;
$$;
