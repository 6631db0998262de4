-- Saves and deletes guides and posts for admins.

-- Returns the files of a text's pictures in the bucket, parsed like
-- app/domain/article/parse-markdown.ts.
create function private.article_pictures(body text)
returns setof text
language sql
immutable
as $$
  select found.match[1]
  from regexp_matches(body, '/photos/(articles/[0-9a-f-]{36}/[0-9a-f-]{36}-1600\.(?:webp|jpg))', 'g') as found (match);
$$;

-- Returns the errors of a content, a sentence by field. The slug of a published text cannot change,
-- because others link to it.
create function private.article_errors(kind text, article_id uuid, content jsonb)
returns jsonb
language plpgsql
stable
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

-- Saves an admin's edit of the revision they have `seen`, 0 for a new text, whose id they choose.
-- outcome: saved; conflict, when another save came since: `by` and `at`; gone; invalid, with a
-- sentence by field.
create function public.save_article(kind text, article_id uuid, seen integer, content jsonb)
returns jsonb
language plpgsql
security definer
as $$
declare
  present integer;
  last private.article_revisions;
  errors jsonb;
begin
  perform private.require_admin();
  if kind not in ('guide', 'post') then
    raise exception 'Unknown kind' using errcode = '22023';
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
grant execute on function public.save_article to authenticated;

create function private.answer_article(outcome text, revision integer, errors jsonb default '{}')
returns jsonb
language plpgsql
immutable
as $$
begin
  return jsonb_build_object('outcome', outcome, 'revision', revision, 'errors', errors, 'by', null, 'at', null);
end;
$$;

-- Deletes a draft with its revisions. outcome: deleted; conflict, when it was saved since or is
-- published; gone.
create function public.delete_draft(kind text, article_id uuid, seen integer)
returns jsonb
language plpgsql
security definer
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
grant execute on function public.delete_draft to authenticated;
