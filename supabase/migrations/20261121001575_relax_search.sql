-- Relaxes a search that finds nothing, by the steps that TypeScript lists
-- (app/domain/search/to-reading.ts), in their order, until one finds something. Each step also drops
-- features, as few as possible. A search with results never runs this.

-- What a step changes.
create type private.relaxation as (
  words text,
  place text,
  miles double precision,
  if_name boolean
);

create type private.search_outcome as (
  reading private.search_reading,
  scope private.search_scope,
  collected private.search_found
);

-- A word of the query.
create type private.query_word as (
  typed text,
  spellings text[], -- possible meanings, the likeliest first, including the typed spelling
  queries tsquery[], -- the index query of each spelling
  listings integer, -- that match it in the scope, counted to 100
  weight real -- how telling it is there
);

-- What is left of the words of a reading that do not match together in a scope.
create type private.term_subset as (
  area text, -- of the steps that have this scope
  reading private.search_reading, -- with these words; null where nothing useful is left
  lost real, -- the weight of the words left out
  names_kind boolean, -- one of the words is a category
  loses_kind boolean -- only words left out are one: 'yoga' of 'hot yoga'
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
-- then most listings. A category name is no error, though it may have no listing.
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
  if char_length(typed) not between 4 and 30 or typed ~ '\d'
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
-- words match here: 'fried' is not 'Frieda'. If one word is misspelled, the others are doubted, too,
-- though they happen to be words: 'anhauser bush'.
create function private.query_words(words text, alternatives jsonb, is_doubted boolean)
returns private.query_word[] language plpgsql stable security definer as $$
declare
  list constant text[] := string_to_array(words, ' ');
  plain constant tsquery[] := private.build_word_queries(list, alternatives, false);
begin
  return (
    select array_agg(row(
      typed,
      spellings || typed,
      array(
        select private.build_term_query(spelling, false)
        from unnest(spellings) with ordinality as s (spelling, place) order by place
      ) || (plain[position] || private.build_address_query('street', private.street_word(typed))
        || case when char_length(typed) >= 4 then private.build_address_query('host', typed) else '' end),
      null, null
    )::private.query_word order by position)
    from unnest(list) with ordinality as t (typed, position),
      lateral private.likely_spellings(typed, is_doubted) as spellings
    where numnode(plain[position]) > 0
      and typed not in ('www', 'com', 'http', 'https', 'near')
  );
end;
$$;

-- Returns which of these queries, at most `max_found`, match anything in the scope. One statement for
-- all of them is planned once. The order is that of the array, and `offset 0` keeps the planner
-- from joining.
create function private.find_matching(scope private.search_scope, queries tsquery[], max_found integer default null)
returns integer[] language plpgsql stable security definer set enable_seqscan = off set enable_indexscan = off as $$
declare
  positions integer[] := '{}';
begin
  if cardinality(queries) > 0 then
    execute format('select array(select q.position from unnest($2) with ordinality as q (query, position) where exists (
      select from public.businesses as b where %s and b.search_doc @@ q.query offset 0) limit $3)',
      array_to_string(private.search_conditions(scope), ' and ')) into positions using scope, queries, max_found;
  end if;
  return positions;
end;
$$;

-- What a word weighs that no name, city or address has.
create function private.weight_in_text()
returns real language sql immutable parallel safe as $$
  select 0.5::real;
$$;

-- What a category's name weighs.
create function private.weight_of_kind()
returns real language sql immutable parallel safe as $$
  select 6::real;
$$;

-- Counts in the scope the listings that match each word, and weighs how telling it is: names of categories
-- most, unless several categories have the word in theirs ('food'), then words of names and cities, the
-- rarer the more, then words of addresses, least words only in descriptions. Where nothing narrows the
-- search, the counted words of names and cities answer: asking the index for a common word would collect
-- all its listings.
create function private.set_term_weights(scope private.search_scope, words private.query_word[])
returns private.query_word[] language plpgsql stable security definer set enable_seqscan = off
set enable_indexscan = off as $$
declare
  max_listings constant integer := 100;
  is_everywhere constant boolean := cardinality(private.search_conditions(scope)) = 1;
  everything constant integer := case when is_everywhere
    then (select sum(t.main_listings) from private.listing_totals as t where t.metro_id is null) else max_listings end;
  counted integer; -- listings with the word
begin
  for place in 1..coalesce(cardinality(words), 0) loop
    counted := ( -- a word of a category counts one, though it may have no listing
      select max(t.listings) from private.search_terms as t
      where is_everywhere and t.word = any (words[place].spellings) and t.listings > 1);
    if counted is null then
      execute format('select count(*) from (select from public.businesses as b where %s and b.search_doc @@ $2 limit $3) as b',
        array_to_string(private.search_conditions(scope), ' and '))
        into counted using scope, private.join_queries(words[place].queries, '|'), max_listings;
    end if;
    words[place].listings := counted;
    words[place].weight := (
      select max(case
        when named.name is not null and (labels.categories < 3
          or to_tsvector('pg_catalog.english', named.name) @@ plainto_tsquery('pg_catalog.english', word)) then private.weight_of_kind()
        when labels.categories > 0 then 1.5 -- 'shop'
        when exists (select from private.search_terms as t where t.word = typed_word.word and t.listings > 0)
          then 1 + 2.5 * (1 - ln(1 + counted) / ln(2 + everything))
        when exists (select from private.search_stems as s where s.stem = 'street:' || private.street_word(word)) then 2
        when char_length(word) >= 4 and exists (
          select from private.search_stems as s where s.stem >= 'host:' || word and s.stem < 'host:' || word || chr(1114111)) then 2
        else private.weight_in_text() end)
      from string_to_table(words[place].spellings[1], ' ') as typed_word (word)
      left join public.categories as named on named.id = private.named_category(typed_word.word)
      cross join lateral (
        select count(distinct l.category_id) as categories from private.category_labels as l where l.label = typed_word.word
      ) as labels);
  end loop;
  return words;
end;
$$;

-- Returns the most telling of these words that match together. Of a long query only the most telling
-- words are tried without some of the others.
create function private.best_subset(scope private.search_scope, words private.query_word[])
returns private.query_word[] language plpgsql stable security definer as $$
declare
  max_words constant integer := 6; -- these have 63 subsets
  matching constant private.query_word[] := array(
    select words[place] from generate_subscripts(words, 1) as place where (words[place]).listings > 0 order by place);
  heaviest constant integer[] := array(
    select place from generate_subscripts(matching, 1) as place order by (matching[place]).weight desc, place limit max_words);
  sets integer[]; -- as bits: the word at 1 is 1, at 2 is 2, at 3 is 4
  queries tsquery[]; -- the query of each subset
  alone integer; -- the position of a one-word subset, which is known to match
  chosen integer;
begin
  select array_agg(bits order by weight desc, bits), array_agg(query order by weight desc, bits) into sets, queries
  from (
    select bits, sum((matching[heaviest[position]]).weight) as weight,
      private.join_queries(array_agg(private.join_queries((matching[heaviest[position]]).queries, '|')), '&') as query
    from generate_series(1, (1 << cardinality(heaviest)) - 1) as bits, generate_subscripts(heaviest, 1) as position
    where bits & (1 << (position - 1)) > 0
    group by bits
  ) as subset;
  alone := (select min(position) from unnest(sets) with ordinality as t (bits, position) where bits & (bits - 1) = 0);
  chosen := sets[coalesce((private.find_matching(scope, queries[:alone - 1], 1))[1], alone)];
  return array(
    select matching[heaviest[position]] from generate_subscripts(heaviest, 1) as position
    where chosen & (1 << (position - 1)) > 0 order by heaviest[position]);
end;
$$;

-- Returns the most telling of the words asked for, each in the likeliest spelling with which all of them match in
-- the scope, and the next likely one.
create function private.find_best_terms(
  scope private.search_scope, reading private.search_reading, terms private.query_word[], alternatives jsonb
)
returns private.term_subset language plpgsql stable security definer as $$
declare
  -- Generic words: a bookstore is no answer to 'bridal shop', nor all streets to 'fitzhugh road'.
  generic constant text[] := '{shop,shops,store,stores,center,centre,service,services,business,house,home,rental,rentals,
    repair,repairs,station,office,agency,studio,supply,supplies,club,group,general,public,
    street,avenue,ave,road,boulevard,blvd,highway,hwy,lane}'::text[];
  words private.query_word[] := private.set_term_weights(scope, terms);
  best_terms private.query_word[] := private.best_subset(scope, words);
  doubted private.query_word[];
  queries tsquery[];
  spelled text[];
  other text[];
  matching integer[];
  subset private.term_subset;
begin
  if cardinality(best_terms) < cardinality(words)
    and exists (select from unnest(words) as word where cardinality(word.spellings) > 1)
  then
    doubted := private.query_words(reading.words, alternatives, true);
    if private.find_matching(scope, array[private.join_queries(array(
      select private.join_queries(word.queries, '|') from unnest(doubted) as word), '&')]) = '{1}'
    then
      words := private.set_term_weights(scope, doubted);
      best_terms := words;
    end if;
  end if;
  -- A single letter ('x') is no useful answer, nor are other words than the topic that are only in texts:
  -- 'toilet keeps making noise'.
  if not exists (
    select from unnest(best_terms) as word
    where char_length(word.typed) >= 3 and word.typed <> all (generic) and word.spellings[1] <> all (generic)
      and (reading.topic is null or word.weight > private.weight_in_text()))
  then
    return subset;
  end if;
  select coalesce(array_agg(word.typed order by position), '{}'), coalesce(sum(word.weight), 0)
  into reading.left_out, subset.lost
  from unnest(words) with ordinality as word (typed, spellings, queries, listings, weight, position)
  where word.typed <> all (array(select typed from unnest(best_terms)));
  subset.names_kind := exists (
    select from unnest(best_terms) as word where private.named_category(coalesce(word.spellings[1], word.typed)) is not null);
  subset.loses_kind := not subset.names_kind and reading.left_out <> '{}' and (reading.named_category is not null
    or exists (
      select from unnest(words) as word where word.weight = private.weight_of_kind() and word.typed = any (reading.left_out)));
  queries := array(select private.join_queries(word.queries, '|') from unnest(best_terms) as word);
  spelled := array(select word.spellings[1] from unnest(best_terms) as word);
  for place in 1..cardinality(best_terms) loop
    continue when cardinality(best_terms[place].queries) = 1;
    matching := private.find_matching(scope, array(
      select private.join_queries(queries[:place - 1] || query || queries[place + 1:], '&')
      from unnest(best_terms[place].queries) as query));
    queries[place] := best_terms[place].queries[matching[1]];
    spelled[place] := best_terms[place].spellings[matching[1]];
    other[place] := (
      select best_terms[place].spellings[m] from unnest(matching) with ordinality as t (m, likely)
      where best_terms[place].queries[m] <> queries[place] order by likely limit 1); -- another word, and no plural
  end loop;
  reading.other_words := (
    select array_to_string(spelled[:place - 1] || other[place] || spelled[place + 1:], ' ')
    from generate_subscripts(other, 1) as place where other[place] is not null limit 1);
  reading.query := private.join_queries(queries, '&');
  reading.words := array_to_string(spelled, ' ');
  reading.corrected := reading.corrected or spelled <> array(select word.typed from unnest(best_terms) as word);
  reading.named_category := private.named_category(reading.words);
  subset.reading := reading;
  return subset;
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
  scope.spelled_query := null;
  return case when commoner <> array(select word.typed from unnest(list) as word)
    and private.find_matching(scope, array[private.join_queries(array(select word.queries[1] from unnest(list) as word), '&')]) = '{1}'
    then array_to_string(commoner, ' ') end;
end;
$$;

-- Returns the query of a place's name as words of names and cities; null for a name of stop words, and
-- for a city that was typed with its state: unlike 'portland', 'portland me' is no word of a name.
create function private.build_place_query(typed text, place_name text)
returns tsquery language plpgsql stable security definer as $$
begin
  if exists (
    select from private.states as s
    where s.code = substring(place_name from ', (\w\w)$') and (typed like '% ' || lower(s.code) or typed like '% ' || s.key))
  then
    return null;
  end if;
  return (
    select string_agg(quote_literal(lexeme) || ':AB', ' & ')::tsquery
    from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', typed))) as lexeme);
end;
$$;

-- Collects the results of a reading, dropping one of several features where nothing has them all, the
-- last first; all of them where nothing has the others. A feature that says alone what is searched stays:
-- without it, all listings are results.
create function private.collect_reading(request private.search_request, reading private.search_reading)
returns private.search_outcome language plpgsql stable security definer as $$
declare
  features constant text[] := request.features;
  last constant integer := coalesce(cardinality(features), 0);
  all_of_them constant integer := 0;
  has_others constant boolean := reading.query is not null or reading.category is not null
    or coalesce(cardinality(request.with_tags), 0) > 0;
  missing integer;
  outcome private.search_outcome;
begin
  outcome.reading := reading;
  outcome.scope := private.scope_search(request, reading);
  outcome.collected := private.collect(outcome.scope);
  for missing in reverse last..case when last > 1 and has_others then all_of_them else 1 end loop
    exit when (outcome.collected).candidates is not null or last = 1 and not has_others;
    request.features := case when missing = all_of_them then '{}' else features[:missing - 1] || features[missing + 1:] end;
    outcome.scope := private.scope_search(request, reading);
    outcome.collected := private.collect(outcome.scope);
    reading.missing_features := case when missing = all_of_them then features else features[missing:missing] end;
    if (outcome.collected).candidates is not null then
      outcome.reading := reading;
    end if;
  end loop;
  return outcome;
end;
$$;

-- Returns the reading that a step makes of one without results; null where the step changes nothing or
-- leaves out too much. `terms`: its words; `subsets`: what is left in the scopes of earlier steps.
create function private.relax(
  request private.search_request, reading private.search_reading, step private.relaxation, terms private.query_word[],
  inout subsets private.term_subset[], out relaxed private.search_reading
)
language plpgsql stable security definer as $$
declare
  weight_of_place constant real := 3.6; -- more than any single word that is no category
  place constant private.found_place := reading.place;
  typed_place constant text := private.normalize(coalesce(reading.recognized ->> 'near', request.near));
  meant constant text := coalesce(reading.topic, (select slug from public.categories where id = reading.named_category));
  means_category constant boolean := coalesce(meant, reading.recognized ->> 'category') is not null;
  drops_words constant boolean := step.words in ('none', 'topic');
  place_query tsquery;
  takes_features boolean;
  step_area text;
  scope private.search_scope;
  subset private.term_subset;
begin
  if step.words is not null and reading.query is null and not (drops_words and means_category)
    or step.words = 'topic' and not reading.is_whole_topic
    or drops_words and (not means_category or reading.query is null and step.place is null)
    or step.place is not null and (place.name is null or reading.query is null and step.words is null)
    or step.miles is not null and (not private.is_point(place) or place.radius_miles >= step.miles)
    or step.if_name and (means_category or reading.features <> '{}'
      or not private.is_name(string_to_array(reading.words, ' ')))
  then
    return;
  end if;
  if step.miles is not null then
    reading.place.radius_miles := step.miles;
    -- Of the kind that was asked for, not what has its name in a text near by.
    reading.is_nearest := reading.is_nearest or step.miles > 100;
    reading.is_elsewhere := place.kind = 'neighborhood';
  end if;
  if step.place is not null then
    reading.place := null;
    reading.is_elsewhere := true;
  end if;
  if step.place = 'word' then
    place_query := private.build_place_query(typed_place, place.name);
    if place_query is null then
      return;
    end if;
  end if;
  if drops_words then
    reading.category := coalesce(meant, reading.category);
    reading.category_id := (select id from public.categories where slug = reading.category);
    reading.left_out := string_to_array(reading.words, ' ');
    reading.words := '';
    reading.query := null;
    reading.named_category := null;
  elsif step.words is not null then
    foreach takes_features in array case when request.features <> '{}' then '{true,false}' else '{true}' end::boolean[] loop
      step_area := concat_ws(' ', step.place, step.miles, takes_features);
      select * into subset from unnest(subsets) as t where t.area = step_area;
      if subset.area is null then
        if not takes_features then
          request.features := '{}';
        end if;
        scope := private.scope_search(request, reading);
        scope.query := place_query;
        scope.spelled_query := place_query;
        subset := private.find_best_terms(scope, reading, terms, request.reading -> 'alternatives');
        subset.area := step_area;
        subsets := subsets || subset;
      end if;
      exit when (subset.reading).query is not null and case step.words
        when 'all' then (subset.reading).left_out = '{}'
        when 'most' then subset.lost <= weight_of_place and not subset.loses_kind
        when 'kind' then subset.names_kind
        when 'some' then not subset.loses_kind
        else true end;
      subset.reading := null;
    end loop;
    if (subset.reading).query is null then
      return;
    end if;
    reading := subset.reading;
  end if;
  if step.place = 'word' then
    reading.query := reading.query && place_query;
    reading.words := reading.words || ' ' || typed_place;
  elsif step.place = 'none' then
    reading.left_out := reading.left_out || typed_place;
  end if;
  reading.sort := private.sort_in_force(case when step.miles > 100 then 'distance' else request.sort end,
    reading.query is not null, private.is_point(reading.place));
  relaxed := reading;
end;
$$;

-- Reads the end of corrected words as a place where none was read or chosen: 'resturant los angelas' has
-- one now.
create function private.read_again(request private.search_request, relaxed private.search_reading)
returns private.search_reading language plpgsql stable security definer as $$
declare
  max_place_words constant integer := 4;
  words constant text[] := string_to_array(relaxed.words, ' ');
  count constant integer := cardinality(words);
  ending record; -- the place at the end, and the words before it
begin
  if relaxed.corrected is not true or (relaxed.place).kind is not null or relaxed.is_elsewhere
    or request.near is not null or request.lat is not null or private.has_bounds(request) then
    return null;
  end if;
  select n.place, array_to_string(words[:n.position], ' ') as words into ending
  from private.named_places(array(
    select case when count - first < max_place_words then array_to_string(words[first + 1:], ' ') end
    from generate_series(1, count - 1) as first)) as n
  where n.needs <> 'in'
  order by n.position limit 1;
  if not found then
    return null;
  end if;
  relaxed.place := ending.place;
  relaxed.words := ending.words;
  relaxed.place.radius_miles := coalesce(request.radius_miles, (relaxed.place).radius_miles, 25);
  relaxed.named_category := private.named_category(relaxed.words);
  relaxed.query := private.build_query(string_to_array(relaxed.words, ' '));
  relaxed.sort := private.sort_in_force(request.sort, true, private.is_point(relaxed.place));
  return relaxed;
end;
$$;

-- Whether matches exist and are only closed at that time: neither other words nor another place
-- help then.
create function private.is_only_closed(scope private.search_scope)
returns boolean language plpgsql stable security definer as $$
begin
  if not scope.open_now and scope.open_minute is null and scope.open_date is null then
    return false;
  end if;
  scope.open_now := false;
  scope.open_minute := null;
  scope.open_date := null;
  scope.holiday := null;
  if scope.query is null then
    return (private.collect(scope)).candidates is not null;
  end if;
  return private.find_matching(scope, array[scope.spelled_query]) = '{1}';
end;
$$;

-- Whether something was found: if the words name this category, a listing of it or of another with that name, or one called so. A
-- clinic that mentions a hotel is none. If they are a topic of it, one that offers it will do instead, or
-- one of just that name: a brewery called Couch has no couches. Where all that asks for something was left out, only a
-- listing of the topic's category will do: a gym called Quiet is no quiet place for lattes.
create function private.is_found(outcome private.search_outcome, named smallint)
returns boolean language plpgsql stable security definer as $$
declare
  reading constant private.search_reading := outcome.reading;
  loses_topic constant boolean := coalesce(
    reading.left_out && reading.topic_words and not reading.topic_words && string_to_array(reading.words, ' '), false);
  is_topic constant boolean := reading.is_whole_topic or loses_topic;
  weights constant text := case when is_topic then 'BC' else 'A' end;
begin
  if named is null and loses_topic then
    named := (select id from public.categories where slug = reading.topic);
  end if;
  return (outcome.collected).candidates is not null and (named is null
    or exists (
      select from unnest((outcome.collected).candidates) as c
      where named = any (c.category_id || c.more_category_ids) or exists (
        select from private.category_labels as l
        where l.category_id = any (c.category_id || c.more_category_ids) and l.is_whole
          and l.stems = to_tsvector('pg_catalog.english', reading.words)))
    or (not is_topic or coalesce(reading.left_out, '{}') = '{}') and private.find_matching(outcome.scope, array(
      select string_agg(quote_literal(lexeme) || ':' || weights, ' & ')::tsquery
      from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', reading.words))) as lexeme)) = '{1}'
    or is_topic and exists (
      select from public.businesses where status = 'published' and name_key collate "C" = reading.words));
end;
$$;

-- Returns the results of the first step that finds any. If they exist but are closed at that time, drops
-- the time if it came from the words: a chosen time is a filter. `named`: the category that must be found.
create function private.relax_search(request private.search_request, outcome private.search_outcome, named smallint)
returns private.search_outcome language plpgsql stable security definer as $$
declare
  attempt private.search_outcome := outcome;
  best private.search_outcome := outcome; -- the first with results, though of no such category
  step private.relaxation;
  terms constant private.query_word[] := private.query_words((outcome.reading).words, request.reading -> 'alternatives', false);
  subsets private.term_subset[] := '{}';
  relaxing record;
  reading private.search_reading;
  placed private.search_reading;
  is_new boolean := true; -- the attempt is not judged yet
  is_closed boolean;
begin
  if request.features <> '{}' then
    attempt := private.collect_reading(request, outcome.reading);
  end if;
  for step in select * from jsonb_populate_recordset(null::private.relaxation, request.reading -> 'relaxations') loop
    if is_new then
      is_closed := (attempt.collected).candidates is null and private.is_only_closed(attempt.scope);
      exit when is_closed or private.is_found(attempt, named);
      if (best.collected).candidates is null then
        best := attempt;
      end if;
    end if;
    continue when step.place is not null and (best.collected).candidates is not null; -- near results stay
    select * into relaxing from private.relax(request, outcome.reading, step, terms, subsets);
    subsets := relaxing.subsets;
    reading := relaxing.relaxed;
    is_new := not reading is null;
    continue when not is_new;
    placed := private.read_again(request, reading);
    if placed.query is not null then
      attempt := private.collect_reading(request, placed);
    end if;
    if placed.query is null or (attempt.collected).candidates is null then
      attempt := private.collect_reading(request, reading);
    end if;
  end loop;
  if is_closed and (outcome.reading).recognized ?| array['open', 'day', 'date'] then
    reading := attempt.reading;
    reading.open_now := false;
    reading.open_minute := null;
    reading.open_date := null;
    reading.missing_time := true;
    return private.collect_reading(request, reading);
  end if;
  return case
    when is_closed or private.is_found(attempt, named) then attempt
    when (best.collected).candidates is not null then best
    else outcome end;
end;
$$;
