-- Relaxes a query that finds nothing: corrects typing errors, searches words in streets and hosts,
-- and if that is not enough, drops the least telling words, as few as possible. The results of the
-- whole query decide which correction is meant and which words go. A search with results never runs
-- this.

-- A word of the query.
create type private.asked_word as (
  typed text,
  weight real, -- how telling it is
  is_place boolean, -- it is the whole name of the place
  spellings text[], -- possible meanings, the likeliest first, including the typed spelling
  queries tsquery[] -- the index query of each spelling
);

-- How telling a word is: category names most, unless it is a synonym that several categories have in
-- theirs ('food'), then rare words of names and cities, then words of addresses, least words only in
-- descriptions.
create function private.weigh_word(word text)
returns real
language plpgsql
stable
security definer
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  named constant smallint := private.named_category(word);
  categories constant integer := (
    select count(distinct l.category_id) from private.category_labels as l where l.label = word);
  known constant integer := (select t.listings from private.search_terms as t where t.word = weigh_word.word);
  everything constant integer := (select sum(t.listings) from private.listing_totals as t where t.metro_id is null);
begin
  if named is not null and (categories < 3 or exists (
    select from public.categories as c
    where c.id = named and to_tsvector('pg_catalog.english', c.name) @@ plainto_tsquery('pg_catalog.english', word)))
  then
    return 6;
  end if;
  if categories > 0 then -- 'shop'
    return 1.5;
  end if;
  if known > 0 then
    return 1 + 2.5 * (1 - ln(1 + known) / ln(2 + everything));
  end if;
  return case when exists (
    select from public.businesses
    where status = 'published' and search_doc @@ private.ask_unlisted(word)
  ) then 2 else 0.5 end;
end;
$$;

-- Returns the query for a word that names lack: in a street or in a website's host.
create function private.ask_unlisted(word text)
returns tsquery
language plpgsql
immutable
as $$
declare
  street constant tsquery := private.ask_address('street', private.street_word(word));
begin
  return case when char_length(word) >= 4 then street || private.ask_address('host', word) else street end;
end;
$$;

-- Whether any listing has this word. Common words are found in the counted words of names and
-- cities: asking the index would collect all their listings. A word that only a category has counts
-- one there, and stemmed words are not in there ('bbq').
create function private.is_in_listings(typed text)
returns boolean
language plpgsql
stable
security definer
set enable_seqscan = off
set enable_indexscan = off
as $$
begin
  return exists (select from private.search_terms as t where t.word = typed and t.listings > 1)
    and exists (
      select from private.search_stems as s
      where s.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', typed))))
    or exists (
      select from public.businesses
      where status = 'published' and search_doc @@ to_tsquery('pg_catalog.english', typed));
end;
$$;

-- Whether two letters of a word differ and it sounds different, which is no typing error:
-- 'christmas' is not 'christian', but 'mechenik' is a 'mechanic', and 'chigaco' has the letters of
-- 'chicago'.
create function private.is_another_word(typed text, word text)
returns boolean
language plpgsql
immutable
as $$
begin
  return char_length(word) = char_length(typed) and extensions.levenshtein(word, typed) = 2
    and extensions.metaphone(word, 30) <> extensions.metaphone(typed, 30)
    and array(select letter from string_to_table(word, null) as letter order by letter)
      <> array(select letter from string_to_table(typed, null) as letter order by letter);
end;
$$;

-- Returns likely corrections of a word that is unknown or doubtful: two words written as one,
-- neighboring letters swapped, few letters different. The likeliest first: fewest wrong letters,
-- then most listings. A category name is no error, though it may have no listing.
create function private.likely_spellings(typed text, is_doubted boolean default false)
returns text[]
language plpgsql
stable
security definer
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  most_wrong constant integer := case when char_length(typed) <= 6 then 1 else 2 end;
  -- A long word in one or two names may be the same error if a far commoner word is close:
  -- 'cincinatti'.
  known constant integer := (
    select t.listings from private.search_terms as t
    where t.word = typed and t.listings in (1, 2) and char_length(typed) >= 7);
begin
  if char_length(typed) not between 4 and 30 or typed ~ '\d'
    or not is_doubted and known is null and private.is_in_listings(typed)
    or private.named_category(typed) is not null
  then
    return '{}';
  end if;
  return (
    with swapped as (
      select word from unnest(private.swap_letters(typed)) as word
    ),
    likely as (
      select first.word || ' ' || second.word as spelling, 0.8 as wrong, least(first.listings, second.listings) as listings
      from generate_series(3, char_length(typed) - 3) as n
      join private.search_terms as first on first.word = left(typed, n) and first.listings > 0
      join private.search_terms as second on second.word = substr(typed, n + 1) and second.listings > 0 and second.word <> first.word
      union all
      select t.word, 1, t.listings from swapped join private.search_terms as t using (word)
      where t.listings > 0 and t.word <> typed
      union all
      select t.word, extensions.levenshtein(t.word, typed), t.listings
      from private.search_terms as t
      where t.word operator(extensions.%) typed and t.word <> typed and t.listings > 0
        and abs(char_length(t.word) - char_length(typed)) <= 2
        and (extensions.levenshtein(t.word, typed) <= most_wrong or extensions.similarity(t.word, typed) > 0.5)
        -- With a wrong first letter only common words count: 'gumbo' is not 'Dumbo'. If one of the
        -- first two letters of a short word is wrong, all others must be right: 'shuttle' is not
        -- Seattle.
        and (left(t.word, 1) = left(typed, 1) or t.listings >= 10)
        and (left(t.word, 2) = left(typed, 2) or char_length(typed) >= 9 or extensions.levenshtein(t.word, typed) = 1)
      union all
      -- Too few trigrams in common for the comparison above: 'chigaco'.
      select t.word, extensions.levenshtein(t.word, typed), t.listings
      from private.search_terms as t
      where most_wrong = 2 and t.word > left(typed, 3) and t.word < left(typed, 3) || '~' and t.word <> typed
        and t.listings >= 10 and abs(char_length(t.word) - char_length(typed)) <= 1
        and extensions.levenshtein_less_equal(t.word, typed, 2) <= 2
    )
    select coalesce(array_agg(spelling order by cost, spelling), '{}')
    from (
      select spelling, min(wrong - 0.15 * least(ln(1 + listings), 6)) as cost
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

-- Returns the words of a query with their possible meanings, without stop words ('the'). Only whole
-- words match here: 'fried' is not 'Frieda'.
create function private.weigh_words(words text, alternatives jsonb, is_doubted boolean)
returns private.asked_word[]
language plpgsql
stable
security definer
as $$
declare
  list constant text[] := string_to_array(words, ' ');
  asked constant tsquery[] := private.ask_words(list, alternatives, false);
begin
  return (
    select array_agg(row(
      typed,
      (select max(private.weigh_word(word)) from string_to_table(coalesce(spellings[1], typed), ' ') as word),
      false,
      spellings || typed,
      array(
        select private.ask_for(spelling, false)
        from unnest(spellings) with ordinality as s (spelling, place) order by place
      ) || (asked[position] || private.ask_unlisted(typed))
    )::private.asked_word order by position)
    from unnest(list) with ordinality as t (typed, position),
      lateral private.likely_spellings(typed, is_doubted) as spellings
    where numnode(asked[position]) > 0
      and typed not in ('www', 'com', 'http', 'https', 'near')
  );
end;
$$;

-- Returns which of these queries, at most `most`, match anything in the scope. One statement for
-- all of them is planned once. The order is that of the array, and `offset 0` keeps the planner
-- from joining.
create function private.found_of(scope private.search_scope, queries tsquery[], most integer default null)
returns integer[]
language plpgsql
stable
security definer
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  positions integer[];
begin
  if cardinality(queries) = 0 then
    return '{}';
  end if;
  scope.query := null;
  execute format('select array(select q.position from unnest($2) with ordinality as q (query, position) where exists (
    select from public.businesses as b where %s and b.search_doc @@ q.query offset 0) limit $3)',
    array_to_string(private.search_conditions(scope), ' and ')) into positions using scope, queries, most;
  return positions;
end;
$$;

create function private.first_found(scope private.search_scope, queries tsquery[])
returns integer
language plpgsql
stable
security definer
as $$
begin
  return (private.found_of(scope, queries, 1))[1];
end;
$$;

-- Returns the positions of the words that match alone. Where nothing narrows the search, the
-- counted words of names and cities answer: asking the index for a common word would collect all
-- its listings.
create function private.found_alone(scope private.search_scope, words private.asked_word[])
returns integer[]
language plpgsql
stable
security definer
as $$
declare
  counted integer[] := '{}';
  others integer[];
begin
  scope.query := null;
  if cardinality(private.search_conditions(scope)) = 1 then
    counted := array(
      select place from generate_subscripts(words, 1) as place
      where exists (select from private.search_terms as t where t.word = any ((words[place]).spellings)
        and t.listings > 1)); -- a word of a category counts one, though it may have no listing
  end if;
  others := array(select place from generate_subscripts(words, 1) as place where place <> all (counted) order by place);
  if others <> '{}' then
    counted := counted || array(
      select others[position] from unnest(private.found_of(scope, array(
        select private.join_queries((words[place]).queries, '|') from unnest(others) as place))) as position);
  end if;
  return array(select place from unnest(counted) as place order by place);
end;
$$;

-- Returns the most telling of these words that match together; null when none matches. Of a long
-- query only the most telling words are tried without some of the others.
create function private.most_telling(scope private.search_scope, words private.asked_word[])
returns private.asked_word[]
language plpgsql
stable
security definer
as $$
declare
  most_words constant integer := 6; -- these have 63 subsets
  heaviest integer[];
  asked tsquery[]; -- the query of each word
  sets integer[]; -- as bits: the word at 1 is 1, at 2 is 2, at 3 is 4
  queries tsquery[]; -- the query of each subset
  alone integer; -- the position of a one-word subset, which is known to match
  telling integer[];
begin
  -- A word that matches nothing alone matches nothing with others.
  words := array(select words[place] from unnest(private.found_alone(scope, words)) as place);
  heaviest := array(
    select place from generate_subscripts(words, 1) as place order by (words[place]).weight desc, place limit most_words);
  asked := array(
    select private.join_queries((words[place]).queries, '|')
    from unnest(heaviest) with ordinality as h (place, position) order by position);
  select array_agg(bits order by weight desc, bits), array_agg(query order by weight desc, bits) into sets, queries
  from (
    select bits, sum((words[heaviest[position]]).weight) as weight,
      private.join_queries(array_agg(asked[position]), '&') as query
    from generate_series(1, (1 << cardinality(heaviest)) - 1) as bits, generate_subscripts(heaviest, 1) as position
    where bits & (1 << (position - 1)) > 0
    group by bits
    having not bool_and((words[heaviest[position]]).is_place) -- a city alone is no answer
  ) as subset;
  alone := (select min(position) from unnest(sets) with ordinality as t (bits, position) where bits & (bits - 1) = 0);
  telling := array(
    select heaviest[position] from generate_subscripts(heaviest, 1) as position
    where sets[coalesce(private.first_found(scope, queries[:alone - 1]), alone)] & (1 << (position - 1)) > 0);
  return (select array_agg(words[place] order by place) from unnest(telling) as place);
end;
$$;

-- Whether a city was typed with its state: unlike 'portland', 'portland me' cannot be a word of a
-- name.
create function private.is_with_state(typed text, place_name text)
returns boolean
language plpgsql
stable
security definer
as $$
begin
  return exists (
    select from private.states as s
    where s.code = substring(place_name from ', (\w\w)$') and (typed like '% ' || lower(s.code) or typed like '% ' || s.key));
end;
$$;

-- Returns the typed place as one word of the query, which matches nothing if it has a state beside
-- a city; none when it consists of stop words.
create function private.place_as_word(typed text, place_name text)
returns private.asked_word[]
language plpgsql
stable
as $$
declare
  query constant tsquery := private.ask_for(typed);
begin
  if numnode(query) = 0 then
    return '{}';
  end if;
  return array[row(typed, 2.5, true, array[typed], array[
    case when private.is_with_state(typed, place_name) then quote_literal(typed)::tsquery else query end])::private.asked_word];
end;
$$;

-- Whether one of the words names a category.
create function private.has_kind(words private.asked_word[])
returns boolean
language plpgsql
stable
security definer
as $$
begin
  return exists (
    select from unnest(words) as word where private.named_category(coalesce(word.spellings[1], word.typed)) is not null);
end;
$$;

create function private.total_weight(words private.asked_word[])
returns real
language plpgsql
immutable
as $$
begin
  return (select sum(word.weight) from unnest(words) as word);
end;
$$;

-- Keeps only the likeliest spelling of each word.
create function private.spelled_likeliest(words private.asked_word[])
returns private.asked_word[]
language plpgsql
immutable
as $$
begin
  return array(
    select row(typed, weight, is_place, spellings[:1], queries[:1])::private.asked_word
    from unnest(words) with ordinality as word (typed, weight, is_place, spellings, queries, position) order by position);
end;
$$;

-- Returns the reading with these words alone, each in the spelling with which all of them match in
-- the scope.
create function private.read_kept(
  reading private.search_reading, scope private.search_scope, kept private.asked_word[]
)
returns private.search_reading
language plpgsql
stable
security definer
as $$
declare
  queries tsquery[] := array(select private.join_queries(word.queries, '|') from unnest(kept) as word);
  spelled text[] := array(select word.spellings[1] from unnest(kept) as word);
  spelling integer;
begin
  for place in 1..cardinality(kept) loop
    continue when cardinality(kept[place].queries) = 1;
    spelling := private.first_found(scope, array(
      select private.join_queries(queries[:place - 1] || query || queries[place + 1:], '&')
      from unnest(kept[place].queries) as query));
    queries[place] := kept[place].queries[spelling];
    spelled[place] := kept[place].spellings[spelling];
  end loop;
  reading.query := private.join_queries(queries, '&');
  reading.words := array_to_string(spelled, ' ');
  reading.corrected := reading.corrected or spelled <> array(select word.typed from unnest(kept) as word);
  reading.named_category := private.named_category(reading.words);
  return reading;
end;
$$;

-- Returns the query to search instead of one without results in the scope; its query is null when
-- nothing fits. A place among the words may be a word of a name or another place of that name, so
-- it is tried as words too; it is dropped only for words that tell more.
create function private.relax_reading(
  request private.search_request, reading private.search_reading, scope private.search_scope
)
returns private.search_reading
language plpgsql
stable
security definer
as $$
declare
  weight_of_place constant real := 3.6; -- more than any single word that is no category
  -- Generic words: a bookstore is no answer to 'bridal shop'.
  kinds constant text[] := '{shop,shops,store,stores,center,centre,service,services,business,house,home,rental,rentals,
    repair,repairs,station,office,agency,studio,supply,supplies,club,group,general,public}'::text[];
  near constant text := private.normalize(coalesce(reading.asked ->> 'near', request.near));
  words private.asked_word[] := private.weigh_words(reading.words, request.reading -> 'alternatives', false);
  likeliest private.asked_word[] := private.spelled_likeliest(words);
  kept private.asked_word[];
  doubted private.asked_word[];
  anywhere private.search_reading := reading;
  around private.search_scope; -- where the wider search runs
  with_place private.asked_word[];
  kept_anywhere private.asked_word[];
begin
  -- A single error with a matching likeliest correction: the steps below would reach the same
  -- result with more queries.
  if cardinality(words) between 1 and 6 and private.first_found(scope, array[private.join_queries(
    array(select word.queries[1] from unnest(likeliest) as word), '&')]) = 1
  then
    kept := likeliest;
  else
    kept := private.most_telling(scope, words);
  end if;
  -- Where one word is wrong another may be, too, though it happens to be a word: 'anhauser bush'.
  if cardinality(words) > coalesce(cardinality(kept), 0)
    and exists (select from unnest(words) as word where cardinality(word.spellings) > 1)
  then
    doubted := private.weigh_words(reading.words, request.reading -> 'alternatives', true);
    if private.first_found(scope, array[private.join_queries(array(
      select private.join_queries(word.queries, '|') from unnest(doubted) as word), '&')]) = 1
    then
      words := doubted;
      kept := doubted;
    end if;
  end if;
  -- Searches around a neighborhood before everywhere.
  if kept is null and (reading.place).kind = 'neighborhood' and request.radius_miles is null then
    anywhere.place.radius_miles := 25;
    anywhere.is_elsewhere := true;
    around := private.scope_search(request, anywhere);
    kept := private.most_telling(around, words);
    if kept is not null then
      reading := anywhere;
      scope := around;
    end if;
  end if;
  if (reading.place).name is not null and cardinality(words) > coalesce(cardinality(kept), 0) then
    anywhere.place := null;
    anywhere.is_elsewhere := true;
    anywhere.sort := private.sort_in_force(request.sort, true, false);
    with_place := words || private.place_as_word(near, (reading.place).name);
    around := private.scope_search(request, anywhere);
    kept_anywhere := private.most_telling(around, with_place);
    if private.total_weight(kept_anywhere) > coalesce(private.total_weight(kept) + weight_of_place, 0)
      -- A chosen place is left only when its name is in the results, as is one that has the category:
      -- a near match of the kind beats a far match of the words, unless they are a name.
      and (exists (select from unnest(kept_anywhere) as word where word.is_place)
        or request.near is null
          and (not private.has_kind(kept) or private.is_name(string_to_array(reading.words, ' '))))
    then
      reading := anywhere;
      scope := around;
      kept := kept_anywhere;
      words := with_place;
    end if;
  end if;
  -- A single letter ('x') is no useful answer.
  if not exists (
    select from unnest(kept) as word
    where not word.is_place and char_length(word.typed) >= 3
      and word.typed <> all (kinds) and word.spellings[1] <> all (kinds))
  then
    reading.query := null;
    return reading;
  end if;
  reading := private.read_kept(reading, scope, kept);
  reading.left_out := array(
    select word.typed from unnest(words) with ordinality as word (typed, weight, is_place, spellings, queries, position)
    where word.typed not in (select typed from unnest(kept)) order by position);
  return reading;
end;
$$;

-- Relaxes a query without results; drops features before the place.
create function private.relax_features(
  request private.search_request, reading private.search_reading, scope private.search_scope
)
returns private.search_reading
language plpgsql
stable
security definer
as $$
declare
  relaxed private.search_reading := private.relax_reading(request, reading, scope);
  unfeatured private.search_reading;
begin
  if cardinality(scope.features) = 0 or relaxed.query is not null and relaxed.is_elsewhere is not true then
    return relaxed;
  end if;
  request.features := '{}';
  unfeatured := private.relax_reading(request, reading, private.scope_search(request, reading));
  if unfeatured.query is null or unfeatured.is_elsewhere then
    return relaxed;
  end if;
  unfeatured.missing_features := reading.features;
  return unfeatured;
end;
$$;
