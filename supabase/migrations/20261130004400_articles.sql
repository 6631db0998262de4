-- Editorial texts: city guides and the blog. Bodies are Markdown as parsed by app/domain/article.
create type public.article_status as enum ('draft', 'published');

-- Returns the listings that a text embeds, each by a line `::listing{slug="…"}`, perhaps with a time, in order.
create function private.listing_slugs(body text)
returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(line.match[1] order by line.position), '{}')
  from regexp_matches(body, '^::listing\{slug="([a-z0-9-]+)"(?: time="\d?\d:\d\d")?\}[ \t\r]*$', 'gn')
    with ordinality as line (match, position);
$$;
grant execute on function private.listing_slugs to service_role;

create table public.authors (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  name text not null constraint author check (char_length(name) between 1 and 100 and private.is_person_name(name)),
  bio text not null default '' check (char_length(bio) <= 1000),
  retired_at timestamptz, -- forms offer them no longer
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The rules of the fields; app/domain/editorial has the sentences.
create domain private.article_title as text constraint title check (private.is_clean_text(value, 160));
create domain private.article_summary as text constraint summary check (private.is_clean_text(value, 400));
create domain private.article_body as text 
  constraint body check (char_length(value) <= 100000 and not private.is_blank(value));
create domain private.article_slug as text
  constraint slug check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(value) <= 120);

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('guide', 'post')),
  slug private.article_slug not null,
  title private.article_title not null,
  summary private.article_summary not null,
  metro_id smallint references public.metros (id), -- of a guide
  tags text[] not null default '{}' constraint tags check ( -- of a post
    cardinality(tags) <= 8 and array_position(tags, null) is null and '' <> all (tags)
    and array_to_string(tags, ',') ~ '^([a-z0-9]+(-[a-z0-9]+)*(,|$))*$'
  ),
  author_id uuid not null references public.authors (id),
  body private.article_body not null,
  status public.article_status not null default 'draft',
  published_at timestamptz, -- in the future: not shown before
  word_count integer not null generated always as
    (cardinality(regexp_split_to_array(btrim(body), '\s+'))) stored,
  listing_slugs text[] not null generated always as (private.listing_slugs(body)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, slug),
  check ((kind = 'guide') = (metro_id is not null)),
  check (kind = 'post' or tags = '{}'),
  check (status = 'draft' or published_at is not null)
);

create index articles_published_idx on public.articles (kind, published_at desc) where status = 'published';
create index articles_metro_id_idx on public.articles (metro_id, published_at desc);

create trigger authors_touch_updated_at before update on public.authors
for each row execute function private.touch_updated_at();
create trigger articles_touch_updated_at before update on public.articles
for each row execute function private.touch_updated_at();

select private.audit('public.authors', 'update or delete', '{id,updated_at}', true);
select private.audit('public.articles', 'update or delete', '{id,updated_at,word_count,listing_slugs}', true);

create policy "Visitors can read authors through functions" on public.authors
for select to anon using ((select private.is_read_by_function()));
create policy "People can read authors" on public.authors
for select to authenticated using (true);

create policy "Visitors can read published articles through functions" on public.articles
for select to anon
using (status = 'published' and published_at <= now() and (select private.is_read_by_function()));
create policy "Functions show people published articles, and admins read all" on public.articles
for select to authenticated
using (
  (status = 'published' and published_at <= now() and (select private.is_read_by_function()))
  or (select private.is_admin())
);

grant select on public.authors, public.articles to anon, authenticated;
-- Both are written by functions (`save_article`, `save_author`).
