-- Ranks what matches a search in part, where nothing matches all of it: one statement per circle (near, 100 miles, the
-- country) finds the listing that has most of what was asked for. The answer is the search for what that one has, so that
-- its totals, pages and facets are exact, and what it lacks is named.

-- What was asked for: a word, a kind of business with the words that say it, or a feature.
create type private.rank_term as (
  words integer[], -- their positions
  query tsquery, -- in any field
  likeliest tsquery, -- in the likeliest of several spellings
  partly tsquery, -- one of several words that say a kind
  in_name tsquery,
  in_kind tsquery, -- specialty, category, city
  in_offers tsquery, -- services and features
  address tsquery,
  is_street boolean, -- a street word follows
  street_in_name tsquery, -- both in a name
  kind smallint, -- the category that the words say
  related smallint[], -- its neighbors, the nearest first
  in_name_counts real, -- less where the words are what its customers ask for, and not its name
  feature text,
  tags text[], -- of that feature
  weight real, -- null: by the rarity in the circle
  is_strong boolean, -- enough for a result
  may_match boolean, -- some listing has the words
  listings integer -- in the country, with the word in a name or a city
);

create type private.search_outcome as (
  reading private.search_reading,
  scope private.search_scope,
  collected private.search_found
);

create type private.ranked_listing as (
  id uuid,
  fields real[], -- how well it matches each term: 1 in full
  score real
);

-- Returns a query for words in fields of these weights.
create function private.in_fields(query tsquery, fields text)
returns tsquery language plpgsql immutable as $$
begin
  return regexp_replace(query::text, '''((?:[^'']|'''')+)''(?::(\*?)[A-D]*)?', '''\1'':\2' || fields, 'g')::tsquery;
end;
$$;

create function private.make_term(words integer[], query tsquery, address tsquery default null)
returns private.rank_term language plpgsql stable security definer as $$
declare
  term private.rank_term;
begin
  term.words := words;
  term.query := query;
  term.in_name := private.in_fields(query, 'A');
  term.in_kind := private.in_fields(query, 'B');
  term.in_offers := private.in_fields(query, 'C');
  term.address := address;
  term.is_strong := true;
  term.may_match := private.has_stems(query) or address is not null and private.has_stems(address);
  return term;
end;
$$;

-- Returns what a search asks for. A kind stands for the words that say it, so that these count once.
create function private.rank_terms(
  request private.search_request, reading private.search_reading, words private.query_word[]
)
returns private.rank_term[] language plpgsql stable security definer as $$
declare
  street_words constant text[] := '{st,ave,rd,blvd,dr,ln,hwy,pkwy,pl,sq,ct,cir,ter,trl,plz,pt,way,row,alley}'::text[];
  formula constant private.rank_weights := private.read_rank_weights();
  need constant text := case when request.category is null then reading.category end;
  is_address constant boolean := reading.words ~ '^\d+\S* \S'; -- '12 university ave' is no college
  is_topic constant boolean := need is null and reading.topic is not null;
  -- 'A cafe for a first date': what follows names no kind.
  is_kind_told constant boolean := is_topic and private.is_called(reading.topic, array_to_string(reading.topic_words, ' '));
  kind smallint := (select id from public.categories where slug = coalesce(need, reading.topic));
  said integer[]; -- the positions of the words that say the kind
  of_kind integer[];
  terms private.rank_term[] := '{}';
  term private.rank_term;
  labels integer;
begin
  kind := coalesce(kind, reading.named_category);
  said := array(
    select position::integer from unnest(words) with ordinality as word (typed, spellings, queries, address, position)
    where kind is not null and need is null and case when is_topic
      then reading.is_whole_topic or word.spellings[1] = any (reading.topic_words)
      else reading.named_category is not null end);
  for at in 0..coalesce(cardinality(words), 0) loop
    continue when at = 0 and (kind is null or is_topic and said = '{}') or at = any (said);
    of_kind := case when at = 0 then said else array[at] end;
    term := private.make_term(of_kind,
      private.join_queries(array(select private.join_queries((words[p]).queries, '|') from unnest(of_kind) as p), '&'),
      case when at > 0 then (words[at]).address end);
    if at = 0 then
      term.partly := private.join_queries(array(select private.join_queries((words[p]).queries, '|') from unnest(of_kind) as p), '|');
      term.kind := kind;
      if is_topic then
        term.in_name_counts := case when reading.is_whole_topic then formula.topic_in_name else formula.topic_word_in_name end;
        term.weight := case when not reading.is_whole_topic and not is_kind_told then least(formula.kind, formula.topic_word * cardinality(said)) end;
      end if;
    else
      term.likeliest := case when cardinality((words[at]).queries) > 2 then (words[at]).queries[1] end;
      term.is_street := coalesce(private.street_word((words[at + 1]).typed) = any (street_words), false); -- 'church street'
      term.street_in_name := case when term.is_street and not is_address then private.in_fields(term.query && (words[at + 1]).queries[1], 'A') end;
      select count(distinct l.category_id) into labels
      from private.category_labels as l
      where rtrim(l.label, 's') = rtrim((words[at]).spellings[1], 's');
      term.kind := (
        select c.id from public.categories as c
        where not is_kind_told and c.id = private.named_category((words[at]).spellings[1]) and labels > 0 and not is_address and not term.is_street and (labels < 3
          or to_tsvector('pg_catalog.english', c.name) @@ plainto_tsquery('pg_catalog.english', (words[at]).spellings[1])));
      term.in_name_counts := case when term.kind is not null then formula.kind_word_in_name end;
      term.is_strong := (char_length((words[at]).typed) >= 3 or is_address and (words[at]).typed ~ '^\d')
        and (words[at]).typed <> all (formula.generic_words) and (words[at]).spellings[1] <> all (formula.generic_words);
      term.weight := case when term.kind is not null then formula.kind_word when not term.is_strong and not term.is_street then formula.generic_word
        when labels > 0 and not term.is_street then formula.label_word end;
    end if;
    if term.kind is not null then
      term.weight := coalesce(term.weight, formula.kind);
      term.is_strong := true;
      -- Less strict filters are offered instead, and the nearest pharmacy is no grocery.
      if not reading.is_nearest and num_nonnulls(request.category, request.min_rating::text, request.radius_miles::text) = 0 then
        term.related := array(
          select other.id from public.categories as own join private.category_neighbors as n on n.category = own.slug
          join public.categories as other on other.slug = n.neighbor
          where own.id = term.kind order by n.rank);
      end if;
      term.may_match := true;
    end if;
    term.listings := coalesce((
      select max(s.listings) from unnest(of_kind) as p, unnest((words[p]).spellings) as spelling
      join private.search_terms as s on s.word = spelling), 0);
    terms := terms || term;
  end loop;
  if request.category is not null and not exists (select from unnest(terms) as t where t.is_strong) then
    term := null;
    term.kind := reading.category_id;
    term.weight := formula.kind;
    term.is_strong := true;
    term.may_match := true;
    terms := terms || term;
  end if;
  for at in 1..coalesce(cardinality(request.features), 0) loop
    term := null;
    term.feature := request.features[at];
    term.tags := private.feature_tags(term.feature);
    term.weight := formula.feature - at * formula.further_feature;
    term.is_strong := terms = '{}' or (terms[1]).tags is not null;
    term.may_match := true;
    terms := terms || term;
  end loop;
  return terms;
end;
$$;

-- Returns the expression for how well a listing matches a term.
create function private.field_expression(term private.rank_term, number integer)
returns text language plpgsql immutable as $$
declare
  formula constant private.rank_weights := private.read_rank_weights();
  own constant text := format('($2)[%s]', number);
  in_doc constant text := 'b.search_doc @@ ' || own;
  of_words text := '0';
begin
  if term.tags is not null then
    return format('case when b.search_tags && %s.tags then 1 else 0 end', own);
  end if;
  if term.query is not null then
    of_words := format('case when not %1$s.query then 0' || case when term.street_in_name is not null then ' when %1$s.street_in_name then %6$s' else '' end
        || ' when %1$s.in_name then %2$s when %1$s.in_kind then %3$s
        when %1$s.in_offers then %4$s else %5$s end', in_doc,
      coalesce(term.in_name_counts, 1), formula.in_kind, formula.in_offers, formula.in_text, formula.street_in_name);
  end if;
  if term.address is not null then
    of_words := format('greatest(%s, case when %s.address then %s else 0 end)', of_words, in_doc, case when term.is_street then formula.in_street else formula.in_address end);
  end if;
  if term.likeliest is not null then
    of_words := format('%s * case when %s.likeliest then 1 else %s end', of_words, in_doc, formula.other_spelling);
  end if;
  if term.kind is null then
    return of_words;
  end if;
  return format('greatest(%1$s, case when b.category_id = %2$s.kind then 1 when %2$s.kind = any (b.more_category_ids) then %4$s
    when b.category_id = any (%2$s.related) then %3$s - %5$s * array_position(%2$s.related, b.category_id) else 0 end)',
    of_words, own, formula.related, formula.other_kind, formula.further_related);
end;
$$;

-- Returns the expression for what orders listings of a kind, besides distance and rating.
create function private.said_expression(term private.rank_term, number integer)
returns text language plpgsql immutable as $$
declare
  formula constant private.rank_weights := private.read_rank_weights();
begin
  return case when term.kind is null or term.query is null then '0' else format('case when b.search_doc @@ %1$s.in_name then %2$s
    when b.search_doc @@ %1$s.in_offers then %3$s * %2$s when b.search_doc @@ %1$s.partly then %4$s * %2$s else 0 end',
    format('($2)[%s]', number), formula.said, formula.said_in_offers, formula.said_in_part) end;
end;
$$;

-- Whether a name has just these words, in any order.
create function private.is_just(name_key text, words text[])
returns boolean language plpgsql immutable as $$
begin
  return string_to_array(name_key, ' ') @> words
    and string_to_array(name_key, ' ') <@ (words || '{the,and,n,co,company,inc,llc,ltd}'::text[]);
end;
$$;

-- Returns the listing in a scope that has most of what was asked for: at most a thousand with its words are compared, some that
-- are called as its kinds, and the best rated of these. Common words reach listings by two.
create function private.rank_circle(scope private.search_scope, terms private.rank_term[])
returns private.ranked_listing language plpgsql stable security definer set enable_seqscan = off as $$
declare
  formula constant private.rank_weights := private.read_rank_weights();
  max_rare constant integer := 300; -- listings with a word that reaches them alone
  max_of_kind constant integer := 200; -- by words, and by rating
  is_wide constant boolean := scope.point is null and scope.south is null and scope.metro_id is null and scope.tags = '{}'
    or scope.radius_miles > 100;
  conditions constant text := array_to_string(private.search_conditions(scope), ' and ');
  has_topic constant boolean := exists (select from unnest(terms) as t where t.kind is not null and t.in_name_counts is not null);
  kinds constant smallint[] := array(select t.kind from unnest(terms) as t where t.kind is not null);
  tags constant text[] := array(
    select 'category:' || c.slug
    from unnest(terms) as t, unnest(t.kind || t.related) as kind (id) join public.categories as c using (id)
    union all select unnest(t.tags) from unnest(terms) as t where t.is_strong);
  reaching tsquery;
  ranked private.ranked_listing;
begin
  for number in 1..cardinality(terms) loop
    if is_wide and terms[number].listings > max_rare then -- most listings with the word are not reached, and so not counted
      terms[number].weight := coalesce(terms[number].weight, formula.common_word);
    end if;
  end loop;
  with reach as (
    select (terms[number]).query || coalesce((terms[number]).address, '') as query, (terms[number]).listings, number
    from generate_subscripts(terms, 1) as number
    where (terms[number]).query is not null and (terms[number]).may_match and (terms[number]).is_strong and (terms[number]).kind is null
  )
  select private.join_queries(array_agg(query), '|') into reaching
  from (
    select query from reach where not is_wide or listings <= max_rare or (select count(*) from reach) = 1
    union all
    select a.query && b.query from reach as a join reach as b on a.number < b.number
    where is_wide and a.listings > max_rare and b.listings > max_rare
  ) as queries;
  execute format($query$
    with reached as materialized (
      (select b.id from public.businesses as b where %1$s and b.search_doc @@ $3 limit ($1).max_candidates)
      union
      (select b.id from public.businesses as b where %1$s and b.search_doc @@ $8 limit %4$s)
      union
      (select b.id from public.businesses as b where %1$s and %2$s order by %3$s b.ranking_score desc limit %4$s)%14$s
    ),
    found as materialized (
      select b.id, array[%5$s]::real[] as fields, %12$s * b.ranking_score + %11$s %6$s as bonus,
        private.is_just(b.name_key, $7) as is_exact
      from reached join public.businesses as b using (id)
    ),
    weighed as materialized (
      select number, field, coalesce(($2)[number].weight, %7$s - (%7$s - %8$s)
        * ln(1 + least(sum(count(*)) over (partition by number order by field desc), %13$s)) / ln(1 + %13$s)) as weight
      from found, unnest(fields) with ordinality as f (field, number)
      where field > 0 group by number, field
    )
    select found.id, found.fields, judged.score
    from found, lateral (
      select sum(field * weight) + case when is_exact then %10$s when ($2)[1].kind is not null and ($2)[1].weight > %16$s and fields[1] <= %9$s::real
          then -%17$s else 0 end as score,
        bool_or(($2)[number].is_strong and field > case when ($2)[number].kind is not null then %15$s when $5 then %9$s else 0 end::real) as is_result
      from unnest(fields) with ordinality as f (field, number) join weighed using (number, field)
    ) as judged
    where is_result
    order by score desc, bonus desc, id limit 1$query$,
    conditions,
    case when is_wide and cardinality(kinds) > 0 then 'b.category_id = ($4::smallint[])[1]'
      else 'b.search_tags && $6' end,
    case when is_wide then '' else 'b.category_id = any ($4) desc,' end,
    max_of_kind,
    (select string_agg(private.field_expression(terms[number], number), ', ' order by number)
      from generate_subscripts(terms, 1) as number),
    case when scope.point is null then '' else format('+ %s / (1 + %s / %s)', formula.best_near, private.miles_expression(), formula.half_at_miles) end,
    formula.rare_word, formula.common_word, formula.in_text, formula.exact_name,
    (select string_agg(private.said_expression(terms[number], number), ' + ') from generate_subscripts(terms, 1) as number),
    formula.best_rating, formula.common_from,
    case when is_wide and cardinality(kinds) > 0 then format('
      union
      (select b.id from public.businesses as b where %s and %s order by b.ranking_score desc limit %s)',
      conditions, private.more_category_expression('($4::smallint[])[1]'), max_of_kind) end,
    case when is_wide then formula.in_offers else formula.in_text end, formula.kind_word, formula.without_kind)
    into ranked using scope, terms, reaching, kinds, has_topic, tags, string_to_array(scope.words, ' '),
      private.join_queries(array(select t.query from unnest(terms) as t where t.kind is not null and t.query is not null), '|');
  return ranked;
end;
$$;

-- Returns the reading for which a listing is a result: what it has of what was asked for. What it lacks is left out.
create function private.read_result(
  scope private.search_scope, reading private.search_reading, words private.query_word[], terms private.rank_term[],
  ranked private.ranked_listing
)
returns private.search_reading language plpgsql stable security definer as $$
declare
  listing public.businesses;
  spelled text[]; -- the words that it has
  queries tsquery[];
  positions integer[]; -- of these words
  places integer[]; -- of their spellings
  place integer;
  unsaid integer[] := '{}'; -- positions of words that a listing of a related kind only mentions
  others text[]; -- in other spellings
  asked constant text := reading.words;
begin
  select b.* into listing from public.businesses as b where b.id = ranked.id;
  reading.left_out := '{}';
  for number in 1..cardinality(terms) loop
    if terms[number].tags is not null then
      if ranked.fields[number] = 0 then
        reading.missing_features := reading.missing_features || terms[number].feature;
      end if;
    elsif terms[number].kind = any (listing.category_id || listing.more_category_ids) then
      continue when listing.search_doc @@ terms[number].query;
      reading.category_id := terms[number].kind;
    elsif listing.category_id = any (terms[number].related) then
      continue when listing.search_doc @@ private.in_fields(terms[number].query, 'ABC');
      reading.category_id := listing.category_id;
      reading.left_out := reading.left_out || (select lower(c.name) from public.categories as c where c.id = terms[number].kind);
      unsaid := unsaid || case when listing.search_doc @@ terms[number].query then terms[number].words else '{}' end;
    end if;
  end loop;
  for position in 1..coalesce(cardinality(words), 0) loop
    place := (
      select min(p) from generate_subscripts((words[position]).queries, 1) as p
      where listing.search_doc @@ (words[position]).queries[p]);
    if position = any (unsaid) then
      place := null;
    elsif place is null and listing.search_doc @@ (words[position]).address then
      place := cardinality((words[position]).queries) + 1;
    end if;
    if place is null then
      reading.left_out := reading.left_out || (words[position]).typed;
    else
      spelled := spelled || coalesce((words[position]).spellings[place], (words[position]).typed);
      queries := queries || coalesce((words[position]).queries[place], (words[position]).address);
      places := places || place;
      positions := positions || position;
    end if;
  end loop;
  reading.category := coalesce((select c.slug from public.categories as c where c.id = reading.category_id), reading.category);
  reading.query := private.join_queries(queries, '&');
  reading.words := coalesce(array_to_string(spelled, ' '), '');
  reading.corrected := reading.corrected or coalesce(not spelled <@ (string_to_array(asked, ' ')), false);
  reading.named_category := private.named_category(reading.words);
  reading.is_narrower := exists (
    select from public.categories as c where c.id = reading.named_category
      and not tsvector_to_array(to_tsvector('pg_catalog.english', c.name)) && tsvector_to_array(to_tsvector('pg_catalog.english', reading.words)));
  reading.left_out := nullif(reading.left_out, '{}');
  -- Another spelling that fits, too, and is no plural of this one.
  select array_agg(array_to_string(spelled[:at - 1] || other.spelling || spelled[at + 1:], ' ') order by at, number),
    array_agg(private.join_queries(queries[:at - 1] || other.query || queries[at + 1:], '&') order by at, number)
  into others, queries
  from generate_subscripts(places, 1) as at,
    unnest((words[positions[at]]).spellings, (words[positions[at]]).queries) with ordinality as other (spelling, query, number)
  where places[at] < cardinality((words[positions[at]]).queries) and number < cardinality((words[positions[at]]).queries)
    and number <> places[at] and other.query <> queries[at];
  reading.other_words := others[(private.find_matching(scope, queries))[1]];
  return reading;
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

-- Reads the end of corrected words as a place where none was read or chosen: 'resturant los angelas' has
-- one now.
create function private.read_again(request private.search_request, spelled private.search_reading)
returns private.search_reading language plpgsql stable security definer as $$
declare
  max_place_words constant integer := 4;
  words constant text[] := string_to_array(spelled.words, ' ');
  count constant integer := cardinality(words);
  ending record; -- the place at the end, and the words before it
begin
  if spelled.corrected is not true or (spelled.place).kind is not null or spelled.is_elsewhere
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
  spelled.place := ending.place;
  spelled.words := ending.words;
  spelled.place.radius_miles := coalesce(request.radius_miles, (spelled.place).radius_miles, 25);
  spelled.named_category := private.named_category(spelled.words);
  spelled.query := private.build_query(string_to_array(spelled.words, ' '));
  spelled.sort := private.sort_in_force(request.sort, true, private.is_point(spelled.place));
  return spelled;
end;
$$;

-- Returns a scope without its time.
create function private.at_any_time(scope private.search_scope)
returns private.search_scope language plpgsql immutable as $$
begin
  scope.open_now := false;
  scope.open_minute := null;
  scope.open_date := null;
  scope.holiday := null;
  return scope;
end;
$$;

create function private.has_time(scope private.search_scope)
returns boolean language plpgsql immutable as $$
begin
  return scope.open_now or num_nonnulls(scope.open_minute, scope.open_date) > 0;
end;
$$;

-- Returns the most of what was asked for that is found: near what is searched, else within 100 miles, else in the country. What
-- is farther must have that much more. If it exists but is closed at that time, drops the time if it came from the words: a
-- chosen time is a filter.
create function private.rank_search(request private.search_request, outcome private.search_outcome, named smallint)
returns private.search_outcome language plpgsql stable security definer as $$
declare
  formula constant private.rank_weights := private.read_rank_weights();
  circle_miles constant integer[] := '{25,100,13000}';
  asked constant private.search_reading := outcome.reading;
  alternatives constant jsonb := request.reading -> 'alternatives';
  is_around constant boolean := private.is_point(asked.place);
  keeps_radius constant boolean := request.radius_miles is not null;
  typed_place constant text := nullif(private.normalize(coalesce(asked.recognized ->> 'near', '')), '');
  place_query constant tsquery := case when typed_place is not null
    then private.build_place_query(typed_place, (asked.place).name) end;
  words private.query_word[] := private.query_words(asked.words, alternatives, false, asked.topic_words);
  doubted private.query_word[];
  terms private.rank_term[];
  asked_terms integer;
  ranked_request private.search_request := request; -- without what is ranked
  circle private.search_reading;
  scope private.search_scope;
  ranked private.ranked_listing;
  best private.ranked_listing;
  best_step integer;
  is_name boolean;
  best_circle private.search_reading := asked;
  best_scope private.search_scope;
  lost real;
  is_closed boolean := false;
  result private.search_outcome;
  again private.search_reading;
begin
  if request.features = '{}' and private.has_time(outcome.scope) then -- a feature may be missing rather: 'emergency vet open now'
    result := row(asked, private.at_any_time(outcome.scope), null);
    result.collected := private.collect(result.scope);
    is_closed := private.is_found(result, named);
  end if;
  ranked_request.features := '{}';
  for step in 1..3 loop
    exit when is_closed or step > 1 and (keeps_radius or (asked.place).kind is null) or step = 3 and typed_place is null and not is_around;
    continue when step = 2 and (not is_around or (asked.place).radius_miles >= circle_miles[2]);
    circle := asked;
    circle.query := null;
    circle.category := request.category;
    circle.category_id := case when request.category is not null then asked.category_id end;
    if is_around and not keeps_radius then
      circle.is_elsewhere := (asked.place).kind = 'neighborhood';
      circle.place.radius_miles := greatest((asked.place).radius_miles, circle_miles[step]);
    elsif step = 3 then
      circle.place := null;
    end if;
    scope := private.scope_search(ranked_request, circle);
    if step = 1 then
      if exists (select from unnest(words) as word where cardinality(word.spellings) > 1)
        and private.find_matching(scope, array[private.match_all(words)]) = '{}' then
        doubted := private.query_words(asked.words, alternatives, true, asked.topic_words);
        words := case when private.find_matching(scope, array[private.match_all(doubted)]) = '{1}' then doubted else words end;
      end if;
      terms := private.rank_terms(request, private.read_topic(asked, words), words);
      exit when terms = '{}';
      asked_terms := cardinality(terms);
    elsif step = 3 and place_query is not null then
      terms := terms || private.make_term('{}', place_query);
      terms[cardinality(terms)].weight := formula.place_word;
      terms[cardinality(terms)].is_strong := false;
    end if;
    lost := (array[0, formula.beyond_near, formula.beyond_100_miles])[step];
    exit when best.score >= (
      select sum(coalesce(t.weight, formula.rare_word - case when step = 3
          then (formula.rare_word - formula.common_word) * ln(1 + least(t.listings, formula.common_from)) / ln(1 + formula.common_from) else 0 end)
        * case when t.is_street then formula.street_in_name else 1 end)
      from unnest(terms) as t where t.may_match) - lost;
    ranked := private.rank_circle(scope, terms);
    if step = 1 and ranked.id is null and private.has_time(scope) then
      ranked := private.rank_circle(private.at_any_time(scope), terms);
      is_closed := ranked.id is not null and not exists (
        select from generate_subscripts(terms, 1) as number
        where (terms[number]).kind is not null and ranked.fields[number] <= formula.related);
      ranked := case when is_closed then ranked end; -- a closed neighbor of the kind is no answer
    end if;
    -- What is of no kind that was asked for and lacks so much that more is lost is no answer: a salon with a wall is no handyman.
    if ranked.score - lost > coalesce(best.score, case when 0 < all (ranked.fields[:asked_terms]) or exists (
        select from generate_subscripts(terms, 1) as number
        where (terms[number]).kind is not null and ranked.fields[number] > formula.related) then '-infinity' else 0::real end) then
      best := ranked;
      best.score := ranked.score - lost;
      best_step := step;
      best_circle := circle;
      best_scope := scope;
    end if;
  end loop;
  if best.id is null and not is_closed and terms <> '{}' and private.has_time(scope) and asked.recognized ?| '{open,day,date}'::text[] then
    best := private.rank_circle(private.at_any_time(scope), terms); -- nobody anywhere is known to be open
    if best.id is not null then
      best_circle := circle;
      best_scope := scope;
      best_step := 3;
      is_closed := true;
    end if;
  end if;
  is_closed := is_closed or best.id is null and (result.collected).candidates is not null;
  if best.id is null and not is_closed then
    return outcome;
  end if;
  result.reading := best_circle;
  if best.id is not null then
    result.reading := private.read_result(best_scope, best_circle, words, terms, best);
    request.features := array(select feature from unnest(request.features) as feature
      where feature <> all (coalesce((result.reading).missing_features, '{}')));
  end if;
  is_name := (select private.is_just(b.name_key, string_to_array(asked.words, ' ')) from public.businesses as b where b.id = best.id);
  if best_step = 3 and is_around and (typed_place is null or (result.reading).query is null
    or not is_name and exists (select from unnest(terms) as t where t.kind is not null) and (place_query is null or best.fields[cardinality(terms)] = 0)) then
    result.reading.is_nearest := not is_name;
  elsif best_step = 3 then
    result.reading.place := null;
    result.reading.is_elsewhere := true;
    if place_query is not null and best.fields[cardinality(terms)] > 0 then
      result.reading.query := (result.reading).query && place_query;
      result.reading.words := (result.reading).words || ' ' || typed_place;
    else
      result.reading.left_out := (result.reading).left_out || typed_place;
    end if;
  end if;
  result.reading.sort := private.sort_in_force(case when (result.reading).is_nearest and best_step = 3 then 'distance' else request.sort end,
    (result.reading).query is not null, private.is_point((result.reading).place));
  if is_closed and asked.recognized ?| '{open,day,date}'::text[] then
    result.reading.open_now := false;
    result.reading.open_minute := null;
    result.reading.open_date := null;
    result.reading.missing_time := true;
  end if;
  again := private.read_again(request, result.reading);
  if again.query is not null then
    result.scope := private.scope_search(request, again);
    result.collected := private.collect(result.scope);
    if (result.collected).candidates is not null then
      result.reading := again;
      return result;
    end if;
  end if;
  result.scope := private.scope_search(request, result.reading);
  result.collected := private.collect(result.scope);
  return result;
end;
$$;

-- Returns the query for all of these words, in any spelling.
create function private.match_all(words private.query_word[])
returns tsquery language plpgsql immutable as $$
begin
  return private.join_queries(array(
    select private.join_queries(word.queries, '|') from unnest(words) as word), '&');
end;
$$;

-- Whether a strict search found something: if the words name this category, a listing of it or of another with that name, or one
-- called so. A clinic that mentions a hotel is none. If they are a topic of it, one that offers it will do instead, or one of
-- just that name: a brewery called Couch has no couches.
create function private.is_found(outcome private.search_outcome, named smallint)
returns boolean language plpgsql stable security definer as $$
declare
  reading constant private.search_reading := outcome.reading;
begin
  return (outcome.collected).candidates is not null and (named is null
    or exists (
      select from unnest((outcome.collected).candidates) as c
      where named = any (c.category_id || c.more_category_ids) or exists (
        select from private.category_labels as l
        where l.category_id = any (c.category_id || c.more_category_ids) and l.is_whole
          and l.stems = to_tsvector('pg_catalog.english', reading.words)))
    or private.find_matching(outcome.scope, array[private.in_fields(to_tsquery('pg_catalog.english',
      replace(reading.words, ' ', ' & ')), case when reading.is_whole_topic then 'BC' else 'A' end)]) = '{1}'
    or reading.is_whole_topic and exists (
      select from public.businesses where status = 'published' and name_key collate "C" = reading.words));
end;
$$;
