-- Saves and deletes guides and posts for admins.

-- Returns the files of a text's pictures in the bucket, parsed like app/domain/article/parse-markdown.ts.
create function private.article_pictures(body text)
returns setof text language sql immutable as $$
  select found.match[1]
  from regexp_matches(body, '/photos/(articles/[0-9a-f-]{36}/[0-9a-f-]{36}-1600\.(?:webp|jpg))', 'g') as found (match);
$$;

-- Refuses what other rows decide; the rest are constraints. The slug of a published text cannot change, because
-- others link to it. Refused as: published_slug, slug (another has it), listing (with its slug), picture.
create function private.check_article(kind text, article_id uuid, content jsonb)
returns void language plpgsql stable as $$
declare
  missing constant text := (
    select s from unnest(private.listing_slugs(content ->> 'body')) as s
    where not exists (select from public.businesses as b where b.slug = s) limit 1
  );
  field constant text := case
    when exists (
      select from public.articles as a
      where a.id = article_id and a.slug <> content ->> 'slug' and a.status = 'published' and a.published_at <= now()
    ) then 'published_slug'
    when exists (
      select from public.articles as a where a.kind = check_article.kind and a.slug = content ->> 'slug' and a.id <> article_id
    ) then 'slug'
    when missing is not null then 'listing'
    when exists (
      select from private.article_pictures(content ->> 'body') as picture where picture not like 'articles/' || article_id || '/%'
    ) then 'picture' end;
begin
  perform private.refuse_field(field, case field when 'listing' then missing else '' end) where field is not null;
end;
$$;

-- Saves an admin's edit of the revision `expected_revision`, 0 for a new text, whose id they choose. With `author_name`
-- the author is added if there is none of that slug.
-- outcome: saved; conflict, when another save came since: `by` and `at`; gone.
create function public.save_article(kind text, article_id uuid, expected_revision integer, content jsonb)
returns jsonb language plpgsql security definer as $$
declare
  metro constant smallint := (
    select m.id from public.metros as m where m.slug = content ->> 'metro' and kind = 'guide');
  writer constant text := private.present_name('author', content ->> 'author');
  last_number integer;
  last private.article_revisions;
begin
  perform private.require_admin();
  perform private.check_size(content, 500000);
  perform private.refuse('22023', 'Unknown kind') where kind not in ('guide', 'post');
  perform pg_advisory_xact_lock(hashtextextended(article_id::text, 0));
  last_number := private.last_revision(article_id);
  if last_number <> expected_revision then
    select * into last from private.article_revisions as r where r.article_id = save_article.article_id and r.number = last_number;
    return private.answer_article(case when last_number = 0 then 'gone' else 'conflict' end, last_number)
      || jsonb_build_object('by', private.name_person(last.saved_by), 'at', last.saved_at);
  end if;
  perform private.check_article(kind, article_id, content);
  perform private.refuse('not_null_violation', 'No such metro') where kind = 'guide' and metro is null;
  insert into public.authors (slug, name)
  select writer, private.clean_name(content ->> 'author_name') where content ? 'author_name'
  on conflict (slug) do nothing;
  insert into public.articles (id, kind, slug, title, summary, metro_id, tags, author_id, body, status, published_at)
  values (save_article.article_id, save_article.kind, content ->> 'slug', private.clean_text(content ->> 'title'),
    private.clean_text(content ->> 'summary'), metro,
    array(select jsonb_array_elements_text(content -> 'tags') where save_article.kind = 'post'),
    (select w.id from public.authors as w where w.slug = writer), content ->> 'body',
    (content ->> 'status')::public.article_status, coalesce((content ->> 'published_at')::timestamptz,
      case when content ->> 'status' = 'published' then date_trunc('minute', now()) end)) -- as forms say it
  on conflict (id) do update set slug = excluded.slug, title = excluded.title, summary = excluded.summary,
    metro_id = excluded.metro_id, tags = excluded.tags, author_id = excluded.author_id, body = excluded.body,
    status = excluded.status, published_at = excluded.published_at;
  return private.answer_article('saved', private.last_revision(article_id));
end;
$$;
grant execute on function public.save_article to authenticated;

create function private.answer_article(outcome text, revision integer)
returns jsonb immutable
return jsonb_build_object('outcome', outcome, 'revision', revision, 'by', null, 'at', null);

-- Deletes a draft with its revisions. outcome: deleted; conflict, when it was saved since or is published; gone.
create function public.delete_draft(kind text, article_id uuid, expected_revision integer)
returns jsonb language plpgsql security definer as $$
declare
  last_number integer;
  is_deleted boolean;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended(article_id::text, 0));
  last_number := private.last_revision(article_id);
  if last_number = 0 then
    return private.answer_article('gone', last_number);
  end if;
  delete from public.articles as a
  where a.id = article_id and a.kind = delete_draft.kind and a.status = 'draft' and last_number = expected_revision;
  is_deleted := found;
  return private.answer_article(case when is_deleted then 'deleted' else 'conflict' end, last_number);
end;
$$;
grant execute on function public.delete_draft to authenticated;
