-- Guides and posts as admins write them. Every version that was ever saved is kept, by whatever way it was saved.

create table private.article_revisions (
  -- Of a guide or a post; no foreign key, since they are two tables.
  article_id uuid not null,
  number integer not null check (number >= 1),
  saved_at timestamptz not null,
  saved_by uuid, -- null: the system
  content jsonb not null,
  primary key (article_id, number)
);
alter table private.article_revisions enable row level security;

create function private.last_revision(article_id uuid)
returns integer
language plpgsql
stable
set search_path = ''
as $$
begin
  return coalesce((select max(r.number) from private.article_revisions as r where r.article_id = last_revision.article_id), 0);
end;
$$;

-- What an editor sees of a row of guides or posts. A guide has a `metro`, a post has `tags`.
create function private.article_content(article jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'title', article -> 'title', 'slug', article -> 'slug', 'summary', article -> 'summary', 'body', article -> 'body',
    'author', (select a.slug from public.authors as a where a.id = (article ->> 'author_id')::uuid),
    'status', article -> 'status', 'published_at', article -> 'published_at'
  ) || case when article ? 'metro_id'
    then jsonb_build_object('metro', (select m.slug from public.metros as m where m.id = (article ->> 'metro_id')::smallint))
    else jsonb_build_object('tags', article -> 'tags')
  end;
end;
$$;

create function private.keep_revision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  content constant jsonb := private.article_content(to_jsonb(new));
begin
  if tg_op = 'UPDATE' and content = private.article_content(to_jsonb(old)) then
    return null;
  end if;
  insert into private.article_revisions (article_id, number, saved_at, saved_by, content)
  values (new.id, private.last_revision(new.id) + 1, new.updated_at, auth.uid(), content);
  return null;
end;
$$;

create function private.forget_revisions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.article_revisions as r where r.article_id = old.id;
  return null;
end;
$$;

create trigger guides_kept after insert or update on public.guides
for each row execute function private.keep_revision();
create trigger guides_forgotten after delete on public.guides
for each row execute function private.forget_revisions();
create trigger posts_kept after insert or update on public.posts
for each row execute function private.keep_revision();
create trigger posts_forgotten after delete on public.posts
for each row execute function private.forget_revisions();

-- Listings that a text has cards of and that cannot be visited there any more: closed, moved or not public.
create function private.gone_listings(slugs text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', wanted.slug, 'name', b.name, 'status', b.status)
      order by wanted.place), '[]')
    from (
      select said.slug, min(said.place) as place from unnest(slugs) with ordinality as said (slug, place) group by said.slug
    ) as wanted
    left join public.businesses as b on b.slug = wanted.slug
    where b.status is distinct from 'published'
  );
end;
$$;

-- Guides and posts, those changed last first: 30 after the one that `after` names, whose title or slug has the words.
-- `state`: draft, scheduled, published, or outdated: published, with a listing that is gone; to_mend: outdated, and the
-- caller's to mend.
create function private.find_articles_to_edit(kind text, state text, words text, after uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  asked constant text := lower(btrim(coalesce(words, '')));
  found jsonb;
begin
  perform private.require_admin();
  with articles as (
    select 'guide' as kind, g.id, g.slug, g.title, g.status, g.published_at, g.updated_at, g.author_id, g.listing_slugs
    from public.guides as g
    union all
    select 'post', p.id, p.slug, p.title, p.status, p.published_at, p.updated_at, p.author_id, p.listing_slugs
    from public.posts as p
  ), described as (
    select a.*, private.gone_listings(a.listing_slugs) as gone,
      case when a.status = 'draft' then 'draft' when a.published_at > now() then 'scheduled' else 'published' end as state
    from articles as a
    where (find_articles_to_edit.kind is null or a.kind = find_articles_to_edit.kind)
      and (asked = '' or strpos(lower(a.title), asked) > 0 or strpos(a.slug, asked) > 0)
  ), page as (
    select * from described as d
    where (find_articles_to_edit.state is null or d.state = find_articles_to_edit.state
        or (find_articles_to_edit.state in ('outdated', 'to_mend') and d.state = 'published' and d.gone <> '[]'
          and (find_articles_to_edit.state = 'outdated' or auth.uid() in (select private.article_keepers(d.id)))))
      and (find_articles_to_edit.after is null or (d.updated_at, d.id) < (
        select l.updated_at, l.id from described as l where l.id = find_articles_to_edit.after))
    order by d.updated_at desc, d.id desc
    limit 31
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', page.kind, 'id', page.id, 'slug', page.slug, 'title', page.title, 'state', page.state,
    'published_at', page.published_at, 'updated_at', page.updated_at, 'author', a.name, 'gone', page.gone
  ) order by page.updated_at desc, page.id desc), '[]') into found
  from page join public.authors as a on a.id = page.author_id;
  return jsonb_build_object(
    'items', found - 30,
    'next', case when jsonb_array_length(found) > 30 then found -> 29 ->> 'id' end
  );
end;
$$;

-- One of them with its last 50 revisions, and whom and where it can name; without an id a new one. Null where there is none.
create function private.get_article_to_edit(kind text, article_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  article constant jsonb := case kind
    when 'guide' then (select to_jsonb(g) from public.guides as g where g.id = article_id)
    when 'post' then (select to_jsonb(p) from public.posts as p where p.id = article_id)
  end;
begin
  perform private.require_admin();
  if article_id is not null and article is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', article_id,
    'revision', private.last_revision(article_id),
    'content', case when article is not null then private.article_content(article) end,
    'gone', coalesce(private.gone_listings(
      array(select jsonb_array_elements_text(article -> 'listing_slugs'))), '[]'),
    'revisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', r.number, 'saved_at', r.saved_at, 'by', private.name_person(r.saved_by)) order by r.number desc), '[]')
      from (
        select * from private.article_revisions as a
        where a.article_id = get_article_to_edit.article_id order by a.number desc limit 50
      ) as r
    ),
    'authors', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', a.slug, 'name', a.name) order by a.name), '[]')
      from public.authors as a
    ),
    'metros', (
      select jsonb_agg(jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state) order by m.name)
      from public.metros as m
    )
  );
end;
$$;

create function private.get_article_revision(article_id uuid, number integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select r.content from private.article_revisions as r
    where r.article_id = get_article_revision.article_id and r.number = get_article_revision.number
  );
end;
$$;

-- The files of a text's pictures in the bucket, as app/domain/article/parse-picture.ts reads them.
create function private.article_pictures(body text)
returns setof text
language sql
immutable
set search_path = ''
as $$
  select found.match[1]
  from regexp_matches(body, '/photos/(articles/[0-9a-f-]{36}/[0-9a-f-]{36}-1600\.(?:webp|jpg))', 'g') as found (match);
$$;

-- What is wrong with a content, a sentence by field. The address of what is public stays: others have linked to it.
create function private.article_errors(kind text, article_id uuid, content jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  slug constant text := content ->> 'slug';
  missing constant text := (
    select s from unnest(private.listing_slugs(content ->> 'body')) as s
    where not exists (select from public.businesses as b where b.slug = s) limit 1
  );
  public_slug constant text := case kind
    when 'guide' then (select g.slug from public.guides as g
      where g.id = article_id and g.status = 'published' and g.published_at <= now())
    else (select p.slug from public.posts as p
      where p.id = article_id and p.status = 'published' and p.published_at <= now())
  end;
  is_taken constant boolean := case kind
    when 'guide' then exists (select from public.guides as g where g.slug = content ->> 'slug' and g.id <> article_id)
    else exists (select from public.posts as p where p.slug = content ->> 'slug' and p.id <> article_id)
  end;
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'title', private.length_error('Title', content ->> 'title', 160),
    'summary', private.length_error('Summary', content ->> 'summary', 400),
    'body', coalesce(private.length_error('Text', content ->> 'body', 100000),
      'There is no listing “' || missing || '”',
      case when exists (
        select from private.article_pictures(content ->> 'body') as picture
        where picture not like 'articles/' || article_id || '/%'
      ) then 'A picture is of another text: please add it here again' end),
    'slug', case
      when slug is null or slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(slug) > 120
        then 'Address can have small letters, digits and single hyphens between them'
      when public_slug <> slug then 'The address of what is published stays: others have linked to it'
      when is_taken then 'Another one has this address'
    end,
    'author', case when not exists (select from public.authors as a where a.slug = content ->> 'author')
      then 'Author is required' end,
    'metro', case when kind = 'guide' and not exists (select from public.metros as m where m.slug = content ->> 'metro')
      then 'Metro is required' end,
    'tags', case when kind = 'post' and (
        jsonb_array_length(content -> 'tags') > 8
        or exists (select from jsonb_array_elements_text(content -> 'tags') as tag where tag !~ '^[a-z0-9]+(-[a-z0-9]+)*$')
      ) then 'Up to 8 tags of small letters, digits and hyphens' end
  ));
end;
$$;

create function private.length_error(label text, value text, most integer)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case
    when coalesce(btrim(value), '') = '' then label || ' is required'
    when char_length(value) > most then label || ' can have at most ' || most || ' characters'
  end;
end;
$$;

create function private.write_article(kind text, article_id uuid, content jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  author constant uuid := (select a.id from public.authors as a where a.slug = content ->> 'author');
  metro constant smallint := (select m.id from public.metros as m where m.slug = content ->> 'metro');
  status constant public.article_status := content ->> 'status';
  published_at constant timestamptz :=
    coalesce((content ->> 'published_at')::timestamptz, case when content ->> 'status' = 'published' then date_trunc('minute', now()) end); -- as forms say it
begin
  if kind = 'guide' then
    insert into public.guides as g (id, slug, title, summary, metro_id, author_id, body, status, published_at)
    values (article_id, content ->> 'slug', btrim(content ->> 'title'), content ->> 'summary', metro, author,
      content ->> 'body', status, published_at)
    on conflict (id) do update set slug = excluded.slug, title = excluded.title, summary = excluded.summary,
      metro_id = excluded.metro_id, author_id = excluded.author_id, body = excluded.body, status = excluded.status,
      published_at = excluded.published_at;
  else
    insert into public.posts as p (id, slug, title, summary, tags, author_id, body, status, published_at)
    values (article_id, content ->> 'slug', btrim(content ->> 'title'), content ->> 'summary',
      array(select jsonb_array_elements_text(content -> 'tags')), author, content ->> 'body', status, published_at)
    on conflict (id) do update set slug = excluded.slug, title = excluded.title, summary = excluded.summary,
      tags = excluded.tags, author_id = excluded.author_id, body = excluded.body, status = excluded.status,
      published_at = excluded.published_at;
  end if;
end;
$$;

-- Saves what an admin made of the revision that they have `seen`, 0 of a new one, whose id they choose.
-- outcome: saved; conflict, when somebody has saved since: `by` and `at`; gone; invalid, with a sentence by field.
create function private.save_article(kind text, article_id uuid, seen integer, content jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  present integer;
  last private.article_revisions;
  errors jsonb;
begin
  perform private.require_admin();
  if kind not in ('guide', 'post') then
    raise exception 'There is no such kind' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(article_id::text, 0));
  present := private.last_revision(article_id);
  if present <> seen then
    select * into last from private.article_revisions as r where r.article_id = save_article.article_id and r.number = present;
    return private.answer_article(case when present = 0 then 'gone' else 'conflict' end, present)
      || jsonb_build_object('by', private.name_person(last.saved_by), 'at', last.saved_at);
  end if;
  errors := private.article_errors(kind, article_id, content);
  if errors <> '{}' then
    return private.answer_article('invalid', present, errors);
  end if;
  perform private.write_article(kind, article_id, content);
  return private.answer_article('saved', private.last_revision(article_id));
end;
$$;

create function private.answer_article(outcome text, revision integer, errors jsonb default '{}')
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return jsonb_build_object('outcome', outcome, 'revision', revision, 'errors', errors, 'by', null, 'at', null);
end;
$$;

-- Deletes a draft with its revisions. outcome: deleted; conflict, when it was saved since or is published; gone.
create function private.delete_draft(kind text, article_id uuid, seen integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  present integer;
  is_deleted boolean;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended(article_id::text, 0));
  present := private.last_revision(article_id);
  if present = 0 then
    return private.answer_article('gone', present);
  end if;
  if kind = 'guide' then
    delete from public.guides as g where g.id = article_id and g.status = 'draft' and present = seen;
  else
    delete from public.posts as p where p.id = article_id and p.status = 'draft' and present = seen;
  end if;
  is_deleted := found;
  return private.answer_article(case when is_deleted then 'deleted' else 'conflict' end, present);
end;
$$;

revoke execute on function private.last_revision, private.article_content, private.keep_revision, private.forget_revisions,
  private.gone_listings, private.article_pictures, private.article_errors, private.length_error, private.write_article, private.answer_article
  from anon, authenticated, service_role;
revoke execute on function private.find_articles_to_edit, private.get_article_to_edit, private.get_article_revision,
  private.save_article, private.delete_draft from anon, service_role;

create function public.find_articles_to_edit(
  kind text default null, state text default null, words text default null, after uuid default null
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.find_articles_to_edit(kind, state, words, after);
$$;

create function public.get_article_to_edit(kind text, article_id uuid default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.get_article_to_edit(kind, article_id);
$$;

create function public.get_article_revision(article_id uuid, number integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.get_article_revision(article_id, number);
$$;

-- The cards of a text that is being written, as its readers will see them.
create function public.find_embedded_listings(slugs text[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.embedded_listings(slugs[1:100]);
$$;

create function public.save_article(kind text, article_id uuid, seen integer, content jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return private.save_article(kind, article_id, seen, content);
exception when insufficient_privilege then
  return private.note_refusal('save_article', sqlerrm);
end;
$$;

create function public.delete_draft(kind text, article_id uuid, seen integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return private.delete_draft(kind, article_id, seen);
exception when insufficient_privilege then
  return private.note_refusal('delete_draft', sqlerrm);
end;
$$;

grant execute on function public.find_articles_to_edit, public.get_article_to_edit, public.get_article_revision,
  public.find_embedded_listings, public.save_article, public.delete_draft to authenticated;
