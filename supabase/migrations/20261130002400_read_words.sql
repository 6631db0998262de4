-- Words of texts and of listings. What a text means is read in TypeScript (app/domain/search). The functions that read tables are `security
-- definer` in the schema `private`: under Row Level Security `@@` and `&&` are not leakproof and
-- could not use an index, so they filter published rows themselves.

-- Short names of chains, in the form of `private.normalize`: 'bofa' is 'bank of america'.
create table private.short_names (
  short text primary key,
  name text not null
);

-- What is found of a category that has no listings yet, the nearest neighbor first. Derived from categories.csv,
-- category-kinds.csv, meanings.csv and topics.csv (supabase/reference/derive-neighbors.ts); rows may be changed.
create table private.category_neighbors (
  category text not null, -- slugs
  neighbor text not null check (neighbor <> category),
  rank smallint not null check (rank > 0),
  primary key (category, neighbor)
);

-- Chains of shops, with what else they are called: rows of supabase/reference/brands.csv, which search and import read
-- in TypeScript.
create table private.brands (
  name text primary key,
  category text not null, -- a slug
  also text[] not null default '{}',
  retired_at timestamptz,
  name_key text not null generated always as (private.normalize(name)) stored
);
create index brands_name_key_idx on private.brands (name_key);

-- Maps spelling variants to one spelling, as `respell` (app/domain/search/read-words.ts) does with
-- what is searched.
create function private.respell(normalized text)
returns text language plpgsql immutable as $$
begin
  return private.write_digits(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalized,
    '\m24 ?(h|hr|hrs|7)\M', '24 hour', 'g'),
    '\mwifi\M', 'wi fi', 'g'),
    '\m(bbq|bar b q|b b q|barbeque)\M', 'barbecue', 'g'),
    ' n ', ' and ', 'g'));
end;
$$;

-- Converts ordinals to digits: 'twenty first amendment' -> '21st amendment'.
create function private.write_digits(normalized text)
returns text language plpgsql immutable as $$
declare
  tens constant text[] := '{twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety}'::text[];
  ones constant text[] := '{one,two,three,four,five,six,seven,eight,nine}'::text[];
  ordinals constant text[] := '{first,second,third,fourth,fifth,sixth,seventh,eighth,ninth}'::text[];
  endings constant text[] := '{st,nd,rd,th,th,th,th,th,th}'::text[];
  parts text[];
  digit integer;
begin
  if normalized !~ 'ty ' then
    return normalized;
  end if;
  parts := regexp_match(normalized, format('^(.*?)\m(%s) (%s)\M(.*)$',
    array_to_string(tens, '|'), array_to_string(ones || ordinals, '|')));
  if parts is null then
    return normalized;
  end if;
  digit := coalesce(array_position(ones, parts[3]), array_position(ordinals, parts[3]));
  return parts[1] || array_position(tens, parts[2]) + 1 || digit
    || case when parts[3] = any(ordinals) then endings[digit] else '' end || parts[4];
end;
$$;

-- Returns a street word as `search_doc` has it: 'Street', 'street' and 'St' are 'st'.
create function private.street_word(word text)
returns text language plpgsql immutable as $$
declare
  spellings constant jsonb := '{"street": "st", "saint": "st", "avenue": "ave", "av": "ave", "road": "rd", "drive": "dr",
    "boulevard": "blvd", "lane": "ln", "court": "ct", "place": "pl", "highway": "hwy", "parkway": "pkwy", "square": "sq",
    "circle": "cir", "terrace": "ter", "trail": "trl", "plaza": "plz", "point": "pt", "mount": "mt", "fort": "ft",
    "suite": "ste", "north": "n", "south": "s", "east": "e", "west": "w", "northeast": "ne", "northwest": "nw",
    "southeast": "se", "southwest": "sw", "first": "1st", "second": "2nd", "third": "3rd", "fourth": "4th",
    "fifth": "5th", "sixth": "6th", "seventh": "7th", "eighth": "8th", "ninth": "9th", "tenth": "10th",
    "conn": "connecticut", "mass": "massachusetts"}'::jsonb;
begin
  return coalesce(spellings ->> word, word);
end;
$$;

-- Returns a phone number in stored form, however it was typed; null for anything else.
create function private.phone_of(q text)
returns text language plpgsql immutable as $$
declare
  digits constant text[] := regexp_match(
    q, '^\s*(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]*(\d{3})[-. ]*(\d{4})\s*$');
begin
  return '(' || digits[1] || ') ' || digits[2] || '-' || digits[3];
end;
$$;

-- Returns the category named by these words: 'vets' and 'veterinarian' match, 'vet supplies' does
-- not. Of several the one with more of them in its own name: a 'tailor' is found with "Tailors & Alterations".
create function private.named_category(words text)
returns smallint language plpgsql stable security definer as $$
begin
  return (
    select l.category_id from private.category_labels as l
    join public.categories as c on c.id = l.category_id
    where l.is_whole and l.stems = to_tsvector('pg_catalog.english', words) and l.stems <> ''
    order by (l.label = words) desc, cardinality(array(
      select unnest(tsvector_to_array(l.stems))
      intersect select unnest(tsvector_to_array(to_tsvector('pg_catalog.english', c.name))))) desc, l.category_id
    limit 1
  );
end;
$$;

-- Whether these words are a name or a synonym of a category.
create function private.is_called(category text, words text)
returns boolean language plpgsql stable security definer as $$
begin
  return exists (
    select from private.category_labels as l join public.categories as c on c.id = l.category_id
    where c.slug = is_called.category and l.is_whole and l.stems = to_tsvector('pg_catalog.english', private.normalize(words)));
end;
$$;

-- Returns a category's slug; where no listing is of it yet, that of its nearest neighbor, if some are of that: a
-- 'tailor' is found at the dry cleaner's.
create function private.served_category(slug text)
returns text language plpgsql stable security definer as $$
declare
  served text;
begin
  select c.slug into served
  from (
    select served_category.slug, 0 as rank
    union all
    select n.neighbor, n.rank from private.category_neighbors as n where n.category = served_category.slug and n.rank = 1
  ) as choice
  join public.categories as c on c.slug = choice.slug
  join private.listing_totals as t on t.category_id = c.id and t.metro_id is null
  where t.listings > 0
  order by choice.rank limit 1;
  return coalesce(served, slug);
end;
$$;

-- Whether words are a listing's name: it has all of them and hardly more, or no more if they also name a kind ('best
-- pizza' is not Best Italian Pizza). 'And' may be spelled differently or omitted. With a point, only of what is around it: in
-- a large directory there is a listing of almost any name somewhere.
create function private.is_name(
  words text[], lat double precision default null, lng double precision default null, is_kind boolean default false
)
returns boolean language plpgsql stable security definer set enable_seqscan = off set enable_indexscan = off as $$
declare
  explained constant numeric := 0.6; -- the least part of the name that the words are
  around_miles constant integer := 100;
  meaningful constant text[] := array(select word from unnest(words) as word where word <> all ('{and,n}'::text[]));
  max_words constant integer := cardinality(meaningful) / case when is_kind then 1 else explained end;
begin
  return exists (
    select from public.businesses as b
    where b.status = 'published' and string_to_array(b.name_key, ' ') @> meaningful
      and cardinality(array(select distinct unnest(meaningful))) = cardinality(meaningful) -- 'bank not bank of america'
      -- Without weights, which would be looked up in the document of each listing that has the words.
      and b.search_doc @@ to_tsquery('pg_catalog.simple', array_to_string(meaningful, ' & '))
      and (
        select count(*) from string_to_table(b.name_key, ' ') as word where word <> all ('{and,n,the,co,company,inc,llc,ltd}'::text[])
      ) <= max_words
      and (is_name.lat is null
        or b.earth_point operator(extensions.<->) private.earth_point(is_name.lat, is_name.lng) <= around_miles / 3958.8)
  );
end;
$$;

-- Joins several queries with '&' or '|', without empty ones, which stop words have; null when all
-- are empty.
create function private.join_queries(queries tsquery[], operator text)
returns tsquery language plpgsql immutable as $$
begin
  return (select string_agg('(' || query::text || ')', operator)::tsquery from unnest(queries) as query
    where numnode(query) > 0);
end;
$$;

-- Returns a word, or several that must all match, as a query, for suggestions also as prefixes: the prefix of a stem is
-- another word ('bars' is no barber). Of a name with hardly more than stop words ('in n out', 'at t') all words are asked for as
-- written.
create function private.build_term_query(phrase text, takes_prefixes boolean default false)
returns tsquery language plpgsql immutable as $$
declare
  words constant text[] := string_to_array(phrase, ' ');
  meaningful constant integer := length(to_tsvector('pg_catalog.english', phrase));
begin
  if cardinality(words) > 1 and (meaningful = 0 or cardinality(words) - meaningful > 1) then
    return to_tsquery('pg_catalog.simple', array_to_string(words, ' & '));
  end if;
  return to_tsquery('pg_catalog.english', (
    select string_agg(word || case when takes_prefixes and char_length(word) >= 4 then ':*' else '' end, ' & ')
    from unnest(words) as word where word <> ''));
end;
$$;

-- Returns the query of each word: of the word itself, of what else it may be called ('bofa' is a
-- bank), and 'book store' is also a 'bookstore', where listings have that word.
create function private.build_word_queries(words text[], alternatives jsonb, takes_prefixes boolean default false)
returns tsquery[]
language plpgsql
stable
security definer
set enable_seqscan = off -- the planner cannot know how few words are looked up
as $$
begin
  return (
    with typed as materialized (
      select t.word, t.position, lead(t.word) over (order by t.position) as next
      from unnest(words) with ordinality as t (word, position)
    ),
    joined as materialized (
      select t.position, s.word
      from typed as t join private.search_terms as s on s.word = t.word || t.next and s.listings > 0
    ),
    meaning as (
      select position, word as phrase from typed
      union
      select t.position, jsonb_array_elements_text(alternatives -> t.word) from typed as t
      union
      select t.position, j.word from typed as t join joined as j on j.position in (t.position, t.position - 1)
    )
    select array_agg(query order by position)
    from (
      select position, private.join_queries(array_agg(private.build_term_query(phrase, takes_prefixes)), '|') as query
      from meaning
      group by position
    ) as term_queries
  );
end;
$$;

-- Returns the lexeme of `search_doc` for a street ('street:peachtree') or a website
-- ('host:allagash.com').
create function private.build_address_query(kind text, word text)
returns tsquery language plpgsql immutable as $$
begin
  return (quote_literal(kind || ':' || word) || case when kind = 'host' then ':*' else '' end)::tsquery;
end;
$$;

-- Converts words to the index query. Every word must match; typing errors are corrected when nothing
-- is found (`rank_search`). Without words, the query matches nothing.
create function private.build_query(words text[], alternatives jsonb default '{}', takes_prefixes boolean default false)
returns tsquery language plpgsql stable security definer as $$
begin
  return coalesce(
    private.join_queries(private.build_word_queries(words, alternatives, takes_prefixes), '&'),
    to_tsquery('pg_catalog.simple', array_to_string(words, ' & ')), -- only stop words: 'The Who'
    '');
end;
$$;

-- Returns all words made by swapping two neighboring letters.
create function private.swap_letters(word text)
returns text[] language plpgsql immutable as $$
begin
  return array(
    select left(word, n - 1) || substr(word, n + 1, 1) || substr(word, n, 1) || substr(word, n + 2)
    from generate_series(1, char_length(word) - 1) as n);
end;
$$;
