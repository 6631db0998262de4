-- Suggests whole searches while a visitor types: 'pizza aus' is pizza in Austin, and '4236 s lam'
-- or 'lamar bl' are listings along a street.

-- Suggests a category or words that listings have, followed by the prefix of a place. Words need an
-- 'in' or a metro; otherwise they are more likely the prefix of a name.
create function private.suggest_searches(typed text)
returns jsonb language plpgsql stable security definer as $$
declare
  max_words constant integer := 3; -- of an unfinished place name
  words constant text[] := string_to_array(typed, ' ');
  what text;
  stems text[];
  says_in boolean;
  place text;
  category smallint;
  searches jsonb;
begin
  for taken in reverse least(max_words, cardinality(words) - 1)..1 loop
    place := array_to_string(words[cardinality(words) - taken + 1:], ' ');
    what := array_to_string(words[:cardinality(words) - taken], ' ');
    says_in := what ~ ' (in|near|around|at|en)$';
    what := regexp_replace(what, ' (in|near|around|at|en)$', '');
    continue when char_length(place) < case when says_in then 2 else 3 end;
    category := private.named_category(what);
    stems := tsvector_to_array(to_tsvector('pg_catalog.english', what));
    continue when category is null and (stems = '{}' or exists (
      select from unnest(stems) as groups (stem)
      where not exists (select from private.search_stems as s where s.stem = groups.stem collate "C")));
    searches := (
      select jsonb_agg(jsonb_build_object(
        'what', coalesce(c.name, what), 'category', c.slug, 'near', p.place ->> 'name') order by p.position)
      from jsonb_array_elements(private.suggest_places(place)) with ordinality as p (place, position)
      left join public.categories as c on c.id = category
      where p.position <= 3 and (says_in or category is not null or p.place ->> 'kind' = 'metro')
    );
    exit when searches is not null;
  end loop;
  return coalesce(searches, '[]');
end;
$$;

-- Whether a word, as typed so far, is only a street type or direction: 'blv', 'south'.
create function private.is_street_kind(word text)
returns boolean language plpgsql immutable as $$
begin
  return private.street_word(word) = any ('{st,ave,rd,dr,blvd,ln,ct,pl,hwy,pkwy,sq,cir,ter,trl,plz,way,n,s,e,w,ne,nw,se,sw}'::text[])
    or (char_length(word) >= 2 and exists (
      select from unnest('{street,avenue,road,drive,boulevard,blvd,lane,court,highway,parkway,square,circle,terrace,trail,plaza}'::text[]) as kind
      where kind like word || '%'));
end;
$$;

-- Returns the street stems equal to this word or with it as prefix; when there are none and
-- `takes_errors`, those that differ by one letter changed, added, missing, or two swapped, except
-- for the first letter.
create function private.street_stems(word text, is_begun boolean, takes_errors boolean)
returns text[] language plpgsql stable security definer as $$
declare
  max_stems constant integer := 20;
  term constant text := 'street:' || private.street_word(word);
  stems text[];
begin
  stems := array(
    select s.stem from private.search_stems as s
    where s.stem >= term and s.stem < term || chr(1114111) and (is_begun or s.stem = term collate "C")
    limit max_stems);
  if stems <> '{}' or not takes_errors or char_length(word) < 3 or word ~ '\d' then
    return stems;
  end if;
  return array(
    select s.stem
    from private.search_stems as s,
      lateral (select case when is_begun then left(s.stem, char_length(term)) else s.stem end as likely) as street
    where s.stem >= left(term, 8) and s.stem < left(term, 8) || chr(1114111)
      and (likely = any (private.swap_letters(term)) or extensions.levenshtein_less_equal(likely, term, 1) = 1)
    limit max_stems);
end;
$$;

-- Returns the index query for a possible street and number; null where no listing is in such a
-- street. `is_certain` when a number or a street type shows that a street is meant.
create function private.read_street(typed text, takes_errors boolean, out query tsquery, out is_certain boolean)
language plpgsql stable security definer as $$
declare
  words text[] := (string_to_array(typed, ' '))[:6];
  meaningful text[];
  stems text[];
  groups text[] := '{}';
begin
  meaningful := array(
    select w.word from unnest(words) with ordinality as w (word, position)
    where not private.is_street_kind(w.word) and (w.position > 1 or w.word !~ '^\d+$') order by w.position);
  is_certain := cardinality(meaningful) < cardinality(words);
  if meaningful = '{}' or not exists (select from unnest(meaningful) as w (word) where char_length(w.word) >= 3) then
    return;
  end if;
  for position in 1..cardinality(words) loop
    continue when private.is_street_kind(words[position]);
    stems := private.street_stems(words[position], position = cardinality(words), takes_errors);
    if stems = '{}' then
      return;
    end if;
    groups := groups || format('(%s)', (select string_agg(quote_literal(stem), ' | ') from unnest(stems) as stem));
  end loop;
  query := array_to_string(groups, ' & ')::tsquery;
end;
$$;

-- Returns streets with listings, without numbers and suites ('4236 S Lamar Blvd, Suite 5'), with the city, those
-- near the visitor first, and those with most of the 200 checked listings. Skips garbled names from imports.
create function private.suggest_streets(query tsquery, near text[])
returns jsonb language plpgsql stable security definer set enable_seqscan = off set enable_indexscan = off as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'city', city) order by is_near desc, listings desc, name, city), '[]')
    from (
      select street.name, b.city || ', ' || b.state as city, count(*) as listings,
        coalesce(bool_or(b.is_near), false) as is_near
      from (
        (
          select street, city, state, true as is_near from public.businesses
          where status = 'published' and search_tags && near and search_doc @@ query limit 200
        )
        union all
        (
          select street, city, state, false from public.businesses
          where status = 'published' and search_doc @@ query and (search_tags && near) is not true limit 200
        )
      ) as b,
        lateral regexp_replace(regexp_replace(b.street, '^\d+[-/]?\w?\s+(?=\S)', ''),
          '\s*(,|#|\mc/o\M|\m(suite|ste|unit|apt|bldg|floor|fl|room|rm)\M).*$', '', 'i') as street (name)
      where private.has_proper_spelling(b.city || ', ' || b.state) and street.name ~ '^[[:upper:][:digit:]].*[[:lower:]]'
      group by 1, 2
      order by is_near desc, listings desc, name, city
      limit 3
    ) as streets
  );
end;
$$;
