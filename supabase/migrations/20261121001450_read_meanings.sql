-- Finds phrases with another meaning: a category in Spanish, by a need or a symbol ('panaderia',
-- 'my sink leaks', '🍕'), a feature of a listing ('kid friendly', 'speaks vietnamese'), another
-- word. They are rows of `private.meanings` (supabase/reference/meanings.csv); this file matches
-- them.

create table private.meanings (
  kind text not null check (kind in ('category', 'feature', 'term', 'filler')),
  meaning text not null, -- a category's slug, a feature's name, the word meant
  phrases text[] not null,
  primary key (kind, meaning)
);

-- The stems of a phrase in any order: 'my sink is leaking' and 'leaky' sinks are 'leak sink'.
create table private.meaning_keys (
  key text collate "C" not null,
  kind text not null,
  meaning text not null,
  primary key (key, kind, meaning),
  foreign key (kind, meaning) references private.meanings on update cascade on delete cascade
);
create index meaning_keys_meaning_idx on private.meaning_keys (kind, meaning);

-- The stems of all phrases: most queries contain none, and then no phrase is looked up. A stem that
-- no phrase has any more stays: it matches nothing.
create table private.meaning_stems (
  stem text collate "C" primary key
);

alter table private.meanings enable row level security;
alter table private.meaning_keys enable row level security;
alter table private.meaning_stems enable row level security;

-- A regular expression character class of pictographs.
create function private.sign_class()
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select u&'[\2190-\2BFF\+01F000-\+01FAFF]';
$$;

-- Splits words into tokens with stems: null for a stop word. A symbol that is no letter is its own
-- token.
create function private.read_tokens(q text)
returns table ("position" integer, token text, normal text, stem text)
rows 5
language plpgsql
immutable
set search_path = ''
as $$
declare
  -- Characters that change a symbol's looks and not its meaning: variation selectors, joiners, skin
  -- tones, gender signs.
  shades constant text := u&'[\FE0F\200D\2640\2642\+01F3FB-\+01F3FF]';
  signs constant text := '(' || private.sign_class() || ')';
begin
  return query
  select t.position::integer, t.token, n.normal,
    case when n.normal ~ '^\w+$' then (
      select case when cardinality(stems) = 0 then null else coalesce(stems[1], n.normal) end
      from pg_catalog.ts_lexize('pg_catalog.english_stem', n.normal) as stems
    ) else n.normal end
  from regexp_split_to_table(btrim(regexp_replace(regexp_replace(regexp_replace(
      q, shades, '', 'g'), signs, ' \1 ', 'g'), '([[:alpha:]])[-/]([[:alpha:]])', '\1 \2', 'g')), '\s+')
    with ordinality as t (token, position),
    lateral (select coalesce(nullif(private.normalize(t.token), ''), btrim(t.token, ',.!?;:"()')) as normal) as n
  where n.normal <> '';
end;
$$;

create function private.key_meaning()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.meaning_keys where kind = new.kind and meaning = new.meaning;
  insert into private.meaning_keys (key, kind, meaning)
  select distinct key, new.kind, new.meaning
  from unnest(new.phrases || case when new.kind = 'feature' then array[new.meaning] else '{}'::text[] end) as phrase,
    lateral (
      select string_agg(distinct t.stem collate "C", ' ' order by t.stem collate "C") as key,
        count(*) as words, count(distinct t.stem) as stems
      from private.read_tokens(phrase) as t
    ) as read
  -- 'drive through' without its stop word would match any drive.
  where stems > 1 or words = 1 and key is not null;
  insert into private.meaning_stems (stem)
  select part
  from unnest(new.phrases || new.meaning) as phrase, lateral private.read_tokens(phrase) as t,
    lateral string_to_table(t.stem, ' ') as part
  where new.kind <> 'filler'
  on conflict do nothing;
  return null;
end;
$$;

create trigger meanings_key after insert or update of kind, meaning, phrases on private.meanings
for each row execute function private.key_meaning();

-- The meaning found in the words, and the remaining words.
create type private.read_meaning as (
  words text,
  category text, -- a slug
  features text[],
  terms text[] -- words that replace a symbol or other words; they come first in the remaining words
);

-- Whether one word is a feature's name, and not merely of the same stem: 'park' is not 'parking'.
create function private.is_feature_word(feature text, word text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from private.meanings as m, lateral unnest(m.meaning || m.phrases) as phrase
    where m.kind = 'feature' and m.meaning = feature and phrase !~ '\s'
      and abs(char_length(private.normalize(phrase)) - char_length(word)) <= 2);
end;
$$;

-- Matches the longest phrases first, each of at most four words close together; at most one
-- category, which is skipped where the request has one. Null when nothing matches, or when the
-- words name a category or a listing.
create function private.split_meanings(q text, takes_category boolean)
returns private.read_meaning
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  tokens text[];
  normals text[];
  stems text[];
  is_filler boolean[];
  is_known boolean[]; -- in any phrase
  taken integer[] := '{}';
  reading private.read_meaning;
  phrase record;
begin
  if q is null then
    return null;
  end if;
  select array_agg(t.token order by t.position), array_agg(t.normal order by t.position),
    array_agg(t.stem order by t.position), array_agg(t.stem is null or f.key is not null order by t.position),
    array_agg(k.stem is not null order by t.position)
  into tokens, normals, stems, is_filler, is_known
  from private.read_tokens(q) as t
  left join private.meaning_keys as f on f.kind = 'filler' and f.key = t.stem
  left join private.meaning_stems as k on k.stem = split_part(t.stem, ' ', 1) -- '24/7' is the phrase '24 7'
  where t.position <= 20;
  if true = any (is_known) is not true then
    return null;
  end if;

  for phrase in
    with content as materialized (
      select t.position::integer, t.stem, row_number() over (order by t.position)::integer as number
      from unnest(stems) with ordinality as t (stem, position) where t.stem is not null
    ),
    spans as (
      select array_agg(c.position order by c.position) as positions,
        string_agg(distinct c.stem collate "C", ' ' order by c.stem collate "C") as key
      from content as f
      cross join generate_series(0, 7) as mask
      join content as c on c.number = f.number
        or (c.number between f.number + 1 and f.number + 3 and (mask >> (c.number - f.number - 1)) & 1 = 1)
      where is_known[f.position] and is_known[c.position]
      group by f.number, mask
    )
    select distinct s.positions, k.kind, k.meaning, cardinality(s.positions) as length
    from spans as s join private.meaning_keys as k on k.key = s.key and k.kind <> 'filler'
    order by length desc, s.positions, k.kind, k.meaning
  loop
    continue when phrase.positions && taken
      or (phrase.kind = 'category' and (not takes_category or reading.category is not null
        -- Skips words that in this order name another category: 'furniture store' is not storing
        -- furniture.
        or phrase.length > 1 and private.named_category((
          select string_agg(normals[position], ' ' order by position) from unnest(phrase.positions) as position)) is not null));
    continue when phrase.kind = 'feature' and phrase.length = 1
      and not private.is_feature_word(phrase.meaning, normals[phrase.positions[1]]);
    taken := taken || phrase.positions;
    case phrase.kind
      when 'category' then reading.category := phrase.meaning;
      when 'feature' then reading.features := reading.features || phrase.meaning;
      else
        reading.terms := reading.terms || phrase.meaning;
    end case;
  end loop;
  if taken = '{}' or private.is_called(normals, coalesce(
      reading.category is not null and cardinality(taken) = cardinality(tokens), false)) then
    return null;
  end if;

  -- Also takes filler words before a phrase ('who speaks', 'i have a') or after it, except the 'in'
  -- of a place.
  for number in reverse cardinality(tokens) - 1..1 loop
    taken := taken || case when is_filler[number] and number + 1 = any (taken) then number end;
  end loop;
  for number in 2..cardinality(tokens) loop
    taken := taken || case when is_filler[number] and number - 1 = any (taken)
      and normals[number] <> all ('{in,at,by,around,near}'::text[]) then number end;
  end loop;
  reading.words := array_to_string(reading.terms || array(
    select t.token from unnest(tokens) with ordinality as t (token, position)
    where t.position <> all (array_remove(taken, null)) order by t.position), ' ');
  if exists (
    select from public.categories as c
    where c.slug = reading.category and c.id = private.named_category(private.normalize(reading.words))
  ) then
    reading.words := ''; -- 'toothache dentist'
  end if;
  return reading;
end;
$$;

-- Whether these words name a category or a listing, or with `as_whole` exactly a listing:
-- 'panaderia' means all bakeries, though some have it in their name. Symbols never name anything.
create function private.is_called(words text[], as_whole boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  normal constant text := private.normalize(array_to_string(words, ' '));
begin
  if array_to_string(words, '') ~ private.sign_class() then
    return false;
  end if;
  return private.named_category(normal) is not null
    or exists (select from public.businesses where status = 'published' and name_key collate "C" = normal)
    or (not as_whole and private.is_name(string_to_array(normal, ' ')));
end;
$$;

-- Returns the tags of listings that have a feature: its own, and those of its other names.
create function private.feature_tags(feature text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select array_agg(distinct 'feature:' || private.normalize(name))
    from (
      select feature as name
      union all
      select unnest(m.meaning || m.phrases) from private.meanings as m
      where m.kind = 'feature' and m.meaning = feature
    ) as names
  );
end;
$$;

-- Returns every category, by name, with the features its listings may have, its meaning, and all
-- that search reads as it: its synonyms first.
create function public.find_categories()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', c.slug, 'name', c.name, 'synonyms', c.synonyms || coalesce(m.phrases, '{}'), 'meaning', c.meaning,
    'attributes', c.attributes
  ) order by c.name), '[]')
  from public.categories as c
  left join private.meanings as m on m.kind = 'category' and m.meaning = c.slug;
$$;
grant execute on function public.find_categories to anon, authenticated, service_role;
