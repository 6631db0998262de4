-- What people type into one box is read before it is searched, and what was read is told, so that the
-- address and the page can say it. Here: the words. The functions that read tables are `security
-- definer` in the schema `private`: under Row Level Security `@@` and `&&` are not leakproof and could
-- not use an index, so they read published rows by their own condition.

-- Words that no listing need contain to be meant ('mexican'): each is searched together with these.
create table private.word_meanings (
  word text primary key,
  also text[] not null
);
alter table private.word_meanings enable row level security;

-- One spelling for what is written in several ways.
create function private.respell(normalized text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(normalized,
    '\m24 ?(h|hr|hrs|7)\M', '24 hour', 'g'),
    '\mwifi\M', 'wi fi', 'g'),
    '\m(bbq|bar b q|b b q|barbeque)\M', 'barbecue', 'g');
end;
$$;

-- A phone number as it is kept, from however it was typed; null for anything else.
create function private.phone_of(q text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  digits constant text[] := regexp_match(
    q, '^\s*(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]*(\d{3})[-. ]*(\d{4})\s*$');
begin
  return '(' || digits[1] || ') ' || digits[2] || '-' || digits[3];
end;
$$;

-- The category that these words are a name of: 'vets' and 'veterinarian' are, 'vet supplies' is not.
create function private.named_category(words text)
returns smallint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if words is null then
    return null;
  end if;
  return (
    select category_id from private.category_labels
    where is_whole and stems = to_tsvector('pg_catalog.english', words) and stems <> ''
    order by (label = words) desc, category_id
    limit 1
  );
end;
$$;

-- Whether a listing's name has all of these words.
create function private.is_name(words text[])
returns boolean
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
as $$
begin
  return exists (
    select from public.businesses
    where status = 'published' and search_doc @@ to_tsquery('pg_catalog.simple',
      (select string_agg(word || ':A', ' & ') from unnest(words) as word))
  );
end;
$$;

-- A word as typed -> a word that exists: itself, a beginning of one, or in place of one that does not
-- at most one letter wrong in a short word and two in a long one, or much the same all the same
-- ('babysitter', 'babysitting').
-- To the planner, "does any document have it" looks as if reading rows in any order would soon
-- find one; for a typing error that is the whole table. Bitmaps alone make it ask the word index.
create function private.match_word(typed text)
returns text
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  most_wrong constant integer := case when char_length(typed) <= 6 then 1 else 2 end;
  found_word text;
begin
  if char_length(typed) not between 4 and 30 or typed ~ '\d' or exists (
    select from private.search_terms where word >= typed and word < typed || chr(1114111) and listings > 0
  ) or exists (
    select from private.search_terms
    where word operator(extensions.%) typed and listings > 0
      and to_tsvector('pg_catalog.english', word) = to_tsvector('pg_catalog.english', typed)
  ) or exists (
    select from public.businesses
    where status = 'published' and search_doc @@ to_tsquery('pg_catalog.english', typed || ':*')
  ) then
    return typed;
  end if;
  select word into found_word
  from private.search_terms
  where word operator(extensions.%) typed and listings > 0
    and abs(char_length(word) - char_length(typed)) <= 2
    and (extensions.levenshtein(word, typed) <= most_wrong or extensions.similarity(word, typed) > 0.5)
  order by extensions.levenshtein(word, typed), abs(char_length(word) - char_length(typed)),
    extensions.similarity(word, typed) desc, listings desc, word
  limit 1;
  return coalesce(found_word, typed);
end;
$$;

-- Words -> what to ask the index, and the words as understood. Every word must match; a word that
-- is the beginning of others matches those too. Null when nothing was typed; a query that matches
-- nothing when only signs were.
create function private.parse_query(q text, out query tsquery, out words text, out corrected boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  praise constant text[] := '{best,top,good,great,cheap,affordable,local,nearest,closest}'::text[];
  typed text[] := (string_to_array(private.normalize(q), ' '))[1:10];
  told text[] := (string_to_array(private.respell(private.normalize(q)), ' '))[1:10];
  matched text[];
  asked text;
begin
  if q is null then
    return;
  end if;
  -- 'best pizza' is pizza, and 'Best Buy' is Best Buy.
  if told && praise and not told <@ praise and not private.is_name(told) then
    select array_agg(word order by position) into told
    from unnest(told) with ordinality as t (word, position) where word <> all (praise);
  end if;
  select array_agg(case when m.word is null then private.match_word(t.word) else t.word end order by position)
  into matched
  from unnest(told) with ordinality as t (word, position)
  left join private.word_meanings as m using (word)
  where t.word <> '';
  words := array_to_string(matched, ' ');
  corrected := words <> array_to_string(typed, ' ');
  asked := (
    select string_agg('(' || (
      select string_agg(meant || case when char_length(meant) >= 3 then ':*' else '' end, ' | ')
      from unnest(t.word || m.also) as meant
    ) || ')', ' & ')
    from unnest(matched) as t (word)
    left join private.word_meanings as m using (word)
  );
  query := to_tsquery('pg_catalog.english', asked);
  if matched is null and btrim(q) <> '' then -- '!!!'
    query := '';
    return;
  end if;
  if numnode(query) = 0 then -- nothing but stop words: 'The Who'
    query := to_tsquery('pg_catalog.simple', asked);
  end if;
end;
$$;
