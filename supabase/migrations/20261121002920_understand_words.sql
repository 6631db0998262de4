-- What people type, understood better: typing errors by how many letters are wrong, usual spellings
-- of the same thing, words that only praise, and what a category is called.
create extension if not exists fuzzystrmatch with schema extensions;

-- The names and synonyms of categories, and each word of those, as `private.normalize` writes them.
create table private.category_labels (
  category_id smallint not null references public.categories (id) on delete cascade,
  label text not null,
  stems tsvector not null,
  is_whole boolean not null, -- and not a word of a longer label
  primary key (category_id, label)
);
alter table private.category_labels enable row level security;

create function private.label_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.category_labels where category_id = new.id;
  insert into private.category_labels (category_id, label, stems, is_whole)
  select new.id, word, to_tsvector('pg_catalog.english', word), bool_or(word = label)
  from unnest(new.name || new.synonyms) as given,
    lateral private.normalize(given) as label,
    lateral unnest(label || string_to_array(label, ' ')) as word
  where word <> ''
  group by word;
  return null;
end;
$$;
revoke execute on function private.label_category() from anon, authenticated, service_role;
create trigger categories_labels after insert or update of name, synonyms on public.categories
for each row execute function private.label_category();
update public.categories set synonyms = synonyms;

-- The category that these words are a name of: 'vets' and 'veterinarian' are, 'vet supplies' is not.
create function private.named_category(words text)
returns smallint
language sql
stable
security definer
set search_path = ''
as $$
  select category_id from private.category_labels
  where is_whole and stems = to_tsvector('pg_catalog.english', words) and stems <> ''
  order by (label = words) desc, category_id
  limit 1;
$$;

-- One spelling for what is written in several ways.
create function private.respell(normalized text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(normalized,
    '\m24 ?(h|hr|hrs|7)\M', '24 hour', 'g'),
    '\mwifi\M', 'wi fi', 'g');
$$;

-- A word that exists, in place of one that does not: at most one letter wrong in a short word and
-- two in a long one, or much the same all the same ('babysitter', 'babysitting').
create or replace function private.match_word(typed text)
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

-- Whether a listing's name has all of these words.
create function private.is_name(words text[])
returns boolean
language sql
stable
security definer
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
as $$
  select exists (
    select from public.businesses
    where status = 'published' and search_doc @@ to_tsquery('pg_catalog.simple',
      (select string_agg(word || ':A', ' & ') from unnest(words) as word))
  );
$$;

create or replace function private.parse_query(q text, out query tsquery, out words text, out corrected boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  praise constant text[] := '{best,top,good,great,cheap,affordable,local,nearest,closest}';
  typed text[] := (string_to_array(private.normalize(q), ' '))[1:10];
  told text[] := (string_to_array(private.respell(private.normalize(q)), ' '))[1:10];
  matched text[];
  asked text;
begin
  -- 'best pizza' is pizza, and 'Best Buy' is Best Buy.
  if told && praise and not told <@ praise and not private.is_name(told) then
    select array_agg(word order by position) into told
    from unnest(told) with ordinality as t (word, position) where word <> all (praise);
  end if;
  select array_agg(private.match_word(word) order by position) into matched
  from unnest(told) with ordinality as t (word, position)
  where word <> '';
  words := array_to_string(matched, ' ');
  corrected := words <> array_to_string(typed, ' ');
  asked := (
    select string_agg(word || case when char_length(word) >= 3 then ':*' else '' end, ' & ')
    from unnest(matched) as word
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

-- Places by the beginning of a name, a nickname or a state.
create or replace function private.suggest_places(typed text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with matching as (
    select 'metro' as kind, m.name || ', ' || m.state as name, 2147483647 as listings
    from public.metros as m
    where private.normalize(m.name || ' ' || m.state) like typed || '%'
    union all
    (
      select p.kind, p.name, p.listings
      from private.places as p
      where p.key >= typed collate "C" and p.key < (typed || chr(1114111)) collate "C"
        and p.listings > 0 and p.lat is not null
      order by p.listings desc
      limit 5
    )
    union all
    select p.kind, p.name, p.listings
    from private.place_nicknames as n join private.places as p on p.key = n.key
    where n.nickname = typed and p.listings > 0 and p.lat is not null
    union all -- a state whose name is a city's needs the word
    select 'state', s.name || case when exists (select from public.metros as m where m.name = s.name)
      then ' state' else '' end, 2147483646
    from private.states as s
    where char_length(typed) >= 3 and s.key like typed || '%'
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name) order by listings desc, name), '[]')
  from (
    -- A metro and its first city share a name: say it once.
    select distinct on (name) * from matching order by name, listings desc
  ) as named
  where name in (select name from matching order by listings desc, name limit 6);
$$;

-- A phone number as it is kept, from however it was typed; null for anything else.
create function private.phone_of(q text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '(' || digits[1] || ') ' || digits[2] || '-' || digits[3]
  from regexp_match(q, '^\s*(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]*(\d{3})[-. ]*(\d{4})\s*$') as digits;
$$;
create index businesses_phone_idx on public.businesses (phone) where status = 'published';

create or replace function private.suggest(q text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed text := private.normalize(left(q, 100));
  asked tsquery;
  businesses jsonb;
begin
  if typed = '' then
    return jsonb_build_object('businesses', '[]'::jsonb, 'categories', '[]'::jsonb, 'places', '[]'::jsonb);
  end if;

  if char_length(typed) >= 3 then
    select query into asked from private.parse_query(typed);
  end if;
  -- Names that begin so first; then names that contain the words. At most 200 of each are ranked.
  with beginning as (
    select id, 1 as fit from public.businesses
    where status = 'published'
      and name_key collate "C" >= typed and name_key collate "C" < typed || chr(1114111)
    order by name_key collate "C", id limit 200
  ),
  containing as (
    select id, 0 as fit from public.businesses
    where status = 'published' and search_doc @@ asked
    limit 200
  ),
  called as (
    select id, 2 as fit from public.businesses
    where status = 'published' and phone = private.phone_of(q)
    limit 5
  ),
  best as (
    select b.id, max(fit) as fit, b.ranking_score
    from (
      select * from beginning union all select * from containing union all select * from called
    ) as f
    join public.businesses as b using (id)
    group by b.id
    order by max(fit) desc, max(extensions.similarity(b.name_key, typed)) desc, b.ranking_score desc, b.id
    limit 5
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state, 'category', c.name
  ) order by best.fit desc, extensions.similarity(b.name_key, typed) desc, b.ranking_score desc, b.id), '[]')
  into businesses
  from best
  join public.businesses as b using (id)
  join public.categories as c on c.id = b.category_id;

  return jsonb_build_object(
    'businesses', businesses,
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by fit desc, name), '[]')
      from (
        select c.slug, c.name, max(case
          when l.label like typed || '%' then 2
          else extensions.similarity(l.label, typed)
        end) as fit
        from private.category_labels as l join public.categories as c on c.id = l.category_id
        where l.label like typed || '%' or extensions.similarity(l.label, typed) > 0.4
        group by c.id
        order by fit desc, c.name
        limit 4
      ) as matching
    ),
    'places', private.suggest_places(typed)
  );
end;
$$;
