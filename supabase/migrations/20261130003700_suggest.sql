-- Suggests businesses, categories, places, streets and whole searches while a visitor types, a few
-- of each, those near the visitor's place first. It runs on every key press, so the statements that take longest to plan are PL/pgSQL: a
-- session caches their plans, while those of SQL functions are made anew in each request.

create function private.suggest_categories(typed text)
returns jsonb language plpgsql stable security definer set enable_seqscan = off as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by fit desc, name), '[]')
    from (
      select c.slug, c.name, max(l.fit) as fit
      from (
        select category_id, 2 as fit from private.category_labels where label like typed || '%'
        union all
        select category_id, extensions.similarity(label, typed) from private.category_labels
        where label operator(extensions.%) typed and extensions.similarity(label, typed) > 0.4
      ) as l
      join public.categories as c on c.id = l.category_id
      group by c.id
      order by fit desc, c.name
      limit 4
    ) as matching
  );
end;
$$;

-- Returns the first 200 listings in table order with these words. For a common word a sequential
-- scan stops there; it must start at the table's beginning and not where another scan is, or
-- results would vary between calls.
create function private.listings_with(words tsquery)
returns table (id uuid, name_key text, ranking_score double precision)
language plpgsql
stable
security definer
set enable_seqscan = on -- unlike its caller
set synchronize_seqscans = off
set plan_cache_mode = auto -- a rare word may need a different plan than a common one
as $$
begin
  return query
  select b.id, b.name_key, b.ranking_score from public.businesses as b
  where b.status = 'published' and b.search_doc @@ words
  limit 200;
end;
$$;

-- Returns the tags of the listings near a place: of those around it and in its metro, or in a state.
-- Null for an unknown place.
create function private.tags_near(near text)
returns text[] language plpgsql stable security definer as $$
declare
  place constant private.found_place := case when near is not null then private.find_place(left(near, 200)) end;
begin
  return case
    when place.kind = 'state' then array['state:' || lower(place.key)]
    when place.kind is not null then private.cells_around(place.lat, place.lng, 25) || array(
      select 'metro:' || m.slug from public.metros as m where m.id = private.find_metro(place.lat, place.lng)) end;
end;
$$;

-- Returns listings near the visitor, then others: first names with this prefix, then names that
-- contain the words, searched elsewhere when the former are too few. Ranks at most 200 of each.
create function private.suggest_businesses(typed text, words tsquery, near text[])
returns jsonb language plpgsql stable security definer set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  max_shown constant integer := 5;
  max_branches constant integer := 3; -- so many branches of a brand are one suggestion and a search for all
  -- Only the last word may be unfinished, from its third letter on: asking the index for all words with 's'
  -- would read most of it. Names are compared besides, so that weights, for which documents are looked up,
  -- are not needed.
  named constant tsquery := private.spell_out((
    select string_agg(quote_literal(word) || case when is_last then ':*' else '' end, ' & ')::tsquery
    from (
      select word, position = max(position) over () as is_last
      from string_to_table(typed, ' ') with ordinality as t (word, position)
    ) as words
    where not is_last or char_length(word) >= 3));
begin
  return (
    with begun as materialized (
      select id, name_key, ranking_score, search_tags && near as is_near from public.businesses
      where status = 'published'
        and name_key collate "C" >= typed and name_key collate "C" < typed || chr(1114111)
      order by name_key collate "C", id limit 200
    ),
    nearby as materialized (
      (
        select id, name_key, ranking_score, true as is_near from public.businesses
        where status = 'published' and search_tags && near and search_doc @@ named and starts_with(name_key, typed)
        limit 200
      )
      union all
      (
        select id, name_key, ranking_score, true from public.businesses
        where status = 'published' and search_tags && near and search_doc @@ words
        limit 200
      )
    ),
    found as (
      select * from nearby
      union all
      select * from begun
      union all
      select *, false from private.listings_with(words)
      where words is not null and (select count(distinct id) from (
        select id from begun union all select id from nearby) as known) < max_shown
    ),
    ranked as (
      select id, coalesce(bool_or(is_near), false) as is_near, starts_with(name_key, typed) as is_begun,
        extensions.similarity(name_key, typed) as similarity_score, ranking_score,
        row_number() over (partition by name_key order by coalesce(bool_or(is_near), false) desc, ranking_score desc, id) as of_name,
        count(*) over (partition by name_key) as branches
      from found
      group by id, name_key, ranking_score
    ),
    best as (
      select *, row_number() over (order by is_near desc, is_begun desc, similarity_score desc, ranking_score desc, id) as place
      from ranked
      where of_name <= case when branches < max_branches then 2 else 1 end
      order by place
      limit max_shown
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state, 'category', c.name, 'found_by', null,
      'is_brand', best.branches >= max_branches or exists (select from private.brands as k where k.name_key = b.name_key and k.retired_at is null)
    ) order by best.place), '[]')
    from best
    join public.businesses as b using (id)
    join public.categories as c on c.id = b.category_id
  );
end;
$$;

-- Returns the first by phone number, in index order: a bitmap scan would collect all with the
-- prefix.
create function private.called_by(called text)
returns table (id uuid, found_by text) language plpgsql stable security definer set enable_seqscan = off
set enable_bitmapscan = off as $$
begin
  return query
  select p.business_id, p.phone from private.published_listings as p
  where p.phone collate "C" >= called and p.phone collate "C" < called || chr(1114111)
  order by p.phone collate "C", p.business_id limit 5;
end;
$$;

-- Finds listings by phone prefix or address, with the matched number or address.
create function private.suggest_by_contact(called text, address tsquery, near text[])
returns jsonb language plpgsql stable security definer set enable_seqscan = off set enable_indexscan = off as $$
begin
  return (
    with at_address as (
      select id, street as found_by from public.businesses
      where status = 'published' and search_doc @@ address
      limit 5
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state, 'category', c.name, 'found_by', f.found_by, 'is_brand', false
    ) order by coalesce(b.search_tags && near, false) desc, f.found_by, b.ranking_score desc, b.id), '[]')
    from (select * from private.called_by(called) union all select * from at_address) as f
    join public.businesses as b using (id)
    join public.categories as c on c.id = b.category_id
  );
end;
$$;

-- Corrects the typed prefixes: each word that is no known prefix is replaced by the commonest word,
-- or else by the prefix of one, that differs by one letter changed, added, missing, or two swapped;
-- null when there is none. The first letter is assumed right, or the second where two may be
-- swapped.
create function private.spell_beginnings(typed text)
returns text language plpgsql stable security definer as $$
declare
  spelled text[] := string_to_array(typed, ' ');
  typed_word text;
  swapped text[];
begin
  for position in 1..cardinality(spelled) loop
    typed_word := spelled[position];
    continue when char_length(typed_word) < 3 or exists (
      select from private.search_terms as s
      where s.word >= typed_word and s.word < typed_word || chr(1114111) and s.listings > 0);
    swapped := private.swap_letters(typed_word);
    spelled[position] := coalesce((
      select beginning
      from (
        select s.listings, s.word, left(s.word, char_length(typed_word) + difference) as beginning
        from private.search_terms as s, unnest('{0,1,-1}'::integer[]) as difference
        where s.word >= left(typed_word, 1) and s.word < left(typed_word, 1) || chr(1114111)
          and s.listings > 0
        union all
        select s.listings, s.word, turned
        from unnest(swapped) as turned
        join private.search_terms as s on s.word >= turned and s.word < turned || chr(1114111) and s.listings > 0
      ) as candidate
      where beginning = any (swapped)
        or extensions.levenshtein_less_equal(beginning, typed_word, 1) = 1
      order by beginning = candidate.word desc, listings desc, candidate.word
      limit 1
    ), typed_word);
  end loop;
  return nullif(array_to_string(spelled, ' '), typed);
end;
$$;

-- Returns a typed phone prefix in stored form; null for fewer digits than a zip code and one, and
-- for anything else.
create function private.phone_beginning(q text)
returns text language plpgsql immutable as $$
declare
  digits constant text[] := regexp_match(
    q, '^\s*(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]*(\d{3})[-. ]*(\d{0,4})\s*$');
begin
  return '(' || digits[1] || ') ' || digits[2] || '-' || digits[3];
end;
$$;

-- `words` are those of `q` that say something: 'pizz' of 'best pizz'. Names are compared with all.
-- `near` is the visitor's place: 'Austin, TX'.
create function public.suggest(q text, words text default null, near text default null)
returns jsonb language plpgsql stable security definer set plan_cache_mode = force_generic_plan as $$
declare
  typed constant text := private.normalize(left(q, 100));
  full_text constant text := coalesce(nullif(private.normalize(left(words, 100)), ''), typed);
  tags_near constant text[] := private.tags_near(near);
  spelled text;
  suggested jsonb := private.suggest_for(typed, full_text, private.phone_beginning(q), tags_near, false);
begin
  if char_length(typed) < 3 or private.is_suggestion(suggested) then
    return suggested;
  end if;
  spelled := private.spell_beginnings(full_text);
  if spelled is not null then
    suggested := private.suggest_for(spelled, spelled, null, tags_near, false);
  end if;
  return case
    when private.is_suggestion(suggested) then suggested
    else private.suggest_for(typed, full_text, null, tags_near, true)
  end;
end;
$$;
grant execute on function public.suggest to anon, authenticated, service_role;

-- Whether any suggestion matches by its prefix; categories also match by similarity.
create function private.is_suggestion(suggested jsonb)
returns boolean language plpgsql immutable as $$
begin
  return exists (select from jsonb_each(suggested - 'categories') as kind where kind.value <> '[]');
end;
$$;

-- Converts typed text to a query whose last word is a prefix from its third letter on, when others
-- stand before it: 'tony piz'. A search needs three letters for a word.
create function private.unfinished_words(typed text)
returns tsquery language plpgsql stable security definer as $$
declare
  last constant tsquery := to_tsquery('pg_catalog.english', substring(typed from '(?:^| )([^ \d]{3})$') || ':*');
  before tsquery;
begin
  if numnode(last) > 0 then
    before := private.build_query(string_to_array(left(typed, -4), ' '), takes_prefixes => true);
  end if;
  if numnode(before) > 0 then
    return private.spell_out(before && last);
  end if;
  return private.spell_out(private.build_query(string_to_array(typed, ' '), takes_prefixes => true));
end;
$$;

create function private.suggest_for(
  typed text, full_text text, called text, near text[], takes_errors_in_streets boolean
)
returns jsonb language plpgsql stable security definer set plan_cache_mode = force_generic_plan as $$
declare
  none constant jsonb := '[]';
  words tsquery;
  street tsquery;
  is_street boolean;
  address tsquery; -- with a number
  businesses jsonb := none;
  streets jsonb := none;
begin
  if typed = '' then
    return jsonb_build_object('businesses', none, 'categories', none, 'places', none, 'searches', none, 'streets', none);
  end if;
  if char_length(typed) >= 3 then
    words := private.unfinished_words(full_text);
    select query, is_certain into street, is_street from private.read_street(typed, takes_errors_in_streets);
  end if;
  address := case when typed ~ '^\d' then street end;
  if coalesce(called, address::text) is not null then
    businesses := private.suggest_by_contact(called, address, near);
  end if;
  if businesses = none then
    businesses := private.suggest_businesses(typed, words, near);
  end if;
  if street is not null and address is null and (is_street or jsonb_array_length(businesses) < 5) then
    streets := private.suggest_streets(street, near);
  end if;
  return jsonb_build_object(
    'businesses', businesses,
    'categories', private.suggest_categories(full_text),
    'places', private.suggest_places(typed),
    'searches', private.suggest_searches(full_text),
    'streets', streets
  );
end;
$$;
