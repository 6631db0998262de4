-- Words that mean others: 'bbq', 'mexican', 'urgent care'.

-- Words that no listing need contain to be meant: each is searched together with these.
create table private.word_meanings (
  word text primary key,
  also text[] not null
);
alter table private.word_meanings enable row level security;
insert into private.word_meanings (word, also) values
  ('mexican', '{taqueria,taco}'), ('italian', '{pizza,pasta,trattoria}'), ('breakfast', '{brunch,diner}'),
  ('kids', '{children,child,family}'), ('kid', '{children,child,family}'), ('pediatric', '{children,family}'),
  ('attorneys', '{lawyer}'), ('booze', '{bar,beer}'), ('flower', '{florist}');

-- One spelling for what is written in several ways.
create or replace function private.respell(normalized text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(normalized,
    '\m24 ?(h|hr|hrs|7)\M', '24 hour', 'g'),
    '\mwifi\M', 'wi fi', 'g'),
    '\m(bbq|bar b q|b b q|barbeque)\M', 'barbecue', 'g');
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

update public.categories as c set synonyms = c.synonyms || more.synonyms
from (values
  ('breweries', '{craft beer}'::text[]),
  ('doctors', '{urgent care,walk in clinic,clinic}'),
  ('child-care', '{kindergarten}'),
  ('cafes', '{coffee,tea}'),
  ('restaurants', '{food}'), ('pet-stores', '{groomer,dog grooming}')
) as more (slug, synonyms)
where c.slug = more.slug;
