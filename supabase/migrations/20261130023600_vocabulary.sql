-- What words mean in this directory, as rows: names and synonyms of categories, needs, topics, features, brands. The
-- Worker gets them as one value (app/domain/search/vocabulary.server.ts), which each isolate keeps.

-- What a category's customers ask for, in words that its listings may have.
create table private.topics (
  category text primary key, -- a slug
  phrases text[] not null
);

-- What a word of a search may also be called.
create table private.word_meanings (
  word text primary key,
  also text[] not null
);

-- Former addresses of categories, of those that were merged into it, too.
create table private.former_categories (
  slug text primary key,
  category_id smallint not null references public.categories (id) on delete cascade
);

-- One row: the number of changes. Not a sequence, which would be ahead of the changes that it counts.
create table private.vocabulary_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 1
);
insert into private.vocabulary_version default values;

create function private.count_vocabulary_change()
returns trigger language plpgsql security definer as $$
begin
  update private.vocabulary_version set version = version + 1;
  perform private.invalidate_tags('{vocabulary}');
  return null;
end;
$$;
create trigger categories_vocabulary after insert or update or delete on public.categories
for each statement execute function private.count_vocabulary_change();
create trigger meanings_vocabulary after insert or update or delete on private.meanings
for each statement execute function private.count_vocabulary_change();
create trigger topics_vocabulary after insert or update or delete on private.topics
for each statement execute function private.count_vocabulary_change();
create trigger word_meanings_vocabulary after insert or update or delete on private.word_meanings
for each statement execute function private.count_vocabulary_change();
create trigger brands_vocabulary after insert or update or delete on private.brands
for each statement execute function private.count_vocabulary_change();
create trigger short_names_vocabulary after insert or update or delete on private.short_names
for each statement execute function private.count_vocabulary_change();

-- Returns all rows that texts are read by; null if their version is the known one.
create function public.get_vocabulary(known_version text default '')
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'version', v.version::text,
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_array(c.slug, c.name, c.synonyms) order by c.id), '[]')
      from public.categories as c where c.retired_at is null),
    'former_categories', (
      select coalesce(jsonb_agg(jsonb_build_array(f.slug, c.slug) order by f.slug), '[]')
      from private.former_categories as f join public.categories as c on c.id = f.category_id),
    'phrases', (
      select coalesce(jsonb_agg(jsonb_build_array(p.kind, p.meaning, p.phrases) order by p.kind, p.meaning), '[]')
      from (
        select m.kind, m.meaning, m.phrases from private.meanings as m where m.retired_at is null
        union all
        select 'topic', t.category, t.phrases from private.topics as t
      ) as p),
    'alternatives', (
      select coalesce(jsonb_agg(jsonb_build_array(w.word, w.also) order by w.word), '[]') from private.word_meanings as w),
    'brands', (
      select coalesce(jsonb_agg(jsonb_build_array(
        btrim(regexp_replace(' ' || b.name_key || ' ', '( and)+ ', ' ', 'g')), b.also) order by b.name), '[]')
      from private.brands as b where b.also <> '{}' and b.retired_at is null),
    'short_names', (
      select coalesce(jsonb_agg(jsonb_build_array(s.short, array[s.name]) order by s.short), '[]')
      from private.short_names as s)
  )
  from private.vocabulary_version as v where v.version::text <> known_version;
$$;
grant execute on function public.get_vocabulary to service_role;
