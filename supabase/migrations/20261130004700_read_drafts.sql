-- Guides and posts as admins list and open them for editing.

-- Returns embedded listings that are closed, moved or not public.
create function private.gone_listings(slugs text[])
returns jsonb stable
return (
  select coalesce(jsonb_agg(jsonb_build_object('slug', listed.slug, 'name', b.name, 'status', b.status, 'into', kept.name)
    order by listed.place), '[]')
  from (
    select requested.slug, min(requested.place) as place from unnest(slugs) with ordinality as requested (slug, place) group by requested.slug
  ) as listed
  left join public.businesses as b on b.slug = listed.slug
  left join public.businesses as kept on b.status = 'merged' and kept.id = private.current_listing(b.id)
  where b.status is distinct from 'published'
);

-- Returns guides and posts, last changed first: 30 after the one named by `after`, whose title or
-- slug has the words. `state`: draft, scheduled, published, or outdated: published, with a listing
-- that is gone; to_fix: outdated, and the caller is responsible for it.
create function public.find_articles_to_edit(
  kind text default null, state text default null, words text default null, after uuid default null
)
returns jsonb language plpgsql stable security definer as $$
declare
  term constant text := lower(btrim(coalesce(words, '')));
  found jsonb;
begin
  perform private.require_admin();
  with described as (
    select a.*, private.gone_listings(a.listing_slugs) as gone,
      case when a.status = 'draft' then 'draft' when a.published_at > now() then 'scheduled' else 'published' end as state
    from public.articles as a
    where (find_articles_to_edit.kind is null or a.kind = find_articles_to_edit.kind)
      and (term = '' or strpos(lower(a.title), term) > 0 or strpos(a.slug, term) > 0)
  ), page as (
    select jsonb_build_object('kind', d.kind, 'id', d.id, 'slug', d.slug, 'title', d.title, 'state', d.state,
      'published_at', d.published_at, 'updated_at', d.updated_at, 'author', w.name, 'gone', d.gone) as item
    from described as d join public.authors as w on w.id = d.author_id
    where (find_articles_to_edit.state is null or d.state = find_articles_to_edit.state
        or (find_articles_to_edit.state in ('outdated', 'to_fix') and d.state = 'published' and d.gone <> '[]'
          and (find_articles_to_edit.state = 'outdated' or auth.uid() in (select private.responsible_editors(d.id)))))
      and (find_articles_to_edit.after is null or (d.updated_at, d.id) < (
        select l.updated_at, l.id from described as l where l.id = find_articles_to_edit.after))
    order by d.updated_at desc, d.id desc limit 31
  )
  select jsonb_agg(item) into found from page;
  return private.page_of(found, 30);
end;
$$;
grant execute on function public.find_articles_to_edit to authenticated;

-- Returns one of them with its last 50 revisions and the authors, metros and so on to choose from;
-- without an id a new one. Null where there is none.
create function public.get_article_to_edit(kind text, article_id uuid default null)
returns jsonb language plpgsql stable security definer as $$
declare
  article constant jsonb := (
    select to_jsonb(a) from public.articles as a where a.id = article_id and a.kind = get_article_to_edit.kind);
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
      from public.authors as a where a.retired_at is null or a.slug = article ->> 'author'
    ),
    'metros', (
      select jsonb_agg(jsonb_build_object('slug', m.slug, 'name', m.name || ', ' || m.state) order by m.name)
      from public.metros as m
    )
  );
end;
$$;
grant execute on function public.get_article_to_edit to authenticated;

create function public.get_article_revision(article_id uuid, number integer)
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select r.content from private.article_revisions as r
  where r.article_id = get_article_revision.article_id and r.number = get_article_revision.number;
$$;
grant execute on function public.get_article_revision to authenticated;

-- Returns the cards of up to 100 listings: of a text being written, or of places saved on a device.
create function public.find_embedded_listings(slugs text[])
returns jsonb stable
return private.embedded_listings(slugs[1:100]);
grant execute on function public.find_embedded_listings to anon, authenticated, service_role;
