-- Every saved version of a guide or post, whichever way it was saved.

create table private.article_revisions (
  article_id uuid not null references public.articles (id) on delete cascade,
  number integer not null check (number >= 1),
  saved_at timestamptz not null,
  saved_by uuid, -- null: the system
  content jsonb not null,
  primary key (article_id, number)
);

create function private.last_revision(article_id uuid)
returns integer stable
return coalesce((select max(r.number) from private.article_revisions as r where r.article_id = last_revision.article_id), 0);

-- Returns the editable fields. A guide has a `metro`, a post has `tags`.
create function private.article_content(article jsonb)
returns jsonb stable
return jsonb_build_object(
  'title', article -> 'title', 'slug', article -> 'slug', 'summary', article -> 'summary', 'body', article -> 'body',
  'author', (select a.slug from public.authors as a where a.id = (article ->> 'author_id')::uuid),
  'status', article -> 'status', 'published_at', article -> 'published_at'
) || case article ->> 'kind'
  when 'guide' then jsonb_build_object('metro', (select m.slug from public.metros as m where m.id = (article ->> 'metro_id')::smallint))
  else jsonb_build_object('tags', article -> 'tags')
end;

create function private.store_revision()
returns trigger language plpgsql security definer as $$
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
create trigger articles_store_revision after insert or update on public.articles
for each row execute function private.store_revision();
